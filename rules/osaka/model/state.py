"""Everything on the table of a match of Traders of Osaka, open and hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from rules.core.codec import Registry
from rules.core.seats import Seat
from rules.core.step import AnyStep, InPlay
from rules.osaka.model.terms import Area, Counts, EndReason, Kind, Result

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST = Seat(0)

STEPS = Registry()
"""The steps that may lie on the stack; `steps` fills it."""


@dataclass(slots=True)
class Offer:
    """A card lying open in the market or the farm, with the reservation stone on it, if any."""

    card: Kind
    stone: Seat | None = None


@dataclass(slots=True)
class Trader:
    """A trader.

    Attributes:
        hand: Hand cards by kind.
        goods: Goods on display by kind, insured ones included.
        insured: Those of the goods that are insured.
        vp: Cards under the trader stone.
        tokens: Achievement tokens by colour.
        has_stone: Whether the reservation stone is at hand.
    """

    hand: Counts = field(repr=False)
    goods: Counts
    insured: Counts
    tokens: list[int]
    vp: int = 0
    has_stone: bool = True


@dataclass(slots=True)
class State(InPlay):
    """A position.

    Attributes:
        traders: By seat.
        ships: Place of each ship, by colour.
        bag: Draw pile and the VP cards that left it face down, by kind: which is which no one knows.
        unseen: How many cards of the bag are such VP cards.
        discard: Discard pile by kind.
        stowed: VP cards that were goods before, by kind.
        settled: VP cards that left an earlier draw pile face down, by kind; settled when that pile was used up.
        owed: VP for which no card was left.
        start: The start player.
        active: Whose turn it is.
        market: Cards of the market, oldest first.
        farm: Cards of the farm.
        turns: Turns ended.
        passed: Seats passed over since someone last acted.
        over: Why the match is over.
        stack: What is still to happen, the next step last.
    """

    traders: list[Trader]
    ships: list[int]
    bag: Counts = field(repr=False)
    unseen: int
    discard: Counts
    stowed: Counts
    settled: Counts = field(repr=False)
    owed: int = 0
    start: Seat = FIRST
    active: Seat = FIRST
    market: list[Offer] = field(default_factory=list[Offer])
    farm: list[Offer] = field(default_factory=list[Offer])
    turns: int = 0
    passed: int = 0
    over: EndReason | None = None
    stack: list[Annotated[AnyStep, STEPS]] = field(default_factory=list[AnyStep])

    @property
    def deck(self) -> int:
        """Cards left in the draw pile."""
        return sum(self.bag) - self.unseen

    def open_to(self, seat: Seat) -> list[Offer]:
        """Market cards that a trader may buy or take: not reserved by others."""
        return [offer for offer in self.market if offer.stone is None or offer.stone == seat]

    def free(self, area: Area) -> set[Kind]:
        """Cards of an area that no one has reserved."""
        return {offer.card for offer in (self.market if area == "market" else self.farm) if offer.stone is None}

    def discarded(self, heap: Counts, cards: Sequence[int]) -> Counts:
        """What is left of a heap of which some cards were laid on the discard pile."""
        self.discard = [there + count for there, count in zip(self.discard, cards, strict=True)]
        return [had - count for had, count in zip(heap, cards, strict=True)]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in order of play from one on."""
        count = len(self.traders)
        return [Seat((first + step) % count) for step in range(count)]

    def places(self) -> tuple[Result, ...]:
        """Final score by place: most VP, then most achievement tokens; who is still equal shares the place."""
        scores = [(trader.vp, sum(trader.tokens)) for trader in self.traders]
        lines = [Result(Seat(seat), *own, 1 + sum(one > own for one in scores)) for seat, own in enumerate(scores)]
        return tuple(sorted(lines, key=lambda line: line.place))
