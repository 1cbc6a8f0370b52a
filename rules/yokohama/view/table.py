"""What lies on the table: achievements and building tiles, areas and boards, and what lies before a merchant."""

from __future__ import annotations

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
from rules.yokohama.model.terms import AgentKind, AreaKind, Category, Goods, Harbour, Institute, Stack, Zone


@frozen
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


@frozen
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


@frozen
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
        power: By seat, the power it would have there now, its president counted only if it stands there.
        gives: By power from 0 to 5: goods, yen, exchanges (Chinatown), faith (church), imports that may be paid
            (customs), pieces (agency), zones in reach (ports), production value (laboratories).
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
    gives: tuple[int, ...]


@frozen
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


@frozen
class PortView:
    """The management board of a port.

    Attributes:
        id: ``port`` or ``dock``.
        zones: Zone of each space.
        orders: Order on each space, left to right.
        points: Victory points that power 5 brings besides.
    """

    id: Harbour
    zones: tuple[Zone, ...]
    orders: tuple[Order | None, ...]
    points: int


@frozen
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


@frozen
class Stock:
    """Pieces of a merchant in one place."""

    assistants: int
    shops: int
    houses: int


@frozen
class MerchantView:
    """A merchant as everyone sees it.

    Attributes:
        seat: Whose.
        points: Victory points so far.
        yen: Money.
        goods: Goods by kind, imports last.
        hand: Pieces in hand.
        warehouse: Pieces in the warehouse.
        house_costs: Yen for the trading houses still in the warehouse, in the order in which they leave it.
        president: Id of the area where the president stands; None in hand.
        walked: Ids of the areas of his last move in order, from where he set out to where he stands; none if he did
            not walk there. Where the fees leave a choice, the shortest way.
        orders_in_hand: How many.
        completed: Completed orders, oldest first.
        technologies: Technologies, oldest first.
        surcharge: What the next technology costs more because of those, in units of 2 yen or 1 import.
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
    walked: tuple[str, ...]
    orders_in_hand: int
    completed: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    surcharge: int
    icons: tuple[int, int, int, int, int]
    agents: tuple[AgentKind, ...]
    used_agents: tuple[AgentKind, ...]
    tokens: tuple[PowerToken, ...]
    achievements: tuple[str, ...]
    reward_token: AgentKind | None
    shops_built: int
    houses_built: int
