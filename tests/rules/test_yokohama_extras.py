"""Phases A and C, and what technologies do besides."""

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.areas import AgentUsed
from rules.yokohama.events.extras import AgentGained, Gained, RewardTokenTaken
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.state import Variant
from rules.yokohama.model.terms import AGENTS
from rules.yokohama.steps.areas.movement import AskMovement
from rules.yokohama.steps.turn.rounds import AskFinish
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some


def test_extras_in_any_order_and_number_before_and_after() -> None:
    table = TableOfYokohama().hold("gb1 gb2").own(copper=5, silk=2, tea=4, fish=6, assistants=3)
    table.do("achieve A1", "order gb1", "order gb2", "place none")
    assert len(table.me().completed) == 2
    after = TableOfYokohama().hold("gb1").own(copper=5, tea=3, fish=3, assistants=3)
    after.do("place bank", "go bank", "order gb1", "achieve A1")
    assert after.parts() == ["end"]


def test_an_order_needs_all_its_goods_and_pays_them() -> None:
    table = TableOfYokohama().hold("de1").own(copper=1, silk=2, tea=1)
    assert table.why("order de1") == "yokohama-order-short"
    assert table.missing() == ["yokohama-order-short"]
    table.own(tea=2, fish=0, yen=0)
    table.do("order de1")
    assert (table.goods(), table.me().points, table.me().yen) == ([0, 0, 0, 0, 0], 6, 2)
    assert table.why("order de1") == "yokohama-order-not-in-hand"


def test_orders_of_others_cannot_be_completed() -> None:
    assert TableOfYokohama().hold("gb1", seat=1).why("order gb1") == "yokohama-order-not-in-hand"


def test_what_technologies_add_to_an_order() -> None:
    table = TableOfYokohama().hold("fr4").own(silk=5, fish=1, yen=0).know("ball", "language-school")
    table.do("order fr4")
    assert (table.me().points, table.me().yen) == (14 + 2, 1)


def test_what_earlier_technologies_add_to_a_later_one() -> None:
    table = TableOfYokohama().board(0, "winery-fr").put("lab*4").own(assistants=3, yen=0).know("letterpress", "patent")
    table.do("place none", "go lab", "tech winery")
    assert (table.me().points, table.me().yen) == (2, 1)


def test_the_first_of_them_adds_nothing_to_itself() -> None:
    table = TableOfYokohama().board(0, "patent-us").put("lab*4").own(assistants=3, yen=0)
    table.do("place none", "go lab", "tech patent")
    assert table.me().points == 0


def test_winery_and_brickyard() -> None:
    church = TableOfYokohama().put("church*4").own(assistants=3).know("winery")
    church.do("place none", "go church", "church 5")
    assert church.me().points == FACTS.church[1].reward.points + 3
    customs = TableOfYokohama().put("customs*4").own(assistants=3, imports=1).know("brickyard")
    customs.do("place none", "go customs", "customs 1")
    assert customs.me().points == FACTS.customs[0].reward.points + 4


def test_stock_market_fills_up_to_two_yen() -> None:
    for before, after in ((0, 2), (1, 2), (2, 2), (5, 5)):
        table = TableOfYokohama().own(assistants=3)
        table.know("stock-market", seat=1).own(1, yen=before)
        told = table.do("place none", "end")
        assert table.me(1).yen == after
        assert (Gained(Seat(1), Reward(yen=after - before), "stock-market") in told) == (after > before)


def test_spinning_mill_and_university_once_per_turn_between_any_two_steps() -> None:
    table = TableOfYokohama().know("spinning-mill", "university").own(silk=2, yen=1, assistants=3).put("bank")
    assert "".join(table.question.side_actions) == "spinuniversity"
    table.do("place none", "university", "go bank", "spin")
    assert table.why("spin") == "yokohama-once-per-turn"
    assert table.why("university") == "yokohama-once-per-turn"
    assert not table.question.side_actions
    assert (table.me().yen, table.goods()[1], table.me().assistants) == (1 - 1 + 2 + 2, 1, 3 + 1 + 1)
    assert TableOfYokohama().why("spin") == "yokohama-no-technology"


def test_spinning_mill_needs_silk_and_university_yen_and_an_assistant() -> None:
    table = TableOfYokohama().know("spinning-mill", "university").own(silk=0, yen=0)
    assert table.why("spin") == "yokohama-not-owned"
    assert table.why("university") == "yokohama-too-dear"
    table.own(yen=1, assistants=20)
    assert table.why("university") == "yokohama-hire-not-stored"


def test_silk_of_the_same_turn_can_be_spun() -> None:
    table = TableOfYokohama().know("spinning-mill").own(silk=0).put("mill1")
    table.do("place none", "go mill1", "spin")
    assert table.goods()[1] == 0


def test_a_foreign_agent_acts_once_per_turn() -> None:
    table = TableOfYokohama().put("bank tea1").agents("gb us")
    told = table.do("agent bank")
    assert some(told, "agent-used") == [AgentUsed(Seat(0), "gb", "bank")]
    assert table.why("agent tea1") == "yokohama-agent-used"
    table.do("place none", "go tea1")
    assert "agent" not in table.parts()
    assert table.seen().merchants[0].used_agents == ("gb",)


def test_an_agent_needs_an_assistant_and_not_the_own_president() -> None:
    table = TableOfYokohama().put("bank lab").stand("bank").stand("lab", 1).agents("gb")
    assert table.answers("agent") == ("agent lab",)
    assert table.why("agent bank") == "yokohama-agent-president"
    assert table.why("agent tea1") == "yokohama-agent-no-assistant"
    assert TableOfYokohama().put("bank").why("agent bank") == "yokohama-no-agent"


def test_an_agent_pays_no_president() -> None:
    table = TableOfYokohama().put("lab*4").stand("lab", 1).agents("gb").own(yen=0)
    table.do("agent lab")
    assert table.me(1).yen == 4


def test_an_agent_takes_tokens_and_builds() -> None:
    table = TableOfYokohama().put("bank*5").agents("gb").own(assistants=3)
    table.do("agent bank")
    assert table.parts() == ["token", "build", "none"]
    assert table.seen().acting is not None
    table.do("token", "build shop 4")
    assert table.question.kind == "place"


def test_an_agent_of_ones_choice() -> None:
    table = TableOfYokohama().put("bank").agents("gb nl")
    assert table.why("agent bank with fr") == "yokohama-no-agent"
    table.do("agent bank with nl")
    assert table.seen().merchants[0].agents == ("gb",)


def test_without_a_word_a_free_agent_goes_first() -> None:
    table = TableOfYokohama(4, Variant(rewards=True)).put("bank").agents("gb")
    table.me().agents[AGENTS.index("free")], table.me().reward_token = 1, AGENTS.index("free")
    table.state.reward_tokens[AGENTS.index("free")] = 0
    table.do("agent bank")
    assert table.seen().merchants[0].agents == ("gb",)


def test_a_building_counts_for_the_kind_of_its_area() -> None:
    for name, sites in (("tea1", [1, 0]), ("bank", [0, 1])):
        table = TableOfYokohama().put(f"{name}*3").own(assistants=3)
        table.do("place none", f"go {name}", "build shop 4")
        assert table.me().sites == sites


def test_an_agent_of_this_turn_can_be_used_at_once() -> None:
    table = TableOfYokohama().put("bank").done("gb1").hold("gb2").own(silk=2, fish=3)
    table.do("order gb2")
    assert "agent bank" in table.answers("agent")


def test_every_second_icon_brings_an_agent_while_there_are_any() -> None:
    table = TableOfYokohama().done("nl1").hold("nl3 nl2").own(copper=2, silk=2, tea=6, fish=3)
    assert table.do("order nl3")[-1] == AgentGained(Seat(0), "nl", short=False)
    assert some(table.do("order nl2"), "agent-gained") == []
    table.hold("nl4").own(copper=3, silk=1, tea=2, fish=1)
    assert AgentGained(Seat(0), "nl", short=True) in table.do("order nl4")
    assert table.seen().merchants[0].agents == ("nl",)


def test_icons_of_orders_in_hand_do_not_count() -> None:
    table = TableOfYokohama().done("us1").hold("us2")
    assert table.seen().merchants[0].icons == (0, 1, 0, 0, 0)


MET = {
    "A1": {"copper": 5},
    "A2": {"silk": 6},
    "A3": {"tea": 7},
    "A4": {"fish": 7},
    "B1": {"yen": 10},
}


@pytest.mark.parametrize("name", MET)
def test_achievements_by_what_is_owned(name: str) -> None:
    table = TableOfYokohama().achievements(*(name if name[0] == stack else f"{stack}1" for stack in "ABC"))
    things = MET[name]
    table.own(**{thing: count - 1 for thing, count in things.items()})
    assert table.why(f"achieve {name}") == "yokohama-achievement-not-met"
    table.own(**things)
    table.do(f"achieve {name.lower()}")
    assert table.me().points == 10
    assert table.why(f"achieve {name}") == "yokohama-achievement-done"


def test_achievements_of_technologies_and_orders() -> None:
    table = TableOfYokohama().achievements("A1", "B2", "C1").know("tram", "ball", "winery")
    assert table.why("achieve B2") == "yokohama-achievement-not-met"
    table.know("station").do("achieve B2")
    orders = TableOfYokohama().achievements("A1", "B4", "C1").done("gb1 gb2 gb3 gb4")
    assert orders.why("achieve B4") == "yokohama-achievement-not-met"
    orders.done("us1").do("achieve B4")


def test_agents_and_tokens_count_together_used_ones_too() -> None:
    table = TableOfYokohama().achievements("A1", "B3", "C1").put("bank").agents("gb gb us")
    table.me().tokens = [0]
    table.state.sites[0].token = None
    assert table.why("achieve B3") == "yokohama-achievement-not-met"
    table.agents("fr")
    table.do("agent bank", "achieve B3")
    assert table.me().points == 10


def test_a_free_agent_token_counts_once() -> None:
    table = TableOfYokohama(4, Variant(free_agents=True)).achievements("A1", "B3", "C1").agents("gb gb us")
    free = next(number for number, token in enumerate(FACTS.tokens) if token.id == "free-agent")
    table.state.sites[0].token = None
    table.me().tokens = [free]
    table.me().agents[AGENTS.index("free")] = 1
    table.check()
    assert table.why("achieve B3") == "yokohama-achievement-not-met"


def test_achievements_of_buildings_count_each_area_once() -> None:
    table = TableOfYokohama().achievements("A1", "B1", "C4").shop("tea1").house("tea1").shop("bank").shop("lab")
    assert table.why("achieve C4") == "yokohama-achievement-not-met"
    table.shop("mine1")
    assert table.why("achieve C4") == "yokohama-achievement-not-met"
    table.shop("church")
    table.do("achieve C4")
    needs = {card.id: dict(card.need) for card in FACTS.achievements}
    assert needs["C1"] == {"production": 4}
    assert needs["C2"] == {"commercial": 4}
    assert needs["C3"] == {"production": 3, "commercial": 2}


def test_an_achievement_costs_an_assistant_of_the_hand() -> None:
    table = TableOfYokohama().own(copper=5, assistants=0)
    assert table.why("achieve A1") == "yokohama-none-in-hand"
    assert "achieve" not in table.parts()
    table.own(assistants=1).do("achieve A1")
    assert (table.me().assistants, table.goods()[0]) == (0, 5)
    assert table.why("achieve A2") == "yokohama-achievement-unknown"


def rewarded() -> TableOfYokohama:
    """A table with reward tokens on which all three achievements can be completed."""
    table = TableOfYokohama(4, Variant(rewards=True)).own(copper=5, yen=10, assistants=5)
    for name in ("tea1", "tea2", "mine1", "mine2"):
        table.shop(name)
    return table


def test_all_three_achievements_bring_a_reward_token() -> None:
    table = rewarded()
    table.do("achieve A1", "achieve B1", "achieve C1")
    assert table.answers("reward") == ("reward gb", "reward us", "reward fr", "reward free")
    assert table.why("reward nl") == "yokohama-no-reward-token"
    told = table.do("reward gb")
    assert some(told, "reward-token-taken") == [RewardTokenTaken(Seat(0), "gb")]
    assert table.seen().merchants[0].icons == (1, 0, 0, 0, 0)


def test_a_flag_makes_a_pair_and_a_free_agent_acts() -> None:
    table = rewarded().done("gb1")
    told = table.do("achieve A1", "achieve B1", "achieve C1", "reward gb")
    assert AgentGained(Seat(0), "gb", short=False) in told
    free = rewarded().put("bank")
    free.do("achieve A1", "achieve B1", "achieve C1", "reward free", "agent bank")
    assert free.seen().merchants[0].used_agents == ("free",)


def test_without_the_mini_expansion_nothing_is_asked() -> None:
    table = TableOfYokohama().own(copper=5, yen=10, assistants=5)
    for name in ("tea1", "tea2", "mine1", "mine2"):
        table.shop(name)
    table.do("achieve A1", "achieve B1", "achieve C1")
    assert table.question.kind == "place"


EXPENSIVE = ("exposition", "tram", "station", "telephone", "telegram", "postal")
"""Technologies of a board that all cost more than power 4."""


def test_spinning_mill_pays_what_a_laboratory_lacks() -> None:
    """One production value short, 1 silk, no yen: silk is sold for the 2 yen that are lacking."""
    for skills in (["spinning-mill"], []):
        table = TableOfYokohama().know(*skills).board(0, *EXPENSIVE).put("lab*3").own(yen=0, silk=1, assistants=3)
        table.do("place none", "go lab")
        asked = (table.question.kind, table.parts(), table.question.side_actions)
        assert asked == (("laboratory", ["none"], ("spin",)) if skills else ("bonus", ["build", "none"], ()))
        if skills:
            assert table.why("tech tram pay 2y") == "yokohama-too-dear"
            assert table.why("tech tram") == "yokohama-technology-short"
            table.do("spin")
            assert table.answers("tech") == ("tech tram pay 2y", "tech telephone pay 2y")


def test_university_brings_the_assistant_that_is_lacking() -> None:
    """No one stands in the hand or in an area, and one may be moved."""
    table = TableOfYokohama(4, None, AskMovement(1), AskFinish()).know("university").own(yen=1, assistants=0)
    table.go_on()
    assert (table.question.kind, table.parts(), table.question.side_actions) == ("movement", ["none"], ("university",))
    table.do("university", "move hand>bank")
    assert table.me().placed[table.area("bank")] == 1
    empty = TableOfYokohama(4, None, AskMovement(1), AskFinish()).own(yen=1, assistants=0)
    empty.go_on()
    assert empty.question.kind == "finish"


def test_side_actions_are_allowed_inside_the_placement_by_telegram() -> None:
    table = TableOfYokohama().know("telegram", "university").own(yen=1, assistants=2).stand("tea1")
    table.do("place port x2")
    assert table.parts()[-1] == "recall"
    assert "telegram" not in table.parts()
    table.do("university")
    assert f"telegram {table.town.names[table.town.neighbours[table.area('port')][0]]}" in table.answers("telegram")
