"""A hand as its holder reads it: what is new is marked and named, what orders lack is said, and no one else learns."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.colours import NOW
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.faces import FACES
from render.osaka.words import hand as osaka_hand
from render.yokohama.words import hand as yokohama_hand
from tests.render import samples, samples_yokohama
from tests.render import samples_yokohama_near as near_samples

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.people import People
    from rules.core.table import View

OSAKA = samples.seen_by(samples.middle(), 1, "r5 r2 r2 b3")
YOKOHAMA = samples_yokohama.seen_by(samples_yokohama.middle(), 1, "gb3 de1 us2")

HANDS: dict[str, tuple[View, View, People, tuple[str, ...]]] = {
    "osaka": (OSAKA, samples.seen_by(samples.middle(), 1, "r5 r2"), samples.PEOPLE, ("r2", "b3")),
    "yokohama": (
        YOKOHAMA,
        samples_yokohama.seen_by(samples_yokohama.middle(), 1, "us2"),
        samples_yokohama.PEOPLE,
        ("GB 3", "DE 1"),
    ),
}


def render_context(people: People, lang: Lang = "en") -> RenderContext:
    return RenderContext("7K2", people, Words.of(lang))


def vermilion(png: bytes) -> int:
    with Image.open(BytesIO(png)) as image:
        return sum(count for count, colour in image.convert("RGB").getcolors(1 << 16) or () if colour == NOW)


@pytest.mark.parametrize("key", HANDS)
def test_what_is_new_is_framed_and_only_that(key: str) -> None:
    now, before, people, _ = HANDS[key]
    shown, same, first = (FACES[key].hand(now, render_context(people), old) for old in (before, now, None))
    assert shown is not None
    assert same is not None
    assert first is not None
    assert vermilion(shown.png) > 5000
    assert vermilion(same.png) == vermilion(first.png) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", HANDS)
def test_words_name_what_is_new_and_the_alternative_text_only_counts_it(key: str, lang: Lang) -> None:
    now, before, people, fresh = HANDS[key]
    at, face = render_context(people, lang), FACES[key]
    *calm, news = face.hand_told(now, before, at)
    assert tuple(calm) == face.hand_told(now, now, at) == face.hand_told(now, None, at)
    assert key == "osaka" or all(name in news for name in fresh)
    shown, plain = face.hand(now, at, before), face.hand(now, at)
    assert shown is not None
    assert plain is not None
    assert shown.alt.startswith(plain.alt)
    assert str(len(fresh)) in shown.alt.removeprefix(plain.alt)
    assert not any(line in shown.alt for line in (news, *face.hand_text(now, at)))


@pytest.mark.parametrize("key", HANDS)
def test_no_one_else_learns_what_is_new(key: str) -> None:
    now, before, people, _ = HANDS[key]
    bare = replace(now, audience=None, hand=None)  # type: ignore[type-var]
    assert FACES[key].hand_told(bare, before, render_context(people)) == ()
    assert FACES[key].hand(bare, render_context(people), before) is None


@pytest.mark.parametrize("key", HANDS)
def test_all_that_stands_in_a_hand_is_told_each_card_beginning_as_the_hand_is_known_by(key: str) -> None:
    now, _, people, _ = HANDS[key]
    at, face = render_context(people), FACES[key]
    told = face.hand_told(now, None, at)
    assert all(any(line in one for one in told) for line in face.hand_text(now, at))


def test_orders_are_told_with_what_they_lack_and_complete() -> None:
    told = FACES["yokohama"].hand_told(near_samples.pairing(), None, render_context(samples_yokohama.PEOPLE))
    icons = [line.rpartition(" · ")[2] for line in told[:3]]
    assert icons == ["2nd GB: agent", "2nd GB: agent", "4th FR: no agent left"]
    assert "still needs 2 fish" in told[0]
    assert "still needs 1 copper and 3 fish" in told[1]
    assert told[3] == "You have 1 copper, 2 silk, 7 tea, 1 import and 3 yen."


def test_an_order_that_was_on_offer_is_not_new() -> None:
    start = samples_yokohama.opening()
    choosing = samples_yokohama.seen_by(start, 1, "", "gb3 de1")
    assert yokohama_hand.fresh(samples_yokohama.seen_by(start, 1, "gb3"), choosing) == ()
    assert yokohama_hand.fresh(YOKOHAMA, choosing) == (samples_yokohama.order("us2"),)


def test_equal_cards_count_one_by_one() -> None:
    one, two = (samples.seen_by(samples.middle(), 1, hand) for hand in ("r2", "r2 r2 r2"))
    assert [(card.colour, card.value) for card in osaka_hand.fresh(two, one)] == [("red", 2)] * 2
    assert osaka_hand.fresh(one, two) == ()
