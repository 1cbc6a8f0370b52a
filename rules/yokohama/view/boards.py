"""The boards in the middle: areas, church, customs, ports and laboratories."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Seat
from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
from rules.yokohama.model.terms import AreaKind, Category, Harbour, Institute, Zone
from rules.yokohama.view.cards import Building


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
        points: Victory points that power 5 brings besides.
    """

    id: Harbour
    zones: tuple[Zone, ...]
    orders: tuple[Order | None, ...]
    points: int


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
