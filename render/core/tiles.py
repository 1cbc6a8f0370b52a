"""Finishing a picture tile by tile: what looks as it did in a picture a moment ago is not painted again.

From one post of a table to the next little changes, and a panel shows a part of what the post has shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

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

KEPT = 2800
"""Finished tiles that are kept: the posts and panels of the tables of an evening.

Eight tables with panels between their posts go through 2,400. Where fewer are kept most of a board is painted anew.
"""


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


def finished(canvas: Canvas, game: str, alt: str, name: str, box: Box | None = None) -> Picture:
    """Finished picture of a canvas or of a part of it, with a foot for Discord's badge if anything stands there.

    Args:
        canvas: What is to be seen.
        game: Whose palette to use; flat areas keep their colour exactly, nothing is dithered.
        alt: Alternative text.
        name: File name.
        box: The part: left, top, right and bottom in pixels.
    """
    left, top, right, bottom = there = box or canvas.whole
    below = foot(canvas, there)
    flat = Image.new("P", (right - left, bottom - top + below))
    flat.putpalette(palette(game).getpalette() or ())
    for tile in _tiles(canvas, game, there):
        flat.paste(_developed(tile), (tile.box[0] - left, tile.box[1] - top))
    if below:
        lowest = flat.crop((0, bottom - top - 1, 1, bottom - top))
        flat.paste(lowest.resize((flat.width, below)), (0, bottom - top))
    return Picture(png_of(flat), alt, flat.size, name)


def _tiles(canvas: Canvas, game: str, box: Box) -> Iterator[Tile]:
    """The tiles of a part of a canvas, each with all that is laid upon it."""
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
    left, top, right, bottom = tile.box
    size = right - left, bottom - top
    return Image.frombytes("P", size, isal_zlib.decompress(_packed(tile), bufsize=size[0] * size[1]))


@lru_cache(maxsize=KEPT)
def _packed(tile: Tile) -> bytes:
    """The pixels of a tile, packed: a tenth of the room, and unpacked ten times as fast as painted."""
    flat = flattened(painted(tile.ground, tile.box, tile.laid), tile.game)
    return isal_zlib.compress(flat.tobytes(), 0)
