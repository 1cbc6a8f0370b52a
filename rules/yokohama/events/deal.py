"""What is told of the deal: boards, start player, the orders of the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.seats import Seat
from rules.core.table import Event
from rules.yokohama.view.cards import Order, Technology


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """The boards were laid out: areas in reading order, the three achievements, orders and technologies."""

    areas: tuple[str, ...]
    achievements: tuple[str, ...]
    orders: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    kind: Literal["laid-out"] = "laid-out"


@dataclass(frozen=True, slots=True)
class StartPlayer(Event):
    """The start player was drawn by lot."""

    seat: Seat
    kind: Literal["start-player"] = "start-player"


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """Two orders were dealt to a seat (told to it alone)."""

    seat: Seat
    orders: tuple[Order, ...]
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept one of its two orders; which one is told to it alone, None for the others."""

    seat: Seat
    order: Order | None
    kind: Literal["kept"] = "kept"
