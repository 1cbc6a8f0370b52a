"""Seeded play-outs of every game at every number of seats, step by step."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.cli.selfplay import any_part
from bot.core.tables import load_tables
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from tests.every_day import daily
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from _pytest.mark import ParameterSet

    from rules.core.book import Book
    from rules.core.decisions import Part, Question
    from rules.core.game import Game
    from rules.core.match import Match
    from rules.core.seats import Seat

register()

HOUSE: dict[str, Game] = GAMES
"""Every game, the toys among them."""

TABLES = [(key, seats) for key, game in HOUSE.items() for seats in range(game.seats[0], game.seats[1] + 1)]
"""Every game with every number of seats."""


def position(match: Match) -> tuple[object, int]:
    """The position of a match, and the random numbers that it has used."""
    stored = json.loads(match.dump())
    return json.loads(stored["state"]), stored["counter"]


def every(tables: Iterable[tuple[str, int]]) -> list[ParameterSet]:
    """Games with numbers of seats as cases: the most seats and one alone every day, the others in heavy runs."""
    cases = list(tables)
    return daily(*(one for one in cases if one[1] in (1, HOUSE[one[0]].seats[1])), of=cases)


every_table = pytest.mark.parametrize(("key", "seats"), every(TABLES))
every_table_in_time = pytest.mark.parametrize(("key", "seats"), daily(("osaka", 4), ("nippon", 1), of=TABLES))
"""For what takes seconds at the largest tables: two quick ones every day."""

LONGEST = 3000
"""Answers within which every match must be over."""

LOOKED_AT = 24
"""Positions of a match that a test looks at closely, or a few more; self-play with ``--check`` looks at all."""


class Step(NamedTuple):
    """A position before an answer.

    Attributes:
        match: The match; it goes on with the next step.
        question: The question that will be answered.
        answer: The answer that will be given.
        number: Number of the step.
    """

    match: Match
    question: Question
    answer: str
    number: int


@cache
def book(key: str) -> Book:
    """A game with the tables of the service."""
    game = HOUSE[key]
    return game.with_tables(load_tables(key, game.data, game.tables))


def setup(key: str, seats: int, seed: int) -> Setup:
    """A match with the usual options."""
    options = tuple(sorted((option.key, option.default) for option in HOUSE[key].options))
    return Setup(key, seats, options, b"contract/%d" % seed)


def steps(key: str, seats: int, seed: int) -> Iterator[Step]:
    """Play a match step by step.

    The last position, in which nothing is asked, has no step; the match of the last step is over afterwards.
    """
    match = book(key).deal(setup(key, seats, seed))
    for number, (seat, answer) in enumerate(answers(key, seats, seed)):
        question = next(one for one in match.questions() if one.seat == seat)
        yield Step(match, question, answer, number)
        match.play(seat, answer)


@cache
def answers(key: str, seats: int, seed: int) -> tuple[tuple[Seat, str], ...]:
    """The answers of a match, half of them at random, half towards an aim; thought out once for all tests."""
    game, rng = HOUSE[key], Rng(b"answers/%d" % seed)
    match = book(key).deal(setup(key, seats, seed))
    aim = game.aims[seed % len(game.aims)]
    given: list[tuple[Seat, str]] = []
    while asked := match.questions():
        question = asked[rng.below(len(asked))]
        if question.answered is not None and rng.below(4):
            question = next((one for one in asked if one.answered is None), question)
        if rng.below(2):
            answer = game.prefer(question, match.view(question.seat), aim, rng)
        else:
            answer = any_of(any_part(question, rng), rng)
        given.append((question.seat, match.give(question.seat, answer).notation))
        assert len(given) <= LONGEST, f"{key} with {seats} seats and seed {seed} does not end"
    return tuple(given)


@cache
def spread(key: str, seats: int, seed: int, most: int = LOOKED_AT) -> tuple[Step, ...]:
    """Steps at which tests look closely: all of a short match, of a long one some, evenly spread over it.

    Their matches stand still and are shared by all tests: one that plays on does so on a copy.
    """
    stride = 1 + len(answers(key, seats, seed)) // most
    return tuple(still(step) for step in steps(key, seats, seed) if step.number % stride == 0)


def still(step: Step) -> Step:
    """A step whose match does not go on with the next one."""
    match = step.match.copy()
    return step._replace(match=match, question=next(one for one in match.questions() if one.seat == step.question.seat))


def ready(part: Part, rng: Rng) -> list[str]:
    """Some answers of a part: all of a choice, the suggested ones and a sample of the others."""
    match part.kind:
        case "choice":
            return list(part.answers)
        case "pick":
            return [part.notation(answer) for answer in (*part.suggest(), part.sample(rng))]
        case "amounts":
            return [part.notation(answer) for answer in (*part.suggest(), part.sample(rng))]
