"""Answers that a merchant can give. Areas, orders and technologies go by their names."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.yokohama.model.terms import AgentKind, Goods, Way

HAND = "hand"
"""Where an assistant comes from that is on no area."""


@frozen
class KeepOrder:
    """Keep one of the two orders dealt."""

    order: str
    kind: Literal["keep"] = "keep"


@frozen
class Place:
    """Place assistants: one in each of these areas, or two in one; by Telegram one more next to it."""

    areas: tuple[str, ...]
    telegram: str | None = None
    kind: Literal["place"] = "place"


@frozen
class PlaceByTelegram:
    """Place one more assistant next to the two."""

    area: str
    kind: Literal["telegram"] = "telegram"


@frozen
class Go:
    """Move the president.

    Attributes:
        area: Where he goes.
        way: How.
        via: Areas on the way where somebody is paid, the canal included.
    """

    area: str
    way: Way
    via: tuple[str, ...] = ()
    kind: Literal["go"] = "go"


@frozen
class Recall:
    """Return the president to the hand, with assistants from areas; `everybody` if none stays."""

    assistants: tuple[tuple[str, int], ...]
    everybody: bool
    kind: Literal["recall"] = "recall"


@frozen
class PlaceInChurch:
    """Place an assistant on the church board.

    Attributes:
        faith: What the space asks for.
        goods: Goods paid, at most one of each.
        yen: Whether yen are paid, once.
        from_area: Whether the assistant comes from the area; else from the hand if one is there.
    """

    faith: int
    goods: Goods
    yen: bool
    from_area: bool = False
    kind: Literal["church"] = "church"


@frozen
class PlaceAtCustoms:
    """Place an assistant on a space of the customs board.

    Attributes:
        space: Number of the space, from 1.
        imports: Imports paid if they are more than the space asks for (dlp edition, "Importlager"); else None.
        from_area: Whether the assistant comes from the area; else from the hand if one is there.
    """

    space: int
    imports: int | None = None
    from_area: bool = False
    kind: Literal["customs"] = "customs"


@frozen
class Hire:
    """Take pieces out of the warehouse."""

    assistants: int
    shops: int
    houses: int
    kind: Literal["hire"] = "hire"


@frozen
class Learn:
    """Gain a technology; `units` are production value paid in yen."""

    technology: str
    imports: int
    units: int
    kind: Literal["tech"] = "tech"


@frozen
class PlaceStation:
    """Place the station token."""

    area: str
    kind: Literal["station"] = "station"


@frozen
class TakeOrders:
    """Take one order, or two paying for the second."""

    orders: tuple[str, ...]
    pay: Literal["yen", "import"] | None = None
    kind: Literal["take"] = "take"


@frozen
class Trade:
    """Sell and buy in Chinatown; imports are never sold."""

    sold: Goods
    bought: Goods
    kind: Literal["trade"] = "trade"


@frozen
class TakeToken:
    """Take the 5-power token."""

    kind: Literal["token"] = "token"


@frozen
class BuildShop:
    """Build a shop on a space of the building tile, numbered from 1."""

    space: int
    kind: Literal["build-shop"] = "build-shop"


@frozen
class BuildHouse:
    """Build a trading house."""

    kind: Literal["build-house"] = "build-house"


@frozen
class GainGoods:
    """Choose any goods."""

    goods: Goods
    kind: Literal["gain"] = "gain"


@frozen
class MoveAssistants:
    """Move assistants without fees, from an area or the hand."""

    moves: tuple[tuple[str, str], ...]
    kind: Literal["move"] = "move"


@frozen
class Leave:
    """By Telephone, leave so many assistants in the area that acted: 0 or 1."""

    assistants: int
    kind: Literal["leave"] = "leave"


@frozen
class TakeReward:
    """Take an achievement reward token."""

    token: AgentKind
    kind: Literal["reward"] = "reward"


@frozen
class CompleteOrder:
    """Complete an order of the hand."""

    order: str
    kind: Literal["order"] = "order"


@frozen
class Achieve:
    """Complete an achievement."""

    achievement: str
    kind: Literal["achieve"] = "achieve"


@frozen
class UseAgent:
    """Use a foreign agent in an area; without a word a free agent first, then by country."""

    area: str
    agent: AgentKind | None = None
    kind: Literal["agent"] = "agent"


@frozen
class Spin:
    """Sell 1 silk by the Spinning Mill."""

    kind: Literal["spin"] = "spin"


@frozen
class Study:
    """Pay 1 yen at the University for an assistant of the warehouse."""

    kind: Literal["university"] = "university"


Declined: TypeAlias = Literal["church", "customs", "hire", "tech", "take", "trade", "token", "build", "move"]


@frozen
class Decline:
    """Do without: ``church none`` and the like."""

    what: Declined
    kind: Literal["none"] = "none"


@frozen
class EndTurn:
    """End the turn."""

    kind: Literal["end"] = "end"


Single: TypeAlias = (
    KeepOrder
    | Place
    | PlaceByTelegram
    | Go
    | Recall
    | PlaceInChurch
    | PlaceAtCustoms
    | Hire
    | Learn
    | PlaceStation
    | TakeOrders
    | Trade
    | TakeToken
    | BuildShop
    | BuildHouse
    | GainGoods
    | MoveAssistants
    | Leave
    | TakeReward
    | CompleteOrder
    | Achieve
    | UseAgent
    | Spin
    | Study
    | Decline
    | EndTurn
)


@frozen
class Choosing:
    """Build or take a token, and choose at once what it brings: ``build shop 1 for silk``."""

    first: TakeToken | BuildShop | BuildHouse
    second: GainGoods | Hire
    kind: Literal["choosing"] = "choosing"


Action: TypeAlias = Single | Choosing
