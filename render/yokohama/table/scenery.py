"""The ground of the table: the sea of the harbour at dawn, with a mountain, the sun and a steamer. Ornament only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE
from render.core.colours import FOAM, INK, MORNING, PAPER, SEA, WHITE
from render.core.header import draw_header_ground, draw_waves
from render.core.kept import kept
from render.core.palette import flattened
from render.core.shapes import arc, box, curve, rounded
from render.core.sprites import Pen, printed
from render.yokohama.colours import DAWN, MIST, MOUNTAIN, SHALLOWS
from render.yokohama.table.plan import CITY, STRIP, TALL
from render.yokohama.table.steamer import draw_steamer

if TYPE_CHECKING:
    from PIL import Image

    from render.core.shapes import Outline

PEAKS = {2: (112, 820, 0.86), 3: (92, 812, 0.8), 4: (92, 808, 0.76)}
"""Summit of the mountain and its size, by number of players."""

SUNS = {2: (1470, 930, 104), 3: (1216, 1500, 62), 4: (1246, 1480, 52)}
"""Middle of the sun and its radius."""

GULLS = {2: (1404, 790), 3: (1160, 1404), 4: (1196, 1396)}
SHIPS = {2: (72, 1366, 276), 3: (44, 1340, 300), 4: (222, 1520, 126)}
"""Where the first gull flies; upper left corner of the steamer and its size."""


@kept
def sea(seats: int) -> Image.Image:
    """The public ground of the table for a number of players, with the paper of their strip, in its 256 colours."""

    def draw(pen: Pen) -> None:
        draw_waves(pen, CITY, TABLE_WIDE, TALL - CITY)
        draw_header_ground(pen, TABLE_WIDE)
        pen.area(box(0, STRIP, TABLE_WIDE, CITY - STRIP), PAPER, None)
        pen.area(box(0, CITY - 15, TABLE_WIDE, 8), INK, None)
        pen.area(box(0, CITY - 3, TABLE_WIDE, 3), INK, None)
        for i, tone in enumerate(MORNING):
            pen.area(box(0, CITY + i * 9, TABLE_WIDE, 9), tone, None)
        for i, tone in enumerate(SHALLOWS):
            pen.area(box(0, TALL - 10 * (len(SHALLOWS) - i), TABLE_WIDE, 10), tone, None)
        _draw_sun(pen, *SUNS[seats])
        _draw_mountain(pen, *PEAKS[seats])
        _draw_gulls(pen, *GULLS[seats])
        draw_steamer(pen, *SHIPS[seats])

    return flattened(printed(TABLE_WIDE, TALL, SEA, draw), "yokohama")


def _draw_sun(pen: Pen, x: float, y: float, radius: float) -> None:
    """The rising sun in stepped bands, paler below, with mist before it."""
    bands = len(DAWN)
    for i, tone in enumerate(DAWN):
        high = -90 + 180 * i / bands
        pen.area([*arc(x, y, radius, radius, high, 90, 24), *arc(x, y, radius, radius, 90, 180 - high, 24)], tone, None)
    _draw_mist(pen, x - radius - 70, y - radius * 0.42, radius * 1.25)
    _draw_mist(pen, x + radius * 0.1, y - radius * 0.12, radius * 1.3)


def _draw_mist(pen: Pen, left: float, y: float, wide: float) -> None:
    """Two long bands of mist that hang together, as on a print."""
    pen.area(rounded(left, y, wide, 13, 6.5), MIST, None)
    pen.area(rounded(left + wide * 0.3, y + 12, wide * 0.9, 13, 6.5), MIST, None)


def _draw_mountain(pen: Pen, x: float, y: float, size: float) -> None:
    """Mount Fuji in blue print: stepped bands that sink into the sea, and snow."""
    steps = len(MOUNTAIN)
    for i, tone in enumerate(MOUNTAIN):
        pen.area(_slope(x, y, size, i / steps, 1), tone, None)
    pen.area([*_slope(x, y, size, 0, 0.3)[:18], *_snow(x, y, size)], WHITE, None)
    for shift, drop, wide in ((-250, 196, 210), (-40, 232, 260), (-190, 262, 230)):
        _draw_mist(pen, x + shift * size, y + drop * size, wide * size)


def _flank(x: float, y: float, size: float, down: float, side: int) -> tuple[float, float]:
    """Point on a flank of the mountain, ``down`` from 0 at the crater to 1 at the foot."""
    return x + side * (18 + 285 * down**1.5) * size, y + 270 * down * size


def _slope(x: float, y: float, size: float, top: float, foot: float) -> Outline:
    """Slice of the mountain from one height to another: up the left flank, down the right."""
    levels = [top + (foot - top) * i / 8 for i in range(9)]
    return [*(_flank(x, y, size, d, -1) for d in reversed(levels)), *(_flank(x, y, size, d, 1) for d in levels)]


def _snow(x: float, y: float, size: float) -> Outline:
    """Lower edge of the snow, from the right flank to the left."""
    tongues = (
        (64, 81),
        (54, 78),
        (44, 112),
        (33, 84),
        (21, 142),
        (8, 88),
        (-4, 124),
        (-17, 84),
        (-31, 120),
        (-46, 80),
        (-64, 81),
    )
    return [(x + dx * size, y + dy * size) for dx, dy in tongues]


def _draw_gulls(pen: Pen, x: float, y: float) -> None:
    for dx, dy, wing in ((0, 0, 20), (58, 26, 15), (104, -8, 12)):
        left, right = x + dx - wing, x + dx + wing
        top = y + dy - wing * 0.7
        pen.line([*curve((left, y + dy), (left + wing * 0.4, top), (x + dx, y + dy)),
                  *curve((x + dx, y + dy), (right - wing * 0.4, top), (right, y + dy))], FOAM, 3)  # fmt: skip
