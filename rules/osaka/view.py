"""What one audience sees of a match of Traders of Osaka: an allow-list, never the state itself."""

from dataclasses import dataclass
from typing import Literal

from rules.core.seats import Seat
from rules.core.table import View

Colour = Literal["red", "blue", "yellow", "green"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green")
"""The colours of goods, in the order in which the house scores and lists them."""

Water = Literal["port", "open", "anchor", "waves", "goal"]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card: its colour of goods and its worth in coins.

    Attributes:
        colour: The goods it stands for.
        value: Coins it pays, and price of the goods.
        symbols: Insurance symbols on it.
    """

    colour: Colour
    value: int
    symbols: int


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the sea route, from Osaka to Edo."""

    id: str
    water: Water


@dataclass(frozen=True, slots=True)
class OnOffer:
    """A card lying open in the market or the farm, with the reservation stone on it, if any."""

    card: Card
    stone: Seat | None


@dataclass(frozen=True, slots=True)
class TraderView:
    """A trader as everybody sees him.

    Attributes:
        seat: Whose.
        hand_size: Number of hand cards.
        vp: Cards under the trader stone.
        tokens: Achievement tokens by colour, in the order of COLOURS.
        goods: Goods on display, sorted by colour, then by value, highest first.
        insured: Those of the goods that are turned by 90 degrees (insured); a sub-multiset of ``goods``.
        has_stone: Whether the reservation stone lies at hand.
    """

    seat: Seat
    hand_size: int
    vp: int
    tokens: tuple[int, int, int, int]
    goods: tuple[Card, ...]
    insured: tuple[Card, ...]
    has_stone: bool


@dataclass(frozen=True, slots=True)
class Purchase:
    """What buying now would mean for the seat that looks; public facts and its own hand only.

    Attributes:
        price: Sum of the goods one would have to buy, in coins.
        goods: The market cards that would be bought.
        coins: Sum of one's own hand.
        ships: For each colour bought, (colour, place before, place after).
        arriving: Colours whose ships would reach Edo.
        sinking: Colours whose ships would then go down.
        vp: VP cards that the payday would bring to the buyer.
    """

    price: int
    goods: tuple[Card, ...]
    coins: int
    ships: tuple[tuple[Colour, int, int], ...]
    arriving: tuple[Colour, ...]
    sinking: tuple[Colour, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class Result:
    """A line of the final score: VP cards, tokens (the tie-break), place (1 is best; shared places are equal)."""

    seat: Seat
    vp: int
    tokens: int
    place: int


@dataclass(frozen=True, slots=True)
class OsakaView(View):
    """The table as one audience sees it.

    Attributes:
        audience: The seat that looks, or None for everybody.
        phase: What is going on.
        turn: Number of the turn, from 1 (0 while the first tokens are chosen).
        active: The seat whose turn it is, or None when the match is over.
        asked: The seats that are asked something now.
        start: The start player.
        route: The places of the sea route.
        ships: Index into ``route`` for each ship, in the order of COLOURS.
        market: Cards of the market, oldest first.
        farm: Cards of the farm.
        deck: Cards left in the draw pile.
        discard: Cards in the discard pile.
        traders: By seat.
        hand: The audience's own hand (sorted), or None if the audience has none to see.
        purchase: What buying would mean to the audience, or None when it is not asked for a turn.
        sinking: Colours of the ships that are going down (while insurance is asked).
        results: The final score by place, when the match is over.
        ended_by: Why it is over.
        tokens_to_end: Tokens that end the match.
    """

    audience: Seat | None
    phase: Literal["tokens", "turn", "insurance", "over"]
    turn: int
    active: Seat | None
    asked: tuple[Seat, ...]
    start: Seat
    route: tuple[Place, ...]
    ships: tuple[int, int, int, int]
    market: tuple[OnOffer, ...]
    farm: tuple[OnOffer, ...]
    deck: int
    discard: int
    traders: tuple[TraderView, ...]
    hand: tuple[Card, ...] | None
    purchase: Purchase | None
    sinking: tuple[Colour, ...]
    results: tuple[Result, ...] | None
    ended_by: Literal["tokens", "stuck"] | None
    tokens_to_end: int
