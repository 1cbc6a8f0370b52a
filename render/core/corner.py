"""The lower left corner of a picture, on which Discord lays its badge "ALT"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from render.core.canvas import Box, Canvas

ACROSS, HIGH = 39 / 310, 29 / 310
"""Width and height of the badge with its margin, in parts of the picture's width: in a frame on a phone a picture is
310 pixels wide, nowhere is it less."""


def covered(canvas: Canvas, box: Box | None = None) -> tuple[str | Box, ...]:
    """Words, and places of pieces and icons, that the badge would cover: on a whole picture, or on a part of it."""
    left, _, end, bottom = box or (0, 0, *canvas.size)
    right, upper = left + (end - left) * ACROSS, bottom - (end - left) * HIGH

    def is_covered(there: Box) -> bool:
        return left < there[2] and there[0] < right and upper < there[3] and there[1] < bottom

    words = [word.text for word in canvas.written if is_covered(word.box)]
    return (*words, *[there for there in canvas.signs if is_covered(there)])


def uncovered(canvas: Canvas, box: Box | None = None) -> Image.Image:
    """A picture, or a part of it, with a foot for the badge if anything stood there, RGB."""
    if not covered(canvas, box):
        return canvas.image if box is None else canvas.part(box)
    shown = canvas.part(box or (0, 0, *canvas.size))
    wide, high = shown.size
    whole = Image.new("RGB", (wide, high + round(wide * HIGH)), shown.getpixel((0, high - 1)))
    whole.paste(shown, (0, 0))
    return whole
