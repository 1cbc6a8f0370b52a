"""Close-up of the hiring area: workers by action with their colours in words, what comes next, the bag."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style, write_lines
from render.core.colours import INK, INK_2, LINE, PAPER, WHITE
from render.core.pieces import frame, label
from render.core.shapes import box, ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out
from render.nippon.closeups.head import WIDTH, ground, write_head
from render.nippon.colours import HEAD
from render.nippon.figures import ACTION_ICONS, put_emblem, put_worker
from rules.nippon.model.terms import COLOURS

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.model.terms import Action, Colour
    from rules.nippon.view import NipponView

TOP, LEFT = 166, 24
BOX, PITCH, BOX_HIGH, BOX_PITCH, HEAD_HIGH = 376, 388, 316, 330, 122
IN_ROW, SPACES = 3, 3
WORKER, SMALL = 116, 78
ROWS_TOP = TOP + 2 * BOX_PITCH
ROW_WIDE, ROW_PITCH = 264, 288
BAG_HIGH, BAG_LEFT = 116, 400


def height(view: NipponView) -> int:
    """Pixels of the close-up."""
    lines = -(-len(view.waiting) // 4)
    return ROWS_TOP + (60 + lines * 106 if lines else 0) + BAG_HIGH


def draw(view: NipponView, was: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:  # noqa: ARG001
    """Draws the hiring area; boxes whose workers changed are framed."""
    canvas = Canvas(ground(WIDTH, height(view)))
    write_head(canvas, words.text("nippon-look-hiring"), match_id)
    for number, (one, old) in enumerate(zip(view.hiring, was.hiring, strict=True)):
        left, top = LEFT + PITCH * (number % IN_ROW), TOP + BOX_PITCH * (number // IN_ROW)
        canvas.put_corner(_box(), left, top)
        _put_head(canvas, one.actions, left, top, words)
        _put_workers(canvas, one.workers, left, top + HEAD_HIGH, words)
        if sorted(one.workers) != sorted(old.workers):
            canvas.put_corner(frame(BOX, BOX_HIGH - HEAD_HIGH, 7, 8), left, top + HEAD_HIGH)
    _put_next(canvas, view, LEFT + PITCH * 2, TOP + BOX_PITCH, words)
    _put_rows(canvas, view, words)
    _put_bag(canvas, view, height(view) - BAG_HIGH, words)
    return canvas


def _put_head(canvas: Canvas, actions: tuple[Action, ...], left: int, top: int, words: Words) -> None:
    for row, action in enumerate(actions):
        y = top + HEAD_HIGH / 2 if len(actions) == 1 else top + 34 + row * 56
        canvas.put(_disc(), left + 40, y)
        put_emblem(canvas, ACTION_ICONS[action], left + 40, y, 40)
        name = words.text("nippon-action-short", action=action)
        canvas.write(name, left + 76, y, Style("bold", 48, WHITE), room=BOX - 88, decides=True)


def _put_workers(canvas: Canvas, workers: tuple[Colour, ...], left: int, top: int, words: Words) -> None:
    many = max(SPACES, len(workers))
    pitch = (BOX - 10) / many
    for space in range(many):
        x = left + 5 + pitch * (space + 0.5)
        if space >= len(workers):
            canvas.put(_empty(), x, top + 76)
            continue
        put_worker(canvas, workers[space], x, top + 74, min(WORKER, round(pitch)))
        name = words.text("nippon-pic-colour", colour=workers[space])
        canvas.write(name, x, top + 162, Style("bold", 38, smallest=LEGIBLE), "middle", room=pitch - 4)


def _put_next(canvas: Canvas, view: NipponView, left: int, top: int, words: Words) -> None:
    """The row that fills the next empty hiring space; where none waits, that the round then ends."""
    canvas.put_corner(label(BOX, BOX_HIGH, PAPER, 12), left, top)
    if not view.waiting:
        style = Style("bold", 46, smallest=LEGIBLE)
        write_lines(canvas, words.text("nippon-pic-no-rows-left"), left + 20, top + 16, BOX - 40, BOX_HIGH - 32, style)
        return
    title, style = words.text("nippon-pic-next-row", rows=len(view.waiting)), Style("bold", 48, smallest=LEGIBLE)
    canvas.write(title, left + BOX / 2, top + HEAD_HIGH / 2, style, "middle", room=BOX - 30)
    _put_workers(canvas, view.waiting[0], left, top + HEAD_HIGH, words)


def _put_rows(canvas: Canvas, view: NipponView, words: Words) -> None:
    if view.waiting:
        style = Style("bold", 40, WHITE, smallest=LEGIBLE)
        canvas.write(words.text("nippon-pic-rows"), LEFT + 4, ROWS_TOP + 26, style, room=WIDTH - 60)
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
    canvas.put_corner(label(WIDTH - 2 * LEFT, 96, PAPER, 10), LEFT, top)
    title = words.text("nippon-pic-bag", count=sum(view.bag))
    canvas.write(title, LEFT + 24, middle, Style("title", 40, smallest=LEGIBLE), room=BAG_LEFT - LEFT - 40)
    for number, (colour, count) in enumerate(zip(COLOURS, view.bag, strict=True)):
        x = BAG_LEFT + 128 * number
        canvas.write(str(count), x + 44, middle, Style("bold", 48, INK if count else LINE), "right", decides=True)
        put_worker(canvas, colour, x + 86, middle, SMALL)


@lru_cache(maxsize=1)
def _box() -> Sprite:
    def draw(pen: Pen) -> None:
        pen.area(rounded(2, 2, BOX - 4, BOX_HIGH - 4, 12), PAPER, INK, 4)
        pen.area(rounded(2, 2, BOX - 4, HEAD_HIGH, 12), HEAD, INK, 4)
        pen.area(box(4, HEAD_HIGH - 16, BOX - 8, 16), HEAD, None)
        pen.line([(2, HEAD_HIGH), (BOX - 2, HEAD_HIGH)], INK, 4)

    return cut_out(BOX, BOX_HIGH, draw)


@lru_cache(maxsize=1)
def _disc() -> Sprite:
    return cut_out(52, 52, lambda pen: pen.area(ellipse(26, 26, 26), PAPER, None))


@lru_cache(maxsize=1)
def _empty() -> Sprite:
    return cut_out(24, 24, lambda pen: pen.area(ellipse(12, 12, 11), LINE, None))
