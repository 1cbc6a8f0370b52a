"""Lobbies in a list: joined by a press, of other servers only where both let theirs be listed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.store import lobbies, server_settings
from bot.store.server_settings import LOBBIES
from tests.bot.harness import GUILD
from tests.bot.houses import in_its_file
from tests.bot.running_bot import running_bot
from tests.bot.test_vacancies import hide
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection
    from tests.bot.harness import Harness
    from tests.bot.running_bot import RunningBot


async def _share(here: RunningBot, guild: int, *, shares: bool) -> None:
    chosen = {LOBBIES: "yes" if shares else ""}
    await here.app.acting.write(lambda unit: server_settings.note(unit.connection, guild, here.user("Mika"), chosen))


async def test_a_lobby_is_joined_from_the_list(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas, tom, control = here.person("Mika"), here.person("Jonas"), here.person("Tom"), here.world.control
        await mika.command("/game open", game="toy", seats=2)
        listed = await jonas.command("/game list", channel="harbour-talk")
        assert says(listed.text, "find-open-title")
        own = await mika.command("/game list", channel="harbour-talk")
        assert not says(own.text, "find-open-title"), "who is in it is not asked to join"
        toms = await tom.command("/game list", channel="harbour-talk")
        joined = await jonas.press(listed, "Mitspielen")
        assert says(joined.text, "bot-lobby-joined", "house-lobby-joined-open")
        assert says((await tom.press(toms, "Join")).text, "find-open-gone")
        # Nor is one that not everyone may see.
        hide(here, next(iter(here.world.fake.world.channels)))
        await here.quiet()
        assert not says((await tom.command("/game list", channel="harbour-talk")).text, "find-open-title")
        # Of another server only if both say so, and only for who is on both.
        elsewhere = await control.ask("add_guild", name="Elsewhere", people=["Giulia", "Tom"], channel="quay")
        await here.person("Giulia").command("/game open", game="toy", channel="quay")
        for own_one, other, seen in ((True, False, False), (False, True, False), (True, True, True)):
            await _share(here, next(iter(here.world.fake.world.guilds)), shares=own_one)
            await _share(here, int(elsewhere["id"]), shares=other)
            listed = await tom.command("/game list", channel="harbour-talk")
            assert ("Elsewhere" in listed.text) == seen, (own_one, other)
        stranger = await jonas.command("/game list", channel="harbour-talk")
        assert "Elsewhere" not in stranger.text
        forged = listed.buttons["Join"]["custom_id"]
        assert says((await jonas.press(stranger, forged, forged=True)).text, "find-open-gone")
        joined = await tom.press(listed, "Join")
        assert says(joined.text, "bot-lobby-joined", "house-lobby-joined-open")
        await here.quiet()


async def test_lists_of_lobbies_look_at_no_other_matches(harness: Harness) -> None:
    def scanning(connection: Connection) -> list[str]:
        asked: list[str] = []
        in_its_file(connection).set_trace_callback(asked.append)
        lobbies.open_on(connection, GUILD)
        lobbies.open_elsewhere(connection, GUILD, 5)
        in_its_file(connection).set_trace_callback(None)
        return [row[3] for each in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {each}")]

    plans = await harness.database.read(scanning)
    assert [plan for plan in plans if re.search(r"SCAN (matches|sharing)(?! USING)", plan)] == []
