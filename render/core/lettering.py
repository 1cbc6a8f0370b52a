"""Lettering: the bundled faces, how wide words are in them, and their masks, cut once and kept."""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from render.core.kept import kept
from rules.core.frozen import frozen

Face = Literal["title", "quiet", "bold", "plain", "kanji"]
"""Besley 800 and 600, Fira Sans Condensed 700 and 500, Zen Antique."""

FONTS = Path(__file__).parents[2] / "data" / "fonts"

FILES: dict[Face, tuple[str, ...]] = {
    "title": ("besley-latin-800-normal", "besley-latin-ext-800-normal"),
    "quiet": ("besley-latin-600-normal", "besley-latin-ext-600-normal"),
    "bold": ("fira-sans-condensed-latin-700-normal", "fira-sans-condensed-latin-ext-700-normal"),
    "plain": ("fira-sans-condensed-latin-500-normal", "fira-sans-condensed-latin-ext-500-normal"),
    "kanji": ("zen-antique-kanji",),
}
"""Files of each face; a character is taken from the first that has it."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
TIMES = "\N{MULTIPLICATION SIGN}"
DASH = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"


@frozen
class Mask:
    """A word as a stencil.

    Attributes:
        stencil: Grey picture, 255 where ink goes; ``None`` for a word without any ink.
        baseline: Pixels from the stencil's top down to the baseline.
        width: Advance width in pixels.
        figure: Height of the figure zero above the baseline, in pixels; words are centred by it.
    """

    stencil: Image.Image | None
    baseline: int
    width: int
    figure: int


@lru_cache(maxsize=256)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    path = FONTS / f"{file}.woff2"
    try:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise OSError(
            f"cannot open the font {path.name}: {error}; Pillow must be built with FreeType and Brotli (WOFF2)",
        ) from error


@lru_cache(maxsize=4096)
def _drawn_by(file: str, character: str) -> bool:
    """Whether ``file`` has a drawing for ``character``; a missing one looks like the font's empty box."""
    if character.isspace():
        return character == " "
    font = _font(file, 40)
    got, missing = font.getmask(character), font.getmask("\U0010ffff")
    return got.size != missing.size or bytes(got) != bytes(missing)


def file_for(character: str, face: Face) -> str | None:
    """Font file of ``face`` that has ``character``, or None."""
    return next((file for file in FILES[face] if _drawn_by(file, character)), None)


def drawable(text: str, face: Face) -> bool:
    """Whether every character of ``text`` is in ``face``."""
    return all(file_for(character, face) for character in text)


def _runs(text: str, face: Face) -> list[tuple[str, str]]:
    runs: list[tuple[str, str]] = []
    for character in text:
        file = file_for(character, face)
        if file is None:
            raise ValueError(f"{character!r} is not in the face {face}")
        if runs and runs[-1][0] == file:
            runs[-1] = (file, runs[-1][1] + character)
        else:
            runs.append((file, character))
    return runs


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """Advance width of ``text`` in pixels.

    Raises:
        ValueError: A character is not in the face.
    """
    return round(sum(_font(file, size).getlength(run) for file, run in _runs(text, face)))


@lru_cache(maxsize=64)
def figure_height(face: Face, size: int) -> int:
    """Height in pixels of the figure zero (of a kanji in the face of kanji)."""
    left, top, right, bottom = _font(FILES[face][0], size).getbbox("大" if face == "kanji" else "0", anchor="ls")
    del left, right
    return round(bottom - top) if face == "kanji" else round(-top)


@kept
def mask(text: str, face: Face, size: int) -> Mask:
    """Stencil of ``text``, kept for the next time.

    Raises:
        ValueError: A character is not in the face.
    """
    margin = size // 4 + 1
    baseline = round(size * 1.2)
    total = width(text, face, size)
    stencil = Image.new("L", (total + 2 * margin, round(size * 1.7)), 0)
    draw = ImageDraw.Draw(stencil)
    at: float = margin
    for file, run in _runs(text, face):
        font = _font(file, size)
        draw.text((at, baseline), run, font=font, fill=255, anchor="ls")
        at += font.getlength(run)
    ink = stencil.getbbox()
    figure = figure_height(face, size)
    if ink is None:
        return Mask(None, 0, total, figure)
    # the ink keeps its place relative to the pen, so that words of one line stand on one line
    cut = (margin + min(0, ink[0] - margin), ink[1], ink[2], ink[3])
    return Mask(stencil.crop(cut), baseline - cut[1], total, figure)


@lru_cache(maxsize=2048)
def shorten(text: str, face: Face, size: int, room: int) -> str:
    """``text``, or as much of its beginning as fits into ``room`` pixels with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
