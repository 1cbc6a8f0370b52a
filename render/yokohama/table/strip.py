"""The merchants' strip over the city: name, points and all that each of them openly owns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE, Canvas, Style
from render.core.colours import INK, LINE, NOW, NOW_PALE, WHITE, WIN, Rgb
from render.core.items import points_seal
from render.core.kept import kept
from render.core.lettering import width
from render.core.name_lines import write_name
from render.core.pieces import pill, put_piece
from render.core.shapes import box
from render.core.sprites import Sprite, cut_out, icon
from render.yokohama.table.plan import CITY, STRIP
from render.yokohama.table.possessions import Owned, owned
from render.yokohama.table.presidents import put_hat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.names import Seated
    from render.core.words import Words
    from render.yokohama.table.marks import Marks
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

TOP, FOOT = STRIP, CITY - 15
POINTS = Style("bold", 52, WHITE, smallest=34)
SEAL = 92
SEAL_MIDDLE = TOP + 47
"""Width of the seal in which the points stand, and its middle."""

ROWS = 88
EDGE = 12
"""Where the rows of possessions begin: below the top of the strip, and inside a merchant's part of it."""

SCALES = ((47, 44), (44, 41), (40, 38), (37, 35), (34, 32))
"""Sizes of the icons and of their numbers, the largest for which a row has room."""

GAP = 10
"""Least pixels from one possession to the next."""


def put_strip(canvas: Canvas, view: YokohamaView, who: Seated, found: Marks, words: Words) -> None:
    """Every merchant with name, points and open possessions; those who are asked in the pale colour of now.

    Args:
        found: What is new: points won and counts that changed.
        words: Language; at the end each merchant's place is told.
    """
    wide = TABLE_WIDE // len(view.merchants)
    final = {line.seat: line for line in view.results or ()}
    for merchant in view.merchants:
        seat, left = merchant.seat, merchant.seat * wide
        line = final.get(seat)
        if line is not None and line.place == 1:
            canvas.fill(left, TOP, wide, FOOT - TOP, WIN)
        elif seat in view.asked:
            canvas.put_corner(_asked(wide, FOOT - TOP), left, TOP)
        elif seat and seat - 1 not in view.asked:
            canvas.fill(left, TOP + 18, 2, FOOT - TOP - 36, LINE)
        changed = found.counts[seat] if found.counts else ()
        _put_owned(canvas, owned(merchant, who.colours[seat]), left, wide, changed)
        _put_name(canvas, merchant, who, left, wide)
        if line is not None:
            place = words.text("pic-ordinal", place=line.place)
            _put_points(canvas, line.total, left + wide - 58, place, INK)
        else:
            won = f"+{found.points[seat]}" if found.points[seat] else ""
            _put_points(canvas, merchant.points, left + wide - 58, won, NOW)


@kept
def _asked(wide: int, high: int) -> Sprite:
    return cut_out(wide, high, lambda pen: pen.area(box(4, 2, wide - 8, high - 6), NOW_PALE, NOW, 7))


def _put_name(canvas: Canvas, merchant: MerchantView, who: Seated, left: int, wide: int) -> None:
    """Piece and name of a merchant; the piece wears the hat while its president is in hand."""
    colour, letter = who.piece(merchant.seat)
    drop = 7 if merchant.president is None else 0
    put_piece(canvas, colour, letter, left + 52, TOP + 47 + drop, 62 - drop)
    if merchant.president is None:
        put_hat(canvas, colour, left + 52, TOP + 34, 88)
    write_name(canvas, who.names[merchant.seat], left + 98, TOP + 47, wide - 208)


def _put_points(canvas: Canvas, points: int, x: float, note: str, fill: Rgb) -> None:
    """Points in their rosette, with a capsule at its foot: what was won, or the place at the end."""
    canvas.put(icon(points_seal, SEAL, INK), x, SEAL_MIDDLE)
    canvas.write(str(points), x, SEAL_MIDDLE - (8 if note else 0), POINTS, "middle", room=SEAL - 26)
    if note:
        wide = 36 + 14 * len(note) if fill == NOW else 94
        canvas.put(pill(wide, 34, fill), x, TOP + 77)
        canvas.write(note, x, TOP + 77, Style("bold", 28, WHITE), "middle", room=wide - 12)


def _put_owned(
    canvas: Canvas, rows: tuple[tuple[Owned, ...], ...], left: int, wide: int, changed: tuple[int, ...]
) -> None:
    """Icons with their numbers, those that changed underlined; what there is none of is left out.

    Rows that hold nothing are closed up.
    """
    marked = {thing for at, thing in enumerate(thing for row in rows for thing in row) if at in changed}
    held = [things for row in rows if (things := [thing for thing in row if thing.count])]
    room, pitch = wide - 2 * EDGE, (FOOT - TOP - ROWS - 6) / 3
    for row, things in enumerate(held):
        y, x = TOP + ROWS + (row + 0.5 + (3 - len(held)) / 2) * pitch, left + EDGE + 2.0
        size, figure = next((scale for scale in SCALES if _taken(things, scale) <= room), SCALES[-1])
        spare = (room - _taken(things, (size, figure))) / len(things)
        for thing in things:
            canvas.put(icon(thing.drawing, size, thing.fill), x, y, "left")
            x += size + 2 + canvas.write(str(thing.count), x + size + 2, y, Style("bold", figure)) + GAP
            if thing in marked:
                number = canvas.written[-1].box
                canvas.fill(number[0], number[3] + 3, number[2] - number[0], 4, NOW)
            x += min(spare, 3 * GAP)


def _taken(things: Sequence[Owned], scale: tuple[int, int]) -> int:
    """Pixels of a row in a scale."""
    return sum(scale[0] + 2 + width(str(thing.count), "bold", scale[1]) + GAP for thing in things)
