"""Power in an area: what each level gives, and how everybody's power there is made up."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from render.core.colours import INK, INK_2, LINE, PAPER, SEATS, WHITE, mix
from render.core.icons import coin
from render.core.icons_goods import assistant, crate, gear, order_sheet, shop, trading_house, warehouse
from render.core.icons_places import church, gate, station
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label, put_piece
from render.core.shapes import ellipse, rounded
from render.core.sprites import Pen, Sprite, cut_out, icon
from render.yokohama.closeups_marks import stirred
from render.yokohama.colours import BRICK, GOODS, STEEL, STONE, YEN, ZONES
from render.yokohama.orders import reach
from render.yokohama.presidents import president_sprite
from render.yokohama.rewards import AREA_ICONS, Item, Scale, put_items, row_width
from rules.yokohama.terms import STRONGEST
from rules.yokohama.terms import ZONES as ALL_ZONES

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.core.seats import Seat
    from rules.yokohama.view import AreaView, YokohamaView

PALE = mix(LINE, INK_2, 0.3)
"""Colour of a zero."""

COLUMN = 214
PITCH = 222
GIVES = Scale(figure=60, icon=66, rosette=82, gap=8)
GIVES_HERE = Scale(figure=48, icon=50, rosette=68, gap=4)
ROW = 92
"""Height of a merchant's row."""

HEADING = 66
FOOT = 14
POWERS = 230
"""Height of the power table."""


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
            return (Item(reached, order_sheet, WHITE), *points)
        case "canal":
            return ()
        case _:
            assert_never(area.kind)


def put_powers(sheet: Sheet, view: YokohamaView, area: AreaView, top: int, words: Words) -> None:
    """The power table: five columns, that which the reader reaches framed."""
    sheet.put_corner(label(1140, POWERS, PAPER, 16, 4), 30, top)
    reached = reach(view, area)
    for power in range(1, STRONGEST + 1):
        left = 49 + (power - 1) * PITCH
        items = effect(view, area, power)
        sheet.put_corner(_column(gives=bool(items), reached=power == reached), left - 4, top + 14)
        text = words.text("yokohama-closer-power", power=power)
        sheet.write(text, left + COLUMN / 2, top + 50, Style("bold", 47), "middle", room=COLUMN - 12, decides=True)
        if items:
            scale = GIVES if row_width(items, GIVES) < COLUMN - 16 else GIVES_HERE
            put_items(sheet, items, left + COLUMN / 2, top + 145, scale, decides=True)
        else:
            sheet.write("0", left + COLUMN / 2, top + 145, Style("bold", 60, PALE), "middle", decides=True)


@lru_cache(maxsize=4)
def _column(*, gives: bool, reached: bool) -> Sprite:
    """A column of the power table."""
    wide, tall = COLUMN + 8, 202

    def draw(pen: Pen) -> None:
        weight = 9 if reached else 3
        inner = rounded(6, 6, wide - 12, tall - 12, 10)
        pen.area(inner, WHITE if gives else PAPER, None)
        pen.area([*rounded(6, 6, wide - 12, 60, 10)], ZONES["mid"] if reached else ZONES["low"], None)
        pen.area(inner, None, INK, weight)

    return cut_out(wide, tall, draw)


def people_height(seats: int) -> int:
    """Pixels of the merchants' rows with their heading."""
    return HEADING + seats * ROW + FOOT


def put_people(
    sheet: Sheet, view: YokohamaView, areas: tuple[AreaView, AreaView], top: int, who: Seated, words: Words
) -> None:
    """Of what everybody's power in the area is made up, and what it would give.

    Args:
        sheet: Where.
        view: The table.
        areas: The area as it is and as it was; those whose pieces came or went are marked.
        top: Upper end of the rows.
        who: Names and pieces.
        words: The language.
    """
    seats = len(view.merchants)
    sheet.put_corner(label(1140, people_height(seats), PAPER, 16, 4), 30, top)
    style = Style("plain", 34, INK_2, smallest=LEGIBLE)
    sheet.write(words.text("yokohama-closer-sum"), 56, top + 38, style, room=1090)
    for one in view.merchants:
        middle = top + HEADING + one.seat * ROW + ROW / 2
        put_piece(sheet, *who.piece(one.seat), 96, middle, 70, marked=stirred(*areas, one.seat))
        _put_row(sheet, view, areas[0], one.seat, middle, who)


def _put_row(sheet: Sheet, view: YokohamaView, area: AreaView, seat: Seat, middle: float, who: Seated) -> None:
    """One merchant's power: assistants, president, shop, trading house, station, and the sum."""
    colour = who.colours[seat]
    fill = SEATS[colour]
    sheet.write(who.names[seat], 146, middle, Style("bold", 40, smallest=LEGIBLE), room=226)
    building = area.building
    assert building is not None, "nobody has power on the canal"
    count = area.assistants[seat]
    if count:
        sheet.write(str(count), 432, middle, Style("bold", 54), "right", decides=True)
        sheet.put(icon(assistant, 62, fill), 436, middle, "left")
    else:
        sheet.put(_dot(), 440, middle)
    if seat in area.presidents:
        sheet.put(president_sprite(colour, 84), 560, middle)
    else:
        sheet.put(_dot(), 560, middle)
    for x, drawing, tone, there in (
        (650, shop, fill, seat in building.owners),
        (740, trading_house, fill, seat == building.house_owner),
        (830, station, BRICK, area.station),
    ):
        sheet.put(icon(drawing, 66, tone) if there else _dot(), x, middle)
    power = area.power[seat]
    sheet.write(f"= {power}", 890, middle, Style("bold", 60, INK if power else PALE), decides=True)
    items = effect(view, area, power)
    put_items(sheet, items, 1076, middle, GIVES_HERE, decides=True)


@lru_cache(maxsize=1)
def _dot() -> Sprite:
    """In place of what is not there."""
    return cut_out(14, 14, lambda pen: pen.area(ellipse(7, 7, 5), LINE, None))
