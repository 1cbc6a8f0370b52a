"""Colours: pieces and goods stay apart for weak colour sight, writing stays readable, palettes are exact."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from render.core.colours import (
    CLOTH,
    HOUSE_PLAYERS,
    INK,
    INK_2,
    NOW,
    PAPER,
    SEA,
    SEAL_RED,
    TRADERS,
    WHITE,
    Rgb,
    contrast,
    ink_on,
    mix,
    rgb,
)
from render.core.palette import palette
from render.core.pieces import SHAPES
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.pictures import PICTURES
from tests.render.colour_sight import SIGHTS, ciede2000, distance

LEAST = {
    "goods": (tuple(GOODS.values()), {"normal": 31.0, "deuteranopia": 16.0, "protanopia": 17.0, "tritanopia": 22.0}),
    "players": (
        tuple(HOUSE_PLAYERS.values()),
        {"normal": 31.0, "deuteranopia": 20.0, "protanopia": 19.0, "tritanopia": 20.0},
    ),
    "traders": (
        tuple(TRADERS.values()),
        {"normal": 25.0, "deuteranopia": 12.0, "protanopia": 13.0, "tritanopia": 10.0},
    ),
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", LEAST)
def test_colours_stay_apart_for_weak_colour_sight(group: str, sight: str) -> None:
    colours, least = LEAST[group]
    nearest = min(distance(one, other, sight) for one, other in combinations(colours, 2))
    assert nearest >= least[sight]


def test_the_yardstick_itself_is_right() -> None:
    # a published pair of Sharma, Wu and Dalal 2005
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=0.0001)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=0.0001)


def test_goods_and_pieces_have_a_second_code() -> None:
    assert len({emblem.__name__ for emblem in EMBLEMS.values()}) == len(GOODS)
    assert len({SHAPES[colour] for colour in TRADERS}) == len(TRADERS)
    assert len({SHAPES[colour] for colour in HOUSE_PLAYERS}) == len(HOUSE_PLAYERS)


@pytest.mark.parametrize(
    ("letters", "ground"),
    [(INK, PAPER), (INK_2, PAPER), (WHITE, SEA), (WHITE, CLOTH), (SEAL_RED, PAPER), (WHITE, NOW)],
)
def test_writing_can_be_read(letters: Rgb, ground: Rgb) -> None:
    # the banner's words are large and bold, for which 3 : 1 is enough
    assert contrast(letters, ground) >= (3.0 if ground == NOW else 4.5)


def test_numerals_can_be_read_on_their_piece() -> None:
    fills = [*GOODS.values(), *TRADERS.values(), *HOUSE_PLAYERS.values()]
    assert [fill for fill in fills if contrast(ink_on(fill), fill) < 4.1] == []


def test_private_and_public_ground_differ_at_a_glance() -> None:
    assert distance(CLOTH, SEA) > 15


def test_flat_colours_pass_the_palette_unchanged() -> None:
    def passed(colour: Rgb) -> object:
        flat = Image.new("RGB", (8, 8), colour).quantize(palette=palette("osaka"), dither=Image.Dither.NONE)
        return flat.convert("RGB").getpixel((4, 4))

    assert [colour for colour in sorted(set(PICTURES.flat)) if passed(colour) != colour] == []


def test_mixing_ends_at_its_ends() -> None:
    assert rgb("#0A1b2C") == (10, 27, 44)
    assert mix(INK, PAPER, 0) == INK
    assert mix(INK, PAPER, 1) == PAPER
