"""Close-up of the sea: where the ships are, and what each display would bring at the next payday of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, SEAL_RED, mix
from render.core.header import HEIGHT, write_title
from render.core.kept import kept
from render.core.lettering import DASH, TIMES
from render.core.pieces import frame, label, plate, put_piece
from render.core.sprites import Pen, icon, printed
from render.osaka.cards.card import tint
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI, new_sales, sale
from render.osaka.table.sea import Sea, draw_sea, put_ships, write_places
from render.osaka.table.traders import put_vp
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.core.names import Seated
    from render.core.words import Words
    from rules.osaka.model.terms import Place
    from rules.osaka.view import OsakaView

SEA = Sea(left=14, top=HEIGHT, width=1172, height=478, shore=104, boat=84)
GRID = HEIGHT + SEA.height + 24
LABELS = 196
CELL = 234
HEAD = 92
ROW = 106


def draw(
    view: OsakaView,
    was: OsakaView,
    who: Seated,
    words: Words,
    match_id: str,
    ground: Callable[[int], Image.Image],
) -> Canvas:
    """Draws the sea and the next payday on a ground of the height asked for; what changed since then is marked."""
    height = GRID + HEAD + ROW * len(view.traders) + 52
    canvas = Canvas(ground(height))
    sea = _sea(view.route).crop((0, SEA.top, CLOSE_UP_WIDE, SEA.top + SEA.height + 6))
    canvas.lay(sea, 0, SEA.top, sea.size)
    write_places(canvas, SEA, view.route, words)
    put_ships(canvas, SEA, view, was)
    subtitle = f"{words.text('osaka-pic-title')} · {match_id}"
    write_title(canvas, KANJI, words.text("osaka-pic-next-payday"), subtitle, 1160)
    canvas.put_corner(label(1160, height - GRID - 20, PAPER, 16, 4), 20, GRID)
    for i in range(len(COLOURS)):
        _put_colour(canvas, view, i, words)
    for trader in view.traders:
        for i in new_sales(trader, was.traders[trader.seat]):
            top = GRID + HEAD + 18 + ROW * trader.seat
            canvas.put_corner(frame(CELL - 8, ROW - 4), 20 + LABELS + i * CELL, top)
        _put_trader(canvas, view, trader.seat, who)
    return canvas


@kept
def _sea(route: tuple[Place, ...]) -> Image.Image:
    def draw_water(pen: Pen) -> None:
        draw_sea(pen, SEA, route, CLOSE_UP_WIDE)

    return printed(CLOSE_UP_WIDE, SEA.top + SEA.height + 6, PAPER, draw_water)


def _put_colour(canvas: Canvas, view: OsakaView, i: int, words: Words) -> None:
    left, colour = 20 + LABELS + i * CELL, COLOURS[i]
    canvas.put_corner(plate(CELL - 8, HEAD + ROW * len(view.traders) + 2, tint(colour), 10), left, GRID + 14)
    middle = GRID + 60
    canvas.put(icon(EMBLEMS[colour], 66, GOODS[colour]), left + 44, middle)
    away = len(view.route) - 1 - view.ships[i]
    if view.route[view.ships[i]].water == "waves":
        danger = "osaka-pic-sinks" if colour in view.sinking else "osaka-pic-may-sink"
        text, style = words.text(danger), Style("bold", 32, SEAL_RED)
    elif away == 0:
        text, style = words.text("osaka-pic-place-goal"), Style("bold", 32, INK)
    else:
        text, style = words.text("osaka-pic-away", places=away), Style("plain", 32, INK_2, smallest=24)
    canvas.write(text, left + 84, middle, style, room=CELL - 100)


def _put_trader(canvas: Canvas, view: OsakaView, seat: int, who: Seated) -> None:
    middle = GRID + HEAD + 16 + ROW * seat + ROW // 2
    put_piece(canvas, *who.piece(seat), 66, middle, 56)
    canvas.write(who.names[seat], 106, middle, Style("title", 34, smallest=24), room=LABELS - 90)
    if seat:
        canvas.fill(36, middle - ROW // 2 - 2, 1128, 3, LINE)
    for i, colour in enumerate(COLOURS):
        left = 20 + LABELS + i * CELL
        brings = sale(view.traders[seat], colour)
        if brings.count == 0:
            pale = mix(INK_2, tint(colour), 0.5)
            canvas.write(DASH, left + CELL // 2 - 4, middle, Style("bold", 40, pale), "middle")
            continue
        canvas.write(
            f"{brings.price}{TIMES}{brings.count}",
            left + 12,
            middle,
            Style("bold", 50, smallest=48),
            room=CELL - 122,
            decides=True,
        )
        put_vp(canvas, brings.vp, left + CELL - 62, middle, 96, decides=True)
