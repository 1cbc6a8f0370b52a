"""Step 3: ports, where orders are taken."""

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.areas import TookOrders
from rules.yokohama.events.rounds import EndIsNear, OrdersRefilled
from tests.rules.yokohama_areas import acting
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some


def names_in(table: TableOfYokohama, port: int) -> list[str]:
    """Orders of a port."""
    return [FACTS.orders[number].id for number in table.state.ports[port] if number is not None]


@pytest.mark.parametrize(("power", "count"), [(2, 1), (3, 3), (4, 6), (5, 6)])
def test_ports_by_zone(power: int, count: int) -> None:
    table = acting("port", power)
    assert table.pick("take").items == tuple(names_in(table, 0)[:count])


def test_power_five_in_a_port_scores_three_points_once() -> None:
    table = acting("dock", 5, yen=2)
    names = names_in(table, 1)
    table.do(f"take {names[0]} {names[5]}")
    assert table.me().points == 3


def test_a_second_order_costs_two_yen_or_an_import() -> None:
    table = acting("port", 4, imports=1)
    first, second, *_ = names_in(table, 0)
    assert table.why(f"take {first} {second} pay 2y") == "yokohama-second-order"
    told = table.do(f"take {first} {second}")
    took = some(told, "took-orders")[0]
    assert isinstance(took, TookOrders)
    assert (took.imports, took.yen) == (1, 0)
    assert acting("port", 4).pick("take").at_most == 1
    both = acting("port", 4, imports=1, yen=2)
    assert both.parts()[:2] == ["take", "take-import"]
    first, second, *_ = names_in(both, 0)
    both.do(f"take {first} {second}")
    assert (both.me().yen, both.goods()[4]) == (0, 1)


def test_at_most_three_orders_in_hand() -> None:
    table = TableOfYokohama().hold("nl1 nl2").put("port*3").own(yen=2, imports=1)
    table.do("place none", "go port")
    assert table.pick("take").at_most == 1
    assert table.why("take " + " ".join(names_in(table, 0)[:2])) == "yokohama-hand-full"


def test_three_orders_in_hand_and_power_five_still_score() -> None:
    table = TableOfYokohama().hold("nl1 nl2 nl3").put("port*4").own(shops=0, assistants=2)
    table.do("place none", "go port")
    assert table.me().points == 3
    assert table.question.kind == "bonus"
    assert len(table.me().orders) == 3


def test_ports_slide_left_and_fill_from_the_deck() -> None:
    table = acting("port", 4, yen=2)
    before = names_in(table, 0)
    told = table.do(f"take {before[0]} {before[2]}")
    after = names_in(table, 0)
    assert after[:4] == [before[1], *before[3:]]
    refilled = some(told, "orders-refilled")[0]
    assert isinstance(refilled, OrdersRefilled)
    assert [order.id for order in refilled.orders] == after[4:]


def test_too_few_orders_bring_the_end_and_fill_what_they_can() -> None:
    table = acting("port", 4, yen=2).deck(1)
    before = names_in(table, 0)
    told = table.do(f"take {before[0]} {before[1]}")
    assert some(told, "end-is-near") == [EndIsNear("orders", Seat(0), 2)]
    assert len(names_in(table, 0)) == 5
    exact = acting("port", 4, yen=2).deck(2)
    exact.do("take " + " ".join(names_in(exact, 0)[:2]))
    assert exact.state.ending == []


def test_orders_can_be_declined() -> None:
    table = acting("port", 3)
    table.do("take none")
    assert table.me().orders == []
    assert table.state.ending == []
