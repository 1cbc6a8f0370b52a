"""Facts of Nippon that a table may set right: what lies in a store, and where the markers of the tracks stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from rules.core.corrections import PLENTY, Correctable
from rules.nippon.model.position import Position
from rules.nippon.model.terms import LAST_SPACE, RESOURCES, TRACKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.corrections import Value


class StoreFact(Correctable[Position]):
    """Money, coal, silk or iron in a store: there is as much of it as is needed."""

    most: int = PLENTY

    @override
    def value(self, position: Position) -> Value:
        value: int = getattr(position.me, self.what)
        return value

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        return range(max(self.most, int(self.value(position))) + 1)

    @override
    def put(self, position: Position, to: Value) -> None:
        setattr(position.me, self.what, int(to))


class TrackFact(StoreFact):
    """Where a marker stands on its track, from 0; what it brings on its way there is not gained."""

    most = LAST_SPACE


CORRECTABLE: Final = (*[StoreFact(what) for what in RESOURCES], *[TrackFact(track) for track in TRACKS])
