"""Takatoshi's set-up: workers in the regions, goals, priorities and the stack of action tiles.

Source: "Änderungen im Spielaufbau", "Takatoshis Spielaufbau". The space of a goal tile makes no difference but for how
many there are, and so the dice choose it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rules.nippon.events.takatoshi import SoloPrepared
from rules.nippon.model.automa import Automa
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import COLOURS, GOALS, REGIONS, Colour, Difficulty
from rules.nippon.steps.takatoshi.goals import goals_due

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import State

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
"""From easy to hard; each has one goal more."""


def set_up_takatoshi(facts: Facts, difficulty: Difficulty, state: State, table: Table[NipponEvent]) -> None:
    """Lay out Takatoshi's board, once the workers that a game for two does not use lie in the box.

    Args:
        difficulty: How many goals must be met.
        state: The table as for two; its box gives the workers.
        table: The dice, and the record.
    """
    for number in range(len(COLOURS)):
        state.box[number] -= 1
    regions: list[Colour] = [COLOURS[table.rng.draw(state.box)] for _ in REGIONS]
    goals = table.rng.shuffled(range(len(GOALS)))[: DIFFICULTIES.index(difficulty) + 1]
    solo = facts.tables.solo
    state.automa = Automa(
        tiles=[],
        shown=[],
        priorities=list(COLOURS),
        regions=regions,
        goals=[GOALS[number] for number in goals],
        railways=solo.railways.value,
        markers=[list(row) for row in solo.markers],
    )
    shuffle(facts, state.automa, table.rng)
    due = goals_due(facts, state)
    table.emit(SoloPrepared(TAKATOSHI, tuple(state.automa.priorities), tuple(regions), due))
    table.touch(f"difficulty:{difficulty}")


def shuffle(facts: Facts, automa: Automa, rng: Rng) -> None:
    """Steps 4 and 5 of his set-up: a new order of priorities, and all action tiles in the stack.

    The order of the tiles lies nowhere: the dice decide which comes when it is revealed.
    """
    automa.priorities = [COLOURS[number] for number in rng.shuffled(range(len(COLOURS)))]
    automa.tiles = list(range(len(facts.tables.solo.action)))
    automa.shown = []
