"""Corrections: facts of a position that a table may set right itself, and what each can be set to.

They are for a rule of the house or a ruling of the table's own. No rule leads to them, and none can go beyond what the
components of the game allow: each fact names the values that it can have.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from pydantic import TypeAdapter

from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

P_contra = TypeVar("P_contra", contravariant=True)

Value: TypeAlias = int | str
"""An amount, or the word of a place."""

PLENTY: Final = 99
"""The most of what no component limits: pictures have room for two digits."""


@frozen
class Correction:
    """A fact that is set right.

    Attributes:
        what: Id of the fact, such as ``yen``.
        seat: Whose it is; None for one of the table's.
        was: Its value before.
        to: Its value from then on.
    """

    what: str
    seat: Seat | None
    was: Value
    to: Value


CORRECTION: Final = TypeAdapter(Correction)
"""Reads and writes it."""


@frozen
class Stated:
    """A fact as it stands.

    Attributes:
        what: Its id.
        seat: Whose it is; None for one of the table's.
        value: Its value.
        ways: All values that it can be set to, its own among them; amounts in their order.
    """

    what: str
    seat: Seat | None
    value: Value
    ways: tuple[Value, ...]


class Correctable(ABC, Generic[P_contra]):
    """A kind of fact that may be set right: what it is in a position, what it can be, how it is set.

    Attributes:
        what: Its id; ``<game>-fact-<id>`` is its name.
        of_seats: Whether each seat has one; else the table has it.
    """

    of_seats: bool = True

    def __init__(self, what: str) -> None:
        self.what = what

    @abstractmethod
    def value(self, position: P_contra) -> Value:
        """Its value, for the position's seat."""

    @abstractmethod
    def ways(self, position: P_contra) -> Sequence[Value]:
        """All values that the components leave it; none beside its own where it cannot be set now."""

    @abstractmethod
    def put(self, position: P_contra, to: Value) -> None:
        """Set it to one of them; what it takes or leaves comes from or goes to where the game keeps it."""
