"""How the areas of the city lie on the table, by number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from rules.yokohama.view.table import AreaView

TALL = 1646
STRIP = 145
CITY = 398
"""Top of the merchants' strip, and of the sea below it."""

FIRST_ROOF = 425
ROW = 293
POINT = 38
"""Height of the point of a roof, and of the foot."""

RIM = 6
"""Pixels round the board of an area."""

SIDE = 72
"""Width of the right part of an area, where its icon and its 5-power token stand."""

ICON = 56
ICON_DOWN = 135
"""Size of an area's icon, and how far below the point of the roof its middle lies."""


@frozen
class Plan:
    """How the areas lie for a number of players.

    Attributes:
        pitch: Pixels from one area to the next of its row.
        half: Half the width of an area.
        left: Roof point of the first area.
        president: Height of a president.
        company: Height of presidents where several stand, so that none hides another's letter.
        foot: Where presidents stand, from the roof point down.
        presidents: Middle of each merchant's president, from the roof point.
        piece: Size of a merchant's assistants, and of their number.
        down: Middle of assistants, from the roof point down.
        seats: Middle of each merchant's assistants, from the roof point.
        sign: Middle of the pale kanji of an area.
        figure: Size of the numbers of what building spaces bring.
        plaque: Left, top, width and height of the plaque that says how near the end is.
        ports: The same of the boards that say which orders lie out, at the right end of the sea.
        laboratories: The same for technologies, at the left end, above the corner that Discord's badge covers.
    """

    pitch: int
    half: int
    left: int
    president: int
    company: int
    foot: int
    presidents: tuple[int, ...]
    piece: tuple[int, int]
    down: int
    seats: tuple[int, ...]
    sign: int
    figure: int
    plaque: tuple[int, int, int, int]
    ports: tuple[tuple[int, int, int, int], ...]
    laboratories: tuple[tuple[int, int, int, int], ...]

    @property
    def side(self) -> int:
        """Middle of icon and 5-power token, from the roof point."""
        return self.half - SIDE // 2

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
    2: Plan(
        pitch=388,
        half=186,
        left=218,
        president=108,
        company=108,
        foot=218,
        presidents=(-138, 8),
        piece=(58, 52),
        down=190,
        seats=(-66, 78),
        sign=-28,
        figure=50,
        plaque=(1192, 1056, 396, 330),
        ports=((1192, 1396, 396, 240),),
        laboratories=((12, 1060, 396, 274),),
    ),
    3: Plan(
        pitch=312,
        half=150,
        left=176,
        president=84,
        company=84,
        foot=182,
        presidents=(-113, -58, -3),
        piece=(50, 44),
        down=203,
        seats=(-113, -58, -3),
        sign=-30,
        figure=47,
        plaque=(1430, 764, 158, 352),
        ports=((1274, 1126, 314, 250), (1274, 1386, 314, 250)),
        laboratories=((12, 1060, 314, 250),),
    ),
    4: Plan(
        pitch=256,
        half=122,
        left=160,
        president=84,
        company=66,
        foot=182,
        presidents=(-85, -47, -9, 29),
        piece=(43, 39),
        down=205,
        seats=(-94, -53, -12, 29),
        sign=-32,
        figure=43,
        plaque=(1446, 764, 142, 352),
        ports=((1318, 1126, 270, 250), (1318, 1386, 270, 250)),
        laboratories=((12, 1054, 270, 218), (12, 1276, 270, 218)),
    ),
}
"""Over its assistants each president stands a little inwards at the edges, so that it is whole within the area; in the
city of two there is room for it beside them."""


def hexagon(half: float, x: float = 0, y: float = 0) -> Outline:
    """Shallow hexagon of an area whose roof point is (x, y)."""
    left, right, low = x - half, x + half, y + ROW
    return [(x, y), (right, y + POINT), (right, low), (x, low + POINT), (left, low), (left, y + POINT)]
