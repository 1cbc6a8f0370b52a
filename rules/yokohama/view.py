"""What is seen of a match of Yokohama, by one audience. Own orders are the only secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.core.seats import Seat
from rules.core.table import View
from rules.yokohama.terms import (
    AgentKind,
    AreaKind,
    Category,
    Country,
    Edition,
    EndReason,
    Goods,
    Harbour,
    Institute,
    Stack,
    TechnologyName,
    Zone,
)

NO_GOODS: Goods = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Reward:
    """What a card, space or token brings.

    Attributes:
        points: Victory points.
        yen: Money.
        goods: Goods by kind, imports last.
        any: Trade goods of one's choice.
        warehouse: Pieces that may be taken out of the warehouse, at their price.
        movement: Assistants that may be moved, without fees.
        free_agent: Free agents.
    """

    points: int = 0
    yen: int = 0
    goods: Goods = NO_GOODS
    any: int = 0
    warehouse: int = 0
    movement: int = 0
    free_agent: int = 0


NOTHING = Reward()


@dataclass(frozen=True, slots=True)
class Order:
    """An order card.

    Attributes:
        id: Country and number, e.g. ``gb3``.
        country: Its icon.
        goods: Trade goods it asks for; imports are never asked.
        reward: What completing it brings.
    """

    id: str
    country: Country
    goods: Goods
    reward: Reward


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology card.

    Attributes:
        id: Its name, with the country if there are two of the name, e.g. ``tram``, ``ball-fr``.
        name: Which technology.
        value: Production value: its price, and what counts at the end.
        country: Its icon.
    """

    id: str
    name: TechnologyName
    value: int
    country: Country


@dataclass(frozen=True, slots=True)
class AchievementCard:
    """An achievement.

    Attributes:
        id: Stack and number, e.g. ``A3``.
        stack: Its stack.
        need: What must be owned or built, each with a number. Kinds: ``copper``, ``silk``, ``tea``, ``fish``, ``yen``,
            ``technologies``, ``agents`` (foreign agents and 5-power tokens in total), ``orders`` (completed),
            ``production`` and ``commercial`` (areas of that kind with an own building).
        first: Points for the first merchant.
        later: Points for everyone after.
        done: Who completed it, in order.
    """

    id: str
    stack: Stack
    need: tuple[tuple[str, int], ...]
    first: int
    later: int
    done: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile: four shop spaces and one for a trading house.

    Attributes:
        id: Its id in the tables, e.g. ``t07``.
        shops: Reward of each shop space.
        owners: Whose shop stands on each space.
        house: Reward of the trading house.
        house_owner: Whose trading house stands there.
    """

    id: str
    shops: tuple[Reward, Reward, Reward, Reward]
    owners: tuple[Seat | None, Seat | None, Seat | None, Seat | None]
    house: Reward
    house_owner: Seat | None


@dataclass(frozen=True, slots=True)
class PowerToken:
    """A 5-power token.

    Attributes:
        id: Its kind in the tables, e.g. ``yen-3``.
        reward: What it brings.
    """

    id: str
    reward: Reward


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area board and what lies on it.

    Attributes:
        id: Its name in notation, numbered in reading order where two are in play, e.g. ``mine2``.
        letter: Its letter on the picture, in reading order.
        kind: Which board.
        category: Production, commercial or canal.
        row: From the top, from 0.
        column: From the left, from 0; each row is shifted by half a board.
        neighbours: Ids of the areas it touches.
        building: Its building tile; none on the canal.
        token: The 5-power token that still lies there.
        assistants: By seat.
        presidents: Seats whose president stands there.
        station: Whether the station token lies there.
        power: By seat, the power it would have there now, its president counted only if he stands there.
    """

    id: str
    letter: str
    kind: AreaKind
    category: Category
    row: int
    column: int
    neighbours: tuple[str, ...]
    building: Building | None
    token: PowerToken | None
    assistants: tuple[int, ...]
    presidents: tuple[Seat, ...]
    station: bool
    power: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardSpace:
    """A space of the church board or the customs board.

    Attributes:
        number: Place from the left, from 1.
        need: Faith it asks for (church), imports it costs (customs).
        reward: What it brings.
        owner: Whose assistant stands there.
        blocked: Whether the neutral assistant stands there.
    """

    number: int
    need: int
    reward: Reward
    owner: Seat | None
    blocked: bool


@dataclass(frozen=True, slots=True)
class PortView:
    """The management board of a port.

    Attributes:
        id: ``port`` or ``dock``.
        zones: Zone of each space.
        orders: Order on each space, left to right.
    """

    id: Harbour
    zones: tuple[Zone, ...]
    orders: tuple[Order | None, ...]


@dataclass(frozen=True, slots=True)
class LaboratoryView:
    """The management board of a laboratory.

    Attributes:
        id: ``lab`` or ``research``.
        surcharges: Extra production value of each space.
        technologies: Technology on each space, left to right.
    """

    id: Institute
    surcharges: tuple[int, ...]
    technologies: tuple[Technology | None, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """Pieces of a merchant in one place."""

    assistants: int
    shops: int
    houses: int


@dataclass(frozen=True, slots=True)
class MerchantView:
    """A merchant as everybody sees him.

    Attributes:
        seat: Whose.
        points: Victory points so far.
        yen: Money.
        goods: Goods by kind, imports last.
        hand: Pieces in hand.
        warehouse: Pieces in the warehouse.
        house_costs: Yen for the trading houses still in the warehouse, in the order in which they leave it.
        president: Id of the area where he stands; None if he is in hand.
        orders_in_hand: How many.
        completed: Completed orders, oldest first.
        technologies: Technologies, oldest first.
        icons: Country icons so far, in the order of COUNTRIES, reward tokens included.
        agents: Unused foreign agents by kind.
        used_agents: Used ones.
        tokens: 5-power tokens taken, oldest first.
        achievements: Ids of completed achievements.
        reward_token: The achievement reward token taken (mini-expansion 1): a country or ``free``.
        shops_built: Shops on the board.
        houses_built: Trading houses on the board.
    """

    seat: Seat
    points: int
    yen: int
    goods: Goods
    hand: Stock
    warehouse: Stock
    house_costs: tuple[int, ...]
    president: str | None
    orders_in_hand: int
    completed: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    icons: tuple[int, int, int, int, int]
    agents: tuple[AgentKind, ...]
    used_agents: tuple[AgentKind, ...]
    tokens: tuple[PowerToken, ...]
    achievements: tuple[str, ...]
    reward_token: AgentKind | None
    shops_built: int
    houses_built: int


@dataclass(frozen=True, slots=True)
class Acting:
    """The area action that is being carried out.

    Attributes:
        area: Id of the area.
        power: Its power, at most 5.
        agent: Whether a foreign agent acts instead of the president.
    """

    area: str
    power: int
    agent: bool


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The final score of a seat.

    Attributes:
        seat: Whose.
        place: 1 is best; ties go to the earlier seat in turn order, so places are never shared.
        in_play: Points won during the match.
        church: Majority in the church.
        customs: Majority at customs.
        technology: Most production value.
        countries: Sets of country icons.
        agents: Unused foreign agents.
        imports: Imported goods.
        yen: Money.
        goods: Trade goods.
        total: Sum of all.
        technology_halves: Production value in halves (the neutral player's 7.5 are 15).
        sets: Sizes of the country sets, largest first.
    """

    seat: Seat
    place: int
    in_play: int
    church: int
    customs: int
    technology: int
    countries: int
    agents: int
    imports: int
    yen: int
    goods: int
    total: int
    technology_halves: int
    sets: tuple[int, ...]


Phase: TypeAlias = Literal[
    "keep",
    "place",
    "move",
    "church",
    "customs",
    "hire",
    "laboratory",
    "station",
    "port",
    "trade",
    "bonus",
    "gain",
    "movement",
    "recovery",
    "reward",
    "finish",
    "over",
]
"""What is asked: the kinds of questions, and ``over``."""


@dataclass(frozen=True, slots=True)
class YokohamaView(View):
    """The table as one audience sees it.

    Attributes:
        audience: The seat that looks, or None for everybody.
        edition: Which rules are played.
        modules: Mini-expansions in play: ``rewards``, ``free-agents``.
        phase: What is asked.
        turn: Number of the turn, from 1 (0 while orders are kept).
        round: Number of the round, from 1 (0 while orders are kept).
        active: The seat whose turn it is; None while orders are kept and when the match is over.
        asked: The seats that are asked something now.
        start: The start player.
        areas: In reading order.
        church: Spaces of the church board, left to right.
        customs: Spaces of the customs board.
        ports: Management boards of the ports in play.
        laboratories: Management boards of the laboratories in play.
        achievements: The three in play.
        reward_tokens: Achievement reward tokens still there (mini-expansion 1).
        agents: Foreign agents left in the supply, in the order of COUNTRIES.
        station: Whether the station token still lies beside the board.
        order_deck: Orders left in the draw pile.
        technology_deck: Technologies left in the draw pile.
        merchants: By seat.
        hand: The audience's own orders, or None if it has none to see.
        offer: The two orders of which the audience keeps one, while it chooses.
        kept: The order it keeps as things stand, while others still choose.
        acting: The area action that is being carried out.
        agent_used: Whether the active seat used a foreign agent this turn.
        spun: Whether it used the Spinning Mill this turn.
        studied: Whether it used the University this turn.
        ending: End conditions that were met, first one first.
        rounds_left: Rounds still to be played, the current one included, once the end is certain; else None.
        board_limit: Assistants on the church or customs board that end the match.
        results: The final score by place, when the match is over.
        ended_by: The condition that ended it.
    """

    audience: Seat | None
    edition: Edition
    modules: tuple[str, ...]
    phase: Phase
    turn: int
    round: int
    active: Seat | None
    asked: tuple[Seat, ...]
    start: Seat
    areas: tuple[AreaView, ...]
    church: tuple[BoardSpace, ...]
    customs: tuple[BoardSpace, ...]
    ports: tuple[PortView, ...]
    laboratories: tuple[LaboratoryView, ...]
    achievements: tuple[AchievementCard, ...]
    reward_tokens: tuple[AgentKind, ...]
    agents: tuple[int, int, int, int, int]
    station: bool
    order_deck: int
    technology_deck: int
    merchants: tuple[MerchantView, ...]
    hand: tuple[Order, ...] | None
    offer: tuple[Order, ...] | None
    kept: Order | None
    acting: Acting | None
    agent_used: bool
    spun: bool
    studied: bool
    ending: tuple[EndReason, ...]
    rounds_left: int | None
    board_limit: int
    results: tuple[ScoreLine, ...] | None
    ended_by: EndReason | None
