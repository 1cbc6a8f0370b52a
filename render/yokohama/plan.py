"""How the areas of the city lie on the table, by number of merchants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.yokohama.rewards import Scale

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from rules.yokohama.view import AreaView

WIDTH = 1600
TALL = 1620
STRIP = 1364
"""Top of the merchants' strip."""

FIRST_ROOF = 182
ROW = 284
POINT = 38
"""Height of the point of a roof, and of the foot."""

RIM = 6
"""Pixels round the board of an area."""

SIDE = 64
"""Width of the right part of an area, where its icon, its 5-power token and its trading house stand."""

ICON = 56
ICON_DOWN = 130
"""Size of an area's icon, and how far below the point of the roof its middle lies."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the areas lie for a number of merchants.

    Attributes:
        pitch: Pixels from one area to the next of its row.
        half: Half the width of an area.
        left: Roof point of the first area.
        seats: Middle of each merchant's column, from the roof point.
        sign: Middle of the pale kanji of an area.
        reward: How large the reward of a free shop space is written.
        plaque: Left, top, width and height of the plaque that says how near the end is.
    """

    pitch: int
    half: int
    left: int
    seats: tuple[int, ...]
    sign: int
    reward: Scale
    plaque: tuple[int, int, int, int]

    @property
    def side(self) -> int:
        """Middle of icon, 5-power token and space of the trading house."""
        return self.half - SIDE // 2

    def shop(self, space: int) -> float:
        """Middle of a shop space, from 0."""
        return -self.half + 3 + self.field * (space + 0.5)

    @property
    def field(self) -> float:
        """Width of a shop space."""
        return (2 * self.half - SIDE - 2) / 4

    def roof(self, area: AreaView) -> tuple[int, int]:
        """Point of an area's roof."""
        return self.point(area.row, area.column)

    def icon(self, area: AreaView) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of an area's icon."""
        x, y = self.roof(area)
        half = ICON / 2
        return x + self.side - half, y + ICON_DOWN - half, x + self.side + half, y + ICON_DOWN + half

    def point(self, row: int, column: int) -> tuple[int, int]:
        """Point of the roof in a row and column, both from 0."""
        return self.left + self.pitch * column + self.pitch * row // 2, FIRST_ROOF + ROW * row


PLANS = {
    2: Plan(388, 186, 218, (-132, -62), 46, Scale(32, 34, 42, 3), (1080, 1062, 490, 292)),
    3: Plan(312, 150, 176, (-112, -58, -4), -30, Scale(28, 30, 42, 2), (1190, 1070, 384, 284)),
    4: Plan(256, 122, 160, (-90, -48, -7, 35), -32, Scale(24, 26, 40, 1), (1218, 1074, 360, 280)),
}


def hexagon(half: float, x: float = 0, y: float = 0) -> Outline:
    """Shallow hexagon of an area whose roof point is (x, y)."""
    left, right, low = x - half, x + half, y + ROW
    return [(x, y), (right, y + POINT), (right, low), (x, low + POINT), (left, low), (left, y + POINT)]
