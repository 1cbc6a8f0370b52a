"""A canvas: the surface of one picture, which remembers every word written on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from typing_extensions import override

from render.core import lettering
from render.core.colours import INK, Rgb
from render.core.kept import Weighed, weight_of
from render.core.lettering import Face
from render.core.palette import flattened
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

    from render.core.sprites import Sprite

Side = Literal["left", "middle", "right"]

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

TABLE_WIDE = 1600
CLOSE_UP_WIDE = 1200
"""Pixels that a picture is wide: that of a table's post, and what is one press away or shown in a panel."""

LEGIBLE = 33
"""Least size of letters on a close-up that is one press away: eleven where a phone shows it 400 wide."""

FIGURE = 48
"""Size of figures that a decision needs: eleven pixels high where a phone shows the picture 400 wide."""


@frozen
class Style:
    """How words are written.

    Attributes:
        face: The letter.
        size: Pixels.
        colour: Colour of the letters.
        smallest: Size down to which words may shrink before they are cut.
    """

    face: Face
    size: int
    colour: Rgb = INK
    smallest: int = 22


@frozen
class Written:
    """Words on a canvas.

    Attributes:
        text: What stands there.
        wanted: What should have stood there.
        face: The letter.
        size: Pixels, after shrinking.
        box: Left, top, right and bottom of the ink.
        figure: Height of its figure zero in pixels.
        decides: Whether a decision needs it, so that it must be legible when the picture is 400 pixels wide.
    """

    text: str
    wanted: str
    face: Face
    size: int
    box: Box
    figure: int
    decides: bool


class Laid(NamedTuple):
    """Something that was laid on a canvas.

    Attributes:
        what: A picture, or one colour.
        box: Where it lies.
        stencil: What of it is seen, or all.
    """

    what: Image.Image | Rgb
    box: Box
    stencil: Image.Image | None


class Canvas(Weighed):
    """Canvas of one picture: a ground, and what is laid on it one after the other.

    Nothing is painted before the picture is asked for, so that of a part nothing beside it is painted. What is laid
    down, and the ground, stay as they are.

    Attributes:
        written: Every word on it, in order.
        signs: Where pieces and icons lie on it, in order.
        ground: What lies below all; it stays as it is.
        laid: What was laid on it, in order.
        stencil: What of it is seen where it is laid on another canvas, or all; kept by itself.
    """

    def __init__(
        self, ground: Image.Image, written: tuple[Written, ...] = (), stencil: Image.Image | None = None
    ) -> None:
        self.written = list(written)
        self.signs: list[Box] = []
        self.ground = ground
        self.laid: list[Laid] = []
        self.stencil = stencil
        self._painted: Image.Image | None = None
        self._count = 0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.ground.size

    @property
    @override
    def weight(self) -> int:
        """Bytes that it takes up once it was laid on another one, and painted for that."""
        return weight_of(self.ground) + (4 * self.size[0] * self.size[1] if self.laid else 0)

    @property
    def whole(self) -> Box:
        """All of it, as a part."""
        return 0, 0, *self.size

    @property
    def image(self) -> Image.Image:
        """The picture, RGB unless nothing was laid on its ground; for looking at it."""
        if not self.laid:
            return self.ground
        if self._painted is None:
            self._painted = self.part(self.whole)
            self._count = len(self.laid)
        for what, box, stencil in self.laid[self._count :]:
            _paint(self._painted, what, box, stencil)
        self._count = len(self.laid)
        return self._painted

    def still(self, game: str, stencil: Image.Image | None = None) -> Canvas:
        """The same for keeping: painted once, in the colours of a game, in an eighth of the room.

        Args:
            game: Whose colours.
            stencil: What of it is seen, or all.
        """
        same = Canvas(flattened(self.image, game), tuple(self.written), stencil)
        same.signs = self.signs
        return same

    def part(self, box: Box) -> Image.Image:
        """A part of the picture, RGB: left, top, right and bottom."""
        return painted(self.ground, box, self.laid)

    def lay(
        self, what: Image.Image | Rgb, left: int, top: int, size: tuple[int, int], stencil: Image.Image | None = None
    ) -> None:
        """Lays down a picture or a colour.

        Args:
            what: It stays as it is.
            left: In pixels.
            top: In pixels.
            size: Width and height, as of the picture and the stencil.
            stencil: What of it is seen, or all.
        """
        self.laid.append(Laid(what, (left, top, left + size[0], top + size[1]), stencil))

    def put(self, sprite: Sprite, x: float, y: float, side: Side = "middle") -> None:
        """Lays down a piece or an icon; ``y`` is its middle, ``x`` its left end, middle or right end."""
        width, height = sprite.size
        left, top = _start(x, width, side), round(y - height / 2)
        self.signs.append((left, top, left + width, top + height))
        self._lay_sprite(sprite, left, top)

    def put_corner(self, sprite: Sprite, left: float, top: float) -> None:
        """Lays down a ground or a frame by its upper left corner."""
        self._lay_sprite(sprite, round(left), round(top))

    def _lay_sprite(self, sprite: Sprite, left: int, top: int) -> None:
        for part, what, stencil in sprite.parts:
            box = (left + part[0], top + part[1], left + part[2], top + part[3])
            self.laid.append(Laid(what, box, stencil))

    def put_canvas(self, part: Canvas, left: int, top: int) -> None:
        """Lays down another canvas with its words and signs, by its upper left corner.

        Args:
            part: Drawn once and kept, for what seldom changes.
            left: In pixels.
            top: In pixels.
        """
        self.lay(part.image, left, top, part.size, part.stencil)
        self.signs += [_moved(box, left, top) for box in part.signs]
        self.written += [replace(words, box=_moved(words.box, left, top)) for words in part.written]

    def fill(self, left: float, top: float, width: float, height: float, colour: Rgb) -> None:
        """Fills a rectangle."""
        x, y = round(left), round(top)
        self.lay(colour, x, y, (round(left + width) - x, round(top + height) - y))

    def write(
        self,
        text: str,
        x: float,
        y: float,
        style: Style,
        side: Side = "left",
        *,
        room: float | None = None,
        decides: bool = False,
    ) -> int:
        """Writes one line of words.

        Args:
            text: The words; every character must be in the face.
            x: Where the line begins, has its middle, or ends, as ``side`` says.
            y: Middle of the height of a figure zero, so that numbers stand still.
            room: Greatest width in pixels; the words shrink, then are cut to it.
            decides: Whether a decision needs these words.

        Returns:
            The width taken in pixels.
        """
        shown, size = text, style.size
        if room is not None:
            size = fitting_size(text, style, room)
            shown = lettering.shorten(text, style.face, size, int(room))
        mask = lettering.mask(shown, style.face, size)
        left = _start(x, mask.width, side)
        if mask.stencil is None:
            return mask.width
        top = round(y + mask.figure / 2) - mask.baseline
        self.lay(style.colour, left, top, mask.stencil.size, mask.stencil)
        box = (left, top, left + mask.stencil.width, top + mask.stencil.height)
        self.written.append(Written(shown, text, style.face, size, box, mask.figure, decides))
        return mask.width


def _moved(box: Box, right: int, down: int) -> Box:
    return box[0] + right, box[1] + down, box[2] + right, box[3] + down


def painted(ground: Image.Image, box: Box, laid: Iterable[Laid]) -> Image.Image:
    """A part of a picture, RGB: of its ground with what was laid on it in this order."""
    left, top, _, _ = box
    cut = ground.crop(box)
    picture = cut if cut.mode == "RGB" else cut.convert("RGB")
    for what, there, stencil in laid:
        _paint(picture, what, _moved(there, -left, -top), stencil)
    return picture


def _paint(picture: Image.Image, what: Image.Image | Rgb, box: Box, stencil: Image.Image | None) -> None:
    """Paints something on a picture; nothing is painted beyond its edges."""
    left, top, right, bottom = box
    within = max(left, 0), max(top, 0), min(right, picture.width), min(bottom, picture.height)
    if within[0] >= within[2] or within[1] >= within[3]:
        return
    if within != box:
        part = _moved(within, -left, -top)
        what = what if isinstance(what, tuple) else what.crop(part)
        stencil = None if stencil is None else stencil.crop(part)
    picture.paste(what, within, stencil)


def fitting_size(text: str, style: Style, room: float) -> int:
    """Greatest size, at most the style's and at least its smallest, at which ``text`` is no wider than ``room``."""
    size = style.size
    while size > style.smallest and lettering.width(text, style.face, size) > room:
        size -= 2 if size - 2 >= style.smallest else 1
    return size


def _start(x: float, width: int, side: Side) -> int:
    match side:
        case "left":
            return round(x)
        case "middle":
            return round(x - width / 2)
        case "right":
            return round(x - width)
