"""Close-up of the Iwakura mission: who waits where, what the upgrade changes, whose ships lie there, who has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import ENOUGH, INK_2, LINE, PAPER, PAPER_2, SHORT, WHITE
from render.core.kept import kept
from render.core.pieces import label, put_piece
from render.core.shapes import ellipse
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.nippon import icons
from render.nippon.closeups.head import ground, write_head
from render.nippon.colours import COLOURS
from render.nippon.derived import department, host
from render.nippon.figures import EMBLEMS, RESOURCE_ICONS, put_emblem, put_pawn, put_worker

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import MissionView

TOP, LEFT = 262, 24
WIDE, PITCH, HIGH, DOWN = 568, 584, 254, 264
WORKER, SHIP = 122, 60
HEIGHT = TOP + 3 * DOWN + 16


def draw(view: NipponView, was: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws all destinations; those where something changed are framed."""
    canvas = Canvas(ground(CLOSE_UP_WIDE, HEIGHT))
    write_head(canvas, words.text("nippon-title-missions"), match_id)
    _put_price(canvas, view, words)
    for number, (one, old) in enumerate(zip(view.missions, was.missions, strict=True)):
        left, top = LEFT + PITCH * (number % 2), TOP + DOWN * (number // 2)
        _put_mission(canvas, view, one, left, top, who, words)
        if one != old:
            put_label_frame(canvas, left, top, WIDE, HIGH, 14)
    return canvas


def _put_price(canvas: Canvas, view: NipponView, words: Words) -> None:
    """What a ship costs."""
    canvas.put_corner(label(CLOSE_UP_WIDE - 48, 84, PAPER, 12), LEFT, 164)
    price, y = view.tables.match.transport, 206
    put_emblem(canvas, (icons.ship, COLOURS["blue"]), LEFT + 56, y, 58)
    x, style = LEFT + 104.0, Style("bold", FIGURE)
    x += canvas.write(str(price.money), x, y, style, decides=True) + 4
    put_emblem(canvas, RESOURCE_ICONS["money"], x + 26, y, 50)
    x += 62
    x += canvas.write(f"+ {price.iron}", x, y, style, decides=True) + 4
    put_emblem(canvas, RESOURCE_ICONS["iron"], x + 26, y, 48)
    x += 78
    x += canvas.write(words.text("nippon-pic-or"), x, y, Style("plain", 40, INK_2)) + 20
    x += canvas.write(str(price.iron_alone), x, y, style, decides=True) + 4
    put_emblem(canvas, RESOURCE_ICONS["iron"], x + 26, y, 48)
    x += 84
    canvas.write(
        words.text("nippon-pic-brings"), x, y, Style("plain", 38, INK_2, smallest=28), room=CLOSE_UP_WIDE - 48 - x
    )


def _put_mission(
    canvas: Canvas, view: NipponView, one: MissionView, left: int, top: int, who: Seated, words: Words
) -> None:
    canvas.put_corner(label(WIDE, HIGH, PAPER, 14), left, top)
    if one.home:
        put_worker(canvas, one.colour, left + 80, top + 70, WORKER, specialist=True)
    else:
        canvas.put(_away(), left + 80, top + 70)
        if (seat := host(view, one.colour)) is not None:
            put_piece(canvas, *who.piece(seat), left + 80, top + 70, 64)
    name = words.text("nippon-destination", destination=one.key)
    canvas.write(name, left + 160, top + 38, Style("title", 48, smallest=LEGIBLE), room=WIDE - 186)
    before, after = department(view, one.colour)
    drawing, fill = EMBLEMS[one.colour]
    y, x = top + 98, left + 162.0
    x += canvas.write(str(before), x, y, Style("bold", 54), decides=True) + 10
    canvas.put(icon(icons.upgrade, 52, COLOURS[one.colour] if one.tiles else PAPER_2), x, y, "left")
    x += 62
    x += canvas.write(str(after), x, y, Style("bold", 54), decides=True) + 6
    canvas.put(icon(drawing, 54, fill), x, y, "left")
    x += 74
    if not one.tiles:
        text = words.text("nippon-pic-no-upgrade")
        canvas.write(text, x, y, Style("plain", 36, INK_2, smallest=28), room=left + WIDE - 16 - x)
    owners = [zaibatsu.seat for zaibatsu in view.zaibatsu if one.colour in zaibatsu.upgraded]
    if owners:
        canvas.put(icon(icons.upgrade, 48, COLOURS[one.colour]), left + 332, top + 158)
    for number, seat in enumerate(owners):
        put_piece(canvas, *who.piece(seat), left + 382 + 46 * number, top + 158, 49)
    for space in range(one.limit):
        sx, sy = left + 54 + 72 * space, top + 158
        if space < len(one.ships):
            put_pawn(canvas, who.colours[one.ships[space]], icons.ship, sx, sy, SHIP)
        else:
            canvas.put(_berth(), sx, sy)
    full = len(one.ships) >= one.limit
    reason = "full" if full else "away" if not one.home else "open"
    canvas.put_corner(label(WIDE - 32, 54, SHORT if reason != "open" else ENOUGH, 8, 3), left + 16, top + HIGH - 64)
    text = words.text(f"nippon-pic-mission-{reason}", colour=one.colour)
    style = Style("bold", 42, smallest=LEGIBLE)
    canvas.write(text, left + WIDE / 2, top + HIGH - 37, style, "middle", room=WIDE - 60)


@kept
def _away() -> Sprite:
    def draw(pen: Pen) -> None:
        for x, y in ellipse(66, 66, 50)[::4]:
            pen.area(ellipse(x, y, 4), LINE, None)

    return cut_out(132, 132, draw)


@kept
def _berth() -> Sprite:
    return cut_out(60, 60, lambda pen: pen.area(ellipse(30, 30, 24), WHITE, LINE, 4))
