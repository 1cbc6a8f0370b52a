"""Palettes: the 256 fixed colours of a game's pictures, and the making of the file."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.core.picture import Picture

PALETTES = Path(__file__).parents[2] / "data" / "palettes"

LEVEL = 3
"""Effort of packing; higher levels take much longer and gain little."""


@lru_cache(maxsize=8)
def palette(game: str) -> Image.Image:
    """The colours of a game, as the palette of a small picture.

    Raises:
        FileNotFoundError: No palette was made for this game.
    """
    with Image.open(PALETTES / f"{game}.png") as image:
        image.load()
        return image


def developed(image: Image.Image, game: str, alt: str, name: str) -> Picture:
    """Finished picture of a canvas.

    Args:
        image: The canvas, RGB.
        game: Whose palette to use; flat areas keep their colour exactly, nothing is dithered.
        alt: Alternative text.
        name: File name.
    """
    flat = image.quantize(palette=palette(game), dither=Image.Dither.NONE)
    file = io.BytesIO()
    flat.save(file, "PNG", compress_level=LEVEL)
    return Picture(file.getvalue(), alt, image.size, name)
