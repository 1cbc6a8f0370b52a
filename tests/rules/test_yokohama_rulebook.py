"""Sentences of the rulebooks that no other test holds by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.yokohama.events.extras import AgentGained
from rules.yokohama.events.moves import Placed
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.state import NEUTRAL, Variant
from rules.yokohama.scoring import results
from rules.yokohama.setup import deal
from rules.yokohama.steps.areas.gain import receive
from rules.yokohama.steps.turn.rounds import AskFinish, NextSeat
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some

if TYPE_CHECKING:
    from rules.yokohama.events.extras import Cause

EFFECTS = {
    "mine": (0, 0, 1, 2, 3),
    "mill": (0, 1, 2, 3, 4),
    "tea": (1, 2, 3, 4, 5),
    "fishing": (1, 2, 3, 4, 5),
    "bank": (1, 2, 3, 4, 5),
    "china": (1, 2, 3, 4, 5),
    "church": (1, 2, 3, 4, 5),
    "customs": (0, 1, 2, 3, 4),
    "agency": (0, 1, 2, 3, 4),
    "port": (0, 1, 2, 3, 3),
    "dock": (0, 1, 2, 3, 3),
    "lab": (1, 2, 3, 4, 5),
    "research": (1, 2, 3, 4, 5),
}


def test_effects_by_power_are_those_of_the_area_boards() -> None:
    """Goods, yen, exchanges, faith, imports, pieces, zones, production value; nothing at power 0."""
    assert {kind: effect for kind, effect in FACTS.effects.items() if kind != "canal"} == {
        kind: (0, *effect) for kind, effect in EFFECTS.items()
    }


def test_numbers_are_those_of_the_rulebooks() -> None:
    numbers = FACTS.numbers
    assert FACTS.prices == (2, 2, 1, 1, 4)
    assert (numbers.start.yen_first, numbers.start.yen, numbers.start.goods) == (3, 4, 1)
    assert (numbers.warehouse.assistant, numbers.warehouse.shop, numbers.warehouse.houses) == (0, 2, (4, 5, 6, 7))
    assert (numbers.agents.gb, numbers.agents.us, numbers.agents.fr, numbers.agents.de, numbers.agents.nl) == (
        *(3, 2, 2, 2, 1),
    )
    assert numbers.orders.removed == (16, 5, 0)
    assert numbers.ending.assistants == (5, 5, 6)
    scoring = numbers.scoring
    assert (scoring.church, scoring.customs, scoring.technology) == ((6, 3), (8, 4), (10, 5))
    assert (scoring.sets, scoring.yen_per_point, scoring.goods_per_point) == ((0, 2, 4, 8, 12), 2, 3)
    assert (numbers.costs.free_technologies, numbers.costs.port_points) == (3, 3)


def test_what_is_in_the_box() -> None:
    assert (len(FACTS.orders), len(FACTS.technologies), len(FACTS.tiles), sum(FACTS.token_counts)) == (36, 30, 24, 20)
    assert (sum(FACTS.module_tokens), FACTS.numbers.rewards.countries, FACTS.numbers.rewards.free) == (5, 5, 1)
    assert len({card.name for card in FACTS.technologies}) == 20
    assert [card.stack for card in FACTS.achievements] == [*"AAAABBBBCCCC"]
    assert {card.id: dict(card.need) for card in FACTS.achievements} == {
        "A1": {"copper": 5},
        "A2": {"silk": 6},
        "A3": {"tea": 7},
        "A4": {"fish": 7},
        "B1": {"yen": 10},
        "B2": {"technologies": 4},
        "B3": {"agents": 5},
        "B4": {"orders": 5},
        "C1": {"production": 4},
        "C2": {"commercial": 4},
        "C3": {"production": 3, "commercial": 2},
        "C4": {"production": 2, "commercial": 3},
    }


@pytest.mark.parametrize("kind", ["customs", "agency", "port", "dock", "mill", "mine1"])
def test_power_one_may_bring_nothing(kind: str) -> None:
    """A lonely agent: no import may be paid, no piece had, no order taken."""
    name = "mill1" if kind == "mill" else kind
    table = TableOfYokohama().put(name).agents("gb").own(imports=1, yen=9)
    before = (list(table.goods()), table.me().yen)
    table.do(f"agent {name}")
    assert table.question.kind == "place"
    assert (table.goods(), table.me().yen) == before


def test_each_port_and_laboratory_has_its_own_board() -> None:
    dock = TableOfYokohama().put("dock*3").own(yen=0)
    dock.do("place none", "go dock")
    names = [FACTS.orders[number].id for number in dock.state.ports[1] if number is not None]
    assert dock.pick("take").items == tuple(names)
    research = TableOfYokohama().board(1, "tram").put("research*4").own(yen=0)
    research.do("place none", "go research", "tech tram")
    assert "tram" in research.me().skills
    assert None not in research.state.laboratories[1]


def test_the_second_order_obeys_the_power_too() -> None:
    table = TableOfYokohama().put("port*2").own(yen=2)
    names = [FACTS.orders[number].id for number in table.state.ports[0] if number is not None]
    table.do("place none", "go port")
    assert table.why(f"take {names[0]} {names[5]}") == "yokohama-zone"


def test_the_other_order_goes_to_the_box_and_not_to_the_deck() -> None:
    table = TableOfYokohama(2)
    table.state = deal(FACTS, 2, {}, Table(Rng(b"box")))
    dealt = [list(merchant.orders) for merchant in table.state.merchants]
    before = table.state.order_deck
    for seat, orders in enumerate(dealt):
        table.do(f"keep {FACTS.orders[orders[0]].id}", seat=seat)
    assert [merchant.orders for merchant in table.state.merchants] == [orders[:1] for orders in dealt]
    assert table.state.order_deck == before
    assert not any(table.state.order_bag[orders[1]] for orders in dealt)
    assert table.state.active == table.state.start


def test_orders_removed_unseen_are_never_drawn() -> None:
    state = deal(FACTS, 2, {}, Table(Rng(b"removed")))
    table = TableOfYokohama(2)
    table.state = state
    assert len(table.draw(99)) == 10
    assert sum(state.order_bag) == state.removed == 16


def test_neutral_assistants_block_their_space() -> None:
    table = TableOfYokohama(2).put("church*4").own(copper=1, silk=1, tea=1, fish=1)
    blocked = table.state.church.index(NEUTRAL)
    table.do("place none", "go church")
    need = FACTS.church[blocked].need
    assert table.why(f"church {need}") == "yokohama-space-taken"
    customs = TableOfYokohama(2).put("customs*4").own(imports=4)
    space = customs.state.customs.index(NEUTRAL) + 1
    customs.do("place none", "go customs")
    assert customs.why(f"customs {space}") == "yokohama-space-taken"


def test_extras_belong_before_and_after_the_main_action_only() -> None:
    table = TableOfYokohama().hold("gb1").own(copper=5, tea=3, fish=3, yen=0).put("bank*4 tea1").agents("gb")
    table.do("place none")
    for text in ("order gb1", "achieve A1", "agent tea1"):
        assert table.why(text) == "yokohama-asked-move"
    table.do("go bank")
    for text in ("order gb1", "achieve A1", "agent tea1"):
        assert table.why(text) == "yokohama-asked-bonus"
    table.do("none", "agent tea1", "achieve A1", "order gb1")
    assert table.parts() == ["end"]


def test_what_is_allowed_once_a_turn_is_allowed_again_in_the_next() -> None:
    table = TableOfYokohama(2).know("spinning-mill", "university").put("bank tea").agents("gb us").own(silk=3, yen=5)
    table.do("agent bank", "spin", "university", "place none", "recall", "end")
    table.do("place none", "end")
    assert table.state.active == 0
    table.do("agent tea", "spin", "university")
    assert (sum(table.me().agents), table.goods()[1]) == (0, 1)


def test_steps_four_and_five_follow_a_declined_action() -> None:
    table = TableOfYokohama().put("agency*4").own(yen=0)
    table.do("place none", "go agency", "hire none")
    assert table.parts() == ["token", "build", "none"]


def test_the_station_counts_for_agents_of_others_too() -> None:
    table = TableOfYokohama().put("mill1").agents("gb").know("station", seat=1)
    table.state.station = table.area("mill1")
    table.do("agent mill1")
    assert table.goods()[1] == 2


def test_who_walks_through_the_area_of_the_station_may_go_on() -> None:
    table = TableOfYokohama().know("station").stand("tea1").put("mine1 bank")
    table.state.station = table.area("mine1")
    table.do("place none")
    assert table.answers("go") == ("go mine1", "go bank")


@pytest.mark.parametrize(("edition", "areas"), [("dlp", {"bank"}), ("synapses", {"bank", "research"})])
def test_the_tram_starts_in_the_hand_too(edition: str, areas: set[str]) -> None:
    """By Synapses it spares the assistant in the area; from the hand any area with one is in reach anyway."""
    table = TableOfYokohama(4, Variant(edition="dlp" if edition == "dlp" else "synapses")).know("tram").put("bank")
    table.do("place none")
    reached = {text.split()[1] for text in table.answers("go")}
    assert reached & {"bank", "research", "canal"} == areas


def test_newspaper_and_telegram_do_not_add_up() -> None:
    table = TableOfYokohama().know("newspaper", "telegram")
    assert table.why("place bank lab port + tea1") == "yokohama-no-telegram"
    assert table.why("place bank x3") == "yokohama-place-twice"
    table.do("place bank lab port tea1")
    assert "telegram" not in table.parts()


def test_a_technology_completes_a_pair_too() -> None:
    table = TableOfYokohama().done("us1").board(0, "tram").put("lab*4")
    table.do("place none", "go lab")
    assert AgentGained(Seat(0), "us", short=False) in table.do("tech tram")


def test_the_fourth_icon_brings_another_agent_and_a_third_none() -> None:
    table = TableOfYokohama().done("gb1 gb2").hold("gb3 gb5").own(copper=4, tea=5, fish=3)
    assert some(table.do("order gb3"), "agent-gained") == []
    assert len(some(table.do("order gb5"), "agent-gained")) == 1


def test_taken_tokens_and_orders_in_hand_score_nothing_in_the_end() -> None:
    table = TableOfYokohama().own(yen=0, copper=0, silk=0, tea=0, fish=0).hold("gb1 us1")
    table.me().tokens, table.state.sites[0].token = [0], None
    table.check()
    line = next(line for line in results(FACTS, table.state) if line.seat == 0)
    assert line.total == 0


def test_the_stock_market_pays_at_the_start_of_a_turn_only() -> None:
    table = TableOfYokohama().know("stock-market").own(yen=0, assistants=3)
    table.do("place none")
    assert table.me().yen == 0
    last = TableOfYokohama(2, None, AskFinish(), NextSeat()).know("stock-market").own(yen=0)
    last.do("end")
    assert last.me().yen == 0


def test_an_agent_acts_without_the_power_of_a_president_elsewhere() -> None:
    table = TableOfYokohama().put("mill1*2").stand("bank").agents("gb")
    table.do("agent mill1")
    assert table.goods()[1] == 1 + 1


def test_postal_system_with_stagecoach_is_free_from_the_hand_too() -> None:
    table = TableOfYokohama().put("mine1").stand("mine1", 1).know("postal", "stagecoach").own(yen=0)
    table.do("place none", "go mine1")
    assert (table.me().yen, table.me(1).yen) == (0, 4)


def test_no_one_pays_the_own_president() -> None:
    table = TableOfYokohama().stand("bank").stand("bank", 1)
    placed = some(table.do("place bank"), "placed")[0]
    assert isinstance(placed, Placed)
    assert placed.fees == ((Seat(1), 1),)


def test_power_four_in_a_port_scores_nothing() -> None:
    table = TableOfYokohama().put("port*3")
    table.do("place none", "go port")
    assert table.me().points == 0


@pytest.mark.parametrize(
    ("cause", "copper"),
    [("area", 3), ("token", 3), ("shop", 3), ("house", 3), ("order", 2), ("church", 2), ("customs", 2)],
)
def test_what_the_mining_technology_adds_to(cause: Cause, copper: int) -> None:
    table = TableOfYokohama().know("mining")
    receive(table.at, Reward(goods=(1, 0, 0, 0, 0)), cause, table.table)
    assert table.goods()[0] == copper
    receive(table.at, Reward(any=1), cause, table.table)
    table.do("gain copper")
    assert table.goods()[0] == copper + copper - 1


def test_a_second_agent_is_not_offered_in_the_same_turn() -> None:
    table = TableOfYokohama().put("bank lab tea1").agents("gb us")
    table.do("agent bank")
    assert "agent" not in table.parts()
    table.do("place none", "go tea1")
    assert table.parts() == ["end"]


def test_the_match_is_ended_by_the_first_condition_that_was_met() -> None:
    table = TableOfYokohama(2, None, NextSeat(), turns=3)
    table.state.ending, table.state.last_turn = ["orders", "shops"], 4
    table.go_on()
    assert (table.state.over, table.state.stack) == ("orders", [])
