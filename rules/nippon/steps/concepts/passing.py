"""Who is asked next: outside turns, what follows may be another seat's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.nippon.steps.concepts.asking import Running

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class PassTo(Running):
    """What lies beneath happens to a seat."""

    seat: Seat
    kind: Literal["pass-to"] = "pass-to"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.state.active = self.seat
