"""Cards of Osaka: goods and coins at once; large in market and hand, small on display."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import INK, PAPER, WHITE, Rgb, ink_on, mix
from render.core.icons import insurance
from render.core.paper import Sheet, Style
from render.core.shapes import bitten, rounded
from render.core.sprites import Pen, Sprite, cut_out
from render.osaka.cards_emblems import EMBLEMS, GOODS
from rules.osaka.view import COLOURS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.view import Colour


def tint(colour: Colour) -> Rgb:
    """Pale ground of a field on which goods of this colour lie."""
    return mix(PAPER, GOODS[colour], 0.3)


@lru_cache(maxsize=256)
def card_sprite(colour: Colour, symbols: int, width: int, height: int) -> Sprite:
    """Face of a card without its numeral."""
    fill = GOODS[colour]

    def draw(pen: Pen) -> None:
        bite = width * 0.09
        pen.area(bitten(2, 2, width - 4, height - 4, bite), fill, INK, 4)
        gap = max(5.0, width * 0.055)
        hair = mix(fill, WHITE, 0.6)
        pen.area(bitten(gap + 2, gap + 2, width - 2 * gap - 4, height - 2 * gap - 4, bite * 0.9), None, hair, 1.6)
        _emblem(pen, colour, width / 2, _emblem_middle(width, height), width * 0.36)
        small = width * (0.115 if width >= 100 else 0.15)
        for k in range(symbols):
            x, y = width - gap - small * 1.35, gap + small * 1.35 + k * small * 2.25
            pen.disc(x, y, small, WHITE, INK, max(1.6, width * 0.014))
            insurance(pen.at(x - small * 0.62, y - small * 0.66, small * 1.24), fill)

    return cut_out(width, height, draw)


def _emblem_middle(width: int, height: int) -> float:
    return height - max(width * 0.52, height * 0.37)


def _emblem(pen: Pen, colour: Colour, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, mix(GOODS[colour], WHITE, 0.35), None)
    pen.disc(x, y, radius * 0.89, WHITE, INK, max(2.0, radius * 0.05))
    side = radius * 1.25
    EMBLEMS[colour](pen.at(x - side / 2, y - side / 2, side), GOODS[colour])


def put_card(sheet: Sheet, card: Card, left: float, top: float, width: int, height: int, *, decides: bool = False) -> None:
    """Lays down a large card by its upper left corner, numeral top left, insurance symbols top right."""
    sheet.put_corner(card_sprite(card.colour, card.symbols, width, height), left, top)
    size = round(width * (0.46 if width >= 100 else 0.54))
    style = Style("title", size, ink_on(GOODS[card.colour]))
    middle = top + max(width * 0.1, 8) + size * 0.46
    sheet.write(str(card.value), left + width * 0.3, middle, style, "middle", decides=decides)


@lru_cache(maxsize=256)
def _small(colour: Colour, width: int, height: int) -> Sprite:
    return cut_out(
        width,
        height,
        lambda pen: pen.area(rounded(1.5, 1.5, width - 3, height - 3, 5), GOODS[colour], INK, 3),
    )


Pile = tuple[Card, int, bool]
"""Equal goods: the card, how many, whether they are insured (turned by 90 degrees)."""


def piles(goods: Iterable[Card], insured: Iterable[Card]) -> list[Pile]:
    """Goods of one display, equal ones together, dearest first, insured before the others."""
    safe = Counter(insured)
    free = Counter(goods) - safe
    kinds = sorted(set(safe) | set(free), key=lambda card: (COLOURS.index(card.colour), -card.value))
    return [
        (card, count, turned)
        for card in kinds
        for count, turned in ((safe[card], True), (free[card], False))
        if count > 0
    ]


def put_goods(
    sheet: Sheet,
    goods: list[Pile],
    left: float,
    middle: float,
    room: float,
    size: tuple[int, int] = (38, 52),
    *,
    decides: bool = False,
) -> None:
    """Lays goods of a display in a row, overlapping when they are many, in counted piles when they are too many.

    Args:
        sheet: Where to lay.
        goods: Equal goods together.
        left: Left end of the row.
        middle: Middle of its height.
        room: Width there is.
        size: Width and height of one small card that is not insured.
        decides: Whether a decision needs the numerals.
    """
    single = [(card, 1, turned) for card, count, turned in goods for _ in range(count)]
    gap = size[0] // 9
    widths = [_wide(turned, size) for _, _, turned in single]
    shown = single
    if sum(widths) + gap * (len(widths) - 1) > room and _pitch(widths, room) < size[0] * 0.73:
        shown = goods
    natural = [_wide(turned, size) + gap for _, _, turned in shown]
    spare = room - (sum(natural) - gap)
    squeeze = min(0.0, spare / max(1, len(shown) - 1))
    x = left
    for (card, count, turned), wide in zip(shown, natural, strict=True):
        _put_small(sheet, card, count, x, middle, size, turned=turned, decides=decides)
        x += wide + squeeze


def _wide(turned: bool, size: tuple[int, int]) -> int:  # noqa: FBT001
    return size[1] if turned else size[0]


def _pitch(widths: list[int], room: float) -> float:
    return (room - widths[-1]) / max(1, len(widths) - 1)


def _put_small(
    sheet: Sheet,
    card: Card,
    count: int,
    left: float,
    middle: float,
    size: tuple[int, int],
    *,
    turned: bool,
    decides: bool,
) -> None:
    width, height = size
    ink = ink_on(GOODS[card.colour])
    numeral = Style("title", round(height * 0.65), ink)
    shape = (height, width) if turned else (width, height)
    sheet.put(_small(card.colour, *shape), left, middle, "left")
    if count == 1:
        x = left + (height * 0.36 if turned else width / 2)
        sheet.write(str(card.value), x, middle, numeral, "middle", decides=decides)
        if turned:
            charm = round(width * 0.42)
            sheet.put(_charm(card.colour, charm), left + height * 0.78, middle)
        return
    many = Style("bold", round(height * 0.42), ink, smallest=12)
    if turned:
        sheet.write(str(card.value), left + height * 0.28, middle, Style("title", round(height * 0.55), ink), "middle")
        sheet.write(f"×{count}", left + height * 0.7, middle, many, "middle", room=height * 0.5)
    else:
        numeral = Style("title", round(height * 0.52), ink)
        sheet.write(str(card.value), left + width / 2, middle - height * 0.2, numeral, "middle", decides=decides)
        sheet.write(f"×{count}", left + width / 2, middle + height * 0.24, many, "middle", room=width - 6)


@lru_cache(maxsize=64)
def _charm(colour: Colour, size: int) -> Sprite:
    return cut_out(size, size, lambda pen: insurance(pen.at(0, 0, size), mix(GOODS[colour], WHITE, 0.75)))
