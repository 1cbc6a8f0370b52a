"""Static grounds: a pattern that repeats itself is drawn once, has no seams, and keeps to its rectangle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.core.colours import INK, PAPER, SEA
from render.core.header import draw_waves
from render.core.shapes import box
from render.core.sprites import Pen, printed

if TYPE_CHECKING:
    from PIL import Image


def waves(width: int, height: int) -> Image.Image:
    return printed(width, height, SEA, lambda pen: draw_waves(pen, 0, width, height))


def test_waves_have_no_seams() -> None:
    image = waves(340, 170)
    for shift in ((68, 0), (0, 34)):
        right, low = 340 - shift[0], 170 - shift[1]
        assert ImageChops.difference(image.crop((*shift, 340, 170)), image.crop((0, 0, right, low))).getbbox() is None
    down, across = image.crop((34, 17, 34 + 68, 17 + 34)), image.crop((0, 0, 68, 34))
    assert len(down.getcolors() or []) > 4
    assert [max(band) for band in ImageChops.difference(down, across).getextrema() if isinstance(band, tuple)] <= [
        12
    ] * 3


@pytest.mark.parametrize(("left", "top", "width", "height"), [(10, 20, 50, 30), (0, 0, 7, 60), (33, 5, 41, 11)])
def test_a_pattern_keeps_to_its_rectangle(left: int, top: int, width: int, height: int) -> None:
    def cover(piece: Pen) -> None:
        piece.area(box(-5, -5, 30, 30), INK, None)

    image = printed(90, 70, PAPER, lambda pen: pen.repeat(left, top, width, height, (8, 6), cover))
    count = {tone: number for number, tone in image.getcolors() or []}
    assert count == {INK: width * height, PAPER: 90 * 70 - width * height}
    assert image.getpixel((left, top)) == INK
    assert image.getpixel((left + width - 1, top + height - 1)) == INK
