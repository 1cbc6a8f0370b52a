"""The table of Yokohama for weak colour sight: whatever a colour tells, a shape, a sign or a letter tells as well."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core import icons as house
from render.core import lettering
from render.core.colours import HOUSE_PLAYERS, NOW, PAPER, SEA, WHITE, Rgb, contrast, mix
from render.core.pieces import SHAPES
from render.core.shapes import piece
from render.core.sprites import Icon, icon
from render.yokohama.cards.rewards import AREA_ICONS, GOOD_ICONS
from render.yokohama.colours import DAWN, GOODS, MIST, MOUNTAIN, ROOFS, WATER, WATERMARK, YEN
from render.yokohama.icons import goods as icons_goods
from render.yokohama.table.city import KANJI
from rules.yokohama.model.terms import AREA_KINDS, MERCHANTS
from tests.render.colour_sight import SIGHTS, distance

GREY: Rgb = (150, 150, 150)
NEAREST_GOODS = {"normal": 19.0, "deuteranopia": 13.0, "protanopia": 13.0, "tritanopia": 13.0}
NEAREST_SEATS = {"normal": 31.0, "deuteranopia": 20.0, "protanopia": 19.0, "tritanopia": 20.0}
NOW_FROM_SEATS = {"normal": 33.0, "deuteranopia": 19.0, "protanopia": 29.0, "tritanopia": 20.0}


def in_grey(drawing: Icon, size: int) -> Image.Image:
    """An icon without any colour of its own, on paper."""
    sprite = icon(drawing, size, GREY)
    ground = Image.new("RGB", sprite.size, PAPER)
    ground.paste(sprite.image, mask=sprite.stencil)
    return ground.convert("L")


def difference(one: Icon, other: Icon, size: int = 36) -> float:
    """Mean difference of two grey icons, 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(in_grey(one, size), in_grey(other, size))).mean[0])


@pytest.mark.parametrize("sight", SIGHTS)
def test_goods_stay_apart(sight: str) -> None:
    assert min(distance(*pair, sight) for pair in combinations(GOODS.values(), 2)) >= NEAREST_GOODS[sight]


def test_money_which_weak_sight_takes_for_tea_or_silk_has_a_shape_of_its_own() -> None:
    alike = [kind for kind, colour in GOODS.items() if min(distance(YEN, colour, sight) for sight in SIGHTS) < 10]
    assert alike == ["silk", "tea"]
    assert min(difference(house.coin, GOOD_ICONS[kind]) for kind in alike) > 40


@pytest.mark.parametrize("sight", SIGHTS)
def test_merchants_stay_apart_and_no_one_looks_like_now(sight: str) -> None:
    colours = tuple(HOUSE_PLAYERS.values())
    assert min(distance(*pair, sight) for pair in combinations(colours, 2)) >= NEAREST_SEATS[sight]
    assert min(distance(NOW, colour, sight) for colour in colours) >= NOW_FROM_SEATS[sight]


def test_every_merchant_has_a_shape_and_a_letter() -> None:
    assert len({SHAPES[colour] for colour in MERCHANTS}) == len(MERCHANTS)
    assert len({colour[0] for colour in MERCHANTS}) == len(MERCHANTS)
    assert len({len(piece(SHAPES[colour], 0, 0, 40)) for colour in MERCHANTS if colour != "mint"}) == 3


def test_goods_and_money_are_told_apart_by_their_outline_alone() -> None:
    drawings = (*GOOD_ICONS.values(), house.coin)
    assert min(difference(*pair) for pair in combinations(drawings, 2)) > 25


def test_what_a_merchant_owns_is_told_apart_by_its_outline_alone() -> None:
    hand = (icons_goods.assistant, icons_goods.shop, icons_goods.trading_house, house.agent_bag)
    cards = (icons_goods.order_canvas, icons_goods.order_done, house.flask, icons_goods.power_token, house.ribbon)
    assert min(difference(*pair) for pair in combinations((*hand, *cards), 2)) > 14


def test_areas_of_like_roofs_differ_in_their_icon_or_in_their_sign() -> None:
    for one, other in combinations(AREA_KINDS, 2):
        alike = min(distance(ROOFS[one], ROOFS[other], sight) for sight in SIGHTS) < 10
        if alike:
            same_icon = AREA_ICONS[one][0] is AREA_ICONS[other][0]
            assert not same_icon or KANJI[one] != KANJI[other], (one, other)


def test_every_area_but_the_canal_has_a_sign_that_can_be_drawn() -> None:
    assert set(KANJI) == set(AREA_KINDS) - {"canal"}
    assert len(set(KANJI.values())) == len(KANJI)
    assert lettering.drawable("".join(KANJI.values()), "kanji")


def test_ornament_stays_behind_what_is_to_be_read() -> None:
    assert contrast(WATERMARK, WHITE) < 1.25
    assert max(contrast(tone, SEA) for tone in (*MOUNTAIN, MIST)) < 3
    assert min(distance(tone, NOW) for tone in (*DAWN, *MOUNTAIN)) > 20


def test_names_on_roofs_can_be_read() -> None:
    assert [roof for roof in ROOFS.values() if contrast(WHITE, roof) < 3.8] == []


def test_things_of_which_there_are_none_step_back_but_can_be_found() -> None:
    pale = mix((110, 95, 80), PAPER, 0.68)
    assert 1.2 < contrast(pale, PAPER) < 2.5
    assert contrast(WATER, WHITE) > 1.2
