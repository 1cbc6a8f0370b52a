"""Countries: flags, never without their two letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.colours import INK, INK_2, LINE, mix
from render.core.lettering import TIMES
from render.yokohama.icons.flags import flag
from render.yokohama.words.labels import country_letters
from rules.yokohama.model.terms import COUNTRIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.yokohama.model.terms import Country

PITCH = 182
"""From one country to the next."""


def put_flag(canvas: Canvas, country: Country, x: float, middle: float, width: int) -> None:
    """A flag with its middle at ``x``, its letters below."""
    canvas.put(flag(country, width), x, middle - 18)
    canvas.write(country_letters(country), x, middle + 30, Style("bold", 34, INK_2, smallest=LEGIBLE), "middle")


def put_icons(canvas: Canvas, counts: Sequence[int], left: float, middle: float) -> None:
    """How many icons of each country someone has."""
    for i, (country, count) in enumerate(zip(COUNTRIES, counts, strict=True)):
        x = left + i * PITCH
        put_flag(canvas, country, x + 33, middle, 66)
        style = Style("bold", 50, INK if count else mix(LINE, INK_2, 0.3))
        canvas.write(f"{TIMES}{count}", x + 78, middle - 16, style, decides=True)
