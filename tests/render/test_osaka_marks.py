"""Close-ups of Osaka mark what changed since the reader last played, and their alternative texts tell it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.osaka.closeups import closeups
from render.osaka.face import OSAKA_FACE
from render.osaka.figures import new_sales
from render.osaka.table.marks import trader_marks
from render.osaka.words.labels import cards
from rules.core.labels import say
from rules.osaka.delta import delta, new_cards, trader_delta
from tests.render import samples

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from rules.osaka.view import OsakaView


def before() -> OsakaView:
    """What the reader of `middle` saw: ship, market, farm, stones, discard pile and Ise's display were different."""
    was = samples.earlier()
    hana, ise, *others = was.traders
    ise = replace(ise, goods=ise.goods[1:], tokens=(2, 1, 1, 0), vp=9, hand_size=4, has_stone=True)
    return replace(
        was, farm=samples.offers("g2 b2 r3"), discard=samples.middle().discard[1:], traders=(hana, ise, *others)
    )


def test_of_equal_cards_the_last_are_new() -> None:
    now, old = samples.offers("r5 b3 r5 g2"), samples.offers("r5 y3 g2")
    assert new_cards(old, now) == (1, 2)
    assert new_cards(now, now) == ()


def test_stones_sales_and_displays_tell_what_changed() -> None:
    now, was = samples.middle(), before()
    assert delta(was, now).stones == (0, 1)
    assert [new_sales(*pair) for pair in zip(now.traders, was.traders, strict=True)] == [(), (0, 2), (), ()]
    found = trader_marks(trader_delta(was.traders[1], now.traders[1]))
    assert (found.vp, found.hand, found.fields) == (3, True, (0, 2))


@pytest.mark.parametrize("what", ["market", "sea", "discard", "trader0", "trader1"])
def test_only_what_is_new_is_marked(what: str) -> None:
    view = samples.middle()
    loud = closeups.draw(view, what, samples.PEOPLE, "en", "4QF", before())
    calm = closeups.draw(view, what, samples.PEOPLE, "en", "4QF", view)
    plain = closeups.draw(view, what, samples.PEOPLE, "en", "4QF")
    assert calm.image.tobytes() == plain.image.tobytes()
    assert vermilion(plain) == 0
    assert vermilion(loud) > 300


def vermilion(canvas: Canvas) -> int:
    found = canvas.image.getcolors(canvas.size[0] * canvas.size[1]) or []
    return sum(count for count, tone in found if tone == NOW)


NEWS = {
    "market": "New: green 3 in the market, red 2 in the farm, Hana's reservation piece and Ise's reservation piece.",
    "sea": "New: yellow ship from Anori to Enshunada 1, Ise could now sell red for 2 VP and "
    "Ise could now sell yellow for 3 VP.",
    "discard": "New: red 3.",
    "trader0": "New: Hana +5 VP and hand cards: 4 instead of 6.",
    "trader1": "New: Ise +3 VP, hand cards: 6 instead of 4, goods gained: red 5 and tokens: 1 yellow.",
}


@pytest.mark.parametrize("what", NEWS)
def test_alternative_texts_tell_first_what_is_new(what: str) -> None:
    alt = OSAKA_FACE.close_up(samples.middle(), what, render_context("en"), before()).alt
    assert alt[alt.index("New:") :].startswith(NEWS[what])
    calm = OSAKA_FACE.close_up(samples.middle(), what, render_context("en"), samples.middle()).alt
    assert (
        calm
        == OSAKA_FACE.close_up(samples.middle(), what, render_context("en")).alt
        == alt.replace(f"{NEWS[what]} ", "")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_that_went_and_insurance_are_told(lang: str) -> None:
    now = samples.middle()
    sold = replace(now.traders[0], goods=now.traders[0].goods[1:], insured=now.traders[0].goods[1:2])
    later: OsakaView = replace(now, traders=(sold, *now.traders[1:]))
    alt = OSAKA_FACE.close_up(later, "trader0", render_context(lang), now).alt
    gone, safe = cards(now.traders[0].goods[:1]), cards(now.traders[0].goods[1:2])
    for label in (say("osaka-alt-less", what=gone), say("osaka-alt-new-insured", cards=safe)):
        assert Words.of(lang).plain(label, samples.PEOPLE) in alt


def render_context(lang: str) -> RenderContext:
    return RenderContext("4QF", samples.PEOPLE, Words.of(lang))
