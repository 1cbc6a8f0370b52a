"""A position as the rules of Yokohama look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.step import PositionOf
from rules.yokohama.model.facts import Facts
from rules.yokohama.model.names import NamesInPlay
from rules.yokohama.model.state import Merchant, State
from rules.yokohama.model.terms import FEWEST
from rules.yokohama.model.town import Town, town_of

if TYPE_CHECKING:
    from rules.core.words import Names
    from rules.yokohama.model.terms import Area, AreaKind


def town_for(facts: Facts, state: State) -> Town:
    """The town of a match."""
    return town_of(state.layout, facts.rows[len(state.merchants) - FEWEST])


@dataclass(slots=True)
class Position(PositionOf[Facts, State]):
    """A position for one seat.

    Attributes:
        town: The areas as they lie.
        me: The merchant of the seat.
    """

    town: Town = field(init=False)
    me: Merchant = field(init=False)

    def __post_init__(self) -> None:
        self.town = town_for(self.facts, self.state)
        self.me = self.state.merchants[self.seat]

    @property
    @override
    def names(self) -> Names:
        return NamesInPlay(self.facts, self.town, self.state)

    def area(self, name: str) -> Area:
        """An area by its name."""
        return self.town.numbers[name]

    def name(self, area: Area) -> str:
        """The name of an area."""
        return self.town.names[area]

    def kind(self, area: Area) -> AreaKind:
        """Which board an area is."""
        return self.town.kinds[area]

    def power(self, area: Area) -> int:
        """Power of the seat in an area as things stand."""
        return self.state.power(self.seat, area)
