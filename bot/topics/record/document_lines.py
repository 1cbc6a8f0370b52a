"""The log in the document of a match: a line for whatever was done."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from bot.topics.record.document_parts import Count, Key, Part, SeatNumber, Told


class Line(Part):
    """A line of the log.

    Attributes:
        at: When, in seconds since 1970.
        by: Who made it: a person by hand, a bot, or an answer that was given once and for all.
    """

    at: Count
    by: Literal["person", "bot", "standing"]


class EventPart(Part):
    """What was told.

    Attributes:
        event: What happened, as the game words it.
        only: The one seat that was told; null: everyone.
    """

    event: Told
    only: SeatNumber | None


class MoveLine(Line):
    """An answer that was accepted.

    Attributes:
        seat: Whose.
        notation: The answer in notation.
        open: What everyone may read of it when it is given.
        typed: The same answer, part by part; null where this version of the rules cannot read it.
        version: Version of the rules that carried it out.
        counter: Random numbers used before and after; null until the end.
        told: What came of it.
        turn: Turns ended before it; null if it was kept when that was not noted yet.
    """

    kind: Literal["move"] = "move"
    seat: SeatNumber
    notation: str = Field(max_length=2000)
    open: str = Field(max_length=2000)
    typed: dict[str, Any] | None
    version: Count
    counter: tuple[Count, Count] | None
    told: tuple[EventPart, ...]
    turn: Count | None


class UndoLine(Line):
    """The match went back.

    Attributes:
        seat: Who took back, or who proposed to go back.
        to: Number of answers that still stand.
        agreed: Whether all seats had to agree.
        shown: Whether the table had been shown what was taken back.
    """

    kind: Literal["undo"] = "undo"
    seat: SeatNumber
    to: Count
    agreed: bool
    shown: bool


class CheckpointLine(Line):
    """A position from which replay starts, because newer rules would not lead to it.

    Attributes:
        version: Version of the rules from here on.
        stands: Number of answers that led here; later ones, if there were any, do not stand any more.
        counter: Random numbers used; null until the end.
        state: The position; null until the end.
    """

    kind: Literal["checkpoint"] = "checkpoint"
    version: Count
    stands: Count
    counter: Count | None
    state: dict[str, Any] | None


class CorrectionPart(Part):
    """A fact that was set right.

    Attributes:
        what: Id of the fact, as the game names it.
        seat: Whose it is; null for one of the table's.
        was: Its value before: an amount, or the word of a place.
        to: Its value from then on.
    """

    what: Key
    seat: SeatNumber | None
    was: Count | Key
    to: Count | Key


class RepairLine(Line):
    """Something was done to the match that is no answer, and to which no rule leads; by itself it changes nothing.

    What "back", "replay" and "correct" make of the position is the next line: an undo, or a checkpoint.

    Attributes:
        act: It goes back, is played again by the present rules, a fact is set right, it ends without a result, a seat
            is handed over.
        agreed: Whether all seats had to agree; else whoever runs the house did it.
        seat: Who proposed it, or the seat that was handed over.
        to: Number of answers that still stand, for "back" and "replay"; null: all of them.
        correction: The fact that was set right.
    """

    kind: Literal["repair"] = "repair"
    act: Literal["back", "replay", "correct", "void", "seat"]
    agreed: bool
    seat: SeatNumber | None
    to: Count | None
    correction: CorrectionPart | None


AnyLine: TypeAlias = Annotated[MoveLine | UndoLine | CheckpointLine | RepairLine, Field(discriminator="kind")]
