"""The city as one merchant could play it: what each area in reach would bring, why others are out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from render.core.canvas import CLOSE_UP_WIDE, Canvas, Style, fitting_size
from render.core.colours import ENOUGH, GOLD, INK, INK_2, NOW, SEA, SEAL_RED, SEATS, WHITE, ink_on, mix
from render.core.header import draw_waves
from render.core.icons import coin, move, tick
from render.core.items import Item, Scale, put_items, put_row, row_width
from render.core.kept import kept
from render.core.lettering import width
from render.core.names import seated
from render.core.pieces import label, piece_sprite
from render.core.sprites import Pen, Sprite, cut_out, icon, printed
from render.core.words import Words
from render.yokohama.cards.rewards import AREA_ICONS, good_items
from render.yokohama.closeups.area_power import effect
from render.yokohama.colours import BRICK, ROOFS, STONE, WATER, YEN
from render.yokohama.icons.goods import power
from render.yokohama.icons.places import bridge
from render.yokohama.table.presidents import put_president
from render.yokohama.words.figures import shortfall
from render.yokohama.words.labels import order_name
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from PIL import Image

    from render.core.colours import Rgb
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from render.core.shapes import Outline
    from render.core.sprites import Icon
    from rules.core.seats import Seat
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import AreaKind, Goods
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

WIDE, HIGH = CLOSE_UP_WIDE, 832
"""Pixels; a phone shows it 310 wide and 215 high."""

MARGIN = 8
ROWS = 4
ROW = 198
POINT = 24
"""From the roofs of one row to those of the next, and the height of the point of a roof and of a foot."""

GAP = 8
ROOF = 62
"""From the point of a roof down to its eaves."""

GAIN, POWER, TAG = 97, 150, 189
"""Middles of what an area brings, of power and cost, and of the orders that it makes ready, below the roof point."""

BIG = Scale(figure=66, icon=66, rosette=62, gap=6)
LESS = Scale(figure=54, icon=54, rosette=54, gap=2)
BUST = 96
SMALL = Scale(figure=48, icon=42, rosette=0, gap=12)
MISSING = (Scale(46, 46, 0, 16), Scale(44, 40, 0, 8), Scale(40, 32, 0, 4))
TWO_ROWS = Scale(32, 28, 0, 6)
"""Sizes of what an area brings, of power and cost, and of what an order lacks, in one row or in two."""

LETTER = Style("title", 44, WHITE)
PIECE = 48
CODE = Style("bold", 42)
HEAD = 16
LINE_OF_ORDER = 62

State: TypeAlias = Literal["open", "ready", "shut"]

Barred: TypeAlias = Literal["start", "people", "fee", "way"]
"""Why the president cannot act in an area: it stands there, another does, it costs too much, nothing leads there."""


@frozen
class Outlook:
    """What one could do in an area this turn.

    Attributes:
        area: Its id.
        power: The power there.
        yen: What it costs to act there.
        idle: Whether the area would give nothing.
        ready: Orders that can be completed then and could not before, by their names.
    """

    area: str
    power: int
    yen: int
    idle: bool
    ready: tuple[str, ...] = ()


def draw(
    view: YokohamaView,
    seat: Seat,
    ways: tuple[Outlook, ...],
    barred: tuple[tuple[str, Barred], ...],
    people: People,
    lang: Lang,
) -> Canvas:
    """Draws the city, and the orders of the one who looks in its free corner.

    Args:
        ways: Areas in reach; of several ways to one the first is shown.
        barred: Why the others are out of reach.
    """
    words = Words.of(lang)
    canvas, who, why = Canvas(_sea()), seated(people, words), dict(barred)
    open_ways = {way.area: way for way in reversed(ways)}
    columns = max(area.column for area in view.areas) + 1
    pitch = (WIDE - 2 * MARGIN) / columns
    half = round(pitch / 2) - GAP // 2
    for area in view.areas:
        x = MARGIN + pitch * (area.column + area.row / 2 + 0.5)
        y = MARGIN + ROW * area.row
        way = open_ways.get(area.id)
        state: State = "shut" if way is None else "ready" if way.ready else "open"
        canvas.put_corner(_board(area.kind, half, state), x - half - GAP, y)
        _put_roof(canvas, area, seat, (x, y), half, who)
        if way is not None:
            _put_way(canvas, view, area, way, (x, y), half)
        elif area.kind == "canal":
            canvas.put(icon(bridge, 76, BRICK), x, y + 106)
            put_items(canvas, (Item(-1, coin, YEN),), x, y + POWER + 12, SMALL, decides=True)
        else:
            _put_bar(canvas, area, why[area.id], (x, y), who.piece(seat), who)
    _put_orders(canvas, view, seat, pitch, columns)
    return canvas


@kept
def _sea() -> Image.Image:
    return printed(WIDE, HIGH, SEA, lambda pen: draw_waves(pen, 0, WIDE, HIGH))


def _outline(half: float, x: float, y: float) -> Outline:
    left, right, low = x - half, x + half, y + ROW - GAP
    return [(x, y), (right, y + POINT), (right, low), (x, low + POINT), (left, low), (left, y + POINT)]


@kept
def _board(kind: AreaKind, half: int, state: State) -> Sprite:
    """The ground of an area: framed in gold where one can act, green where that makes an order ready, else grey."""
    shut = state == "shut"
    ground = mix(STONE, INK_2, 0.3) if shut else ENOUGH if state == "ready" else WHITE
    roof = mix(ROOFS[kind], INK_2, 0.55) if shut else ROOFS[kind]
    middle, rim = half + GAP, 5

    def draw(pen: Pen) -> None:
        shape = _outline(half - rim, middle, rim)
        pen.area(shape, WATER if kind == "canal" else ground, None)
        pen.area([*shape[:2], (middle + half - rim, ROOF), (middle - half + rim, ROOF), shape[5]], roof, None)
        pen.line([(middle - half + rim, ROOF), (middle + half - rim, ROOF)], INK, 4)
        pen.line([*shape, shape[0], shape[1]], INK if shut else GOLD, 4 if shut else 9)

    return cut_out(2 * middle, ROW + POINT + GAP, draw)


def _put_roof(canvas: Canvas, area: AreaView, seat: Seat, top: tuple[float, float], half: int, who: Seated) -> None:
    """The letter, what stands for the area, and own assistants there."""
    x, y = top
    canvas.write(area.letter, x - half + 44, y + 41, LETTER, "middle")
    if count := area.assistants[seat]:
        colour = who.colours[seat]
        canvas.put(piece_sprite(colour, PIECE), x + half - 46, y + 42)
        canvas.write(
            str(count), x + half - 46, y + 44, Style("bold", 42, ink_on(SEATS[colour])), "middle", decides=True
        )


def _put_way(
    canvas: Canvas, view: YokohamaView, area: AreaView, way: Outlook, top: tuple[float, float], half: int
) -> None:
    """What the area would bring, with which power, at which cost; and which orders are ready then."""
    x, y = top
    items = () if way.idle else effect(view, area, way.power)
    if items:
        scale = BIG if row_width(items, BIG) <= 2 * half - 20 else LESS
        put_items(canvas, items, x, y + GAIN, scale, decides=True)
    else:
        canvas.write("0", x - 30, y + GAIN, Style("bold", 66, INK_2), "middle", decides=True)
        drawing, fill = AREA_ICONS[area.kind]
        canvas.put(icon(drawing, 56, fill), x + 30, y + GAIN)
    costs = (Item(way.power, power, SEAL_RED), *((Item(-way.yen, coin, YEN),) if way.yen else ()))
    put_items(canvas, costs, x, y + POWER, SMALL, decides=True)
    if way.ready:
        said, style = " ".join(way.ready), Style("bold", 36, smallest=30)
        size = fitting_size(said, style, 2 * half - 90)
        canvas.put(icon(tick, 36, INK), x - width(said, style.face, size) / 2 - 4, y + TAG)
        canvas.write(said, x + 20, y + TAG, style, "middle", room=2 * half - 90)


def _put_bar(
    canvas: Canvas, area: AreaView, why: Barred, top: tuple[float, float], own: tuple[str, str], who: Seated
) -> None:
    """The area's icon, and a small sign of why one cannot act there."""
    x, y = top
    drawing, fill = AREA_ICONS[area.kind]
    canvas.put(icon(drawing, 62, mix(fill, STONE, 0.5)), x - 34, y + 118)
    match why:
        case "start":
            put_president(canvas, *own, x + 40, y + 168, BUST)
        case "people":
            others = [who.piece(other) for other in area.presidents if who.piece(other) != own]
            for i, other in enumerate(others):
                put_president(canvas, *other, x + 40 + 22 * (i - (len(others) - 1) / 2), y + 168, BUST)
        case "fee":
            _put_lacking(canvas, coin, YEN, x + 40, y + 118)
        case "way":
            _put_lacking(canvas, move, INK, x + 40, y + 118)
        case _:
            assert_never(why)


def _put_lacking(canvas: Canvas, drawing: Icon, fill: Rgb, x: float, y: float) -> None:
    """What is not to be had, with a stroke through it."""
    canvas.put(icon(drawing, 58, fill), x, y)
    canvas.put(_stroke(), x, y)


@kept
def _stroke() -> Sprite:
    def draw(pen: Pen) -> None:
        for ink, weight in ((WHITE, 13), (NOW, 8)):
            pen.line([(8, 62), (62, 8)], ink, weight)

    return cut_out(70, 70, draw)


def _put_orders(canvas: Canvas, view: YokohamaView, seat: Seat, pitch: float, columns: int) -> None:
    """Each order in hand with what it still lacks, or a tick, in the corner right of the last row."""
    held = view.hand or ()
    if not held:
        return
    left = round(MARGIN + pitch * (columns - (ROWS - 1) / 2)) + 6
    wide, high = WIDE - MARGIN - left, HEAD * 2 + LINE_OF_ORDER * len(held)
    top = HIGH - MARGIN - high
    canvas.put_corner(label(wide, high, WHITE, 12, 4), left, top)
    for row, one in enumerate(held):
        _put_order(
            canvas, one, view.merchants[seat].goods, (left + 20, top + HEAD + LINE_OF_ORDER * (row + 0.5)), wide - 36
        )


def _put_order(canvas: Canvas, one: Order, owned: Goods, at: tuple[float, float], wide: int) -> None:
    """An order by its name, with what it lacks."""
    x, y = at
    x += canvas.write(order_name(one.id), x, y, CODE, decides=True) + 16
    lacks = good_items(shortfall(one, owned))
    if not lacks:
        canvas.put(icon(tick, 50, INK), x + 4, y, "left")
        return
    room = at[0] + wide - x
    signed = tuple(Item(-item.count, item.drawing, item.fill) for item in lacks)
    scale = next((one for one in MISSING if row_width(signed, one) <= room), None)
    if scale is not None:
        put_row(canvas, signed, x, y, scale, decides=True)
        return
    for row, items in enumerate((signed[:2], signed[2:])):
        put_row(canvas, items, x, y + 15 * (2 * row - 1), TWO_ROWS, decides=True)
