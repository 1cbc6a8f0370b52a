"""Drawings are kept as long as there is room for them, those used last the longest."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core import kept as keeping
from render.core.canvas import Canvas
from render.core.icons import tea
from render.core.kept import Shelf, ShelfFigures, kept, weight_of
from render.core.sprites import icon

SIDE = 100
"""Pixels of a square of which each takes a byte."""


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shelf with room for four squares."""
    shelf = Shelf(4 * SIDE * SIDE)
    monkeypatch.setattr(keeping, "SHELF", shelf)
    return shelf


def test_what_was_not_used_for_the_longest_time_makes_room(shelf: Shelf) -> None:
    drawn: list[str] = []

    @kept
    def square(name: str) -> Image.Image:
        drawn.append(name)
        return Image.new("L", (SIDE, SIDE))

    for name in "abcd":
        square(name)
    square("a")
    square("e")
    assert shelf.taken <= shelf.room
    for name in "aecb":
        square(name)
    assert drawn == ["a", "b", "c", "d", "e", "c", "b"]


def test_what_is_larger_than_the_room_is_drawn_and_nothing_else_is_kept(shelf: Shelf) -> None:
    @kept
    def square(side: int) -> Image.Image:
        return Image.new("L", (side, side))

    assert square(SIDE).size == (SIDE, SIDE)
    assert square(3 * SIDE).size == (3 * SIDE, 3 * SIDE)
    assert shelf.figures.count == 1


def test_its_figures_say_how_well_it_does(shelf: Shelf) -> None:
    @kept
    def square(side: int) -> Image.Image:
        return Image.new("L", (side, side))

    for side in (2, 3, 2, 2):
        square(side)
    assert shelf.figures == ShelfFigures(room=shelf.room, taken=4 + 9, count=2, found=2, drawn=2)


def test_bytes_are_those_of_the_pixels() -> None:
    palette, colours = Image.new("P", (10, 10)), Image.new("RGB", (10, 10))
    assert weight_of((palette, colours, "words", 7)) == 100 + 400
    assert weight_of(icon(tea, 10)) == 400 + 100
    canvas = Canvas(colours)
    assert weight_of(canvas) == 400
    canvas.fill(0, 0, 5, 5, (0, 0, 0))
    assert weight_of(canvas) == 800
    assert weight_of(canvas.still("osaka")) == 100
