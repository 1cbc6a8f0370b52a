"""What can be told of a match of Traders of Osaka. All of it is public; hidden cards stay in the hands."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import BySeat, Event
from rules.osaka.model.terms import Area, Card, Colour, EndReason, Water


@frozen
class LaidOut(Event):
    """Market and farm were laid out at the start."""

    market: tuple[Card, ...]
    farm: tuple[Card, ...]
    kind: Literal["laid-out"] = "laid-out"


@frozen
class HandDealt(BySeat):
    """A starting hand was drawn openly, in this order; ``coins`` is what it is worth."""

    cards: tuple[Card, ...]
    coins: int
    kind: Literal["hand-dealt"] = "hand-dealt"


@frozen
class StartPlayerFound(BySeat):
    """The start player was found: by the lowest sum, then fewer cards, then by lot."""

    by: Literal["coins", "cards", "lot"]
    kind: Literal["start-player"] = "start-player"


@frozen
class TokenChosen(BySeat):
    """A trader took a first achievement token."""

    colour: Colour
    kind: Literal["token-chosen"] = "token-chosen"


@frozen
class Bought(BySeat):
    """A trader bought goods for their price, paying cards worth so many coins, perhaps more than the price."""

    goods: tuple[Card, ...]
    price: int
    paid: tuple[Card, ...]
    coins: int
    kind: Literal["bought"] = "bought"


@frozen
class Took(BySeat):
    """A trader took a market card as coins; forced if nothing else could be done, so that it happened by itself."""

    card: Card
    forced: bool
    kind: Literal["took"] = "took"


@frozen
class Reserved(BySeat):
    """A trader reserved a card where it lies; never forced, as whoever may reserve has a choice."""

    card: Card
    area: Area
    forced: bool
    kind: Literal["reserved"] = "reserved"


@frozen
class StoneBack(BySeat):
    """A reservation stone came back with its card."""

    card: Card
    kind: Literal["stone-back"] = "stone-back"


@frozen
class ShipMoved(Event):
    """A ship sailed on, from one place of the route to another: the nth of its kind of water, counted from 1."""

    colour: Colour
    before: int
    after: int
    water: Water
    nth: int
    kind: Literal["ship-moved"] = "ship-moved"


@frozen
class Payday(Event):
    """Ships reached Edo; their colours are scored in this order."""

    colours: tuple[Colour, ...]
    kind: Literal["payday"] = "payday"


@frozen
class Scored(BySeat):
    """A trader sold all goods of a colour.

    Attributes:
        highest: Value of the most expensive card sold.
        tokens: Tokens of the colour, which raise the price.
        coins: Price times cards, before rounding up.
        drawn: Those of the VP cards that came from the draw pile, unseen.
        owed: Those of the VP for which no card was left; they count all the same.
    """

    colour: Colour
    goods: tuple[Card, ...]
    highest: int
    tokens: int
    coins: int
    vp: int
    drawn: int
    owed: int
    kind: Literal["scored"] = "scored"


@frozen
class NothingSold(Event):
    """No one had goods of a colour whose ship arrived."""

    colour: Colour
    kind: Literal["nothing-sold"] = "nothing-sold"


@frozen
class TokenGained(BySeat):
    """A trader gained an achievement token and now has so many in all."""

    colour: Colour
    total: int
    kind: Literal["token-gained"] = "token-gained"


@frozen
class ShipsSank(Event):
    """The Black Current took ships."""

    colours: tuple[Colour, ...]
    kind: Literal["ships-sank"] = "ships-sank"


@frozen
class InsuranceAsked(Event):
    """Traders may insure goods of these colours, in this order."""

    seats: tuple[Seat, ...]
    colours: tuple[Colour, ...]
    kind: Literal["insurance-asked"] = "insurance-asked"


@frozen
class Insured(BySeat):
    """A trader discarded hand cards and saved goods; ahead if the answer had been given before its turn."""

    discarded: tuple[Card, ...]
    saved: tuple[Card, ...]
    ahead: bool
    kind: Literal["insured"] = "insured"


@frozen
class NotInsured(BySeat):
    """A trader insured nothing; ahead if the answer had been given before its turn."""

    ahead: bool
    kind: Literal["not-insured"] = "not-insured"


@frozen
class GoodsLost(BySeat):
    """A trader lost goods to the Black Current."""

    goods: tuple[Card, ...]
    kind: Literal["goods-lost"] = "goods-lost"


@frozen
class ShipsReturned(Event):
    """Ships returned: arrived ones to Osaka, sunk ones to Anori."""

    arrived: tuple[Colour, ...]
    sunk: tuple[Colour, ...]
    kind: Literal["ships-returned"] = "ships-returned"


@frozen
class Refilled(Event):
    """Cards moved from the farm to the market, others were drawn for both; so many were short, as none were left."""

    moved: tuple[Card, ...]
    market: tuple[Card, ...]
    farm: tuple[Card, ...]
    short: int
    kind: Literal["refilled"] = "refilled"


@frozen
class Reshuffled(Event):
    """The draw pile was used up; the discard pile was shuffled into a new one of so many cards."""

    cards: int
    kind: Literal["reshuffled"] = "reshuffled"


@frozen
class PassedOver(BySeat):
    """A trader could do nothing and was passed over."""

    kind: Literal["passed-over"] = "passed-over"


@frozen
class Ended(Event):
    """The match is over; the winners share the first place."""

    by: EndReason
    winners: tuple[Seat, ...]
    kind: Literal["ended"] = "ended"


Beginning: TypeAlias = LaidOut | HandDealt | StartPlayerFound | TokenChosen
"""The preparation."""

TurnEvent: TypeAlias = Bought | Took | Reserved | StoneBack | ShipMoved | Refilled | Reshuffled | PassedOver
"""The three actions, and what follows from them."""

PaydayEvent: TypeAlias = (
    Payday
    | Scored
    | NothingSold
    | TokenGained
    | ShipsSank
    | InsuranceAsked
    | Insured
    | NotInsured
    | GoodsLost
    | ShipsReturned
)
"""The payday, insurance included."""

OsakaEvent: TypeAlias = Annotated[Beginning | TurnEvent | PaydayEvent | Ended, Field(discriminator="kind")]
