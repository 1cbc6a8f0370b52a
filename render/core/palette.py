"""Palettes: the 256 fixed colours of a game's pictures, and the making of the file."""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path

from isal import isal_zlib
from PIL import Image

from render.core.picture import Picture

PALETTES = Path(__file__).parents[2] / "data" / "palettes"

LEVEL = 1
"""Effort of packing, of 0 to 3; a quarter of the time of Pillow's writer for a tenth more bytes."""

LARGE = 16_384
"""Pixels from which on it matters in which form a picture is kept."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"


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
    """
    return Picture(png_of(flattened(image, game)), alt, image.size, name)


def flattened(image: Image.Image, game: str) -> Image.Image:
    """A canvas in the 256 colours of a game, nothing dithered."""
    return image.quantize(palette=palette(game), dither=Image.Dither.NONE)


def lean(image: Image.Image) -> Image.Image:
    """The same picture for keeping, pixel for pixel, in a quarter of the room if 256 colours suffice for it.

    Args:
        image: Of flat colours, RGB.
    """
    if image.width * image.height < LARGE or (colours := image.getcolors(256)) is None:
        return image
    # Of as many colours as there are this way of reducing them keeps every one, in half the time of the usual way.
    return image.quantize(len(colours), Image.Quantize.MAXCOVERAGE)


def png_of(flat: Image.Image) -> bytes:
    """File of a picture of at most 256 colours, with nothing in it but size, colours and pixels.

    Args:
        flat: The picture, mode P without transparency.
    """
    width, height = flat.size
    colours = flat.getpalette("RGB")
    assert colours is not None, "a picture with a palette"
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    # A column of zeros on the left: every row begins with the number of its filter, and 0 is none.
    rows = flat.crop((-1, 0, width, height)).tobytes()
    parts = ((b"IHDR", header), (b"PLTE", bytes(colours)), (b"IDAT", isal_zlib.compress(rows, LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = isal_zlib.crc32(content, isal_zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)
