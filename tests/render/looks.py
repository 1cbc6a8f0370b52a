"""What can be measured of a picture without looking at it: words in their places, whole, apart and legible."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from PIL import Image

    from render.core.canvas import Canvas, Written
    from render.core.languages import Lang

LONGEST: Lang = "de"
"""The language of the longest words: in it most is too long first."""

PHONE = 400
"""Width in points of a picture on a phone."""

LEGIBLE = 11
"""Least height of figures there that a decision needs."""


def wrong(find: Callable[[Canvas], list[object]], pictures: Mapping[str, Canvas]) -> dict[str, list[object]]:
    """What is wrong with each picture, by its name; empty if all is well."""
    return {name: found for name, canvas in pictures.items() if (found := find(canvas))}


def within(box: tuple[int, int, int, int], size: tuple[int, int]) -> bool:
    """Whether a box is one, and lies on a picture."""
    left, top, right, bottom = box
    return 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]


def overlaps(canvas: Canvas) -> Iterator[tuple[Written, Written]]:
    """Pairs of words that share more than a line of pixels each way."""
    words = sorted(canvas.written, key=lambda word: word.box[0])
    for number, one in enumerate(words):
        _, top, right, bottom = one.box
        for other in words[number + 1 :]:
            if other.box[0] + 1 >= right - 1:
                break
            if one.box[0] + 1 < other.box[2] - 1 and top + 1 < other.box[3] - 1 and other.box[1] + 1 < bottom - 1:
                yield one, other


def astray(canvas: Canvas) -> list[object]:
    """Words that leave the picture or run into each other."""
    return [*(word for word in canvas.written if not within(word.box, canvas.size)), *overlaps(canvas)]


def cut(canvas: Canvas) -> list[object]:
    """Words that are not whole."""
    return [word for word in canvas.written if word.text != word.wanted]


def illegible(canvas: Canvas, fewest: int = 1) -> list[object]:
    """Figures that decide and are too small on a phone, or what is missing where too few decide."""
    figures = [word for word in canvas.written if word.decides]
    tiny = [word for word in figures if word.figure * PHONE / canvas.size[0] < LEGIBLE]
    return [*tiny, *([] if len(figures) >= fewest else [f"{len(figures)} figures decide"])]


def pixels(image: Image.Image, colour: object) -> int:
    """How many pixels have a colour."""
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == colour)
