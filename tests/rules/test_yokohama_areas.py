"""Step 3: the fourteen areas."""

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.areas import PlacedAtCustoms, TookOrders
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.rounds import EndIsNear, OrdersRefilled, TechnologyRefilled
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.state import Variant
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some

EFFECTS = {
    "mine1": (0, (0, 0, 1, 2, 3)),
    "mill1": (1, (0, 1, 2, 3, 4)),
    "tea1": (2, (1, 2, 3, 4, 5)),
    "fishing1": (3, (1, 2, 3, 4, 5)),
}


def acting(name: str, power: int, **things: int) -> TableOfYokohama:
    """A table after the president went to an area with this power."""
    table = TableOfYokohama().put(f"{name}*{power - 1}").own(**{"yen": 0, "assistants": 3, "shops": 0, **things})
    table.do("place none", f"go {name}")
    return table


@pytest.mark.parametrize("name", EFFECTS)
@pytest.mark.parametrize("power", [2, 3, 4, 5])
def test_production_areas_by_power(name: str, power: int) -> None:
    good, effect = EFFECTS[name]
    table = acting(name, power)
    assert table.goods()[good] == 1 + effect[power - 1]


@pytest.mark.parametrize("power", [2, 3, 4, 5, 7])
def test_the_bank_gives_its_power_in_yen_and_power_ends_at_five(power: int) -> None:
    assert acting("bank", power).me().yen == min(power, 5)


def test_power_one_is_that_of_a_lonely_agent() -> None:
    """An assistant alone: 1 tea, no silk."""
    for name, good, count in (("tea1", 2, 2), ("mill1", 1, 1), ("mine1", 0, 1)):
        table = TableOfYokohama().put(name).agents("gb").own(assistants=0)
        table.do(f"agent {name}")
        assert table.goods()[good] == count


def test_the_owner_of_a_trading_house_gets_one_yen_from_the_bank() -> None:
    table = TableOfYokohama().put("tea1").house("tea1", seat=2)
    told = table.do("place none", "go tea1")
    assert Gained(Seat(2), Reward(yen=1), "trading-house") in told
    assert table.me(2).yen == 5
    own = TableOfYokohama().put("tea1").house("tea1")
    own.do("place none", "go tea1")
    assert own.me().yen == 4


def test_an_agent_pays_the_owner_of_a_trading_house_too() -> None:
    table = TableOfYokohama().put("tea1").house("tea1", seat=2).agents("gb")
    table.do("agent tea1")
    assert table.me(2).yen == 5


def test_chinatown_sells_and_buys_as_often_as_the_power() -> None:
    table = acting("china", 3, yen=3, silk=2)
    assert table.why("trade -2 silk +2 fish") == "yokohama-trade-too-many"
    table.do("trade -1 silk +1 fish +1 import")
    assert table.goods() == [1, 1, 1, 2, 1]
    assert table.me().yen == 0


def test_chinatown_never_buys_imports_back_and_knows_no_credit() -> None:
    table = acting("china", 3, yen=0, imports=2)
    assert table.why("trade -1 import") == "yokohama-trade-what"
    assert table.why("trade +1 copper") == "yokohama-trade-too-dear"
    assert table.why("trade -2 silk") == "yokohama-trade-too-few"
    table.do("trade none")
    assert table.goods() == [1, 1, 1, 1, 2]


def test_chinatown_is_not_asked_if_nothing_can_be_exchanged() -> None:
    table = acting("china", 3, copper=0, silk=0, tea=0, fish=0)
    assert table.question.kind == "finish"


def test_mining_in_chinatown_by_option() -> None:
    each = TableOfYokohama().put("china*2").know("mining").own(yen=4)
    each.do("place none", "go china", "trade +2 copper")
    assert each.goods()[0] == 5
    once = TableOfYokohama(4, Variant(mining_once=True)).put("china*2").know("mining").own(yen=4)
    once.do("place none", "go china", "trade +2 copper")
    assert once.goods()[0] == 4


def test_copper_bought_can_be_sold_again_in_the_same_action() -> None:
    table = TableOfYokohama().put("china*2").know("mining").own(yen=2, copper=0)
    table.do("place none", "go china", "trade +1 copper -2 copper")
    assert (table.me().yen, table.goods()[0]) == (4, 0)


def test_church_takes_each_payment_once_and_may_be_overpaid() -> None:
    table = acting("church", 3, yen=4, silk=2)
    assert table.why("church 6 pay silk silk 2y") == "yokohama-church-once"
    assert table.why("church 6 pay silk 4y") == "yokohama-church-once"
    assert table.why("church 7 pay silk 2y") == "yokohama-church-faith"
    assert table.why("church 6 pay import silk tea") == "yokohama-not-owned"
    table.do("church 4 pay silk tea")
    assert table.goods() == [1, 1, 0, 1, 0]
    assert table.me().points == FACTS.church[0].reward.points


def test_the_cheapest_payment_of_the_church_spares_what_own_orders_ask_for() -> None:
    """GB 9 asks for 4 tea and 3 fish: 4 tea are needed, of 4 fish 1 is to spare; imports go last."""
    table = TableOfYokohama().hold("gb9").put("church*1").own(tea=4, fish=4, silk=1, copper=0, imports=1, yen=0)
    table.do("place none", "go church")
    cheapest = [answer for answer in table.answers("church") if answer != "church none"]
    assert cheapest == ["church 4 pay silk fish", "church 5 pay silk tea fish", "church 6 pay silk tea fish import"]


def test_church_space_is_taken_once_and_the_assistant_comes_from_hand_first() -> None:
    table = acting("church", 5)
    table.do("church 5")
    assert (table.me().assistants, table.me().placed[table.area("church")]) == (2, 4)
    assert (table.me().points, table.me().yen) == (FACTS.church[1].reward.points, 2)
    again = acting("church", 5)
    again.state.church[1] = 1
    again.me(1).assistants -= 1
    assert again.why("church 5") == "yokohama-space-taken"
    assert "church 5" not in again.answers("church")


def test_church_assistant_from_the_area_if_the_hand_is_empty_or_on_demand() -> None:
    table = acting("church", 5, assistants=0)
    table.do("church 5")
    assert table.me().placed[table.area("church")] == 3
    wanted = acting("church", 5)
    wanted.do("church 5 from area")
    assert (wanted.me().assistants, wanted.me().placed[wanted.area("church")]) == (3, 3)


def test_church_can_be_left() -> None:
    table = acting("church", 5)
    table.do("church none")
    assert table.state.church == [None] * 8


def test_customs_by_power_and_imports() -> None:
    table = acting("customs", 4, imports=3)
    assert table.answers("customs") == tuple(f"customs {space}" for space in range(1, 7))
    assert table.why("customs 7") == "yokohama-customs-power"
    assert acting("customs", 4, imports=1).why("customs 3") == "yokohama-not-owned"
    table.do("customs 5")
    assert (table.me().points, table.goods()[4]) == (14, 0)


def test_paying_too_much_at_customs_by_edition() -> None:
    table = acting("customs", 4, imports=3)
    assert table.answers("customs") == tuple(f"customs {space}" for space in range(1, 7))
    assert table.why("customs 5 pay 2 import") == "yokohama-customs-least"
    assert table.why("customs 2 pay 4 import") == "yokohama-customs-power"
    assert table.why("customs 2 pay 2 yen") == "yokohama-customs-pay"
    assert some(table.do("customs 2 pay 2 import"), "placed-at-customs") == [PlacedAtCustoms(Seat(0), 2, 2)]
    assert (table.goods()[4], table.me().yen) == (1, 2)
    exact = acting("customs", 4, imports=3)
    exact.do("customs 2 pay 1 import")
    assert (exact.goods()[4], exact.me().yen) == (2, 2)
    english = TableOfYokohama(4, Variant(edition="synapses")).put("customs*3").own(assistants=3, imports=3)
    english.do("place none", "go customs")
    assert english.why("customs 2 pay 2 import") == "yokohama-customs-exact"


def test_agency_by_power_and_price() -> None:
    table = acting("agency", 3, yen=6)
    assert table.why("hire 3 assistants") == "yokohama-hire-too-many"
    assert table.why("hire 2 house") == "yokohama-too-dear"
    table.do("hire house shop")
    assert (table.me().yen, table.me().houses, table.me().shops) == (0, 1, 1)


def test_trading_houses_cost_more_one_after_the_other() -> None:
    for taken, price in enumerate((4, 5, 6, 7)):
        table = TableOfYokohama().put("agency*2").own(yen=price, assistants=3)
        table.me().stored[2] -= taken
        table.me().houses += taken
        table.do("place none", "go agency", "hire house")
        assert table.me().yen == 0
    pair = acting("agency", 3, yen=9)
    pair.do("hire 2 house")
    assert pair.me().yen == 0


def test_agency_refuses_what_is_not_there() -> None:
    table = acting("agency", 5, yen=3)
    assert table.why("hire house") == "yokohama-too-dear"
    assert table.why("hire 2 shop") == "yokohama-too-dear"
    empty = TableOfYokohama().put("agency*4").own(assistants=16)
    empty.do("place none", "go agency")
    assert empty.why("hire assistant") == "yokohama-hire-not-stored"
    table.do("hire 3 assistants shop")
    assert (table.me().assistants, table.me().shops) == (6, 1)


def learning(power: int, *cards: str, **things: int) -> TableOfYokohama:
    """A table in Laboratory A with these cards on its first spaces."""
    table = TableOfYokohama().board(0, *cards).put(f"lab*{power - 1}").own(**{"yen": 0, "assistants": 3, **things})
    table.do("place none", "go lab")
    return table


def test_technology_by_power_yen_and_imports() -> None:
    table = learning(3, "tram", yen=4, imports=2)
    assert [text for text in table.answers("tech") if "tram" in text] == [
        "tech tram pay 4y",
        "tech tram pay 1 import 2y",
        "tech tram pay 2 import",
    ]
    assert table.why("tech tram pay 2y") == "yokohama-technology-short"
    assert table.why("tech tram pay 3y") == "yokohama-technology-pay"
    assert table.why("tech tram pay 6y") == "yokohama-too-dear"
    assert table.why("tech tram pay 3 import") == "yokohama-not-owned"
    told = table.do("tech tram pay 1 import 2y")
    assert (table.me().yen, table.goods()[4]) == (2, 1)
    assert len(some(told, "technology-refilled")) == 1


def test_surcharge_of_the_space() -> None:
    """Spaces 3 and 4 cost 1 more, spaces 5 and 6 two more."""
    names = ("ball-fr", "ball-gb", "telephone", "mining-de", "newspaper", "telegram")
    table = learning(4, *names, yen=4)
    texts = {text.split()[1]: text for text in table.answers("tech")}
    assert texts["ball-fr"] == "tech ball-fr"
    assert texts["telephone"] == "tech telephone pay 2y"
    assert texts["telegram"] == "tech telegram pay 4y"


def test_no_two_technologies_of_a_name() -> None:
    table = TableOfYokohama().know("ball-fr").board(0, "ball-gb").put("lab*4").own(assistants=2)
    table.do("place none", "go lab")
    assert table.why("tech ball") == "yokohama-technology-owned"
    assert not any("ball" in text for text in table.answers("tech"))


def test_the_fourth_technology_costs_one_unit_more() -> None:
    table = TableOfYokohama().know("ball-fr", "winery-fr", "tram").board(0, "language-school-gb").put("lab*4")
    table.own(yen=2, assistants=2)
    table.do("place none", "go lab")
    assert "tech language-school-gb pay 2y" in table.answers("tech")
    assert table.why("tech language-school-gb pay none") == "yokohama-technology-short"


def test_paying_too_much_for_a_technology_is_legal_but_only_typed() -> None:
    table = learning(5, "tram", yen=4)
    assert table.answers("tech")[0] == "tech tram"
    table.do("tech tram pay 4y")
    assert table.me().yen == 0


def test_laboratories_slide_left_and_fill_from_the_deck() -> None:
    table = learning(5, "tram", "winery-fr")
    board = list(table.state.laboratories[0])
    table.do("tech tram")
    assert table.state.laboratories[0][:5] == board[1:]
    assert table.state.laboratories[0][5] is not None


def test_an_empty_technology_deck_leaves_a_space_empty_and_ends_nothing() -> None:
    table = TableOfYokohama().board(0, "tram").put("lab*4").own(assistants=2)
    table.empty_technology_deck()
    table.do("place none", "go lab", "tech tram")
    assert table.state.laboratories[0][5] is None
    assert table.state.ending == []


def test_exposition_scores_at_once_and_station_asks_for_its_area() -> None:
    table = learning(5, "exposition", yen=2)
    table.do("tech exposition")
    assert table.me().points == 10
    station = learning(5, "station")
    station.do("tech station")
    assert station.question.kind == "station"
    assert len(station.answers("station")) == 17
    assert station.why("station canal") == "yokohama-not-in-canal"
    told = station.do("station bank")
    assert isinstance(some(told, "technology-refilled")[0], TechnologyRefilled)
    assert station.seen().areas[station.area("bank")].station


def names_in(table: TableOfYokohama, port: int) -> list[str]:
    """Orders of a port."""
    return [FACTS.orders[number].id for number in table.state.ports[port] if number is not None]


@pytest.mark.parametrize(("power", "count"), [(2, 2), (3, 4), (4, 6), (5, 6)])
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


def test_the_canal_is_no_area_of_action() -> None:
    table = TableOfYokohama()
    seen = table.seen().areas[table.area("canal")]
    assert (seen.category, seen.building, seen.token) == ("canal", None, None)
