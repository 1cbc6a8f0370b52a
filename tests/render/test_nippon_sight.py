"""The table of Nippon for weak colour sight: what a colour tells, an emblem, a hat or a shape tells as well."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.colours import ENOUGH, HOUSE_PLAYERS, INK, NOW, OPPONENT, PAPER, SEATS, SHORT, WHITE, contrast
from render.core.pieces import SHAPES
from render.core.sprites import Emblem, Sprite, icon
from render.nippon.colours import COLOURS, HEAD
from render.nippon.figures import ACTION_ICONS, GOAL_ICONS, GOOD_ICONS, worker_sprite
from tests.render.colour_sight import SIGHTS, distance

GREY = (150, 150, 150)
NEAREST_WORKERS = 20.0


def on_paper(sprite: Sprite) -> Image.Image:
    """A sprite in shades of grey."""
    ground = Image.new("RGB", sprite.size, PAPER)
    ground.paste(sprite.image, mask=sprite.stencil)
    return ground.convert("L")


def difference(one: Sprite, other: Sprite) -> float:
    """Mean difference of two sprites in grey, 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(on_paper(one), on_paper(other))).mean[0])


@pytest.mark.parametrize("sight", SIGHTS)
def test_workers_stay_apart(sight: str) -> None:
    assert min(distance(*pair, sight) for pair in combinations(COLOURS.values(), 2)) >= NEAREST_WORKERS


def test_workers_differ_in_grey_and_specialists_by_their_hats() -> None:
    plain = [worker_sprite(colour, 48) for colour in COLOURS]
    assert min(difference(*pair) for pair in combinations(plain, 2)) > 4
    for colour in COLOURS:
        assert difference(worker_sprite(colour, 48), worker_sprite(colour, 48, specialist=True)) > 8


@pytest.mark.parametrize("icons", [GOOD_ICONS, ACTION_ICONS, GOAL_ICONS])
def test_icons_differ_in_grey(icons: dict[str, Emblem]) -> None:
    drawn = [icon(drawing, 36, GREY) for drawing, _ in icons.values()]
    assert min(difference(*pair) for pair in combinations(drawn, 2)) > 15


def test_the_opponent_has_a_shape_of_his_own_and_is_not_the_colour_of_now() -> None:
    assert SHAPES[OPPONENT] not in {SHAPES[colour] for colour in HOUSE_PLAYERS}
    assert min(distance(NOW, SEATS[OPPONENT], sight) for sight in SIGHTS) > 20


def test_what_is_read_has_contrast() -> None:
    assert contrast(WHITE, HEAD) >= 4.5
    assert contrast(INK, ENOUGH) >= 7
    assert contrast(INK, SHORT) >= 7
