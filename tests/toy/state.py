"""Everything on the table of the toy game.

Traders hold hidden lanterns. In a turn one hangs one's sign on a free post of the street, which sets off two
effects in any order: draw a lantern, and count one's lanterns for coins. Then one may light up to two of one's
posts, sell up to three lanterns, and end the turn. After a sale the next seat says whether it claps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Literal

from typing_extensions import override

from rules.core.codec import Registry
from rules.core.results import Early, Result
from rules.core.seats import Seat
from rules.core.step import AnyStep, InPlay, PositionOf
from rules.core.words import NoNames
from tests.toy.tables import Tables

if TYPE_CHECKING:
    from rules.core.rng import Rng

SECTION = "How to play (toy game)"

STEPS = Registry()
"""The steps that may lie on the stack; `steps` fills it."""


@dataclass(slots=True)
class State(InPlay):
    """All that lies on the table.

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
        over: Why the match is over, or None.
        stack: What is still to happen, the next step last.
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
    over: Literal["rounds"] | Early | None = None
    stack: list[Annotated[AnyStep, STEPS]] = field(default_factory=list[AnyStep])

    def results(self) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs: a point for each coin, three for each lit post."""
        if self.over is None:
            return None
        lit = [self.posts[post] for post in self.lit]
        points = [coins + 3 * lit.count(Seat(seat)) for seat, coins in enumerate(self.coins)]
        places = [Result(Seat(seat), own, 1 + sum(other > own for other in points)) for seat, own in enumerate(points)]
        return tuple(sorted(places, key=lambda result: result.place))


def offer(bag: list[int], rng: Rng) -> list[int]:
    """Take two lanterns of different colours out of the bag; returned by colour."""
    first = rng.draw(bag)
    second = rng.draw([0 if colour == first else count for colour, count in enumerate(bag)])
    bag[second] -= 1
    return [int(colour in {first, second}) for colour in range(len(bag))]


class Position(PositionOf[Tables, State]):
    """The table, as a seat looks at it."""

    __slots__ = ()

    @property
    @override
    def names(self) -> NoNames:
        return NoNames()

    @property
    def hand(self) -> list[int]:
        """The seat's own lanterns, by colour."""
        return self.state.hands[self.seat]

    @property
    def coins(self) -> int:
        """The seat's own coins."""
        return self.state.coins[self.seat]
