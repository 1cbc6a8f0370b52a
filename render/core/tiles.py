"""Finishing a picture tile by tile: what looks as it did in a picture a moment ago is not painted again.

From one post of a table to the next little changes, and a panel shows a part of what the post has shown.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from operator import eq, itemgetter
from typing import TYPE_CHECKING, NamedTuple

from isal import isal_zlib
from PIL import Image
from typing_extensions import override

from render.core.canvas import painted
from render.core.corner import foot
from render.core.palette import flattened, palette, png_of
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from render.core.canvas import Box, Canvas, Laid

WIDE, HIGH = 200, 100
"""Pixels of a tile."""

KEPT = 1600
"""Finished tiles that are kept: for panels, and for tables of which nothing like them was shown a moment ago."""

LAST = 16
"""Finished tables that are kept whole, some of 3 MiB each: what the posts of an evening showed last."""


class Tile:
    """What a tile is made of. Two are equal if they are made of the same pictures, not of pictures that look alike.

    As long as a finished tile is kept so is this, so that no other picture takes the identity of one of its own.
    """

    __slots__ = ("_hash", "_made_of", "box", "game", "ground", "laid")

    def __init__(self, game: str, ground: Image.Image, box: Box, laid: list[Laid]) -> None:
        self.game = game
        self.ground = ground
        self.box = box
        self.laid = laid
        self._made_of: Hashable = (
            game,
            id(ground),
            box,
            *[
                (what if isinstance(what, tuple) else id(what), there, part, id(stencil))
                for what, there, part, stencil in laid
            ],
        )
        self._hash = hash(self._made_of)

    @override
    def __hash__(self) -> int:
        return self._hash

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tile) and self._made_of == other._made_of


class Shown(NamedTuple):
    """A finished table.

    Attributes:
        tiles: Its tiles, row by row.
        marks: Their hashes, by which it is quickly seen how much two tables have in common.
        flat: The picture in the colours of its game; it stays as it is.
    """

    tiles: list[Tile]
    marks: list[int]
    flat: Image.Image


_shown: deque[Shown] = deque(maxlen=LAST)


def finished(canvas: Canvas, game: str, alt: str, name: str, box: Box | None = None) -> Picture:
    """Finished picture of a canvas or of a part of it, with a foot for Discord's badge if anything stands there.

    Args:
        canvas: What is to be seen.
        game: Whose palette to use; flat areas keep their colour exactly, nothing is dithered.
        alt: Alternative text.
        name: File name.
        box: The part: left, top, right and bottom in pixels.
    """
    there = box or canvas.whole
    flat = _blank(game, _size(there))
    for tile in _tiles(canvas, game, there):
        _put(flat, tile, there)
    return _sent(canvas, flat, there, alt, name)


def finished_anew(canvas: Canvas, game: str, alt: str, name: str) -> Picture:
    """Finished picture of a table: of the tables shown last the one most like it, and on it the tiles that differ.

    Args:
        canvas: The table.
        game: Whose palette to use.
        alt: Alternative text.
        name: File name.
    """
    tiles = list(_tiles(canvas, game, canvas.whole))
    marks = [hash(tile) for tile in tiles]
    before = _most_alike(marks)
    if before is None:
        flat, changed = _blank(game, canvas.size), tiles
    else:
        flat = before.flat.copy()
        changed = [tile for tile, old in zip(tiles, before.tiles, strict=True) if tile != old]
    for tile in changed:
        _put(flat, tile, canvas.whole)
    _shown.append(Shown(tiles, marks, flat))
    return _sent(canvas, flat, canvas.whole, alt, name)


def _most_alike(marks: list[int]) -> Shown | None:
    """Of the tables shown last the one with most tiles in common; None if none has any.

    What has a tile in common has the ground in common, so that it is of the same game and size.
    """
    alike = [(sum(map(eq, marks, each.marks)), each) for each in tuple(_shown)]
    common, most = max(alike, key=itemgetter(0), default=(0, None))
    return most if common else None


def _sent(canvas: Canvas, flat: Image.Image, there: Box, alt: str, name: str) -> Picture:
    """The picture as it is sent, with a foot for Discord's badge if anything stands there."""
    below = foot(canvas, there)
    if below:
        width, height = flat.size
        picture = flat.crop((0, 0, width, height + below))
        picture.paste(flat.crop((0, height - 1, 1, height)).resize((width, below)), (0, height))
        flat = picture
    return Picture(png_of(flat), alt, flat.size, name)


def _size(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _blank(game: str, size: tuple[int, int]) -> Image.Image:
    flat = Image.new("P", size)
    flat.putpalette(palette(game).getpalette() or ())
    return flat


def _put(flat: Image.Image, tile: Tile, there: Box) -> None:
    flat.paste(_developed(tile), (tile.box[0] - there[0], tile.box[1] - there[1]))


def _tiles(canvas: Canvas, game: str, box: Box) -> Iterator[Tile]:
    """The tiles of a part of a canvas, each with all that is laid on it."""
    left, top, right, bottom = box
    across, down = range(left // WIDE, -(-right // WIDE)), range(top // HIGH, -(-bottom // HIGH))
    laid: dict[tuple[int, int], list[Laid]] = {(x, y): [] for y in down for x in across}
    for each in canvas.laid:
        x, y, end, low = each.box
        for row in range(max(y // HIGH, down.start), min(-(-low // HIGH), down.stop)):
            for column in range(max(x // WIDE, across.start), min(-(-end // WIDE), across.stop)):
                laid[column, row].append(each)
    for (column, row), upon in laid.items():
        x, y = column * WIDE, row * HIGH
        yield Tile(game, canvas.ground, (max(x, left), max(y, top), min(x + WIDE, right), min(y + HIGH, bottom)), upon)


def _developed(tile: Tile) -> Image.Image:
    """A tile in the 256 colours of its game."""
    size = _size(tile.box)
    return Image.frombytes("P", size, isal_zlib.decompress(_packed(tile), bufsize=size[0] * size[1]))


@lru_cache(maxsize=KEPT)
def _packed(tile: Tile) -> bytes:
    """The pixels of a tile, packed: a tenth of the room, and unpacked ten times as fast as painted."""
    flat = flattened(painted(tile.ground, tile.box, tile.laid), tile.game)
    return isal_zlib.compress(flat.tobytes(), 0)
