"""Pieces and labels: what stands for a person, and the trade label on which things are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, NOW, PAPER, SEATS, WHITE, Rgb, ink_on
from render.core.kept import kept
from render.core.shapes import bitten, piece, rounded
from render.core.sprites import Pen, Sprite, cut_out

if TYPE_CHECKING:
    from PIL import Image

    from render.core.lettering import Face

SHAPES: dict[str, str] = {
    "blue": "disc",
    "ochre": "square",
    "mint": "mountain",
    "violet": "lozenge",
    "white": "disc",
    "pink": "square",
    "grey": "mountain",
    "beige": "lozenge",
    "stone": "tortoise",
}
"""The shape that goes with each colour of a seat, its second code."""


HALO = 10
"""Pixels by which it shines out."""


def _rim(size: float) -> float:
    return max(2.0, size * 0.07)


@kept
def piece_sprite(colour: str, size: int, *, marked: bool = False, empty: bool = False) -> Sprite:
    """A seat's piece.

    Args:
        colour: Id of the seat's colour.
        size: Nominal size in pixels.
        marked: With the vermilion outline of something new, in the piece's own shape, with a white gap.
        empty: Only the outline: the piece is not here.
    """
    side = round(size * 1.5)

    def draw(pen: Pen) -> None:
        outline = piece(SHAPES[colour], side / 2, side / 2, size)
        rim = _rim(size)
        if empty:
            pen.area(outline, None, INK, rim * 0.6)
            return
        if marked:
            pen.line([*outline, outline[0]], NOW, rim + 16)
            pen.line([*outline, outline[0]], WHITE, rim + 7)
        pen.area(outline, SEATS[colour], INK, rim)

    return cut_out(side, side, draw)


def put_piece(
    canvas: Canvas, colour: str, letters: str, x: float, y: float, size: int, *, marked: bool = False
) -> None:
    """Lays down a seat's piece with its letters, centred at (x, y)."""
    canvas.put(piece_sprite(colour, size, marked=marked), x, y)
    # a mountain is wider further down, where two letters stand
    drop = size * (0.06 if len(letters) == 1 else 0.13) if SHAPES[colour] == "mountain" else 0
    canvas.write(letters, x, y + drop, mark(letters, size * 0.49, ink_on(SEATS[colour])), "middle", room=size * 0.82)


def mark(letters: str, size: float, ink: Rgb) -> Style:
    """How the letters of a seat are written on what it owns: two in the narrower face, smaller before they are cut."""
    face: Face = "title" if len(letters) == 1 else "bold"
    return Style(face, round(size), ink, smallest=round(size * 0.55))


@kept
def label(width: int, height: int, fill: Rgb = PAPER, bite: int = 14, weight: float = 4, ink: Rgb = INK) -> Sprite:
    """The trade label: a rectangle with bitten corners and an ink frame."""
    half = weight / 2

    def draw(pen: Pen) -> None:
        pen.area(bitten(half, half, width - weight, height - weight, bite), fill, ink, weight)

    return cut_out(width, height, draw)


@kept
def label_shape(width: int, height: int, bite: int = 14) -> Image.Image:
    """Stencil of a label, for what lies on it from edge to edge."""
    return label(width, height, PAPER, bite, 4).stencil


@kept
def plate(width: int, height: int, fill: Rgb, radius: int = 8) -> Sprite:
    """A flat field with round corners and no frame."""
    return cut_out(width, height, lambda pen: pen.area(rounded(0, 0, width, height, radius), fill, None))


@kept
def frame(width: int, height: int, weight: int = 8, radius: int = 10) -> Sprite:
    """Vermilion frame round something that is new, with a white gap on its inner side."""
    half = weight / 2

    def draw(pen: Pen) -> None:
        inside = rounded(weight, weight, width - 2 * weight, height - 2 * weight, radius)
        pen.area(inside, None, WHITE, 4)
        pen.area(rounded(half, half, width - weight, height - weight, radius + half), None, NOW, weight)

    return cut_out(width, height, draw)


@kept
def halo(width: int, height: int, bite: float) -> Sprite:
    """Vermilion rim that shines out round a label that is new, in its own shape, with a white gap; laid down first."""

    def draw(pen: Pen) -> None:
        for far, fill in ((HALO, NOW), (3, WHITE)):
            gap = HALO - far
            pen.area(bitten(gap, gap, width + 2 * far, height + 2 * far, bite), fill, None)

    return cut_out(width + 2 * HALO, height + 2 * HALO, draw)


@kept
def pill(width: int, height: int, fill: Rgb = NOW) -> Sprite:
    """Small capsule for a count that stands on something else."""
    return cut_out(
        width,
        height,
        lambda pen: pen.area(rounded(1, 1, width - 2, height - 2, height / 2 - 1), fill, WHITE, 2.5),
    )


@kept
def arrow_sprite(outline: tuple[tuple[float, float], ...], width: int, height: int) -> Sprite:
    """Vermilion arrow behind what has moved, with a white rim."""

    def draw(pen: Pen) -> None:
        pen.area(outline, WHITE, WHITE, 8)
        pen.area(outline, NOW, NOW, 2)

    return cut_out(width, height, draw)
