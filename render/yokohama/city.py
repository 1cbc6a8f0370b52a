"""The city: where its areas lie on the table, and their empty boards, drawn once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import FOAM, INK, LINE, MORNING, NOW, PAPER, SEA, SEA_LINE, WHITE, WOOD
from render.core.header import HEIGHT, draw_header_ground, draw_waves
from render.core.shapes import arc, box, curve, ellipse
from render.core.sprites import Pen, Sprite, cut_out, printed
from render.yokohama.colours import ROOFS, WATER
from render.yokohama.rewards import AREA_ICONS

if TYPE_CHECKING:
    from PIL import Image

    from render.core.shapes import Outline
    from rules.yokohama.terms import AreaKind
    from rules.yokohama.view import AreaView

WIDTH = 1600
TALL = 1500
STRIP = 1284
"""Top of the merchants' strip."""

FIRST_ROOF = 182
ROW = 264
POINT = 38
"""Height of the point of a roof, and of the foot."""

RIM = 6


@dataclass(frozen=True, slots=True)
class Plan:
    """How the areas lie for a number of merchants.

    Attributes:
        pitch: Pixels from one area to the next of its row.
        half: Half the width of an area.
        left: Roof point of the first area.
        seats: Middle of each merchant's column, from the roof point.
    """

    pitch: int
    half: int
    left: int
    seats: tuple[int, ...]

    @property
    def icon(self) -> int:
        """Middle of icon and 5-power token."""
        return self.half - 32

    @property
    def house(self) -> int:
        """Middle of the space of the trading house."""
        return self.half - 30

    def shop(self, space: int) -> float:
        """Middle of a shop space, from 0."""
        return -self.half + 3 + self.field * (space + 0.5)

    @property
    def field(self) -> float:
        """Width of a shop space."""
        return (2 * self.half - 64) / 4

    def roof(self, area: AreaView) -> tuple[int, int]:
        """Point of an area's roof."""
        return self.left + self.pitch * area.column + self.pitch * area.row // 2, FIRST_ROOF + ROW * area.row


PLANS = {
    2: Plan(320, 150, 320, (-110, -52)),
    3: Plan(300, 142, 200, (-110, -58, -6)),
    4: Plan(256, 122, 160, (-94, -51, -8, 35)),
}


def hexagon(half: float, x: float = 0, y: float = 0) -> Outline:
    """Shallow hexagon of an area whose roof point is (x, y)."""
    left, right, low = x - half, x + half, y + ROW
    return [(x, y), (right, y + POINT), (right, low), (x, low + POINT), (left, low), (left, y + POINT)]


@lru_cache(maxsize=48)
def board(kind: AreaKind, seats: int) -> Sprite:
    """The empty board of an area; its roof point lies `RIM` below its upper edge, in the middle."""
    plan = PLANS[seats]
    half = plan.half

    def draw(pen: Pen) -> None:
        shape = hexagon(half, half + RIM, RIM)
        pen.area(shape, WATER if kind == "canal" else WHITE, None)
        roof = [shape[0], shape[1], (2 * half + RIM, 90 + RIM), (RIM, 90 + RIM), shape[5]]
        pen.area(roof, ROOFS[kind], None)
        pen.area(box(RIM, 90 + RIM, 2 * half, 4), INK, None)
        if kind == "canal":
            _draw_canal(pen, half)
        else:
            _draw_places(pen, plan)
            drawing, fill = AREA_ICONS[kind]
            drawing(pen.at(half + RIM + plan.icon - 27, RIM + 99, 54), fill)
        pen.area(shape, None, INK, 5)

    return cut_out(2 * half + 2 * RIM, ROW + POINT + 2 * RIM, draw)


def _draw_canal(pen: Pen, half: int) -> None:
    for row in range(4):
        y = RIM + 116 + row * 38
        for wave in range(5):
            x = RIM + 14 + wave * (2 * half - 28) / 5
            step = (2 * half - 28) / 5
            pen.line([*curve((x, y), (x + step / 4, y - 10), (x + step / 2, y)),
                      *curve((x + step / 2, y), (x + step * 3 / 4, y + 10), (x + step, y))], FOAM, 3)  # fmt: skip
    drawing, fill = AREA_ICONS["canal"]
    drawing(pen.at(half + RIM - 75, RIM + 84, 150), fill)


def _draw_places(pen: Pen, plan: Plan) -> None:
    middle = plan.half + RIM
    for seat in plan.seats:
        pen.area(ellipse(middle + seat, RIM + 201, 4), LINE, None)
    pen.line([(middle + plan.half - 64, RIM + 104), (middle + plan.half - 64, RIM + 214)], LINE, 2)


@lru_cache(maxsize=8)
def area_frame(seats: int) -> Sprite:
    """Vermilion frame round an area where something happened."""
    half = PLANS[seats].half

    def draw(pen: Pen) -> None:
        shape = hexagon(half - 1, half + 10, 10)
        pen.line([*shape, shape[0]], WHITE, 13)
        pen.line([*shape, shape[0]], NOW, 8)

    return cut_out(2 * half + 20, ROW + POINT + 20, draw)


@lru_cache(maxsize=1)
def sea() -> Image.Image:
    """The public ground of the table: sea, a steamer, the paper of the strip."""

    def draw(pen: Pen) -> None:
        draw_waves(pen, 0, HEIGHT, WIDTH, STRIP - HEIGHT, SEA_LINE)
        draw_header_ground(pen, WIDTH)
        for i, tone in enumerate(MORNING):
            pen.area(box(0, HEIGHT + i * 9, WIDTH, 9), tone, None)
        _draw_steamer(pen.at(44, 950, 286))
        pen.area(box(0, STRIP, WIDTH, TALL - STRIP), PAPER, None)
        pen.area(box(0, STRIP, WIDTH, 8), INK, None)
        pen.area(box(0, STRIP + 12, WIDTH, 3), INK, None)

    return printed(WIDTH, TALL, SEA, draw)


def _draw_steamer(pen: Pen) -> None:
    """A paddle steamer under sail, for ornament."""
    thin = 0.012
    for mast, top in ((0.24, 0.1), (0.5, 0.02), (0.72, 0.12)):
        pen.line([(mast, top), (mast, 0.66)], INK, 0.02)
        for low, wide in ((0.34, 0.1), (0.56, 0.13)):
            sail = curve((mast - wide, low), (mast - wide * 0.6, low - 0.12), (mast - wide * 0.8, low - 0.2))
            other = curve((mast + wide * 0.8, low - 0.2), (mast + wide * 1.3, low - 0.08), (mast + wide, low))
            pen.area([*sail, *other], PAPER, INK, thin)
    pen.area(box(0.38, 0.36, 0.07, 0.3), WOOD, INK, thin)
    hull = [(0.06, 0.64), (0.94, 0.6), (0.86, 0.76), (0.78, 0.84), (0.22, 0.84), (0.12, 0.76)]
    pen.area(hull, SEA_LINE, INK, thin)
    pen.line([(0.09, 0.7), (0.89, 0.67)], FOAM, 0.014)
    pen.area(ellipse(0.41, 0.76, 0.1), PAPER, INK, thin)
    for spoke in range(0, 360, 45):
        pen.line([(0.41, 0.76), arc(0.41, 0.76, 0.1, 0.1, spoke, spoke + 1, 1)[0]], INK, thin)
    for y in (0.88, 0.93, 0.98):
        pen.line([*arc(0.25, y, 0.25, 0.02, 180, 0, 12), *arc(0.72, y, 0.22, 0.02, 180, 360, 12)], FOAM, thin)
