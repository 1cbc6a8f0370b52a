"""Presses at one and the same moment: each is worked out while others write, and counts once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.core.match import answering as core_answering
from bot.topics.seats import operations as seats
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from tests.bot.harness import BLUE, GREY, PINK, Harness, answer_of, done
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from rules.core.match import Match

from rules.core.rng import Rng

pytestmark = pytest.mark.threads


async def beginning(harness: Harness, *people: int) -> str:
    """A match in which all are asked something at once."""
    match = await harness.deal("toy", *people)
    assert len(await harness.asked(match)) == len(people)
    return match


def meanwhile(
    loop: asyncio.AbstractEventLoop, act: Callable[[], Coroutine[object, object, object]]
) -> Callable[[], None]:
    """Lets something happen while a press is worked out: from its thread, and waited for there."""
    return lambda: (asyncio.run_coroutine_threadsafe(act(), loop).result(GENEROUS), None)[1]


async def test_others_can_write_while_a_press_is_worked_out(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK)
    text = await answer_of(harness, match, BLUE)
    write = meanwhile(asyncio.get_running_loop(), lambda: harness.database.transact(lambda _: None))

    def resolve(_: LoadedMatch) -> list[str]:
        write()
        return [text]

    assert (
        done(
            await harness.acting.play(harness.caller(BLUE), core_answering.answer(match, 0, resolve))
        ).loaded.match.revision
        == 1
    )


async def test_a_press_that_another_one_overtook_is_worked_out_again(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK)
    texts = {user: await answer_of(harness, match, user) for user in (BLUE, PINK)}
    answering = meanwhile(asyncio.get_running_loop(), lambda: harness.press(match, PINK, texts[PINK]))
    seen: list[int] = []

    def resolve(loaded: LoadedMatch) -> list[str]:
        seen.append(loaded.match.revision)
        if len(seen) == 1:
            answering()
        return [texts[BLUE]]

    outcome = done(await harness.acting.play(harness.caller(BLUE), core_answering.answer(match, 0, resolve)))
    assert seen == [0, 1]
    assert [move.notation for move in outcome.loaded.match.standing_moves] == [texts[PINK], texts[BLUE]]


async def test_two_presses_on_one_question_count_once(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK)
    text = await answer_of(harness, match, BLUE)
    outcomes = await asyncio.gather(*(harness.press(match, BLUE, text) for _ in range(5)))
    assert sorted(outcome.kind for outcome in outcomes) == ["done", *["stale"] * 4]
    assert (await harness.load(match, None)).match.revision == 1


async def test_one_press_delivered_at_once_counts_once(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK)
    text, caller = await answer_of(harness, match, BLUE), harness.caller(BLUE)
    outcomes = await asyncio.gather(
        *(harness.acting.play(caller, core_answering.answer(match, 0, lambda _: [text])) for _ in range(5))
    )
    assert [outcome.kind for outcome in outcomes] == ["done"] * 5
    assert sum(len(done(outcome).moves) for outcome in outcomes) == 1
    assert (await harness.load(match, None)).match.revision == 1


async def test_votes_at_once_send_the_match_back_once(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK, GREY)
    await harness.play_on(match, Rng(b"vote"), 6)
    proposed = await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 3))
    assert proposed.kind == "voted"

    async def agree(user: int) -> Outcome:
        return await harness.acting.play(harness.caller(user), votes.vote(proposed.vote, agree=True))

    voted = await asyncio.gather(agree(PINK), agree(GREY))
    assert {outcome.kind for outcome in voted} == {"voted"}
    after: Match = (await harness.load(match, None)).match
    assert [entry.kind for entry in after.entries] == [*["move"] * 6, "undo"]
    assert len(after.standing_moves) == 3


async def test_who_gives_up_the_seat_meanwhile_has_not_answered(harness: Harness) -> None:
    match = await beginning(harness, BLUE, PINK)
    text = await answer_of(harness, match, BLUE)
    loop = asyncio.get_running_loop()
    leaving = meanwhile(loop, lambda: harness.acting.play(harness.caller(BLUE), seats.resign(match)))

    def resolve(_: LoadedMatch) -> list[str]:
        leaving()
        return [text]

    outcome = await harness.acting.play(harness.caller(BLUE), core_answering.answer(match, 0, resolve))
    assert outcome.kind == "objected"
    assert outcome.why == "stranger"
    assert (await harness.load(match, None)).match.revision == 0
