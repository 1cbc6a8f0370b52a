"""From which factories goods are paid, where several hold the same kind (N-R23)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Choice
from rules.core.reasons import IllegalAction
from rules.nippon.laying import put
from rules.nippon.model.state import FIRST
from tests.rules.nippon_play import RULES, Play


def with_paper(*counts: int) -> Play:
    """Someone with paper below several factories, from the left."""
    play = Play()
    for key, count in zip(("paper1b", "paper2a", "paper3b"), counts, strict=False):
        play.own(key, goods=count)
    return play


def goods(play: Play) -> list[int]:
    """Goods below the factories."""
    return [factory.goods for factory in play.me.factories]


def read(play: Play, text: str) -> str:
    """What a typed answer comes to, in notation."""
    return RULES.write(RULES.read(play.state, FIRST, text))


def near(play: Play, text: str) -> tuple[str, tuple[str, ...]]:
    """Why a text is unclear, and what it may mean."""
    with pytest.raises(IllegalAction) as unclear:
        RULES.read(play.state, FIRST, text)
    return unclear.value.reason.label.key, unclear.value.near


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("", [2, 2]),
        (" from paper1b", [0, 4]),
        (" from paper2a", [2, 2]),
        (" from paper1b paper2a", [1, 3]),
        (" from paper2a paper1b", [1, 3]),
        (" from paper1", [0, 4]),
        (" from 2 paper1b", [0, 4]),
    ],
)
def test_one_says_from_which_factories_a_market_is_paid(said: str, left: list[int]) -> None:
    play = with_paper(2, 4).type(f"markets w nagoya.paper 2{said}")
    assert goods(play) == left


@pytest.mark.parametrize(
    ("said", "left"),
    [("", [1, 2, 1]), (" from paper1b", [0, 3, 1]), (" from paper2a", [1, 2, 1]), (" from paper3", [1, 3, 0])],
)
def test_one_says_from_which_factories_an_investment_is_paid(said: str, left: list[int]) -> None:
    play = with_paper(1, 3, 1).type(f"invest w paper:finance{said}")
    assert goods(play) == left


def test_a_contract_is_paid_from_a_factory_too() -> None:
    play = with_paper(2, 3).own("bento1a", goods=1).type("invest w bento:finance paper:k7>blue from paper1b")
    assert goods(play) == [0, 3, 0]
    assert play.me.money == 3


def test_what_is_the_usual_way_is_left_out() -> None:
    play = with_paper(2, 4).type("markets w")
    assert read(play, "markets nagoya.right 2 from paper2a") == "markets nagoya.right 2"
    assert read(play, "markets nagoya.right 2 from paper2a x2") == "markets nagoya.right 2"
    assert read(play, "markets nagoya.right 2 from paper1b x2") == "markets nagoya.right 2 from paper1b"
    assert read(play, "markets nagoya.right 2 from paper2a paper1b") == "markets nagoya.right 2 from paper1b paper2a"
    alone = with_paper(2).type("markets w")
    assert read(alone, "markets nagoya.right 2 from paper1b") == "markets nagoya.right 2"


def test_several_deliveries_are_each_paid_from_somewhere() -> None:
    play = with_paper(2, 4).type("markets w nagoya.paper 1 from paper1b nagoya.paper 2 from paper1b paper2a vp")
    assert goods(play) == [0, 3]
    play = with_paper(2, 4).type("markets w")
    text = "markets nagoya.right 1 from paper1b tokyo.right 2 from paper1b paper2a vp x1"
    assert read(play, text) == text


def test_fewer_factories_than_goods_are_unclear_unless_only_one_way_is_left() -> None:
    play = with_paper(2, 4).type("markets w")
    assert near(play, "markets nagoya.right 3 from paper1b paper2a") == (
        "nippon-sources-which",
        ("markets nagoya.right 3 from paper1b x2 paper2a", "markets nagoya.right 3"),
    )
    play = with_paper(1, 4).type("markets w")
    assert read(play, "markets nagoya.right 3 from paper1b paper2a") == (
        "markets nagoya.right 3 from paper1b paper2a x2"
    )


def test_which_factories_can_be_named() -> None:
    play = with_paper(2, 4).own("cotton1a", goods=2)
    assert play.refused("markets w nagoya.paper 3 from paper1b") == "nippon-source-short"
    assert play.refused("markets w nagoya.paper 2 from cotton1a") == "nippon-source-other"
    assert play.refused("markets w nagoya.paper 1 from paper1b paper2a") == "nippon-sources-count"
    assert play.refused("invest w paper:finance from cotton1a") == "nippon-source-other"
    assert play.refused("invest w cotton:finance paper:finance from paper1b x3") == "nippon-sources-count"
    assert with_paper(1, 1).refused("markets w nagoya.paper 3 from paper1b") == "nippon-short-goods"


def test_the_second_delivery_pays_with_what_the_first_one_left() -> None:
    play = with_paper(2, 4)
    text = "markets w nagoya.paper 2 from paper1b tokyo.paper 1 from paper1b"
    assert play.refused(text) == "nippon-source-short"


def test_the_family_business_can_be_named() -> None:
    play = Play().own("family", goods=1).own("paper2a", goods=3).type("markets w nagoya.paper 1 from family")
    assert goods(play) == [0, 3]


def test_other_ways_are_offered_where_the_menu_has_room() -> None:
    play = with_paper(1, 2).type("markets w")
    kanto = next(part for part in RULES.questions(play.state)[0].parts if part.part == "markets-kanto")
    assert isinstance(kanto, Choice)
    assert kanto.answers[:4] == (
        "markets nagoya.right 1",
        "markets nagoya.right 2",
        "markets nagoya.right 3",
        "markets tokyo.right 1",
    )
    assert "markets nagoya.right 1 from paper1b" in kanto.answers
    assert "markets nagoya.right 2 from paper2a" in kanto.answers
    assert len(set(kanto.answers)) == len(kanto.answers)
    assert not [text for text in kanto.answers if text.startswith("markets nagoya.right 3 from")], "only one way"
    play = with_paper(1, 2).type("invest w")
    assert play.offers[:2] == ["invest paper:finance", "invest paper:k1"]
    assert "invest paper:k6 from paper1b" in play.offers


def test_a_menu_does_not_grow_beyond_what_is_shown_at_once() -> None:
    play = with_paper(4, 4, 4).own("bento1a", "lenses1a", "cotton1a", goods=4).type("markets w")
    for part in RULES.questions(play.state)[0].parts:
        assert isinstance(part, Choice)
        said = [text for text in part.answers if " from " in text]
        assert not said or len(part.answers) <= 25


def test_a_replacement_and_a_source_go_together_in_any_order() -> None:
    play = with_paper(2, 4)
    put(play.state, 1, "nagoya", "top", 1)
    put(play.state, 1, "nagoya", "left", 1)
    play.type("markets w")
    text = "markets nagoya.right 2 removes nagoya.left from paper1b"
    assert read(play, text) == text
    assert read(play, "markets nagoya.right 2 from paper1b removes nagoya.left") == text
