"""Verdicts under cards: what they mean for the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import ENOUGH, INK, PAPER_2
from render.core.kept import kept
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.yokohama.cards.contract import CARD

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.words import Words
    from rules.core.labels import Label

TALL = 66
"""Pixels of a verdict."""


def put_verdict(canvas: Canvas, verdict: Label, left: float, middle: float, words: Words, *, good_news: bool) -> None:
    """A capsule with a verdict under a card whose left end is given; green for what can be had at once."""
    canvas.put(capsule(CARD - 24, TALL, ENOUGH if good_news else PAPER_2), left + CARD / 2, middle)
    style = Style("bold", 48, smallest=34)
    canvas.write(words.plain(verdict, ()), left + CARD / 2, middle, style, "middle", room=CARD - 56)


@kept
def capsule(width: int, height: int, fill: Rgb) -> Sprite:
    """Ground of a verdict."""
    shape = rounded(2, 2, width - 4, height - 4, height / 2 - 2)
    return cut_out(width, height, lambda pen: pen.area(shape, fill, INK, 3))
