"""What outlives a restart: the world in its file, and the bot as the child of its supervisor."""

import asyncio
import json
import signal
import stat
import sys
from pathlib import Path

from bot.local.people import ControlClient
from bot.local.running import LocalDiscord
from bot.local.waiting import wait_for
from tests.timeouts import GENEROUS

CHILD = """
import os, time
open(os.environ["HATOBA_LOOPBACK_CA"] + ".seen", "a").write(os.environ["HATOBA_LOOPBACK"] + " ")
time.sleep(60)
"""
SERVER = """
import asyncio, pathlib, sys
from bot.local.serve import serve
asyncio.run(serve(pathlib.Path(sys.argv[1]), bot_command=[sys.executable, "-c", sys.argv[2]]))
"""


async def test_the_world_outlives_a_restart(tmp_path: Path) -> None:
    state = tmp_path / "world.sqlite"
    async with LocalDiscord.running(state) as world:
        said = await world.person("Mika").say("hello")
        await world.control.ask("advance", seconds=1000)
        await world.control.ask("add_persona", name="Ōta")
        gone = await world.person("Jonas").say("gone")
        await world.fake.save()
        await world.control.ask("delete_message", message=gone.id)
        now = world.fake.clock.now()
    async with LocalDiscord.running(state) as world:
        assert [(each.id, each.text) for each in await world.person("Ōta").channel()] == [(said.id, "hello")]
        assert world.fake.clock.now() >= now
        assert (await world.person("Mika").say("again")).id > gone.id


async def test_the_keeper_starts_kills_and_stops_the_bot(tmp_path: Path) -> None:
    served = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, str(tmp_path), CHILD)
    try:
        await wait_for(lambda: _starts(tmp_path, 1))
        path = tmp_path / "address.json"
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        address = json.loads(path.read_text())
        async with ControlClient.connect(address["url"], address["secret"], Path(address["ca"])) as control:
            assert f"https://{_seen(tmp_path)[0]}" == address["url"]
            await control.ask("kill_bot")
            await wait_for(lambda: _starts(tmp_path, 2))
            assert (await control.ask("restart_bot"))["starts"] >= 2
            await wait_for(lambda: _starts(tmp_path, 3))
            assert (await control.ask("stop_bot"))["running"] is False
            await control.ask("start_bot")
            await wait_for(lambda: _starts(tmp_path, 4))
        served.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(served.wait(), GENEROUS) == 0
    finally:
        if served.returncode is None:
            served.kill()
            await served.wait()


async def _starts(folder: Path, number: int) -> bool:
    return len(_seen(folder)) >= number


def _seen(folder: Path) -> list[str]:
    file = folder / "ca.pem.seen"
    return file.read_text().split() if file.exists() else []
