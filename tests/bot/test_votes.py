from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core import finding
from bot.core.outcomes import Voted
from bot.store.presets import Terms
from bot.store.spans import DAY
from bot.topics.lobby import operations as lobby
from bot.topics.seats import operations as seats
from bot.topics.tables import operations as tables
from bot.topics.undo import operations as undo_operations
from bot.topics.votes import operations as votes
from rules.core.log import Undo
from rules.core.rng import Rng
from tests.bot.harness import (
    BLUE,
    GREY,
    MANAGER,
    MINT,
    PINK,
    STRANGER,
    Harness,
    done,
    has_line,
    info_of,
    kinds,
    why,
)  # fmt: skip

if TYPE_CHECKING:
    from bot.core.outcomes import Outcome
    from bot.store.outbox_rows import Row


def voted(outcome: Outcome) -> Voted:
    assert isinstance(outcome, Voted), outcome
    return outcome


def told(rows: list[Row]) -> list[str]:
    return [json.loads(row.text)["key"] for row in rows if has_line(row)]


async def seat_of(harness: Harness, match: str, user: int) -> int:
    seat = (await harness.load(match, user)).seat
    assert seat is not None
    return seat


async def test_the_table_goes_back_when_all_agree(harness: Harness, match: str) -> None:
    proposal = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 3)))
    assert proposal.result == "open"
    (row,) = [row for row in await harness.post() if row.kind == "vote"]
    assert row.text == str(proposal.vote)
    assert set(row.ping) == {PINK, GREY}
    assert (
        voted(await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=True))).result == "open"
    )
    assert (await harness.load(match, BLUE)).match.revision == 6
    agreed = voted(await harness.acting.play(harness.caller(GREY), votes.vote(proposal.vote, agree=True)))
    assert agreed.result == "agreed"
    assert len(agreed.loaded.match.standing_moves) == 3
    last = agreed.loaded.match.entries[-1]
    assert isinstance(last, Undo)
    assert last.agreed
    rows = await harness.post()
    assert set(kinds(rows)) >= {"vote", "table"}
    assert why(await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=True))) == "vote-over"
    stored = await harness.acting.read(finding.proposal, proposal.vote)
    assert stored is not None
    assert (stored.result, len(stored.agreed)) == ("agreed", 3)


async def test_one_who_keeps_it_ends_the_vote(harness: Harness, match: str) -> None:
    proposal = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 0)))
    assert (
        voted(await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=False))).result
        == "refused"
    )
    assert why(await harness.acting.play(harness.caller(GREY), votes.vote(proposal.vote, agree=True))) == "vote-over"
    assert (await harness.load(match, BLUE)).match.revision == 6


async def test_the_next_move_closes_a_vote_to_go_back(harness: Harness, match: str) -> None:
    undo = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 0)))
    end = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    await harness.play_on(match, Rng(b"next"), 1)
    assert why(await harness.acting.play(harness.caller(PINK), votes.vote(undo.vote, agree=True))) == "vote-over"
    assert voted(await harness.acting.play(harness.caller(PINK), votes.vote(end.vote, agree=True))).result == "open"


async def test_a_new_proposal_takes_the_place_of_the_old_one(harness: Harness, match: str) -> None:
    first = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 0)))
    second = voted(await harness.acting.play(harness.caller(PINK), undo_operations.propose_undo(match, 1)))
    assert why(await harness.acting.play(harness.caller(GREY), votes.vote(first.vote, agree=True))) == "vote-over"
    assert voted(await harness.acting.play(harness.caller(GREY), votes.vote(second.vote, agree=True))).result == "open"


async def test_votes_are_the_tables_own(harness: Harness, match: str) -> None:
    assert (
        why(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 6)))
        == "nothing-to-take-back"
    )
    assert (
        why(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, -1)))
        == "nothing-to-take-back"
    )
    assert (
        why(await harness.acting.play(harness.caller(STRANGER), undo_operations.propose_undo(match, 0))) == "stranger"
    )
    assert why(await harness.acting.play(harness.caller(STRANGER), votes.propose_end(match))) == "stranger"
    proposal = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    assert why(await harness.acting.play(harness.caller(STRANGER), votes.vote(proposal.vote, agree=True))) == "stranger"
    assert (
        why(await harness.acting.play(harness.caller(PINK, channel=5), votes.vote(proposal.vote, agree=True)))
        == "no-table"
    )
    for number in (0, -1, 999, 1 << 70):
        assert why(await harness.acting.play(harness.caller(PINK), votes.vote(number, agree=True))) == "no-table"


async def test_the_table_ends_without_a_winner(harness: Harness, match: str) -> None:
    end = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    await harness.acting.play(harness.caller(PINK), votes.vote(end.vote, agree=True))
    agreed = voted(await harness.acting.play(harness.caller(GREY), votes.vote(end.vote, agree=True)))
    assert agreed.loaded.info.phase == "closed"
    assert kinds(await harness.post()).count("over") == 1
    assert why(await harness.press(match, BLUE, "end")) == "over"


async def test_the_same_vote_press_twice_says_the_same_twice(harness: Harness, match: str) -> None:
    proposal = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    press = harness.caller(PINK)
    one = voted(await harness.acting.play(press, votes.vote(proposal.vote, agree=True)))
    two = voted(await harness.acting.play(press, votes.vote(proposal.vote, agree=True)))
    assert (one.vote, one.result) == (two.vote, two.result)


async def test_giving_up_a_seat_and_taking_it(harness: Harness, match: str) -> None:
    seat = await seat_of(harness, match, PINK)
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.resign(match))) == "stranger"
    gone = done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    assert gone.loaded.seat is None
    assert gone.loaded.people[seat].mention is None
    assert gone.loaded.people[seat].name == f"name{PINK}"
    rows = await harness.post()
    assert [(json.loads(row.text)["key"], row.seat) for row in rows if row.kind == "free"] == [
        ("house-resign-free", seat)
    ]
    assert ("strip", PINK) in [(row.kind, row.user) for row in rows]
    assert await harness.acting.read(finding.find, harness.caller(PINK, dm=True), match) is None

    assert why(await harness.acting.play(harness.caller(BLUE), seats.take_over(match, seat))) == "seated"
    assert why(await harness.acting.play(harness.caller(MINT), seats.take_over(match, 9))) == "full"
    other = await seat_of(harness, match, BLUE)
    assert why(await harness.acting.play(harness.caller(MINT), seats.take_over(match, other))) == "full"
    offer = voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat)))
    assert voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))).vote == offer.vote
    assert voted(await harness.acting.play(harness.caller(BLUE), votes.vote(offer.vote, agree=True))).result == "open"
    assert voted(await harness.acting.play(harness.caller(GREY), votes.vote(offer.vote, agree=True))).result == "agreed"
    loaded = await harness.load(match, MINT)
    assert (loaded.seat, loaded.since) == (seat, loaded.match.revision)
    assert loaded.people[seat].name == f"name{MINT}"
    rows = await harness.post()
    assert "house-replace-accept" in told(rows)
    assert [(row.user, row.silent) for row in rows if row.kind == "hand"] == [(MINT, False)]


async def test_a_free_seat_has_no_say(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(GREY), seats.resign(match))
    proposal = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 2)))
    assert (
        voted(await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=True))).result == "agreed"
    )


async def test_who_is_left_alone_decides_alone(harness: Harness, match: str) -> None:
    for user in (GREY, PINK):
        await harness.acting.play(harness.caller(user), seats.resign(match))
    assert (
        voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 2))).result
        == "agreed"
    )


async def test_a_vote_that_only_waited_for_the_one_who_left_is_agreed(harness: Harness, match: str) -> None:
    proposal = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 2)))
    await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=True))
    await harness.acting.play(harness.caller(GREY), seats.resign(match))
    assert len((await harness.load(match, BLUE)).match.standing_moves) == 2


async def test_the_last_to_go_closes_the_match(harness: Harness, match: str) -> None:
    for user in (GREY, PINK, BLUE):
        await harness.acting.play(harness.caller(user), seats.resign(match))
    assert (await harness.load(match, None)).info.phase == "closed"
    assert "over" in kinds(await harness.post())


async def silent_one(harness: Harness, match: str) -> tuple[int, int, int, int]:
    """The one that the match waits for, that seat, and the two others."""
    silent = (await harness.asked(match))[0]
    first, second = [user for user in (BLUE, PINK, GREY) if user != silent]
    return silent, await seat_of(harness, match, silent), first, second


async def test_a_silent_seat_is_given_away_after_half_of_the_time_if_all_agree(harness: Harness, match: str) -> None:
    silent, seat, first, second = await silent_one(harness, match)
    invited = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    rows = await harness.post()
    assert {silent, second, MINT} <= set(next(row.ping for row in rows if row.kind == "vote"))
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat))) == "not-invited"
    await harness.acting.play(harness.caller(second), votes.vote(invited.vote, agree=True))
    assert voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))).result == "open"
    await harness.pass_time(DAY * 3 / 2 - 60)
    assert (await harness.load(match, silent)).seat == seat
    await harness.pass_time(120)
    assert (await harness.load(match, silent)).seat is None
    assert (await harness.load(match, MINT)).seat == seat
    rows = await harness.post()
    assert "house-replace-accept" in told(rows)
    assert [row.ping for row in rows if has_line(row) and row.channel] == [(MINT,)]


async def test_who_says_that_he_is_there_keeps_the_seat(harness: Harness, match: str) -> None:
    silent, seat, first, second = await silent_one(harness, match)
    assert why(await harness.acting.play(harness.caller(silent), seats.still_here(match))) == "vote-over"
    invited = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    done(await harness.acting.play(harness.caller(silent), seats.still_here(match)))
    assert "house-replace-here" in told(await harness.post())
    assert why(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))) == "here-still"
    assert why(await harness.acting.play(harness.caller(second), votes.vote(invited.vote, agree=True))) == "here-still"
    again = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, None, "")))
    assert why(await harness.acting.play(harness.caller(silent), votes.vote(again.vote, agree=False))) == "here-before"
    assert why(await harness.acting.play(harness.caller(silent), seats.still_here(match))) == "here-before"
    await harness.play_on(match, Rng(b"here"), 1)
    assert why(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))) == "here-still"


async def test_who_plays_is_there(harness: Harness, match: str) -> None:
    _, seat, first, _ = await silent_one(harness, match)
    voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    await harness.play_on(match, Rng(b"here"), 1)
    assert "house-replace-here" in told(await harness.post())


async def test_who_may_be_replaced_by_whom(harness: Harness, match: str) -> None:
    silent, seat, first, second = await silent_one(harness, match)
    busy = await seat_of(harness, match, second)
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.replace(match, seat, MINT, "m"))) == "stranger"
    assert why(await harness.acting.play(harness.caller(first), seats.replace(match, busy, MINT, "m"))) == "not-silent"
    assert why(await harness.acting.play(harness.caller(first), seats.replace(match, seat, second, "s"))) == "seated"
    assert why(await harness.acting.play(harness.caller(silent), seats.replace(match, seat, MINT, "m"))) == "bad-option"
    assert why(await harness.acting.play(harness.caller(first), seats.replace(match, 9, MINT, "m"))) == "bad-option"
    assert (
        why(await harness.acting.play(harness.caller(MANAGER), seats.replace(match, seat, MANAGER, "me"))) == "stranger"
    )
    anyone = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, None, "")))
    voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat)))
    stored = await harness.acting.read(finding.proposal, anyone.vote)
    assert stored is not None
    assert (stored.candidate, stored.accepted) == (MINT, True)


async def test_votes_close_with_the_match(harness: Harness, match: str) -> None:
    proposal = voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    await harness.acting.play(harness.caller(MANAGER), tables.close(match))
    assert why(await harness.acting.play(harness.caller(PINK), votes.vote(proposal.vote, agree=True))) == "vote-over"


async def test_a_new_lobby_may_be_opened_where_a_match_was_closed(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(MANAGER), tables.close(match))
    again = info_of(
        await harness.acting.act(harness.caller(STRANGER), lobby.open_table, "toy", Terms(None, None, "it", {}))
    )
    assert again.id != match
