"""Close-up of the discard pile, which everyone may look through (O-R22): its cards by colour and value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK_2, PAPER, WHITE, mix
from render.core.header import HEIGHT, write_title
from render.core.icons import discard_pile, draw_pile
from render.core.pieces import frame, plate
from render.core.sprites import icon
from render.osaka.cards.card import tint
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.core.words import Words
    from rules.osaka.model.terms import Card, Colour
    from rules.osaka.view import OsakaView

ROW = 168
PITCH = ROW + 12
FIGURE = Style("bold", 54, smallest=48)


def draw(view: OsakaView, was: OsakaView, words: Words, match_id: str, ground: Callable[[int], Image.Image]) -> Canvas:
    """Draws the pile on a ground of the height asked for; colours of which cards came or went since then are marked."""
    canvas = Canvas(ground(HEIGHT + 20 + len(COLOURS) * PITCH + 12))
    write_title(canvas, KANJI, words.text("osaka-closer-discard"), match_id, 800)
    for x, pile, count in ((880, draw_pile, view.deck), (1050, discard_pile, len(view.discard))):
        canvas.put(icon(pile, 72, WHITE), x, 64)
        canvas.write(str(count), x + 46, 64, FIGURE, decides=True)
    for i, colour in enumerate(COLOURS):
        top = HEIGHT + 20 + i * PITCH
        _put_colour(canvas, view, colour, top, words)
        if _there(view, colour) != _there(was, colour):
            canvas.put_corner(frame(1156, ROW + 16), 22, top - 8)
    return canvas


def _there(view: OsakaView, colour: Colour) -> list[Card]:
    """Cards of a colour that lie on the pile."""
    return [card for card in view.discard if card.colour == colour]


def _put_colour(canvas: Canvas, view: OsakaView, colour: Colour, top: int, words: Words) -> None:
    there, middle, ground = _there(view, colour), top + ROW // 2, tint(colour)
    canvas.put_corner(plate(1140, ROW, ground, 12), 30, top)
    canvas.put(icon(EMBLEMS[colour], 90, GOODS[colour] if there else mix(GOODS[colour], ground, 0.45)), 90, middle)
    if there:
        put_goods(canvas, piles(there), 180, middle, 960, 120, decides=True)
    else:
        none = words.text("osaka-pic-discard-none")
        canvas.write(none, 180, middle, Style("plain", 36, mix(INK_2, PAPER, 0.1)), room=960)
