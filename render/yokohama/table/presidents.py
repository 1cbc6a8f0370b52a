"""Presidents: the robe of an assistant, wider, with the merchant's letter on the chest and a top hat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import NOW, SEATS, WHITE, ink_on, mix, rgb
from render.core.kept import kept
from render.core.pieces import mark
from render.core.shapes import box, curve, mirrored
from render.core.sprites import cut_out

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.shapes import Outline
    from render.core.sprites import Pen, Sprite

FACE = rgb("#EFCFB0")
MARGIN = 10
"""Pixels round a president for the outline of something new."""

WIDE = 0.76
"""Width of a president in parts of its height."""


@kept
def president_sprite(colour: str, height: int, *, marked: bool = False, empty: bool = False) -> Sprite:
    """A president.

    Args:
        colour: Id of the merchant's colour.
        height: Pixels from foot to hat.
        marked: With the vermilion outline of something new.
        empty: Only an outline in vermilion: it was here.
    """
    width = round(height * WIDE)
    h = float(height)

    def draw(pen: Pen) -> None:
        body = pen.at(MARGIN, MARGIN, 1)
        weight = max(2.0, h * 0.04)
        parts = [[(x * h, y * h) for x, y in part] for part in (_robe(), _brim(), _crown())]
        if empty:
            for part in parts:
                body.area(part, WHITE, NOW, weight)
            return
        if marked:
            for ink, rim in ((NOW, 14.0), (WHITE, 6.0)):
                for part in parts:
                    body.line([*part, part[0]], ink, rim)
        _draw_figure(body, h, SEATS[colour], weight)

    return cut_out(width + 2 * MARGIN, height + 2 * MARGIN, draw)


def president(pen: Pen, fill: Rgb) -> None:
    """President as an icon, in the unit square: the figure without a letter."""
    _draw_figure(pen.at((1 - WIDE) / 2, 0, 1), 1, fill, 0.05)


def _draw_figure(pen: Pen, h: float, fill: Rgb, weight: float) -> None:
    pen.disc(h * WIDE / 2, h * 0.42, h * 0.13, FACE, weight=weight)
    pen.area([(x * h, y * h) for x, y in _robe()], fill, weight=weight)
    _draw_hat(pen, h, fill, weight)


def _robe() -> Outline:
    """Bell-shaped robe, in parts of the height."""
    side = curve((0.27, 0.5), (0.1, 0.55), (0.06, 0.7), (0.02, 0.98))
    return [*mirrored(side, WIDE / 2), *side]


def _brim() -> Outline:
    return box(WIDE / 2 - 0.27, 0.28, 0.54, 0.07)


def _crown() -> Outline:
    return box(WIDE / 2 - 0.155, 0.02, 0.31, 0.27)


def put_president(
    canvas: Canvas, colour: str, letters: str, x: float, foot: float, height: int, *, marked: bool = False
) -> None:
    """Stands a president with its foot at (x, foot)."""
    canvas.put(president_sprite(colour, height, marked=marked), x, foot - height / 2)
    style = mark(letters, height * 0.34, ink_on(SEATS[colour]))
    canvas.write(letters, x, foot - height * 0.22, style, "middle", room=height * 0.5)


def put_hat(canvas: Canvas, colour: str, x: float, foot: float, height: int) -> None:
    """The hat alone of a president of this height, its brim resting at (x, foot): the president is in hand."""
    canvas.put(_hat(colour, height), x, foot - height * 0.35 / 2)


@kept
def _hat(colour: str, height: int) -> Sprite:
    h, weight = float(height), max(2.0, height * 0.04)

    def draw(pen: Pen) -> None:
        _draw_hat(pen.at(0, 2, 1), h, SEATS[colour], weight)

    return cut_out(round(h * WIDE), round(h * 0.37) + 4, draw)


def _draw_hat(pen: Pen, h: float, fill: Rgb, weight: float) -> None:
    for part in (_brim(), _crown()):
        pen.area([(x * h, y * h) for x, y in part], fill, weight=weight)
    pen.area(box((WIDE / 2 - 0.125) * h, 0.215 * h, 0.25 * h, 0.045 * h), mix(fill, WHITE, 0.55), None)


def put_ghost(canvas: Canvas, colour: str, letters: str, x: float, foot: float, height: int) -> None:
    """Outline of a president who stood here before."""
    canvas.put(president_sprite(colour, height, empty=True), x, foot - height / 2)
    canvas.write(letters, x, foot - height * 0.22, mark(letters, height * 0.34, NOW), "middle", room=height * 0.5)


def put_bust(canvas: Canvas, colour: str, letters: str, x: float, y: float, size: int) -> None:
    """A president with his middle at (x, y), as large as a piece of this size is wide."""
    height = round(size * 1.5)
    put_president(canvas, colour, letters, x, y + height / 2, height)
