"""Colours of Nippon: workers with their departments, goods, regions, boards and verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import (
    COIN,
    DUSK,
    ENOUGH,
    FOAM,
    HOUSE_PLAYERS,
    PAPER,
    PAPER_2,
    SEA,
    SHORT,
    WHITE,
    Rgb,
    mix,
    rgb,
)
from render.core.colours import FLAT as HOUSE_FLAT

if TYPE_CHECKING:
    from rules.nippon.model.terms import Border, Colour, Good, Level, Region

COLOURS: dict[Colour, Rgb] = {
    "white": rgb("#FBF7EC"),
    "blue": rgb("#3A78BD"),
    "grey": rgb("#98A0A6"),
    "yellow": rgb("#EDC34A"),
    "red": rgb("#BF3B30"),
    "black": rgb("#34323A"),
}
"""Workers and their departments; each wears its emblem on the chest besides."""

GOODS: dict[Good, Rgb] = {
    "cotton": rgb("#FFFBF0"),
    "paper": rgb("#F7E9B8"),
    "bento": rgb("#A6402F"),
    "lenses": rgb("#A9D3DE"),
    "bulbs": rgb("#F4CE4A"),
    "clocks": rgb("#C89A3C"),
}
"""A second code beside the icon's outline."""

REGIONS: dict[Region, Rgb] = {
    "southwest": rgb("#DCC084"),
    "kansai": rgb("#86A866"),
    "kanto": rgb("#B97A62"),
    "north": rgb("#A3B8C2"),
}
"""Land of the regions, only a hint: they are numbered."""

LEVELS: dict[Level, Rgb] = {1: rgb("#BCA56F"), 2: rgb("#9BAE7C"), 3: rgb("#A98AA9")}
"""Heads of factories by level, only a hint: the level stands on them."""

BORDERS: dict[Border, Rgb] = {"green": rgb("#6E9A5C"), "yellow": rgb("#E2B23C"), "red": rgb("#A8402F")}
"""Borders of the goal spaces of a solo board."""

MONEY = COIN
COAL = rgb("#4A4852")
IRON = rgb("#8D9AA3")
HEAD = rgb("#3F5568")
"""Heads of the hiring spaces."""

BOARD = rgb("#3A4D5C")
BOARD_LINE = rgb("#43586A")
"""Ground of a Zaibatsu board, and the lattice on it."""

BRICK = rgb("#A4583F")
LEAF = rgb("#6F9450")
SALMON = rgb("#E8A562")
LOCOMOTIVE = rgb("#3E5A4C")
FUNNEL = rgb("#9E3F33")
HULL = rgb("#33475C")
SKIN = rgb("#F0CFA4")
STRAW = rgb("#E3C98C")
GREY_SPACE = rgb("#B9BDBE")
"""A work space whose worker never activates a department."""
REACHED = mix(PAPER_2, rgb("#C2932E"), 0.4)
"""A threshold or a space that was reached."""

SUN = rgb("#F2CD8F")
SHALLOWS = mix(SEA, FOAM, 0.35)

FLAT: tuple[Rgb, ...] = (
    *HOUSE_FLAT,
    *HOUSE_PLAYERS.values(),
    *COLOURS.values(),
    *GOODS.values(),
    *REGIONS.values(),
    *LEVELS.values(),
    *BORDERS.values(),
    MONEY,
    COAL,
    IRON,
    HEAD,
    BOARD,
    BOARD_LINE,
    BRICK,
    LEAF,
    SALMON,
    LOCOMOTIVE,
    FUNNEL,
    HULL,
    SKIN,
    STRAW,
    ENOUGH,
    SHORT,
    GREY_SPACE,
    REACHED,
    SUN,
    SHALLOWS,
    mix(PAPER, WHITE, 0.5),
    mix(DUSK[0], SUN, 0.5),
)
"""Flat colours which the palette of the game holds exactly."""
