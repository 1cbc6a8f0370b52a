"""Everything on the table of the toy game.

Traders hold hidden lanterns. In a turn one hangs one's sign on a free post of the street, which sets off two
effects in any order: draw a lantern, and count one's lanterns for coins. Then one may light up to two of one's
posts, sell up to three lanterns, and end the turn. After a sale the next seat says whether it claps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frames import AskEach, Effects
from rules.core.seats import Seat
from rules.core.table import Event
from tests.toy.tables import Colour

Effect: TypeAlias = Literal["draw", "count"]


@dataclass(frozen=True, slots=True)
class AskHang:
    """The active seat hangs its sign."""

    kind: Literal["ask-hang"] = "ask-hang"


@dataclass(frozen=True, slots=True)
class AskStall:
    """The active seat lights, sells, or ends the turn."""

    kind: Literal["ask-stall"] = "ask-stall"


@dataclass(frozen=True, slots=True)
class AskClap:
    """Another seat is asked whether it claps for a sale."""

    seat: Seat
    kind: Literal["ask-clap"] = "ask-clap"


@dataclass(frozen=True, slots=True)
class NextSeat:
    """The turn passes on."""

    kind: Literal["next-seat"] = "next-seat"


Frame: TypeAlias = Annotated[
    AskEach[int] | Effects[Effect] | AskHang | AskStall | AskClap | NextSeat, Field(discriminator="kind")
]
"""What is still to happen. A seat keeps one of the colours of its offer: its index among the colours."""


@dataclass(slots=True)
class State:
    """A position.

    Attributes:
        rounds: Rounds to be played.
        bag: Lanterns to be drawn, by colour.
        offers: By seat, the two lanterns of which one is kept, by colour.
        hands: By seat, hidden lanterns by colour.
        coins: By seat.
        posts: By post, the seat whose sign hangs there, or None.
        lit: Posts that are lit.
        sold: Lanterns sold, by colour.
        done: What the active seat has done at its stall this turn.
        active: Whose turn it is.
        turns: Turns ended.
        over: Whether the match is over.
        stack: What is still to happen, the next frame last.
    """

    rounds: int
    bag: list[int] = field(repr=False)
    offers: list[list[int]] = field(repr=False)
    hands: list[list[int]] = field(repr=False)
    coins: list[int]
    posts: list[Seat | None]
    lit: list[int] = field(default_factory=list[int])
    sold: list[int] = field(default_factory=lambda: [0, 0, 0])
    done: list[Literal["light", "sell"]] = field(default_factory=list[Literal["light", "sell"]])
    active: Seat = field(default=Seat(0))
    turns: int = 0
    over: bool = False
    stack: list[Frame] = field(default_factory=list[Frame])

    def then(self, *frames: Frame) -> None:
        """Let these frames happen next, in the order given."""
        self.stack.extend(reversed(frames))


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept a lantern; which one, only it knows."""

    seat: Seat
    colour: Colour | None
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True)
class Hung(Event):
    """A seat hung its sign on a post."""

    seat: Seat
    post: int
    kind: Literal["hung"] = "hung"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a lantern; which one, only it knows."""

    seat: Seat
    colour: Colour | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A seat got a coin for each lantern."""

    seat: Seat
    coins: int
    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True)
class Lit(Event):
    """A seat lit posts for a coin each."""

    seat: Seat
    posts: tuple[int, ...]
    kind: Literal["lit"] = "lit"


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A seat sold lanterns."""

    seat: Seat
    lanterns: tuple[tuple[Colour, int], ...]
    coins: int
    kind: Literal["sold"] = "sold"


@dataclass(frozen=True, slots=True)
class Clapped(Event):
    """A seat clapped for another, or not."""

    seat: Seat
    seller: Seat
    clapped: bool
    kind: Literal["clapped"] = "clapped"


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: Literal["ended"] = "ended"


ToyEvent: TypeAlias = Annotated[
    Kept | Hung | Drew | Counted | Lit | Sold | Clapped | Ended, Field(discriminator="kind")
]
