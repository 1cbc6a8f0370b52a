"""Finishing a picture on a board that was shown a moment ago: tile by tile, only what differs is painted anew.

From one post of a table to the next little changes, and a panel shows a part of what the post has shown.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from PIL import Image

from render.core.canvas import painted
from render.core.corner import foot
from render.core.palette import flattened, png_of
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.core.canvas import Box, Canvas, Laid

WIDE, HIGH = 200, 100
"""Pixels of a tile."""

LAST = 12
"""Boards that are kept, some of 3 MiB each: one for each table at which people play at the moment."""

Place: TypeAlias = tuple[int, int]
"""Column and row of a tile."""


class Tile:
    """What a tile is made of. Two are equal if they are made of the same pictures, not of pictures that look alike.

    As long as a tile is kept so is all that it is made of, so that no other picture takes its identity.

    Attributes:
        box: Where it lies: left, top, right and bottom in pixels.
        laid: What lies on it, in order.
        made_of: The same by identity.
        mark: Its hash, by which it is quickly seen how much two boards have in common.
    """

    __slots__ = ("box", "laid", "made_of", "mark")

    def __init__(self, box: Box, laid: list[Laid]) -> None:
        self.box = box
        self.laid = laid
        self.made_of = tuple(
            [(what if isinstance(what, tuple) else id(what), there, id(stencil)) for what, there, stencil in laid]
        )
        self.mark = hash(self.made_of)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A table as it was posted.

    Attributes:
        ground: What lies below all; it belongs to one game.
        tiles: Its tiles.
        flat: The picture in the colours of its game; it stays as it is.
    """

    ground: Image.Image
    tiles: dict[Place, Tile]
    flat: Image.Image


_boards: deque[Board] = deque(maxlen=LAST)


def finished(canvas: Canvas, game: str, alt: str, name: str, box: Box | None = None) -> Picture:
    """Finished picture of a canvas or of a part of it, with a foot for Discord's badge if anything stands there.

    Args:
        canvas: What is to be seen.
        game: Whose palette to use; flat areas keep their colour exactly, nothing is dithered.
        box: The part: left, top, right and bottom in pixels.
    """
    there, boards = box or canvas.whole, _boards_on(canvas)
    if not boards:
        return _sent(canvas, flattened(canvas.part(there), game), there, alt, name)
    tiles = _tiles(canvas, there)
    return _sent(canvas, _painted(canvas, game, tiles, there, _most_alike(tiles, boards)), there, alt, name)


def posted(canvas: Canvas, game: str, alt: str, name: str) -> Picture:
    """Finished picture of a table, which is kept for the next picture of it, in the place of the one before."""
    tiles = _tiles(canvas, canvas.whole)
    before = _most_alike(tiles, _boards_on(canvas))
    flat = _painted(canvas, game, tiles, canvas.whole, before)
    if before is not None:
        _boards.remove(before)
    _boards.append(Board(canvas.ground, tiles, flat))
    return _sent(canvas, flat, canvas.whole, alt, name)


def _boards_on(canvas: Canvas) -> list[Board]:
    """The boards that are kept on the ground of a canvas."""
    return [board for board in tuple(_boards) if board.ground is canvas.ground]


def _most_alike(tiles: dict[Place, Tile], boards: list[Board]) -> Board | None:
    """Of some boards the one with most tiles in common; None if none has half of them."""
    alike = [(sum(tile.mark == board.tiles[place].mark for place, tile in tiles.items()), board) for board in boards]
    common, board = max(alike, key=itemgetter(0), default=(0, None))
    return board if 2 * common > len(tiles) else None


def _painted(canvas: Canvas, game: str, tiles: dict[Place, Tile], there: Box, before: Board | None) -> Image.Image:
    """A part of a canvas in the colours of its game: on the board before it, or whole where there is none."""
    if before is None:
        return flattened(canvas.part(there), game)
    left, top, right, bottom = there
    flat = before.flat.crop(there)
    anew = [place for place, tile in tiles.items() if tile.made_of != before.tiles[place].made_of]
    for run in _runs(anew):
        (x, y, _, _), (_, _, end, low) = tiles[run[0]].box, tiles[run[-1]].box
        box = (max(x, left), max(y, top), min(end, right), min(low, bottom))
        upon = {id(each) for place in run for each in tiles[place].laid}
        laid = [each for each in canvas.laid if id(each) in upon]
        flat.paste(flattened(painted(canvas.ground, box, laid), game), (box[0] - left, box[1] - top))
    return flat


def _runs(places: Iterable[Place]) -> list[list[Place]]:
    """Tiles of a row that lie beside each other, to be painted in one go."""
    runs: list[list[Place]] = []
    for x, y in sorted(places, key=lambda place: (place[1], place[0])):
        if runs and runs[-1][-1] == (x - 1, y):
            runs[-1].append((x, y))
        else:
            runs.append([(x, y)])
    return runs


def _sent(canvas: Canvas, flat: Image.Image, there: Box, alt: str, name: str) -> Picture:
    """The picture as it is sent, with a foot for Discord's badge if anything stands there."""
    below = foot(canvas, there)
    if below:
        width, height = flat.size
        picture = flat.crop((0, 0, width, height + below))
        picture.paste(flat.crop((0, height - 1, 1, height)).resize((width, below)), (0, height))
        flat = picture
    return Picture(png_of(flat), alt, flat.size, name)


def _tiles(canvas: Canvas, part: Box) -> dict[Place, Tile]:
    """The tiles that a part of a canvas touches, each with all that is laid on it."""
    left, top, right, bottom = part
    wide, high = canvas.size
    across, down = range(left // WIDE, -(-right // WIDE)), range(top // HIGH, -(-bottom // HIGH))
    laid: dict[Place, list[Laid]] = {(x, y): [] for y in down for x in across}
    for each in canvas.laid:
        x, y, end, low = each.box
        for row in range(max(y // HIGH, down.start), min(-(-low // HIGH), down.stop)):
            for column in range(max(x // WIDE, across.start), min(-(-end // WIDE), across.stop)):
                laid[column, row].append(each)
    return {
        (x, y): Tile((x * WIDE, y * HIGH, min((x + 1) * WIDE, wide), min((y + 1) * HIGH, high)), upon)
        for (x, y), upon in laid.items()
    }
