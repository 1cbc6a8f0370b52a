"""Faults that kill: the bot dies in the middle of a request, which it never hears of again."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.bench.evening import address_of
from bot.local.people import ControlClient
from bot.local.waiting import wait_for
from tests.every_day import daily

CHILD = """
import asyncio, os, pathlib, aiohttp
from bot.local.connector import loopback_connector

async def main():
    ca = pathlib.Path(os.environ["HATOBA_LOOPBACK_CA"])
    headers = {"Authorization": "Bot " + os.environ["DISCORD_TOKEN"]}
    connector = loopback_connector(os.environ["HATOBA_LOOPBACK"], ca)
    async with aiohttp.ClientSession(connector=connector, headers=headers) as client:
        me = "https://discord.com/api/v10/users/@me"
        async with client.get(me) as answer:
            with ca.with_name("heard").open("a") as heard:
                heard.write(f"{answer.status} ")
    await asyncio.sleep(60)

while not pathlib.Path(os.environ["HATOBA_LOOPBACK_CA"]).with_name("go").exists():
    pass
asyncio.run(main())
"""
SERVER = """
import asyncio, pathlib, sys
from bot.local.serve import serve
asyncio.run(serve(pathlib.Path(sys.argv[1]), bot_command=[sys.executable, "-c", sys.argv[2]]))
"""


@pytest.mark.parametrize("moment", daily("after", of=("before", "after")))
async def test_a_storm_kills_the_bot_at_the_moment_asked_for(tmp_path: Path, moment: str) -> None:
    table = tmp_path / "table"
    served = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, str(table), CHILD)
    try:
        async with ControlClient.connect(*await address_of(tmp_path)) as control:
            await control.ask("add_fault", method="GET", route="/users/@me", moment=moment, kill=True)
            (table / "go").touch()
            # The second bot gets its answer, the first one never did.
            await wait_for(lambda: _heard(table))
            asked = [line["status"] for line in await control.record("request")]
            assert asked == [-1, 200]
            assert (await control.ask("clear_faults"))["left"] == 0
            assert (table / "heard").read_text() == "200 "
    finally:
        served.terminate()
        await served.wait()


async def _heard(folder: Path) -> bool:
    file = folder / "heard"
    # It is there a moment before anything stands in it.
    return file.exists() and file.read_text() != ""
