"""The hiring area: actions with the workers who stand ready, the rows that wait, and how many factories are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE, Style
from render.core.colours import INK, INK_2, LINE, PAPER, WHITE
from render.core.kept import kept
from render.core.pieces import frame
from render.core.shapes import box, ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out
from render.nippon.colours import HEAD
from render.nippon.figures import ACTION_ICONS, put_emblem, put_good, put_worker
from render.nippon.table import plan

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.view import NipponView

WORKER = 96
WAITING = 50
SPACES = 3
SUPPLY_PITCH = 82
SUPPLY = 6 * SUPPLY_PITCH + 44
"""From one kind of factory that is left to the next, and room for them all."""


def put_hiring_still(canvas: Canvas, view: NipponView, words: Words) -> None:
    """Lays down the boxes with the names of their actions."""
    for number, one in enumerate(view.hiring):
        left, top = plan.MARGIN + number * plan.HIRING_PITCH, plan.HIRING_TOP
        canvas.put_corner(_box(), left, top)
        for row, action in enumerate(one.actions):
            y = top + plan.HIRING_HEAD / 2 if len(one.actions) == 1 else top + 26 + row * 42
            canvas.put(_disc(), left + 32, y)
            put_emblem(canvas, ACTION_ICONS[action], left + 32, y, 32)
            name = words.text("nippon-action-short", action=action)
            style = Style("bold", 38, WHITE, smallest=24)
            canvas.write(name, left + 62, y, style, room=plan.HIRING_WIDE - 74)


def put_hiring(canvas: Canvas, view: NipponView, new: Marks) -> None:
    """Lays down the workers; boxes where someone was hired are framed."""
    for number, one in enumerate(view.hiring):
        left, top = plan.MARGIN + number * plan.HIRING_PITCH, plan.HIRING_TOP
        if number in new.hired:
            canvas.put_corner(_new_box(), left, top + plan.HIRING_HEAD)
        y = top + plan.HIRING_HEAD + (plan.HIRING_HIGH - plan.HIRING_HEAD) / 2 - 1
        many = max(SPACES, len(one.workers))
        pitch = (plan.HIRING_WIDE - 14) / many
        for space in range(many):
            x = left + 7 + pitch * (space + 0.5)
            if space < len(one.workers):
                put_worker(canvas, one.workers[space], x, y, min(WORKER, round(pitch)))
            else:
                canvas.put(_empty(), x, y)


def put_waiting(canvas: Canvas, view: NipponView, words: Words) -> None:
    """Lays down the rows of the waiting area, the topmost first, and the factories that are left."""
    y = plan.WAITING_MIDDLE
    title = words.text("nippon-pic-waiting")
    x = plan.MARGIN + canvas.write(title, plan.MARGIN + 2, y, Style("title", 32, smallest=24), room=190) + 16
    beside = len(view.zaibatsu) + (view.takatoshi is not None) <= plan.HALVES
    left = TABLE_WIDE - plan.MARGIN - (SUPPLY if beside else 0)
    pitch = min(WAITING, (left - x - 20 * len(view.waiting)) / max(1, sum(map(len, view.waiting))))
    for number, row in enumerate(view.waiting):
        wide = round(len(row) * pitch) + 8
        canvas.put_corner(_row(wide, number == 0), x, y - 30)
        for place, worker in enumerate(row):
            put_worker(canvas, worker, x + 4 + pitch * (place + 0.5), y, round(pitch) - 1)
        x += wide + 6
    if not view.waiting:
        canvas.write(words.text("nippon-pic-no-rows"), x, y, Style("plain", 32, INK_2), room=500)
    if beside:
        _put_supply(canvas, view, y)


def _put_supply(canvas: Canvas, view: NipponView, y: int) -> None:
    """How many factories of each kind are left; where the strip is higher, that stands beside it."""
    left = TABLE_WIDE - plan.MARGIN
    counts = [(kind.key, sum(row.good == kind.key for row in view.supply)) for kind in view.kinds]
    for good, count in reversed(counts):
        left -= SUPPLY_PITCH
        put_good(canvas, good, left + 62, y, 40)
        canvas.write(str(count), left + 40, y, Style("bold", 38, INK if count else LINE), "right")
    put_emblem(canvas, ACTION_ICONS["factory"], left - 12, y, 48)


@kept
def _box() -> Sprite:
    wide, high = plan.HIRING_WIDE, plan.HIRING_HIGH

    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, wide - 4, high - 4, 10), PAPER, INK, 4)
        pen.area(rounded(2, 2, wide - 4, plan.HIRING_HEAD, 10), HEAD, INK, 4)
        pen.area(box(4, plan.HIRING_HEAD - 12, wide - 8, 12), HEAD, None)
        pen.line([(2, plan.HIRING_HEAD), (wide - 2, plan.HIRING_HEAD)], INK, 4)

    return cut_out(wide, high, draw)


@kept
def _new_box() -> Sprite:
    return frame(plan.HIRING_WIDE, plan.HIRING_HIGH - plan.HIRING_HEAD, 6, 6)


@kept
def _disc() -> Sprite:
    return cut_out(42, 42, lambda pen: pen.area(ellipse(21, 21, 21), PAPER, None))


@kept
def _empty() -> Sprite:
    return cut_out(20, 20, lambda pen: pen.area(ellipse(10, 10, 9), LINE, None))


@kept
def _row(wide: int, first: bool) -> Sprite:  # noqa: FBT001 - part of a key
    """The ground of a waiting row; the one that comes next is framed."""
    return cut_out(
        wide,
        60,
        lambda pen: pen.area(rounded(2, 2, wide - 4, 56, 10), WHITE if first else PAPER, INK if first else LINE, 4),
    )
