"""Workers move up and are drawn.

Source: "Aktion ausführen" (C), "Ende der Runde", F. A. Q. Ruling N-R31 (the bag gets empty).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.events.rounds import RowHired, WorkersDrawn
from rules.nippon.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Colour

FEW = 2
"""A hiring space with so many workers or fewer gets one more when a round ends."""


def move_up(state: State, table: Table[NipponEvent]) -> None:
    """The topmost row of the waiting area goes to an empty hiring space."""
    for space, workers in enumerate(state.hiring):
        if not workers and state.waiting:
            row = state.waiting.pop(0)
            workers.extend(row)
            table.emit(RowHired(space + 1, tuple(row), len(state.waiting)))


def draw_workers(facts: Facts, state: State, table: Table[NipponEvent]) -> None:
    """One worker to each hiring space with few of them, then the waiting area, as long as the bag lasts (N-R31)."""
    spaces: list[int] = []
    drawn: list[Colour] = []
    due = [number for number, workers in enumerate(state.hiring) if len(workers) <= FEW]
    for number in due:
        for colour in draw(state, 1, table):
            state.hiring[number].append(colour)
            spaces.append(number + 1)
            drawn.append(colour)
    short = len(due) - len(drawn) + fill_waiting(facts, state, table)
    if short:
        table.touch("bag:empty")
    rows = tuple([tuple(row) for row in state.waiting])
    table.emit(WorkersDrawn(state.round, tuple(spaces), tuple(drawn), rows, short))


def fill_waiting(facts: Facts, state: State, table: Table[NipponEvent]) -> int:
    """Fill the rows of the waiting area that are in use, topmost first.

    Returns:
        Workers for which the bag was empty.
    """
    area, sections = facts.tables.board.waiting, max(len(state.people), 2) - 1
    short = 0
    while len(state.waiting) < area.rows_a_section * sections:
        row = draw(state, area.workers_a_row, table)
        short += area.workers_a_row - len(row)
        state.waiting.append(row)
    state.waiting = [row for row in state.waiting if row]
    return short


def draw(state: State, count: int, table: Table[NipponEvent]) -> list[Colour]:
    """Draw so many workers from the bag, or as many as there are."""
    return [COLOURS[table.rng.draw(state.bag)] for _ in range(min(count, sum(state.bag)))]
