"""Component tables of Traders of Osaka: cards, board and the numbers of the rulebook."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.core.components import Number, Source
from rules.core.frozen import frozen
from rules.osaka.model.terms import Water


@frozen
class CardRow:
    """A card that lies in each colour a number of times.

    Attributes:
        value: Coins it pays, and its price; one digit, because it is part of the card's name.
        symbols: Insurance symbols on it.
    """

    value: Annotated[int, Field(ge=1, le=9)]
    symbols: Annotated[int, Field(ge=0, le=4)]
    per_colour: Annotated[int, Field(ge=1, le=30)]
    source: Source


@frozen
class CardsTable:
    """The cards of one colour; all four colours are alike."""

    card: Annotated[tuple[CardRow, ...], Field(min_length=1, max_length=9)]

    def __post_init__(self) -> None:
        values = [row.value for row in self.card]
        if len(set(values)) != len(values):
            raise ValueError("two cards have the same value")


@frozen
class PlaceRow:
    """A place of the sea route."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,30}$")]
    water: Water
    source: Source


@frozen
class BoardTable:
    """The sea route, from Osaka to Edo."""

    place: Annotated[tuple[PlaceRow, ...], Field(min_length=4, max_length=12)]

    def __post_init__(self) -> None:
        waters = [row.water for row in self.place]
        if len({row.id for row in self.place}) != len(waters):
            raise ValueError("two places have the same id")
        once = all(waters.count(water) == 1 for water in ("port", "anchor", "goal"))
        if not once or "waves" not in waters or waters[0] != "port" or waters[-1] != "goal":
            raise ValueError("a route begins in the one port, ends at the one goal, has one anchor and waves between")


@frozen
class MatchTable:
    """How much of what.

    Attributes:
        market: Cards of the market at the start.
        farm: Cards of the farm, at the start and in a refill.
        refill: Cards drawn for the market in a refill.
        starting_coins: What a starting hand is worth at least.
        coins_per_vp: Coins of a sold set for one VP.
        tokens_to_end: Tokens of one trader that end the match.
    """

    market: Number
    farm: Number
    refill: Number
    starting_coins: Number
    coins_per_vp: Number
    tokens_to_end: Number
    tokens_per_colour: Number


@frozen
class Tables:
    """All tables, by the name of their file."""

    cards: CardsTable
    board: BoardTable
    match: MatchTable

    def __post_init__(self) -> None:
        cards = 4 * sum(row.per_colour for row in self.cards.card)
        if cards < self.match.market.value + self.match.farm.value + 4 * self.match.starting_coins.value:
            raise ValueError("there are too few cards to deal for four")


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
