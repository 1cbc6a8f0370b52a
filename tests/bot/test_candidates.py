"""Candidates for a seat: who may come, who is first, who thinks better of it."""

from __future__ import annotations

from bot.outbox.proposals import vote_message
from bot.store.spans import DAY, HOUR
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from render.core.words import Words
from tests.bot.harness import MINT, STRANGER, Harness, done, why
from tests.bot.reading import verbs
from tests.bot.test_seats_told import put
from tests.bot.test_vote_time_out import let_pass, stored
from tests.bot.test_votes import silent_one, voted


async def test_a_vote_that_misses_only_a_candidate_looks_for_one_without_an_end(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    _, seat, first, _ = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, None, "")))
    await let_pass(harness, 3 * DAY)
    assert (await stored(harness, vote.vote)).searches
    assert "Everyone agreed. The search began <t:" in await put(harness, match, vote, "en")
    await harness.pass_time(30 * DAY)
    assert voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))).result == "agreed"
    assert (await harness.load(match, MINT)).seat == seat


async def test_who_was_invited_by_name_and_does_not_come_is_not_waited_for(harness: Harness, match: str) -> None:
    await harness.pass_time(HOUR)
    _, seat, first, second = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    await harness.acting.play(harness.caller(second), votes.vote(vote.vote, agree=True))
    await let_pass(harness, 3 * DAY)
    assert (await put(harness, match, vote, "en")).endswith(f"name{MINT} didn't answer. Nothing has changed.")


async def test_of_two_who_are_willing_the_first_is_taken(harness: Harness, match: str) -> None:
    _, seat, first, _ = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, None, "")))
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat))) == "faster"
    assert (await stored(harness, vote.vote)).candidate == MINT


async def test_a_candidate_can_think_better_of_it(harness: Harness, match: str) -> None:
    _, seat, first, _ = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    assert why(await harness.acting.play(harness.caller(MINT), seats.withdraw(match, vote.vote))) == "not-invited"
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.withdraw(match, vote.vote))) == "not-invited"
    post = vote_message(await harness.load(match, None), await stored(harness, vote.vote), 7, (), Words.of("en"))
    assert "withdraw" in verbs(post)
    done(await harness.acting.play(harness.caller(MINT), seats.withdraw(match, vote.vote)))
    voted(await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat)))
    assert (await stored(harness, vote.vote)).candidate == STRANGER


async def test_who_offers_to_take_a_free_seat_can_think_better_of_it(harness: Harness, match: str) -> None:
    _, seat, first, second = await silent_one(harness, match)
    await harness.acting.play(harness.caller((await harness.asked(match))[0]), seats.resign(match))
    offer = voted(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat)))
    assert why(await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat))) == "faster"
    done(await harness.acting.play(harness.caller(MINT), seats.withdraw(match, offer.vote)))
    assert (await put(harness, match, offer, "en")).endswith(f"name{MINT} has thought better of it.")
    assert why(await harness.acting.play(harness.caller(first), votes.vote(offer.vote, agree=True))) == "vote-over"
    again = voted(await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat)))
    await harness.acting.play(harness.caller(first), votes.vote(again.vote, agree=True))
    assert (
        voted(await harness.acting.play(harness.caller(second), votes.vote(again.vote, agree=True))).result == "agreed"
    )
