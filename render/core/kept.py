"""Drawings that are kept: those that were used last, as many as there is room for, whatever game they belong to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from PIL import Image

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")
P = ParamSpec("P")

ROOM = 80 * 2**20
"""Bytes for all of them: as many as eight tables of any game use at the same time."""

SPARE = 8
"""Which part of the room is made free at once when there is none left: an eighth."""


class Weighed(ABC):
    """Something drawn that knows its bytes."""

    __slots__ = ()

    @property
    @abstractmethod
    def weight(self) -> int:
        """Bytes that it takes up."""


class Kept:
    """A drawing that is kept, its bytes, and when it was used last, counted in uses."""

    __slots__ = ("used", "value", "weight")

    def __init__(self, value: Any, weight: int) -> None:
        self.value = value
        self.weight = weight
        self.used = 0


@frozen
class ShelfFigures:
    """How well the shelf does.

    Attributes:
        room: Bytes that there are for all drawings.
        taken: Bytes that they take.
        count: How many are kept.
        found: How often one was found there since the start.
        drawn: How often one had to be drawn.
    """

    room: int
    taken: int
    count: int
    found: int
    drawn: int


class Shelf:
    """Where drawings are kept.

    Attributes:
        room: Bytes for all of them.
        taken: Bytes that they take.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.taken = 0
        self._drawings: dict[Hashable, Kept] = {}
        self._uses = 0
        self._drawn = 0
        self._lock = Lock()

    def find(self, key: Hashable) -> Kept | None:
        """A drawing by what it was drawn of."""
        there = self._drawings.get(key)
        if there is not None:
            self._uses += 1
            there.used = self._uses
        return there

    @property
    def figures(self) -> ShelfFigures:
        """How well it does."""
        return ShelfFigures(self.room, self.taken, len(self._drawings), self._uses, self._drawn)

    def keep(self, key: Hashable, value: object) -> Kept:
        """Keep a drawing, and let those go that were not used for the longest time if there is no room for all."""
        with self._lock:
            if (there := self._drawings.get(key)) is not None:
                # Another thread drew the same meanwhile.
                return there
            self.taken += (drawing := Kept(value, weight_of(value))).weight
            self._drawings[key] = drawing
            self._drawn += 1
            drawing.used = self._uses
            if self.taken > self.room:
                self._make_room(key)
            return drawing

    def clear(self) -> None:
        """Keep nothing any more."""
        with self._lock:
            self._drawings.clear()
            self.taken = 0

    def _make_room(self, newest: Hashable) -> None:
        for key, old in sorted(self._drawings.items(), key=lambda item: item[1].used):
            if self.taken <= self.room - self.room // SPARE:
                return
            if key != newest:
                del self._drawings[key]
                self.taken -= old.weight


SHELF = Shelf(ROOM)
"""The one shelf of the house."""


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Let what a function draws be kept by its arguments: it draws the same from the same, and no one changes it."""

    @wraps(draw)
    def found(*drawn: P.args, **named: P.kwargs) -> T:
        key = (draw, drawn, *named.items()) if named else (draw, drawn)
        there = SHELF.find(key)
        if there is not None:
            known: T = there.value
            return known
        value = draw(*drawn, **named)
        SHELF.keep(key, value)
        return value

    return found


def weight_of(drawing: object) -> int:
    """Bytes of a drawing: one a pixel in a palette or a stencil, four in colours."""
    match drawing:
        case Image.Image(width=width, height=height, mode=mode):
            return int(width * height) * (1 if mode in ("P", "L") else 4)
        case Weighed():
            return drawing.weight
        case bytes():
            return len(drawing)
        case tuple():
            return sum(map(weight_of, drawing))
        case _:
            return 0
