"""Payday: scoring, tokens, the end, the Black Current, ships' return."""

from rules.core.seats import Seat
from rules.osaka.events import Ended, GoodsLost, NothingSold, Scored, ShipsReturned, TokenGained
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, ReturnShips, Score, Sink, vp_of
from rules.osaka.steps.turn import NextSeat
from tests.rules.osaka_table import FACTS, TableOfOsaka, cards, some

REST = (CheckEnd(), Sink(), ReturnShips(), Refill(), NextSeat())


def test_points_are_rounded_up_to_fives() -> None:
    assert [vp_of(FACTS, coins) for coins in (0, 1, 5, 6, 10, 21, 25)] == [0, 1, 1, 2, 2, 5, 5]


def test_the_cheapest_goods_become_vp_and_the_others_are_discarded() -> None:
    table = TableOfOsaka("", "b2", goods=("r5 r3 r2 r2",), stack=(Score((0,)), *REST), ships="5 0 0 0", deck="g2x9")
    before = sum(table.state.discard)
    table.go_on()
    assert table.state.traders[0].vp == 4
    table = TableOfOsaka("", "b2", goods=("r2 r2 r2",), stack=(Score((0,)), *REST), ships="5 0 0 0", deck="g2x9")
    table.go_on()
    assert table.state.traders[0].vp == 2
    assert sum(table.state.discard) == before + 1 + 1
    table = TableOfOsaka("", "b2", goods=("r3 r2",), stack=(Score((0,)), *REST), ships="5 0 0 0", deck="g2x9")
    table.go_on()
    assert FACTS.listed(table.state.stowed) == cards("r3 r2")


def test_colours_are_scored_in_the_order_of_the_house_and_seats_from_the_active_one() -> None:
    table = TableOfOsaka(
        "", "", "", goods=("g2 r2", "r3", "g3"), ships="5 0 0 5", active=1, stack=(Score((0, 3)), *REST)
    )
    told = table.go_on()
    order = [(event.seat, event.colour) for event in some(told, "scored") if isinstance(event, Scored)]
    assert order == [(1, "red"), (0, "red"), (2, "green"), (0, "green")]
    gained = [(event.seat, event.colour) for event in some(told, "token-gained") if isinstance(event, TokenGained)]
    assert gained == order


def test_a_token_does_not_count_for_the_payday_that_brings_it() -> None:
    table = TableOfOsaka("", "b2", goods=("r5 r5",), ships="5 0 0 0", stack=(Score((0,)), *REST))
    told = table.go_on()
    assert some(told, "scored") == [Scored(Seat(0), "red", cards("r5 r5"), 5, 0, 10, 2, 0, 0)]
    assert table.state.traders[0].tokens == [1, 0, 0, 0]


def test_a_colour_that_no_one_owns_is_told() -> None:
    table = TableOfOsaka("", "b2", goods=("b2",), ships="5 0 0 0", stack=(Score((0,)), *REST))
    assert NothingSold("red") in table.go_on()


def test_the_match_ends_after_the_tokens_and_before_the_current() -> None:
    table = TableOfOsaka("", "b2", goods=("r5", "b5"), tokens=("rrrrrrr",), ships="5 3 0 0", stack=(Score((0,)), *REST))
    told = table.go_on()
    assert told[-1] == Ended("tokens", (Seat(0),))
    assert some(told, "ships-sank") == []
    assert table.goods(1) == "b5"
    assert table.asked == ()


def test_seven_tokens_do_not_end_the_match() -> None:
    table = TableOfOsaka("", "b2", goods=("r5",), tokens=("rrrrrr",), ships="5 0 0 0", stack=(Score((0,)), *REST))
    assert some(table.go_on(), "ended") == []


def test_missing_vp_cards_come_from_the_deck_unseen() -> None:
    """The draw pile gets smaller, but no card is drawn: which they are is not known to anyone."""
    table = TableOfOsaka("", "", goods=("r5 r3",), tokens=("rrr",), ships="5 0 0 0", stack=(Score((0,)), *REST))
    deck = table.state.deck
    table.state.stack = table.state.stack[-1:]
    counter = table.table.rng.counter
    told = table.go_on()
    assert some(told, "scored") == [Scored(Seat(0), "red", cards("r5 r3"), 5, 3, 16, 4, 2, 0)]
    assert table.table.rng.counter == counter
    assert table.state.deck == deck - 2
    assert table.state.unseen == 2


def test_goods_discarded_before_are_in_the_reshuffle() -> None:
    table = TableOfOsaka(
        "", "", goods=("r2 r2 r2", "r5"), tokens=("", "rrr"), ships="5 0 0 0", stack=(Score((0,)), *REST), deck=""
    )
    table.state.discard, table.state.stowed = table.state.stowed, table.state.discard
    table.state.traders[0].vp = sum(table.state.stowed)
    told = table.go_on()
    assert [event.kind for event in told[:3]] == ["scored", "reshuffled", "scored"]
    assert some(told, "scored")[1] == Scored(Seat(1), "red", cards("r5"), 5, 3, 8, 2, 1, 0)


def test_what_is_left_when_the_pile_is_used_up_are_the_vp_cards() -> None:
    table = TableOfOsaka("", "", goods=("r5",), tokens=("rr",), ships="5 0 0 0", stack=(Score((0,)), *REST), deck="g2")
    assert Scored(Seat(0), "red", cards("r5"), 5, 2, 7, 2, 1, 0) in table.go_on()
    assert FACTS.listed(table.state.settled) == cards("g2")
    assert table.state.unseen == 0


def test_vp_count_even_if_no_card_is_left() -> None:
    table = TableOfOsaka(
        "", "", goods=("r5 r5",), tokens=("rrr",), ships="5 0 0 0", stack=(Score((0,)), *REST), deck=""
    )
    table.state.discard, table.state.stowed = table.state.stowed, table.state.discard
    table.state.traders[1].vp = sum(table.state.stowed)
    told = table.go_on()
    assert some(told, "scored") == [Scored(Seat(0), "red", cards("r5 r5"), 5, 3, 16, 4, 0, 2)]
    assert table.state.traders[0].vp == 4
    assert table.state.owed == 2


def test_goods_without_insurance_are_lost() -> None:
    table = TableOfOsaka("", "", goods=("b5 y2", "b3"), ships="5 3 4 0", stack=(Score((0,)), *REST))
    told = table.go_on()
    assert some(told, "goods-lost") == [GoodsLost(Seat(0), cards("b5 y2")), GoodsLost(Seat(1), cards("b3"))]
    assert some(told, "insurance-asked") == []


def test_ships_return() -> None:
    table = TableOfOsaka("", "", goods=("",), ships="5 3 4 2", stack=(Score((0,)), *REST))
    told = table.go_on()
    assert some(told, "ships-returned") == [ShipsReturned(("red",), ("blue", "yellow"))]
    assert table.state.ships == [0, 2, 2, 2]


def test_the_market_is_refilled_after_the_payday() -> None:
    table = TableOfOsaka("r5 b2", "", goods=("b3",), market="r5", farm="g2 g2 g2", ships="4 3 0 0")
    told = table.do("buy pay r5")
    assert some(told, "refilled") == []
    assert table.question_of().kind == "insurance"
    assert [event.kind for event in table.do("insure none")][-1] == "refilled"


def test_insured_goods_stay_insured_until_they_are_sold() -> None:
    table = TableOfOsaka("", "", goods=("b5 b3",), insured=("b5",), ships="5 3 0 0", stack=(Score((0,)), *REST))
    table.go_on()
    assert (table.goods(0), table.insured(0)) == ("b5", "b5")
    table.state.ships[1] = 5
    table.state.stack = [*reversed((Score((1,)), *REST))]
    table.go_on()
    assert (table.goods(0), table.insured(0)) == ("", "")
    assert table.state.traders[0].vp == 1
