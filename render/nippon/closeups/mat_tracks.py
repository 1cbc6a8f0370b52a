"""Tracks of a Zaibatsu board: values, where the marker is, symbols ahead, thresholds, the prestige place of each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, LEGIBLE, Style
from render.core.colours import INK, INK_2, LINE, PAPER_2
from render.core.kept import kept
from render.core.pieces import put_piece
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.nippon.closeups.mat_figures import brings, next_symbol, space_of, track_row
from render.nippon.closeups.mat_parts import (
    BLOCK_WIDE,
    LEGEND_HIGH,
    LOWER,
    SMALL,
    WIDE,
    bookmark,
    put_bonus,
    put_legend,
    put_panel,
    put_prestige,
)
from render.nippon.colours import REACHED
from render.nippon.figures import BONUS_ICONS, RESOURCE_ICONS, TRACK_ICONS, put_emblem
from rules.nippon.model.terms import FLAG, LAST_SPACE, TRACKS, Track

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.model.terms import Resource

HIGH, PITCH = 308, 318
SPACE, SPACES_TOP, SPACES_HIGH = 86, 126, 116
SYMBOL = 66


def height() -> int:
    """Pixels of all tracks."""
    return PITCH * len(TRACKS) + LEGEND_HIGH


def put_tracks(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Lays down the three tracks."""
    for number, track in enumerate(TRACKS):
        _put_track(canvas, mat, track, left, top + PITCH * number)
    put_legend(canvas, mat, left, top + PITCH * len(TRACKS) - 6)


def _put_track(canvas: Canvas, mat: Mat, track: Track, left: int, top: int) -> None:
    put_panel(canvas, left, top, HIGH)
    put_emblem(canvas, TRACK_ICONS[track], left + 58, top + 62, 80)
    name = mat.words.text("nippon-track", track=track)
    taken = canvas.write(name, left + 114, top + 62, Style("title", 50, smallest=38), room=310)
    _put_value(canvas, mat, track, left + 114 + taken + 34, top + 62)
    put_prestige(canvas, mat, track, left + WIDE - BLOCK_WIDE - 14, top + 10)
    _put_spaces(canvas, mat, track, left + (WIDE - SPACE * (LAST_SPACE + 1)) // 2, top + SPACES_TOP)
    _put_next(canvas, mat, track, left + 22, top + 274)


def _put_value(canvas: Canvas, mat: Mat, track: Track, x: float, y: float) -> None:
    """The value that counts now, with what it is."""
    value = track_row(mat.view, track).values[space_of(mat.one, track)]
    taken = canvas.write(str(value), x, y, Style("title", 66), decides=True)
    if track != "rnd":
        what: Resource = "coal" if track == "mining" else "money"
        put_emblem(canvas, RESOURCE_ICONS[what], x + taken + 36, y, 56)


def _put_spaces(canvas: Canvas, mat: Mat, track: Track, left: int, top: int) -> None:
    row, here = track_row(mat.view, track), space_of(mat.one, track)
    for value, group in groupby(range(LAST_SPACE + 1), key=lambda space: row.values[space]):
        spaces = list(group)
        x, wide = left + SPACE * spaces[0], SPACE * len(spaces)
        now = here in spaces
        canvas.put_corner(_group(wide - 4, now), x + 2, top)
        style = Style("bold", FIGURE, INK if here <= spaces[-1] else INK_2)
        canvas.write(str(value), x + wide / 2, top + SPACES_HIGH - 26, style, "middle", decides=True)
    for space, fill in ((row.lower, LOWER), (row.upper, INK)):
        canvas.put(bookmark(fill), left + SPACE * space + SPACE // 2, top + 14)
    middle = left + SPACE // 2
    for space in {*range(LAST_SPACE + 1)} - {symbol.space for symbol in row.bonus} - {row.lower, row.upper}:
        canvas.put(_dot(), middle + SPACE * space, top + 37)
    for symbol in row.bonus:
        if symbol.space != here:
            put_bonus(canvas, symbol.bonus, middle + SPACE * symbol.space, top + 37, SYMBOL, gained=symbol.space < here)
    moved = here != space_of(mat.was, track)
    put_piece(canvas, *mat.who.piece(mat.one.seat), middle + SPACE * here, top + 37, 64, marked=moved)


@kept
def _group(wide: int, now: bool) -> Sprite:  # noqa: FBT001 - part of a key
    fill, ink, weight = (REACHED, INK, 4) if now else (PAPER_2, LINE, 2)
    shape = rounded(2, 2, wide - 4, SPACES_HIGH - 4, 8)
    return cut_out(wide, SPACES_HIGH, lambda pen: pen.area(shape, fill, ink, weight))


@kept
def _dot() -> Sprite:
    return cut_out(20, 20, lambda pen: pen.disc(10, 10, 9, LINE, None))


def _put_next(canvas: Canvas, mat: Mat, track: Track, x: float, y: float) -> None:
    """The next symbol: how far it is, and what it brings."""
    here = space_of(mat.one, track)
    symbol = next_symbol(mat.view, mat.one, track)
    if symbol is None:
        canvas.write(mat.words.text("nippon-mat-no-next"), x, y, SMALL, room=WIDE - 44)
        return
    x += canvas.write(mat.words.text("nippon-mat-next"), x, y, SMALL) + 16
    x += canvas.write(f"+{symbol.space - here}", x, y, Style("bold", FIGURE), decides=True) + 14
    if symbol.bonus not in FLAG:
        put_emblem(canvas, BONUS_ICONS[symbol.bonus], x + 24, y, 48)
        x += 60
    canvas.write(
        mat.words.plain(brings(mat.view, mat.one, symbol), ()),
        x,
        y,
        Style("bold", 42, smallest=LEGIBLE),
        room=WIDE - 30 - x + 24,
    )
