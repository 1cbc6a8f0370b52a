"""Cards as pictures: orders with flag, goods and reward; technologies with their value and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, WHITE, mix
from render.core.items import put_item, put_items
from render.core.kept import kept
from render.core.shapes import bitten, box, rosette, turned
from render.core.sprites import Sprite, cut_out, icon
from render.core.written_lines import write_lines
from render.yokohama.cards.contract import BITE, CARD, HEAD, TIGHT, Form, put_contract, put_reward, scale_of
from render.yokohama.cards.rewards import good_items
from render.yokohama.colours import LILAC, STEEL, WATERMARK
from render.yokohama.icons.flags import flag
from render.yokohama.icons.goods import gear
from render.yokohama.words.labels import country_letters, technology_effect, technology_name

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.sprites import Pen
    from render.core.words import Words
    from rules.yokohama.model.cards import Order, Technology

FOOT = 122
"""Pixels from the rule above what an order brings to its lower end."""

LINE_OF_GOODS = 64
"""Pixels from one of two rows of goods to the other."""

LOW = 320
"""Height of a technology below which its cost stands in its foot, so that what it does has the whole width."""


def put_order(canvas: Canvas, order: Order, left: int, top: int, height: int, paper: Rgb = WHITE) -> None:
    """An order card 368 wide: flag and id, goods it asks for, reward.

    Args:
        left: Left end in pixels.
        height: Pixels; the goods are spread in the middle.
    """
    rule = height - FOOT
    put_contract(canvas, order, left, top, Form(height, rule, paper=paper))
    _put_goods(canvas, order, left, top + (HEAD + rule) // 2, rule - HEAD)
    put_reward(canvas, order, left, top + height - 68)


def _put_goods(canvas: Canvas, order: Order, left: int, middle: int, room: int) -> None:
    """Goods of an order, four different ones two by two where there is room for two rows.

    Args:
        room: Pixels between the rules above and below them.
    """
    items = good_items(order.goods)
    if len(items) < 4 or room < 2 * LINE_OF_GOODS:
        put_items(canvas, items, left + CARD / 2, middle, scale_of(items), decides=True)
        return
    for i, item in enumerate(items):
        line = middle + (i // 2 - 0.5) * LINE_OF_GOODS
        put_item(canvas, item, left + 71 + i % 2 * 150, line, TIGHT, decides=True)


def put_technology(
    canvas: Canvas,
    technology: Technology,
    surcharge: int,
    left: int,
    top: int,
    height: int,
    words: Words,
) -> None:
    """A technology card 368 wide: name, what it costs here, what it does, its country.

    Args:
        surcharge: What its space adds to its production value.
        left: Left end in pixels.
        height: Pixels.
    """
    canvas.put_corner(_patent(height), left, top)
    name = words.plain(technology_name(technology.name), ())
    middle = left + CARD / 2
    canvas.write(name, middle, top + 53, Style("bold", 42, WHITE, smallest=LEGIBLE), "middle", room=CARD - 72)
    low = height < LOW
    x, y, size = (left + CARD - 78, top + height - 54, 84) if low else (left + 80, top + 156, 108)
    canvas.put(icon(gear, size, STEEL), x, y)
    canvas.write(str(technology.value + surcharge), x, y, Style("title", 40 if low else 48), "middle", decides=True)
    if surcharge:
        parts = words.text("yokohama-pic-sum", value=technology.value, more=surcharge)
        beside = (x - 86, y + 4) if low else (x, top + 230)
        canvas.write(parts, *beside, Style("plain", 34, INK_2), "middle", room=120)
    canvas.put(flag(technology.country, 66), left + 34, top + height - 49, "left")
    canvas.write(country_letters(technology.country), left + 110, top + height - 49, Style("bold", 40))
    effect = words.plain(technology_effect(technology.name), ())
    style = Style("plain", 36, INK, smallest=LEGIBLE)
    aside = 34 if low else 146
    write_lines(canvas, effect, left + aside, top + 94, CARD - aside - (30 if low else 18), height - 186, style)


@kept
def _patent(height: int) -> Sprite:
    """The letters patent of a technology with nothing written on it: its name will stand on the ribbon."""

    def draw(pen: Pen) -> None:
        pen.area(bitten(2, 2, CARD - 4, height - 4, BITE), WHITE, INK, 4)
        for gap, weight in ((9, 2.0), (15, 1.2)):
            edge = bitten(gap, gap, CARD - 2 * gap, height - 2 * gap, BITE - 3)
            pen.line([*edge, edge[0]], mix(WHITE, LINE, 0.8), weight)
        for far in (70, 46):
            wheel = turned(rosette(CARD - 92, height - 100, far, 16), 6, (CARD - 92, height - 100))
            pen.line([*wheel, wheel[0]], WATERMARK, 5)
        pen.area(
            [(14, 30), (34, 53), (14, 78), (CARD - 14, 78), (CARD - 34, 53), (CARD - 14, 30)],
            mix(LILAC, INK, 0.4),
            INK,
            3,
        )
        pen.area(box(26, 22, CARD - 52, 62), LILAC, INK, 3)
        pen.area(box(28, height - 88, CARD - 56, 1.6), INK, None)

    return cut_out(CARD, height, draw)
