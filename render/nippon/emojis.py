"""Emojis of Nippon: workers, goods and resources, departments, tracks, and all that is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import icons as house
from render.core.colours import GOLD, INK, WHITE, Rgb
from render.nippon import icons, icons_goods
from render.nippon.colours import COLOURS, IRON, STRAW
from render.nippon.figures import (
    ACTION_ICONS,
    CONTRACT,
    EMBLEMS,
    FACTORY,
    GOOD_ICONS,
    PIECE_ICONS,
    RESOURCE_ICONS,
    TRACK_ICONS,
    marker_icon,
    worker,
)
from rules.nippon.model.terms import GOODS, TRACKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.sprites import Emblem, Pen
    from rules.nippon.model.terms import Colour


def worker_emoji(colour: Colour) -> str:
    """Name of a worker's emoji: ``wblue``."""
    return f"w{colour}"


def specialist_emoji(colour: Colour) -> str:
    """Name of a specialist's emoji: ``sblue``."""
    return f"s{colour}"


def department_emoji(colour: Colour) -> str:
    """Name of a department's emoji: ``dblue``."""
    return f"d{colour}"


def _department(colour: Colour) -> Emblem:
    """A department: what it brings on a disc in its colour."""
    drawing, fill = EMBLEMS[colour]

    def draw(pen: Pen, tone: Rgb) -> None:
        pen.disc(0.5, 0.5, 0.46, tone)
        pen.disc(0.5, 0.5, 0.335, WHITE, INK, 0.04)
        drawing(pen.at(0.265, 0.265, 0.47), fill)

    return draw, COLOURS[colour]


EMOJIS: Mapping[str, Emblem] = {
    **{worker_emoji(colour): worker(colour) for colour in COLOURS},
    **{specialist_emoji(colour): worker(colour, specialist=True) for colour in COLOURS},
    **{department_emoji(colour): _department(colour) for colour in COLOURS},
    "coal": RESOURCE_ICONS["coal"],
    "iron": RESOURCE_ICONS["iron"],
    **{good: GOOD_ICONS[good] for good in GOODS},
    "goods": (house.crate, STRAW),
    **{track: TRACK_ICONS[track] for track in TRACKS},
    "step": (icons_goods.stairs, GOLD),
    "ship": PIECE_ICONS["ship"],
    "machine": PIECE_ICONS["machine"],
    "railway": PIECE_ICONS["railway"],
    "factory": FACTORY,
    "contract": CONTRACT,
    "produce": ACTION_ICONS["produce"],
    "markets": ACTION_ICONS["markets"],
    "upgrade": (icons.upgrade, IRON),
    "marker": (marker_icon, WHITE),
    "prestige": (icons.laurel, GOLD),
    "goal": (icons.target, IRON),
}
"""What Nippon counts or names besides what games share."""
