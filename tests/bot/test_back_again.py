"""A bot that is on a server again: each table is posted once, in silence, and no one gets more than one message."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.match import lost_channels
from bot.local.waiting import wait_for
from tests.bot.running_bot import channels, laid, running

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.running import LocalDiscord
    from tests.bot.running_bot import RunningBot

SILENT = 1 << 12
"""Discord's flag of a message without a notification."""


async def test_all_tables_come_back_in_silence_and_everyone_gets_one_message(
    tmp_path: Path, world: LocalDiscord, *, heavy: bool
) -> None:
    # As many as a server may have, or enough to see that they do not come one by one.
    tables = 50 if heavy else 12
    people = {each.name: each.id for each in world.fake.world.personas.values() if each.name in ("Mika", "Jonas")}
    async with laid(tmp_path, world) as harness:
        places = await channels(world, tables)
        for channel in places:
            await harness.deal("toy", *people.values(), channel=channel)
        await world.control.ask("kick_bot")
        await harness.acting.write(lost_channels.left, harness.guild)
    async with running(tmp_path, world) as here:
        before = len(await world.control.record())
        await world.control.ask("invite_bot")
        await wait_for(partial(_all_go_on, here))
        await here.quiet()
        created = [line for line in (await world.control.record())[before:] if line["kind"] == "created"]
        posts = [line for line in created if int(line["channel"]) in places]
        assert sorted(int(line["channel"]) for line in posts) == sorted(places)
        assert all(line["flags"] & SILENT and not line["pings"] for line in posts)
        letters = [line for line in created if line not in posts]
        assert len(letters) == len(people)
        assert [str(tables) in line["text"] for line in letters] == [True, True]
        assert await world.control.violations() == []


async def _all_go_on(here: RunningBot) -> bool:
    """Whether no table stands still any more."""
    still = "SELECT count(*) FROM matches WHERE still IS NOT NULL"
    return not await here.app.database.read(lambda connection: connection.execute(still).fetchone()[0])
