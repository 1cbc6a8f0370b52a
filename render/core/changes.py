"""What is new in a picture since the reader last looked, in vermilion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from render.core.canvas import Style
from render.core.colours import NOW, WHITE
from render.core.kept import kept
from render.core.pieces import label, pill
from render.core.sprites import RIM, Sprite, icon, rim

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.sprites import Icon


def put_label_frame(canvas: Canvas, left: float, top: float, width: int, height: int, bite: int) -> None:
    """Frames a trade label that is new, in its own shape."""
    canvas.put_corner(_label_frame(width, height, bite), left - RIM, top - RIM)


@kept
def _label_frame(width: int, height: int, bite: int) -> Sprite:
    return _rim(label(width, height, WHITE, bite).stencil)


def put_glow(canvas: Canvas, drawing: Icon, size: int, x: float, y: float) -> None:
    """Frames an icon that is new, in its own shape, its middle at (x, y)."""
    canvas.put(_glow(drawing, size), x, y)


@kept
def _glow(drawing: Icon, size: int) -> Sprite:
    return _rim(icon(drawing, size).stencil)


def _rim(shape: Image.Image) -> Sprite:
    """The rim of a shape that was laid down before, and shows through."""
    whole = rim(shape, 9, 2)
    middle = Image.new("L", whole.size, 0)
    middle.paste(shape, (RIM, RIM))
    return Sprite(whole.image, ImageChops.subtract(whole.stencil, middle))


def underline(canvas: Canvas, left: float, middle: float, width: int) -> None:
    """Underlines a count that changed."""
    canvas.fill(left, middle + 30, width, 6, NOW)


def put_gain(canvas: Canvas, points: int, right: float, middle: float) -> None:
    """Points won since then, on a small pill; nothing if there are none."""
    if points > 0:
        canvas.put(pill(96, 56), right, middle, "right")
        canvas.write(f"+{points}", right - 48, middle, Style("bold", 40, WHITE), "middle", room=84)
