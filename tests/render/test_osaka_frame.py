"""Osaka's panel in the frame: the story since one's last turn, what a turn brought, a picture that fits."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.osaka.face import OSAKA_FACE
from render.osaka.panels.turn import purchase_lines
from render.osaka.words.labels import place
from render.osaka.words.phrases import news
from rules.osaka import events as told
from rules.osaka.view import OsakaView
from tests.contract.playing import steps
from tests.render.test_osaka_story import BLUE2, BLUE3, HANA, ISE, MIKA, PEOPLE, RED5

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.seats import Seat

CONTEXT = RenderContext("4QF", (*PEOPLE, Person("Tomas", "beige")), Words.of("en"))

TALLEST = 3 / 4
"""Height of a panel's picture by its width."""


def since(seat: Seat, *events: told.OsakaEvent, lang: Lang = "en") -> list[str]:
    return [Words.of(lang).say(label, PEOPLE) for label in news(events, seat)]


def test_the_story_begins_with_what_happened_to_oneself() -> None:
    assert since(
        MIKA,
        told.Bought(ISE, (BLUE3, BLUE2), 5, (RED5,), 5),
        told.Scored(ISE, "blue", (BLUE3, BLUE2), 3, 1, 8, 2, 0, 0),
        told.Scored(MIKA, "blue", (BLUE2,), 2, 0, 2, 1, 0, 0),
        told.GoodsLost(MIKA, (RED5,)),
        told.Reserved(HANA, RED5, "farm", forced=False),
    ) == [
        "**You get 1 VP (1 blue good at 2 coins = 2 coins, bonus 0) and lose red 5**",
        "Ise buys blue 3 and blue 2 for 5 coins and sells 2 blue goods for 2 VP",
        "Hana reserves red 5 in the farm",
    ]


def test_several_sales_are_one_line_that_is_not_cut() -> None:
    sold = (
        told.Scored(MIKA, "blue", (BLUE3, BLUE3, BLUE2), 3, 1, 12, 3, 0, 0),
        told.Scored(MIKA, "red", (RED5, RED5), 5, 0, 10, 2, 0, 0),
    )
    assert since(MIKA, *sold, told.GoodsLost(MIKA, (RED5,))) == [
        "**You get 5 VP for 3 blue goods and 2 red goods and lose red 5**"
    ]
    assert since(ISE, *sold)[0].startswith("Mika sells")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_others_do_is_told_in_every_language(lang: Lang) -> None:
    (line,) = since(
        HANA,
        told.Took(ISE, RED5, forced=False),
        told.Insured(ISE, (BLUE2,), (BLUE3,), ahead=False),
        told.GoodsLost(ISE, (RED5,)),
        told.PassedOver(ISE),
        lang=lang,
    )
    assert line.startswith("Ise ")
    assert since(ISE, told.Took(ISE, RED5, forced=False), lang=lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_says_what_it_brought_and_leaves(lang: Lang) -> None:
    match = next(iter(steps("osaka", 3, 1))).match
    before = match.view(MIKA)
    assert isinstance(before, OsakaView)
    me = before.traders[MIKA]
    assert before.hand is not None
    now = replace(me, vp=me.vp + 2, tokens=(1, 1, 0, 0), goods=(RED5, BLUE2), has_stone=False)
    was = replace(me, tokens=(0, 0, 0, 0), goods=(), has_stone=True)
    earlier = replace(before, traders=(was, *before.traders[1:]), hand=(RED5, BLUE2))
    later = replace(before, traders=(now, *before.traders[1:]), hand=())
    said = [Words.of(lang).say(label, PEOPLE) for label in OSAKA_FACE.turn_summary(earlier, later, MIKA)]
    assert len(said) == 5
    if lang == "en":
        assert said == [
            f"+2 VP, now {now.vp}",
            "+2 tokens, now 2",
            "+2 goods, now 2",
            "leaves you no coins",
            "reservation piece laid",
        ]
        back = [Words.of(lang).say(label, PEOPLE) for label in OSAKA_FACE.turn_summary(later, earlier, MIKA)]
        assert back == ["no goods left", "+7 coins, now 7"]
    assert OSAKA_FACE.turn_summary(before, before, MIKA) == ()


def test_the_picture_of_a_panel_is_low_and_marks_what_is_new() -> None:
    marked = set[bool]()
    earlier: dict[Seat, OsakaView] = {}
    for step in islice(steps("osaka", 4, 2), 40, 64):
        seat, view = step.question.seat, step.match.view(step.question.seat)
        assert isinstance(view, OsakaView)
        plain = OSAKA_FACE.panel(step.question, view, "", CONTEXT).picture
        assert plain is not None
        picture = plain()
        assert picture.size[1] <= picture.size[0] * TALLEST
        before = earlier.get(seat)
        fresh = OSAKA_FACE.panel(step.question, view, "", replace(CONTEXT, before=partial(earlier.get, seat))).picture
        assert fresh is not None
        marked.add(before is not None and fresh().png != picture.png and "New" in fresh().alt)
        earlier[seat] = view
    assert marked == {True, False}


def test_above_the_question_stands_one_line_of_what_one_owns() -> None:
    said: dict[bool, str] = {}
    for step in steps("osaka", 3, 1):
        view = step.match.view(step.question.seat)
        assert isinstance(view, OsakaView)
        if step.question.kind == "turn":
            own, *_ = OSAKA_FACE.panel(step.question, view, "", CONTEXT).lines
            said[bool(view.traders[step.question.seat].goods)] = own
    assert said.keys() == {True, False}
    # What there is none of is not named.
    for goods, own in said.items():
        assert own.startswith("Hand (")
        assert (" · Goods: " in own) is goods
        assert " · tokens: " in own


def test_ships_that_reach_the_same_place_are_named_together() -> None:
    """At the start all lie at Osaka, so that a buy moves them to one place or two."""
    for step in steps("osaka", 4, 2):
        view = step.match.view(step.question.seat)
        assert isinstance(view, OsakaView)
        if view.purchase is not None and len(view.purchase.ships) > len({after for *_, after in view.purchase.ships}):
            said = [CONTEXT.words.plain(label, CONTEXT.people) for label in purchase_lines(view)]
            if said:
                break
    else:
        raise AssertionError("two ships reach the same place in every match")
    places = {CONTEXT.words.plain(place(view.route, after), ()) for *_, after in view.purchase.ships}
    assert said[-1].startswith("Ships advance: ")
    assert [said[-1].count(one) for one in sorted(places)] == [1] * len(places)
