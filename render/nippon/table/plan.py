"""Where everything on the table has its place; nothing moves between two posts."""

from __future__ import annotations

WIDTH = 1600
MARGIN = 12

TRACK_TOP = 155
TRACK_HIGH = 78
"""The round track under the head."""

MAP_TOP = 245
MAP_END = 1017

REGION_WIDE = 376
REGION_PITCH = 400
RISE = 16
"""A region and the next one, which lies further right and higher: the arc of the islands."""

PLAQUE_HIGH = 62
TOTALS_HIGH = 70
CITY = 143
"""Half a city with its influence spaces."""

TILE = 170
FIELD = 58
"""A demand tile, and an influence space beside it."""

GOOD = 60
GOOD_OUT = 49
"""A good on a demand tile, and how far from the middle of the tile it lies."""

RAIL_WIDE = 72
RAIL_PITCH = 79

MISSIONS_TOP = 1027
MISSIONS_HIGH = 122
MISSION_PITCH = 264
MISSION_WIDE = 256

HIRING_TOP = 1157
HIRING_HEAD = 90
HIRING_HIGH = 192
HIRING_WIDE = 304
HIRING_PITCH = 318

WAITING_MIDDLE = 1385
STRIP_TOP = 1426
STRIP_HIGH = 242
TALL = STRIP_TOP + STRIP_HIGH


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
    return left + REGION_WIDE - RAIL_WIDE // 2 - 4, top + PLAQUE_HIGH + 12 + 42 + space * RAIL_PITCH


def totals_corner(number: int) -> tuple[int, int]:
    """Left and upper end of the plaque with the influence of all in a region."""
    left, top = region_corner(number)
    return left, top + PLAQUE_HIGH + 6 + 4 * CITY + 4
