"""A prepared turn and what happens meanwhile, such as kills, rests, covers and votes: never half, and never twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import answering, owners
from bot.core.match.prepared import plan_of
from bot.discord.screens.prepared import unplayed
from bot.topics.prepare import operations
from bot.topics.turn import operations as turns
from bot.topics.undo import operations as undo_operations
from bot.topics.votes import operations as votes
from render.core.words import Words
from tests.bot.harness import BLUE, GREY, MINT, PINK, done, open_harness
from tests.bot.test_handing_over import handed_over, killed_at
from tests.bot.test_prepared import frogs, in_order, prepare, prepared_still, rows
from tests.bot.test_store_crash import break_everywhere
from tests.bot.test_votes import voted

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from tests.bot.harness import Harness
    from tests.bot.test_prepared import Frogs

EN = Words.of("en")

__all__ = ["frogs"]


async def played(harness: Harness, match: str) -> list[str]:
    """The answers that stand."""
    return [move.notation for move in (await harness.load(match, None)).match.standing_moves]


async def agree(harness: Harness, vote: int, *people: int) -> None:
    """Let people agree to a proposal."""
    for user in people:
        voted(await harness.play(user, votes.vote(vote, agree=True)))


async def test_broken_at_any_statement_it_is_kept_whole_or_not_at_all(
    harness: Harness, frogs: Frogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await prepare(harness, pond, third, "hop 3")

    async def act(caller: Caller) -> Outcome:
        return await harness.acting.play(caller, answering.answer(pond, 0, lambda _: ["hop 1"]))

    caller = harness.caller(first)
    assert await break_everywhere(harness, monkeypatch, caller, act) > 5
    assert await played(harness, pond) == ["hop 1", "hop 2", "hop 3"]
    done(await act(caller))
    assert await played(harness, pond) == ["hop 1", "hop 2", "hop 3"], "delivered twice it is done once"
    assert await rows(harness, pond) == []


async def test_killed_before_any_of_its_posts_it_is_told_once(tmp_path: Path) -> None:
    laid = tmp_path / "laid"
    laid.mkdir()
    async with open_harness(laid) as here:
        pond, (first, second, _third) = await in_order(here, "pond", BLUE, PINK, GREY)
        await prepare(here, pond, second, "hop 2")
        await here.press(pond, first, "hop 1")
        waiting = [row.id for target in await here.outbox.targets() for row in await here.outbox.pending(target)]
    assert len(waiting) > 1
    for number in waiting:
        came = await killed_at(laid, tmp_path / str(number), number)
        assert sorted(row.kind for row in came if row.kind != "strip") == ["table", "told"]


async def test_while_the_table_rests_it_waits_and_what_began_then_is_up_to_its_person(
    harness: Harness, frogs: Frogs
) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await agree(harness, voted(await harness.play(first, votes.propose_pause(pond, 3))).vote, second, third)
    await harness.press(pond, first, "hop 1")
    done(await harness.play(second, votes.resume(pond)))
    assert (await played(harness, pond), await rows(harness, pond)) == (["hop 1"], [1])
    said, fill = unplayed(await harness.load(pond, second), EN)
    assert "would fit now" in said
    assert fill is not None
    await harness.press(pond, second, "hop 3")
    assert await rows(harness, pond) == []


async def test_a_new_owner_finds_nothing_of_it(harness: Harness, frogs: Frogs) -> None:
    pond, second = await prepared_still(harness, frogs)
    assert await handed_over(harness, pond) == (second, 1)
    loaded = await harness.load(pond, MINT)
    assert (loaded.own, plan_of(loaded).ways, unplayed(loaded, EN)) == (1, (), ("", None))
    assert await rows(harness, pond) == []


async def test_who_comes_back_before_the_turn_has_it_played(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, _third) = frogs
    await prepare(harness, pond, second, "hop 2")
    covered = await harness.load(pond, second)
    await harness.at(0, lambda unit: owners.begin(unit, covered, covered.own))
    done(await harness.play(second, turns.play_again(pond)))
    await harness.press(pond, first, "hop 1")
    assert await played(harness, pond) == ["hop 1", "hop 2"]


async def test_whom_the_table_takes_back_keeps_it_for_when_the_turn_comes(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, third) = frogs
    await harness.press(pond, first, "hop 1")
    await prepare(harness, pond, third, "hop 3")
    vote = voted(await harness.play(first, undo_operations.propose_undo(pond, 0))).vote
    await agree(harness, vote, second, third)
    assert (await played(harness, pond), await rows(harness, pond)) == ([], [2])
    await harness.press(pond, first, "hop 2")
    await harness.press(pond, second, "hop 1")
    assert await played(harness, pond) == ["hop 2", "hop 1", "hop 3"]


async def test_what_was_played_is_not_played_again_after_a_vote(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await harness.press(pond, first, "hop 1")
    vote = voted(await harness.play(first, undo_operations.propose_undo(pond, 0))).vote
    await prepare(harness, pond, first, "hop 1")
    await agree(harness, vote, second, third)
    await harness.press(pond, first, "hop 1")
    assert await played(harness, pond) == ["hop 1"]
    assert await rows(harness, pond) == [], "the turn for which it was prepared was played by hand"


async def test_an_end_by_vote_is_the_end_of_it(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await agree(harness, voted(await harness.play(first, votes.propose_end(pond))).vote, second, third)
    assert await rows(harness, pond) == []
    assert (await harness.play(second, operations.edit(pond, operations.drop))).kind == "objected"
