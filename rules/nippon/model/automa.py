"""The solo board: what the rulebook's opponent has left, and what he prefers."""

from __future__ import annotations

from dataclasses import dataclass

from rules.nippon.model.terms import Colour, Goal


@dataclass(slots=True)
class Automa:
    """Takatoshi's solo board.

    Attributes:
        tiles: Action tiles still in the stack, by their number in the table, sorted; which comes next, the dice decide.
        shown: Those revealed, the last one last.
        priorities: Colours of workers, the first priority first.
        regions: Colour of the worker in each region, from left to right.
        goals: Goal tiles of the person, from top to bottom, with the border of each space.
        railways: Railways left.
        markers: Values left, by row from the lowest.
    """

    tiles: list[int]
    shown: list[int]
    priorities: list[Colour]
    regions: list[Colour]
    goals: list[Goal]
    railways: int
    markers: list[list[int]]
