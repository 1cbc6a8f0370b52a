"""When the time is over: the others are asked, and a table about which no one chooses sleeps and closes in the end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.core import clock, finding
from bot.core.match.turn_time_out import ask_others
from bot.outbox.deliveries import EditOrPost, LastEdit, Skip, write
from bot.store import due_turns, seats, votes
from bot.store.spans import DAY
from bot.topics.seats import operations as seats_operations
from bot.topics.tables import operations as tables
from bot.topics.votes import operations as votes_operations
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, MANAGER, PINK, STRANGER, Harness, done, has_line, table_post, why
from tests.bot.reading import text_of, verbs
from tests.bot.test_votes import seat_of, told, voted

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Row
    from render.core.languages import Lang


async def time_is_over(harness: Harness, match: str) -> list[Row]:
    """Let the time of all be over whom a match waits for; what is posted then."""

    def work(unit: UnitOfWork) -> None:
        unit.connection.execute("UPDATE waits SET late = ? WHERE match = ? AND ended IS NULL", (unit.now, match))

    await harness.at(int(clock.now()), work)
    await harness.pass_time(60)
    return await harness.post()


async def drawn(harness: Harness, row: Row, lang: Lang = "en") -> EditOrPost | LastEdit | Skip:
    """What a row comes to."""
    delivery = write(row, await harness.load(row.match or "", None), None, Words.of(lang))
    assert isinstance(delivery, EditOrPost | LastEdit | Skip)
    return delivery


async def is_asleep(harness: Harness, match: str) -> bool:
    found = (await harness.load(match, None)).standstill
    return found is not None and found.reason == "asleep"


def late_rows(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.kind == "late"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_others_are_asked_once_and_the_late_one_is_not_pinged(
    harness: Harness, match: str, lang: Lang
) -> None:
    (late_one,) = await harness.asked(match)
    others = {BLUE, PINK, GREY} - {late_one}
    (row,) = late_rows(await time_is_over(harness, match))
    assert set(row.ping) == others
    post = await drawn(harness, row, lang)
    assert isinstance(post, EditOrPost)
    assert verbs(post.content) == ["grant", "seek", "rest", "finish"]
    said = text_of(post.content)
    assert f"name{late_one}" in said
    assert all(f"<@{user}>" in said for user in others)
    await harness.pass_time(DAY)
    assert late_rows(await harness.post()) == []


async def test_the_time_is_over_by_what_was_counted(harness: Harness, match: str) -> None:
    await harness.pass_time(5 * DAY - 60)
    assert late_rows(await harness.post()) == []
    await harness.pass_time(120)
    assert [row.match for row in late_rows(await harness.post())] == [match]


async def test_who_was_late_can_play_and_then_nothing_is_left_to_choose(harness: Harness, match: str) -> None:
    (late_one,) = await harness.asked(match)
    await time_is_over(harness, match)
    while late_one in await harness.asked(match):
        await harness.play_on(match, Rng(b"late"), 1)
    last = late_rows(await harness.post())[-1]
    settled = await drawn(harness, last)
    assert isinstance(settled, LastEdit)
    assert text_of(settled.content) == f"name{late_one} has played."
    assert why(await harness.acting.play(harness.caller(late_one), seats_operations.grant(match))) == "not-late"


async def test_several_who_are_late_stand_in_one_post(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    asked = await harness.asked(match)
    assert len(asked) > 1
    of = [await seat_of(harness, match, user) for user in asked[:2]]
    for seat in of:
        await harness.at(int(clock.now()), lambda unit, seat=seat: ask_others(unit, match, [seat]))  # type: ignore[misc]
    (row,) = late_rows(await harness.post())
    assert not {*asked[:2]} & {*row.ping}
    post = await drawn(harness, row)
    assert isinstance(post, EditOrPost)
    assert all(f"name{user}" in text_of(post.content) for user in asked[:2])


@pytest.mark.parametrize(("pace", "days"), [("day", 1), ("slow", 3), ("long", 3)])
async def test_anyone_else_can_wait_a_while_more(harness: Harness, match: str, pace: str, days: int) -> None:
    await harness.database.transact(lambda c: c.execute("UPDATE matches SET pace = ? WHERE id = ?", (pace, match)))
    (late_one,) = await harness.asked(match)
    other = next(user for user in (BLUE, PINK, GREY) if user != late_one)
    assert why(await harness.acting.play(harness.caller(other), seats_operations.grant(match))) == "not-late"
    await time_is_over(harness, match)
    assert why(await harness.acting.play(harness.caller(late_one), seats_operations.grant(match))) == "late-self"
    assert why(await harness.acting.play(harness.caller(STRANGER), seats_operations.grant(match))) == "stranger"
    done(await harness.acting.play(harness.caller(other), seats_operations.grant(match)))

    def left(connection: Connection) -> int:
        row = connection.execute(
            "SELECT bank + granted - ran - (? - running) FROM waits WHERE match = ? AND ended IS NULL",
            (int(clock.now()), match),
        ).fetchone()
        return int(row[0])

    assert await harness.database.read(left) == pytest.approx(days * DAY, abs=5)
    (row,) = late_rows(await harness.post())
    settled = await drawn(harness, row)
    assert isinstance(settled, LastEdit)
    assert text_of(settled.content).startswith(f"name{other} waits until <t:")
    assert late_rows(await time_is_over(harness, match))[0].ping


async def test_the_others_can_look_for_someone(harness: Harness, match: str) -> None:
    (late_one,) = await harness.asked(match)
    seat = await seat_of(harness, match, late_one)
    other, third = [user for user in (BLUE, PINK, GREY) if user != late_one]
    await time_is_over(harness, match)
    vote = voted(await harness.acting.play(harness.caller(other), seats_operations.look_for(match)))
    proposal = await harness.acting.read(finding.proposal, vote.vote)
    assert proposal is not None
    assert (proposal.about, proposal.seat, proposal.candidate) == ("replace", seat, None)
    assert {"late", "vote"} <= {row.kind for row in await harness.post()}
    await harness.acting.play(harness.caller(third), votes_operations.vote(vote.vote, agree=True))
    voted(await harness.acting.play(harness.caller(STRANGER), seats_operations.take_over(match, seat)))
    await harness.pass_time(2 * DAY)
    assert (await harness.load(match, STRANGER)).seat == seat


@pytest.mark.parametrize("chosen", ["rest", "end"])
async def test_a_vote_settles_the_question(harness: Harness, match: str, chosen: str) -> None:
    (late_one,) = await harness.asked(match)
    other = next(user for user in (BLUE, PINK, GREY) if user != late_one)
    await time_is_over(harness, match)
    if chosen == "rest":
        voted(await harness.acting.play(harness.caller(other), votes_operations.propose_pause(match, 7)))
    else:
        voted(await harness.acting.play(harness.caller(other), votes_operations.propose_end(match)))
    (row,) = late_rows(await harness.post())
    assert json.loads(row.text)["key"] == f"late-{chosen}"


async def test_once_the_match_is_closed_nothing_can_be_chosen(harness: Harness, match: str) -> None:
    await time_is_over(harness, match)
    await harness.acting.play(harness.caller(MANAGER), tables.close(match))
    (row,) = late_rows(await harness.post())
    settled = await drawn(harness, row)
    assert isinstance(settled, LastEdit)
    assert verbs(settled.content) == []


async def test_a_free_seat_is_waited_for_without_more_time(harness: Harness, match: str) -> None:
    (gone,) = await harness.asked(match)
    await harness.acting.play(harness.caller(gone), seats_operations.resign(match))
    (row,) = late_rows(await time_is_over(harness, match))
    post = await drawn(harness, row)
    assert isinstance(post, EditOrPost)
    assert verbs(post.content) == ["seek", "rest", "finish"]
    other = next(user for user in (BLUE, PINK, GREY) if user != gone)
    done(await harness.acting.play(harness.caller(other), seats_operations.look_for(match)))
    assert await harness.database.read(lambda connection: votes.open_in(connection, match)) == []


async def asleep(harness: Harness, match: str) -> list[Row]:
    """Let a match fall asleep; what is posted then."""
    await time_is_over(harness, match)
    await harness.pass_time(7 * DAY - 120)
    assert not await is_asleep(harness, match)
    await harness.pass_time(120)
    assert await is_asleep(harness, match)
    return await harness.post()


async def test_if_no_one_chooses_the_match_sleeps_until_someone_wakes_it(harness: Harness, match: str) -> None:
    rows = await asleep(harness, match)
    (line,) = (row for row in rows if has_line(row))
    assert line.silent
    assert verbs(table_post(await harness.load(match, None), line, Words.of("en")))[-1] == "wake"
    await harness.pass_time(9 * DAY)
    # Nothing is said meanwhile; a reminder that is not true any more is cleared away.
    assert [row.kind for row in await harness.post() if row.kind != "strip"] == []
    assert why(await harness.acting.play(harness.caller(STRANGER), tables.wake(match))) == "stranger"
    done(await harness.acting.play(harness.caller(GREY), tables.wake(match)))
    assert not await is_asleep(harness, match)
    rows = await harness.post()
    assert [row.ping for row in rows if has_line(row)] == [tuple(await harness.asked(match))]
    assert await harness.database.read(lambda connection: due_turns.overdue(connection, match)) == ()


async def test_any_move_wakes_a_match_that_sleeps(harness: Harness, match: str) -> None:
    (line,) = (row for row in await asleep(harness, match) if has_line(row))
    await harness.play_on(match, Rng(b"wakes"), 1)
    assert not await is_asleep(harness, match)
    # The button that wakes it goes with the next post, or from the one that says it sleeps.
    assert {row.kind for row in await harness.post()} & {"table", "retable"}
    assert verbs(table_post(await harness.load(match, None), line, Words.of("en")))[-1] == "log"
    runs = await harness.database.read(
        lambda c: c.execute("SELECT running FROM waits WHERE match = ? AND ended IS NULL", (match,)).fetchall()
    )
    assert [row["running"] is not None for row in runs] == [True]


async def test_who_is_alone_is_asked_nothing_but_the_match_sleeps(harness: Harness, match: str) -> None:
    (waited,) = await harness.asked(match)
    for user in (BLUE, PINK, GREY):
        if user != waited:
            await harness.acting.play(harness.caller(user), seats_operations.resign(match))
    await harness.post()
    assert late_rows(await time_is_over(harness, match)) == []
    await harness.pass_time(7 * DAY)
    assert await is_asleep(harness, match)


async def test_about_who_is_away_the_others_are_asked_after_two_weeks(harness: Harness, match: str) -> None:
    (away,) = await harness.asked(match)
    now = int(clock.now())

    def leave(unit: UnitOfWork) -> None:
        unit.connection.execute(
            "INSERT INTO aways (person, since, until) VALUES (?, ?, ?)", (away, now, now + 30 * DAY)
        )

    await harness.at(now, leave)
    await harness.pass_time(14 * DAY - 60)
    assert late_rows(await harness.post()) == []
    await harness.pass_time(120)
    assert len(late_rows(await harness.post())) == 1


async def test_a_match_closes_a_week_after_that_was_told_and_never_before(harness: Harness, match: str) -> None:
    await asleep(harness, match)
    await harness.pass_time(53 * DAY)
    # It is written but not sent yet, since the courier does not come through: nothing closes untold.
    await harness.pass_time(30 * DAY)
    assert (await harness.load(match, None)).info.phase == "running"
    rows = [row for row in await harness.post() if has_line(row)]
    assert {json.loads(row.text)["key"] for row in rows} == {"sleep-closes"}
    assert {row.user for row in rows} == {None, BLUE, PINK, GREY}
    await harness.pass_time(60)
    await harness.pass_time(7 * DAY - 120)
    assert (await harness.load(match, None)).info.phase == "running"
    await harness.pass_time(240)
    assert (await harness.load(match, None)).info.phase == "closed"
    assert told(await harness.post()) == ["house-over-none"]


@pytest.mark.parametrize("by", ["playing", "waking"])
async def test_a_match_that_was_to_close_goes_on_if_anyone_wants(harness: Harness, match: str, by: str) -> None:
    await harness.pass_time(54 * DAY)
    await harness.post()
    await harness.pass_time(60)
    if by == "playing":
        await harness.play_on(match, Rng(b"back"), 1)
    else:
        done(await harness.acting.play(harness.caller(BLUE), tables.wake(match)))
    await harness.post()
    await harness.pass_time(8 * DAY)
    assert (await harness.load(match, None)).info.phase == "running"
    assert "sleep-closes" not in told(await harness.post())


async def test_a_seat_that_is_looked_for_is_noted_until_its_owner_is_back(harness: Harness, match: str) -> None:
    (late_one,) = await harness.asked(match)
    seat = await seat_of(harness, match, late_one)
    other = next(user for user in (BLUE, PINK, GREY) if user != late_one)
    await time_is_over(harness, match)
    await harness.acting.play(harness.caller(other), seats_operations.look_for(match))

    def sought(connection: Connection) -> bool:
        row = connection.execute("SELECT sought FROM seats WHERE match = ? AND seat = ?", (match, seat)).fetchone()
        return row["sought"] is not None

    assert await harness.database.read(sought)
    done(await harness.acting.play(harness.caller(late_one), seats_operations.still_here(match)))
    assert not await harness.database.read(sought)
    assert len(await harness.database.read(lambda connection: seats.rows(connection, match))) == 3
