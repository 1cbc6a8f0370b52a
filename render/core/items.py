"""Numbers with their icons, in rows and close together."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.canvas import Style
from render.core.colours import INK, WHITE, Rgb
from render.core.icons import vp_rosette
from render.core.kept import kept
from render.core.lettering import width
from render.core.shapes import rosette
from render.core.sprites import Icon, Pen, Sprite, icon
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from render.core.canvas import Canvas

CLOSE = 2
"""Pixels between a number and its icon where both have little room."""

SQUARE = 96
LARGEST = 46
"""Size at which an icon is measured, and to which it grows at most where it is cut close."""


@frozen
class Item:
    """A number with its icon.

    Attributes:
        count: The number.
        drawing: The icon behind it; None for victory points, whose number stands inside the rosette.
        fill: Main colour of the icon.
    """

    count: int
    drawing: Icon | None
    fill: Rgb


@frozen
class Scale:
    """How large a row of items is.

    Attributes:
        figure: Size of the numbers.
        icon: Pixels of an icon.
        rosette: Pixels of the rosette of victory points.
        gap: Pixels between two items.
    """

    figure: int
    icon: int
    rosette: int
    gap: int


@lru_cache(maxsize=512)
def row_width(items: tuple[Item, ...], scale: Scale) -> int:
    """Pixels that a row of items takes."""
    return sum(item_width(item, scale) for item in items) + scale.gap * max(0, len(items) - 1)


def item_width(item: Item, scale: Scale) -> int:
    """Pixels that one item takes."""
    if item.drawing is None:
        return scale.rosette
    return width(str(item.count), "bold", scale.figure) + scale.icon + 2


def put_items(
    canvas: Canvas, items: tuple[Item, ...], x: float, y: float, scale: Scale, *, decides: bool = False
) -> None:
    """Lays down a row of items with its middle at (x, y).

    Args:
        x: Middle of the row.
        y: Middle of its height.
        decides: Whether a decision needs the numbers.
    """
    put_row(canvas, items, x - row_width(items, scale) / 2, y, scale, decides=decides)


def put_row(
    canvas: Canvas, items: tuple[Item, ...], left: float, y: float, scale: Scale, *, decides: bool = False
) -> None:
    """Lays down a row of items from its left end."""
    for item in items:
        put_item(canvas, item, left, y, scale, decides=decides)
        left += item_width(item, scale) + scale.gap


def put_item(canvas: Canvas, item: Item, left: float, y: float, scale: Scale, *, decides: bool = False) -> None:
    """Lays down one item from its left end."""
    if item.drawing is None:
        put_points(canvas, item.count, left + scale.rosette / 2, y, scale.rosette, scale.figure, decides=decides)
        return
    taken = canvas.write(str(item.count), left, y, Style("bold", scale.figure), decides=decides)
    canvas.put(icon(item.drawing, scale.icon, item.fill), left + taken + 2, y, "left")


def put_closely(
    canvas: Canvas, items: tuple[Item, ...], x: float, y: float, room: tuple[int, int], figure: int
) -> None:
    """Lays down items as large as their room allows, numbers and icons close together by their ink.

    Args:
        x: Middle.
        y: Middle.
        figure: Size of the numbers of a single item; several share the room.
    """
    wide, high = room[0] / max(1, len(items)), room[1]
    size = min(figure, round(wide * 0.76))
    left = x - wide * len(items) / 2
    for i, item in enumerate(items):
        middle = left + (i + 0.5) * wide
        if item.drawing is None:
            _put_seal(canvas, item.count, middle, y, round(min(wide, high)), figure)
        else:
            _put_close(canvas, item, middle, y, (wide, high), size)


def _put_close(canvas: Canvas, item: Item, x: float, y: float, room: tuple[float, float], figure: int) -> None:
    assert item.drawing is not None, "points stand in a seal"
    number = width(str(item.count), "bold", figure)
    sprite = _cut_close(item.drawing, item.fill, round(room[0] - number - CLOSE), round(room[1] * 0.84))
    left = x - (number + CLOSE + sprite.size[0]) / 2
    canvas.write(str(item.count), left, y, Style("bold", figure))
    canvas.put(sprite, left + number + CLOSE, y, "left")


@kept
def _cut_close(drawing: Icon, fill: Rgb, wide: int, high: int) -> Sprite:
    """An icon without the empty margin of its square, as large as it goes."""
    left, top, right, bottom = icon(drawing, SQUARE, fill).stencil.getbbox() or (0, 0, SQUARE, SQUARE)
    size = min(LARGEST, wide * SQUARE // (right - left), high * SQUARE // (bottom - top))
    whole = icon(drawing, size, fill)
    ink = whole.stencil.getbbox()
    return Sprite(whole.image.crop(ink), whole.stencil.crop(ink))


def points_seal(pen: Pen, fill: Rgb) -> None:
    """Victory points where their number needs all the room: the rosette without its ring."""
    pen.area(rosette(0.5, 0.5, 0.5), fill, None)


def _put_seal(canvas: Canvas, points: int, x: float, y: float, size: int, figure: int) -> None:
    canvas.put(icon(points_seal, size, INK), x, y)
    style = Style("bold", min(figure, round(size * 0.84)), WHITE)
    canvas.write(str(points), x, y, style, "middle", room=size * 0.84)


def put_points(
    canvas: Canvas, points: int, x: float, y: float, size: int, figure: int, *, decides: bool = False
) -> None:
    """Victory points: a white number in the rosette of ink."""
    canvas.put(icon(vp_rosette, size, INK), x, y)
    canvas.write(str(points), x, y, Style("bold", figure, WHITE), "middle", decides=decides)
