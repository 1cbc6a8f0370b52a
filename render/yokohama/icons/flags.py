"""Flags of countries: three to two, in a frame of ink; wherever one stands its two letters stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, WHITE, Rgb, rgb
from render.core.kept import kept
from render.core.shapes import box
from render.core.sprites import cut_out

if TYPE_CHECKING:
    from render.core.sprites import Pen, Sprite

RED = rgb("#B8322C")
BLUE = rgb("#24427C")
BLACK = rgb("#26221F")
YELLOW = rgb("#E8B93B")
FLAG_COLOURS = (RED, BLUE, BLACK, YELLOW)


@kept
def flag(country: str, width: int) -> Sprite:
    """Flag of a country.

    Args:
        country: ``gb``, ``us``, ``fr``, ``de`` or ``nl``.
        width: Pixels; its height is two thirds.

    Raises:
        ValueError: There is no flag of that country.
    """
    height = round(width * 2 / 3)

    def draw(pen: Pen) -> None:
        match country:
            case "gb":
                _britain(pen, width, height)
            case "us":
                _america(pen, width, height)
            case "fr":
                for i, colour in enumerate((BLUE, WHITE, RED)):
                    pen.area(box(i * width / 3, 0, width / 3, height), colour, None)
            case "de":
                _lying(pen, width, height, (BLACK, RED, YELLOW))
            case "nl":
                _lying(pen, width, height, (RED, WHITE, BLUE))
            case other:
                raise ValueError(f"no flag of {other!r}")
        rim = max(1.5, width * 0.03)
        pen.area(box(rim / 2, rim / 2, width - rim, height - rim), None, INK, rim)

    return cut_out(width, height, draw)


def _lying(pen: Pen, width: int, height: int, stripes: tuple[Rgb, ...]) -> None:
    for i, colour in enumerate(stripes):
        pen.area(box(0, i * height / len(stripes), width, height / len(stripes)), colour, None)


def _britain(pen: Pen, width: int, height: int) -> None:
    pen.area(box(0, 0, width, height), BLUE, None)
    for line in ([(0, 0), (width, height)], [(width, 0), (0, height)]):
        pen.line(line, WHITE, height * 0.16)
    for colour, weight in ((WHITE, 0.34), (RED, 0.2)):
        pen.line([(width / 2, 0), (width / 2, height)], colour, height * weight)
        pen.line([(0, height / 2), (width, height / 2)], colour, height * weight)


def _america(pen: Pen, width: int, height: int) -> None:
    _lying(pen, width, height, (RED, WHITE, RED, WHITE, RED, WHITE, RED))
    pen.area(box(0, 0, width * 0.42, height * 4 / 7), BLUE, None)
    for x in (0.13, 0.29):
        for y in (0.17, 0.4):
            pen.disc(width * x, height * y, height * 0.055, WHITE, None)
