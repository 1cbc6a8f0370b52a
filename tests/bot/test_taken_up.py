"""Matches that are kept as they were taken up: never what was not committed, never what someone works on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.changes import changed
from bot.core.keeping import keep
from bot.core.taken_up import TakenUp, TakenUpMatches
from bot.store import matches
from bot.topics.privacy.operations import erase_person
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, Harness, any_answer, done

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.connection import Connection
    from rules.core.match import Match
    from rules.core.seats import Seat


class OnTheWayError(Exception):
    """Something went wrong before the commit."""


async def taken_up(harness: Harness, match: str) -> TakenUp:
    loaded = await harness.load(match, BLUE)
    return TakenUp(loaded.match, loaded.makers, loaded.match.dump())


def played(match: Match) -> Match:
    """A copy of a match after one more answer."""
    return match.play_line(*answer_in(match)).match


def answer_in(match: Match) -> tuple[Seat, list[str]]:
    """An answer to the first question of a match, and whose it is."""
    question = match.questions()[0]
    return question.seat, [any_answer(question, Rng(b"one"))]


async def test_what_was_rolled_back_is_not_found(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    before = await harness.load(match, BLUE)
    seat = before.match.questions()[0].seat
    user = before.people[seat].mention
    assert user is not None
    loaded = await harness.load(match, user)

    def fail(unit: UnitOfWork) -> None:
        keep(unit, (1, user), changed(loaded, played(loaded.match)))
        raise OnTheWayError

    with pytest.raises(OnTheWayError):
        await harness.acting.write(fail)
    after = await harness.load(match, user)
    assert (after.match.revision, after.match.dump()) == (loaded.match.revision, loaded.match.dump())
    done(await harness.press(match, user, *answer_in(after.match)[1]))
    assert [made.user for made in (await harness.load(match, user)).makers][-1] == user


async def test_what_a_part_that_was_undone_has_played_is_not_found(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    loaded = await harness.load(match, BLUE)

    def whole(unit: UnitOfWork) -> None:
        with unit.part():
            keep(unit, (1, BLUE), changed(loaded, played(loaded.match)))
            raise OnTheWayError

    def half(unit: UnitOfWork) -> None:
        with pytest.raises(OnTheWayError):
            whole(unit)
        assert unit.taken_up == {}

    await harness.acting.write(half)
    assert (await harness.load(match, BLUE)).match.revision == loaded.match.revision


async def test_a_match_that_someone_works_on_is_a_copy(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    found = await harness.load(match, BLUE)
    state = found.match.dump()
    seat, texts = answer_in(found.match)
    found.match.play(seat, *texts)
    assert found.match.dump() != state
    assert (await harness.load(match, BLUE)).match.dump() == state


async def test_a_position_that_was_changed_in_the_database_is_read_anew(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    before = await harness.load(match, BLUE)

    def write(connection: Connection) -> None:
        again = played(before.match)
        matches.keep(connection, match, again.dump(), again.version, None)

    await harness.database.transact(write)
    assert (await harness.load(match, BLUE)).match.dump() != before.match.dump()


async def test_no_more_lines_are_kept_than_there_is_room_for(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"on"), 5)
    one = await taken_up(harness, match)
    kept = TakenUpMatches(most=2 * one.lines)
    for name in ("A", "B", "A", "C"):
        kept.keep(name, one)
        assert kept.find("A", one.match.revision, one.snapshot) is not None
    assert kept.find("B", one.match.revision, one.snapshot) is None
    assert kept.find("C", one.match.revision, one.snapshot) is not None
    assert kept.find("A", one.match.revision + 1, one.snapshot) is None


async def test_who_is_forgotten_is_not_known_from_a_kept_match(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"on"), 5)
    assert BLUE in {made.user for made in (await harness.load(match, None)).makers}
    await erase_person(harness.acting, harness.caller(BLUE))
    assert BLUE not in {made.user for made in (await harness.load(match, None)).makers}
