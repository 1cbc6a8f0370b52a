"""What is seen, what is hidden, and small rules that show in it."""

from dataclasses import replace

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.cards import Reward
from rules.yokohama.projection import resample_hidden
from rules.yokohama.steps.areas.gain import receive
from rules.yokohama.view import YokohamaView
from tests.rules.yokohama_table import FACTS, TABLES, TableOfYokohama


def test_orders_in_hand_are_seen_by_their_owner_only() -> None:
    table = TableOfYokohama().hold("gb1 de1").hold("nl3", seat=1)
    mine = table.seen(0)
    assert mine.hand is not None
    assert [order.id for order in mine.hand] == ["gb1", "de1"]
    assert [merchant.orders_in_hand for merchant in mine.merchants] == [2, 1, 0, 0]
    public = table.seen(None)
    assert public.hand is None
    assert replace(mine, audience=None, hand=None) == public
    assert "nl3" not in repr(mine)


def test_hiding_deals_anew_what_others_hold() -> None:
    table = TableOfYokohama().hold("gb1 de1").hold("nl3 nl4 us1", seat=1)
    before = table.seen(0)
    hands = set()
    for seed in range(6):
        resample_hidden(FACTS, table.state, Seat(0), Rng(b"%d" % seed))
        table.check()
        assert table.seen(0) == before
        hands.add(tuple(table.me(1).orders))
    assert len(hands) > 3


def test_what_went_back_to_the_box_is_known_to_its_owner() -> None:
    table = TableOfYokohama().hold("gb1 gb2")
    me = table.me()
    me.returned = me.orders.pop()
    resample_hidden(FACTS, table.state, Seat(0), Rng(b"box"))
    assert me.returned == FACTS.order_numbers["gb2"]
    kept = [FACTS.order_numbers["gb2"]]
    for seed in range(9):
        resample_hidden(FACTS, table.state, None, Rng(b"%d" % seed))
        assert me.returned is not None
        kept.append(me.returned)
    assert len(set(kept)) > 3


def test_the_view_counts_power_by_seat() -> None:
    table = TableOfYokohama().put("bank*2").stand("bank").shop("bank").put("bank", 1).house("bank", 2)
    area = table.seen().areas[table.area("bank")]
    assert area.power == (4, 1, 1, 0)
    assert area.presidents == (0,)
    assert area.assistants == (2, 1, 0, 0)


def test_station_adds_power_for_everyone() -> None:
    table = TableOfYokohama().put("bank").put("bank", 1)
    table.state.station = table.area("bank")
    assert table.seen().areas[table.area("bank")].power == (2, 2, 1, 1)
    table.own(yen=0).do("place none", "go bank")
    assert table.me().yen == 3


def test_parts_of_a_reward_come_in_a_fixed_order() -> None:
    table = TableOfYokohama().own(yen=5)
    receive(table.at, Reward(points=1, any=1, warehouse=1, movement=1), "church", table.table)
    asked = []
    for answer in ("hire assistant", "gain tea", "move hand>bank"):
        asked.append(table.question.kind)
        table.do(answer)
    assert asked == ["hire", "gain", "movement"]
    assert table.me().points == 1


def test_supplies_are_unlimited() -> None:
    table = TableOfYokohama()
    receive(table.at, Reward(yen=200, goods=(60, 0, 0, 0, 40)), "order", table.table)
    table.check()
    assert table.state.bank < 0
    assert table.goods() == [61, 1, 1, 1, 40]


def test_a_turn_in_the_making_is_seen_by_its_seat_only() -> None:
    match = YOKOHAMA.with_tables(TABLES).deal(Setup("yokohama", 2, (), b"making"))
    for question in match.questions():
        part = question.parts[0]
        assert part.kind == "choice"
        match.play(question.seat, part.answers[0])
    seat = match.questions()[0].seat
    match.play(seat, "place bank")
    own, other = match.view(seat), match.view(Seat(1 - seat))
    assert isinstance(own, YokohamaView)
    assert isinstance(other, YokohamaView)
    assert (own.phase, other.phase) == ("move", "place")
    match.play(seat, "recall")
    match.play(seat, "end")
    assert match.turn == 1
    assert match.published == len(match.standing_moves)
    third = match.view(Seat(1 - seat))
    assert isinstance(third, YokohamaView)
    assert third.active == 1 - seat


def test_house_costs_are_those_of_the_houses_left() -> None:
    table = TableOfYokohama().own(houses=1)
    assert table.seen().merchants[0].house_costs == (5, 6, 7)
