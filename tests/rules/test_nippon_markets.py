"""Domestic markets of Nippon: goods, markers, the limit of a city, rewards; E8 of the rulebook.

The cities carry the first eight demand tiles as printed: osaka asks for bento, paper, bulbs and lenses clockwise from
the top, kyoto for cotton, lenses, bulbs and clocks.
"""

from __future__ import annotations

import pytest

from rules.core.decisions import Choice
from rules.core.reasons import IllegalAction
from rules.core.seats import Seat
from rules.nippon.events.trade import MarketSupplied
from rules.nippon.laying import put
from rules.nippon.model.position import CITY_NUMBERS
from rules.nippon.model.state import FIRST, Marker
from rules.nippon.model.terms import EDGES, City, Edge, Good
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import bare


def with_goods(people: int = 2, **goods: int) -> Play:
    """Someone with goods below factories, whose sides do nothing here."""
    play = Play(bare(people))
    for good, count in goods.items():
        play.own(f"{good}1a", goods=count)
    return play


def at(play: Play, city: City, edge: Edge) -> Marker | None:
    """The marker on an influence space."""
    return play.state.cities[CITY_NUMBERS[city]].markers[EDGES.index(edge)]


def test_example_e8() -> None:
    play = with_goods(paper=3, lenses=1)
    play.type("markets y osaka.paper 1 osaka.paper 2 kyoto.lenses 1")
    assert at(play, "osaka", "right") == Marker(FIRST, 2)
    assert at(play, "kyoto", "right") == Marker(FIRST, 3)
    assert play.me.markers == [1, 4, 5, 6, 7]
    assert play.me.silk == 6
    assert [factory.goods for factory in play.me.factories] == [0, 0]
    assert play.asked == "end"


def test_example_e8_one_by_one() -> None:
    play = with_goods(paper=3, lenses=1).type("markets y osaka.paper 1", "markets osaka.paper 2")
    assert play.asked == "markets"
    play.type("markets kyoto.lenses 1")
    assert (play.me.silk, play.me.markers) == (6, [1, 4, 5, 6, 7])


@pytest.mark.parametrize(
    ("good", "count", "value"),
    [
        *[(good, count, count) for good in ("cotton", "paper") for count in (1, 2, 3)],
        *[(good, count, count + 2) for good in ("bento", "lenses") for count in (1, 2, 3)],
        *[(good, count, count + 4) for good in ("bulbs", "clocks") for count in (1, 2, 3)],
    ],
)
def test_goods_and_their_level_tell_the_marker(good: Good, count: int, value: int) -> None:
    city: City = "sapporo" if good in {"cotton", "paper", "bento", "clocks"} else "osaka"
    play = with_goods(**{good: 4}).type(f"markets w {city}.{good} {count}")
    assert value not in play.me.markers
    assert play.me.factories[0].goods == 4 - count
    told = play.told("market-supplied")[0]
    assert isinstance(told, MarketSupplied)
    assert (told.good, told.goods, told.value) == (good, count, value)


def test_one_to_three_goods_of_the_kind_asked_for() -> None:
    play = with_goods(paper=4)
    assert play.refused("markets w osaka.paper 4") == "nippon-goods-range"
    assert play.refused("markets w osaka.paper 0") == "nippon-goods-range"
    assert play.refused("markets w osaka.lenses 1") == "nippon-short-goods"
    assert with_goods(paper=1).refused("markets w osaka.paper 2") == "nippon-short-goods"


def test_the_marker_must_lie_in_the_store() -> None:
    play = with_goods(paper=4)
    play.me.markers = [1, 3]
    assert play.refused("markets w osaka.paper 2") == "nippon-no-such-marker"
    play.type("markets w osaka.paper 3")
    assert play.me.markers == [1]


def test_a_marker_from_the_flag_doubles_its_value() -> None:
    play = with_goods(paper=4, lenses=1)
    play.me.markers = [3, 3]
    play.type("markets w osaka.paper 3 osaka.lenses 1")
    assert play.me.markers == []


def test_only_a_higher_marker_replaces_another() -> None:
    play = with_goods(paper=4)
    put(play.state, 1, "osaka", "right", 2)
    assert play.refused("markets w osaka.paper 1") == "nippon-marker-not-higher"
    assert play.refused("markets w osaka.paper 2") == "nippon-marker-not-higher"
    play.state.people[1].markers = [1, 3]
    play.type("markets w osaka.paper 3")
    assert at(play, "osaka", "right") == Marker(FIRST, 3)
    assert play.state.people[1].markers == [1, 2, 3], "it goes back to its owner"


def test_an_own_marker_that_is_replaced_can_be_used_at_once() -> None:
    play = with_goods(paper=4, cotton=1)
    play.me.markers = [1, 2]
    play.type("markets w kyoto.cotton 1 osaka.paper 2")
    play = with_goods(paper=4)
    play.me.markers = [1, 2]
    put(play.state, 0, "nagoya", "right", 1)
    play.me.markers = [2]
    play.type("markets w nagoya.paper 2 tokyo.paper 1")
    assert at(play, "nagoya", "right") == Marker(FIRST, 2)
    assert at(play, "tokyo", "right") == Marker(FIRST, 1)
    assert play.me.markers == []


def test_an_own_marker_that_is_removed_can_be_used_at_once() -> None:
    play = with_goods(paper=4, lenses=1)
    play.me.markers = [2, 3]
    put(play.state, 0, "kyoto", "top", 1)
    put(play.state, 1, "kyoto", "bottom", 5)
    play.type("markets w kyoto.lenses 1 osaka.paper 1")
    assert at(play, "kyoto", "top") is None
    assert at(play, "osaka", "right") == Marker(FIRST, 1)


def test_the_region_bonus_or_points() -> None:
    assert with_goods(paper=1).type("markets w osaka.paper 1").me.silk == 2
    assert with_goods(paper=1).type("markets w hiroshima.paper 1").me.coal == 2
    assert with_goods(paper=1).type("markets w nagoya.paper 1").me.iron == 2
    assert with_goods(paper=1).type("markets w sapporo.paper 1").me.money == 3
    play = with_goods(paper=1).type("markets w sapporo.paper 1 vp")
    assert (play.me.money, play.me.points) == (0, 2)
    play = with_goods(paper=4).type("markets w nagoya.paper 1 nagoya.paper 2 tokyo.paper 1 vp x2")
    assert (play.me.iron, play.me.points) == (2, 4)
    assert with_goods(paper=1).refused("markets w nagoya.paper 1 vp x2") == "nippon-points-too-often"


def test_all_activations_lie_in_one_region() -> None:
    play = with_goods(paper=4)
    assert play.refused("markets w osaka.paper 1 nagoya.paper 2") == "nippon-one-region"
    play.type("markets w nagoya.paper 1")
    assert play.refused("markets osaka.paper 2") == "nippon-one-region"
    assert {part.part for part in RULES.questions(play.state)[0].parts} == {"markets-kanto", "none"}
    play.type("markets tokyo.paper 2")


def test_goods_are_paid_one_by_one_from_the_fullest_factory() -> None:
    play = with_goods(paper=2).own("paper2a", goods=4).own("paper3b", goods=1)
    play.type("markets w nagoya.paper 3")
    assert [factory.goods for factory in play.me.factories] == [1, 2, 1], "4, 3, then the left one of two with 2"


def test_goods_of_the_family_business_count() -> None:
    play = Play().own("family", goods=1).type("markets w nagoya.paper 1")
    assert play.me.factories[0].goods == 0


@pytest.mark.parametrize(("people", "limit"), [(1, 2), (2, 2), (3, 3)])
def test_over_the_limit_the_lowest_marker_leaves(people: int, limit: int) -> None:
    play = with_goods(people, paper=3)
    others: tuple[Edge, ...] = ("top", "bottom", "left")
    for number, edge in enumerate(others[:limit]):
        put(play.state, 0, "osaka", edge, 2 + number)
    play.me.markers = [1, 3]
    assert play.refused("markets w osaka.paper 1") == "nippon-marker-too-low"
    play.type("markets w osaka.paper 3")
    assert at(play, "osaka", "right") == Marker(FIRST, 3)
    assert at(play, "osaka", "top") is None
    assert play.me.markers == [1, 2]
    assert len([marker for marker in play.state.cities[CITY_NUMBERS["osaka"]].markers if marker]) == limit


def test_a_marker_as_low_as_the_lowest_of_a_full_city_cannot_be_laid() -> None:
    play = with_goods(paper=3)
    put(play.state, 1, "osaka", "top", 2)
    put(play.state, 1, "osaka", "left", 5)
    assert play.refused("markets w osaka.paper 2") == "nippon-marker-too-low"


def test_with_four_people_a_city_holds_four_markers() -> None:
    play = with_goods(4, paper=1)
    for edge in ("top", "bottom", "left"):
        put(play.state, 1, "osaka", edge, 1)
    play.type("markets w osaka.paper 1")
    assert at(play, "osaka", "top") == Marker(Seat(1), 1)


def test_in_a_full_city_an_occupied_space_can_be_taken_without_another_marker_leaving() -> None:
    play = with_goods(paper=3)
    put(play.state, 1, "osaka", "right", 2)
    put(play.state, 1, "osaka", "left", 1)
    play.type("markets w osaka.paper 3")
    assert at(play, "osaka", "left") == Marker(Seat(1), 1)


def test_of_several_lowest_markers_one_chooses_which_leaves() -> None:
    play = with_goods(3, paper=3)
    put(play.state, 1, "osaka", "top", 2)
    put(play.state, 2, "osaka", "left", 2)
    put(play.state, 1, "osaka", "bottom", 6)
    play.type("markets w")
    with pytest.raises(IllegalAction) as which:
        RULES.read(play.state, FIRST, "markets osaka.paper 3")
    assert which.value.near == (
        "markets osaka.right 3 removes osaka.top",
        "markets osaka.right 3 removes osaka.left",
    )
    assert play.refused("markets osaka.paper 3 removes osaka.bottom") == "nippon-not-removed"
    assert play.refused("markets osaka.paper 3 removes kyoto.left") == "nippon-not-removed"
    assert {"markets osaka.right 3 removes osaka.top", "markets osaka.right 3 removes osaka.left"} <= set(play.offers)
    play.type("markets osaka.paper 3 removes osaka.left")
    assert at(play, "osaka", "left") is None
    assert at(play, "osaka", "top") == Marker(Seat(1), 2)
    assert 2 in play.state.people[2].markers


def test_a_single_lowest_marker_need_not_be_named() -> None:
    play = with_goods(paper=3)
    put(play.state, 1, "osaka", "top", 2)
    put(play.state, 1, "osaka", "left", 5)
    answer = RULES.read(play.type("markets w").state, FIRST, "markets osaka.paper 3")
    assert RULES.write(answer) == "markets osaka.right 3 removes osaka.top"


def test_no_marker_leaves_a_city_that_is_not_full() -> None:
    play = with_goods(paper=3)
    put(play.state, 1, "osaka", "top", 2)
    assert play.refused("markets w osaka.paper 3 removes osaka.top") == "nippon-not-removed"


def test_markers_that_one_lays_count_for_the_limit_at_once() -> None:
    play = with_goods(paper=2, bento=1, lenses=2)
    play.type("markets w osaka.paper 2 osaka.bento 1 osaka.lenses 2")
    assert at(play, "osaka", "right") is None
    assert at(play, "osaka", "top") == Marker(FIRST, 3)
    assert at(play, "osaka", "left") == Marker(FIRST, 4)
    assert 2 in play.me.markers


def test_the_printed_value_does_not_matter() -> None:
    play = with_goods(bulbs=1, paper=1).type("markets w osaka.bulbs 1")
    assert at(play, "osaka", "bottom") == Marker(FIRST, 5)
    play = with_goods(paper=1)
    play.type("markets w tokyo.paper 1")
    assert at(play, "tokyo", "right") == Marker(FIRST, 1)


def test_the_action_needs_goods_and_a_market_for_them() -> None:
    assert Play().refused("markets w") == "nippon-no-goods"
    play = with_goods(paper=2)
    play.me.markers = [3, 4]
    assert play.refused("markets w") == "nippon-market-markers"
    for city in play.state.cities:
        city.demand = ("clocks", "clocks", "clocks", "clocks")
    assert play.refused("markets w") == "nippon-no-market"
    assert with_goods(paper=1).type("markets w").refused("none") == "nippon-once-at-least"


def test_enough_is_enough_after_one() -> None:
    play = with_goods(paper=4).type("markets w nagoya.paper 1", "none")
    assert play.asked == "end"


def test_a_choice_a_region_each_with_bonus_and_with_points() -> None:
    play = with_goods(paper=1).type("markets w")
    parts = RULES.questions(play.state)[0].parts
    assert [part.part for part in parts] == ["markets-southwest", "markets-kansai", "markets-kanto", "markets-north"]
    kanto = parts[2]
    assert isinstance(kanto, Choice)
    assert kanto.answers == (
        "markets nagoya.right 1",
        "markets tokyo.right 1",
        "markets nagoya.right 1 vp x1",
        "markets tokyo.right 1 vp x1",
    )


def test_every_region_offers_at_most_a_hundred_answers() -> None:
    play = with_goods(2, cotton=4, paper=4, bento=4, lenses=4, bulbs=4, clocks=4)
    for city in CITY_NUMBERS:
        put(play.state, 1, city, "top", 1)
        put(play.state, 1, city, "left", 1)
    play.type("markets w")
    for part in RULES.questions(play.state)[0].parts:
        assert isinstance(part, Choice)
        assert 25 < len(part.offers) <= 100
