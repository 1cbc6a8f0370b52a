"""Pictures finished tile by tile are what they would be if they were painted whole."""

from __future__ import annotations

import io
from itertools import zip_longest
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from bot.bench.playing import playouts
from bot.bench.showing import people_of
from render.core import tiles
from render.core.canvas import Canvas
from render.core.palette import flattened
from render.core.tiles import finished, finished_anew
from render.nippon.pictures import PICTURES as NIPPON
from render.osaka.pictures import PICTURES as OSAKA
from render.yokohama.pictures import PICTURES as YOKOHAMA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from render.core.canvas import Box
    from render.core.pictures import Pictures

PLAYED = 60
"""Answers of a match."""


def tables(pictures: Pictures[Any]) -> Iterator[Canvas]:
    """The table of a match as its posts show it one after the other, with marks."""
    before = None
    for number, (match, _) in enumerate(playouts(pictures.game, 1)):
        if number % 6 == 0:
            view = match.view(None)
            yield pictures.draw_table(view, before, people_of(match), "en", "7K2")
            before = view
        if number > PLAYED:
            return


def shown(canvas: Canvas, game: str, box: Box) -> Image.Image:
    """A part as it is sent, without the foot for the badge."""
    sent = Image.open(io.BytesIO(finished(canvas, game, "", "x.png", box).png))
    return sent.crop((0, 0, box[2] - box[0], box[3] - box[1]))


@pytest.mark.parametrize("pictures", [YOKOHAMA, OSAKA, NIPPON], ids=["yokohama", "osaka", "nippon"])
def test_tiles_make_the_same_picture(pictures: Pictures[Any]) -> None:
    drawn = 0
    for canvas in tables(pictures):
        band = (0, 130, canvas.size[0], 390)
        for box in (canvas.whole, band):
            assert shown(canvas, pictures.game, box).tobytes() == flattened(canvas.part(box), pictures.game).tobytes()
        drawn += 1
    assert drawn > PLAYED // 6


def sent_as_table(canvas: Canvas, game: str) -> Image.Image:
    """A table as it is posted, without the foot for the badge."""
    sent = Image.open(io.BytesIO(finished_anew(canvas, game, "", "x.png").png))
    return sent.crop((0, 0, *canvas.size))


def test_a_table_upon_the_one_before_is_the_same_picture() -> None:
    games: tuple[Pictures[Any], ...] = (YOKOHAMA, OSAKA, NIPPON)
    drawn = [list(tables(pictures)) for pictures in games]
    for of_each in zip_longest(*drawn):
        # Games and posts in turn, so that what is kept of one stands beside what is kept of another.
        for pictures, canvas in zip(games, of_each, strict=True):
            if canvas is not None:
                whole = flattened(canvas.image, pictures.game).convert("RGB")
                assert sent_as_table(canvas, pictures.game).convert("RGB").tobytes() == whole.tobytes()


def test_a_table_shown_long_ago_is_let_go() -> None:
    canvas = next(tables(NIPPON))
    for _ in range(tiles.LAST + 1):
        finished_anew(canvas, "nippon", "", "x.png")
    assert len(tiles._shown) == tiles.LAST


def looked_for(finish: Callable[[Canvas, str, str, str], object]) -> tuple[int, int]:
    """How many tiles of a later post of a table were there already, and how many were painted."""
    _, earlier, later, *_ = tables(NIPPON)
    tiles._shown.clear()
    tiles._packed.cache_clear()
    finish(earlier, "nippon", "", "x.png")
    before = tiles._packed.cache_info()
    finish(later, "nippon", "", "x.png")
    after = tiles._packed.cache_info()
    return after.hits - before.hits, after.misses - before.misses


def test_of_a_table_that_was_shown_only_what_differs_is_looked_for() -> None:
    assert 0 < sum(looked_for(finished_anew)) < len(tiles._shown[-1].tiles) / 2


def test_what_has_not_changed_is_not_painted_again() -> None:
    there, painted = looked_for(finished)
    assert there > painted > 0


def test_what_looks_alike_but_is_another_picture_is_painted() -> None:
    ground = Image.new("RGB", (tiles.WIDE, tiles.HIGH))
    colours = [(200, 30, 30), (30, 30, 200)]
    seen = set()
    for colour in colours:
        canvas = Canvas(ground)
        canvas.lay(Image.new("RGB", (50, 50), colour), 10, 10, (50, 50))
        seen.add(shown(canvas, "osaka", canvas.whole).convert("RGB").getpixel((20, 20)))
    assert len(seen) == len(colours)
