"""Whole matches before a referee who knows the rulebooks only."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from bot.cli.selfplay import any_part
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.games import GAMES
from rules.yokohama.events.areas import Acted, Built
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.moves import Placed, Went
from rules.yokohama.events.rounds import TurnEnded
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.cards import Reward
from rules.yokohama.view import YokohamaView
from tests.every_day import daily
from tests.rules.yokohama_referee import Referee
from tests.rules.yokohama_table import TABLES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.match import Match
    from rules.yokohama.events import YokohamaEvent

OPTIONS = [
    {"edition": edition, "mining": mining, "modules": modules}
    for edition, mining, modules in (
        ("dlp", "exchange", ""),
        ("synapses", "action", "rewards,free-agents"),
        ("synapses", "exchange", "rewards"),
        ("dlp", "action", "free-agents"),
    )
]

LONGEST = 5000
"""Answers within which every match must be over."""

MATCHES = [(2 + number % 3, OPTIONS[number % 4], aim) for number, aim in enumerate((*YOKOHAMA.aims, "everything"))]
"""Seats, options and aim."""


def seen(match: Match) -> YokohamaView:
    """The table as everyone sees it."""
    view = match.view(None)
    assert isinstance(view, YokohamaView)
    return view


def played(match: Match, aim: str, rng: Rng) -> Iterator[YokohamaEvent]:
    """All that is told of a match: answers one in four at random, the others towards its aim."""
    for _ in range(LONGEST):
        question = next((question for question in match.questions() if question.answered is None), None)
        if question is None:
            return
        if rng.below(4):
            answer = GAMES["yokohama"].prefer(question, match.view(question.seat), aim, rng)
        else:
            answer = any_of(any_part(question, rng), rng)
        for one in match.give(question.seat, answer).told:
            yield cast("YokohamaEvent", one.event)
    raise AssertionError("the match seems endless")


@pytest.mark.parametrize(("seats", "options", "aim"), daily(*MATCHES[::2], of=MATCHES))
def test_a_match_before_the_referee(seats: int, options: dict[str, str], aim: str) -> None:
    """Each event is legal, nothing due is left out, and the final score is that to which the ledgers come."""
    seed = f"referee/{seats}/{aim}".encode()
    match = YOKOHAMA.with_tables(TABLES).deal(Setup("yokohama", seats, tuple(sorted(options.items())), seed))
    referee = Referee(seen(match), options)
    for event in played(match, aim, Rng(b"answers" + seed)):
        referee.judge(event)
    results = seen(match).results
    assert results is not None
    assert {line.seat: line.total for line in results} == {Seat(seat): one for seat, one in enumerate(referee.totals())}


@pytest.mark.parametrize(
    "event",
    [
        Placed(Seat(0), ("canal",), (), telegram=False),
        Placed(Seat(0), ("bank", "bank", "bank"), (), telegram=False),
        Placed(Seat(0), ("bank",), ((Seat(1), 1),), telegram=False),
        Went(Seat(0), "bank", "hand", (), (), 0),
        Acted(Seat(0), "bank", 3),
        Built(Seat(0), "bank", "shop", 1),
        Gained(Seat(0), Reward(points=3), "port"),
        TurnEnded(Seat(0)),
    ],
)
def test_the_referee_objects(event: YokohamaEvent) -> None:
    referee = Referee(TableOfYokohama().seen(None), OPTIONS[0])
    with pytest.raises(AssertionError):
        referee.judge(event)
