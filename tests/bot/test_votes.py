from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from bot.play.outcomes import Voted
from rules.core.log import Undo
from rules.core.rng import Rng
from tests.bot.at_the_house import (
    BLUE,
    GREY,
    MANAGER,
    MINT,
    PINK,
    STRANGER,
    Evening,
    card_of,
    done,
    kinds,
    why,
)  # fmt: skip

if TYPE_CHECKING:
    from bot.play.outcomes import Outcome
    from bot.store.outbox import Row

DAY = 24 * 3600


def voted(outcome: Outcome) -> Voted:
    assert isinstance(outcome, Voted), outcome
    return outcome


def told(rows: list[Row]) -> list[str]:
    return [json.loads(row.text)["key"] for row in rows if row.kind == "told"]


async def seat_of(house: Evening, match: str, user: int) -> int:
    seat = (await house.sitting(match, user)).seat
    assert seat is not None
    return seat


async def test_the_table_goes_back_when_all_agree(house: Evening, match: str) -> None:
    proposal = voted(await house.house.propose_undo(house.caller(BLUE), match, 3))
    assert proposal.result == "open"
    (row,) = [row for row in await house.post() if row.kind == "vote"]
    assert row.text == str(proposal.vote)
    assert set(row.ping) == {PINK, GREY}
    assert voted(await house.house.vote(house.caller(PINK), proposal.vote, agree=True)).result == "open"
    assert (await house.sitting(match, BLUE)).match.revision == 6
    agreed = voted(await house.house.vote(house.caller(GREY), proposal.vote, agree=True))
    assert agreed.result == "agreed"
    assert len(agreed.sitting.match.standing_moves) == 3
    last = agreed.sitting.match.entries[-1]
    assert isinstance(last, Undo)
    assert last.agreed
    rows = await house.post()
    assert set(kinds(rows)) >= {"vote", "table"}
    assert why(await house.house.vote(house.caller(PINK), proposal.vote, agree=True)) == "vote-over"
    stored = await house.house.proposal(proposal.vote)
    assert stored is not None
    assert (stored.result, len(stored.agreed)) == ("agreed", 3)


async def test_one_who_keeps_it_ends_the_vote(house: Evening, match: str) -> None:
    proposal = voted(await house.house.propose_undo(house.caller(BLUE), match, 0))
    assert voted(await house.house.vote(house.caller(PINK), proposal.vote, agree=False)).result == "refused"
    assert why(await house.house.vote(house.caller(GREY), proposal.vote, agree=True)) == "vote-over"
    assert (await house.sitting(match, BLUE)).match.revision == 6


async def test_the_next_move_closes_a_vote_to_go_back(house: Evening, match: str) -> None:
    undo = voted(await house.house.propose_undo(house.caller(BLUE), match, 0))
    end = voted(await house.house.propose_end(house.caller(BLUE), match))
    await house.play_on(match, Rng(b"next"), 1)
    assert why(await house.house.vote(house.caller(PINK), undo.vote, agree=True)) == "vote-over"
    assert voted(await house.house.vote(house.caller(PINK), end.vote, agree=True)).result == "open"


async def test_a_new_proposal_takes_the_place_of_the_old_one(house: Evening, match: str) -> None:
    first = voted(await house.house.propose_undo(house.caller(BLUE), match, 0))
    second = voted(await house.house.propose_undo(house.caller(PINK), match, 1))
    assert why(await house.house.vote(house.caller(GREY), first.vote, agree=True)) == "vote-over"
    assert voted(await house.house.vote(house.caller(GREY), second.vote, agree=True)).result == "open"


async def test_votes_are_the_tables_own(house: Evening, match: str) -> None:
    assert why(await house.house.propose_undo(house.caller(BLUE), match, 6)) == "nothing-to-take-back"
    assert why(await house.house.propose_undo(house.caller(BLUE), match, -1)) == "nothing-to-take-back"
    assert why(await house.house.propose_undo(house.caller(STRANGER), match, 0)) == "stranger"
    assert why(await house.house.propose_end(house.caller(STRANGER), match)) == "stranger"
    proposal = voted(await house.house.propose_end(house.caller(BLUE), match))
    assert why(await house.house.vote(house.caller(STRANGER), proposal.vote, agree=True)) == "stranger"
    assert why(await house.house.vote(house.caller(PINK, channel=5), proposal.vote, agree=True)) == "no-table"
    for number in (0, -1, 999, 1 << 70):
        assert why(await house.house.vote(house.caller(PINK), number, agree=True)) == "no-table"


async def test_the_table_ends_without_a_winner(house: Evening, match: str) -> None:
    end = voted(await house.house.propose_end(house.caller(BLUE), match))
    await house.house.vote(house.caller(PINK), end.vote, agree=True)
    agreed = voted(await house.house.vote(house.caller(GREY), end.vote, agree=True))
    assert agreed.sitting.card.phase == "closed"
    rows = await house.post()
    assert told(rows) == ["house-over-none"]
    assert why(await house.press(match, BLUE, "end")) == "over"


async def test_the_same_vote_press_twice_says_the_same_twice(house: Evening, match: str) -> None:
    proposal = voted(await house.house.propose_end(house.caller(BLUE), match))
    press = house.caller(PINK)
    one = voted(await house.house.vote(press, proposal.vote, agree=True))
    two = voted(await house.house.vote(press, proposal.vote, agree=True))
    assert (one.vote, one.result) == (two.vote, two.result)


async def test_giving_up_a_seat_and_taking_it(house: Evening, match: str) -> None:
    seat = await seat_of(house, match, PINK)
    assert why(await house.house.resign(house.caller(STRANGER), match)) == "stranger"
    gone = done(await house.house.resign(house.caller(PINK), match))
    assert gone.sitting.seat is None
    assert gone.sitting.people[seat].mention is None
    assert gone.sitting.people[seat].name == f"name{PINK}"
    rows = await house.post()
    assert told(rows) == ["house-resign-free"]
    assert [row.seat for row in rows if row.kind == "told"] == [seat]
    assert ("strip", PINK) in [(row.kind, row.user) for row in rows]
    assert await house.house.sit(house.caller(PINK, dm=True), match) is None

    assert why(await house.house.take_over(house.caller(BLUE), match, seat)) == "seated"
    assert why(await house.house.take_over(house.caller(MINT), match, 9)) == "full"
    other = await seat_of(house, match, BLUE)
    assert why(await house.house.take_over(house.caller(MINT), match, other)) == "full"
    offer = voted(await house.house.take_over(house.caller(MINT), match, seat))
    assert voted(await house.house.take_over(house.caller(MINT), match, seat)).vote == offer.vote
    assert voted(await house.house.vote(house.caller(BLUE), offer.vote, agree=True)).result == "open"
    assert voted(await house.house.vote(house.caller(GREY), offer.vote, agree=True)).result == "agreed"
    sitting = await house.sitting(match, MINT)
    assert (sitting.seat, sitting.since) == (seat, sitting.match.revision)
    assert sitting.people[seat].name == f"name{MINT}"
    rows = await house.post()
    assert "house-replace-accept" in told(rows)
    assert [(row.user, row.silent) for row in rows if row.kind == "hand"] == [(MINT, False)]


async def test_a_free_seat_has_no_say(house: Evening, match: str) -> None:
    await house.house.resign(house.caller(GREY), match)
    proposal = voted(await house.house.propose_undo(house.caller(BLUE), match, 2))
    assert voted(await house.house.vote(house.caller(PINK), proposal.vote, agree=True)).result == "agreed"


async def test_who_is_left_alone_decides_alone(house: Evening, match: str) -> None:
    for user in (GREY, PINK):
        await house.house.resign(house.caller(user), match)
    assert voted(await house.house.propose_undo(house.caller(BLUE), match, 2)).result == "agreed"


async def test_a_vote_that_only_waited_for_the_one_who_left_is_agreed(house: Evening, match: str) -> None:
    proposal = voted(await house.house.propose_undo(house.caller(BLUE), match, 2))
    await house.house.vote(house.caller(PINK), proposal.vote, agree=True)
    await house.house.resign(house.caller(GREY), match)
    assert len((await house.sitting(match, BLUE)).match.standing_moves) == 2


async def test_the_last_to_go_closes_the_match(house: Evening, match: str) -> None:
    for user in (GREY, PINK, BLUE):
        await house.house.resign(house.caller(user), match)
    assert (await house.sitting(match, None)).card.phase == "closed"
    assert told(await house.post())[-1] == "house-over-none"


async def silent_one(house: Evening, match: str) -> tuple[int, int, int, int]:
    """The one that the match waits for, that seat, and the two others."""
    silent = (await house.asked(match))[0]
    first, second = [user for user in (BLUE, PINK, GREY) if user != silent]
    return silent, await seat_of(house, match, silent), first, second


async def test_a_silent_seat_is_given_away_after_a_day_if_all_agree(house: Evening, match: str) -> None:
    silent, seat, first, second = await silent_one(house, match)
    invited = voted(await house.house.replace(house.caller(first), match, seat, MINT, f"name{MINT}"))
    rows = await house.post()
    assert {silent, second, MINT} <= set(next(row.ping for row in rows if row.kind == "vote"))
    assert why(await house.house.take_over(house.caller(STRANGER), match, seat)) == "not-invited"
    await house.house.vote(house.caller(second), invited.vote, agree=True)
    assert voted(await house.house.take_over(house.caller(MINT), match, seat)).result == "open"
    await house.house.tidy(time.time() + DAY - 60)
    assert (await house.sitting(match, silent)).seat == seat
    await house.house.tidy(time.time() + DAY + 60)
    assert (await house.sitting(match, silent)).seat is None
    assert (await house.sitting(match, MINT)).seat == seat
    rows = await house.post()
    assert "house-replace-accept" in told(rows)
    assert [row.ping for row in rows if row.kind == "told"] == [(MINT,)]


async def test_who_says_that_he_is_there_keeps_the_seat(house: Evening, match: str) -> None:
    silent, seat, first, second = await silent_one(house, match)
    assert why(await house.house.still_here(house.caller(silent), match)) == "vote-over"
    invited = voted(await house.house.replace(house.caller(first), match, seat, MINT, f"name{MINT}"))
    done(await house.house.still_here(house.caller(silent), match))
    assert "house-replace-here" in told(await house.post())
    assert why(await house.house.take_over(house.caller(MINT), match, seat)) == "here-still"
    assert why(await house.house.vote(house.caller(second), invited.vote, agree=True)) == "here-still"
    again = voted(await house.house.replace(house.caller(first), match, seat, None, ""))
    assert voted(await house.house.vote(house.caller(silent), again.vote, agree=False)).result == "refused"
    assert why(await house.house.take_over(house.caller(MINT), match, seat)) == "here-still"


async def test_who_plays_is_there(house: Evening, match: str) -> None:
    _, seat, first, _ = await silent_one(house, match)
    voted(await house.house.replace(house.caller(first), match, seat, MINT, f"name{MINT}"))
    await house.play_on(match, Rng(b"here"), 1)
    assert "house-replace-here" in told(await house.post())


async def test_who_may_be_replaced_by_whom(house: Evening, match: str) -> None:
    silent, seat, first, second = await silent_one(house, match)
    replace = house.house.replace
    busy = await seat_of(house, match, second)
    assert why(await replace(house.caller(STRANGER), match, seat, MINT, "m")) == "stranger"
    assert why(await replace(house.caller(first), match, busy, MINT, "m")) == "not-silent"
    assert why(await replace(house.caller(first), match, seat, second, "s")) == "seated"
    assert why(await replace(house.caller(silent), match, seat, MINT, "m")) == "bad-option"
    assert why(await replace(house.caller(first), match, 9, MINT, "m")) == "bad-option"
    assert why(await replace(house.caller(MANAGER), match, seat, MANAGER, "me")) == "stranger"
    anybody = voted(await replace(house.caller(first), match, seat, None, ""))
    voted(await house.house.take_over(house.caller(MINT), match, seat))
    stored = await house.house.proposal(anybody.vote)
    assert stored is not None
    assert (stored.candidate, stored.accepted) == (MINT, True)


async def test_votes_close_with_the_match(house: Evening, match: str) -> None:
    proposal = voted(await house.house.propose_end(house.caller(BLUE), match))
    await house.house.close(house.caller(MANAGER), match)
    assert why(await house.house.vote(house.caller(PINK), proposal.vote, agree=True)) == "vote-over"


async def test_a_new_lobby_may_be_opened_where_a_match_was_closed(house: Evening, match: str) -> None:
    await house.house.close(house.caller(MANAGER), match)
    again = card_of(await house.house.open(house.caller(STRANGER), "toy", seats=None, options={}, lang="it"))
    assert again.id != match
