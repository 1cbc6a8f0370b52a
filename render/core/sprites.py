"""Sprites: flat shapes with ink outlines, drawn four times as large, reduced, and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias, cast

from PIL import Image, ImageDraw, ImageFilter
from typing_extensions import override

from render.core.colours import INK, NOW, WHITE, Rgb
from render.core.kept import Weighed, kept, weight_of
from render.core.palette import LARGE, lean
from render.core.shapes import Outline, Point, ellipse

OVERSIZE = 4
"""How much larger than in the picture a sprite is drawn; reducing it smooths the edges."""

OUTLINE = 0.055
"""Weight of the ink outline of an icon, in parts of its box."""

THINNEST = 1.4
"""Least weight of an outline in pixels of the picture."""

EDGES = (6, 12, 18, 24, 36, 48, 60)
"""Pixels around the middle of a large sprite, on each side as few as will do."""

RIM = 12
"""Pixels round a shape for its rim."""


class SpritePart(NamedTuple):
    """A part of a sprite that is laid down in one go.

    Attributes:
        box: Where it lies in the sprite: left, top, right and bottom.
        what: What is there, or its colour if that is one alone.
        stencil: What of it is seen; None if all is.
    """

    box: tuple[int, int, int, int]
    what: Image.Image | Rgb
    stencil: Image.Image | None


class Sprite(Weighed):
    """A small picture that is laid down through a stencil; equal to itself alone.

    The middle of a large one hides what lies beneath, or shows nothing: it is laid down in a tenth of the time if that
    is known, and takes up a tenth of the room.

    Attributes:
        size: Width and height in pixels.
        parts: All of it that is seen, part by part.
    """

    __slots__ = ("parts", "size")

    def __init__(self, image: Image.Image, stencil: Image.Image) -> None:
        self.size = image.size
        self.parts = _parts(image, stencil)

    @property
    def image(self) -> Image.Image:
        """The picture, RGB unless it is kept in its own colours alone."""
        first = self.parts[0]
        if len(self.parts) == 1 and isinstance(first.what, Image.Image):
            return first.what
        whole = Image.new("RGB", self.size)
        for box, what, _ in self.parts:
            whole.paste(what, box)
        return whole

    @property
    def stencil(self) -> Image.Image:
        """What of it is seen."""
        whole = Image.new("L", self.size)
        for box, _, seen in self.parts:
            whole.paste(255 if seen is None else seen, box)
        return whole

    @property
    @override
    def weight(self) -> int:
        """Bytes that it takes up."""
        return weight_of(self.parts)


def _parts(image: Image.Image, stencil: Image.Image) -> tuple[SpritePart, ...]:
    """The middle of a large sprite and what is around it; one part where that does not pay."""
    width, height = image.size
    middle = _middle(stencil) if width * height >= LARGE else None
    if middle is None:
        return (SpritePart((0, 0, width, height), lean(image), stencil),)
    left, top, right, bottom = middle
    sides = ((0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom))
    around = [SpritePart(side, image.crop(side), stencil.crop(side)) for side in sides]
    if stencil.getpixel((left, top)):
        part = image.crop(middle)
        around.append(SpritePart(middle, _only_colour(part) or lean(part), None))
    return tuple(around)


def _middle(stencil: Image.Image) -> tuple[int, int, int, int] | None:
    """The middle of a large sprite that hides all beneath it, or nothing."""
    width, height = stencil.size

    def alike(left: int, top: int, right: int, bottom: int) -> bool:
        if left + right >= width or top + bottom >= height:
            return False
        seen = stencil.crop((left, top, width - right, height - bottom)).getcolors(1)
        return seen is not None and seen[0][1] in (0, 255)

    edges = next(([edge] * 4 for edge in EDGES if alike(edge, edge, edge, edge)), None)
    if edges is None:
        return None
    # A roof reaches further in than the walls beneath it.
    for side, widest in enumerate(edges):
        nearer = ([*edges[:side], edge, *edges[side + 1 :]] for edge in EDGES if edge < widest)
        edges = next((found for found in nearer if alike(*found)), edges)
    return edges[0], edges[1], width - edges[2], height - edges[3]


def _only_colour(image: Image.Image) -> Rgb | None:
    """The colour of a picture that has no other."""
    found = image.convert("RGB").getcolors(1)
    return None if found is None else cast("Rgb", found[0][1])


class Pen:
    """Draws flat shapes and ink outlines; coordinates are in the pen's unit.

    Attributes:
        unit: Pixels of the finished picture per unit.
        fine: Whether inner lines are drawn; icons below 24 pixels leave them out.
    """

    def __init__(self, canvas: Image.Image, unit: float, origin: Point = (0, 0), oversize: int = OVERSIZE) -> None:
        self.unit = unit
        self.fine = unit == 1 or unit >= 24
        self._canvas = canvas
        self._draw = ImageDraw.Draw(canvas)
        self._origin = origin
        self._oversize = oversize
        self._scale = unit * oversize

    def at(self, x: float, y: float, unit: float) -> Pen:
        """Pen on the same canvas whose unit square begins at (x, y) and is ``unit`` of this pen's units wide."""
        origin = (self._origin[0] + x * self.unit, self._origin[1] + y * self.unit)
        return Pen(self._canvas, unit * self.unit, origin, self._oversize)

    def area(
        self,
        points: Sequence[Point],
        fill: Rgb | None,
        ink: Rgb | None = INK,
        weight: float | None = None,
    ) -> None:
        """Fills an outline and draws its edge.

        Args:
            points: Corners in order.
            fill: Flat colour, or None to leave the inside as it is.
            ink: Colour of the edge, or None for no edge.
            weight: Weight of the edge in units; left out, the weight of an icon's outline.
        """
        if fill is not None:
            self._draw.polygon([self._px(p) for p in points], fill=fill)
        if ink is not None:
            self.line([*points, points[0]], ink, OUTLINE if weight is None else weight)

    def line(self, points: Sequence[Point], ink: Rgb = INK, weight: float = OUTLINE) -> None:
        """Draws a line with round joins and ends; ``weight`` in units. A line that ends where it began is closed."""
        thick = max(1, round(max(weight * self.unit, THINNEST if self.unit > 1 else 0) * self._oversize))
        pixels = [self._px(p) for p in points]
        closed = len(pixels) > 2 and points[0] == points[-1]
        self._draw.line([*pixels, pixels[1]] if closed else pixels, fill=ink, width=thick, joint="curve")
        if not closed and thick > 3:
            r = (thick - 1) / 2
            for x, y in (pixels[0], pixels[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def inner(self, points: Sequence[Point], ink: Rgb = INK, weight: float = OUTLINE * 0.7) -> None:
        """Draws an inner line, which icons below 24 pixels leave out."""
        if self.fine:
            self.line(points, ink, weight)

    def repeat(
        self, left: int, top: int, width: int, height: int, step: tuple[int, int], draw: Callable[[Pen], None]
    ) -> None:
        """Covers a rectangle of flat ground with a pattern, of which only one piece is drawn.

        Args:
            left: Left end of the rectangle, in pixels of the picture like all that follows.
            step: Width and height after which the pattern repeats itself.
            draw: Draws the pattern all over the first piece and beyond its edges, where it is cut.
        """
        much = self._oversize
        corner, (wide, high) = (left * much, top * much), (step[0] * much, step[1] * much)
        piece = Image.new(self._canvas.mode, (wide, high), self._canvas.getpixel(corner))
        draw(Pen(piece, 1, oversize=much))
        band = Image.new(self._canvas.mode, (width * much, high))
        for x in range(0, band.width, wide):
            band.paste(piece, (x, 0))
        for y in range(0, height * much, high):
            self._canvas.paste(band.crop((0, 0, band.width, min(high, height * much - y))), (corner[0], corner[1] + y))

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Rgb | None,
        ink: Rgb | None = INK,
        weight: float | None = None,
    ) -> None:
        """Fills a circle and draws its edge."""
        self.area(ellipse(x, y, radius), fill, ink, weight)

    def _px(self, point: Point) -> Point:
        return (
            self._origin[0] * self._oversize + point[0] * self._scale,
            self._origin[1] * self._oversize + point[1] * self._scale,
        )


Icon: TypeAlias = Callable[[Pen, Rgb], None]
"""Draws itself in the unit square; the colour is its main flat."""

Emblem: TypeAlias = tuple[Icon, Rgb]
"""An icon with its main colour."""


def cut_out(width: int, height: int, draw: Callable[[Pen], None], tilt: float = 0) -> Sprite:
    """Sprite of ``width`` x ``height`` pixels, turned clockwise by ``tilt`` degrees.

    The drawing gets a pen whose unit is a pixel.
    """
    # A pen hides all beneath it, so colours weighted by their alpha are the colours themselves; as RGBA Pillow would
    # weight those of the large canvas first, which takes longer than to reduce it.
    canvas = Image.new("RGBa", (width * OVERSIZE, height * OVERSIZE), (0, 0, 0, 0))
    draw(Pen(canvas, 1))
    if tilt:
        canvas = canvas.rotate(-tilt, Image.Resampling.BILINEAR)
    small = canvas.reduce(OVERSIZE).convert("RGBA")
    return Sprite(small.convert("RGB"), small.getchannel("A"))


def printed(width: int, height: int, ground: Rgb, draw: Callable[[Pen], None]) -> Image.Image:
    """A whole static picture of ``width`` x ``height`` pixels on a flat ground, drawn twice as large and reduced."""
    canvas = Image.new("RGB", (width * 2, height * 2), ground)
    draw(Pen(canvas, 1, oversize=2))
    return lean(canvas.reduce(2))


@kept
def icon(drawing: Icon, size: int, fill: Rgb = INK) -> Sprite:
    """Sprite of an icon, ``size`` pixels wide and high, kept for the next time."""
    return cut_out(size, size, lambda pen: drawing(pen.at(0, 0, size), fill))


def rim(shape: Image.Image, far: int, gap: int) -> Sprite:
    """Vermilion outline with a white gap round a shape that is new; laid down before what has the shape.

    Args:
        far: Pixels by which the outline reaches out.
        gap: Pixels of the gap.
    """
    width, height = shape.size
    ground = Image.new("L", (width + 2 * RIM, height + 2 * RIM), 0)
    ground.paste(shape, (RIM, RIM))
    image = Image.new("RGB", ground.size, NOW)
    image.paste(WHITE, mask=ground.filter(ImageFilter.MaxFilter(2 * gap + 1)))
    return Sprite(image, ground.filter(ImageFilter.MaxFilter(2 * far + 1)))


@kept
def flat(
    points: tuple[Point, ...], width: int, height: int, fill: Rgb | None, ink: Rgb | None, weight: float
) -> Sprite:
    """Sprite of one flat outline; points in pixels."""
    return cut_out(width, height, lambda pen: pen.area(points, fill, ink, weight))


def ringed(points: Outline, margin: float) -> tuple[tuple[Point, ...], int, int]:
    """Outline moved so that it and ``margin`` round it lie in the positive quadrant, and the room it takes there."""
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    placed = tuple((x - left, y - top) for x, y in points)
    return placed, round(right - left + 0.5), round(bottom - top + 0.5)
