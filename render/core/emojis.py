"""Emojis: the icons of the pictures as they stand in lines, menus and buttons; those that games share, and the drawing.

A name is 2 to 8 small letters, since the mark-up of an emoji counts towards the characters of a message.
"""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageFilter

from render.core import icons
from render.core.colours import COIN, GOLD, INK, SEATS, SILK, WHITE, Rgb, rgb
from render.core.pieces import SHAPES
from render.core.shapes import piece, star
from render.core.sprites import OVERSIZE, Pen
from render.core.words_icons import mark_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.sprites import Emblem

SIZE = 128
"""Width and height in pixels, what Discord keeps of an emoji."""

RIM = 7
"""Pixels of the pale rim round an emoji: on a dark ground it parts the ink from what lies behind."""

READY = rgb("#3E8A4C")

HASHED = 4
"""Characters of the hash in which the name of an emoji ends at Discord."""


def _mark(colour: str) -> Emblem:
    """The piece of a seat without its initial."""

    def draw(pen: Pen, fill: Rgb) -> None:
        pen.area(piece(SHAPES[colour], 0.5, 0.5, 0.86), fill, INK, 0.06)

    return draw, SEATS[colour]


def _points(pen: Pen, fill: Rgb) -> None:
    """Points: the rosette, and a star where a picture has their number."""
    icons.vp_rosette(pen, fill)
    pen.area(star(0.5, 0.52, 0.3), WHITE, None)


SHARED: Mapping[str, Emblem] = {
    "vp": (_points, INK),
    "yen": (icons.coin, COIN),
    "silk": (icons.silk, SILK),
    "any": (icons.any_good, WHITE),
    "cards": (icons.cards, WHITE),
    "medal": (icons.ribbon, GOLD),
    "ready": (icons.tick, READY),
    **{mark_of(colour): _mark(colour) for colour in SEATS},
}
"""What several games count or name, and the marks of the seats."""


def drawn(emblem: Emblem) -> Image.Image:
    """An emoji as it is uploaded: its icon within a pale rim, on nothing."""
    drawing, fill = emblem
    side = SIZE - 2 * RIM - 2
    canvas = Image.new("RGBA", (SIZE * OVERSIZE, SIZE * OVERSIZE), (*WHITE, 0))
    drawing(Pen(canvas, 1).at(RIM + 1, RIM + 1, side), fill)
    shape = canvas.getchannel("A").reduce(OVERSIZE)
    # A blurred shape of which all is taken that is more than a breath of it: the same shape, wider and rounder.
    wider = shape.filter(ImageFilter.GaussianBlur(RIM / 2)).point(lambda much: min(255, max(0, (much - 4) * 24)))
    # Where nothing is drawn the canvas has the colour of the rim, so that reducing it brings no other into its edge.
    small = canvas.convert("RGB").reduce(OVERSIZE)
    small.putalpha(wider)
    return small


def png(image: Image.Image) -> bytes:
    """File of an emoji."""
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def full_name(name: str, image: Image.Image) -> str:
    """What an emoji is called at Discord: its name, and a short hash of its picture."""
    return f"{name}_{sha256(image.tobytes()).hexdigest()[:HASHED]}"
