"""Step 3: areas whose action needs no card: production, bank, Chinatown, church, customs, agency."""

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.areas import PlacedAtCustoms
from rules.yokohama.events.extras import Gained
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.state import Variant
from tests.rules.yokohama_areas import acting
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some

EFFECTS = {
    "mine1": (0, (0, 0, 1, 2, 3)),
    "mill1": (1, (0, 1, 2, 3, 4)),
    "tea1": (2, (1, 2, 3, 4, 5)),
    "fishing1": (3, (1, 2, 3, 4, 5)),
}


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
    assert table.why("church 8 pay silk 2y") == "yokohama-church-faith"
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


def test_of_church_spaces_for_the_same_faith_the_leftmost_free_one_is_taken() -> None:
    """Y-R55."""
    assert len({(space.need, space.reward) for space in FACTS.church}) == len({space.need for space in FACTS.church})
    table = acting("church", 5)
    first, second = (number for number, space in enumerate(FACTS.church) if space.need == 8)
    table.state.church[first] = 1
    table.me(1).assistants -= 1
    assert "church 8 pay silk tea fish" in table.answers("church")
    table.do("church 8")
    assert (table.state.church[first], table.state.church[second]) == (1, 0)


def test_church_spaces_out_of_reach_are_told_once_a_faith() -> None:
    assert acting("church", 2).missing() == ["yokohama-church-out-of-reach"] * 3


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
    assert table.answers("customs") == tuple(f"customs {space}" for space in range(1, 8))
    assert table.why("customs 8") == "yokohama-customs-power"
    assert acting("customs", 4, imports=1).why("customs 5") == "yokohama-not-owned"
    table.do("customs 7")
    assert (table.me().points, table.goods()[4]) == (17, 0)


def test_paying_too_much_at_customs_by_edition() -> None:
    table = acting("customs", 4, imports=3)
    assert table.answers("customs") == tuple(f"customs {space}" for space in range(1, 8))
    assert table.why("customs 7 pay 2 import") == "yokohama-customs-least"
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


def test_the_canal_is_no_area_of_action() -> None:
    table = TableOfYokohama()
    seen = table.seen().areas[table.area("canal")]
    assert (seen.category, seen.building, seen.token) == ("canal", None, None)
