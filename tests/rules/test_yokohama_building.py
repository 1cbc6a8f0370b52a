"""Steps 4 to 6: tokens, shops, trading houses, rewards, recovery."""

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.moves import MovedAssistants, Recovered
from rules.yokohama.events.rounds import EndIsNear
from rules.yokohama.model.state import Variant
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some


def built(power: int, name: str = "bank", **things: int) -> TableOfYokohama:
    """A table after the president went to an area with this power."""
    table = TableOfYokohama().put(f"{name}*{power - 1}").own(**{"assistants": 3, "houses": 1, **things})
    table.do("place none", f"go {name}")
    return table


def with_token(kind: str, **things: int) -> TableOfYokohama:
    """A table with power 5 in the bank, where this token lies."""
    table = TableOfYokohama().put("bank*4").own(**{"assistants": 3, "shops": 0, **things})
    lay_token(table, "bank", kind)
    table.do("place none", "go bank")
    return table


def lay_token(table: TableOfYokohama, name: str, kind: str) -> None:
    """Let a token of this kind lie in an area; equal tokens change places."""
    number = next(number for number, token in enumerate(FACTS.tokens) if token.id == kind)
    site = table.state.sites[table.area(name)]
    other = next((one for one in table.state.sites if one.token == number), None)
    if other is not None:
        other.token = site.token
    site.token = number
    table.check()


def with_tile(tile: str, power: int = 4, **things: int) -> TableOfYokohama:
    """A table with this power in the bank, where this building tile lies."""
    table = TableOfYokohama().put(f"bank*{power - 1}").own(**{"assistants": 3, "houses": 1, **things})
    number = next(number for number, row in enumerate(FACTS.tiles) if row.id == tile)
    site = table.state.sites[table.area("bank")]
    other = next((one for one in table.state.sites if one.tile == number), None)
    if other is not None:
        other.tile = site.tile
    site.tile = number
    table.do("place none", "go bank")
    return table


def test_a_token_needs_power_five() -> None:
    assert "token" not in built(4).parts()
    assert built(4).why("token") == "yokohama-power-short"
    assert "token" in built(5).parts()


def test_a_token_may_be_left_and_building_leaves_it() -> None:
    table = built(5)
    table.do("build shop 1")
    assert table.me().tokens == []
    left = built(5)
    left.do("token none")
    assert left.parts() == ["build", "none"]
    assert left.why("token") == "yokohama-no-token"
    none = built(5)
    none.do("build none")
    assert none.question.kind == "finish"


@pytest.mark.parametrize(
    ("kind", "thing", "count"),
    [("import-1", 4, 1), ("copper-1", 0, 2), ("silk-2", 1, 3), ("tea-3", 2, 4), ("fish-3", 3, 4)],
)
def test_tokens_with_goods(kind: str, thing: int, count: int) -> None:
    table = with_token(kind)
    table.do("token")
    assert table.goods()[thing] == count
    assert table.question.kind == "finish"


def test_tokens_with_points_and_yen() -> None:
    points, yen = with_token("points-3"), with_token("yen-3", yen=0)
    points.do("token")
    yen.do("token")
    assert points.me().points == 3
    assert yen.me().yen == 5 + 3


def test_token_with_goods_of_choice() -> None:
    table = with_token("any-2")
    table.do("token")
    assert len(table.answers("gain")) == 10
    assert table.why("gain silk") == "yokohama-gain-how-many"
    assert table.why("gain silk import") == "yokohama-gain-how-many"
    table.do("gain copper silk")
    assert table.goods() == [2, 2, 1, 1, 0]
    at_once = with_token("any-2")
    at_once.do("token copper silk")
    assert at_once.goods() == [2, 2, 1, 1, 0]
    assert at_once.question.kind == "finish"


def test_token_with_pieces_comes_before_building() -> None:
    table = with_token("warehouse-2", yen=2)
    assert "build" not in table.parts()
    table.do("token", "hire shop assistant")
    assert table.question.kind == "bonus"
    table.do("build shop 4")
    assert table.me().built == [1, 0]


def test_token_with_movements() -> None:
    table = with_token("movement-3")
    table.do("token")
    assert table.pick("move").at_most == 4
    told = table.do("move hand>lab hand>port")
    assert some(told, "moved-assistants") == [MovedAssistants(Seat(0), ((None, "lab"), (None, "port")))]
    assert table.pick("move").at_most == 2
    table.do("move lab>bank")
    assert table.me().assistants == 1 + 5


def test_movements_cost_nothing_and_may_be_given_up() -> None:
    table = with_token("movement-3").stand("lab", 1)
    table.own(yen=0)
    table.do("token", "move hand>lab", "move none")
    assert table.me(1).yen == 4
    assert table.question.kind == "finish"


def test_movements_lead_into_the_acting_area_but_not_into_the_canal() -> None:
    table = with_token("movement-3")
    table.do("token")
    assert ">canal" not in table.pick("move").items
    assert table.why("move hand>canal") == "yokohama-not-in-canal"
    assert table.why("move bank>bank") == "yokohama-move-stays"
    assert table.why("move tea1>lab") == "yokohama-move-nobody"
    assert table.why("move hand>lab x4") == "yokohama-move-too-many"
    table.do("move hand>bank")
    assert table.me().placed[table.area("bank")] == 5


def test_a_shop_needs_power_four_a_free_space_and_a_shop_in_hand() -> None:
    assert built(3).question.kind == "finish"
    table = built(4)
    assert table.answers("build") == ("build shop 1", "build shop 2", "build shop 3", "build shop 4", "build house")
    assert built(4, shops=0).answers("build") == ("build house",)
    assert built(4, shops=0, houses=0).question.kind == "finish"
    taken = TableOfYokohama().put("bank*3").shop("bank", 2, seat=1).own(assistants=3)
    taken.do("place none", "go bank")
    assert taken.why("build shop 2") == "yokohama-no-shop-space"
    assert taken.why("build shop 5") == "yokohama-no-shop-space"
    assert taken.why("build house") == "yokohama-none-in-hand"
    assert "yokohama-none-in-hand" in taken.missing()


def test_one_trading_house_in_an_area() -> None:
    table = TableOfYokohama().put("bank*3").house("bank", seat=1).own(assistants=3, houses=1, shops=0)
    table.do("place none", "go bank")
    assert table.question.kind == "finish"
    shop = TableOfYokohama().put("bank*3").house("bank", seat=1).own(assistants=3, houses=1)
    shop.do("place none", "go bank")
    assert shop.why("build house") == "yokohama-house-already"


def test_a_shop_or_a_trading_house_never_both() -> None:
    table = built(5)
    table.do("build house")
    assert table.question.kind == "finish"


def test_a_trading_house_needs_no_shop() -> None:
    table = with_tile("t10")
    table.do("build house")
    assert table.me().points == 7


@pytest.mark.parametrize(
    ("space", "goods", "yen"), [(1, [1, 1, 1, 1, 1], 4), (2, [1, 2, 1, 1, 0], 4), (3, [1, 1, 1, 1, 0], 6)]
)
def test_the_reward_is_that_of_the_space(space: int, goods: list[int], yen: int) -> None:
    """Tile t01: an import, a silk, 2 yen, nothing."""
    table = with_tile("t01")
    before = table.me().yen - 4
    table.do(f"build shop {space}")
    assert table.goods() == goods
    assert table.me().yen - before == yen


def test_a_space_without_reward() -> None:
    table = with_tile("t01")
    table.do("build shop 4")
    assert (table.goods(), table.me().points, table.me().built) == ([1, 1, 1, 1, 0], 0, [1, 0])


def test_a_shop_with_a_good_of_choice_in_one_or_two_answers() -> None:
    table = with_tile("t06")
    table.do("build shop 2")
    assert len(table.answers("gain")) == 4
    table.do("gain fish")
    at_once = with_tile("t06")
    at_once.do("build shop 2 for fish")
    assert at_once.goods() == table.goods() == [1, 1, 1, 2, 0]


def test_a_shop_with_a_piece_from_the_warehouse() -> None:
    table = with_tile("t02", yen=4)
    table.do("build shop 1 for house")
    assert table.me().houses == 2
    dear = with_tile("t02", yen=0)
    dear.own(yen=1)
    assert dear.why("build shop 1 for house") == "yokohama-too-dear"
    dear.do("build shop 1", "hire none")
    assert dear.question.kind == "finish"


def test_what_a_building_does_not_leave_open_cannot_be_chosen() -> None:
    assert with_tile("t01").why("build shop 2 for silk") == "yokohama-asked-finish"


def test_all_trading_houses_bring_the_end() -> None:
    table = built(4)
    for name in ("lab", "port", "tea1"):
        table.house(name)
    told = table.do("build house")
    assert EndIsNear("houses", Seat(0), 2) in told


def test_all_shops_bring_the_end() -> None:
    table = built(4)
    table.own(shops=1)
    for name in ("lab", "port", "tea1", "tea2", "mine1", "mine2", "dock"):
        table.shop(name)
    told = table.do("build shop 1")
    assert EndIsNear("shops", Seat(0), 2) in told


def test_recovery_takes_all_assistants_of_the_area_only() -> None:
    table = TableOfYokohama().put("bank*2 lab").own(assistants=0)
    table.go_on()
    told = table.do("go bank")
    assert some(told, "recovered") == [Recovered(Seat(0), "bank", 2, 0)]
    assert (table.me().assistants, table.me().placed[table.area("lab")]) == (2, 1)


def test_telephone_lets_one_stay() -> None:
    for text, left in (("leave 1", 1), ("leave 0", 0)):
        table = TableOfYokohama().put("bank*2").own(assistants=3).know("telephone")
        table.do("place none", "go bank")
        assert table.question.kind == "recovery"
        assert table.why("leave 2") == "yokohama-leave-one"
        table.do(text)
        assert table.me().placed[table.area("bank")] == left


def test_telephone_works_for_agents_too() -> None:
    table = TableOfYokohama().put("bank*2").know("telephone").agents("gb")
    table.do("agent bank", "leave 1")
    assert table.me().placed[table.area("bank")] == 1
    assert table.question.kind == "place"


def test_a_telephone_gained_in_the_same_action_lets_one_stay() -> None:
    table = TableOfYokohama().board(0, "telephone").put("lab*3").own(assistants=3, yen=9)
    table.do("place none", "go lab", "tech telephone", "none")
    assert table.question.kind == "recovery"
    table.do("leave 1")
    assert table.me().placed[table.area("lab")] == 1


def test_mining_adds_to_mine_tokens_buildings_and_chosen_copper() -> None:
    mine = TableOfYokohama().put("mine1*2").own(assistants=3, copper=0).know("mining")
    mine.do("place none", "go mine1")
    assert mine.goods()[0] == 2
    token = with_token("copper-1", copper=0).know("mining")
    token.do("token")
    assert token.goods()[0] == 2
    shop = with_tile("t05", copper=0).know("mining")
    shop.do("build shop 1")
    assert shop.goods()[0] == 2
    chosen = with_token("any-2", copper=0).know("mining")
    chosen.do("token copper copper")
    assert chosen.goods()[0] == 4


def test_mining_adds_nothing_without_copper_and_nothing_to_orders() -> None:
    weak = TableOfYokohama().put("mine1").own(assistants=3, copper=0).know("mining")
    weak.do("place none", "go mine1")
    assert weak.goods()[0] == 0
    order = TableOfYokohama().know("mining").hold("gb1").own(copper=0, tea=3, fish=3)
    order.do("order gb1")
    assert order.goods()[0] == 0


def test_what_buildings_bring_besides() -> None:
    table = with_tile("t01").know("gaslight", "electrical-light")
    table.do("build shop 4")
    assert table.me().points == 2
    house = with_tile("t10").know("gaslight", "electrical-light")
    house.do("build house")
    assert house.me().points == 7 + 3
    other = with_tile("t10").know("gaslight")
    other.do("build house")
    assert other.me().points == 7
    shop = with_tile("t01").know("electrical-light")
    shop.do("build shop 4")
    assert shop.me().points == 0


def test_free_agents_among_the_tokens() -> None:
    table = TableOfYokohama(4, Variant(free_agents=True)).put("bank*4 lab").own(assistants=3, shops=0)
    lay_token(table, "bank", "free-agent")
    table.do("place none", "go bank", "token")
    assert table.seen().merchants[0].agents == ("free",)
    assert "agent lab" in table.answers("agent")
    table.do("agent lab")
    assert table.seen().merchants[0].used_agents == ("free",)
