"""What is told of the toy game."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event
from tests.toy.tables import Colour


@frozen
class Kept(Event):
    """A seat kept a lantern; which one, only it knows."""

    seat: Seat
    colour: Colour | None
    kind: Literal["kept"] = "kept"


@frozen
class Hung(Event):
    """A seat hung its sign on a post."""

    seat: Seat
    post: int
    kind: Literal["hung"] = "hung"


@frozen
class Drew(Event):
    """A seat drew a lantern; which one, only it knows."""

    seat: Seat
    colour: Colour | None
    kind: Literal["drew"] = "drew"


@frozen
class Counted(Event):
    """A seat got a coin for each lantern."""

    seat: Seat
    coins: int
    kind: Literal["counted"] = "counted"


@frozen
class Lit(Event):
    """A seat lit posts for a coin each."""

    seat: Seat
    posts: tuple[int, ...]
    kind: Literal["lit"] = "lit"


@frozen
class Sold(Event):
    """A seat sold lanterns."""

    seat: Seat
    lanterns: tuple[tuple[Colour, int], ...]
    coins: int
    kind: Literal["sold"] = "sold"


@frozen
class Clapped(Event):
    """A seat clapped for another, or not."""

    seat: Seat
    seller: Seat
    clapped: bool
    kind: Literal["clapped"] = "clapped"


@frozen
class Ended(Event):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: Literal["ended"] = "ended"


ToyEvent: TypeAlias = Annotated[
    Kept | Hung | Drew | Counted | Lit | Sold | Clapped | Ended, Field(discriminator="kind")
]
