"""Votes whose time is over: silence ends every vote, but never against someone who is there."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

import pytest

from bot.background.vote_time_out import close_due
from bot.core import clock, finding
from bot.core.match import voting
from bot.core.match.proposing import open_vote
from bot.core.match.voting import Ballot
from bot.core.unit_of_work import UnitOfWork
from bot.store import messages, votes
from bot.store.messages import Posted
from bot.store.spans import DAY, HOUR
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes_operations
from rules.core.corrections import CORRECTION, Correction
from rules.core.rng import Rng
from tests.bot.chained import relink
from tests.bot.harness import BLUE, GREY, MINT, PEOPLE, PINK, STRANGER, Harness, kinds, open_harness, why
from tests.bot.test_seats_told import put
from tests.bot.test_votes import silent_one, told, voted

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.store.votes import About, Proposal, Result

Does: TypeAlias = Literal["silent", "agrees", "plays", "refuses"]


async def stored(harness: Harness, vote: int) -> Proposal:
    proposal = await harness.acting.read(finding.proposal, vote)
    assert proposal is not None
    return proposal


async def let_pass(harness: Harness, seconds: int) -> None:
    """Let time pass, with a sweep at least every six hours and one at the end."""
    await harness.post()
    end = int(clock.now()) + seconds
    while (left := end - int(clock.now())) > 0:
        await harness.pass_time(min(left, 6 * HOUR))
    await harness.post()


def answer(unit: UnitOfWork, harness: Harness, loaded: LoadedMatch, vote: int, does: Does) -> None:
    """Let the owner of a seat do something about a vote."""
    user = loaded.people[loaded.own].mention
    assert user is not None
    found = votes.find(unit.connection, vote)
    assert found is not None
    if does == "plays":
        unit.connection.execute(
            "UPDATE entries SET person = ?, interaction = 1, made = ? WHERE match = ? AND number = ?",
            (user, unit.now, loaded.info.id, loaded.own),
        )
        relink(unit.connection, loaded.info.id)
    elif does != "silent" and found.result == "open":
        ballot = voting.settle(Ballot(loaded, found), agree=does == "agrees")
        voting.vote(unit, harness.caller(user), ballot, agree=does == "agrees")


def outcome(about: About, others: tuple[Does, ...]) -> Result:
    """How a vote has to end."""
    agree = {"agrees"} if about in votes.CHANGING else {"agrees", "silent"}
    if "refuses" in others:
        return "refused"
    # Who wants a free seat has no say in it: someone at the table must have said yes.
    said_yes = about != "take-over" or "agrees" in others
    return "agreed" if said_yes and agree.issuperset(others) else "lapsed"


@pytest.mark.parametrize("people", [3, 4])
@pytest.mark.parametrize("about", get_args(votes.About))
async def test_every_vote_ends_whoever_keeps_silent(harness: Harness, about: About, people: int) -> None:
    match = await harness.deal("toy", *PEOPLE[:people])
    rng = Rng(b"all")
    await harness.play_on(match, rng, 6)
    while not (facts := (await harness.load(match, None)).match.stated()):
        await harness.play_on(match, rng, 1)
    fact = Correction(facts[0].what, facts[0].seat, facts[0].value, facts[0].ways[-1])
    (waited,) = await harness.asked(match)
    if about == "take-over":
        await harness.acting.play(harness.caller(waited), seats.resign(match))
    await harness.post()
    proposer = next(user for user in PEOPLE if user != waited)
    others = [user for user in PEOPLE[:people] if user not in (proposer, waited)]
    if about in ("undo", "end", "pause", "correct"):
        others = [user for user in PEOPLE[:people] if user != proposer]
    elif about == "take-over":
        others = [user for user in PEOPLE[:people] if user != waited]
    seat = next(n for n, one in enumerate((await harness.load(match, None)).people) if one.name == f"name{waited}")

    def run(unit: UnitOfWork, did: tuple[Does, ...]) -> Result:
        stored = unit.stored(match)
        by = STRANGER if about == "take-over" else proposer
        changes = about in ("take-over", "replace")
        vote = open_vote(
            unit,
            harness.caller(by),
            unit.load(stored, by),
            about,
            until=unit.now + 3 * DAY if about == "pause" else None,
            back_to=2 if about == "undo" else None,
            seat=seat if changes else None,
            candidate=(STRANGER, "name98") if changes else None,
            accepted=changes,
            correction=CORRECTION.dump_json(fact).decode() if about == "correct" else None,
        )
        messages.remember(unit.connection, match, "vote", vote, Posted(1, 2))
        for user, does in zip(others, did, strict=True):
            answer(unit, harness, unit.load(stored, user), vote, does)
        for hours in (29, 72):
            close_due(UnitOfWork(unit.connection, unit.now + hours * HOUR, unit.catalog, unit.limits))
        found = votes.find(unit.connection, vote)
        assert found is not None
        return found.result

    def each(unit: UnitOfWork) -> dict[tuple[Does, ...], Result]:
        results: dict[tuple[Does, ...], Result] = {}
        # What is written here behind the service's back is to be read.
        unit.catalog.taken_up.clear()
        for did in product(get_args(Does), repeat=len(others)):
            unit.connection.execute("SAVEPOINT before")
            results[did] = run(unit, cast("tuple[Does, ...]", did))
            unit.connection.execute("ROLLBACK TO before")
        return results

    ended = await harness.at(int(clock.now()) + HOUR, each)
    assert ended == {did: outcome(about, did) for did in ended}


async def test_two_who_keep_silent_cannot_keep_the_match_from_ending(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    await let_pass(harness, 3 * DAY - 60)
    assert (await stored(harness, vote.vote)).result == "open"
    await harness.pass_time(60)
    assert (await harness.load(match, None)).info.phase == "closed"
    ended = await stored(harness, vote.vote)
    assert len(ended.silent) == 2
    said = await put(harness, match, vote, "en")
    assert f"Agreed by name{BLUE}. No answer by <t:{ended.closes}:f>: " in said


async def test_two_who_keep_silent_cannot_keep_a_seat_from_changing_hands(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    silent, seat, first, _ = await silent_one(harness, match)
    await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}"))
    voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat)))
    await let_pass(harness, 3 * DAY)
    assert (await harness.load(match, MINT)).seat == seat
    assert (await harness.load(match, silent)).seat is None
    assert "house-replace-accept" in told(harness.sent)


@pytest.mark.parametrize("before", [1, 0, -1])
async def test_the_owner_keeps_the_seat_until_the_last_second(harness: Harness, match: str, before: int) -> None:
    await harness.pass_time(HOUR)
    silent, seat, first, _ = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    await harness.post()
    await harness.pass_time(30 * HOUR)
    closes = (await stored(harness, vote.vote)).closes
    assert closes is not None
    # Up to the beginning of a second: what is done within it must not come into the next one.
    await harness.pass_time(closes - before - clock.now())
    if before > 0:
        await harness.play_on(match, Rng(b"back"), 1)
    await harness.at(int(clock.now()) + 2, close_due)
    kept = (await harness.load(match, silent)).seat == seat
    assert kept == (before > 0)
    assert (await stored(harness, vote.vote)).result == ("here" if kept else "agreed")


async def test_who_plays_and_ignores_a_vote_is_against_it(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    (next_one,) = await harness.asked(match)
    proposer = next(user for user in (BLUE, PINK, GREY) if user != next_one)
    vote = voted(await harness.acting.play(harness.caller(proposer), votes_operations.propose_end(match)))
    await harness.play_on(match, Rng(b"plays"), 1)
    await let_pass(harness, 3 * DAY)
    assert (await harness.load(match, None)).info.phase == "running"
    said = await put(harness, match, vote, "en")
    assert said.endswith(f"Not agreed: name{next_one} has played on and not agreed.")
    assert (
        why(await harness.acting.play(harness.caller(next_one), votes_operations.vote(vote.vote, agree=True)))
        == "vote-over"
    )


async def test_no_silence_lapses_if_the_vote_was_never_put_or_no_one_reminded(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    for _ in range(3):
        await harness.pass_time(3 * DAY)
    assert (await stored(harness, vote.vote)).result == "open"
    await harness.post()
    # Now it is there, and so is a reminder; half of the time is still to come.
    await harness.pass_time(2 * DAY)
    await harness.pass_time(DAY)
    found = await stored(harness, vote.vote)
    assert (found.result, found.reminded is not None) == ("open", True)
    await harness.pass_time(3 * DAY)
    assert (await stored(harness, vote.vote)).result == "agreed"


async def test_a_vote_waits_for_who_is_away_and_a_day_more(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    now = int(clock.now())

    def leave(unit: UnitOfWork) -> None:
        unit.connection.execute("INSERT INTO aways (person, since, until) VALUES (?, ?, ?)", (PINK, now, now + 4 * DAY))

    await harness.at(now, leave)
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    assert (await stored(harness, vote.vote)).closes == now + 5 * DAY
    await let_pass(harness, 5 * DAY - 60)
    assert (await stored(harness, vote.vote)).result == "open"
    await harness.pass_time(60)
    assert (await stored(harness, vote.vote)).result == "agreed"


async def test_who_goes_away_while_a_vote_is_open_is_waited_for_a_week_at_most(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    opened = int(clock.now())
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    await let_pass(harness, 3 * DAY - 60)

    def leave(unit: UnitOfWork) -> None:
        unit.connection.execute(
            "INSERT INTO aways (person, since, until) VALUES (?, ?, ?)", (GREY, opened, opened + 20 * DAY)
        )

    await harness.at(int(clock.now()), leave)
    await harness.pass_time(60)
    assert (await stored(harness, vote.vote)).closes == opened + 7 * DAY
    await harness.post()
    await harness.pass_time(4 * DAY)
    assert (await stored(harness, vote.vote)).result == "agreed"


async def test_what_was_refused_can_be_proposed_again_after_a_day(harness: Harness, match: str) -> None:
    vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
    await harness.acting.play(harness.caller(PINK), votes_operations.vote(vote.vote, agree=False))
    assert f"Refused by name{PINK}." in await put(harness, match, vote, "en")
    await harness.pass_time(DAY - 60)
    assert why(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match))) == "asked-lately"
    assert voted(await harness.acting.play(harness.caller(GREY), votes_operations.propose_end(match))).result == "open"
    await harness.pass_time(120)
    assert voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match))).result == "open"


async def test_who_votes_on_anything_keeps_the_seat(harness: Harness, match: str) -> None:
    silent, seat, first, _ = await silent_one(harness, match)
    invitation = voted(
        await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}"))
    )
    end = voted(await harness.acting.play(harness.caller(first), votes_operations.propose_end(match)))
    await harness.acting.play(harness.caller(silent), votes_operations.vote(end.vote, agree=False))
    assert (await stored(harness, invitation.vote)).result == "here"


async def test_killed_between_deadline_and_edit_the_post_is_still_written(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        match = await harness.deal("toy", BLUE, PINK, GREY)
        await harness.pass_time(HOUR)
        vote = voted(await harness.acting.play(harness.caller(BLUE), votes_operations.propose_end(match)))
        await harness.post()
        await harness.pass_time(30 * HOUR)
        await harness.pass_time(42 * HOUR)
    async with open_harness(tmp_path) as harness:
        await harness.at(int(clock.now()), close_due)
        rows = await harness.post()
        assert [row.text for row in rows if row.kind == "vote"] == [str(vote.vote)]
        assert kinds(rows).count("over") == 1
