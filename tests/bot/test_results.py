"""Who sat where, and what is written down of a match in the transaction that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.match import answering
from bot.store import results, seat_history
from bot.store.results import SeatResult
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PEOPLE, PINK, STRANGER, any_answer, done
from tests.bot.test_store_crash import break_everywhere
from tests.bot.test_votes import seat_of, voted
from tests.every_day import daily

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.store.seat_history import Tenure
    from tests.bot.harness import Harness


async def played_out(harness: Harness, match: str) -> None:
    """Play a match until it waits for no one who is there."""
    while await harness.play_on(match, Rng(b"to the end"), 50):
        continue


async def written(harness: Harness, match: str) -> list[SeatResult]:
    return await harness.database.read(lambda connection: results.of_match(connection, match))


async def tenancies(harness: Harness, match: str) -> list[Tenure]:
    return await harness.database.read(lambda connection: seat_history.load(connection, match))


async def take_free_seat(harness: Harness, match: str, seat: int, user: int, *voters: int) -> None:
    """Let someone have a free seat, all others agreeing."""
    offer = voted(await harness.acting.play(harness.caller(user), seats.take_over(match, seat)))
    for voter in voters:
        offer = voted(await harness.acting.play(harness.caller(voter), votes.vote(offer.vote, agree=True)))
    assert offer.result == "agreed"


async def before_the_end(harness: Harness, match: str) -> tuple[int, int, str]:
    """Play a match up to its last answer: whose it is, to the question of which revision, and what it says."""
    rng = Rng(b"to the end")
    while True:
        (user, *_) = await harness.asked(match)
        loaded = await harness.load(match, user)
        assert loaded.question is not None
        text, revision = any_answer(loaded.question, rng), loaded.match.asked_since(loaded.own)
        if loaded.match.play_line(loaded.own, [text]).match.results() is not None:
            return user, revision, text
        await harness.press(match, user, text)


@pytest.mark.parametrize("game", daily("toy", "osaka", of=("toy", "osaka", "nippon")))
async def test_the_results_are_those_of_the_score_sheet(harness: Harness, game: str) -> None:
    match = await harness.deal(game, *PEOPLE[:3])
    await played_out(harness, match)
    loaded = await harness.load(match, None)
    assert await written(harness, match) == [
        SeatResult(each.seat, loaded.people[each.seat].mention or 0, each.place, each.points, whole=True)
        for each in sorted(loaded.match.results() or (), key=lambda each: each.seat)
    ]
    row = await harness.database.read(
        lambda connection: tuple(
            connection.execute("SELECT DISTINCT game, guild, seats, rated, ended FROM results").fetchone()
        )
    )
    ended = await harness.database.read(
        lambda connection: connection.execute("SELECT ended FROM matches WHERE id = ?", (match,)).fetchone()[0]
    )
    assert row == (game, loaded.info.guild, 3, 0, ended)


async def test_an_end_without_a_winner_has_no_results(harness: Harness, match: str) -> None:
    end = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    for user in (PINK, GREY):
        await harness.acting.play(harness.caller(user), votes.vote(end.vote, agree=True))
    assert (await harness.load(match, BLUE)).info.phase == "closed"
    assert await written(harness, match) == []


async def test_a_match_alone_has_no_results(harness: Harness) -> None:
    match = await harness.deal("nippon", BLUE)
    await played_out(harness, match)
    loaded = await harness.load(match, BLUE)
    assert loaded.info.phase == "over"
    assert await written(harness, match) == []


async def test_a_seat_that_changed_hands_counts_for_its_last_owner(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    await harness.play_on(match, Rng(b"some"), 2)
    seat = await seat_of(harness, match, PINK)
    done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    await take_free_seat(harness, match, seat, STRANGER, BLUE, GREY)
    await played_out(harness, match)
    found = {each.seat: each for each in await written(harness, match)}
    assert (found[seat].user, found[seat].whole) == (STRANGER, False)
    assert all(each.whole for each in found.values() if each.seat != seat)
    assert {each.user for each in found.values()} == {BLUE, GREY, STRANGER}


async def test_a_seat_that_comes_back_to_its_owner_at_once_was_still_left(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    seat = await seat_of(harness, match, PINK)
    assert [
        (each.seat, each.user, each.first, each.last, each.kind, each.went) for each in await tenancies(harness, match)
    ] == [(at, (await harness.load(match, None)).people[at].mention, 0, None, "dealt", None) for at in range(3)]
    done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    await take_free_seat(harness, match, seat, PINK, BLUE, GREY)
    kept = [each for each in await tenancies(harness, match) if each.seat == seat]
    assert [(each.user, each.first, each.last, each.kind, each.went) for each in kept] == [
        (PINK, 0, 0, "dealt", "resigned"),
        (PINK, 0, None, "took-over", None),
    ]
    await played_out(harness, match)
    assert not next(each for each in await written(harness, match) if each.seat == seat).whole


async def test_whatever_breaks_at_the_end_there_are_all_results_or_none(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    user, revision, text = await before_the_end(harness, match)

    async def act(caller: Caller) -> Outcome:
        assert await written(harness, match) == []
        return await harness.acting.play(caller, answering.answer(match, revision, lambda _: [text]))

    assert await break_everywhere(harness, monkeypatch, harness.caller(user), act) > 5
    assert len(await written(harness, match)) == 2
