"""Verdicts under cards: what they mean for the one who looks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, PAPER_2
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.yokohama.cards.contract import CARD
from render.yokohama.colours import ENOUGH
from render.yokohama.figures import shortfall
from render.yokohama.words.labels import good
from rules.core.labels import say
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.words import Words
    from rules.core.labels import Label
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Goods

TALL = 66
"""Pixels of a verdict."""


def order_verdict(order: Order, owned: Goods) -> Label:
    """Whether an order can be completed, or what it lacks."""
    missing = shortfall(order, owned)
    kinds = [kind for kind, count in zip(GOODS, missing, strict=True) if count]
    if not kinds:
        return say("yokohama-pic-ready")
    if len(kinds) == 1:
        return say("yokohama-pic-short", count=sum(missing), good=good(kinds[0]))
    return say("yokohama-pic-short-goods", count=sum(missing))


def technology_verdict(units: int | None) -> Label:
    """Whether a technology is owned, is paid by power alone, or what it costs besides."""
    if units is None:
        return say("yokohama-closer-owned")
    return say("yokohama-closer-units", count=units)


def put_verdict(canvas: Canvas, verdict: Label, left: float, middle: float, words: Words, *, good_news: bool) -> None:
    """A capsule with a verdict under a card whose left end is given; green for what can be had at once."""
    canvas.put(capsule(CARD - 24, TALL, ENOUGH if good_news else PAPER_2), left + CARD / 2, middle)
    style = Style("bold", 48, smallest=34)
    canvas.write(words.plain(verdict, ()), left + CARD / 2, middle, style, "middle", room=CARD - 56)


@lru_cache(maxsize=16)
def capsule(width: int, height: int, fill: Rgb) -> Sprite:
    """Ground of a verdict."""
    shape = rounded(2, 2, width - 4, height - 4, height / 2 - 2)
    return cut_out(width, height, lambda pen: pen.area(shape, fill, INK, 3))
