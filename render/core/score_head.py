"""The head of a score sheet: what it is, who wins by what, and the winner in a wreath on the rising sun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.colours import DUSK, GOLD, INK, MORNING, WHITE, WIN, mix
from render.core.header import TITLE_LEFT, seal
from render.core.lettering import shorten
from render.core.pieces import put_piece
from render.core.shapes import arc, ellipse, turned
from render.core.written_lines import in_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.sprites import Pen

SUN = (1034, 134, 116)
"""Middle and radius of the sun that rises behind the winner."""

LAUREL = 90
"""Radius of the wreath round the winner."""

CROWD = {1: (100, 0), 2: (60, 64), 3: (46, 50), 4: (36, 38)}
"""Size of the winners' pieces and from one to the next, by their number."""

MORNING_TEXT = mix(MORNING[0], WHITE, 0.55)


def draw_sun(pen: Pen) -> None:
    """The sun that rises behind the score, as part of a static picture."""
    x, y, radius = SUN
    for tone, share in ((DUSK[1], 1.0), (DUSK[0], 0.94), (WIN, 0.88)):
        pen.disc(x, y, radius * share, tone, None)


def draw_wreath(pen: Pen) -> None:
    """The wreath of laurel on the sun, for the winner."""
    x, y, _ = SUN
    for way in (-1, 1):
        pen.line([(x + way * (px - x), py) for px, py in arc(x, y, LAUREL, LAUREL, 84, -58)], INK, 3)
        for leaf in range(8):
            turn = 74 - leaf * 18
            for side in (-1, 1):
                _draw_leaf(pen, turn, side, way)


def _draw_leaf(pen: Pen, turn: float, side: int, way: int) -> None:
    """A leaf of the wreath, outside or inside of its twig, on the right or the left branch."""
    x, y, _ = SUN
    leaf = turned(ellipse(LAUREL + side * 9, 0, 7, 16), side * 32, (LAUREL, 0))
    placed = turned([(x + px, y + py) for px, py in leaf], turn, (x, y))
    pen.area([(x + way * (px - x), py) for px, py in placed], GOLD, INK, 2)


def write_head(canvas: Canvas, kanji: str, titles: tuple[str, str, str]) -> None:
    """Seal, what it is, which match, and who wins by what."""
    title, subtitle, headline = titles
    left, room = TITLE_LEFT + 8, SUN[0] - SUN[2] - TITLE_LEFT - 40
    canvas.put_corner(seal(kanji, WHITE, INK), 34, 30)
    canvas.write(title, left, 58, Style("title", 62, WHITE, smallest=40), room=room)
    canvas.write(subtitle, left + 2, 118, Style("plain", 36, MORNING_TEXT, smallest=LEGIBLE), room=room)
    style, lines = _headline(headline, room)
    for i, line in enumerate(lines):
        canvas.write(line, left + 2, 200 + style.size * 1.04 * (i - (len(lines) - 1) / 2), style, room=room)


def _headline(text: str, room: int) -> tuple[Style, list[str]]:
    """Who wins, as large as one line allows, or two where one would be small."""
    for size, most in [(size, 1) for size in range(54, 43, -2)] + [(size, 2) for size in range(48, LEGIBLE, -2)]:
        style = Style("bold", size, WIN, smallest=LEGIBLE)
        if len(lines := in_lines(text, style, room)) <= most:
            return style, lines
    smallest = Style("bold", LEGIBLE, WIN, smallest=LEGIBLE)
    first, *others = in_lines(text, smallest, room)
    return smallest, [first, " ".join(others)]


def name_in_headline(name: str, winners: int = 1) -> str:
    """A winner's name as long as the headline has room for beside its sentence and the other winners."""
    return shorten(name, "bold", 44, 60 + 480 // winners)


def put_winners(canvas: Canvas, winners: Sequence[tuple[str, str]]) -> None:
    """The pieces of the winners, colour and letters of each, in the wreath."""
    x, y, _ = SUN
    size, pitch = CROWD[max(1, len(winners))]
    for i, (colour, mark) in enumerate(winners):
        put_piece(canvas, colour, mark, x + pitch * (i - (len(winners) - 1) / 2), y, size)
