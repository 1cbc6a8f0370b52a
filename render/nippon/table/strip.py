"""The strip under the table: everybody's points, store, workers and prestige; alone, Takatoshi's goals."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style, fitting_size
from render.core.colours import GOLD, INK, INK_2, LINE, NOW, NOW_PALE, PAPER, PAPER_2, SEAL_RED, WHITE, WIN
from render.core.icons import draw_pile, gold_rosette
from render.core.items import points_seal
from render.core.lettering import MINUS
from render.core.pieces import pill, put_piece
from render.core.shapes import box, ellipse
from render.core.sprites import Sprite, cut_out, icon
from render.nippon.figures import (
    AREA_ICONS,
    GOAL_ICONS,
    RAILWAY,
    RESOURCE_ICONS,
    TICK,
    put_emblem,
    put_laurel,
    put_worker,
)  # fmt: skip
from render.nippon.table import plan
from render.nippon.table.counts import counts
from rules.nippon.model.terms import RESOURCES

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import TakatoshiView, ZaibatsuView

TOP, TALL = plan.STRIP_TOP, plan.TALL
FIRST = TOP + 48
STORE = TOP + 107
WORK = TOP + 160
BESIDE = TOP + 214
"""Middles of the rows: name, store, workers, prestige."""

SEAL = 92
NAME = Style("title", 46, smallest=34)
FIGURE = Style("bold", 42)
WORKER = 48


def put_strip(canvas: Canvas, view: NipponView, who: Seated, new: Marks, words: Words) -> None:
    """Lays down everybody's part; those who are asked in the pale colour of now."""
    canvas.fill(0, TOP - 8, plan.WIDTH, 8, INK)
    canvas.fill(0, TOP, plan.WIDTH, TALL - TOP, PAPER)
    parts = len(view.zaibatsu) + (view.takatoshi is not None)
    wide = plan.WIDTH // parts
    final = {line.seat: line for line in view.results or ()}
    for one in view.zaibatsu:
        seat, left = one.seat, one.seat * wide
        line = final.get(seat)
        if line is not None and line.place == 1 and (view.verdict is None or view.verdict.won):
            canvas.fill(left, TOP, wide, TALL - TOP, WIN)
        elif seat in view.asked:
            canvas.put_corner(_asked(wide), left, TOP)
        elif seat and seat - 1 not in view.asked:
            canvas.fill(left, TOP + 18, 2, TALL - TOP - 36, LINE)
        put_piece(canvas, *who.piece(seat), left + 46, FIRST, 62)
        _write_name(canvas, who.names[seat], left + 90, wide - 90 - SEAL - 24)
        if line is not None:
            _put_points(canvas, line.total, left + wide - 58, words.text("pic-ordinal", place=line.place), INK)
        else:
            won = new.points[seat] if new.points else 0
            _put_points(canvas, one.points, left + wide - 58, f"+{won}" if won > 0 else "", NOW)
        _put_store(canvas, one, left, wide, new.counts[seat] if new.counts else frozenset())
        _put_work(canvas, one, left, wide, new.work[seat] if new.work else frozenset())
        _put_prestige(canvas, one, left, wide)
    if view.takatoshi is not None:
        _put_opponent(canvas, view.takatoshi, who, wide)


@lru_cache(maxsize=4)
def _asked(wide: int) -> Sprite:
    high = TALL - TOP
    return cut_out(wide, high, lambda pen: pen.area(box(4, 3, wide - 8, high - 8), NOW_PALE, NOW, 7))


def _write_name(canvas: Canvas, name: str, left: int, room: int) -> None:
    style = NAME if fitting_size(name, NAME, room) > NAME.smallest else Style("bold", 38, smallest=28)
    canvas.write(name, left, FIRST, style, room=room)


def _put_points(canvas: Canvas, points: int, x: int, below: str, fill: Rgb) -> None:
    canvas.put(icon(points_seal, SEAL, INK), x, FIRST)
    canvas.write(
        str(points), x, FIRST - (9 if below else 0), Style("bold", 52, WHITE, smallest=34), "middle", room=SEAL - 22
    )
    if below:
        wide = 36 + 14 * len(below) if fill == NOW else 112
        canvas.put(pill(wide, 36, fill), x, FIRST + 28)
        canvas.write(below, x, FIRST + 28, Style("bold", 30, WHITE, smallest=24), "middle", room=wide - 10)


def _put_store(canvas: Canvas, one: ZaibatsuView, left: int, wide: int, changed: frozenset[int]) -> None:
    pitch = (min(wide, 560) - 30) / len(RESOURCES)
    for number, (what, count) in enumerate(zip(RESOURCES, counts(one), strict=True)):
        x = left + 18 + pitch * number
        drawing, fill = RESOURCE_ICONS[what]
        style = Style(FIGURE.face, FIGURE.size, INK if count else LINE, smallest=30)
        taken = canvas.write(str(count), x, STORE, style, room=pitch - 46)
        canvas.put(icon(drawing, 42, fill), x + taken + 3, STORE, "left")
        if number in changed:
            canvas.fill(x, STORE + 20, taken, 5, NOW)


def _put_work(canvas: Canvas, one: ZaibatsuView, left: int, wide: int, fresh: frozenset[int]) -> None:
    """Workers of the work area, lowest first, then what they would cost."""
    for place in range(one.spaces):
        x = left + 34 + (WORKER - 3) * place
        if place < len(one.work):
            worker = one.work[place]
            put_worker(canvas, worker.colour, x, WORK, WORKER, specialist=worker.specialist, marked=place in fresh)
        else:
            canvas.put(_dot(), x, WORK)
    if one.work:
        drawing, fill = RESOURCE_ICONS["money"]
        right = left + wide - 14
        canvas.put(icon(drawing, 36, fill), right, WORK, "right")
        canvas.write(
            f"{MINUS}{one.wages}",
            right - 38,
            WORK,
            Style("bold", 36, SEAL_RED),
            "right",
        )


@lru_cache(maxsize=1)
def _numeral() -> Sprite:
    return cut_out(36, 36, lambda pen: pen.area(ellipse(18, 18, 18), INK, None))


@lru_cache(maxsize=1)
def _dot() -> Sprite:
    return cut_out(14, 14, lambda pen: pen.area(ellipse(7, 7, 6), LINE, None))


def _put_prestige(canvas: Canvas, one: ZaibatsuView, left: int, wide: int) -> None:
    """Areas beside which prestige tiles lie, each with the level on gold; before the first one, the three levels."""
    placed = [(area, level) for area, level in one.achieved if level]
    pitch = min(66, (wide - 20) // max(1, len(placed)))
    for number, (area, level) in enumerate(placed):
        x = left + 14 + pitch * number
        put_emblem(canvas, AREA_ICONS[area], x + 18, BESIDE - 2, 38)
        canvas.put(icon(gold_rosette, 28, GOLD), x + 33, BESIDE + 9)
        canvas.write(str(level), x + 33, BESIDE + 9, Style("bold", 24), "middle")
    if not placed:
        for number in range(3):
            put_laurel(canvas, number + 1, left + 36 + 50 * number, BESIDE, 46, PAPER_2)


def _put_opponent(canvas: Canvas, one: TakatoshiView, who: Seated, left: int) -> None:
    """Takatoshi: his railways and action tiles that are left, the goals against him, his priorities, the regions."""
    seat = len(who.names) - 1
    canvas.fill(left, TOP + 18, 2, TALL - TOP - 36, LINE)
    put_piece(canvas, *who.piece(seat), left + 46, FIRST, 62)
    _write_name(canvas, who.names[seat], left + 90, 380)
    put_emblem(canvas, RAILWAY, left + 620, FIRST, 48)
    canvas.write(str(one.railways), left + 590, FIRST, FIGURE, "right")
    canvas.put(icon(draw_pile, 46, PAPER_2), left + 760, FIRST)
    canvas.write(str(len(one.tiles)), left + 730, FIRST, FIGURE, "right")
    for number, goal in enumerate(one.goals):
        x, y = left + 20 + 256 * number, STORE + 4
        put_emblem(canvas, GOAL_ICONS[goal.key], x + 26, y, 54)
        met = goal.have >= goal.least
        taken = canvas.write(f"{goal.have}/{goal.least}", x + 62, y, Style("bold", 46, INK if met else INK_2))
        if met:
            put_emblem(canvas, TICK, x + 62 + taken + 28, y, 42)
    for number, colour in enumerate(one.priorities):
        put_worker(canvas, colour, left + 46 + 52 * number, WORK + 22, 50)
    for number, colour in enumerate(one.regions):
        x = left + 420 + 94 * number
        canvas.put(_numeral(), x, WORK + 22)
        canvas.write(str(number + 1), x, WORK + 22, Style("title", 28, WHITE), "middle")
        put_worker(canvas, colour, x + 44, WORK + 22, 50)
