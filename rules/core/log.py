"""The log of a match: nothing in it is ever deleted, undo is an entry of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Generic, Literal, TypeAlias, TypeVar

from pydantic import Field

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event, EventRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

E = TypeVar("E", bound=Event)
E_co = TypeVar("E_co", bound=Event, covariant=True)


@frozen
class Move(Generic[E_co]):
    """An answer that was accepted.

    Attributes:
        seat: Whose.
        notation: The answer.
        open: What everyone may read of it when it is given.
        version: Version of the rules that carried it out.
        counter: Random numbers used before and after; if they differ, something was drawn.
        told: What was told, each with its audience.
        turn: Turns ended before it; None if it was stored when that was not noted yet.
    """

    seat: Seat
    notation: str = field(repr=False)
    open: str
    version: int
    counter: tuple[int, int]
    told: tuple[EventRecord[E_co], ...]
    turn: int | None = None
    kind: Literal["move"] = "move"

    @property
    def drew(self) -> bool:
        """Whether something was drawn."""
        return self.counter[0] != self.counter[1]


@dataclass(frozen=True, slots=True)
class Undo:
    """The match went back.

    Attributes:
        seat: Who took back, or who proposed to go back.
        to: Number of answers that still stand.
        agreed: Whether all seats had to agree.
        shown: Whether the table had been shown what was taken back; a turn in the making is private.
    """

    seat: Seat
    to: int
    agreed: bool
    shown: bool = True
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A position from which replay starts, because newer rules would not lead to it.

    Attributes:
        version: Version of the rules from here on.
        stands: Number of answers that led here.
        counter: Random numbers used.
        state: The position as stored.
    """

    version: int
    stands: int
    counter: int
    state: str = field(repr=False)
    kind: Literal["checkpoint"] = "checkpoint"


Entry: TypeAlias = Annotated[Move[E] | Undo | Checkpoint, Field(discriminator="kind")]
"""One line of the log."""


def standing(entries: Sequence[Move[E] | Undo | Checkpoint]) -> list[Move[E]]:
    """The answers of a log that were not undone."""
    stands: list[Move[E]] = []
    for entry in entries:
        match entry:
            case Move():
                stands.append(entry)
            case Undo(to=to):
                del stands[to:]
            case Checkpoint():
                pass
    return stands
