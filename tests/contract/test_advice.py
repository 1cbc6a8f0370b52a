"""What advice owes: turns that can be played, from what the seat knows alone, of which nothing untrue is said."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from itertools import count
from string import digits
from typing import TYPE_CHECKING

import pytest

from bot.core.match.answering import undoable
from bot.core.tables import load_tables
from rules.core.advice import MOST, Adviser, Cost
from rules.core.player import task_in
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.contract.plan_facts_seen import holds
from tests.contract.playing import HOUSE, ready, spread
from tests.contract.test_players import PLAYED, SECRETS, SEED, positions, told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.advice import Advice, PlanFact
    from rules.core.match import Match
    from rules.core.table import View
    from tests.conftest import Sample
    from tests.contract.playing import Step

LOOKED_AT = {"yokohama": 14, "osaka": 12, "nippon": 16}
"""Positions of a match in which advice is asked for."""

PLANS = (0, 60, 500)
"""Turns that are looked at beyond one match, in a heavy run and in full."""


@cache
def adviser(key: str) -> Adviser:
    """Who advises in a game."""
    game = HOUSE[key]
    found = game.adviser(load_tables(key, game.data, game.tables))
    assert found is not None
    return found


def advice_in(key: str, match: Match, seat: Seat) -> tuple[Advice, ...]:
    """What is advised in a match."""
    task = task_in(match, seat, SEED)
    return adviser(key).advise(task.world, task.seat, task.seed)


def carried_out(match: Match, seat: Seat, advice: Advice) -> tuple[View, View, Match]:
    """What a seat sees before and after a turn, and the match after it.

    Where dice fall because the turn was ended, as for the rulebook's opponent, it is what it sees before they do.
    """
    after = match.copy()
    *first, last = advice.answers
    for text in first:
        after.play(seat, text)
    own, question = after.view(seat), next(one for one in after.questions() if one.seat == seat)
    only_way = len(question.parts) == 1 and ready(question.parts[0], Rng(b"")) == [last]
    drew = after.play(seat, last).drew
    return match.view(seat), own if only_way and drew else after.view(seat), after


def advised_in(key: str, most: int) -> Iterator[tuple[Step, tuple[Advice, ...]]]:
    """Positions with what is advised there: some of one match, or of as many as there are plans to look at."""
    if not most:
        yield from [(step, advice_in(key, step.match, step.question.seat)) for step in positions(key, LOOKED_AT[key])]
        return
    plans, (fewest, seats) = 0, HOUSE[key].seats
    for seed in count():
        for step in spread(key, max(2, fewest) + seed % (seats - 1), seed):
            advised = advice_in(key, step.match, step.question.seat)
            yield step, advised
            plans += len(advised)
            if plans >= most:
                return


def kind_of(answers: Sequence[str]) -> str:
    """What a turn is about, read off its notation: an action, or in which sort of area someone acts."""
    way = next((text for text in answers if text.startswith("go ")), answers[0])
    return way.split()[1].rstrip(digits) if way.startswith("go ") else way.split()[0]


@pytest.mark.longest
@pytest.mark.parametrize("key", PLAYED)
def test_all_that_is_said_of_a_turn_is_true_and_what_is_changed_in_it_is_not(key: str, sample: Sample) -> None:
    said = 0
    for step, advised in advised_in(key, sample(*PLANS)):
        match, seat = step.match, step.question.seat
        assert 0 < len(advised) <= MOST
        assert len({one.reasons for one in advised}) == len(advised)
        if step.question.kind in ("turn", "place"):
            assert len({kind_of(one.answers) for one in advised}) == len(advised)
        for one in advised:
            before, after, then = carried_out(match, seat, one)
            goes_on = any(asked.seat == seat and asked.answered is None for asked in then.questions())
            assert one.whole != (goes_on and then.turn == match.turn)
            # At the end of a track there may be nothing to do that is good for anything.
            assert one.reasons or not one.whole or advised == (one,)
            assert not any(isinstance(fact, Cost) for fact in one.reasons)
            for fact in (*one.reasons, *one.costs):
                assert holds(fact, before, after, seat), fact
                assert not any(holds(lie, before, after, seat) for lie in lies(fact)), fact
                said += 1
    assert said > LOOKED_AT[key]


def lies(fact: PlanFact) -> list[PlanFact]:
    """A fact with the first of its figures changed; none where it names no figure."""
    figures = [field.name for field in fields(fact) if type(getattr(fact, field.name)) is int]  # type: ignore[arg-type]
    counted = [name for name in figures if name not in ("price", "place", "seat", "ahead_of")]
    return [replace(fact, **{name: getattr(fact, name) + 1}) for name in counted[:1]]  # type: ignore[type-var]


@pytest.mark.parametrize("key", PLAYED)
def test_what_is_filled_in_can_be_taken_back_and_ends_no_turn(key: str) -> None:
    for step in positions(key, 6):
        match, seat = step.match, step.question.seat
        for one in advice_in(key, match, seat):
            trial = match.copy()
            for text in one.answers[: undoable(match, seat, one.answers)]:
                trial.play(seat, text)
            assert (trial.turn, trial.published) == (match.turn, match.published)
            assert any(question.seat == seat for question in trial.questions())
            if len(trial.standing_moves) > len(match.standing_moves):
                trial.take_back(seat, len(match.standing_moves))


@pytest.mark.parametrize("key", SECRETS)
def test_advice_is_the_same_whatever_is_hidden_from_the_seat(key: str) -> None:
    def thought(match: Match, seat: Seat) -> tuple[str, ...]:
        return tuple(map(repr, advice_in(key, match, seat)))

    assert not any(told_apart(thought, step) for step in positions(key, 3))


@pytest.mark.parametrize("key", SECRETS)
def test_advice_that_knows_what_another_sees_is_caught(key: str) -> None:
    def peeping(match: Match, seat: Seat) -> tuple[str, ...]:
        other = match.view(Seat((seat + 1) % match.setup.seats))
        return (*map(repr, advice_in(key, match, seat)), repr(other))

    assert any(told_apart(peeping, step) for step in positions(key, 2))


@pytest.mark.parametrize("key", HOUSE)
def test_just_the_games_with_automatic_players_have_an_adviser(key: str) -> None:
    game = HOUSE[key]
    assert (game.adviser(load_tables(key, game.data, game.tables)) is not None) == game.automatic
