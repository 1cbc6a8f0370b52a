"""Cards as pictures: orders with flag, goods and reward; technologies with their value and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, INK_2, LINE, WHITE
from render.core.flags import flag
from render.core.icons_goods import gear
from render.core.lettering import width as text_width
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label, plate
from render.core.sprites import icon
from render.yokohama.colours import LILAC, STEEL
from render.yokohama.labels import country_letters, order_name, technology_effect, technology_name
from render.yokohama.rewards import Scale, good_items, put_item, put_items, reward_items

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.words import Words
    from rules.yokohama.view import Order, Technology

GOODS_ROW = Scale(figure=52, icon=56, rosette=86, gap=22)
TIGHT_ROW = Scale(figure=48, icon=46, rosette=80, gap=20)
"""For three items beside each other."""

CARD = 368
"""Width of a card in a close-up."""


def put_order(
    sheet: Sheet, order: Order, left: int, top: int, height: int, paper: Rgb = WHITE, four: tuple[int, int] = (71, 150)
) -> None:
    """An order card 368 wide: flag and id, goods it asks for, reward.

    Args:
        sheet: Where.
        order: Which.
        left: Left end in pixels.
        top: Upper end.
        height: Pixels; the goods are spread in the middle.
        paper: Its ground.
        four: Where the first of four different goods stands, and from there to the next beside it.
    """
    sheet.put_corner(label(CARD, height, paper, 18, 4), left, top)
    sheet.put_corner(label(CARD - 18, height - 18, paper, 14, 2, LINE), left + 9, top + 9)
    sheet.put(flag(order.country, 72), left + 34, top + 52, "left")
    sheet.write(order_name(order.id), left + CARD - 34, top + 52, Style("bold", 48), "right", decides=True)
    put_goods(sheet, order, left, top + 150, four)
    sheet.fill(left + 30, top + height - 132, CARD - 60, 2, LINE)
    items = reward_items(order.reward)
    scale = GOODS_ROW if len(items) < 3 else TIGHT_ROW
    put_items(sheet, items, left + CARD / 2, top + height - 70, scale, decides=True)


def put_goods(sheet: Sheet, order: Order, left: int, middle: int, four: tuple[int, int]) -> None:
    """Goods of an order, four different ones two by two."""
    items = good_items(order.goods)
    if len(items) < 4:
        scale = GOODS_ROW if len(items) < 3 else TIGHT_ROW
        put_items(sheet, items, left + CARD / 2, middle, scale, decides=True)
        return
    for i, item in enumerate(items):
        put_item(sheet, item, left + four[0] + i % 2 * four[1], middle - 34 + i // 2 * 68, TIGHT_ROW, decides=True)


def put_technology(
    sheet: Sheet,
    technology: Technology,
    surcharge: int,
    left: int,
    top: int,
    height: int,
    words: Words,
) -> None:
    """A technology card 368 wide: name, what it costs here, what it does, its country.

    Args:
        sheet: Where.
        technology: Which.
        surcharge: What its space adds to its production value.
        left: Left end in pixels.
        top: Upper end.
        height: Pixels.
        words: The language.
    """
    sheet.put_corner(label(CARD, height, WHITE, 18, 4), left, top)
    sheet.put_corner(plate(CARD - 28, 62, LILAC, 6), left + 14, top + 14)
    name = words.plain(technology_name(technology.name), ())
    sheet.write(name, left + 28, top + 45, Style("bold", 40, WHITE, smallest=LEGIBLE), room=CARD - 56)
    cost = technology.value + surcharge
    sheet.put(icon(gear, 108, STEEL), left + 72, top + 144)
    sheet.write(str(cost), left + 72, top + 144, Style("title", 46), "middle", decides=True)
    if surcharge:
        parts = words.text("yokohama-pic-sum", value=technology.value, more=surcharge)
        sheet.write(parts, left + 72, top + 218, Style("plain", 34, INK_2), "middle", room=120)
    sheet.put(flag(technology.country, 60), left + 30, top + height - 44, "left")
    sheet.write(country_letters(technology.country), left + 98, top + height - 44, Style("bold", 36))
    effect = words.plain(technology_effect(technology.name), ())
    style = Style("plain", 36, INK, smallest=LEGIBLE)
    write_lines(sheet, effect, left + 142, top + 82, CARD - 158, height - 142, style)


def write_lines(sheet: Sheet, text: str, left: float, top: float, room: float, high: float, style: Style) -> None:
    """Writes a sentence in lines in the middle of their room, the letters smaller if they would be too many."""
    size = style.size
    while True:
        lines = _lines(text, style, size, room)
        pitch = round(size * 1.16)
        fits = len(lines) * pitch <= high and all(text_width(line, style.face, size) <= room for line in lines)
        if fits or size <= style.smallest:
            break
        size = max(size - 2, style.smallest)
    smaller = Style(style.face, size, style.colour, smallest=size)
    above = top + (high - len(lines) * pitch) / 2
    for i, line in enumerate(lines):
        sheet.write(line, left, above + pitch * (i + 0.5), smaller, room=room)


def _lines(text: str, style: Style, size: int, room: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, style.face, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
