"""The log of a match: nothing in it is ever deleted, undo is an entry of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar, cast, overload

from pydantic import Field
from typing_extensions import override

from rules.core.corrections import Correction
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event, EventRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

E = TypeVar("E", bound=Event)
T_co = TypeVar("T_co", covariant=True)
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


@frozen
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


@frozen
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


Act: TypeAlias = Literal["back", "replay", "correct", "void", "seat"]
"""How a match is repaired: it goes back, it is played again by the present rules, a fact is set right, it ends without
a result, a seat is handed over."""

CHANGES: Final[frozenset[Act]] = frozenset({"back", "replay", "correct"})
"""Repairs that change the position; what they make of it is the next line of the log: an undo, or a checkpoint."""


@frozen
class Repair:
    """Something was done to the match that is no answer, and to which no rule leads.

    Attributes:
        act: What was done.
        agreed: Whether all seats had to agree; else whoever runs the house did it.
        seat: Who proposed it, or the seat that was handed over.
        to: Number of answers that still stand, for a match that goes back or is played again.
        correction: The fact that was set right.
    """

    act: Act
    agreed: bool
    seat: Seat | None = None
    to: int | None = None
    correction: Correction | None = None
    kind: Literal["repair"] = "repair"


AnyEntry: TypeAlias = Move[E] | Undo | Checkpoint | Repair
"""One line of the log."""

Entry: TypeAlias = Annotated[AnyEntry[E], Field(discriminator="kind")]
"""The same, told apart by its kind when it is read."""


_MOVE: Final = '"kind":"move"}'
"""How a stored line ends that is a move; one that is a move and ends otherwise is read to find that out."""

_READING = Lock()


class Logged(Generic[E]):
    """One line of a log, read when someone first looks at it: most of a long log is never looked at again.

    Attributes:
        number: Its place in the log, from 0.
    """

    __slots__ = ("_entry", "_read", "_text", "number")

    def __init__(
        self,
        number: int,
        entry: AnyEntry[E] | None = None,
        text: str = "",
        read: Callable[[str], AnyEntry[E]] | None = None,
    ) -> None:
        """Keep an entry, or a stored line with the function that reads it.

        Args:
            number: Its place in the log.
            entry: The entry; None if it is still to be read.
            text: The line as it is stored.
            read: Reads it.
        """
        self.number = number
        self._entry, self._text, self._read = entry, text, read

    @property
    def entry(self) -> AnyEntry[E]:
        """The entry: whenever it is asked for, the same object."""
        if self._entry is None:
            with _READING:
                if self._entry is None:
                    assert self._read is not None
                    self._entry, self._text, self._read = self._read(self._text), "", None
        return self._entry

    @property
    def is_move(self) -> bool:
        """Whether it is an answer; most lines need not be read for that."""
        return self._text.endswith(_MOVE) or isinstance(self.entry, Move)


class Entries(Sequence[T_co]):
    """The entries of some lines, each read when it is looked at."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Sequence[Logged[Any]]) -> None:
        self._lines = lines

    @override
    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> T_co: ...

    @overload
    def __getitem__(self, index: slice) -> list[T_co]: ...

    @override
    def __getitem__(self, index: int | slice) -> T_co | list[T_co]:
        if isinstance(index, slice):
            return [cast("T_co", line.entry) for line in self._lines[index]]
        return cast("T_co", self._lines[index].entry)


def standing(lines: Iterable[Logged[E]]) -> tuple[list[Logged[E]], Checkpoint | None]:
    """The answers of a log that were not undone, and the last position from which replay starts, if there is one."""
    stands: list[Logged[E]] = []
    start: Checkpoint | None = None
    for line in lines:
        if line.is_move:
            stands.append(line)
            continue
        match line.entry:
            case Undo(to=to):
                del stands[to:]
            case Checkpoint() as start:
                del stands[start.stands :]
            case Repair():
                pass
            case Move() as move:
                raise AssertionError(move.kind)
    return stands, start


def is_brought(entries: Sequence[Move[Any] | Undo | Checkpoint | Repair], place: int) -> bool:
    """Whether a line is what the repair before it made of the position."""
    before = entries[place - 1] if place and isinstance(entries[place], Undo | Checkpoint) else None
    return isinstance(before, Repair) and before.act in CHANGES


def starts(lines: Sequence[Logged[Any]], version: int) -> list[Checkpoint | None]:
    """The positions from which a log can be played again, the newest first; None is the deal.

    Before a fact that was set right lies what was played until then, unless by other rules; before any other position
    lies nothing.

    Args:
        version: Version of the rules that are to play it.
    """
    found: list[Checkpoint | None] = []
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if line.is_move:
            # Without a position that was set right no answer need be read.
            if found and isinstance(line.entry, Move) and line.entry.version != version:
                return found
        elif isinstance(line.entry, Checkpoint):
            found.append(line.entry)
            before = lines[number - 1].entry if number else None
            if not isinstance(before, Repair) or before.act != "correct":
                return found
    return [*found, None]


def laid(lines: Sequence[Logged[Any]]) -> Checkpoint | None:
    """The last position to which no answers lead: one that was set right, or with which the log begins."""
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if line.is_move or not isinstance(line.entry, Checkpoint):
            continue
        before = lines[number - 1].entry if number else None
        if before is None or (isinstance(before, Repair) and before.act == "correct"):
            return line.entry
    return None
