"""An absence that leaves tables out: there the person is called and reminded, time is counted, and no bot comes in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core import clock
from bot.core.do_not_disturb import resting
from bot.discord.screens.demands import status_lines
from bot.store import aways, deletion, pending_turns
from bot.store.spans import DAY
from bot.topics.absence import operations as absence
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, PINK, Harness, kinds
from tests.bot.running_bot import running_bot
from tests.bot.table_of_bots import think_here

if TYPE_CHECKING:
    from pathlib import Path

EN = Words.of("en")


async def two_tables(harness: Harness, user: int) -> tuple[str, str]:
    """Two matches of two people that both wait for the same one."""
    found = []
    for channel in (CHANNEL, CHANNEL + 1):
        match, rng = await harness.deal("osaka", BLUE, PINK, channel=channel), Rng(b"out/%d" % channel)
        await harness.play_on(match, rng, 4, channel=channel)
        while await harness.asked(match) != [user]:
            await harness.play_on(match, rng, 1, channel=channel)
        found.append(match)
    await harness.post()
    return found[0], found[1]


async def runs(harness: Harness, match: str, user: int) -> bool:
    """Whether time is counted for someone's turn."""
    seat = (await harness.load(match, user)).own
    waits = await harness.database.read(lambda connection: pending_turns.load(connection, match))
    return waits[seat].running is not None


async def test_at_a_table_that_is_left_out_all_is_as_if_the_person_were_there(harness: Harness) -> None:
    here, there = await two_tables(harness, BLUE)
    until = int(clock.now()) + 9 * DAY
    await harness.acting.write(absence.leave, BLUE, until)
    assert [await runs(harness, match, BLUE) for match in (here, there)] == [False, False]
    tables = await harness.acting.write(absence.leave_out, BLUE, [here, "NOT", "mine"])
    assert {table.info.id: table.there for table in tables} == {here: True, there: False}
    assert [await runs(harness, match, BLUE) for match in (here, there)] == [True, False]
    said = [status_lines(await harness.load(match, None), EN)[0] for match in (here, there)]
    assert ["away until" in line for line in said] == [False, True]
    at = int(clock.now())
    rest = [await harness.database.read(partial(resting, users=[BLUE], now=at, match=match)) for match in (here, there)]
    assert rest == [frozenset(), {BLUE}]
    await harness.post()
    await harness.pass_time(DAY + 60)
    assert kinds(await harness.post()).count("nudge") == 1
    # A new absence begins at all tables again, and so does one that ended.
    await harness.acting.write(absence.leave, BLUE, until)
    assert [await runs(harness, match, BLUE) for match in (here, there)] == [False, False]
    await harness.acting.write(absence.leave_out, BLUE, [there])
    await harness.acting.write(absence.come_back, BLUE)
    assert await harness.acting.write(absence.leave_out, BLUE, [there]) == []
    assert await harness.database.read(lambda connection: aways.left_out(connection, BLUE)) == frozenset()


async def test_no_bot_plays_at_a_table_that_is_left_out_and_one_stops_there(harness: Harness) -> None:
    think_here(harness)
    here, there = await two_tables(harness, BLUE)
    until = int(clock.now()) + 9 * DAY
    assert (await harness.acting.write(absence.leave, BLUE, until, cover=True)).covered == 2
    await harness.acting.write(absence.leave_out, BLUE, [here])
    assert [(await harness.load(match, BLUE)).covered for match in (here, there)] == [False, True]
    await harness.pass_time(60)
    assert [(await harness.load(match, BLUE)).covered for match in (here, there)] == [False, True]
    # It begins where the table is left out no more.
    await harness.acting.write(absence.leave_out, BLUE, [])
    assert [(await harness.load(match, BLUE)).covered for match in (here, there)] == [True, True]
    await harness.acting.write(absence.leave_out, BLUE, [here])
    await harness.database.transact(lambda connection: deletion.delete(connection, here))
    assert await harness.database.read(lambda connection: aways.left_out(connection, BLUE)) == frozenset()


async def test_the_tables_are_chosen_in_a_menu(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        inside = here.inside
        first = await here.dealt("osaka", "Mika", "Tom")
        alone = await mika.command("/away", until="in 2 weeks")
        assert "Play on at some tables …" not in str(alone.components)
        match = first.buttons["Play"]["custom_id"].split(":")[1]
        channel = int((await here.world.control.ask("add_channel", name="quay"))["id"])
        other = await here.laid("toy", "Mika", "Tom", channel=channel)
        said = await mika.command("/away", until="in 2 weeks")
        chosen = await mika.choose(said, "Play on at some tables …", [match])
        assert f"You play on at Traders of Osaka {match}" in chosen.text
        tables = await inside.acting.read(absence.tables_of, here.user("Mika"))
        assert {table.info.id: table.there for table in tables} == {match: True, other: False}
        none = await mika.choose(chosen, "Play on at some tables …", [])
        assert "away at all your tables" in none.text
        back = await mika.press(none, "I'm back")
        assert "Welcome back" in back.text
        assert await here.world.control.violations() == []
