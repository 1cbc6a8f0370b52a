"""The making of a palette: from sample pictures, with the flat colours of the game forced in exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from render.core.colours import Rgb

NEAR = 9
"""Tones no further than this from a flat colour (in the largest of red, green and blue) need no entry of their own."""

LOUD = 400
"""Pixels of one tone that count; without a limit large areas would take every entry."""


def made_palette(samples: Iterable[Image.Image], flat: Iterable[Rgb]) -> list[Rgb]:
    """The 256 colours that serve the samples best.

    Args:
        samples: Pictures as they will be, RGB.
        flat: Colours that must be among them exactly.
    """
    fixed = list(dict.fromkeys(flat))
    tones: dict[Rgb, int] = {}
    for sample in samples:
        for count, tone in sample.getcolors(sample.width * sample.height) or []:
            assert isinstance(tone, tuple)
            tones[tone[0], tone[1], tone[2]] = tones.get((tone[0], tone[1], tone[2]), 0) + count
    rest = {tone: count for tone, count in tones.items() if min(_apart(tone, other) for other in fixed) > NEAR}
    pixels = [tone for tone, count in rest.items() for _ in range(min(LOUD, count) // 20 + 1)]
    field = Image.new("RGB", (len(pixels), 1))
    field.putdata(pixels)
    reduced = field.quantize(256 - len(fixed), Image.Quantize.MEDIANCUT, kmeans=4)
    numbers = (reduced.getpalette() or [])[: 3 * (256 - len(fixed))]
    trained = [(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)]
    return fixed + [tone for tone in trained if min(_apart(tone, other) for other in fixed) > NEAR // 2]


def write_palette(colours: list[Rgb], path: Path) -> None:
    """Writes a palette as a picture of 16 by 16 pixels, one for each colour."""
    image = Image.new("P", (16, 16))
    full = colours + [colours[0]] * (256 - len(colours))
    image.putpalette([part for colour in full for part in colour])
    image.putdata(range(256))
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "PNG")


def _apart(one: Rgb, other: Rgb) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
