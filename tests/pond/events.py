"""What is told of the frogs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event


@frozen
class Hopped(Event):
    """A frog hopped to a stone."""

    seat: Seat
    stone: int
    kind: Literal["hopped"] = "hopped"


@frozen
class Rested(Event):
    """A frog got its breath back."""

    seat: Seat
    kind: Literal["rested"] = "rested"


@frozen
class Stalked(Event):
    """The heron, in the seat behind the last, came to a stone."""

    seat: Seat
    stone: int
    kind: Literal["stalked"] = "stalked"


@frozen
class Ended(Event):
    """The match is over: the frogs who came farthest, no one if the heron caught one."""

    winners: tuple[Seat, ...]
    kind: Literal["ended"] = "ended"


PondEvent: TypeAlias = Annotated[Hopped | Rested | Stalked | Ended, Field(discriminator="kind")]
