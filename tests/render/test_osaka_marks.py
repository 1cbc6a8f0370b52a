"""Close-ups of Osaka mark the cards that came since the reader last played."""

from __future__ import annotations

from dataclasses import replace

from render.core.colours import NOW
from render.osaka import closeups
from render.osaka.closeups_market import fresh
from tests.render import samples


def test_of_equal_cards_the_last_are_new() -> None:
    now, old = samples.offers("r5 b3 r5 g2"), samples.offers("r5 y3 g2")
    assert fresh(now, old) == {1, 2}
    assert fresh(now, now) == set()


def test_new_cards_of_the_market_are_framed() -> None:
    view = samples.middle()
    was = replace(view, market=view.market[1:])
    loud = closeups.draw(view, "market", samples.PEOPLE, "en", "4QF", was).image
    calm = closeups.draw(view, "market", samples.PEOPLE, "en", "4QF", view).image
    plain = closeups.draw(view, "market", samples.PEOPLE, "en", "4QF").image
    assert calm.tobytes() == plain.tobytes()
    tones = {tone for _, tone in loud.getcolors(loud.width * loud.height) or []}
    assert NOW in tones
    assert NOW not in {tone for _, tone in plain.getcolors(plain.width * plain.height) or []}
