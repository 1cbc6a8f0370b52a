"""The round track: a space for each round, what each section pays, and the goals of the module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE, Style
from render.core.colours import INK, INK_2, LINE, PAPER, PAPER_2, WHITE
from render.core.icons import vp_seal
from render.core.kept import kept
from render.core.lettering import width
from render.core.pieces import label
from render.core.shapes import bitten, ellipse
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon.figures import GOAL_ICONS, put_emblem
from render.nippon.table import plan

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from rules.nippon.view import NipponView

STATION = 56
PITCH, WIDEST = 61, 76
GOAL = 40
PAY = Style("bold", 38, WHITE)
EDGE = 14
ROSETTE = 36


def put_track(canvas: Canvas, view: NipponView) -> None:
    """Lays down the track with the round that runs."""
    wide = TABLE_WIDE - 2 * plan.MARGIN
    canvas.put_corner(label(wide, plan.TRACK_HIGH, PAPER, 12), plan.MARGIN, plan.TRACK_TOP)
    middle = plan.TRACK_TOP + plan.TRACK_HIGH / 2
    pays = ["·".join(map(str, prizes)) for prizes in view.prizes]
    beside = sum(width(pay, PAY.face, PAY.size) + ROSETTE + 30 for pay in pays)
    beside += sum(len(goals) * (GOAL + 4) for goals in view.goals)
    pitch = min(WIDEST, max(PITCH, (wide - 160 - beside) // view.rounds))
    taken = view.rounds * pitch + beside
    gap = (wide - 2 * EDGE - taken) / (2 * len(pays))
    x, first = plan.MARGIN + EDGE + gap, 1
    over = view.ended_by is not None
    finals = view.tables.board.rounds.normal
    for number, (last, pay) in enumerate(zip(view.section_ends, pays, strict=True), start=1):
        for turn in range(first, last + 1):
            _put_round(
                canvas, turn, x + pitch / 2, middle, view.rounds + 1 if over else view.round, final=turn > finals
            )
            x += pitch
        now = number == view.section and not over
        x = _put_pay(canvas, pay, x + 4, middle, now=now)
        goals = view.goals[number - 1] if view.goals else ()
        for goal in goals:
            put_emblem(canvas, GOAL_ICONS[goal], x + GOAL / 2 + 3, middle, GOAL)
            x += GOAL + 4
        if number < len(pays):
            x += gap - 2
            canvas.fill(x, plan.TRACK_TOP + 14, 3, plan.TRACK_HIGH - 28, LINE)
            x += gap
        first = last + 1


def _put_round(canvas: Canvas, number: int, x: float, y: float, now: int, *, final: bool) -> None:
    past, here = number < now, number == now
    canvas.put(_station("here" if here else "past" if past else "ahead", final), x, y)
    ink = WHITE if here else LINE if past else INK
    canvas.write(str(number), x, y, Style("title", 40 if here else 34, ink), "middle")


@kept
def _station(state: str, final: bool) -> Sprite:  # noqa: FBT001 - part of a key
    """A space of the track; those of the final rounds have corners, the present one is dark."""
    size = STATION + 12

    def draw(pen: Pen) -> None:
        far = STATION / 2 + (1 if state == "here" else -3)
        middle = size / 2
        corners = [
            (middle + far * dx, middle + far * dy)
            for dx, dy in (
                (-0.45, -1),
                (0.45, -1),
                (1, -0.45),
                (1, 0.45),
                (0.45, 1),
                (-0.45, 1),
                (-1, 0.45),
                (-1, -0.45),
            )
        ]
        shape = corners if final else ellipse(middle, middle, far)
        fill = INK if state == "here" else PAPER_2 if state == "past" else WHITE
        pen.area(shape, fill, LINE if state == "past" else INK, 4)
        if state == "past":
            pen.line([(middle - far * 0.62, middle + far * 0.62), (middle + far * 0.62, middle - far * 0.62)], LINE, 4)

    return cut_out(size, size, draw)


def _put_pay(canvas: Canvas, pay: str, x: float, y: float, *, now: bool) -> float:
    """What the places of a section bring; returns where it ends."""
    wide = width(pay, PAY.face, PAY.size) + ROSETTE + 24
    canvas.put_corner(_purse(wide, now), x, y - 28)
    canvas.put(icon(vp_seal, ROSETTE, WHITE if now else INK_2), x + 10, y, "left")
    canvas.write(pay, x + ROSETTE + 14, y, Style("bold", PAY.size, WHITE if now else INK))
    return x + wide + 2


@kept
def _purse(wide: int, now: bool) -> Sprite:  # noqa: FBT001 - part of a key
    """Plaque under the points of a section, dark for the present one."""
    shape = bitten(2, 2, wide - 4, 52, 9)
    return cut_out(wide, 56, lambda pen: pen.area(shape, INK if now else PAPER_2, INK if now else LINE, 3))
