"""What panels of Nippon tell: the story first, news of others, what a turn brought."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.frame import framed
from render.core.panel import Panel
from render.core.people import LANGUAGES
from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from rules.core.seats import Seat
from rules.nippon.events.gains import Advanced
from rules.nippon.events.trade import MarketSupplied
from rules.nippon.events.turns import StepsPaid
from rules.nippon.model.state import FIRST, Marker
from tests.render.nippon_panels import PEOPLE
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from render.core.people import Lang


def test_the_story_stands_first_and_long_reasons_behind_more() -> None:
    made = Panel("what is asked", ("what I own",), None, (), not_now="Unavailable: " + "x" * 300)
    frame = framed(made, ("so far",), ("Hana did something",))
    assert frame.above == ("Hana did something", "what I own", "what is asked")
    assert frame.beneath[-1] == "so far"
    assert max(map(len, frame.beneath)) <= 120
    assert frame.more == (made.not_now,)
    short = Panel("what is asked", (), None, (), not_now="Unavailable: ships")
    assert framed(short, (), ()).more == ()


def test_news_begin_with_what_happened_to_me() -> None:
    lost = MarketSupplied(Seat(1), "osaka", "right", "paper", 2, 2, Marker(FIRST, 1), None)
    words = Words.of("en")
    told = [words.plain(label, PEOPLE) for label in NIPPON_FACE.news((lost,), FIRST)]
    assert told[0] == "**Hana pushed your marker 1 out of Osaka**"
    assert len(told) == 2
    removed = replace(lost, replaced=None, removed=lost.replaced)
    assert words.plain(NIPPON_FACE.news((removed,), FIRST)[0], PEOPLE) == told[0]
    assert len(NIPPON_FACE.news((lost,) * 9, Seat(2))) <= 4


def test_news_tell_how_far_somebody_went_not_what_it_cost() -> None:
    other = Seat(1)
    went = (StepsPaid(other, "mining", 2, 3), Advanced(other, "mining", 2, 4), Advanced(other, "rnd", 1, 2))
    told = [Words.of("en").plain(label, PEOPLE) for label in NIPPON_FACE.news(went, FIRST)]
    assert told == ["Hana: Mining +2 and R&D +1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_says_what_it_brought(lang: Lang) -> None:
    play = Play(bare()).have(money=20, iron=3)
    before = RULES.view(play.state, FIRST)
    play.type("railways white kanto/silk")
    told = NIPPON_FACE.brought(before, RULES.view(play.state, FIRST), FIRST)
    said = [Words.of(lang).plain(label, PEOPLE) for label in told]
    assert said[0].startswith("+1 ")
    assert any("5" in line and "1" in line for line in said[1:])
    if lang == "en":
        assert said == ["+1 silk", "5 money and 1 iron less", "1 railway", "wages now 3"]


def test_a_turn_tells_of_a_step_that_does_not_change_the_value() -> None:
    play = Play(bare()).have(money=20)
    before = RULES.view(play.state, FIRST)
    play.type("rnd white", "rnd 1")
    told = [
        Words.of("en").plain(label, PEOPLE)
        for label in NIPPON_FACE.brought(before, RULES.view(play.state, FIRST), FIRST)
    ]
    assert told == ["1 money less", "R&D +1", "wages now 3"]


def test_a_turn_of_markets_says_which_markers_lie_now() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    before = RULES.view(play.state, FIRST)
    play.type("markets yellow", "markets osaka.right 2")
    told = NIPPON_FACE.brought(before, RULES.view(play.state, FIRST), FIRST)
    assert "influence marker 2 laid" in [Words.of("en").plain(label, PEOPLE) for label in told]
