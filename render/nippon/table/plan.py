"""Where everything on the table has its place; nothing moves between two posts."""

from __future__ import annotations

from render.core.canvas import TABLE_WIDE
from render.core.corner import ACROSS

MARGIN = 12

TRACK_TOP = 152
TRACK_HIGH = 74
"""The round track under the head."""

MAP_TOP = 236
MAP_END = 967

REGION_WIDE = 376
REGION_PITCH = 400
RISE = 10
"""A region and the next one, which lies further right and higher: the arc of the islands."""

PLAQUE_HIGH = 62
TOTALS_HIGH = 68
CITY = 138
"""Half a city with its influence spaces."""

TILE = 162
FIELD = 56
"""A demand tile, and an influence space beside it."""

GOOD = 58
GOOD_OUT = 47
"""A good on a demand tile, and how far from the middle of the tile it lies."""

RAIL_WIDE = 72
RAIL_PITCH = 76

MISSIONS_TOP = 979
MISSIONS_HIGH = 134
MISSION_PITCH = 264
MISSION_WIDE = 256

HIRING_TOP = 1121
HIRING_HEAD = 90
HIRING_HIGH = 190
HIRING_WIDE = 304
HIRING_PITCH = 318

WAITING_MIDDLE = 1347
STRIP_TOP = 1388
STRIP_HIGH, STRIP_LOW, HALVES = 358, 206, 2
"""Height of the strip whose parts have one column of rows, and of that with two parts, which have two."""

CORNER = round(TABLE_WIDE * ACROSS) + 4
"""Where the strip begins: to the left of it, at its foot, lies Discord's badge."""


def strip_high(parts: int) -> int:
    """Height of the strip in pixels.

    Args:
        parts: People, and the rulebook's opponent.
    """
    return STRIP_LOW if parts <= HALVES else STRIP_HIGH


def tall(parts: int) -> int:
    """Height of the table in pixels, with so many parts of the strip."""
    return STRIP_TOP + strip_high(parts)


def region_corner(number: int) -> tuple[int, int]:
    """Left and upper end of what belongs to a region, from 0 in the southwest."""
    return MARGIN + number * REGION_PITCH, MAP_TOP + (3 - number) * RISE


def city_middle(number: int, place: int) -> tuple[int, int]:
    """Middle of a city; the first of a region, further west, lies below the second."""
    left, top = region_corner(number)
    return left + CITY + 2, top + PLAQUE_HIGH + 6 + CITY + (0 if place else 2 * CITY - 2)


def rail_middle(number: int, space: int) -> tuple[int, int]:
    """Middle of a railway space."""
    left, top = region_corner(number)
    return left + REGION_WIDE - RAIL_WIDE // 2 - 4, top + PLAQUE_HIGH + 12 + 40 + space * RAIL_PITCH


def totals_corner(number: int) -> tuple[int, int]:
    """Left and upper end of the plaque with the influence of all in a region."""
    left, top = region_corner(number)
    return left, top + PLAQUE_HIGH + 6 + 4 * CITY + 4
