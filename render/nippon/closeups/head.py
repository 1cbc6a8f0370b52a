"""Head and ground of close-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Style
from render.core.colours import DUSK, INK_2, SEA
from render.core.header import HEIGHT, TITLE, TITLE_LEFT, draw_header_ground, draw_waves, seal
from render.core.kept import kept
from render.core.shapes import box
from render.core.sprites import Pen, printed
from render.nippon.figures import KANJI

if TYPE_CHECKING:
    from PIL import Image

    from render.core.canvas import Canvas

BAND = 7


def write_head(canvas: Canvas, title: str, subtitle: str, room: int = CLOSE_UP_WIDE - 30) -> None:
    """Seal, title and subtitle.

    Args:
        room: Right end of what may be used.
    """
    canvas.put_corner(seal(KANJI), 30, 12)
    canvas.write(title, TITLE_LEFT, 46, TITLE, room=room - TITLE_LEFT)
    canvas.write(subtitle, TITLE_LEFT + 2, 103, Style("plain", 36, INK_2, smallest=LEGIBLE), room=room - TITLE_LEFT)


@kept
def ground(width: int, height: int) -> Image.Image:
    """Deep sea with waves at dusk, which everyone may see."""

    def draw(pen: Pen) -> None:
        draw_waves(pen, HEIGHT, width, height - HEIGHT)
        draw_dusk(pen, width)

    return printed(width, height, SEA, draw)


def draw_dusk(pen: Pen, width: int) -> None:
    """Draws what stands above a ground: the header, and the dusk below it."""
    for number, tone in enumerate(DUSK):
        pen.area(box(0, HEIGHT + number * BAND, width, BAND), tone, None)
    draw_header_ground(pen, width)
