"""Ships, machines and railways of a Zaibatsu board: what is gone, the bonuses between them, thresholds, prestige."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, LEGIBLE, Style
from render.core.colours import INK, INK_2
from render.core.pieces import frame
from render.nippon.closeups.mat_figures import reached
from render.nippon.closeups.mat_parts import (
    BLOCK_HIGH,
    BLOCK_WIDE,
    LOWER,
    WIDE,
    bookmark,
    empty_sprite,
    put_bonus,
    put_panel,
    put_prestige,
    tile_sprite,
)
from render.nippon.figures import AREA_ICONS, put_emblem
from rules.nippon.model.terms import PIECES_EACH, Area

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.model.terms import Bonus

ROWS: tuple[Area, ...] = ("ships", "machines", "railways")
PITCH, FIRST = 162, 70
HIGH = FIRST * 2 + PITCH * 2
FIELD, STEP, FIELDS_LEFT = 76, 81, 272
SYMBOL = 62


def put_pieces(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Lays down the three rows."""
    put_panel(canvas, left, top, HIGH)
    for number, area in enumerate(ROWS):
        y = top + FIRST + PITCH * number
        _put_row(canvas, mat, area, left, y)
        put_prestige(canvas, mat, area, left + WIDE - BLOCK_WIDE - 14, y - BLOCK_HIGH // 2)
    tables = mat.view.tables.mat
    for number, gaps in enumerate((tables.ships_machines, tables.machines_railways)):
        pair = (ROWS[number], ROWS[number + 1])
        _put_gaps(canvas, mat, pair, gaps.bonus, left, top + FIRST + PITCH * number + PITCH // 2)


def _put_row(canvas: Canvas, mat: Mat, area: Area, left: int, y: int) -> None:
    gone, before = reached(mat.one, area), reached(mat.was, area)
    put_emblem(canvas, AREA_ICONS[area], left + 48, y - 4, 68)
    name = mat.words.text("nippon-area", area=area)
    canvas.write(name, left + 90, y - 26, Style("bold", 38, smallest=LEGIBLE), room=180)
    style = Style("bold", FIGURE, INK if gone else INK_2)
    canvas.write(f"{gone}/{PIECES_EACH}", left + 90, y + 22, style, decides=True)
    for number in range(PIECES_EACH):
        x = left + FIELDS_LEFT + STEP * number + FIELD // 2
        if number < gone:
            canvas.put(empty_sprite(FIELD, FIELD), x, y)
        else:
            canvas.put(tile_sprite(mat.colour, AREA_ICONS[area][0], FIELD), x, y)
        if before <= number < gone:
            canvas.put(frame(FIELD + 4, FIELD + 4, 6, 8), x, y)
    pieces = mat.view.tables.mat.pieces
    for least, fill in ((pieces.lower, LOWER), (pieces.upper, INK)):
        canvas.put(bookmark(fill), left + FIELDS_LEFT + STEP * (least - 1) + FIELD - 12, y - FIELD / 2 + 6)


def _put_gaps(canvas: Canvas, mat: Mat, pair: tuple[Area, Area], row: tuple[Bonus, ...], left: int, y: int) -> None:
    """The symbols between two rows; each comes when both pieces beside it are gone."""
    both = min(reached(mat.one, area) for area in pair)
    for number, bonus in enumerate(row):
        x = left + FIELDS_LEFT + STEP * number + FIELD // 2
        put_bonus(canvas, bonus, x, y, SYMBOL, gained=number < both)
