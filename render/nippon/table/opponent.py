"""Takatoshi's part of the strip: his railways and action tiles, the goals against him, whom and where he goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Style
from render.core.colours import INK, INK_2, LINE, PAPER_2, WHITE
from render.core.icons import draw_pile
from render.core.kept import kept
from render.core.shapes import ellipse
from render.core.sprites import Sprite, cut_out, icon
from render.nippon.figures import GOAL_ICONS, RAILWAY, TICK, put_emblem, put_worker
from render.nippon.table import plan

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from rules.nippon.view.table import TakatoshiView

TOP = plan.STRIP_TOP
FIRST, GOALS, LAST = TOP + 48, TOP + 108, TOP + 164
"""Middles of his rows: name, railways and tiles; goals; priorities and regions."""

FIGURE = Style("bold", 42)
WORKER = 52


def put_opponent(canvas: Canvas, one: TakatoshiView, left: int, high: int) -> None:
    """Lays down his part, but for his name."""
    canvas.fill(left, TOP + 18, 2, high - 36, LINE)
    put_emblem(canvas, RAILWAY, left + 520, FIRST, 48)
    canvas.write(str(one.railways), left + 490, FIRST, FIGURE, "right")
    canvas.put(icon(draw_pile, 46, PAPER_2), left + 656, FIRST)
    canvas.write(str(len(one.tiles)), left + 628, FIRST, FIGURE, "right")
    for number, goal in enumerate(one.goals):
        x = left + 20 + 224 * number
        put_emblem(canvas, GOAL_ICONS[goal.key], x + 26, GOALS, 54)
        met = goal.have >= goal.least
        taken = canvas.write(f"{goal.have}/{goal.least}", x + 62, GOALS, Style("bold", 46, INK if met else INK_2))
        if met:
            put_emblem(canvas, TICK, x + 62 + taken + 28, GOALS, 42)
    for number, colour in enumerate(one.priorities):
        put_worker(canvas, colour, left + 46 + (WORKER + 2) * number, LAST, WORKER)
    for number, colour in enumerate(one.regions):
        x = left + 376 + 80 * number
        canvas.put(_numeral(), x, LAST)
        canvas.write(str(number + 1), x, LAST, Style("title", 28, WHITE), "middle")
        put_worker(canvas, colour, x + 40, LAST, WORKER - 6)


@kept
def _numeral() -> Sprite:
    return cut_out(36, 36, lambda pen: pen.area(ellipse(18, 18, 18), INK, None))
