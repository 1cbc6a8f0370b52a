"""Reminders: one direct message for all tables, never in quiet hours, nothing that was answered meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bot.background import sweep as core_sweep
from bot.background.sweep import sweep
from bot.core import clock, people
from bot.core.announcing import reminding
from bot.discord.message import Text
from bot.local.people import DM
from bot.outbox.reminders import reminder_dm
from bot.store import direct_messages, due_turns
from bot.store.persons import QUIET, REMIND, ZONE
from bot.store.spans import DAY, HOUR
from bot.topics.absence import operations as absence
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, PINK, Harness, kinds
from tests.bot.passing import advance
from tests.bot.running_bot import running_bot
from tests.bot.test_pending_turns import lasting

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Row
    from render.core.languages import Lang


async def nudges(harness: Harness) -> list[Row]:
    """The reminders that are sent now."""
    return [row for row in await harness.post() if row.kind == "nudge"]


async def until_night(harness: Harness, user: int) -> None:
    """Let someone have quiet hours for the next eight hours."""
    now = datetime.fromtimestamp(clock.now(), UTC)
    hours = f"{now - timedelta(hours=1):%H:00}-{now + timedelta(hours=8):%H:00}"
    await harness.acting.write(people.note, user, {ZONE: "UTC", QUIET: hours})


async def test_one_reminder_for_all_tables_and_none_twice(harness: Harness) -> None:
    for channel in (1, 2):
        await harness.deal("toy", BLUE, PINK, channel=channel)
    await harness.pass_time(23 * HOUR)
    assert await nudges(harness) == []
    await harness.pass_time(HOUR + 60)
    assert sorted(row.user or 0 for row in await nudges(harness)) == [BLUE, PINK]
    assert len(await harness.acting.read(reminding.reminders, BLUE)) == 2
    await harness.acting.write(core_sweep.sweep)
    assert await nudges(harness) == []


async def test_what_would_come_within_two_hours_comes_along(harness: Harness) -> None:
    first = await harness.deal("toy", BLUE, PINK, channel=1)
    await harness.pass_time(HOUR)
    second = await harness.deal("toy", BLUE, PINK, channel=2)
    await harness.pass_time(23 * HOUR + 60)
    await nudges(harness)
    assert [each.wait.match for each in await harness.acting.read(reminding.reminders, BLUE)] == [first, second]
    await harness.pass_time(2 * HOUR)
    assert await nudges(harness) == []


async def test_the_former_reminder_is_deleted_and_the_last_once_all_is_answered(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(DAY + 60)
    await harness.post()
    former = await harness.database.read(lambda connection: direct_messages.find(connection, BLUE, "nudge"))
    assert former is not None
    await harness.pass_time(DAY)
    sent = [row for row in await harness.post() if row.user == BLUE]
    assert kinds(sent) == ["nudge", "strip"]
    assert sent[1].text == str(former.message)
    while BLUE in await harness.asked(match):
        await harness.play_on(match, Rng(b"answers"), 1)
    await harness.acting.write(core_sweep.sweep)
    assert "strip" in kinds([row for row in await harness.post() if row.user == BLUE and not row.match])
    assert await harness.database.read(lambda connection: direct_messages.find(connection, BLUE, "nudge")) is None


async def test_nothing_comes_at_night_and_the_call_is_made_up_for_in_the_morning(harness: Harness) -> None:
    await until_night(harness, BLUE)
    match = await harness.deal("toy", BLUE, PINK)
    held = {wait.seat for wait in (await lasting(harness, match)).values() if wait.called is None}
    assert len(held) == 1
    await harness.pass_time(HOUR)
    assert await nudges(harness) == []
    await harness.pass_time(8 * HOUR)
    (called,) = await nudges(harness)
    assert (called.user, called.text) == (BLUE, "night")
    await harness.acting.write(core_sweep.sweep)
    assert await nudges(harness) == []


async def made_up_for(harness: Harness, away: int) -> Row:
    """What someone gets who was away for some seconds while a match was dealt."""
    await harness.acting.write(absence.leave, BLUE, int(clock.now()) + away)
    await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(away - HOUR)
    assert [row for row in await nudges(harness) if row.user == BLUE] == []
    await harness.pass_time(HOUR + 60)
    (called,) = [row for row in await nudges(harness) if row.user == BLUE]
    return called


@pytest.mark.parametrize(("lang", "title"), [("en", "you were away"), ("de", "abwesend warst"), ("it", "eri assente")])
async def test_the_end_of_an_absence_is_not_called_the_end_of_a_night(harness: Harness, lang: Lang, title: str) -> None:
    called = await made_up_for(harness, 5 * HOUR)
    assert called.text == "away"
    message = reminder_dm(await harness.acting.read(reminding.reminders, BLUE), (), called, Words.of(lang))
    said = next(part.text for part in message.parts if isinstance(part, Text))
    assert title in said.split("\n")[0]


async def test_an_absence_of_days_is_told_as_such_although_it_ends_after_a_night(harness: Harness) -> None:
    await until_night(harness, BLUE)
    assert (await made_up_for(harness, 2 * DAY + 9 * HOUR)).text == "away"


async def test_who_wants_no_reminders_gets_none(harness: Harness) -> None:
    await harness.acting.write(people.note, BLUE, {REMIND: "never"})
    await harness.deal("toy", BLUE, PINK)
    for _ in range(6):
        await harness.pass_time(DAY)
        assert all(row.user == PINK for row in await nudges(harness))


async def test_no_more_of_these_turns(harness: Harness) -> None:
    await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(DAY + 60)
    await harness.post()
    assert len(await harness.acting.write(reminding.mute, BLUE)) == 1
    await harness.pass_time(DAY)
    assert [row.user for row in await nudges(harness)] == [PINK]


async def test_a_sweep_that_was_not_kept_is_found_again_and_one_that_was_kept_sends_once(harness: Harness) -> None:
    await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(23 * HOUR)

    def killed(unit: UnitOfWork) -> None:
        sweep(unit)
        raise LookupError("killed")

    with pytest.raises(LookupError):
        await harness.at(int(clock.now()) + 2 * HOUR, killed)
    assert await nudges(harness) == []
    await harness.pass_time(HOUR + 60)
    for _ in range(3):
        await harness.acting.write(core_sweep.sweep)
    assert len(await nudges(harness)) == 2


async def test_a_clock_that_was_set_back_sends_nothing_twice(harness: Harness) -> None:
    await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(DAY + 60)
    assert len(await nudges(harness)) == 2
    advance(-DAY)
    await harness.acting.write(core_sweep.sweep)
    for _ in range(2):
        await harness.pass_time(10 * HOUR)
        assert await nudges(harness) == []
    await harness.pass_time(4 * HOUR)
    assert len(await nudges(harness)) == 2


async def test_whom_no_dm_reaches_is_called_by_one_line_in_the_channel(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.database.transact(
        lambda c: c.execute("INSERT INTO persons (person, settings) VALUES (?, ?)", (BLUE, '{"dm": "closed"}'))
    )
    await harness.pass_time(DAY + 60)
    lines = [row for row in await harness.post() if row.kind == "nudge" and row.channel == CHANNEL]
    assert [(row.match, row.ping) for row in lines] == [(match, (BLUE,))]
    while BLUE in await harness.asked(match):
        await harness.play_on(match, Rng(b"answers"), 1)
    cleared = [row for row in await harness.post() if row.kind == "strip" and row.text.endswith("whole")]
    assert len(cleared) == 1


@pytest.mark.sqlite
async def test_a_sweep_looks_only_at_what_is_due(harness: Harness) -> None:
    await harness.deal("toy", BLUE, PINK)
    await harness.acting.write(core_sweep.sweep)

    def look(connection: Connection) -> tuple[int, str]:
        plan = connection.execute("EXPLAIN QUERY PLAN SELECT * FROM waits WHERE due <= 5 ORDER BY due LIMIT 9")
        return len(due_turns.due(connection, int(clock.now()), 9)), " ".join(str(row["detail"]) for row in plan)

    found, plan = await harness.database.read(look)
    assert found == 0
    assert "waits_due" in plan


async def test_the_reminder_as_it_arrives(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        post = await here.dealt("toy", "Mika", "Jonas")
        await here.quiet()
        await here.pass_time(DAY + 60)
        reminder = await here.seen(mika, lambda message: "Stop for this turn" in message.buttons, DM)
        assert "waits for you" in reminder.text
        assert "My hours" in reminder.buttons
        (play,) = (label for label in reminder.buttons if label.startswith("Play "))
        assert "Nothing has changed" not in (await mika.press(reminder, play)).text
        stopped = await mika.press(reminder, "Stop for this turn")
        assert "will be asked how to continue" in stopped.text
        await jonas.set_direct_messages(allowed=False)
        await here.pass_time(DAY)
        line = await here.seen(mika, lambda message: "has been waiting for you" in message.text)
        assert "Play" in line.buttons
        assert line.id != post.id
        assert await here.world.control.violations() == []
