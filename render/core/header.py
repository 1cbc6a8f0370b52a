"""The head of every picture: seal, title, what it shows, and the banner that says whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from render.core import lettering
from render.core.canvas import Canvas, Style
from render.core.colours import INK, INK_2, NOW, PAPER, SEA_LINE, WHITE, Rgb
from render.core.kept import kept
from render.core.pieces import put_piece
from render.core.shapes import arc, box, pennant, rounded
from render.core.sprites import Pen, Sprite, cut_out

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words

HEIGHT = 145
"""Pixels from the top of a picture to what it shows."""

TITLE = Style("title", 60, smallest=40)
SUBTITLE = Style("plain", 30, INK_2, smallest=24)
TITLE_LEFT = 110

WAVE = 34
"""Radius of an arch of the sea."""

LATTICE = 44
"""Width of a lozenge of the lattice."""

Stand: TypeAlias = Callable[[Canvas, str, str, float, float, int], None]
"""Lays down what stands for a person: canvas, colour, letters, middle across and down, size."""


def draw_header_ground(pen: Pen, width: int) -> None:
    """Paper, ink rule and hair line, as part of a static picture."""
    pen.area(box(0, 0, width, 128), PAPER, None)
    pen.area(box(0, 128, width, 10), INK, None)
    pen.area(box(0, 138, width, 4), PAPER, None)
    pen.area(box(0, 142, width, 3), INK, None)


@kept
def seal(kanji: str, fill: Rgb = INK, ink: Rgb = WHITE) -> Sprite:
    """Seal of a game: two kanji under each other on a dark block (ornament, never information)."""
    block = cut_out(58, 104, lambda pen: pen.area(rounded(0, 0, 58, 104, 9), fill, None))
    canvas = Canvas(block.image)
    for row, character in enumerate(kanji):
        mask = lettering.mask(character, "kanji", 48)
        if mask.stencil is not None:
            left, top = (58 - mask.stencil.width) // 2, 28 + 48 * row - mask.stencil.height // 2
            canvas.lay(ink, left, top, mask.stencil.size, mask.stencil)
    return Sprite(canvas.image, block.stencil)


def write_title(canvas: Canvas, kanji: str, title: str, subtitle: str, room: int) -> int:
    """Seal, title and subtitle.

    Args:
        kanji: The two signs of the seal.
        room: Right end of what may be used.

    Returns:
        Where the longer of the two lines ends.
    """
    canvas.put_corner(seal(kanji), 30, 12)
    space = room - TITLE_LEFT
    wide = canvas.write(title, TITLE_LEFT, 46, TITLE, room=space)
    low = canvas.write(subtitle, TITLE_LEFT + 2, 103, SUBTITLE, room=space)
    return TITLE_LEFT + max(wide, low)


SMALLEST = 28
"""Size of letters down to which a banner shrinks before names are cut."""


@kept
def _strip(width: int, fill: Rgb) -> Sprite:
    return cut_out(width, 100, lambda pen: pen.area(pennant(0, 0, width, 100, 34), fill, None))


def write_call(
    canvas: Canvas, left: int, who: Seated, waiting: Sequence[int], asked: str, words: Words, stand: Stand = put_piece
) -> None:
    """The banner of a match that goes on: who is waited for, and what is asked. See `write_banner`."""

    def told(names: str) -> str:
        return words.text("pic-to-play", names=names, count=len(waiting))

    write_banner(canvas, left, who, waiting, told, asked, NOW, stand)


def write_banner(
    canvas: Canvas,
    left: int,
    who: Seated,
    seats: Sequence[int],
    told: Callable[[str], str],
    below: str,
    fill: Rgb,
    stand: Stand = put_piece,
) -> None:
    """The turn banner: a coloured strip with people's pieces and what is told of them.

    Args:
        left: Where the strip begins; it ends at the right margin.
        seats: Who is told of, at most four.
        told: What is told of them, by their names; long names are cut, never what is told.
        below: The second line.
        stand: Lays down one of the pieces.
    """
    right = canvas.size[0] - 28
    canvas.put_corner(_strip(right - left, fill), left, 14)
    ink = WHITE if fill == NOW else INK
    size = 62 if len(seats) <= 1 else 50
    text_left = left + 56
    for seat in seats:
        stand(canvas, *who.piece(seat), text_left + size // 2, 64, size)
        text_left += round(size * 1.22)
    text_left += 12 if seats else 0
    room = right - text_left - 22
    line = _line([who.names[seat] for seat in seats], told, room)
    canvas.write(line, text_left, 44, Style("title", 54, ink, smallest=SMALLEST), room=room)
    canvas.write(below, text_left, 94, Style("plain", 32, ink, smallest=26), room=room)


def _line(names: Sequence[str], told: Callable[[str], str], room: int) -> str:
    """What is told of people, with names as long as there is room for."""
    whole = told(", ".join(names))
    if lettering.width(whole, "title", SMALLEST) <= room:
        return whole
    share = (room - lettering.width(told(", " * (len(names) - 1)), "title", SMALLEST)) // len(names)
    return told(", ".join(lettering.shorten(name, "title", SMALLEST, share) for name in names))


def draw_waves(pen: Pen, top: int, width: int, height: int) -> None:
    """Seigaiha: rows of three-fold wave arches, as part of a static picture."""

    def draw(piece: Pen) -> None:
        for row in range(4):
            for column in (-1, 0, 1):
                x = column * 2 * WAVE + (WAVE if row % 2 else 0)
                for share in (1.0, 0.66, 0.33):
                    reach = WAVE * share
                    piece.line(arc(x, row * WAVE / 2, reach, reach, 205, 335, 10), SEA_LINE, 1.6)

    pen.repeat(0, top, width, height, (2 * WAVE, WAVE), draw)


def draw_lattice(pen: Pen, width: int, height: int, ink: Rgb) -> None:
    """Lozenge lattice of the private cloth below its head, as part of a static picture."""
    for x in range(HEIGHT - height, width + height - HEIGHT, LATTICE):
        pen.line([(x, HEIGHT), (x + height - HEIGHT, height)], ink, 1.6)
        pen.line([(x, HEIGHT), (x - height + HEIGHT, height)], ink, 1.6)
