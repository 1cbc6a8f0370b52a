"""Work area, store, influence markers and departments of a Zaibatsu board, and what consolidating would bring now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import FIGURE, LEGIBLE, Style
from render.core.colours import ENOUGH, GOLD, INK, INK_2, LINE, PAPER_2, SEAL_RED, WHITE
from render.core.items import Scale, put_item, row_width
from render.core.kept import kept
from render.core.lettering import MINUS, TIMES
from render.core.pieces import frame, label, plate
from render.core.shapes import ellipse
from render.core.sprites import Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.closeups.mat_figures import consolidation, department
from render.nippon.closeups.mat_parts import SMALL, WIDE, empty_sprite, put_panel, underline_changed
from render.nippon.colours import COLOURS as TONES
from render.nippon.colours import GREY_SPACE
from render.nippon.figures import (
    EMBLEMS,
    RESOURCE_ICONS,
    gain_items,
    put_emblem,
    put_laurel,
    put_marker,
    put_worker,
    worker_sprite,
)
from rules.nippon.model.terms import COLOURS, RESOURCES

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.nippon.closeups.mat_figures import Mat
    from rules.nippon.view import NipponView

SLOT, SLOT_PITCH, SLOT_HIGH = 180, 188, 172
HIGH = 734
SUM_HIGH = 100
"""Height of what consolidating would bring."""

WORKER = 122
ITEMS = Scale(figure=52, icon=54, rosette=66, gap=26)


def put_work(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Lays down the work area and all that lies below it."""
    put_panel(canvas, left, top, HIGH)
    _put_slots(canvas, mat, left + 16, top + 16)
    put_consolidation(canvas, mat, left + 16, top + 290, WIDE - 32)
    _put_store(canvas, mat, left, top + 444)
    canvas.fill(left + 22, top + 490, WIDE - 44, 2, LINE)
    _put_markers(canvas, mat, left, top + 540)
    canvas.fill(left + 22, top + 590, WIDE - 44, 2, LINE)
    _put_departments(canvas, mat, left, top + 660)


def space_tone(view: NipponView, number: int) -> Rgb:
    """Ground of a work space, from 0: those are grey whose workers never activate a department."""
    return GREY_SPACE if 0 < number < view.tables.mat.work.topmost_from - 1 else PAPER_2


def put_at_work(
    canvas: Canvas, mat: Mat, number: int, place: tuple[float, float, float], size: int, style: Style, room: int
) -> None:
    """A worker of the work area, marked if it is new, with its colour in words.

    Args:
        number: The space, from 0; a worker is there.
        place: Middle of the space, and the heights of the worker and of the words.
        room: Pixels for them.
    """
    one, before = mat.one.work[number], mat.was.work
    x, stands, below = place
    new = number >= len(before) or before[number] != one
    put_worker(canvas, one.colour, x, stands, size, specialist=one.specialist, marked=new)
    canvas.write(mat.words.text("nippon-pic-colour", colour=one.colour), x, below, style, "middle", room=room)


def _put_slots(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Spaces from the lowest, workers with their colours in words, prestige tiles beside the spaces that bring them."""
    beside = {row.beside: row.level for row in mat.view.tables.mat.prestige}
    for number in range(mat.one.spaces):
        x, middle = left + SLOT_PITCH * number, left + SLOT_PITCH * number + SLOT / 2
        canvas.put_corner(empty_sprite(SLOT, SLOT_HIGH, space_tone(mat.view, number)), x, top)
        if number < len(mat.one.work):
            put_at_work(
                canvas,
                mat,
                number,
                (middle, top + 68, top + 150),
                WORKER,
                Style("bold", 38, smallest=LEGIBLE),
                SLOT - 8,
            )
        else:
            canvas.put(_dot(), middle, top + 80)
        if level := beside.get(number + 1):
            left_over = mat.one.prestige[level - 1]
            put_laurel(canvas, level, middle - 36, top + SLOT_HIGH + 50, GOLD if left_over else LINE)
            style = Style("bold", FIGURE, INK if left_over else INK_2)
            canvas.write(f"{TIMES}{left_over}", middle + 18, top + SLOT_HIGH + 46, style, decides=True)
    text = mat.words.text("nippon-mat-tiles")
    canvas.write(text, left + 4, top + SLOT_HIGH + 46, SMALL, room=SLOT_PITCH * 3 - 16)


def put_consolidation(canvas: Canvas, mat: Mat, left: int, top: int, wide: int) -> None:
    """What consolidating would bring now: income less wages, coal, departments, the tile."""
    high = SUM_HIGH
    if not mat.one.work:
        canvas.put_corner(plate(wide, high, ENOUGH, 12), left, top)
        canvas.write(mat.words.text("nippon-mat-no-work"), left + 20, top + high / 2, SMALL, room=wide - 40)
        return
    canvas.put_corner(plate(wide, high, ENOUGH, 12), left, top)
    found, y = consolidation(mat.view, mat.one), top + high / 2
    style = Style("plain", 36, INK, smallest=24)
    x = left + 18.0
    x += canvas.write(mat.words.text("nippon-mat-consolidate"), x, y, style, room=280) + 18
    account = f"{found.income} {MINUS} {found.wages - found.lost} ="
    x += canvas.write(account, x, y, Style("bold", FIGURE, INK_2), decides=True) + 12
    x += canvas.write(str(found.gain.money), x, y, Style("bold", 52), decides=True) + 2
    put_emblem(canvas, RESOURCE_ICONS["money"], x + 27, y, 54)
    x += 54 + ITEMS.gap
    for item in gain_items(found.gain):
        kind = (item.drawing, item.fill)
        if kind != RESOURCE_ICONS["money"]:
            if kind != RESOURCE_ICONS["coal"]:
                # Money and coal are all that will be there; the rest comes on top of what is there.
                x += canvas.write("+", x, y, Style("bold", FIGURE, INK_2), decides=True)
            put_item(canvas, item, x, y, ITEMS, decides=True)
            x += row_width((item,), ITEMS) + ITEMS.gap
    if found.lost:
        x += canvas.write(f"{MINUS}{found.lost}", x, y, Style("bold", 52, SEAL_RED), decides=True) + 2
        put_emblem(canvas, EMBLEMS["yellow"], x + 27, y, 54)
        x += 54 + ITEMS.gap
    if found.steps:
        x += canvas.write(f"+{found.steps}", x, y, Style("bold", 52), decides=True) + 2
        put_emblem(canvas, EMBLEMS["white"], x + 27, y, 54)
        x += 54 + ITEMS.gap
    if found.level:
        put_laurel(canvas, found.level, left + wide - 56, y + 2, GOLD)


def _put_store(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    canvas.write(mat.words.text("nippon-mat-store"), left + 24, top, SMALL, room=200)
    x = left + 240
    for what in RESOURCES:
        count, before = getattr(mat.one, what), getattr(mat.was, what)
        style = Style("bold", 64, INK if count else INK_2)
        taken = canvas.write(str(count), x, top, style, decides=True)
        put_emblem(canvas, RESOURCE_ICONS[what], x + taken + 40, top, 66)
        if count != before:
            underline_changed(canvas, x, top, taken)
        x += 192
    if mat.one.tile_coal:
        taken = canvas.write(f"+{mat.one.tile_coal}", x - 40, top, Style("bold", 64), decides=True)
        put_emblem(canvas, RESOURCE_ICONS["coal"], x - 40 + taken + 40, top, 66)


def _put_markers(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """Influence markers at hand, then those on the flag, which a bonus brings."""
    canvas.write(mat.words.text("nippon-mat-markers"), left + 24, top, SMALL, room=200)
    one, flag = mat.one, mat.one.flag
    shown = sorted(one.markers)
    room = WIDE - 240 - 24 - (96 * len(flag) + 40 if flag else 0)
    pitch = min(86, room // max(1, len(shown)))
    new = list(mat.was.markers)
    for number, value in enumerate(shown):
        fresh = value not in new
        if not fresh:
            new.remove(value)
        put_marker(canvas, mat.colour, value, left + 282 + pitch * number, top, 76, marked=fresh, decides=True)
    for number, value in enumerate(sorted(flag, reverse=True)):
        x = left + WIDE - 70 - 96 * number
        canvas.put(icon(icons.flag_marker, 92, WHITE), x, top)
        canvas.write(str(value), x, top, Style("bold", FIGURE, INK_2), "middle", decides=True)


def _put_departments(canvas: Canvas, mat: Mat, left: int, top: int) -> None:
    """What each department gives, and which are upgraded."""
    for number, colour in enumerate(COLOURS):
        x = left + 16 + SLOT_PITCH * number
        gain, steps = department(mat.view, mat.one, colour)
        up = colour in mat.one.upgraded
        canvas.put_corner(label(SLOT, 104, ENOUGH if up else WHITE, 10, 3), x, top - 52)
        canvas.put(worker_sprite(colour, 84), x + 50, top)
        count = steps or sum(item.count for item in gain_items(gain))
        canvas.write(f"+{count}", x + 96, top + 10, Style("bold", 52), decides=True)
        if up:
            canvas.put(icon(icons.upgrade, 34, TONES[colour]), x + SLOT - 25, top - 29)
        if up and colour not in mat.was.upgraded:
            canvas.put_corner(frame(SLOT, 104, 7, 8), x, top - 52)


@kept
def _dot() -> Sprite:
    return cut_out(26, 26, lambda pen: pen.area(ellipse(13, 13, 12), LINE, None))
