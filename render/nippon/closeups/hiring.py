"""Close-up of the hiring area: workers by action with their colours in words, what comes next, the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, WHITE, mix
from render.core.kept import kept
from render.core.pieces import frame, label
from render.core.shapes import box, ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.core.written_lines import write_lines
from render.nippon.closeups.head import ground, write_head
from render.nippon.colours import HEAD
from render.nippon.figures import ACTION_ICONS, put_emblem, put_worker
from rules.nippon.model.terms import ACTIONS, COLOURS

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.model.terms import Action, Colour
    from rules.nippon.view import NipponView

TOP, LEFT = 166, 24
BOX, PITCH = 376, 388
IN_ROW, SPACES = 3, 3
SMALL = 78
PALE = mix(HEAD, PAPER, 0.45)
"""An action that cannot be chosen."""


class Boxes(NamedTuple):
    """Measures of the boxes in pixels.

    Attributes:
        high: Height of a box.
        pitch: From one row of boxes to the next.
        head: Height of a box's head.
        line: From one action in the head to the other.
        worker: Size of a worker.
        stands: Middle of a worker below the head.
        name: Middle of the name of the worker's colour.
    """

    high: int
    pitch: int
    head: int
    line: int
    worker: int
    stands: int
    name: int


WHOLE = Boxes(high=316, pitch=330, head=122, line=56, worker=116, stands=74, name=162)
LOW = Boxes(high=254, pitch=262, head=110, line=50, worker=92, stands=51, name=119)
"""Boxes of the close-up, and those that leave room for the reader's work area below."""

ROWS_TOP = TOP + 2 * WHOLE.pitch
ROW_WIDE, ROW_PITCH = 264, 288
BAG_HIGH, BAG_LEFT = 116, 400


def height(view: NipponView) -> int:
    """Pixels of the close-up."""
    lines = -(-len(view.waiting) // 4)
    return ROWS_TOP + (60 + lines * 106 if lines else 0) + BAG_HIGH


def draw(view: NipponView, was: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:  # noqa: ARG001
    """Draws the hiring area; boxes whose workers changed are framed."""
    canvas = Canvas(ground(CLOSE_UP_WIDE, height(view)))
    write_head(canvas, words.text("nippon-look-hiring"), match_id)
    put_boxes(canvas, view, was, TOP, WHOLE, words, ACTIONS)
    _put_rows(canvas, view, words)
    _put_bag(canvas, view, height(view) - BAG_HIGH, words)
    return canvas


def put_boxes(
    canvas: Canvas, view: NipponView, was: NipponView, top: int, boxes: Boxes, words: Words, can: Collection[Action]
) -> None:
    """Lays down the hiring spaces in two rows, and the row of workers that comes next; what changed is framed.

    Args:
        was: The table when the reader last saw it.
        top: Where the first row begins.
        can: Actions that can be chosen; the others are pale.
    """
    for number, (one, old) in enumerate(zip(view.hiring, was.hiring, strict=True)):
        left, upper = LEFT + PITCH * (number % IN_ROW), top + boxes.pitch * (number // IN_ROW)
        canvas.put_corner(_box(boxes), left, upper)
        _put_head(canvas, (left, upper), boxes, one.actions, can, words)
        _put_workers(canvas, one.workers, left, upper + boxes.head, boxes, words)
        if sorted(one.workers) != sorted(old.workers):
            canvas.put_corner(frame(BOX, boxes.high - boxes.head, 7, 8), left, upper + boxes.head)
    _put_next(canvas, view, LEFT + PITCH * 2, top + boxes.pitch, boxes, words)


def _put_head(
    canvas: Canvas,
    at: tuple[int, int],
    boxes: Boxes,
    actions: tuple[Action, ...],
    can: Collection[Action],
    words: Words,
) -> None:
    left, top = at
    for row, action in enumerate(actions):
        y = top + boxes.head / 2 + boxes.line * (row - (len(actions) - 1) / 2)
        if action in can:
            canvas.put(_disc(PAPER), left + 40, y)
            put_emblem(canvas, ACTION_ICONS[action], left + 40, y, 40)
        else:
            canvas.put(_disc(PALE), left + 40, y)
            canvas.put(icon(ACTION_ICONS[action][0], 40, PALE), left + 40, y)
        name = words.text("nippon-action-short", action=action)
        style = Style("bold", 48, WHITE) if action in can else Style("plain", 48, PALE)
        canvas.write(name, left + 76, y, style, room=BOX - 88, decides=action in can)


def _put_workers(canvas: Canvas, workers: tuple[Colour, ...], left: int, top: int, boxes: Boxes, words: Words) -> None:
    many = max(SPACES, len(workers))
    pitch = (BOX - 10) / many
    for space in range(many):
        x = left + 5 + pitch * (space + 0.5)
        if space >= len(workers):
            canvas.put(_empty(), x, top + boxes.stands)
            continue
        put_worker(canvas, workers[space], x, top + boxes.stands, min(boxes.worker, round(pitch)))
        name = words.text("nippon-pic-colour", colour=workers[space])
        canvas.write(name, x, top + boxes.name, Style("bold", 38, smallest=LEGIBLE), "middle", room=pitch - 4)


def _put_next(canvas: Canvas, view: NipponView, left: int, top: int, boxes: Boxes, words: Words) -> None:
    """The row that fills the next empty hiring space; where none waits, that the round then ends."""
    canvas.put_corner(label(BOX, boxes.high, PAPER, 12), left, top)
    if not view.waiting:
        style = Style("bold", 46, smallest=LEGIBLE)
        write_lines(
            canvas, words.text("nippon-pic-no-rows-left"), left + 20, top + 16, BOX - 40, boxes.high - 32, style
        )
        return
    title, style = words.text("nippon-pic-next-row", rows=len(view.waiting)), Style("bold", 48, smallest=LEGIBLE)
    canvas.write(title, left + BOX / 2, top + boxes.head / 2, style, "middle", room=BOX - 30)
    _put_workers(canvas, view.waiting[0], left, top + boxes.head, boxes, words)


def _put_rows(canvas: Canvas, view: NipponView, words: Words) -> None:
    if view.waiting:
        style = Style("bold", 40, WHITE, smallest=LEGIBLE)
        canvas.write(words.text("nippon-pic-rows"), LEFT + 4, ROWS_TOP + 26, style, room=CLOSE_UP_WIDE - 60)
    for number, row in enumerate(view.waiting):
        left, top = LEFT + ROW_PITCH * (number % 4), ROWS_TOP + 60 + 106 * (number // 4)
        canvas.put_corner(
            label(ROW_WIDE + 16, 96, WHITE if not number else PAPER, 10, 4, INK if not number else INK_2), left, top
        )
        for place, colour in enumerate(row):
            put_worker(canvas, colour, left + 50 + 90 * place, top + 48, SMALL + 4)


def _put_bag(canvas: Canvas, view: NipponView, top: int, words: Words) -> None:
    """How many workers of each colour are in the bag."""
    middle = top + 48
    canvas.put_corner(label(CLOSE_UP_WIDE - 2 * LEFT, 96, PAPER, 10), LEFT, top)
    title = words.text("nippon-pic-bag", count=sum(view.bag))
    canvas.write(title, LEFT + 24, middle, Style("title", 40, smallest=LEGIBLE), room=BAG_LEFT - LEFT - 40)
    for number, (colour, count) in enumerate(zip(COLOURS, view.bag, strict=True)):
        x = BAG_LEFT + 128 * number
        canvas.write(str(count), x + 44, middle, Style("bold", 48, INK if count else LINE), "right", decides=True)
        put_worker(canvas, colour, x + 86, middle, SMALL)


@kept
def _box(boxes: Boxes) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, BOX - 4, boxes.high - 4, 12), PAPER, INK, 4)
        pen.area(rounded(2, 2, BOX - 4, boxes.head, 12), HEAD, INK, 4)
        pen.area(box(4, boxes.head - 16, BOX - 8, 16), HEAD, None)
        pen.line([(2, boxes.head), (BOX - 2, boxes.head)], INK, 4)

    return cut_out(BOX, boxes.high, draw)


@kept
def _disc(fill: Rgb) -> Sprite:
    return cut_out(52, 52, lambda pen: pen.area(ellipse(26, 26, 26), fill, None))


@kept
def _empty() -> Sprite:
    return cut_out(24, 24, lambda pen: pen.area(ellipse(12, 12, 11), LINE, None))
