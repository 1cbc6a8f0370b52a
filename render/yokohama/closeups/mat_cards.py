"""Cards on a merchant's mat: completed orders with their reward, technologies with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import INK, INK_2, PAPER, WHITE
from render.core.pieces import label
from render.core.sprites import icon
from render.core.written_lines import write_lines
from render.yokohama.colours import STEEL
from render.yokohama.icons.flags import flag
from render.yokohama.icons.goods import gear
from render.yokohama.words.labels import country_letters, order_name, technology_effect, technology_name

if TYPE_CHECKING:
    from render.core.words import Words
    from rules.yokohama.model.cards import Technology
    from rules.yokohama.view.table import MerchantView

HEADING = Style("bold", 36, INK_2, smallest=LEGIBLE)
LEFT, WIDE = 24, 1152
HEAD = 48
FOOT = 8
GAP = 8
ORDERS_IN_ROW = 6
ORDER = (182, 60)
TECHNOLOGIES_IN_ROW = 3
TECHNOLOGY = (372, 163)
"""Width and height of a card."""

ORDER_BITE, BITE = 8, 10
"""How deep their corners are bitten."""

TEXT = 88
"""From the left end of a technology to its words."""

FIRST = 34
"""Left end of the first card."""


def orders_height(merchant: MerchantView) -> int:
    """Pixels of the completed orders."""
    return _height(len(merchant.completed), ORDERS_IN_ROW, ORDER[1])


def technologies_height(merchant: MerchantView) -> int:
    """Pixels of the technologies."""
    return _height(len(merchant.technologies), TECHNOLOGIES_IN_ROW, TECHNOLOGY[1])


def _height(count: int, in_row: int, tall: int) -> int:
    rows = -(-count // in_row)
    return HEAD + (rows * (tall + GAP) + FOOT if rows else 8)


def mark(canvas: Canvas, merchant: MerchantView, old: MerchantView, orders: int, technologies: int) -> None:
    """Frames the cards that came since ``old``; the numbers are the upper ends of the labels they lie on."""
    for i in range(len(old.completed), len(merchant.completed)):
        put_label_frame(canvas, *_place(i, ORDERS_IN_ROW, ORDER, orders), *ORDER, ORDER_BITE)
    for i in range(len(old.technologies), len(merchant.technologies)):
        put_label_frame(canvas, *_place(i, TECHNOLOGIES_IN_ROW, TECHNOLOGY, technologies), *TECHNOLOGY, BITE)


def _place(i: int, in_row: int, size: tuple[int, int], top: int) -> tuple[int, int]:
    """Left and upper end of a card on a label whose upper end is given."""
    wide, tall = size
    return FIRST + i % in_row * (wide + 8), top + HEAD + i // in_row * (tall + GAP)


def put_orders(canvas: Canvas, merchant: MerchantView, top: int, words: Words) -> None:
    """Completed orders, oldest first."""
    canvas.put_corner(label(WIDE, orders_height(merchant), PAPER, 16, 4), LEFT, top)
    text = words.text("yokohama-closer-completed", count=len(merchant.completed))
    canvas.write(text, LEFT + 34, top + 27, HEADING, room=1080)
    for i, order in enumerate(merchant.completed):
        left, upper = _place(i, ORDERS_IN_ROW, ORDER, top)
        canvas.put_corner(label(*ORDER, WHITE, ORDER_BITE, 3), left, upper)
        canvas.put(flag(order.country, 48), left + 14, upper + ORDER[1] / 2, "left")
        name = Style("bold", 38, smallest=LEGIBLE)
        canvas.write(order_name(order.id), left + 74, upper + ORDER[1] / 2, name, room=96)


def put_technologies(canvas: Canvas, merchant: MerchantView, top: int, words: Words) -> None:
    """Technologies, oldest first, with what they do, and their production value in all."""
    canvas.put_corner(label(WIDE, technologies_height(merchant), PAPER, 16, 4), LEFT, top)
    value = sum(one.value for one in merchant.technologies)
    text = words.text("yokohama-pic-technologies", count=len(merchant.technologies), value=value)
    if merchant.surcharge:
        text = f"{text} · {words.text('yokohama-pic-next-technology', more=merchant.surcharge)}"
    canvas.write(text, LEFT + 34, top + 27, HEADING, room=1080)
    for i, one in enumerate(merchant.technologies):
        _put_technology(canvas, one, *_place(i, TECHNOLOGIES_IN_ROW, TECHNOLOGY, top), words)


def _put_technology(canvas: Canvas, one: Technology, left: int, top: int, words: Words) -> None:
    """Value and country at the left, name and effect beside them."""
    canvas.put_corner(label(*TECHNOLOGY, WHITE, BITE, 3), left, top)
    middle = left + 45
    canvas.put(icon(gear, 78, STEEL), middle, top + 45)
    canvas.write(str(one.value), middle, top + 45, Style("title", 43), "middle", decides=True)
    canvas.put(flag(one.country, 46), middle, top + 105)
    canvas.write(country_letters(one.country), middle, top + 139, Style("bold", LEGIBLE, INK_2), "middle")
    name = words.plain(technology_name(one.name), ())
    canvas.write(name, left + TEXT, top + 24, Style("bold", 37, smallest=LEGIBLE), room=TECHNOLOGY[0] - TEXT - 6)
    effect = words.plain(technology_effect(one.name), ())
    style = Style("plain", 34, INK, smallest=LEGIBLE)
    write_lines(canvas, effect, left + TEXT, top + 43, TECHNOLOGY[0] - TEXT - 8, TECHNOLOGY[1] - 47, style)
