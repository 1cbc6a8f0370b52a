"""The tile of an area as it lies in the city, seen from so near that those around it only peep in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from render.core import lettering
from render.core.colours import INK, LINE, MORNING, PAPER, PAPER_2, SEA, SEA_LINE, WHITE, mix
from render.core.header import draw_waves
from render.core.paper import Sheet, Style
from render.core.shapes import box
from render.core.sprites import Pen, icon, printed
from render.yokohama.canal import draw_canal
from render.yokohama.city import KANJI
from render.yokohama.closeups_head import WIDTH, put_letter
from render.yokohama.colours import ROOFS, WATER, WATERMARK
from render.yokohama.rewards import AREA_ICONS
from rules.yokohama.terms import AreaKind

if TYPE_CHECKING:
    from PIL import Image

    from render.core.shapes import Outline
    from rules.yokohama.view import AreaView, YokohamaView

MIDDLE = WIDTH // 2
HALF = 500
LEFT = MIDDLE - HALF
RIGHT = MIDDLE + HALF
ROOF = 20
"""Point of the roof."""

POINT = 62
"""Height of the point of a roof, and of the foot."""

EAVES = ROOF + 140
WALL = ROOF + 596
"""Where the walls end and the foot begins."""

FOOT = WALL + POINT
SIDE = RIGHT - 250
"""Where the right part with icon, 5-power token and trading house begins."""

ICON = (975, EAVES + 64)
GAP = 14
"""Pixels of water between two tiles."""

SIGN = 270
STRIP = FOOT + 32
"""Where the paper below the city begins."""

PAPER_TOP = STRIP + 16
TALL = 1150
"""Pixels that are drawn."""

BRIDGE = 2.35
"""How much larger than on the table the bridge over the canal is."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A tile that peeps in.

    Attributes:
        kind: Which board.
        across: Half tiles to the right of the one in the middle, from -2 to 2.
        down: Rows below it, from -1 to 1.
    """

    kind: AreaKind
    across: int
    down: int

    @property
    def roof(self) -> tuple[float, float]:
        """Point of its roof."""
        return MIDDLE + self.across * (HALF + GAP / 2), ROOF + self.down * (WALL - ROOF + GAP)

    @property
    def signs(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Where its letter and its icon stand: in what of it can be seen."""
        x, y = self.roof
        match self.down:
            case -1:
                return (x - 33, 32), (x + 29, 32)
            case 1:
                return (x - 33, y + 42), (x + 29, y + 42)
            case _:
                x = (LEFT - GAP) / 2 if self.across < 0 else (RIGHT + GAP + WIDTH) / 2
                return (x, y + POINT + 36), (x, EAVES + 48)


def scene(view: YokohamaView, area: AreaView, height: int) -> Sheet:
    """The empty tile of an area on its ground, with the letters of those around it; below them paper.

    Args:
        view: The table.
        area: The area in the middle.
        height: Pixels of the picture.
    """
    around = {other.letter: beside(area, other) for other in view.areas if other.id in area.neighbours}
    sheet = Sheet(_scene(area.kind, tuple(around.values())).crop((0, 0, WIDTH, height)))
    for other in view.areas:
        if (near := around.get(other.letter)) is not None:
            _put_signpost(sheet, other, near)
    return sheet


def beside(area: AreaView, other: AreaView) -> Beside:
    """Where a neighbour lies, seen from an area; each row of the city begins half a tile further right."""
    down = other.row - area.row
    return Beside(other.kind, 2 * (other.column - area.column) + down, down)


def _put_signpost(sheet: Sheet, other: AreaView, near: Beside) -> None:
    """Letter and icon of a neighbour; on a roof only the letter needs no ground of its own."""
    letter, picture = near.signs
    if near.down == -1:
        put_letter(sheet, other, *letter, 52)
    else:
        sheet.write(other.letter, *letter, Style("title", 46, WHITE), "middle")
    drawing, fill = AREA_ICONS[other.kind]
    sheet.put(icon(drawing, 50, fill), *picture)


@lru_cache(maxsize=8)
def _scene(kind: AreaKind, around: tuple[Beside, ...]) -> Image.Image:
    def draw(pen: Pen) -> None:
        draw_waves(pen, 0, 0, WIDTH, TALL, SEA_LINE)
        for i, tone in enumerate(MORNING):
            pen.area(box(0, i * 9, WIDTH, 9), tone, None)
        for near in around:
            _draw_tile(pen, near.kind, *near.roof, WATER if near.kind == "canal" else PAPER_2, 5)
        _draw_tile(pen, kind, MIDDLE, ROOF, WATER if kind == "canal" else WHITE, 8)
        _draw_gleam(pen, kind)
        if kind == "canal":
            _draw_bridge(pen)
        pen.area(box(0, STRIP, WIDTH, TALL - STRIP), PAPER, None)
        pen.area(box(0, STRIP, WIDTH, 8), INK, None)
        pen.area(box(0, STRIP + 12, WIDTH, 3), INK, None)

    sheet = Sheet(printed(WIDTH, TALL, SEA, draw))
    if kind != "canal":
        _put_sign(sheet, KANJI[kind])
        sheet.fill(SIDE, EAVES + 22, 3, 244, LINE)
        drawing, fill = AREA_ICONS[kind]
        sheet.put(icon(drawing, 104, fill), *ICON)
    return sheet.image


def _outline(x: float, y: float) -> Outline:
    wall = y + WALL - ROOF
    return [
        (x, y), (x + HALF, y + POINT), (x + HALF, wall), (x, wall + POINT), (x - HALF, wall), (x - HALF, y + POINT)
    ]  # fmt: skip


def _draw_tile(pen: Pen, kind: AreaKind, x: float, y: float, ground: tuple[int, int, int], weight: float) -> None:
    shape, eaves = _outline(x, y), y + EAVES - ROOF
    pen.area(shape, ground, None)
    pen.area([*shape[:2], (x + HALF, eaves), (x - HALF, eaves), shape[5]], ROOFS[kind], None)
    pen.line([(x - HALF, eaves), (x + HALF, eaves)], INK, weight)
    pen.area(shape, None, INK, weight)


def _draw_gleam(pen: Pen, kind: AreaKind) -> None:
    """A light line inside the edge of the roof."""
    low, shoulder, inset = EAVES - 12, ROOF + POINT + 12, 22
    line = [(LEFT + inset, low), (LEFT + inset, shoulder), (MIDDLE, ROOF + 15), (RIGHT - inset, shoulder)]
    pen.line([*line, (RIGHT - inset, low)], mix(ROOFS[kind], WHITE, 0.4), 3)


def _draw_bridge(pen: Pen) -> None:
    """The canal of the table, larger, its roof left out."""
    near = pen.at(MIDDLE, EAVES - 90 * BRIDGE, BRIDGE)
    draw_canal(near, 0, 0, HALF / BRIDGE)


def _put_sign(sheet: Sheet, sign: str) -> None:
    mask = lettering.mask(sign, "kanji", SIGN)
    if mask.stencil is not None:
        wide, high = mask.stencil.size
        place = round((LEFT + SIDE - wide) / 2), round(EAVES + 146 - high / 2)
        sheet.image.paste(WATERMARK, place, mask.stencil)
