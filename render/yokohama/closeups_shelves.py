"""Close-ups of a port and of a laboratory: six cards, over them what each space asks for."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from render.core.colours import INK, LINE, PAPER_2, SEA
from render.core.paper import Sheet, Style
from render.core.pieces import label
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.yokohama.cards import CARD, put_order, put_technology
from render.yokohama.colours import ZONES

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.words import Words
    from rules.yokohama.view import LaboratoryView, PortView

HEIGHT = 1018
LEFT = 34
PITCH = 382
IN_ROW = 3
ROWS = (168, 600)
"""Tops of the two rows of bars."""

BAR = 54
CARD_HEIGHT = 350


def place(space: int) -> tuple[int, int]:
    """Left and upper end of a card."""
    return LEFT + space % IN_ROW * PITCH, ROWS[space // IN_ROW] + BAR + 6


def put_port(sheet: Sheet, port: PortView, words: Words) -> None:
    """The orders of a port under bars that name the power which reaches them."""
    for row, top in enumerate(ROWS):
        spaces = range(row * IN_ROW, min(len(port.zones), (row + 1) * IN_ROW))
        for zone, group in groupby(spaces, key=lambda space: port.zones[space]):
            run = list(group)
            text = words.text(f"yokohama-pic-zone-{zone}")
            _put_bar(sheet, LEFT + run[0] % IN_ROW * PITCH, top, len(run), ZONES[zone], text)
    for space, order in enumerate(port.orders):
        if order is None:
            put_gap(sheet, space, words)
        else:
            put_order(sheet, order, *place(space), CARD_HEIGHT)


def put_laboratory(sheet: Sheet, laboratory: LaboratoryView, words: Words) -> None:
    """The technologies of a laboratory under bars that name the surcharge of their space."""
    for space, surcharge in enumerate(laboratory.surcharges):
        left, top = place(space)
        text = words.text("yokohama-pic-surcharge", more=surcharge)
        _put_bar(sheet, left, top - BAR - 6, 1, tuple(ZONES.values())[min(surcharge, 2)], text)
        technology = laboratory.technologies[space]
        if technology is None:
            put_gap(sheet, space, words)
        else:
            put_technology(sheet, technology, surcharge, left, top, CARD_HEIGHT, words)


def put_gap(sheet: Sheet, space: int, words: Words) -> None:
    """A space without a card."""
    left, top = place(space)
    sheet.put_corner(label(CARD, CARD_HEIGHT, SEA, 18, 3, LINE), left, top)
    text = words.text("yokohama-pic-empty")
    sheet.write(text, left + CARD / 2, top + CARD_HEIGHT / 2, Style("plain", 34, PAPER_2), "middle", room=CARD - 40)


def _put_bar(sheet: Sheet, left: int, top: int, cards: int, fill: Rgb, text: str) -> None:
    wide = CARD + (cards - 1) * PITCH
    sheet.put_corner(_bar(wide, fill), left, top)
    sheet.write(text, left + wide / 2, top + BAR / 2, Style("bold", 47), "middle", room=wide - 30, decides=True)


@lru_cache(maxsize=16)
def _bar(width: int, fill: Rgb) -> Sprite:
    return cut_out(width, BAR, lambda pen: pen.area(rounded(1.5, 1.5, width - 3, BAR - 3, 6), fill, INK, 3))
