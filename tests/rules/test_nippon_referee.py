"""Whole matches before a referee who plays every answer again from the rulebook alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bot.cli.selfplay import any_part
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from rules.nippon.game import NIPPON
from tests.rules.nippon_referee.box import TABLES
from tests.rules.nippon_referee.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.match import Match

OPTIONS = [
    {"sides": sides, "modules": modules, "difficulty": difficulty}
    for sides, modules, difficulty in (
        ("a", "", "easy"),
        ("random", "modern", "medium"),
        ("b", "goals", "hard"),
        ("random", "modern,goals", "hard"),
    )
]

LONGEST = 2000
"""Answers within which every match must be over."""

MATCHES = [
    (seats + (number + number // 4) % 2, OPTIONS[(number + seats) % 4], aim)
    for number, aim in enumerate(NIPPON.aims)
    for seats in (1, 3)
]
"""Seats, options and aim."""

EVERY_DAY = [MATCHES[2 * number + number // 2 % 2] for number in range(0, len(NIPPON.aims), 2)]
"""Of each second aim one."""


def dealt(seats: int, options: dict[str, str], seed: str) -> tuple[Match, Referee]:
    """A match and its referee; alone no modules are played."""
    chosen = options | ({"modules": ""} if seats == 1 else {})
    setup = Setup("nippon", seats, tuple(sorted(chosen.items())), seed.encode())
    match = NIPPON.with_tables(TABLES).deal(setup)
    return match, Referee(match.dump(), chosen)


def step(match: Match, referee: Referee, aim: str, rng: Rng) -> bool:
    """One answer, one in four at random, the others towards an aim; whether there was a question."""
    asked = match.questions()
    referee.asked(asked)
    question = next((question for question in asked if question.answered is None), None)
    if question is None:
        return False
    if rng.below(4):
        answer = GAMES["nippon"].prefer(question, match.view(question.seat), aim, rng)
    else:
        answer = any_of(any_part(question, rng), rng)
    move = match.give(question.seat, answer)
    referee.judge(question.seat, answer, [one.event for one in move.told])
    referee.compare(match.dump())
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "aim" in metafunc.fixturenames:
        heavy = metafunc.config.getoption("--heavy")
        metafunc.parametrize(("seats", "options", "aim"), MATCHES if heavy else EVERY_DAY)


@pytest.mark.usefixtures("heavy")
def test_a_match_before_the_referee(seats: int, options: dict[str, str], aim: str) -> None:
    """Every question is due, every offer legal, none is missing, every position and the score come out the same."""
    seed = f"referee/{seats}/{aim}"
    match, referee = dealt(seats, options, seed)
    rng = Rng(b"answers" + seed.encode())
    assert any(not step(match, referee, aim, rng) for _ in range(LONGEST)), "the match seems endless"
    results = match.results()
    assert results is not None
    assert [(int(line.seat), line.points) for line in results] == [
        (seat, referee.totals()[seat]) for seat in referee.places()
    ]
    verdict = match.verdict()
    assert (None if verdict is None else verdict.won) == referee.won


def lose(state: Any, *path: str | int) -> None:
    """One less of something."""
    for key in path[:-1]:
        state = state[key]
    state[path[-1]] -= 1


@pytest.mark.parametrize(
    "path",
    [
        ("people", 0, "money"),
        ("people", 1, "coal"),
        ("people", 0, "points"),
        ("people", 1, "finance"),
        ("people", 0, "prestige", 0),
        ("people", 1, "achieved", 3),
        ("bag", 2),
        ("round",),
        ("turns",),
        ("missions", 0, "tiles"),
    ],
)
def test_the_referee_objects_to_another_position(path: tuple[str | int, ...]) -> None:
    match, referee = dealt(2, OPTIONS[0], "objections")
    rng = Rng(b"objections")
    for _ in range(30):
        step(match, referee, "industry", rng)
    dump = json.loads(match.dump())
    state = json.loads(dump["state"])
    lose(state, *path)
    with pytest.raises(AssertionError, match="by the rulebook"):
        referee.compare(json.dumps(dump | {"state": json.dumps(state)}))


def cheating(referee: Referee) -> list[Callable[[], object]]:
    """Things a referee does not let pass at the beginning of a turn."""
    me = referee.me
    return [
        lambda: me.pay(money=me.funds + 1),
        lambda: me.pay(coal=me.all_coal + 1),
        lambda: me.pay(iron=me.iron + 1),
        lambda: referee.produce("family"),
        lambda: referee.place(referee.active, (3, "ships")),
        lambda: referee.fulfil("k8"),
        lambda: referee.pay_goods("clocks", 1),
        lambda: list(referee.send("osaka")),
        lambda: list(referee.build_railway("kanto/nothing")),
        lambda: list(referee.put_machine("cotton1a")),
        lambda: list(referee.build("clocks1a")),
    ]


@pytest.mark.parametrize("number", range(11))
def test_the_referee_objects_to_what_cannot_be(number: int) -> None:
    _, referee = dealt(2, OPTIONS[0], "cheating")
    with pytest.raises(AssertionError):
        cheating(referee)[number]()
