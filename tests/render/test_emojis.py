"""Emojis: names, an outline that reads on Discord's dark and light grounds, and no two that look alike in a line."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from render.core.colours import SEATS, contrast, rgb
from render.core.emojis import HASHED, RIM, SHARED, SIZE, drawn, full_name, png
from render.core.words_icons import mark_of
from render.faces import FACES, emojis
from render.nippon.emojis import department_emoji, specialist_emoji, worker_emoji
from render.osaka.words.icons import ship_emoji
from render.yokohama.words.icons import area_emoji
from rules.games import GAMES
from rules.nippon.model.terms import COLOURS as WORKERS
from rules.nippon.model.terms import GOODS, TRACKS
from rules.osaka.model.terms import COLOURS
from rules.yokohama.model.terms import AREA_KINDS
from rules.yokohama.model.terms import GOODS as TRADED

GROUNDS = {"dark": "#313338", "darker": "#1E1F22", "light": "#FFFFFF"}
READS = 3.0
"""Contrast that WCAG 2 asks of what is no letter."""

IN_A_LINE = 22
"""Pixels of an emoji in a line."""

TOLD_APART = 12.0
LARGEST = 256 * 1024
SEEN = 64
OUTSIDE = 100
LOST = 0.1
"""How much of an emoji may be taken for the ground, in parts of what lies within its rim."""


@cache
def picture(name: str) -> Image.Image:
    return drawn(emojis()[name])


def on(name: str, ground: str, size: int) -> Image.Image:
    image = Image.new("RGB", (size, size), ground)
    small = picture(name).resize((size, size), Image.Resampling.LANCZOS)
    image.paste(small, mask=small)
    return image


@cache
def inside(name: str) -> Image.Image:
    """What of an emoji lies within its rim."""
    shape = picture(name).getchannel("A").filter(ImageFilter.MinFilter(2 * RIM + 3))
    return shape.resize((SEEN, SEEN)).point(lambda alpha: 255 * (alpha > 127))


def share(part: Image.Image, whole: Image.Image) -> float:
    return ImageStat.Stat(part).sum[0] / ImageStat.Stat(whole).sum[0]


def test_names_are_short_and_no_two_games_use_one() -> None:
    every = [*SHARED, *(name for face in FACES.values() for name in face.emojis)]
    assert len(set(every)) == len(every) == len(emojis())
    assert all(re.fullmatch("[a-z]{2,8}", name) for name in every)


def test_what_is_named_by_its_kind_is_there() -> None:
    named = [*map(mark_of, SEATS), *map(area_emoji, AREA_KINDS), *map(ship_emoji, COLOURS), *COLOURS, *TRADED]
    named += [kind(colour) for kind in (worker_emoji, specialist_emoji, department_emoji) for colour in WORKERS]
    assert {*named, *GOODS, *TRACKS} <= set(emojis())


def test_a_picture_is_small_and_its_name_tells_of_a_change() -> None:
    for name in emojis():
        file = png(picture(name))
        assert len(file) < LARGEST
        with Image.open(BytesIO(file)) as image:
            assert (image.size, image.mode) == ((SIZE, SIZE), "RGBA")
            assert full_name(name, image) == full_name(name, picture(name))
    names = [full_name("tea", picture(name)) for name in emojis()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(rf"tea_[0-9a-f]{{{HASHED}}}", name) for name in names)


@pytest.mark.parametrize("ground", GROUNDS)
def test_an_outline_closes_round_each_on_every_ground(ground: str) -> None:
    """Whoever comes from outside through what hardly differs from the ground does not get beyond the rim."""
    behind = rgb(GROUNDS[ground])
    for name in emojis():
        raw = on(name, GROUNDS[ground], SEEN).tobytes()
        pixels = [(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)]
        reads = {colour: contrast(colour, behind) >= READS for colour in set(pixels)}
        seen = Image.frombytes("L", (SEEN, SEEN), bytes(255 * reads[pixel] for pixel in pixels))
        ImageDraw.floodfill(seen, (0, 0), OUTSIDE)
        outside = seen.point(lambda tone: 255 * (tone == OUTSIDE))
        assert share(ImageChops.multiply(outside, inside(name)), inside(name)) < LOST, name


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("key", sorted(key for key, face in FACES.items() if face.emojis))
def test_no_two_of_a_game_look_alike_in_a_line(key: str, ground: str) -> None:
    strangers = {mark_of(colour) for colour in SEATS} - {mark_of(colour) for colour in GAMES[key].colours}
    named = [*(SHARED.keys() - strangers), *FACES[key].emojis]
    small = {name: on(name, GROUNDS[ground], IN_A_LINE) for name in named}
    apart = {
        pair: sum(ImageStat.Stat(ImageChops.difference(small[pair[0]], small[pair[1]])).mean) / 3
        for pair in combinations(named, 2)
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    assert apart[nearest] >= TOLD_APART, nearest
