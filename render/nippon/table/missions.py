"""The Iwakura mission: six destinations with their specialists, what an upgrade brings, and the ships there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Style
from render.core.colours import INK, LINE, PAPER, PAPER_2, WHITE, mix
from render.core.kept import kept
from render.core.pieces import label, put_piece
from render.core.shapes import ellipse
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.colours import COLOURS
from render.nippon.derived import department, host
from render.nippon.figures import EMBLEMS, put_pawn, put_worker
from render.nippon.table import plan

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.names import Seated
    from render.core.words import Words
    from render.nippon.table.marks import Marks
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import MissionView

WORKER = 78
SHIP, SHIP_PITCH = 40, 41


def put_missions_still(canvas: Canvas, view: NipponView, words: Words) -> None:
    """Lays down the labels with names and what an upgrade changes."""
    for number, one in enumerate(view.missions):
        left, top = plan.MARGIN + number * plan.MISSION_PITCH, plan.MISSIONS_TOP
        canvas.put_corner(label(plan.MISSION_WIDE, plan.MISSIONS_HIGH, PAPER, 12), left, top)
        name = words.text("nippon-destination", destination=one.key)
        canvas.write(name, left + 18, top + 25, Style("bold", 36, smallest=30), room=plan.MISSION_WIDE - 36)


def put_missions(canvas: Canvas, view: NipponView, who: Seated, new: Marks) -> None:
    """Lays down specialists, upgrades and ships."""
    for number, one in enumerate(view.missions):
        left, top = plan.MARGIN + number * plan.MISSION_PITCH, plan.MISSIONS_TOP
        if one.home:
            put_worker(canvas, one.colour, left + 45, top + 86, WORKER, specialist=True)
        else:
            canvas.put(_away(WORKER), left + 45, top + 86)
            if (seat := host(view, one.colour)) is not None:
                put_piece(canvas, *who.piece(seat), left + 45, top + 86, 50)
        put_upgrade(canvas, view, one, left + 86, top + 66)
        fresh = {ship for place, ship in new.ships if place == number}
        for space in range(one.limit):
            x, y = left + 108 + SHIP_PITCH * space, top + 107
            if space < len(one.ships):
                put_pawn(canvas, who.colours[one.ships[space]], icons.ship, x, y, SHIP, marked=space in fresh)
            else:
                canvas.put(_berth(), x, y)


def put_upgrade(canvas: Canvas, view: NipponView, one: MissionView, left: float, y: float) -> None:
    """What the department gives, and what it gives with the upgrade tile; pale where no tile is left."""
    before, after = department(view, one.colour)
    drawing, fill = EMBLEMS[one.colour]
    there = one.tiles > 0
    ink = INK if there else mix(LINE, INK, 0.25)
    x = left + 6 + canvas.write(str(before), left + 6, y, Style("bold", 36, ink)) + 7
    canvas.put(icon(icons.upgrade, 34, COLOURS[one.colour] if there else PAPER_2), x, y, "left")
    x += 41
    x += canvas.write(str(after), x, y, Style("bold", 36, ink)) + 4
    canvas.put(icon(drawing, 38, fill), x, y, "left")


@kept
def _away(size: int) -> Sprite:
    """Where a specialist stood who went away."""

    def draw(pen: Pen) -> None:
        for i in range(0, 48, 4):
            x, y = ellipse(size / 2, size / 2, size * 0.38)[i]
            pen.area(ellipse(x, y, 3), LINE, None)

    return cut_out(size, size, draw)


@kept
def _berth() -> Sprite:
    return cut_out(40, 40, lambda pen: pen.area(ellipse(20, 20, 17), WHITE, LINE, 3))
