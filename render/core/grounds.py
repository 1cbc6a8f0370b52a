"""Grounds of pictures, with the paper of their head: the sea under what everyone may see, the cloth under a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import CLOTH, CLOTH_LINE, SEA, Rgb
from render.core.header import HEIGHT, draw_header_ground, draw_lattice, draw_waves
from render.core.kept import kept
from render.core.shapes import box
from render.core.sprites import Pen, printed

if TYPE_CHECKING:
    from PIL import Image

BAND = 9
"""Height of each tone of the sky over the sea."""


@kept
def cloth(width: int, height: int) -> Image.Image:
    """Pine-green cloth of a private picture."""

    def draw_ground(pen: Pen) -> None:
        draw_lattice(pen, width, height, CLOTH_LINE)
        draw_header_ground(pen, width)

    return printed(width, height, CLOTH, draw_ground)


@kept
def water(width: int, height: int, sky: tuple[Rgb, ...] = ()) -> Image.Image:
    """Deep sea with waves, below the head the tones of the sky from the top down."""

    def draw_ground(pen: Pen) -> None:
        draw_waves(pen, HEIGHT, width, height - HEIGHT)
        draw_header_ground(pen, width)
        for i, tone in enumerate(sky):
            pen.area(box(0, HEIGHT + i * BAND, width, BAND), tone, None)

    return printed(width, height, SEA, draw_ground)
