"""A position as the rules of Nippon look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.step import PositionOf
from rules.nippon.model.facts import Facts
from rules.nippon.model.names import NamesInPlay
from rules.nippon.model.state import State, Zaibatsu
from rules.nippon.model.terms import CITIES, DESTINATIONS

if TYPE_CHECKING:
    from rules.core.words import Names
    from rules.nippon.model.automa import Automa
    from rules.nippon.model.state import CityState, Doing, Mission
    from rules.nippon.model.terms import City, Destination, Track

CITY_NUMBERS = {city: number for number, city in enumerate(CITIES)}
DESTINATION_NUMBERS = {destination: number for number, destination in enumerate(DESTINATIONS)}


@dataclass(slots=True)
class Position(PositionOf[Facts, State]):
    """A position for one seat.

    Attributes:
        me: What the seat owns.
    """

    me: Zaibatsu = field(init=False)

    def __post_init__(self) -> None:
        self.me = self.state.people[self.seat]

    @property
    def work_is_full(self) -> bool:
        """Whether there is no empty space in the work area, so that the player has to consolidate."""
        return len(self.me.work) >= self.facts.tables.mat.work.spaces

    def prestige_for(self, workers: int) -> int:
        """Level of the highest prestige tile that the player could take with so many workers; 0 for none."""
        rows, left = self.facts.tables.mat.prestige, self.me.prestige
        levels = [row.level for row in rows if workers >= row.beside and left[row.level - 1]]
        return 0 if all(self.me.achieved) else max(levels, default=0)

    @property
    @override
    def names(self) -> Names:
        return NamesInPlay(self.facts, self.state, self.seat)

    @property
    def doing(self) -> Doing:
        """The action of this turn."""
        assert self.state.doing is not None, "an action is being carried out"
        return self.state.doing

    @property
    def automa(self) -> Automa:
        """The solo board of Takatoshi, who plays."""
        assert self.state.automa is not None, "he plays"
        return self.state.automa

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
        """Value of the player's marker on a track."""
        return self.facts.values[track][self.me.space(track)]
