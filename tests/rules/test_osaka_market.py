"""Taking, reserving, refilling, and turns in which nothing can be done."""

import pytest

from rules.core.seats import Seat
from rules.osaka.events import (
    Ended,
    PassedOver,
    Refilled,
    Reserved,
    Reshuffled,
    StoneBack,
    Took,
)
from rules.osaka.steps.market import Refill
from rules.osaka.steps.turn import NextSeat, StartTurn
from tests.rules.osaka_table import RULES, TableOfOsaka, cards, some


def test_a_card_taken_goes_to_the_hand() -> None:
    table = TableOfOsaka("r2", "b2", market="y5 g3")
    told = table.do("take y5")
    assert told == [Took(Seat(0), cards("y5")[0], forced=False)]
    assert table.hand(0) == "r2 y5"
    assert table.market() == "g3"


def test_equal_cards_are_one_answer() -> None:
    table = TableOfOsaka("r2", "b2", market="y5 y5 g3")
    assert table.answers("take") == ("take y5", "take g3")


def test_cards_reserved_by_others_cannot_be_taken() -> None:
    table = TableOfOsaka("r2", "b2", market="y5@1 g3")
    assert table.answers("take") == ("take g3",)
    assert table.refused("take y5").label.key == "osaka-reserved-by"
    missing = table.question_of().missing()
    assert [one.reason.label.key for one in missing if one.reason.section.startswith("RESERV")] == ["osaka-stone-of"]


def test_the_stone_comes_back_with_a_card_taken() -> None:
    table = TableOfOsaka("r2", "b2", market="y5@0 g3")
    told = table.do("take y5")
    assert told[1] == StoneBack(Seat(0), cards("y5")[0])
    assert table.state.traders[0].has_stone


def test_a_reserved_card_and_its_equal_are_two_answers() -> None:
    table = TableOfOsaka("r2", "b2", market="y5@0 y5")
    assert table.answers("take") == ("take y5", "take y5 stone")
    table.do("take y5")
    assert table.market().startswith("y5@0")
    assert not table.state.traders[0].has_stone


def test_the_stone_comes_back_with_a_card_bought() -> None:
    table = TableOfOsaka("r5", "b2", market="y3@0 g2")
    told = table.do("buy")
    assert StoneBack(Seat(0), cards("y3")[0]) in told
    assert table.state.traders[0].has_stone


def test_reserving_in_market_and_farm() -> None:
    table = TableOfOsaka("r2", "b2", market="y5 g3", farm="y5 r3")
    assert table.answers("reserve") == ("reserve y5", "reserve g3", "reserve farm r3", "reserve farm y5")
    told = table.do("reserve farm y5")
    assert told == [Reserved(Seat(0), cards("y5")[0], "farm", forced=False)]
    assert table.state.farm[0].stone == 0


def test_one_stone_only_and_only_on_free_cards() -> None:
    table = TableOfOsaka("r2", "b2", market="y5@0 g3 r3@1")
    assert table.parts() == ["take"]
    assert table.refused("reserve g3").label.key == "osaka-stone-used"
    other = TableOfOsaka("r2", "b2", market="g3 r3@1")
    assert other.refused("reserve r3").label.key == "osaka-reserved-by"


@pytest.mark.parametrize(("typed", "area"), [("reserve market r3", "market"), ("reserve farm g3", "farm")])
def test_a_card_that_is_free_in_the_other_area_is_said_to_be_there(typed: str, area: str) -> None:
    label = TableOfOsaka("r2", "b2", market="y5 g3", farm="y5 r3").refused(typed).label
    assert (label.key, dict(label.args)["area"]) == ("osaka-free-elsewhere", area)


def test_a_stone_travels_with_its_card_from_farm_to_market() -> None:
    table = TableOfOsaka("r5 r5", "b2", market="y3 g2", farm="b3@1 b2 b2")
    table.do("buy")
    assert table.market().startswith("b3@1 b2 b2 ")
    assert len(table.state.market) == 5
    assert len(table.state.farm) == 3


def test_refill_at_the_start_of_a_turn_when_only_reserved_cards_are_left() -> None:
    table = TableOfOsaka("r2", "b2", market="y5 g3@0", farm="b3 b2 b2")
    told = table.do("take y5")
    assert some(told, "refilled")
    assert table.market().startswith("g3@0 b3 b2 b2")
    assert table.state.active == 1


def test_no_refill_while_the_next_trader_has_a_reserved_card_there() -> None:
    table = TableOfOsaka("r2", "b2", market="y5 g3@1", farm="b3 b2 b2")
    assert some(table.do("take y5"), "refilled") == []


def test_refill_when_the_market_is_empty() -> None:
    table = TableOfOsaka("r2", "b2", market="y5", farm="b3 b2 b2")
    assert some(table.do("take y5"), "refilled")


def test_the_last_free_card_is_marked_final() -> None:
    table = TableOfOsaka("r2", "b2", market="y5", farm="b3 b2 b2")
    assert table.question_of().describe("take y5").final
    assert table.question_of().describe("reserve y5").final
    assert not table.question_of().describe("reserve farm b3").final
    free = TableOfOsaka("r2", "b2", market="y5 y5", farm="b3 b2 b2")
    assert not free.question_of().describe("take y5").final


def test_partial_refill_serves_the_market_first() -> None:
    table = TableOfOsaka("", "", market="", farm="b3", deck="r2 r3 r5", stack=(Refill(), NextSeat(), StartTurn()))
    table.state.discard, table.state.stowed = table.state.stowed, table.state.discard
    table.state.traders[0].vp = sum(table.state.stowed)
    (told,) = some(table.go_on(), "refilled")
    assert isinstance(told, Refilled)
    assert (len(told.moved), len(told.market), len(told.farm), told.short) == (1, 2, 1, 2)


def test_the_discard_pile_becomes_the_draw_pile() -> None:
    table = TableOfOsaka("r5", "b2", market="y3", farm="b3 b2 b2", deck="g2")
    before = sum(table.state.discard)
    told = table.do("buy pay r5")
    assert some(told, "reshuffled") == [Reshuffled(before + 1)]
    assert table.state.deck == before + 1 + 1 - 5
    assert sum(table.state.discard) == 0


def everything_in_hands(*hands: str, market: str = "", farm: str = "") -> TableOfOsaka:
    """A table whose other cards all lie under the stone of seat 0."""
    table = TableOfOsaka(*hands, market=market, farm=farm, deck="", stack=(StartTurn(),))
    table.state.stowed, table.state.discard = table.state.discard, table.state.stowed
    table.state.traders[0].vp = sum(table.state.stowed)
    table.check()
    return table


def test_who_can_do_nothing_is_passed_over() -> None:
    table = everything_in_hands("r2", "b2", market="y5@1")
    told = table.go_on()
    assert told == [PassedOver(Seat(0))]
    assert table.answers("take") == ("take y5 stone",)
    assert table.state.active == 1


def test_when_no_one_can_act_the_match_ends() -> None:
    table = everything_in_hands("r2", "b2", "g2")
    told = table.go_on()
    assert told == [PassedOver(Seat(0)), PassedOver(Seat(1)), PassedOver(Seat(2)), Ended("stuck", (Seat(0),))]
    assert table.asked == ()
    assert table.state.over == "stuck"


def test_a_step_is_forced_only_if_everyone_can_see_it() -> None:
    """One card to take, no stone at hand, no hand card: it plays itself. With a hand card it is asked."""
    forced = TableOfOsaka("", "b2", market="y5 r3@1", farm="b3@0 b2", stack=(StartTurn(),))
    assert forced.go_on()[0] == Took(Seat(0), cards("y5")[0], forced=True)
    asked = TableOfOsaka("b2", "b2", market="y5 r3@1", farm="b3@0 b2", stack=(StartTurn(),))
    assert asked.go_on() == []
    assert asked.parts() == ["take"]


def test_two_equal_cards_are_forced_if_no_hand_of_that_size_could_pay() -> None:
    """Two yellow 5s cost 10: one card never pays that, two cards might, whatever they are."""
    forced = TableOfOsaka("b2", "b2", market="y5 y5 r3@1", farm="b3@0 b2", stack=(StartTurn(),))
    assert forced.go_on()[0] == Took(Seat(0), cards("y5")[0], forced=True)
    assert forced.hand(0) == "b2 y5"
    asked = TableOfOsaka("b2 b2", "b2", market="y5 y5 r3@1", farm="b3@0 b2", stack=(StartTurn(),))
    assert asked.go_on() == []
    with_stone = TableOfOsaka("b2", "b2", market="y5 y5 r3@1", farm="b3 b2", stack=(StartTurn(),))
    assert with_stone.go_on() == []
    assert with_stone.parts() == ["take", "reserve"]


def test_the_discard_pile_is_open() -> None:
    """Paid cards, goods sold beyond their VP, lost goods and cards of insurance are seen by everyone afterwards."""
    table = TableOfOsaka(
        "r5 g2 b2", "y2", goods=("b5 b3", "b2"), market="r3 r3", farm="g2 g2 g2", ships="4 3 0 0", deck="g5x7 y5x7"
    )
    table.state.stowed, table.state.discard = table.state.discard, table.state.stowed
    table.state.traders[1].vp = sum(table.state.stowed)
    assert RULES.view(table.state, None).discard == ()
    table.do("buy pay r5 g2")
    table.do("insure b2")
    table.do("insure none", seat=1)
    assert RULES.view(table.state, None).discard == cards("r5 b2 b2 g2")
    assert RULES.view(table.state, Seat(1)).discard == cards("r5 b2 b2 g2")
