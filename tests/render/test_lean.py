"""Pictures that are kept for long take little room, and are laid down as they were drawn."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.colours import MORNING, PAPER, SEA
from render.core.grounds import cloth, water
from render.core.kept import weight_of
from render.core.palette import LARGE, lean
from render.core.pieces import frame, label, plate
from render.core.sprites import Sprite
from render.osaka.cards.card import card_sprite
from render.yokohama.table.city import board


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


def test_every_pixel_of_a_large_sprite_stays_as_it_was() -> None:
    drawn = Image.new("RGB", (180, 180), PAPER)
    drawn.paste(Image.linear_gradient("L").resize((90, 90)).convert("RGB"), (40, 40))
    kept = Sprite(drawn, Image.new("L", drawn.size, 255))
    assert same(drawn, kept.image)
    assert weight_of(kept.parts) < drawn.width * drawn.height * 2


@pytest.mark.parametrize("colours", [1, 2, 17, 255, 256])
def test_colours_stay_apart_however_near_they_are(colours: int) -> None:
    drawn = Image.new("RGB", (200, 200))
    drawn.putdata([(100 + n % 8, 100 + n // 8 % 8, 100 + n // 64) for n in (at % colours for at in range(200 * 200))])
    assert lean(drawn).mode == "P"
    assert same(drawn, lean(drawn))


def test_what_is_small_or_has_too_many_colours_is_kept_as_it_is() -> None:
    small = Image.new("RGB", (LARGE // 100 - 1, 100))
    many = Image.merge("RGB", [Image.linear_gradient("L"), Image.radial_gradient("L"), Image.new("L", (256, 256))])
    assert [lean(small), lean(many)] == [small, many]
    assert lean(many) is many


@pytest.mark.parametrize(
    "kept",
    [
        label(780, 222),
        plate(381, 118, SEA),
        frame(478, 233),
        board("church", 2),
        card_sprite("red", 2, 174, 254),
    ],
)
def test_of_the_large_ones_only_their_edges_need_a_stencil(kept: Sprite) -> None:
    width, height = kept.size
    assert kept.weight < 3 * width * height
    assert sum(seen.width * seen.height for _, _, seen in kept.parts if seen is not None) < width * height / 2


def test_edges_are_no_wider_than_they_must_be() -> None:
    roofed = Image.new("L", (200, 200), 255)
    roofed.paste(0, (0, 0, 200, 30))
    roofed.paste(128, (0, 0, 3, 200))
    kept = Sprite(Image.new("RGB", roofed.size, PAPER), roofed)
    middle = [box for box, _, seen in kept.parts if seen is None]
    assert middle == [(6, 36, 194, 194)]
    assert same(kept.stencil.convert("RGB"), roofed.convert("RGB"))


def test_so_are_the_grounds() -> None:
    assert {cloth(1200, 800).mode, water(1200, 800, MORNING).mode} == {"P"}


def test_a_sheet_on_it_is_a_fresh_canvas() -> None:
    kept = label(780, 222)
    before = kept.image.tobytes()
    canvas = Canvas(kept.image)
    canvas.fill(0, 0, 780, 222, PAPER)
    assert canvas.image.mode == "RGB"
    assert kept.image.tobytes() == before
