"""A canvas: a part of it is what the whole shows there, and large sprites are laid down as if in one go."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.core.canvas import Canvas, Style
from render.core.colours import NOW, PAPER, SEA
from render.core.palette import LARGE
from render.core.pieces import frame, label, plate
from render.core.sprites import Pen, Sprite, cut_out

PARTS = [(0, 0, 300, 200), (40, 30, 260, 90), (150, 100, 300, 200)]


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


def a_disc(pen: Pen) -> None:
    pen.disc(90, 90, 80, SEA)


def a_canvas() -> Canvas:
    """Something of every kind, some of it beyond the edges."""
    canvas = Canvas(Image.new("RGB", (300, 200), PAPER))
    canvas.put_corner(label(220, 150), 20, 10)
    canvas.put(cut_out(60, 60, a_disc), 290, 190)
    canvas.fill(-10, 80, 60, 30, NOW)
    canvas.write("Shikoku 123", 60, 60, Style("bold", 40))
    inset = Canvas(Image.new("RGB", (80, 80), SEA))
    inset.put(cut_out(60, 60, a_disc), 40, 40)
    canvas.put_canvas(inset, 200, 100)
    return canvas


@pytest.mark.parametrize("box", PARTS)
def test_a_part_is_what_the_whole_shows_there(box: tuple[int, int, int, int]) -> None:
    assert same(a_canvas().part(box), a_canvas().image.crop(box))


def test_what_is_laid_down_later_lies_above() -> None:
    canvas = a_canvas()
    before = canvas.image.copy()
    canvas.fill(10, 10, 20, 20, SEA)
    assert canvas.image.getpixel((15, 15)) == SEA
    assert not same(before, canvas.image)


def test_the_ground_stays_as_it_is() -> None:
    ground = Image.new("RGB", (300, 200), PAPER)
    canvas = Canvas(ground)
    canvas.fill(0, 0, 300, 200, SEA)
    assert canvas.image.getpixel((0, 0)) == SEA
    assert ground.getpixel((0, 0)) == PAPER


@pytest.mark.parametrize("sprite", [label(220, 150), plate(220, 150, SEA), frame(240, 160), cut_out(200, 180, a_disc)])
def test_a_large_sprite_is_laid_down_as_if_in_one_go(sprite: Sprite) -> None:
    assert sprite.size[0] * sprite.size[1] >= LARGE
    canvas, whole = Canvas(Image.linear_gradient("L").convert("RGB")), Image.linear_gradient("L").convert("RGB")
    canvas.put_corner(sprite, 10, 20)
    whole.paste(sprite.image, (10, 20), sprite.stencil)
    assert same(canvas.image, whole)
