"""What panels of Nippon tell: the story first, news of others, what a turn brought, what the last tiles count."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.frame import LONGEST_NEWS, framed
from render.core.languages import LANGUAGES
from render.core.panel import Menu, Panel
from render.core.words import Words
from render.core.words_cut import BESIDE
from render.nippon.face import NIPPON_FACE
from rules.core.seats import Seat
from rules.core.steps.together import AskEach
from rules.nippon.events.gains import Advanced
from rules.nippon.events.rounds import PairTaken
from rules.nippon.events.trade import MarketSupplied, RailwayBuilt
from rules.nippon.events.turns import StepsPaid
from rules.nippon.model.effects import Gain
from rules.nippon.model.phrases import bonuses_label
from rules.nippon.model.state import FIRST, Marker, Worker
from rules.nippon.model.terms import ACTIONS, COLOURS
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.consolidation.prestige import AskPrestige
from tests.render.nippon_panels import PEOPLE, entry, menu, panel
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from render.core.languages import Lang


def test_the_story_stands_first_in_three_lines_and_reasons_behind_more() -> None:
    made = Panel("what is asked", ("what I own",), None, (), not_now="Unavailable: ships", more=("cards",))
    news = ("Hana did something", "Ise too", "Mika as well", "Tom last")
    frame = framed(made, ("so far",), news)
    assert frame.above == (*news[:3], "what I own", "what is asked")
    assert frame.beneath == ("so far",)
    assert frame.more == ("Unavailable: ships", "cards")
    # A hint takes a line of the three.
    assert framed(made, (), news, ("why",)).above == (*news[:2], "why", "what I own", "what is asked")
    assert framed(made, (), (), ("why",)).above == ("why", "what I own", "what is asked")
    # What is bold and too long is bold to its end.
    bold, plain = framed(made, (), (f"**You get {'points ' * 20}**", f"Ise gets {'points ' * 20}")).above[:2]
    assert bold.startswith("**You")
    assert bold.endswith("points…**")
    assert plain.endswith("…")
    assert max(len(bold), len(plain)) <= LONGEST_NEWS


def test_news_begin_with_what_happened_to_me() -> None:
    lost = MarketSupplied(Seat(1), "osaka", "right", "paper", 2, 2, Marker(FIRST, 1), None)
    words = Words.of("en")
    told = [words.plain(label, PEOPLE) for label in NIPPON_FACE.news((lost,), FIRST)]
    assert told[0] == "**Hana pushed your marker 1 out of Osaka**"
    assert len(told) == 2
    removed = replace(lost, replaced=None, removed=lost.replaced)
    assert words.plain(NIPPON_FACE.news((removed,), FIRST)[0], PEOPLE) == told[0]
    assert len(NIPPON_FACE.news((lost,) * 9, Seat(2))) <= 3
    assert len(NIPPON_FACE.news((lost,) * 9, FIRST)) == 3


def test_news_tell_how_far_someone_went_not_what_it_cost() -> None:
    other = Seat(1)
    went = (StepsPaid(other, "mining", 2, 3), Advanced(other, "mining", 2, 4), Advanced(other, "rnd", 1, 2))
    told = [Words.of("en").plain(label, PEOPLE) for label in NIPPON_FACE.news(went, FIRST)]
    assert told == ["Hana: +2 Mining, +1 R&D"]


def test_news_leave_start_tiles_to_the_post() -> None:
    other = Seat(1)
    began = (PairTaken(other, "railway", 10), RailwayBuilt(other, "kanto", Gain(), 0, 0))
    assert NIPPON_FACE.news(began, FIRST) == ()
    then = (StepsPaid(Seat(2), "mining", 2, 3), Advanced(Seat(2), "rnd", 1, 2))
    assert len(NIPPON_FACE.news((*began, *then), FIRST)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_steps_of_finance_are_one_sum(lang: Lang) -> None:
    words = Words.of(lang)
    told = [words.plain(label, PEOPLE) for label in bonuses_label(("finance", "red", "finance"))]
    assert len(told) == 2
    assert told[1].endswith(" +2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_says_what_it_brought(lang: Lang) -> None:
    play = Play(bare()).have(money=20, iron=3)
    before = RULES.view(play.state, FIRST)
    play.type("railways white kanto/silk")
    told = NIPPON_FACE.turn_summary(before, RULES.view(play.state, FIRST), FIRST)
    said = [Words.of(lang).plain(label, PEOPLE) for label in told]
    assert said[0].startswith("\u22125 ")
    assert ", +1 " in said[0]
    if lang == "en":
        assert said == ["\u22125 money, \u22121 iron, +1 silk", "1 railway", "wages now 3 money"]


def test_a_turn_tells_of_a_step_that_does_not_change_the_value() -> None:
    play = Play(bare()).have(money=20)
    before = RULES.view(play.state, FIRST)
    play.type("rnd white", "rnd 1")
    told = [
        Words.of("en").plain(label, PEOPLE)
        for label in NIPPON_FACE.turn_summary(before, RULES.view(play.state, FIRST), FIRST)
    ]
    assert told == ["\u22121 money", "R&D +1", "wages now 3 money"]


def test_a_turn_of_markets_says_which_markers_lie_now() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    before = RULES.view(play.state, FIRST)
    play.type("markets yellow", "markets osaka.right 2")
    told = NIPPON_FACE.turn_summary(before, RULES.view(play.state, FIRST), FIRST)
    assert "influence marker 2 laid" in [Words.of("en").plain(label, PEOPLE) for label in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_of_two_menus_of_actions_are_whole_on_a_phone(lang: Lang) -> None:
    play = Play(bare()).have(money=40, iron=9, coal=9, silk=9).own("cotton1a", goods=4)
    play.state.hiring = [list(COLOURS[:3]) for _ in play.state.hiring]
    first, second = [one.hint for one in panel(play, lang=lang).controls if isinstance(one, Menu)]
    assert max(len(first), len(second)) <= 36
    assert first != second
    if lang == "en":
        assert first == "Railways, Mining, R&D and Production"
        assert second == "Ships, Markets, Machines and 1 more"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_taken_back_of_an_action_is_whole_on_a_phone(lang: Lang) -> None:
    words = Words.of(lang)
    for action in ACTIONS:
        label = NIPPON_FACE.undo_label(Act(action, "yellow"))
        assert label is not None
        assert len(words.text("house-back-of", what=words.plain(label, PEOPLE))) <= BESIDE


def test_a_turn_tells_goods_by_kind_and_coal_on_a_factory() -> None:
    def brought(play: Play, *texts: str) -> list[str]:
        before = RULES.view(play.state, FIRST)
        told = NIPPON_FACE.turn_summary(before, RULES.view(play.type(*texts).state, FIRST), FIRST)
        return [Words.of("en").plain(label, PEOPLE) for label in told]

    play = Play().own("cotton1a").have(money=6, coal=4).offer("bulbs2b")
    play.me.rnd = 10
    assert brought(play, "factory w bulbs2b", "machine bulbs2b")[:1] == ["\u22126 money, \u22124 coal, +2 light bulbs"]
    play = Play().have(money=6).offer("bento2b")
    play.me.rnd = 10
    assert brought(play, "factory w bento2b")[0] == "\u22126 money, +3 coal"


@pytest.mark.parametrize(
    ("lang", "ships", "mining", "factories"),
    [
        (
            "en",
            "3 ships: no VP yet; 8 VP at 4, 16 VP at 6",
            "10 spaces: 8 VP now; 16 VP at 12",
            "1 factory: 1 VP now; 3 VP with one more",
        ),
        (
            "de",
            "3 Schiffe: noch keine SP; 8 SP ab 4, 16 SP ab 6",
            "10 Felder: jetzt 8 SP; 16 SP ab 12",
            "1 Fabrik: jetzt 1 SP; 3 SP bei einer mehr",
        ),
        (
            "it",
            "3 navi: per ora 0 PV; 8 PV da 4, 16 PV da 6",
            "10 caselle: ora 8 PV; 16 PV da 12",
            "1 fabbrica: ora 1 PV; 3 PV con una in più",
        ),
    ],
)
def test_the_last_prestige_tiles_say_what_they_count(lang: Lang, ships: str, mining: str, factories: str) -> None:
    play = Play().own("cotton1a")
    play.me.ships, play.me.mining = 3, 10
    play.me.work = [Worker("blue") for _ in range(5)]
    tiles = menu(panel(play.put_step(AskPrestige(AskEach([FIRST]))), lang=lang), "tiles")
    assert len(tiles.entries) == 16
    told = [entry(tiles, f"prestige 2>{area}").detail for area in ("ships", "mining", "factories")]
    assert told == [ships, mining, factories]


def test_a_last_prestige_tile_says_when_no_more_can_be_had() -> None:
    play = Play().own("cotton1a", "cotton2a", "paper1a", "paper2a", "lenses1a", "family")
    play.me.railways, play.me.work = 6, [Worker("blue") for _ in range(5)]
    tiles = menu(panel(play.put_step(AskPrestige(AskEach([FIRST])))), "tiles")
    assert entry(tiles, "prestige 1>railways").detail == "6 railways: 10 VP now, the most it can be"
    assert entry(tiles, "prestige 1>factories").detail == "6 factories: 9 VP now, the most it can be"
