"""The tile of an area as it lies in the city, seen from so near that only the edges of those around it show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core import lettering
from render.core.canvas import CLOSE_UP_WIDE, Canvas, Style
from render.core.colours import INK, LINE, MORNING, PAPER, PAPER_2, SEA, WHITE, mix
from render.core.header import draw_waves
from render.core.kept import kept
from render.core.shapes import box
from render.core.sprites import Pen, Sprite, cut_out, icon, printed
from render.yokohama.cards.rewards import AREA_ICONS
from render.yokohama.colours import ROOFS, WATER, WATERMARK
from render.yokohama.head import put_letter
from render.yokohama.table.canal import draw_canal
from render.yokohama.table.city import KANJI
from rules.core.frozen import frozen
from rules.yokohama.model.terms import AreaKind

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

MIDDLE = CLOSE_UP_WIDE // 2
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
"""Where it can be written on."""

RIM = 8
"""Pixels round a tile for its outline."""

BRIDGE = 2.35
"""How much larger than on the table the bridge over the canal is."""


@frozen
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
    def window(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the part of the picture in which it can be seen."""
        left, wide = (0, LEFT - GAP + RIM) if self.across == -2 else (RIGHT + GAP - RIM, LEFT - GAP + RIM)
        match self.down:
            case 0:
                return left, 0, wide, STRIP
            case _:
                top, foot = (0, ROOF + POINT) if self.down < 0 else (WALL, STRIP)
                return (0 if self.across < 0 else MIDDLE), top, MIDDLE, foot - top

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
                x = (LEFT - GAP) / 2 if self.across < 0 else (RIGHT + GAP + CLOSE_UP_WIDE) / 2
                return (x, y + POINT + 36), (x, EAVES + 48)


def scene(view: YokohamaView, area: AreaView, height: int) -> Canvas:
    """The empty tile of an area on its ground, with the letters of those around it; below them paper.

    Args:
        area: The area in the middle.
        height: Pixels of the picture.
    """
    canvas = Canvas(Image.new("RGB", (CLOSE_UP_WIDE, height), PAPER))
    canvas.lay(_sea(), 0, 0, _sea().size)
    for other in view.areas:
        if other.id in area.neighbours:
            near = beside(area, other)
            left, top, _, _ = near.window
            canvas.put_corner(_peeping(near), left, top)
            _put_signpost(canvas, other, near)
    canvas.put_corner(_body(canal=area.kind == "canal"), LEFT - RIM, ROOF - RIM)
    canvas.put_corner(_roof(area.kind), LEFT - RIM, ROOF - RIM)
    if area.kind != "canal":
        _put_sign(canvas, KANJI[area.kind])
        canvas.fill(SIDE, EAVES + 22, 3, 244, LINE)
        drawing, fill = AREA_ICONS[area.kind]
        canvas.put(icon(drawing, 104, fill), *ICON)
    return canvas


def beside(area: AreaView, other: AreaView) -> Beside:
    """Where a neighbour lies, seen from an area; each row of the city begins half a tile further right."""
    down = other.row - area.row
    return Beside(other.kind, 2 * (other.column - area.column) + down, down)


def _put_signpost(canvas: Canvas, other: AreaView, near: Beside) -> None:
    """Letter and icon of a neighbour; on a roof only the letter needs no ground of its own."""
    letter, picture = near.signs
    if near.down == -1:
        put_letter(canvas, other, *letter, 52)
    else:
        canvas.write(other.letter, *letter, Style("title", 46, WHITE), "middle")
    drawing, fill = AREA_ICONS[other.kind]
    canvas.put(icon(drawing, 50, fill), *picture)


@kept
def _sea() -> Image.Image:
    """The sea under a morning sky, and the line between it and the paper."""

    def draw(pen: Pen) -> None:
        draw_waves(pen, 0, CLOSE_UP_WIDE, STRIP)
        for i, tone in enumerate(MORNING):
            pen.area(box(0, i * 9, CLOSE_UP_WIDE, 9), tone, None)
        pen.area(box(0, STRIP, CLOSE_UP_WIDE, PAPER_TOP - STRIP), PAPER, None)
        pen.area(box(0, STRIP, CLOSE_UP_WIDE, 8), INK, None)
        pen.area(box(0, STRIP + 12, CLOSE_UP_WIDE, 3), INK, None)

    return printed(CLOSE_UP_WIDE, PAPER_TOP, SEA, draw)


@kept
def _peeping(near: Beside) -> Sprite:
    """What can be seen of a neighbour."""
    left, top, wide, high = near.window

    def draw(pen: Pen) -> None:
        within, (x, y) = pen.at(-left, -top, 1), near.roof
        within.area(_outline(x, y), WATER if near.kind == "canal" else PAPER_2, INK, 5)
        within.area(_roof_outline(x, y), ROOFS[near.kind], INK, 5)

    return cut_out(wide, high, draw)


@kept
def _body(*, canal: bool) -> Sprite:
    """The tile in the middle without its roof."""

    def draw(pen: Pen) -> None:
        near = pen.at(RIM - LEFT, RIM - ROOF, 1)
        near.area(_outline(MIDDLE, ROOF), WATER if canal else WHITE, INK, 8)
        if canal:
            # the bridge of the table, larger, its roof left out
            draw_canal(near.at(MIDDLE, EAVES - 90 * BRIDGE, BRIDGE), 0, 0, HALF / BRIDGE)

    return cut_out(2 * (HALF + RIM), FOOT - ROOF + 2 * RIM, draw)


@kept
def _roof(kind: AreaKind) -> Sprite:
    """The roof of the tile in the middle, with a light line inside its edge."""
    low, shoulder, inset = EAVES - 12, ROOF + POINT + 12, 22
    line = [(LEFT + inset, low), (LEFT + inset, shoulder), (MIDDLE, ROOF + 15), (RIGHT - inset, shoulder)]

    def draw(pen: Pen) -> None:
        near = pen.at(RIM - LEFT, RIM - ROOF, 1)
        near.area(_roof_outline(MIDDLE, ROOF), ROOFS[kind], INK, 8)
        near.line([*line, (RIGHT - inset, low)], mix(ROOFS[kind], WHITE, 0.4), 3)

    return cut_out(2 * (HALF + RIM), EAVES - ROOF + 2 * RIM, draw)


def _outline(x: float, y: float) -> Outline:
    wall = y + WALL - ROOF
    return [
        (x, y), (x + HALF, y + POINT), (x + HALF, wall), (x, wall + POINT), (x - HALF, wall), (x - HALF, y + POINT)
    ]  # fmt: skip


def _roof_outline(x: float, y: float) -> Outline:
    eaves = y + EAVES - ROOF
    return [(x, y), (x + HALF, y + POINT), (x + HALF, eaves), (x - HALF, eaves), (x - HALF, y + POINT)]


def _put_sign(canvas: Canvas, sign: str) -> None:
    mask = lettering.mask(sign, "kanji", SIGN)
    if mask.stencil is not None:
        wide, high = mask.stencil.size
        place = round((LEFT + SIDE - wide) / 2), round(EAVES + 146 - high / 2)
        canvas.lay(WATERMARK, *place, (wide, high), mask.stencil)
