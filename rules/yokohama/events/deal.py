"""What is told of the deal: boards, start player, the orders of the start."""

from __future__ import annotations

from typing import Literal

from rules.core.frozen import frozen
from rules.core.table import Event
from rules.yokohama.events.by_seat import BySeat
from rules.yokohama.model.cards import Order, Technology


@frozen
class LaidOut(Event):
    """The boards were laid out: areas in reading order, the three achievements, orders and technologies."""

    areas: tuple[str, ...]
    achievements: tuple[str, ...]
    orders: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    kind: Literal["laid-out"] = "laid-out"


@frozen
class StartPlayer(BySeat):
    """The start player was drawn by lot."""

    kind: Literal["start-player"] = "start-player"


@frozen
class Offered(BySeat):
    """Two orders were dealt to a seat (told to it alone)."""

    orders: tuple[Order, ...]
    kind: Literal["offered"] = "offered"


@frozen
class Kept(BySeat):
    """A seat kept one of its two orders; which one is told to it alone, None for the others."""

    order: Order | None
    kind: Literal["kept"] = "kept"
