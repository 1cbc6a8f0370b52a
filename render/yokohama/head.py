"""Head of a picture: seal or roof with its letter, title, a line below it; and who has which power in an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, WHITE
from render.core.header import TITLE, TITLE_LEFT, seal
from render.core.kept import kept
from render.core.pieces import put_piece
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.yokohama.colours import ROOFS
from render.yokohama.words.labels import area_name

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.view.table import AreaView

KANJI = "横濱"

LETTER_LEFT = 30
PIECE = 68
PITCH = 124
"""From one merchant's power to the next."""


def write_head(canvas: Canvas, title: str, subtitle: str, room: int = CLOSE_UP_WIDE - 30) -> None:
    """Seal, title and subtitle; ``room`` is the right end of what may be used."""
    canvas.put_corner(seal(KANJI), 30, 12)
    _write_lines(canvas, title, subtitle, TITLE_LEFT, room)


def write_place(canvas: Canvas, area: AreaView, words: Words, subtitle: str, room: int) -> None:
    """An area's letter on its roof, its name and a subtitle."""
    put_letter(canvas, area, LETTER_LEFT + 50, 64, 100)
    _write_lines(canvas, words.plain(area_name(area.id), ()), subtitle, LETTER_LEFT + 122, room)


def _write_lines(canvas: Canvas, title: str, subtitle: str, left: int, room: int) -> None:
    canvas.write(title, left, 46, TITLE, room=room - left)
    canvas.write(subtitle, left + 2, 103, Style("plain", 36, INK_2, smallest=LEGIBLE), room=room - left)


def put_letter(canvas: Canvas, area: AreaView, x: float, y: float, size: int) -> None:
    """An area's letter on a block in the colour of its roof."""
    canvas.put(_block(area.kind, size), x, y)
    canvas.write(area.letter, x, y, Style("title", round(size * 0.66), WHITE), "middle")


@kept
def _block(kind: AreaKind, size: int) -> Sprite:
    shape = rounded(2, 2, size - 4, size - 4, size * 0.09)
    return cut_out(size, size, lambda pen: pen.area(shape, ROOFS[kind], INK, 4))


def write_powers(canvas: Canvas, area: AreaView, who: Seated, words: Words) -> int:
    """Everyone's power in an area at the right end of the head; returns where it begins."""
    left = CLOSE_UP_WIDE - 20 - PITCH * len(area.power)
    canvas.write(
        words.text("yokohama-pic-power"), CLOSE_UP_WIDE - 26, 28, Style("plain", 34, smallest=LEGIBLE), "right"
    )
    for seat, power in enumerate(area.power):
        x = left + PITCH * seat
        put_piece(canvas, *who.piece(seat), x + 38, 86, PIECE)
        canvas.write(str(power), x + 82, 88, Style("bold", 54), decides=True)
    return left
