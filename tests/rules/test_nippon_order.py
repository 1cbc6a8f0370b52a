"""Nippon: a ship that an effect sends may go before the bonus of the gap, where that brings more (N-R7, N-R11)."""

from __future__ import annotations

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.steps.actions.machines import AskMachines
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import FACTS

COLUMNS = [(1, "red", "silk", 2, 3), (3, "blue", "money", 3, 5), (4, "yellow", "points", 2, 4)]
"""Pieces gone before, the department between the next two, what it brings of what, and how much once upgraded."""


def harbour(colour: str) -> str:
    """Where the specialist of a colour is at home."""
    return next(place for place, one in FACTS.missions.items() if one == colour)


def amount(play: Play, what: str) -> int:
    """How much the first seat has."""
    return int(getattr(play.me, what))


def modified(column: int) -> Play:
    """Machines with Clocks 4A: the next machine leaves a gap beside a ship that is gone."""
    play = Play().own("clocks4a").have(money=5)
    play.me.ships, play.me.machines = column + 1, column
    play.me.finance = 0
    return play.type("machines w clocks4a with clocks4a")


def second(key: str, column: int) -> Play:
    """A first ship of a factory leaves a gap beside a machine that is gone; a second one can be paid."""
    prices = {"clocks2a": {"iron": 1}, "clocks3a": {"money": 2}, "clocks3b": {}}
    play = Play().have(money=6 + prices[key].get("money", 0), iron=prices[key].get("iron", 0)).offer(key)
    play.me.rnd, play.me.finance = 10, 2 if key == "clocks3b" else 0
    play.me.ships, play.me.machines = column, column + 1
    return play.type(f"factory w {key}", "ship berlin")


@pytest.mark.parametrize(("column", "colour", "what", "usual", "more"), COLUMNS)
def test_a_modifier_s_ship_may_go_before_the_bonus(column: int, colour: str, what: str, usual: int, more: int) -> None:
    """Clocks 4A: the department brings what it brings once upgraded, if the ship goes first."""
    play = modified(column)
    assert (play.asked, play.offers) == ("first", ["first bonus", "first effect"])
    play.type("first effect", f"ship {harbour(colour)}")
    assert (amount(play, what), play.asked) == (more, "end")
    other = modified(column).type("first bonus", f"ship {harbour(colour)}")
    assert (amount(other, what), other.asked) == (usual, "end")
    assert play.me.finance == other.me.finance, "Finance +2 comes in either case"


@pytest.mark.parametrize("key", ["clocks2a", "clocks3a", "clocks3b"])
@pytest.mark.parametrize(("column", "colour", "what", "usual", "more"), COLUMNS)
def test_a_second_ship_may_go_before_the_bonus(
    key: str, column: int, colour: str, what: str, usual: int, more: int
) -> None:
    """Clocks 2A, 3A, 3B: likewise, for their price."""
    play = second(key, column)
    assert play.asked == "first"
    play.type("first effect")
    assert play.asked == "second-ship"
    play.type(f"ship {harbour(colour)}")
    assert (amount(play, what), play.asked) == (more, "end")
    other = second(key, column).type("first bonus", f"ship {harbour(colour)}")
    assert (amount(other, what), other.asked) == (usual, "end")


def test_the_order_is_asked_only_where_it_can_bring_more() -> None:
    """Not where the department is upgraded already, its specialist is away, or no ship is left."""
    for change in ("upgraded", "away", "none left"):
        play = Play().own("clocks4a").have(money=5)
        play.me.ships, play.me.machines = 2, 1
        if change == "upgraded":
            play.me.upgraded.append("red")
        elif change == "away":
            RULES.position(play.state, play.state.active).mission("sanfrancisco").home = False
        else:
            play.me.ships = 6
        play.type("machines w clocks4a with clocks4a")
        assert play.asked == ("end" if change == "none left" else "ship"), change


def test_what_the_bonus_pays_for_waits_for_it() -> None:
    """N-R11: without money for the second ship, Accounting comes first and pays for it."""
    play = Play().have(money=6).offer("clocks3a")
    play.me.rnd, play.me.ships, play.me.machines = 10, 3, 4
    play.type("factory w clocks3a", "ship berlin")
    assert (play.asked, play.me.money) == ("second-ship", 3)


def test_a_bonus_of_an_earlier_activation_does_not_wait_for_a_later_one() -> None:
    """Clocks 4A modifies from its own machine on: a bonus before that machine comes at once."""
    play = Play().own("cotton1a", "clocks4a").have(money=10)
    play.me.ships, play.me.machines = 2, 1
    play.type("machines w cotton1a clocks4a with clocks4a")
    assert (play.asked, play.me.silk) == ("ship", 2)
    turned = Play().own("cotton1a", "clocks4a").have(money=10)
    turned.me.ships, turned.me.machines = 2, 1
    turned.type("machines w clocks4a cotton1a with clocks4a")
    assert turned.asked == "first"


def test_a_step_of_finance_at_the_end_of_the_track_waits_for_the_price() -> None:
    """Clocks 3B at the end of the Finance track: after paying, the step of the gap still counts."""
    play = Play().have(money=6).offer("clocks3b")
    play.me.rnd, play.me.finance, play.me.ships, play.me.machines = 10, 12, 0, 1
    play.type("factory w clocks3b", "ship berlin")
    assert play.asked == "first"
    assert play.type("first effect", "ship paris").me.finance == 11


def test_a_contract_s_ship_may_go_before_the_bonus_of_a_track() -> None:
    """Clocks 4B: the steps of the white department reach a symbol while the ship waits."""
    play = Play().own("clocks4b", "cotton1a", goods=2)
    play.me.mining = 2
    play.type("invest w cotton k5 with clocks4b", "white mining")
    assert play.asked == "first"
    play.type("first effect", f"ship {harbour('grey')}")
    assert (play.me.iron, play.asked) == (3, "invest")


def test_of_two_bonuses_each_may_wait_for_the_ship() -> None:
    """A machine that leaves two gaps: Equipment and Logistics; the ship can go between them."""
    play = Play().own("clocks4a").have(money=5)
    play.me.ships, play.me.machines, play.me.railways = 2, 1, 2
    play.type("machines w clocks4a with clocks4a", "first bonus")
    assert (play.asked, play.me.silk) == ("first", 2)
    play.type("first effect", f"ship {harbour('grey')}")
    assert (play.me.iron, play.asked) == (3, "end")


def test_a_question_of_order_is_stored_as_a_bonus_that_waits() -> None:
    """It is the bonus itself that asks: what is stored has no step of its own."""
    play = modified(1)
    assert [step.kind for step in play.state.stack][-1] == "reward"
    assert not isinstance(play.state.stack[-1], AskMachines)
    copy = RULES.position(play.state, play.state.active).copy()
    assert copy.stack == play.state.stack
    assert RULES.questions(copy.state)[0].kind == "first"
    RULES.play(copy.state, copy.seat, RULES.read(copy.state, copy.seat, "first bonus"), Table(Rng(b"")))
    assert copy.me.silk == 2
