"""A position as the rules of Yokohama look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.seats import Seat
from rules.core.step import Position as CorePosition
from rules.yokohama.model.facts import Facts
from rules.yokohama.model.names import NamesInPlay
from rules.yokohama.model.state import Merchant, State
from rules.yokohama.model.terms import FEWEST
from rules.yokohama.model.town import Town, town_of

if TYPE_CHECKING:
    from rules.core.step import AnyStep
    from rules.core.words import Names
    from rules.yokohama.model.terms import Area, AreaKind


def town_for(facts: Facts, state: State) -> Town:
    """The town of a match."""
    return town_of(state.layout, facts.rows[len(state.merchants) - FEWEST])


@dataclass(slots=True)
class Position(CorePosition):
    """A position for one seat.

    Attributes:
        facts: What the box contains.
        town: The areas as they lie.
        state: All that lies on the table.
        seat: Who is asked, or answers.
        me: Its merchant.
    """

    facts: Facts
    town: Town
    state: State
    seat: Seat
    me: Merchant = field(init=False)

    def __post_init__(self) -> None:
        self.me = self.state.merchants[self.seat]

    @property
    @override
    def active(self) -> Seat:
        return self.state.active

    @property
    @override
    def stack(self) -> list[AnyStep]:
        return self.state.stack

    @property
    @override
    def names(self) -> Names:
        return NamesInPlay(self.facts, self.town, self.state)

    @override
    def seen_by(self, seat: Seat) -> Position:
        return Position(self.facts, self.town, self.state, seat)

    @override
    def copy(self) -> Position:
        return Position(self.facts, self.town, clone(self.state), self.seat)

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
