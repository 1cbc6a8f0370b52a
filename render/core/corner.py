"""The lower left corner of a picture, on which Discord lays its badge "ALT"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas

if TYPE_CHECKING:
    from render.core.canvas import Written

ACROSS, HIGH = 48 / 400, 28 / 400
"""Width and height of the badge with its margin, in parts of the picture's width."""

GROUND = 12
"""Pixels at the end of every picture on which nothing lies."""


def covered(canvas: Canvas) -> tuple[Written, ...]:
    """Words that the badge would cover."""
    wide, tall = canvas.size
    right, top = wide * ACROSS, tall - wide * HIGH
    return tuple(word for word in canvas.written if word.box[0] < right and word.box[3] > top)


def uncovered(canvas: Canvas) -> Canvas:
    """The same picture, with a foot of its ground for the badge if words stood there."""
    if not covered(canvas):
        return canvas
    wide, tall = canvas.size
    foot = Image.new("RGB", (wide, round(wide * HIGH)))
    # The last rows are ground; its waves go on below.
    for top in range(0, foot.height, GROUND):
        foot.paste(canvas.image.crop((0, tall - GROUND, wide, tall)), (0, top))
    whole = Image.new("RGB", (wide, tall + foot.height))
    whole.paste(foot, (0, tall))
    whole.paste(canvas.image, (0, 0))
    return Canvas(whole, tuple(canvas.written))
