"""A position as the rules of Traders of Osaka look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.seats import Seat
from rules.core.steps import Position as CorePosition
from rules.osaka.model.facts import Facts
from rules.osaka.model.names import CardNames
from rules.osaka.model.state import State, Trader

if TYPE_CHECKING:
    from rules.core.words import Names
    from rules.osaka.steps import Frame


@dataclass(slots=True)
class Position(CorePosition):
    """A position for one seat.

    Attributes:
        facts: What the box contains.
        state: All that lies on the table.
        seat: Who is asked, or answers.
        me: Its trader.
    """

    facts: Facts
    state: State
    seat: Seat
    me: Trader = field(init=False)

    def __post_init__(self) -> None:
        self.me = self.state.traders[self.seat]

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
        only_farm = self.state.free("farm") - self.state.free("market")
        return CardNames(self.facts.kinds, {self.facts.names[kind] for kind in only_farm})

    @override
    def seen_by(self, seat: Seat) -> Position:
        return Position(self.facts, self.state, seat)

    @override
    def copy(self) -> Position:
        return Position(self.facts, clone(self.state), self.seat)
