"""Railways of Nippon: spaces and their bonuses, payment, limits; E7 of the rulebook."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.nippon.laying import put
from rules.nippon.model.effects import Gain
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import REGIONS, Region
from rules.nippon.steps.pieces.rails import AskRailway, AskRegionBonus
from rules.nippon.steps.turns.turn import AskEnd
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import FACTS, bare


def rich(people: int = 2) -> Play:
    """Someone who can pay for railways in any way."""
    return Play(bare(people)).have(money=15, iron=9)


def row(play: Play, region: Region) -> list[Seat | None]:
    """Whose railways lie in a region."""
    return play.state.railways[REGIONS.index(region)]


def test_example_e7() -> None:
    play = Play().have(money=5, iron=3).type("railways y southwest/iron iron x1")
    assert (play.me.money, play.me.iron, play.me.railways) == (5, 1, 1)
    assert row(play, "southwest") == [Seat(0), None, None]
    play.type("railways kanto/coal")
    assert (play.me.money, play.me.iron, play.me.coal, play.me.railways) == (0, 0, 1, 2)
    assert play.asked == "end"


def test_several_railways_are_judged_with_what_lies_in_the_store_now() -> None:
    play = Play().have(money=5, iron=3)
    assert play.refused("railways y southwest/iron kanto/coal iron x1") == "nippon-one-at-a-time"
    assert Play().have(money=4, iron=2).refused("railways y southwest/iron kanto/coal") == "nippon-short-money"


def test_any_empty_space_of_a_region_may_be_chosen() -> None:
    play = rich().type("railways w kanto/vp")
    assert row(play, "kanto") == [None, None, Seat(0)]
    assert play.me.points == 1


@pytest.mark.parametrize(("people", "spaces"), [(1, 3), (2, 3), (3, 5), (4, 7)])
def test_as_many_spaces_can_be_used_as_the_number_of_people_allows(people: int, spaces: int) -> None:
    play = rich(people)
    assert len(row(play, "north")) == spaces
    play.state.railways[REGIONS.index("north")] = [Seat(0)] * (spaces - 1) + [None]
    play.type("railways w")
    play.type(next(offer for offer in play.offers if "north" in offer))
    assert row(play, "north") == [Seat(0)] * spaces
    play = rich(people)
    play.state.railways[REGIONS.index("north")] = [Seat(0)] * spaces
    assert play.refused("railways w north/2money") == "nippon-region-full"


def test_a_space_with_a_railway_cannot_be_used() -> None:
    play = rich()
    row(play, "kansai")[0] = Seat(1)
    assert play.refused("railways w kansai/silk") == "nippon-rail-taken"
    play.type("railways w kansai/iron")
    assert row(play, "kansai") == [Seat(1), Seat(0), None]


def test_of_equal_spaces_the_topmost_is_used() -> None:
    play = rich(4).type("railways w kanto/none")
    assert row(play, "kanto") == [None] * 4 + [Seat(0), None, None]
    assert play.me.railways == 1
    assert [offer for offer in Play(bare(4)).put_step(AskRailway()).offers if offer == "railway kanto/none"] == [
        "railway kanto/none"
    ]


def test_a_space_without_a_bonus_brings_nothing() -> None:
    play = rich(4).type("railways w kanto/none")
    assert (play.me.money, play.me.iron, play.me.coal, play.me.silk, play.me.points) == (10, 8, 0, 0, 0)
    assert not play.told("gained")


def test_a_region_alone_is_clear_where_its_empty_spaces_are_alike() -> None:
    play = rich()
    row(play, "kanto")[:2] = [Seat(1)] * 2
    row(play, "north")[:2] = [Seat(1)] * 2
    play.type("railways w kanto north")
    assert (row(play, "kanto")[2], row(play, "north")[2]) == (Seat(0), Seat(0))
    play = rich()
    with pytest.raises(IllegalAction) as unclear:
        RULES.read(play.type("railways w").state, FIRST, "railways kanto")
    assert unclear.value.reason.label.key == "notation-ambiguous"
    assert unclear.value.near == ("railways kanto/coal", "railways kanto/silk", "railways kanto/vp")
    row(play, "kanto")[:] = [Seat(1)] * 3
    assert play.refused("railways kanto") == "nippon-region-full"


def test_an_effect_takes_a_region_alone_too() -> None:
    play = Play()
    play.state.stack = [AskEnd()]
    row(play, "kanto")[:2] = [Seat(1)] * 2
    play.put_step(AskRailway()).type("railway kanto")
    assert row(play, "kanto")[2] == Seat(0)


def test_each_railway_of_the_action_lies_in_another_region() -> None:
    play = rich()
    assert play.refused("railways w kanto/coal kanto/silk") == "nippon-region-again"
    play.type("railways w kanto/coal")
    assert play.refused("railways kanto/silk") == "nippon-region-again"
    play.type("railways kansai/silk north/2money")
    assert play.asked == "end"


def test_payment_is_as_for_ships() -> None:
    play = rich().type("railways w kanto/coal kansai/silk north/2money iron x2")
    assert (play.me.money, play.me.iron) == (12, 2)
    play = Play().have(money=6, iron=5).type("railways w kanto/coal kansai/silk")
    assert (play.me.money, play.me.iron) == (1, 1)
    assert Play().have(money=4, iron=1).refused("railways w kanto/coal") == "nippon-short-money"


def test_one_has_six_railways() -> None:
    play = rich()
    play.me.railways = 6
    assert play.refused("railways w") == "nippon-railways-left"
    play.me.railways = 5
    assert play.refused("railways w kanto/coal north/iron") == "nippon-railways-left"
    play.type("railways w kanto/coal")
    assert play.asked == "end"


def test_without_an_empty_space_the_action_cannot_be_chosen() -> None:
    play = rich()
    play.state.railways = [[Seat(1)] * 3 for _ in REGIONS]
    assert play.refused("railways w") == "nippon-all-regions-full"


def test_the_symbol_between_railway_and_machine_brings_its_bonus() -> None:
    play = rich()
    play.me.machines = 1
    play.type("railways w")
    told = RULES.questions(play.state)[0].describe("railways kanto/coal").detail
    assert told is not None
    assert told.key == "nippon-detail-bonuses"
    play.type("railways kanto/coal")
    assert play.me.finance == 1


def test_a_railway_counts_where_one_has_a_marker() -> None:
    play = rich()
    put(play.state, 0, "nagoya", "top", 3)
    play.type("railways w")
    question = RULES.questions(play.state)[0]
    there = question.describe("railways kanto/coal").detail
    elsewhere = question.describe("railways north/iron").detail
    assert there is not None
    assert elsewhere is not None
    assert "nippon-trade-influence" in repr(there)
    assert "nippon-rail-no-marker" in repr(elsewhere)


def test_picks_lie_in_different_regions() -> None:
    play = rich(4).type("railways w")
    part = RULES.questions(play.state)[0].parts[0]
    assert isinstance(part, Pick)
    assert part.at_most == 3
    for picked in (*part.suggest(), *[part.sample(Rng(bytes([number]))) for number in range(60)]):
        assert part.refuse(picked) is None
        assert part.picked(part.answer(picked)) == picked
    assert len(part.suggest()[0]) == 3
    assert part.refuse(("kanto/coal", "kanto/silk")) is not None


def test_lenses_3a_brings_the_bonus_of_a_region_built_in() -> None:
    play = rich().own("lenses3a").type("railways w kanto/coal north/iron")
    assert play.asked == "region-bonus"
    assert play.offers == ["bonus kanto", "bonus north"]
    assert play.refused("bonus kansai") == "nippon-not-built-there"
    play.type("bonus kanto")
    assert play.me.iron == 9 - 2 + 1 + 2


def test_lenses_3a_with_one_region_asks_nothing() -> None:
    play = rich().own("lenses3a").type("railways w north/iron")
    assert play.me.money == 15 - 5 + 3


def test_lenses_3b_activates_the_department_of_the_worker() -> None:
    play = rich().own("lenses3b").type("railways k north/iron")
    assert play.me.coal == 2


def test_a_modifier_can_be_left_out() -> None:
    play = rich().own("lenses3b").type("railways k north/iron with none")
    assert play.me.coal == 0
    assert rich().refused("railways k north/iron with none") == "nippon-no-modifier"
    play.type("railways kanto/silk with lenses3b")
    assert play.me.coal == 2
    play.type("railways kansai/vp")
    assert play.me.coal == 2, "once an action"


def test_an_effect_builds_a_railway_without_payment() -> None:
    play = Play().put_step(AskRailway(("kanto",), bonus=2))
    assert play.asked == "railway"
    assert not [offer for offer in play.offers if "kanto" in offer]
    assert play.refused("railway kanto/coal") == "nippon-region-again"
    play.type("railway north/2money")
    assert (play.me.money, play.me.railways) == (4, 1)


def test_a_railway_with_a_single_space_is_built_without_a_question() -> None:
    play = Play()
    play.state.stack = [AskEnd()]
    for region in REGIONS:
        row(play, region)[:] = [Seat(1)] * len(row(play, region))
    row(play, "kansai")[1] = None
    play.put_step(AskRailway(bonus=2))
    assert play.asked == "end"
    assert row(play, "kansai")[1] == Seat(0)
    assert (play.me.railways, play.me.iron) == (1, 2)


def test_an_effect_passes_where_no_railway_can_be_built() -> None:
    play = Play()
    play.state.stack = [AskEnd()]
    play.me.railways = 6
    play.put_step(AskRailway())
    assert "passed:ask-railway" in play.table.touched


@pytest.mark.parametrize("region", REGIONS)
def test_the_bonus_of_each_region(region: Region) -> None:
    play = Play()
    play.state.stack = [AskEnd()]
    play.put_step(AskRegionBonus((region,)))
    expected = FACTS.regions[region].bonus
    assert Gain(play.me.money, play.me.coal, play.me.silk, play.me.iron) == expected
