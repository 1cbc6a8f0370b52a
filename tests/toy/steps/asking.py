"""What the questions of the toy game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.step import Ask
from rules.core.words import Element, Number, Word
from tests.toy.events import ToyEvent
from tests.toy.state import SECTION, Position
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.words import Typed

A = TypeVar("A", bound=Answer)

COLOUR = Word({colour: number for number, colour in enumerate(COLOURS)})
"""A colour of lanterns, by its place among the colours."""


class ToyAsk(Ask[Position, ToyEvent, A]):
    """A question, in the words that bear its name."""

    __slots__ = ()

    @override
    def prompt(self, position: Position) -> Label:
        return say(f"toy-ask-{self.asks}")

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say("toy-not-now"), SECTION)


class Numbers(Element[tuple[int, ...]]):
    """One number or several: ``4 17``."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[tuple[int, ...], int]]:
        for number, end in Number().read(typed, at):
            for more, last in self.read(typed, end):
                yield (number, *more), last
            yield (number,), end

    @override
    def write(self, value: tuple[int, ...]) -> list[str]:
        return list(map(str, value))

    @property
    @override
    def help(self) -> str:
        return "1..."


def lantern(colour: int) -> Label:
    """A lantern in words."""
    return say("toy-lantern", colour=COLOURS[colour])


def because(key: str, **args: int) -> Reason:
    """A reason of the rules."""
    return Reason(say(key, **args), SECTION)
