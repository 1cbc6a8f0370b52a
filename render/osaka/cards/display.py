"""Goods on display: small cards in a row, turned when insured, in counted piles when they are many."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, WHITE, ink_on, mix
from render.core.icons import insurance
from render.core.kept import kept
from render.core.lettering import TIMES
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.osaka.cards.emblems import GOODS
from rules.core.frozen import frozen
from rules.osaka.model.terms import COLOURS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.model.terms import Colour

LEAST_VISIBLE = 0.53
"""Share of its height that must stay free of a card which is overlapped, so that its numeral can be read."""

LEAST_SHRUNK = 0.9
"""How far piles may shrink before they overlap."""


@frozen
class Pile:
    """Equal goods of one display.

    Attributes:
        card: What they are.
        count: How many.
        turned: Whether they are turned by 90 degrees: insured.
    """

    card: Card
    count: int
    turned: bool

    def size(self, tall: int) -> tuple[int, int]:
        """Width and height in pixels where a card that is not turned is ``tall`` pixels high."""
        narrow = round(tall * 0.73)
        if self.turned:
            return (tall if self.count == 1 else round(tall * 1.06)), narrow
        return (narrow if self.count == 1 else round(tall * 0.8)), tall


def piles(goods: Iterable[Card], insured: Iterable[Card] = ()) -> list[Pile]:
    """Goods of one display, equal ones together, most expensive first, insured before the others."""
    safe = Counter(insured)
    free = Counter(goods) - safe
    kinds = sorted(set(safe) | set(free), key=lambda card: (COLOURS.index(card.colour), -card.value))
    return [
        Pile(card, count, turned)
        for card in kinds
        for count, turned in ((safe[card], True), (free[card], False))
        if count > 0
    ]


def put_goods(
    canvas: Canvas,
    goods: list[Pile],
    left: float,
    middle: float,
    room: float,
    tall: int = 52,
    *,
    decides: bool = False,
) -> float:
    """Lays goods of a display in a row: card by card while there is room, else in counted piles.

    Args:
        left: Left end of the row.
        middle: Middle of its height.
        tall: Height of a card that is not turned.
        decides: Whether a decision needs the numerals; then piles do not shrink.

    Returns:
        Right end of the row.
    """
    gap = max(4, tall // 13)
    shown = [Pile(pile.card, 1, pile.turned) for pile in goods for _ in range(pile.count)]
    if _needed(shown, tall, gap) > room and (_pitch(shown, tall, room) < tall * LEAST_VISIBLE or _turned(goods)):
        shown = goods
        if not decides:
            tall = round(tall * min(1, max(LEAST_SHRUNK, room / _needed(goods, tall, gap))))
    squeeze = min(0.0, (room - _needed(shown, tall, gap)) / max(1, len(shown) - 1))
    for pile in shown:
        _put_pile(canvas, pile, left, middle, tall, decides=decides)
        left += pile.size(tall)[0] + gap + squeeze
    return left - gap - squeeze


def _needed(shown: list[Pile], tall: int, gap: int) -> int:
    return sum(pile.size(tall)[0] + gap for pile in shown) - gap


def _pitch(shown: list[Pile], tall: int, room: float) -> float:
    return (room - shown[-1].size(tall)[0]) / max(1, len(shown) - 1)


def _turned(goods: list[Pile]) -> bool:
    return any(pile.turned for pile in goods)


def _put_pile(canvas: Canvas, pile: Pile, left: float, middle: float, tall: int, *, decides: bool) -> None:
    width, height = pile.size(tall)
    colour, ink = pile.card.colour, ink_on(GOODS[pile.card.colour])
    canvas.put(_face(colour, width, height), left, middle, "left")
    value, times = str(pile.card.value), f"{TIMES}{pile.count}"
    large, small = (
        Style("title", round(tall * 0.6), ink),
        Style("bold", max(round(tall * 0.42), 48 if decides else 0), ink, smallest=18),
    )
    match pile.turned, pile.count:
        case False, 1:
            canvas.write(value, left + width / 2, middle, large, "middle", decides=decides)
        case True, 1:
            canvas.write(value, left + width * 0.34, middle, large, "middle", decides=decides)
            canvas.put(_charm(colour, round(tall * 0.32)), left + width * 0.76, middle)
        case False, _:
            numeral = Style("title", round(tall * 0.5), ink)
            canvas.write(value, left + width / 2, middle - tall * 0.21, numeral, "middle", decides=decides)
            canvas.write(
                times, left + width / 2, middle + tall * 0.24, small, "middle", room=width - 4, decides=decides
            )
        case _:
            numeral = Style("title", round(tall * 0.52), ink)
            canvas.write(value, left + width * 0.25, middle, numeral, "middle", decides=decides)
            canvas.write(times, left + width * 0.69, middle, small, "middle", room=width * 0.54, decides=decides)


@kept
def _face(colour: Colour, width: int, height: int) -> Sprite:
    return cut_out(
        width,
        height,
        lambda pen: pen.area(rounded(1.5, 1.5, width - 3, height - 3, 5), GOODS[colour], INK, 3),
    )


@kept
def _charm(colour: Colour, size: int) -> Sprite:
    return cut_out(size, size, lambda pen: insurance(pen.at(0, 0, size), mix(GOODS[colour], WHITE, 0.75)))
