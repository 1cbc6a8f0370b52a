"""Colours of Yokohama: goods, roofs, waters and verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import (
    COIN,
    ENOUGH,
    FOAM,
    HOUSE_PLAYERS,
    MORNING,
    PAPER,
    PAPER_2,
    SEA,
    SHORT,
    SILK,
    WHITE,
    Rgb,
    mix,
    rgb,
)
from render.core.colours import FLAT as HOUSE_FLAT
from render.yokohama.icons.flags import FLAG_COLOURS

if TYPE_CHECKING:
    from rules.yokohama.model.terms import AreaKind, Good, Zone

GOODS: dict[Good, Rgb] = {
    "copper": rgb("#BF642F"),
    "silk": SILK,
    "tea": rgb("#94BA5C"),
    "fish": rgb("#6FA3BC"),
    "import": rgb("#6B4530"),
}
"""A second code beside the icon's outline."""

YEN = COIN
STONE = rgb("#D9CDB8")
BRICK = rgb("#9C5A4C")
LILAC = rgb("#76597F")
HARBOUR = rgb("#3F5F86")
BOARD = rgb("#7F6B55")
LEATHER = rgb("#7A4E32")
STEEL = rgb("#9AA3A8")
WATER = rgb("#BFD8DC")

ROOFS: dict[AreaKind, Rgb] = {
    "mine": rgb("#A85A32"),
    "mill": rgb("#9B7B3E"),
    "tea": rgb("#637A3E"),
    "fishing": rgb("#4C7C94"),
    "bank": BRICK,
    "china": BRICK,
    "agency": BRICK,
    "church": BOARD,
    "customs": BOARD,
    "port": HARBOUR,
    "dock": HARBOUR,
    "lab": LILAC,
    "research": LILAC,
    "canal": rgb("#4E7F99"),
}
"""Roofs of areas: a family's colour, only a hint."""

ZONES: dict[Zone, Rgb] = {"low": rgb("#DCE3EA"), "mid": rgb("#B9C9D9"), "high": rgb("#94AAC6")}
"""Bars over the cards of a port, darker for more power."""

TAKEN = mix(PAPER, STONE, 0.5)
"""Ground of a space of church or customs board that is taken."""

WATERMARK = mix(WHITE, PAPER_2, 0.38)
"""The kanji of an area on its white ground: felt more than read."""

DAWN: tuple[Rgb, ...] = tuple(rgb(f"#{c}") for c in ["EDC39D", "E2B595", "CDA38D", "B29087", "937E81", "70697B"])
"""The rising sun, from its crown down into the mist."""

MOUNTAIN: tuple[Rgb, ...] = (*MORNING[1:], mix(MORNING[-1], SEA, 0.5))
"""Mount Fuji, from the summit down into the sea."""

SHALLOWS: tuple[Rgb, ...] = (mix(MORNING[-1], SEA, 0.5), *reversed(MORNING[-3:]))
"""The sea where it comes near, from the deep to the shore."""

MIST = mix(SEA, FOAM, 0.3)
HULL = rgb("#151D29")

FLAT: tuple[Rgb, ...] = (
    *HOUSE_FLAT,
    *HOUSE_PLAYERS.values(),
    *GOODS.values(),
    *dict.fromkeys(ROOFS.values()),
    *FLAG_COLOURS,
    *ZONES.values(),
    YEN,
    STONE,
    LEATHER,
    STEEL,
    WATER,
    ENOUGH,
    SHORT,
    TAKEN,
    WATERMARK,
    *DAWN,
    MIST,
    SHALLOWS[0],
    HULL,
    mix(STONE, WHITE, 0.5),
)
"""Flat colours which the palette of the game holds exactly."""
