"""The lower left corner of a picture, on which Discord lays its badge "ALT"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.core.canvas import Box, Canvas

ACROSS, HIGH = 39 / 310, 29 / 310
"""Width and height of the badge with its margin, in parts of the picture's width: in a frame on a phone a picture is
310 pixels wide, nowhere is it less."""


def covered(canvas: Canvas, box: Box) -> tuple[str | Box, ...]:
    """Words, and places of pieces and icons, that the badge would cover where a part of a picture is shown."""
    left, _, end, bottom = box
    right, upper = left + (end - left) * ACROSS, bottom - (end - left) * HIGH

    def is_covered(there: Box) -> bool:
        return left < there[2] and there[0] < right and upper < there[3] and there[1] < bottom

    words = [word.text for word in canvas.written if is_covered(word.box)]
    return (*words, *[there for there in canvas.signs if is_covered(there)])


def foot(canvas: Canvas, box: Box) -> int:
    """Pixels to be left below a part of a picture for the badge: none if nothing stands there."""
    return round((box[2] - box[0]) * HIGH) if covered(canvas, box) else 0
