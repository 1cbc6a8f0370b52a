"""Panels of Nippon where goods and pieces leave: markets, investments, ships, railways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.panel import Form, Menu, Preset
from rules.nippon.laying import put
from tests.render.nippon_panels import entry, menu, panel, preset, toggle
from tests.rules.nippon_play import Play
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from render.core.languages import Lang


def test_several_markets_go_into_one_answer_and_their_order_is_found() -> None:
    play = Play(bare()).own("paper1a", goods=3).own("lenses1a", goods=1).type("markets yellow")
    markets = menu(panel(play), "markets")
    assert (markets.at_least, markets.at_most) == (1, 3 + 1)
    words = tuple(one.word for one in markets.entries)
    picked = ("osaka.right 2", "osaka.right 1", "kyoto.right 1")
    assert set(picked) <= set(words)
    answer = markets.compose(picked)
    assert answer.startswith("markets ")
    play.type(answer)
    assert play.me.silk == 6


def test_no_more_markets_are_promised_than_markers_do_for() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    play.me.markers = [1, 3]
    made = panel(play.type("markets yellow"))
    (only,) = [one for one in made.controls if isinstance(one, Menu)]
    assert {one.word[-1] for one in only.entries if not one.word.endswith("end")} == {"1", "3"}
    assert (only.slot, only.at_most) == ("markets", 1)


def test_markets_of_one_marker_are_not_offered_together() -> None:
    """Two cotton would do for two markets, but each needs the marker of 1, of which there is one."""
    play = Play(bare()).own("cotton1a", goods=2).type("markets yellow")
    (only,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert (only.slot, only.at_most) == ("markets", 1)


def test_goods_for_one_market_ask_in_one_menu_of_all_regions() -> None:
    play = Play(bare()).own("paper1a", goods=1).type("markets yellow")
    made = panel(play)
    (only,) = [one for one in made.controls if isinstance(one, Menu)]
    assert (only.slot, only.at_most) == ("markets", 1)
    assert toggle(made, "reward").label == "Take 2 VP instead"
    play.type(only.compose(("osaka.right 1",)))
    assert play.me.silk == 2


def test_the_reward_of_markets_is_preset() -> None:
    play = Play(bare()).own("paper1a", goods=3).own("lenses1a", goods=1).type("markets yellow")
    made = panel(play)
    reward = preset(made, "reward")
    assert [one.word for one in reward.entries if one.chosen] == ["3"]
    points = panel(play, reward.carry(("0",)))
    assert "2 VP" in entry(menu(points, "markets"), "osaka.right 1").label
    assert menu(points, "markets").compose(("osaka.right 1",)) == "markets osaka.right 1 vp x1"
    once = panel(play, reward.carry(("1",)))
    assert menu(once, "markets").compose(("osaka.right 1", "osaka.right 2")).endswith("vp x1")
    play.type("markets osaka.right 1", "markets osaka.right 2")
    last = toggle(panel(play), "reward")
    assert last.label == "Take 2 VP instead"
    assert toggle(panel(play, last.carry), "reward").label == "2 VP taken instead"


def test_what_leaves_a_city_is_named_before() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    put(play.state, 1, "osaka", "right", 1)
    play.type("markets yellow")
    assert "replaces Hana's marker 1" in (entry(menu(panel(play), "markets"), "osaka.right 2").detail or "")


def test_goods_come_from_a_factory_that_is_named() -> None:
    play = Play(bare()).own("paper1a", goods=2).own("paper2a", goods=1).type("markets yellow")
    made = panel(play)
    sources = preset(made, "from")
    assert [one.word for one in sources.entries] == ["fullest", "paper1a", "paper2a"]
    assert menu(made, "markets").compose(("osaka.right 1",)) == "markets osaka.right 1"
    named = panel(play, preset(made, "from").carry(("paper2a",)))
    # Its one good does for one market.
    assert menu(named, "markets").compose(("osaka.right 1",)) == "markets osaka.right 1 from paper2a"


def test_investments_pay_the_cheapest_way_unless_preset() -> None:
    play = Play(bare()).own("cotton1a", goods=3).own("lenses1a", goods=3).type("invest yellow")
    made = panel(play)
    results = menu(made, "invest")
    assert results.at_most == 2 + 1
    assert results.hint == "What for? Up to 2 times"
    assert results.compose(("finance", "k1")) in {
        "invest lenses:finance cotton:k1",
        "invest lenses:k1 cotton:finance",
    }
    assert {"k7", "k7>blue"} <= {one.word for one in results.entries}
    assert "k8" not in {one.word for one in results.entries}
    pay = preset(made, "pay")
    other = next(one.word for one in pay.entries if not one.chosen)
    assert menu(panel(play, pay.carry((other,))), "invest").compose(("finance",)) == "invest cotton:finance"
    play.type(results.compose(("finance", "finance.2")))


def test_the_same_thing_twice_stays_a_menu() -> None:
    play = Play(bare()).own("cotton1a", goods=3).own("lenses1a", goods=3)
    play.me.finance, play.me.contracts = 11, [f"k{number}" for number in range(1, 9)]
    results = menu(panel(play.type("invest yellow")), "invest")
    assert [one.word for one in results.entries] == ["finance", "finance.2"]
    play.type(results.compose(("finance", "finance.2")))


def test_an_investment_says_what_income_and_bonuses_its_steps_lead_to() -> None:
    play = Play(bare()).own("cotton1a", goods=3).own("lenses1a", goods=3)
    play.me.finance = 3
    made = menu(panel(play.type("invest yellow")), "invest")
    assert entry(made, "finance").detail == "then income 16 money, Equipment (red)"
    assert entry(made, "finance.2").detail == "then income 18 money"
    alone = Play(bare()).own("cotton1a", goods=1).type("invest yellow")
    assert menu(panel(alone), "invest").hint == "Pay 1 cotton for …"


def test_ships_are_paid_as_preset() -> None:
    play = Play(bare()).have(money=20, iron=9).type("ships white")
    made = panel(play)
    ships = menu(made, "ships")
    assert ships.compose(("berlin", "london")) == "ships london berlin"
    assert entry(ships, "berlin").label == "Berlin (white): pay 5 money and 1 iron"
    assert entry(ships, "berlin").detail == "upgrade 1 → 2 steps; then wages 3 money, 2 of 6 workers"
    paid = preset(made, "iron")
    assert [one.word for one in paid.entries] == ["0", "1", "2", "3"]
    iron = panel(play, paid.carry(("2",)))
    assert menu(iron, "ships").compose(("berlin", "london")) == "ships london berlin iron x2"
    assert menu(iron, "ships").compose(("berlin",)) == "ships berlin iron x1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ship_says_what_it_brings_and_leads_to(lang: Lang) -> None:
    play = Play(bare()).have(money=20, iron=9).type("ships white")
    play.me.machines = 3
    play.me.upgraded = ["blue"]
    shown = menu(panel(play, lang=lang), "ships").entries
    assert len({one.label[:20] for one in shown}) == len(shown)
    assert len({one.detail for one in shown}) > 3
    assert all(len(one.detail or "") < 100 for one in shown)
    if lang == "en":
        blue = next(one for one in shown if "(blue)" in one.label)
        assert (blue.detail or "").startswith("no upgrade, at once ")
        assert (blue.detail or "").endswith("; then wages 6 money, 2 of 6 workers")


def test_how_ships_are_paid_is_asked_only_where_there_is_a_choice() -> None:
    iron_only = panel(Play(bare()).have(money=0, silk=1, iron=9).type("ships white"))
    assert not [one for one in iron_only.controls if isinstance(one, Preset)]
    assert menu(iron_only, "ships").compose(("berlin", "london")) == "ships london berlin iron x2"
    few = preset(panel(Play(bare()).have(money=5, iron=9).type("ships white")), "iron")
    assert few.entries[0].label == "5 money and 1 iron as far as they go"
    assert few.entries[0].chosen


@pytest.mark.parametrize(
    ("lang", "own"), [("en", "your marker 1"), ("de", "deinen Marker 1"), ("it", "il tuo segnalino 1")]
)
def test_what_is_the_readers_is_called_theirs(lang: Lang, own: str) -> None:
    play = Play(bare()).own("paper1a", goods=3)
    put(play.state, 0, "osaka", "right", 1)
    shown = menu(panel(play.type("markets yellow"), lang=lang), "markets")
    assert own in (entry(shown, "osaka.right 2").detail or "")


def test_many_railways_are_a_form_with_a_field_for_each_region() -> None:
    play = Play(bare(4)).have(money=20, iron=3).type("railways white")
    made = panel(play)
    form = next((one for one in made.controls if isinstance(one, Form)), None)
    if form is None:
        spaces = menu(made, "railways")
        assert spaces.compose(("kanto/silk", "kansai/silk")) == "railways kansai/silk kanto/silk"
    else:
        assert [field.slot for field in form.fields] == ["southwest", "kansai", "kanto", "north"]
        assert all(field.at_most == 1 for field in form.fields)
        assert form.compose({"kanto": ("kanto/silk",)}) == "railways kanto/silk"


def test_several_railways_say_that_they_cost_silk() -> None:
    """Each of them alone can be paid without, so that the entries say nothing of silk."""
    made = panel(Play(bare()).have(money=8, silk=2, iron=2).type("railways white"))
    assert "silk" not in entry(menu(made, "railways"), "kanto/silk").label.partition(": pay")[2]
    assert "For 2 you pay up to 2 silk as money" in made.beneath
    assert panel(Play(bare()).have(money=10, silk=2, iron=2).type("railways white")).beneath == ()


def test_a_market_says_what_its_marker_covers_of_the_overseas_company() -> None:
    play = Play(bare()).own("paper1a", goods=2).type("markets yellow")
    detail = next(one.detail for one in menu(panel(play), "markets").entries if one.word == "osaka.right 1") or ""
    printed = FACTS.overseas["osaka"][1]
    before = sum(sum(FACTS.overseas[city]) for city in FACTS.regions["kansai"].cities)
    assert f"your influence 0 → 1; overseas company {before} → {before - printed}" in detail
