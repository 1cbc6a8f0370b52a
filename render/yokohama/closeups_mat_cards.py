"""Cards on a merchant's mat: completed orders with their reward, technologies with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, INK_2, PAPER, WHITE
from render.core.flags import flag
from render.core.icons_goods import gear
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label
from render.core.sprites import icon
from render.yokohama.cards import write_lines
from render.yokohama.closeups_marks import put_frame
from render.yokohama.colours import STEEL
from render.yokohama.countries import put_flag
from render.yokohama.labels import order_name, technology_effect, technology_name
from render.yokohama.rewards import Scale, put_items, reward_items

if TYPE_CHECKING:
    from render.core.words import Words
    from rules.yokohama.view import MerchantView, Order, Technology

HEADING = Style("bold", 36, INK_2, smallest=LEGIBLE)
HEAD = 70
FOOT = 16
ORDERS_IN_ROW = 3
ORDER = 84
TECHNOLOGIES_IN_ROW = 2
TECHNOLOGY = 138
GAP = 8
BROUGHT = Scale(figure=47, icon=36, rosette=66, gap=3)


def orders_height(merchant: MerchantView) -> int:
    """Pixels of the completed orders."""
    return _height(len(merchant.completed), ORDERS_IN_ROW, ORDER)


def technologies_height(merchant: MerchantView) -> int:
    """Pixels of the technologies."""
    return _height(len(merchant.technologies), TECHNOLOGIES_IN_ROW, TECHNOLOGY)


def _height(count: int, in_row: int, tall: int) -> int:
    rows = -(-count // in_row)
    return HEAD + (rows * (tall + GAP) + FOOT if rows else 0)


def mark(sheet: Sheet, merchant: MerchantView, old: MerchantView, orders: int, technologies: int) -> None:
    """Frames the cards that came since ``old``; the numbers are the upper ends of the labels they lie on."""
    for i in range(len(old.completed), len(merchant.completed)):
        put_frame(sheet, *_order_place(i, orders), 360, ORDER)
    for i in range(len(old.technologies), len(merchant.technologies)):
        put_frame(sheet, *_technology_place(i, technologies), 546, TECHNOLOGY)


def _order_place(i: int, top: int) -> tuple[int, int]:
    return 50 + i % ORDERS_IN_ROW * 368, top + HEAD + i // ORDERS_IN_ROW * (ORDER + GAP)


def _technology_place(i: int, top: int) -> tuple[int, int]:
    return 50 + i % TECHNOLOGIES_IN_ROW * 554, top + HEAD + i // TECHNOLOGIES_IN_ROW * (TECHNOLOGY + GAP)


def put_orders(sheet: Sheet, merchant: MerchantView, top: int, words: Words) -> None:
    """Completed orders, oldest first, with what they brought."""
    sheet.put_corner(label(1140, orders_height(merchant), PAPER, 16, 4), 30, top)
    text = words.text("yokohama-closer-completed", count=len(merchant.completed))
    sheet.write(text, 62, top + 38, HEADING, room=1080)
    for i, order in enumerate(merchant.completed):
        _put_order(sheet, order, *_order_place(i, top))


def _put_order(sheet: Sheet, order: Order, left: int, top: int) -> None:
    sheet.put_corner(label(360, ORDER, WHITE, 10, 3), left, top)
    middle = top + ORDER / 2
    sheet.put(flag(order.country, 42), left + 14, middle, "left")
    sheet.write(order_name(order.id), left + 62, middle, Style("bold", 34, smallest=LEGIBLE), room=90)
    put_items(sheet, reward_items(order.reward), left + 250, middle, BROUGHT)


def put_technologies(sheet: Sheet, merchant: MerchantView, top: int, words: Words) -> None:
    """Technologies, oldest first, with what they do, and their production value in all."""
    sheet.put_corner(label(1140, technologies_height(merchant), PAPER, 16, 4), 30, top)
    value = sum(one.value for one in merchant.technologies)
    text = words.text("yokohama-pic-technologies", count=len(merchant.technologies), value=value)
    sheet.write(text, 62, top + 38, HEADING, room=1080)
    for i, one in enumerate(merchant.technologies):
        _put_technology(sheet, one, *_technology_place(i, top), words)


def _put_technology(sheet: Sheet, one: Technology, left: int, top: int, words: Words) -> None:
    sheet.put_corner(label(546, TECHNOLOGY, WHITE, 10, 3), left, top)
    sheet.put(icon(gear, 92, STEEL), left + 60, top + TECHNOLOGY / 2)
    sheet.write(str(one.value), left + 60, top + TECHNOLOGY / 2, Style("title", 44), "middle", decides=True)
    name = words.plain(technology_name(one.name), ())
    sheet.write(name, left + 118, top + 34, Style("bold", 40, smallest=LEGIBLE), room=350)
    put_flag(sheet, one.country, left + 510, top + 48, 52)
    effect = words.plain(technology_effect(one.name), ())
    write_lines(sheet, effect, left + 118, top + 56, 356, 78, Style("plain", 34, INK, smallest=LEGIBLE))
