"""Investments and contracts of Nippon: payment, each contract, modifiers; E9 of the rulebook."""

from __future__ import annotations

import pytest

from rules.core.decisions import Choice
from rules.core.reasons import IllegalAction
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import GOODS
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import FACTS

PLAIN = (
    ("k1", "coal", 2),
    ("k2", "silk", 2),
    ("k3", "iron", 2),
    ("k4", "money", 3),
    ("k6", "points", 2),
)


def with_goods(**goods: int) -> Play:
    """Someone with goods below factories, whose sides do nothing here."""
    play = Play()
    for good, count in goods.items():
        play.own(f"{good}1a", goods=count)
    return play


def test_example_e9() -> None:
    play = with_goods(lenses=1, cotton=3).own("paper3a", goods=2)
    play.me.upgraded = ["blue"]
    play.type("invest g lenses:finance paper:k7>blue cotton:k6")
    assert play.me.finance == 4
    assert (play.me.money, play.me.points) == (5, 2)
    assert play.me.contracts == ["k7", "k6"]
    assert [factory.goods for factory in play.me.factories] == [0, 0, 0]
    assert "modifier:paper3a" in play.table.touched
    assert play.asked == "end"


def test_the_department_of_choice_is_asked_where_it_was_not_named() -> None:
    play = with_goods(lenses=1).type("invest g lenses:k7")
    assert play.asked == "department"
    play.type("dept black")
    assert play.me.coal == 2


@pytest.mark.parametrize(("contract", "what", "gain"), PLAIN)
def test_each_contract_activates_its_department(contract: str, what: str, gain: int) -> None:
    play = with_goods(paper=1).type(f"invest w paper:{contract}")
    assert getattr(play.me, what) == gain
    assert play.me.contracts == [contract]
    assert f"contract:{contract}" in play.table.touched


def test_contract_k5_activates_novelties() -> None:
    play = with_goods(paper=1).type("invest w paper:k5")
    assert play.asked == "white"
    play.type("white mining")
    assert play.me.mining == 1


@pytest.mark.parametrize(("contract", "goods"), [("k7", ("lenses", "bento")), ("k8", ("clocks", "bulbs"))])
def test_contracts_with_a_condition_need_goods_of_their_level(contract: str, goods: tuple[str, ...]) -> None:
    for good in GOODS:
        play = with_goods(**{good: 1})
        if good in goods:
            play.type(f"invest w {good}:{contract}>yellow")
            assert play.me.points == 2
        else:
            assert play.refused(f"invest w {good}:{contract}") == "nippon-contract-needs"


@pytest.mark.parametrize(("contract", "good"), [("k7", "bento"), ("k8", "bulbs")])
def test_goods_paid_before_in_the_action_meet_the_condition(contract: str, good: str) -> None:
    play = with_goods(**{good: 1, "paper": 2}).type(f"invest w {good}:finance", f"invest paper:{contract}>red")
    assert play.me.silk == 2


def test_goods_paid_later_do_not_meet_the_condition() -> None:
    play = with_goods(paper=1, lenses=2)
    assert play.refused("invest w paper:k7>red lenses:finance") == "nippon-contract-needs"


def test_goods_of_another_turn_do_not_meet_the_condition() -> None:
    play = with_goods(lenses=1, paper=1).type("invest w lenses:finance", "end")
    play.state.active = FIRST
    assert play.refused("invest w paper:k7") == "nippon-contract-needs"


def test_one_two_and_three_goods_of_different_kinds() -> None:
    play = with_goods(paper=4, cotton=4, lenses=4).type("invest w paper:finance")
    assert play.refused("invest paper:finance") == "nippon-good-again"
    play.type("invest lenses:finance", "invest cotton:finance")
    assert [factory.goods for factory in play.me.factories] == [3, 1, 2]
    assert play.me.finance == 6
    assert play.asked == "end"
    assert with_goods(paper=3).refused("invest w paper:finance paper:k1") == "nippon-good-again"
    assert with_goods(paper=1, cotton=1).refused("invest w paper:finance cotton:k1") == "nippon-short-goods"


def test_each_contract_is_fulfilled_once() -> None:
    play = with_goods(paper=1, cotton=2)
    assert play.refused("invest w paper:k1 cotton:k1") == "nippon-contract-fulfilled"
    play.me.contracts = ["k1"]
    assert play.refused("invest w paper:k1") == "nippon-contract-fulfilled"


def test_without_an_empty_recess_no_contract_is_fulfilled() -> None:
    play = with_goods(paper=1, cotton=2)
    recesses = len(FACTS.tables.mat.contracts.points)
    play.me.contracts = ["k1", "k2", "k3", "k4", "k5"]
    assert recesses == 6
    assert play.refused("invest w paper:k6 cotton:k7") == "nippon-contract-needs"
    play.me.contracts = ["k1", "k2", "k3", "k4", "k5", "k7"]
    assert play.refused("invest w paper:k6") == "nippon-no-recess"
    play.type("invest w paper:finance cotton:finance")
    assert play.me.finance == 4


def test_the_last_recess_is_filled_once_in_an_answer() -> None:
    play = with_goods(paper=1, cotton=2)
    play.me.contracts = ["k1", "k2", "k3", "k4", "k7"]
    assert play.refused("invest w paper:k5 cotton:k6") == "nippon-no-recess"


def test_a_department_is_named_for_contracts_of_choice_only() -> None:
    play = with_goods(paper=1)
    assert play.refused("invest w paper:k1>blue") == "nippon-no-choice-of-department"
    assert play.refused("invest w paper:finance>blue") == "nippon-no-choice-of-department"


def test_bonuses_of_the_finance_track_come_at_once() -> None:
    play = with_goods(paper=1)
    play.me.finance = 4
    play.type("invest w paper:finance")
    assert (play.me.finance, play.me.silk) == (6, 2)


def test_investing_at_the_end_of_the_track_is_legal() -> None:
    play = with_goods(bento=1, paper=2)
    play.me.finance = 12
    play.type("invest w bento:finance paper:k7>red")
    assert (play.me.finance, play.me.silk) == (12, 2)


def test_the_action_needs_goods() -> None:
    assert Play().refused("invest w") == "nippon-no-goods"
    assert with_goods(paper=1).type("invest w").refused("none") == "nippon-once-at-least"
    assert with_goods(paper=1).type("invest w paper:finance").asked == "end"


def test_paper_3a_brings_finance_steps_once() -> None:
    play = with_goods(cotton=2).own("paper3a", goods=1).type("invest w paper:finance")
    assert play.me.finance == 4
    play.type("invest cotton:finance")
    assert play.me.finance == 6


def test_paper_3a_can_be_left_for_later() -> None:
    play = with_goods(cotton=2).own("paper3a", goods=1).type("invest w paper:finance with none")
    assert play.me.finance == 2
    play.type("invest cotton:k1")
    assert play.me.finance == 4


def test_lenses_4b_builds_a_railway_for_a_contract() -> None:
    play = Play().own("lenses4b", goods=1).type("invest w lenses:finance")
    assert play.asked == "end"
    play = Play().own("lenses4b", goods=1).type("invest w lenses:k1")
    assert play.asked == "railway"
    play.type("railway north/2money")
    assert (play.me.railways, play.me.money) == (1, 2)


def test_clocks_4b_sends_a_ship_for_a_contract() -> None:
    play = Play().own("clocks4b", goods=1).type("invest w clocks:k1", "ship berlin")
    assert (play.me.ships, play.me.coal) == (1, 2)


def test_bulbs_4b_builds_a_machine_for_a_contract() -> None:
    play = Play().own("bulbs4b", goods=1).type("invest w bulbs:k8>black")
    assert (play.me.machines, play.me.coal) == (1, 2)


def test_of_several_modifiers_one_is_named() -> None:
    play = Play().own("lenses4b", goods=1).own("paper3a")
    assert play.refused("invest w lenses:k1") == "nippon-modifier-which"
    play.type("invest w lenses:k1 with paper3a")
    assert play.me.finance == 2
    assert play.me.railways == 0


def test_the_condition_of_a_modifier_is_judged_over_the_whole_action() -> None:
    play = with_goods(cotton=2).own("lenses4b", goods=1).type("invest w lenses:k1 with none", "invest cotton:finance")
    assert play.asked == "railway"


def test_goods_and_what_for_can_be_typed_apart() -> None:
    play = with_goods(paper=2, lenses=1).type("invest w lenses finance paper k7 > red")
    assert play.me.silk == 2
    assert play.me.finance == 2


def test_a_choice_a_kind_of_goods() -> None:
    play = with_goods(paper=1, lenses=1).type("invest w")
    parts = RULES.questions(play.state)[0].parts
    assert [part.part for part in parts] == ["invest-paper", "invest-lenses"]
    paper, lenses = parts
    assert isinstance(paper, Choice)
    assert isinstance(lenses, Choice)
    assert paper.answers == ("invest paper:finance", *[f"invest paper:k{number}" for number in range(1, 7)])
    assert lenses.answers[-1] == "invest lenses:k7"


def test_every_choice_has_at_most_a_hundred_answers() -> None:
    play = with_goods(cotton=4, bento=4)
    play.own("paper3a", "lenses4b", "bulbs4b", "clocks4b", goods=4).type("invest w")
    for part in RULES.questions(play.state)[0].parts:
        assert isinstance(part, Choice)
        assert len(part.offers) <= 100


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("paper:red", "paper:k2"),
        ("paper black", "paper:k1"),
        ("paper:grey", "paper:k3"),
        ("paper:white", "paper:k5"),
        ("paper yellow", "paper:k6"),
        ("paper fin", "paper:finance"),
    ],
)
def test_contracts_are_named_by_their_department_too(said: str, canonical: str) -> None:
    play = with_goods(paper=1).type("invest w")
    assert RULES.write(RULES.read(play.state, FIRST, f"invest {said}")) == f"invest {canonical}"


def test_a_contract_of_any_department_is_named_where_it_is_clear_which() -> None:
    play = with_goods(lenses=1).type("invest w")
    assert RULES.write(RULES.read(play.state, FIRST, "invest lenses:any>blue")) == "invest lenses:k7>blue"
    assert with_goods(paper=1).refused("invest w paper:any>blue") == "nippon-contract-needs"
    play = with_goods(lenses=1, clocks=2).type("invest w lenses:finance")
    with pytest.raises(IllegalAction) as unclear:
        RULES.read(play.state, FIRST, "invest clocks:any>blue")
    assert unclear.value.near == ("invest clocks:k7>blue", "invest clocks:k8>blue")
