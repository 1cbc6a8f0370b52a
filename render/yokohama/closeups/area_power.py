"""The ladder of power in an area: what each step gives, and who stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, LINE, PAPER, WHITE, mix
from render.core.icons import coin, crate
from render.core.items import Item, Scale, put_items, row_width
from render.core.kept import kept
from render.core.pieces import piece_sprite, put_piece
from render.core.shapes import rounded
from render.core.sprites import Pen, Sprite, cut_out
from render.yokohama.cards.rewards import AREA_ICONS
from render.yokohama.colours import BRICK, GOODS, ROOFS, STEEL, STONE, YEN, ZONES
from render.yokohama.icons.goods import gear, order_canvas, warehouse
from render.yokohama.icons.places import church, gate
from render.yokohama.table.presidents import put_hat
from render.yokohama.words.figures import reach
from rules.yokohama.model.terms import STRONGEST, AreaKind
from rules.yokohama.model.terms import ZONES as ALL_ZONES

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

PALE = mix(LINE, INK_2, 0.3)
"""Colour of a zero."""

COLUMN = 214
PITCH = 222
GIVES = Scale(figure=60, icon=66, rosette=82, gap=8)
GIVES_HERE = Scale(figure=48, icon=50, rosette=68, gap=4)
PIECE = 68
PIECE_PITCH = 88
CROWDED = 44
"""Size of the pieces of three and four on one step: too small for letters, so told by colour and shape alone."""

CROWDED_PITCH = 47
POWERS = 222
"""Height of the ladder."""


def effect(view: YokohamaView, area: AreaView, power: int) -> tuple[Item, ...]:
    """What a power gives in an area, as numbers with icons; nothing where it gives nothing."""
    count = area.gives[power]
    if not count:
        return ()
    match area.kind:
        case "mine" | "mill" | "tea" | "fishing":
            return (Item(count, *AREA_ICONS[area.kind]),)
        case "bank":
            return (Item(count, coin, YEN),)
        case "china":
            return (Item(count, gate, BRICK),)
        case "church":
            return (Item(count, church, STONE),)
        case "customs":
            return (Item(count, crate, GOODS["import"]),)
        case "agency":
            return (Item(count, warehouse, STONE),)
        case "lab" | "research":
            return (Item(count, gear, STEEL),)
        case "port" | "dock":
            port = next(one for one in view.ports if one.id == area.kind)
            reached = sum(ALL_ZONES.index(zone) < count for zone in port.zones)
            points = (Item(port.points, None, INK),) if power == STRONGEST else ()
            return (Item(reached, order_canvas, WHITE), *points)
        case "canal":
            return ()
        case _:
            assert_never(area.kind)


def put_powers(canvas: Canvas, view: YokohamaView, area: AreaView, top: int, who: Seated, words: Words) -> None:
    """The ladder of power: what each step gives, and who stands on it; the one the reader reaches is framed.

    Args:
        top: Upper end of the ladder.
    """
    reached = reach(view, area)
    for power in range(1, STRONGEST + 1):
        left = 49 + (power - 1) * PITCH
        items = effect(view, area, power)
        here = power == reached
        canvas.put_corner(_column(area.kind if here else None, gives=bool(items)), left - 4, top)
        text, ink = words.text("yokohama-closer-power", power=power), WHITE if here else INK
        canvas.write(
            text, left + COLUMN / 2, top + 35, Style("bold", 47, ink), "middle", room=COLUMN - 12, decides=True
        )
        if items:
            scale = GIVES if row_width(items, GIVES) < COLUMN - 16 else GIVES_HERE
            put_items(canvas, items, left + COLUMN / 2, top + 103, scale, decides=True)
        else:
            canvas.write("0", left + COLUMN / 2, top + 103, Style("bold", 60, PALE), "middle", decides=True)
        guest = view.audience if here and view.audience is not None and area.power[view.audience] != power else None
        _put_people(canvas, area, power, guest, (left + COLUMN / 2, top + 176), who)


def _put_people(
    canvas: Canvas, area: AreaView, power: int, guest: Seat | None, middle: tuple[float, float], who: Seated
) -> None:
    """Who has a power in the area now, and the hats of those whom their president would raise to it."""
    seats = [seat for seat, own in enumerate(area.power) if own == power]
    many = len(seats) + (guest is not None)
    crowded = many > 2
    pitch = CROWDED_PITCH if crowded else PIECE_PITCH
    y, first = middle[1], middle[0] - (many - 1) / 2 * pitch
    for i, seat in enumerate(seats):
        if crowded:
            canvas.put(piece_sprite(who.colours[seat], CROWDED), first + i * pitch, y)
        else:
            put_piece(canvas, *who.piece(seat), first + i * pitch, y, PIECE)
    if guest is not None:
        last = first + (many - 1) * pitch
        put_hat(canvas, who.colours[guest], last, y + 24, 84 if crowded else 120)


@kept
def _column(kind: AreaKind | None, *, gives: bool) -> Sprite:
    """A step of the ladder; that which the reader reaches under the roof of the area."""
    wide, tall = COLUMN + 8, POWERS

    def draw(pen: Pen) -> None:
        inner = rounded(6, 6, wide - 12, tall - 12, 10)
        pen.area(inner, WHITE if gives else PAPER, None)
        pen.area([*rounded(6, 6, wide - 12, 58, 10)], ZONES["low"] if kind is None else ROOFS[kind], None)
        pen.area(inner, None, INK, 3 if kind is None else 9)

    return cut_out(wide, tall, draw)
