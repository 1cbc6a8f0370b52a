"""Many boards in little room: cut into tiles, each of which is kept once, however many boards and languages show it.

Most of a board stays as it is from one turn to the next, and most of it has no words.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final, TypedDict

from PIL import Image

from render.core.colours import PAPER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.picture import Picture

TILE: Final = 48
"""Pixels of a tile each way."""

MARGIN: Final = 8
"""Pixels around a tile on its sheet, in the colours of its edge: what is near another takes on some of its colours."""

CELL: Final = TILE + 2 * MARGIN

WIDE: Final = 21 * TILE
"""Pixels across of the boards."""

ACROSS: Final = 25
"""Tiles side by side on a sheet, and below each other at most: small enough for any browser."""

MOST_BYTES: Final = 7_500_000
QUALITIES: Final = (75, 50, 25)
"""How much of the tiles is kept, from 0 to 100; less where they would be too large."""


class Board(TypedDict):
    """A board as the page knows it.

    Attributes:
        alt: It in words.
        size: Pixels across and down.
        tiles: Where it is another than the board before it: place and number of a tile, by turns.
    """

    alt: str
    size: tuple[int, int]
    tiles: list[int]


class Album:
    """Boards that follow each other, as tiles."""

    def __init__(self) -> None:
        """Hold none yet."""
        self._tiles: dict[bytes, int] = {}
        self._before: list[int] = []

    def add(self, picture: Picture) -> Board:
        """Add a board behind those that are there."""
        with Image.open(io.BytesIO(picture.png)) as opened:
            size = (WIDE, round(opened.height * WIDE / opened.width))
            small = opened.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
        whole = Image.new("RGB", (WIDE, -(-size[1] // TILE) * TILE), PAPER)
        whole.paste(small)
        shown = [self._tiles.setdefault(tile, len(self._tiles)) for tile in _cut(whole.tobytes())]
        before = self._before if len(self._before) == len(shown) else [-1] * len(shown)
        self._before = shown
        changed = [place for place, tile in enumerate(shown) if tile != before[place]]
        return Board(alt=picture.alt, size=size, tiles=[each for place in changed for each in (place, shown[place])])

    def sheets(self) -> list[bytes]:
        """All tiles by their numbers, as files, row by row on sheets of equal size."""
        every = [*self._tiles]
        drawn = [_sheet(every[first : first + ACROSS**2]) for first in range(0, len(every), ACROSS**2)]
        for quality in QUALITIES:
            files = [_file(sheet, quality) for sheet in drawn]
            if sum(map(len, files)) <= MOST_BYTES:
                break
        return files


def _cut(pixels: bytes) -> Iterator[bytes]:
    """The tiles of a board of whole tiles, row by row, each as the pixels of an image of its own."""
    line, part = 3 * WIDE, 3 * TILE
    for top in range(0, len(pixels), TILE * line):
        for left in range(top, top + line, part):
            yield b"".join([pixels[begin : begin + part] for begin in range(left, left + TILE * line, line)])


def _sheet(tiles: list[bytes]) -> Image.Image:
    sheet = Image.new("RGB", (ACROSS * CELL, -(-len(tiles) // ACROSS) * CELL), PAPER)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, ACROSS)
        sheet.paste(_cell(Image.frombytes("RGB", (TILE, TILE), tile)), (column * CELL, row * CELL))
    return sheet


def _cell(tile: Image.Image) -> Image.Image:
    """A tile with its margin."""
    cell = tile.resize((CELL, CELL))
    for edge, to in ((0, 0), (TILE - 1, MARGIN + TILE)):
        cell.paste(tile.crop((edge, 0, edge + 1, TILE)).resize((MARGIN, TILE)), (to, MARGIN))
        cell.paste(tile.crop((0, edge, TILE, edge + 1)).resize((TILE, MARGIN)), (MARGIN, to))
    cell.paste(tile, (MARGIN, MARGIN))
    return cell


def _file(sheet: Image.Image, quality: int) -> bytes:
    target = io.BytesIO()
    sheet.save(target, "WEBP", quality=quality, method=4)
    return target.getvalue()
