"""A position as the rules of Nippon look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.seats import Seat
from rules.core.steps import Position as CorePosition
from rules.nippon.model.facts import Facts
from rules.nippon.model.names import NamesInPlay
from rules.nippon.model.state import State, Zaibatsu
from rules.nippon.model.terms import CITIES, DESTINATIONS

if TYPE_CHECKING:
    from rules.core.words import Names
    from rules.nippon.model.state import CityState, Doing, Mission
    from rules.nippon.model.terms import City, Destination, Track
    from rules.nippon.steps import Frame

CITY_NUMBERS = {city: number for number, city in enumerate(CITIES)}
DESTINATION_NUMBERS = {destination: number for number, destination in enumerate(DESTINATIONS)}


@dataclass(slots=True)
class Position(CorePosition):
    """A position for one seat.

    Attributes:
        facts: What the box contains.
        state: All that lies on the table.
        seat: Who is asked, or answers.
        me: What it owns.
    """

    facts: Facts
    state: State
    seat: Seat
    me: Zaibatsu = field(init=False)

    def __post_init__(self) -> None:
        self.me = self.state.people[self.seat]

    @property
    @override
    def active(self) -> Seat:
        return self.state.active

    @property
    @override
    def stack(self) -> list[Frame]:
        return self.state.stack

    @property
    @override
    def names(self) -> Names:
        return NamesInPlay(self.facts, self.state, self.seat)

    @override
    def seen_by(self, seat: Seat) -> Position:
        return Position(self.facts, self.state, seat)

    @override
    def copy(self) -> Position:
        return Position(self.facts, clone(self.state), self.seat)

    def then(self, *steps: Frame) -> None:
        """Let these steps happen next, in the order given."""
        self.state.then(*steps)

    @property
    def doing(self) -> Doing:
        """The action of this turn."""
        assert self.state.doing is not None, "an action is being carried out"
        return self.state.doing

    @property
    def people(self) -> int:
        """How many people play."""
        return len(self.state.people)

    def city(self, key: City) -> CityState:
        """A city by its key."""
        return self.state.cities[CITY_NUMBERS[key]]

    def mission(self, key: Destination) -> Mission:
        """A destination by its key."""
        return self.state.missions[DESTINATION_NUMBERS[key]]

    def value(self, track: Track) -> int:
        """Value of one's marker on a track."""
        return self.facts.values[track][self.me.space(track)]
