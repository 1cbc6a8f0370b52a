"""A prepared turn: played when the turn comes, or not at all; what becomes of it when anything else happens first."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from bot.core.match import owners, undoing
from bot.core.match.prepared import plan_of, presses_of
from bot.core.outcomes import Done
from bot.discord.screens.prepared import unplayed
from bot.store import personal_data, prepared
from bot.topics.prepare import operations
from bot.topics.privacy.operations import erase_person, export
from bot.topics.seats import operations as seat_operations
from bot.topics.turn import operations as turns
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, any_answer, done, kinds, open_harness, table_post, why
from tests.bot.table_of_bots import all_play, deal_with, think_here

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from rules.core.decisions import Question
    from tests.bot.harness import Harness

EN = Words.of("en")

Frogs: TypeAlias = tuple[str, tuple[int, ...]]
"""A match, and its people in the order in which they play."""


async def prepare(here: Harness, match: str, user: int, *texts: str) -> None:
    """Prepare a turn, one answer a press."""
    for text in texts:
        loaded = await here.load(match, user)
        copy = operations.copy_of(loaded)
        assert copy is not None
        at = copy.loaded.match.asked_since(loaded.own)

        def meant(_: LoadedMatch, text: str = text) -> list[str]:
            return [text]

        done(await here.play(user, operations.edit(match, operations.answer(at, meant))))


async def rows(here: Harness, match: str) -> list[int]:
    """The seats for which something is prepared."""
    return sorted((await here.load(match, None)).rows.prepared)


async def in_order(here: Harness, game: str, *people: int) -> tuple[str, tuple[int, ...]]:
    """A match, and its people in the order in which they play."""
    match = await here.deal(game, *people)
    loaded = await here.load(match, None)
    return match, tuple(person.mention or 0 for person in loaded.people)


async def prepared_still(here: Harness, frogs: Frogs) -> tuple[str, int]:
    """Frogs whose second person is asked, while what was prepared for that turn is there still; the match, and who."""
    pond, (first, second, _third) = frogs
    await prepare(here, pond, second, "hop 2")
    plan = plan_of(await here.load(pond, second))
    await here.press(pond, first, "hop 1")
    done(await here.play(second, undoing.undo_turn(pond)))
    await here.at(0, lambda unit: prepared.save(unit.connection, pond, 1, second, plan))
    return pond, second


@pytest.fixture
async def frogs(harness: Harness) -> Frogs:
    """Frogs of three, of whom the first is asked."""
    return await in_order(harness, "pond", BLUE, PINK, GREY)


async def test_it_is_played_as_soon_as_the_turn_comes_and_the_post_says_so(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await harness.press(pond, first, "hop 1")
    loaded = await harness.load(pond, second)
    assert [move.notation for move in loaded.match.standing_moves] == ["hop 1", "hop 2"]
    assert (await harness.asked(pond), await rows(harness, pond)) == ([third], [])
    assert loaded.makers[1].prepared
    assert not loaded.makers[1].by_hand
    sent = await harness.post()
    assert [(row.kind, row.ping, row.user) for row in sent][:2] == [("table", (third,), None), ("told", (), second)]
    text = str(table_post(await harness.load(pond, None), sent[0], EN))
    assert f"name{second}'s turn was prepared." in text


async def test_it_is_undone_like_any_turn(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, _third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await harness.press(pond, first, "hop 1")
    done(await harness.play(second, undoing.undo_turn(pond)))
    assert await harness.asked(pond) == [second]
    done(await harness.play(first, undoing.undo_turn(pond)))
    await harness.press(pond, first, "hop 1")
    assert await harness.asked(pond) == [second], "it was played once, and waits for nothing any more"


async def test_prepared_turns_follow_each_other_and_no_seat_has_two(harness: Harness, frogs: Frogs) -> None:
    pond, (first, second, third) = frogs
    await prepare(harness, pond, second, "hop 1")
    await prepare(harness, pond, third, "hop 3")
    await harness.press(pond, first, "hop 1")
    assert await harness.asked(pond) == [first]
    assert len((await harness.load(pond, None)).match.standing_moves) == 3


async def test_the_first_way_that_fits_is_played(harness: Harness) -> None:
    match, (first, second) = await in_order(harness, "toy", BLUE, PINK)
    for user in (first, second):
        await harness.press(match, user, await _first(harness, match, user))
    await prepare(harness, match, second, "hang 1", "do count")
    await prepare(harness, match, second, "hang 2", "do draw")
    await play_a_turn(harness, match)
    moves = [move.notation for move in (await harness.load(match, None)).match.standing_moves if move.turn == 1]
    assert moves == ["hang 2", "do draw"], "what draws ends it there, and the rest is asked"
    assert await harness.asked(match) == [second]


async def test_nothing_is_played_after_a_changed_fact_and_no_one_can_tell(tmp_path: Path) -> None:
    sent: list[list[tuple[str, tuple[int, ...], int | None, str]]] = []
    for folder, prepares in (("with", True), ("without", False)):
        (tmp_path / folder).mkdir()
        async with open_harness(tmp_path / folder) as here:
            match, (first, second) = await in_order(here, "toy", BLUE, PINK)
            for user in (first, second):
                await here.press(match, user, await _first(here, match, user))
            if prepares:
                await prepare(here, match, second, "hang 1", "do draw")
            await play_a_turn(here, match)
            rows_sent = await here.post()
            sent.append([(row.kind, row.ping, row.user, row.text) for row in rows_sent])
            loaded = await here.load(match, second)
            said, fill = unplayed(loaded, EN)
            assert bool(said) == prepares
            assert fill is None, "what is not possible any more is not filled in"
            assert "hang 1" in said or not prepares
    assert sent[0] == sent[1]
    assert sent[0]


async def play_a_turn(here: Harness, match: str) -> None:
    """Let everyone play the first answers that are offered, until the first turn has ended."""
    while not (await here.load(match, None)).match.turn:
        asked = (await here.asked(match))[0]
        done(await here.press(match, asked, await _first(here, match, asked)))


async def _first(here: Harness, match: str, user: int) -> str:
    """The first post, or any answer: the same in every run."""
    question = (await here.load(match, user)).question
    assert question is not None
    return "hang 1" if question.kind == "hang" else any_answer(question, Rng(b"first"))


async def test_it_survives_a_restart_and_is_forgotten_with_its_seat(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match, (first, second, third) = await in_order(here, "pond", BLUE, PINK, GREY)
        await prepare(here, match, second, "hop 2")
        await prepare(here, match, third, "hop 3")
    async with open_harness(tmp_path) as here:
        loaded = await here.load(match, second)
        assert presses_of(loaded.match, plan_of(loaded).ways[0]) == (("hop 2",),)
        assert plan_of(await here.load(match, first)).ways == ()
        done(await here.play(third, seat_operations.resign(match)))
        assert await rows(here, match) == [1]
        kept = await here.acting.read(lambda unit: export(unit, second))
        assert "hop 2" in str(kept["prepared_turns"])
        await erase_person(here.acting, here.caller(second))
        assert await rows(here, match) == []
        assert await here.acting.read(lambda unit: personal_data.done(unit.connection, second)["prepared_turns"]) == []


async def test_whoever_answers_by_hand_has_nothing_prepared_any_more(harness: Harness, frogs: Frogs) -> None:
    pond, second = await prepared_still(harness, frogs)
    await harness.press(pond, second, "hop 3")
    assert await rows(harness, pond) == []


async def test_whose_turn_goes_on_prepares_nothing_and_a_stale_press_changes_nothing(
    harness: Harness, frogs: Frogs
) -> None:
    pond, (first, second, _third) = frogs

    def meant(_: LoadedMatch) -> list[str]:
        return ["hop 1"]

    assert why(await harness.play(first, operations.edit(pond, operations.answer(1, meant)))) == "not-foreseen"
    outcome = await harness.play(second, operations.edit(pond, operations.answer(5, meant)))
    assert outcome.kind == "stale"
    refused = await harness.play(second, operations.edit(pond, operations.answer(1, lambda _: ["hop 9"])))
    assert (refused.kind, await rows(harness, pond)) == ("refused", [])


async def test_ways_are_taken_back_press_by_press(harness: Harness, frogs: Frogs) -> None:
    pond, (_first, second, _third) = frogs
    await prepare(harness, pond, second, "hop 2")
    await prepare(harness, pond, second, "hop 3")
    await prepare(harness, pond, second, "hop 1")
    assert len(plan_of(await harness.load(pond, second)).ways) == 3
    for left in (2, 1, 0):
        outcome = await harness.play(second, operations.edit(pond, operations.back))
        assert isinstance(outcome, Done)
        assert len(plan_of(outcome.loaded).ways) == left
    assert why(await harness.play(second, operations.edit(pond, operations.back))) == "nothing-to-take-back"


async def test_at_the_end_nothing_is_prepared_any_more(harness: Harness, frogs: Frogs) -> None:
    pond, (_first, _second, third) = frogs
    await prepare(harness, pond, third, "hop 3")
    for _ in range(40):
        asked = await harness.asked(pond)
        if not asked:
            break
        await harness.press(pond, asked[0], "hop 1")
    assert (await harness.info(pond)).phase == "over"
    assert await rows(harness, pond) == []
    assert kinds(await harness.post())


async def test_answers_to_several_questions_are_given_once_and_for_all(harness: Harness) -> None:
    match, (first, second) = await in_order(harness, "yokohama", BLUE, PINK)
    for key in ("stays", "returns", "higher"):
        done(await harness.play(first, turns.stand(match, key)))
    loaded = await harness.load(match, first)
    assert loaded.standing == {loaded.own: "returns higher"}
    assert await harness.asked(match) == [second], "the order with more points is kept"
    done(await harness.play(first, turns.stand(match, None, 1)))
    assert (await harness.load(match, first)).standing == {loaded.own: "higher"}
    assert why(await harness.play(first, turns.stand(match, None, 9))) == "bad-option"


async def prepare_any(here: Harness, match: str, user: int) -> None:
    """Prepare the first answers that are offered, until the turn goes no further."""
    while not any(way.whole for way in plan_of(await here.load(match, user)).ways):
        copy = operations.copy_of(await here.load(match, user))
        assert copy is not None
        question = copy.loaded.question
        assert question is not None
        await prepare(here, match, user, _first_of(question))


def _first_of(question: Question) -> str:
    return any_answer(question, Rng(b"first"))


async def test_after_a_bot_it_is_played_like_after_anyone(harness: Harness) -> None:
    think_here(harness)
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    await all_play(harness, match)
    played = 0
    for _ in range(12):
        while await harness.asked(match) != [BLUE]:
            await all_play(harness, match)
        await harness.play_on(match, Rng(b"one"), 1)
        if await harness.asked(match) or (await harness.load(match, None)).match.turn_of is None:
            continue
        await prepare_any(harness, match, BLUE)
        await all_play(harness, match)
        loaded = await harness.load(match, BLUE)
        played += any(made.prepared for made in loaded.makers)
        assert await rows(harness, match) == ([] if loaded.question is None or played else [loaded.own])
        if played:
            break
    assert played


async def test_whom_a_bot_covers_has_nothing_played_and_then_nothing_prepared(harness: Harness) -> None:
    think_here(harness)
    match, (first, second) = await in_order(harness, "osaka", BLUE, PINK)
    while (await harness.load(match, None)).match.turn_of is None:
        await harness.play_on(match, Rng(b"tokens"), 1)
    asked = (await harness.asked(match))[0]
    other = second if asked == first else first
    await prepare_any(harness, match, other)
    covered = await harness.load(match, other)
    await harness.at(0, lambda unit: owners.begin(unit, covered, covered.own))
    while asked in await harness.asked(match):
        await harness.play_on(match, Rng(b"on"), 1)
    loaded = await harness.load(match, None)
    assert not any(made.prepared for made in loaded.makers)
    assert await rows(harness, match) == [covered.own]
    await all_play(harness, match)
    assert await rows(harness, match) == []
