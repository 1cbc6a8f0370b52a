"""Pictures finished tile by tile are what they would be if they were painted whole."""

from __future__ import annotations

import io
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from bot.bench.playing import playouts
from bot.bench.showing import people_of
from render.core import tiles
from render.core.canvas import Canvas
from render.core.palette import flattened
from render.core.tiles import finished, posted
from render.nippon.pictures import PICTURES as NIPPON
from render.osaka.pictures import PICTURES as OSAKA
from render.yokohama.pictures import PICTURES as YOKOHAMA
from tests.every_day import daily

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from render.core.canvas import Box
    from render.core.pictures import Pictures

PLAYED = 60
"""Answers of a match."""

EVERY = 6
"""Answers between two tables."""


@cache
def tables(pictures: Pictures[Any]) -> tuple[Canvas, ...]:
    """The table of a match as its posts show it one after the other, with marks."""
    before, drawn = None, []
    for number, (match, _) in enumerate(islice(playouts(pictures.game, 1), PLAYED)):
        if number % EVERY == 0:
            view = match.view(None)
            drawn.append(pictures.draw_table(view, before, people_of(match), "en", "7K2"))
            before = view
    return tuple(drawn)


def shown(canvas: Canvas, game: str, box: Box) -> Image.Image:
    """A part as it is sent, without the foot for the badge."""
    sent = Image.open(io.BytesIO(finished(canvas, game, "", "x.png", box).png))
    return sent.crop((0, 0, box[2] - box[0], box[3] - box[1]))


@pytest.mark.parametrize("pictures", daily(NIPPON, of=(YOKOHAMA, OSAKA, NIPPON)), ids=["yokohama", "osaka", "nippon"])
def test_tiles_make_the_same_picture(pictures: Pictures[Any]) -> None:
    drawn = tables(pictures)
    assert len(drawn) == PLAYED // EVERY
    for canvas in drawn:
        band = (0, 130, canvas.size[0], 390)
        for box in (canvas.whole, band):
            assert shown(canvas, pictures.game, box).tobytes() == flattened(canvas.part(box), pictures.game).tobytes()


def sent_as_table(canvas: Canvas, game: str) -> Image.Image:
    """A table as it is posted, without the foot for the badge."""
    sent = Image.open(io.BytesIO(posted(canvas, game, "", "x.png").png))
    return sent.crop((0, 0, *canvas.size))


@pytest.mark.long
def test_a_table_upon_the_one_before_is_the_same_picture() -> None:
    games: tuple[Pictures[Any], ...] = (YOKOHAMA, OSAKA, NIPPON)
    for of_each in zip(*map(tables, games), strict=True):
        # Games and posts in turn, so that what is kept of one stands beside what is kept of another.
        for pictures, canvas in zip(games, of_each, strict=True):
            whole = flattened(canvas.image, pictures.game).convert("RGB")
            assert sent_as_table(canvas, pictures.game).convert("RGB").tobytes() == whole.tobytes()


def test_a_table_shown_long_ago_is_let_go() -> None:
    tiles._boards.clear()
    for _ in range(tiles.LAST + 1):
        # A ground of its own, so that none takes the place of another.
        posted(Canvas(Image.new("RGB", (tiles.WIDE, tiles.HIGH))), "nippon", "", "x.png")
    assert len(tiles._boards) == tiles.LAST


def test_a_table_is_kept_in_the_place_of_the_one_before() -> None:
    tiles._boards.clear()
    for canvas in tables(NIPPON)[:4]:
        posted(canvas, "nippon", "", "x.png")
    assert len(tiles._boards) == 1


@pytest.mark.parametrize("finish", [posted, finished])
def test_of_a_table_that_was_posted_only_what_differs_is_painted(
    finish: Callable[[Canvas, str, str, str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, earlier, later, *_ = tables(NIPPON)
    tiles._boards.clear()
    posted(earlier, "nippon", "", "x.png")
    sizes: list[tuple[int, int]] = []

    def noting(image: Image.Image, game: str) -> Image.Image:
        sizes.append(image.size)
        return flattened(image, game)

    monkeypatch.setattr(tiles, "flattened", noting)
    finish(later, "nippon", "", "x.png")
    wide, high = later.size
    assert 0 < sum(width * height for width, height in sizes) < wide * high / 2


def test_what_looks_alike_but_is_another_picture_is_painted() -> None:
    ground = Image.new("RGB", (tiles.WIDE, tiles.HIGH))
    colours = [(200, 30, 30), (30, 30, 200)]
    seen = set()
    for colour in colours:
        canvas = Canvas(ground)
        canvas.lay(Image.new("RGB", (50, 50), colour), 10, 10, (50, 50))
        seen.add(shown(canvas, "osaka", canvas.whole).convert("RGB").getpixel((20, 20)))
    assert len(seen) == len(colours)
