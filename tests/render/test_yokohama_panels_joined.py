"""Answers of Yokohama that one press gives together: token and building, the Telephone, the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.bench.turns import presses_of_turns
from render.core.panel import MOST_ENTRIES, AnswerButton, Toggle
from render.yokohama.panels.place import HAND
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.state import Variant
from tests.render.yokohama_panels import buttons, labels, menus, panel, press
from tests.rules.test_yokohama_building import built, lay_token, with_tile, with_token
from tests.rules.yokohama_table import FACTS, TableOfYokohama

if TYPE_CHECKING:
    import pytest

    from render.core.panel import Panel


def test_token_and_building_are_one_press_with_what_they_bring() -> None:
    table = with_tile("t05", 5, shops=2, houses=1)
    lay_token(table, "bank", "yen-3")
    made = panel(table)
    (menu,) = menus(made)
    said = labels(menu)
    assert said["token"] == "Token only (3 yen)"
    assert any(label.startswith("Shop on space 1: ") and label.endswith("; token: 3 yen") for label in said.values())
    assert said["token; build house"].startswith("Trading house: ")
    assert said["build house"].startswith("No token, trading house (")
    assert buttons(made) == {"build none": "Skip both"}
    press(table, "token; build shop 2")
    assert table.me().built == [1, 0]


def test_goods_of_ones_choice_are_folded_into_the_menu() -> None:
    tile = next(tile for tile in FACTS.tiles if any(shop == Reward(any=1) for shop in tile.shops))
    space = tile.shops.index(Reward(any=1)) + 1
    table = with_tile(tile.id, 4, shops=1, houses=0, silk=0)
    (menu,) = menus(panel(table))
    assert labels(menu)[f"build shop {space} for silk"] == f"Shop on space {space}: 1 silk"
    press(table, f"build shop {space} for silk")
    assert table.goods()[1] == 1
    assert table.question.kind != "gain"


def test_a_piece_from_the_warehouse_is_folded_into_the_menu_with_its_price() -> None:
    table = with_tile("t17", 4, houses=0, yen=4)
    (menu,) = menus(panel(table))
    said = {word: label for word, label in labels(menu).items() if word.startswith("build shop 3")}
    assert said == {
        "build shop 3 for assistant": "Shop on space 3: 1 assistant from the warehouse",
        "build shop 3 for shop": "Shop on space 3: 1 shop for 2 yen from the warehouse",
        "build shop 3 for house": "Shop on space 3: 1 trading house for 4 yen from the warehouse",
    }
    shops = table.me().stored[1]
    press(table, "build shop 3 for shop")
    assert (table.me().stored[1], table.question.kind) == (shops - 1, "finish")


def test_who_cannot_pay_for_a_piece_is_not_offered_it() -> None:
    table = with_tile("t17", 4, houses=0).own(yen=0)
    assert [word for word in labels(menus(panel(table))[0]) if "3" in word] == ["build shop 3 for assistant"]
    table.own(assistants=table.me().assistants + table.me().stored[0])
    assert [word for word in labels(menus(panel(table))[0]) if "3" in word] == ["build shop 3"]


def test_a_piece_that_costs_something_can_be_left() -> None:
    table = with_tile("t17", 4, houses=0, yen=4)
    table.own(assistants=table.me().assistants + table.me().stored[0])
    (menu,) = menus(panel(table))
    left = "build shop 3; hire none"
    assert labels(menu)[left] == "Shop on space 3: nothing from the warehouse"
    press(table, left)
    assert table.question.kind == "finish"


def test_a_token_pays_for_the_piece_that_comes_with_the_building() -> None:
    table = with_tile("t17", 5, houses=0)
    lay_token(table, "bank", "yen-3")
    table.own(yen=0)
    said = [word for word in labels(menus(panel(table))[0]) if word.endswith(("for shop", "for house"))]
    assert said == ["token; build shop 3 for shop"]
    press(table, said[0])
    assert table.me().yen == 1


def test_a_token_that_asks_something_is_taken_first() -> None:
    kind = next(token.id for token in FACTS.tokens if token.reward.warehouse)
    table = built(5)
    lay_token(table, "bank", kind)
    (menu,) = menus(panel(table))
    words = list(labels(menu))
    assert words[0] == "token"
    assert not any(";" in word for word in words)


def test_the_heading_names_only_what_is_there() -> None:
    token, build = panel(with_token("yen-3")), panel(with_tile("t05", 4, shops=2))
    assert token.heading.endswith(" · take the 5-power token?")
    assert build.heading.endswith(" · build something?")
    both = with_tile("t05", 5, shops=2)
    lay_token(both, "bank", "yen-3")
    assert panel(both).heading.endswith(" · 5-power token and building")


def test_whoever_builds_nothing_may_end_the_turn_in_the_same_press() -> None:
    table = with_tile("t05", 4, shops=2)
    said = buttons(panel(table))
    assert said == {"build none": "Build nothing", "build none; end": "Build nothing, then end turn"}
    press(table, "build none; end")
    assert table.state.active == 1
    assert list(buttons(panel(with_tile("t05", 4, shops=2).know("telephone")))) == ["build none"]
    assert list(buttons(panel(with_tile("t05", 4, shops=2).own(copper=2, silk=2).hold("gb8")))) == ["build none"]


def test_only_the_last_achievement_asks_which_reward_token_it_brings() -> None:
    table = TableOfYokohama(4, Variant(rewards=True)).put("bank").own(assistants=3, copper=5)
    table.achievements("A1", "B1", "C1").do("place none", "go bank")
    assert buttons(panel(table))["achieve A1; end"] == "Achievement A1, then end turn"


def test_a_token_alone_is_a_button() -> None:
    table = with_token("yen-3")
    assert buttons(panel(table))["token"] == "Token: 3 yen", "then an achievement is in reach"
    made = panel(table.achievements("A1", "B2", "C3"))
    assert not menus(made)
    assert buttons(made) == {
        "token; end": "Token: 3 yen, then end turn",
        "token none; end": "Leave the token, then end turn",
    }


def test_no_menu_of_token_and_building_is_too_long() -> None:
    """Two goods of the merchant's choice on the token and one on a shop make far more answers than a menu holds."""
    double = next((token.id for token in FACTS.tokens if token.reward.any > 1), None)
    single = next(token.id for token in FACTS.tokens if token.reward.any)
    for tile in FACTS.tiles:
        table = with_tile(tile.id, 5, shops=1, houses=1)
        lay_token(table, "bank", double or single)
        (menu,) = menus(panel(table))
        assert len(menu.entries) <= MOST_ENTRIES
        for entry in menu.entries:
            copy = with_tile(tile.id, 5, shops=1, houses=1)
            lay_token(copy, "bank", double or single)
            press(copy, entry.word)


def toggle(made: Panel) -> Toggle:
    (found,) = (control for control in made.controls if isinstance(control, Toggle))
    return found


def test_where_nothing_else_is_ready_the_telephone_is_two_buttons_that_end_the_turn() -> None:
    table = TableOfYokohama().put("bank*2").own(assistants=3).know("telephone")
    table.do("place none", "go bank")
    letter = table.town.letters[table.area("bank")]
    assert buttons(panel(table)) == {
        "leave 1; end": f"1 assistant stays in [{letter}] Bank, then end turn",
        "leave 0; end": "All return to hand, then end turn",
    }
    press(table, "leave 0; end")
    assert table.state.active == 1
    assert table.me(0).placed[table.area("bank")] == 0


def test_the_telephone_is_a_toggle_and_the_turn_ends_with_it_in_one_press() -> None:
    table = TableOfYokohama().put("bank*2 tea1").own(assistants=3).know("telephone").agents("gb")
    table.do("place none", "go bank")
    made = panel(table)
    letter = table.town.letters[table.area("bank")]
    agent = "A foreign agent (1 left) …"
    assert toggle(made).label == f"Telephone: 1 assistant stays in [{letter}] Bank (change)"
    assert buttons(made) == {"leave 1": agent, "leave 1; end": "End turn"}
    turned = panel(table, toggle(made).carry)
    assert toggle(turned).label == "Telephone: all return (change)"
    assert buttons(turned) == {"leave 0": agent, "leave 0; end": "End turn"}
    assert toggle(panel(table, toggle(turned).carry)) == toggle(made)
    press(table, "leave 1; end")
    assert table.state.active == 1
    assert table.me(0).placed[table.area("bank")] == 1


def test_orders_and_achievements_take_the_telephone_with_them_in_the_words_of_the_end_of_the_turn() -> None:
    table = TableOfYokohama().put("bank*2").own(assistants=0, copper=5, silk=2).know("telephone").hold("gb8")
    table.achievements("A1", "B1", "C1").do("place none", "go bank")
    for carry, leave in (("", "leave 1"), ("nobody", "leave 0")):
        (menu,) = menus(panel(table, carry))
        assert menu.compose(("order gb8", "achieve A1")) == f"{leave}; achieve A1; order gb8"
    entries = menu.entries
    press(table, menu.compose(("order gb8",)))
    assert table.question.kind == "finish"
    assert table.me().placed[table.area("bank")] == 0
    again = TableOfYokohama().put("bank*2").own(assistants=0, copper=5, silk=2).hold("gb8")
    again.achievements("A1", "B1", "C1").do("place none", "go bank")
    (usual,) = (one for one in menus(panel(again)) if one.slot.startswith("x"))
    assert usual.entries == entries


def test_no_one_is_left_for_an_achievement_where_the_last_assistant_stays() -> None:
    table = TableOfYokohama().put("bank").own(assistants=0, copper=5, silk=0).know("telephone").hold("gb8")
    table.achievements("A1", "B1", "C1").do("place none", "go bank")
    assert not menus(panel(table))
    (menu,) = menus(panel(table, "nobody"))
    assert [entry.word for entry in menu.entries] == ["achieve A1"]
    assert buttons(panel(table, "nobody"))["leave 0; achieve A1; end"] == "Achievement A1, then end turn"


def test_an_agent_can_be_used_after_the_telephone() -> None:
    table = TableOfYokohama().put("bank*2 tea1").own(assistants=3).know("telephone").agents("gb")
    table.do("place none", "go bank")
    assert buttons(panel(table))["leave 1"] == "A foreign agent (1 left) …"
    press(table, "leave 1")
    assert "agent" in table.parts()


def test_the_telephone_leaves_room_for_the_order_that_is_ready() -> None:
    table = TableOfYokohama().put("bank*2").own(assistants=3, copper=2, silk=2).know("telephone").hold("gb8")
    table.do("place none", "go bank")
    said = buttons(panel(table))
    assert said["leave 1; order gb8; end"] == "Order GB 8, then end turn"
    press(table, "leave 1; order gb8; end")
    assert (table.state.active, table.me().placed[table.area("bank")]) == (1, 1)
    short = TableOfYokohama().put("bank*2").own(assistants=3, copper=1, silk=2).know("telephone").hold("gb8")
    short.do("place none", "go bank")
    assert list(buttons(panel(short))) == ["leave 1; end", "leave 0; end"]


def test_the_telephone_of_an_agent_does_not_end_the_turn() -> None:
    table = TableOfYokohama().put("bank*2").know("telephone").agents("gb")
    table.do("agent bank")
    assert list(buttons(panel(table))) == ["leave 1", "leave 0"]


def test_achievements_come_before_the_orders_that_take_their_goods() -> None:
    table = (
        TableOfYokohama().put("bank").own(copper=5, silk=2, tea=0, fish=1).hold("gb8").achievements("A1", "B1", "C1")
    )
    menu = next(one for one in menus(panel(table)) if one.hint.startswith("First: orders"))
    assert [entry.word for entry in menu.entries] == ["order gb8", "achieve A1"]
    assert menu.entries[1].detail == "own 5 copper; you would be the first"
    press(table, menu.compose(("order gb8", "achieve A1")))
    assert table.seen().merchants[0].achievements == ("A1",)


def test_one_order_or_one_achievement_ends_the_turn_in_the_same_press() -> None:
    order = TableOfYokohama().put("bank").own(assistants=3, copper=2, silk=2).hold("gb8")
    order.do("place none", "go bank")
    assert buttons(panel(order)) == {"end": "End turn", "order gb8; end": "Order GB 8, then end turn"}
    press(order, "order gb8; end")
    assert order.state.active == 1
    goal = TableOfYokohama().put("bank").own(assistants=3, copper=5).achievements("A1", "B1", "C1")
    goal.do("place none", "go bank")
    assert buttons(panel(goal)) == {"end": "End turn", "achieve A1; end": "Achievement A1, then end turn"}
    nothing = TableOfYokohama().put("bank").own(assistants=3)
    nothing.do("place none", "go bank")
    (end,) = (control for control in panel(nothing).controls if isinstance(control, AnswerButton))
    assert (end.answer, end.style) == ("end", "success")


def test_a_turn_takes_two_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    # The beginning of one match for each number of people; the benchmark counts more of them.
    monkeypatch.setattr("bot.bench.turns.MATCHES", 3)
    monkeypatch.setattr("bot.bench.turns.TURNS", 30)
    presses = sorted(presses_of_turns("yokohama"))
    assert presses[len(presses) // 2] <= 2
    assert presses[len(presses) * 9 // 10] <= 4


def placing() -> TableOfYokohama:
    table = TableOfYokohama().put("bank*3").own(assistants=4, shops=1, houses=0).achievements("A1", "B2", "C1")
    lay_token(table, "bank", "yen-3")
    return table


def test_a_usual_turn_is_three_presses() -> None:
    """Where to, token and building, end: each of them is one press of what the panel shows then."""
    table = placing()
    where = menus(panel(table))[0]
    assert where.hint == "Where to …"
    bank = next(entry for entry in where.entries if "[C]" in entry.label)
    assert bank.label == "[C] Bank, power 5: 5 yen"
    assert bank.detail == "place in [C] Bank, [H] Laboratory A and [M] Tea 2; token: 3 yen; you can build"
    press(table, where.compose((bank.word,)))
    (bonus,) = menus(panel(table))
    assert "token; build shop 2" in labels(bonus)
    press(table, "token; build shop 2")
    assert buttons(panel(table)) == {"end": "End turn"}
    press(table, "end")
    assert table.state.active == 1


def test_whoever_places_by_hand_goes_by_another_press() -> None:
    table = placing()
    place = menus(panel(table, HAND))[0].compose(("bank", "tea1", "port"))
    assert place == "place tea1 bank port"
    press(table, place)
    go = next(menu for menu in menus(panel(table)) if menu.hint == "Move to …")
    assert [entry.word for entry in go.entries if entry.word == "go bank"]


def test_placing_by_hand_says_which_order_an_area_makes_ready() -> None:
    table = TableOfYokohama().put("mine1").stand("tea1").own(assistants=4, copper=1, silk=2).hold("gb8")
    (where,), (one, _) = menus(panel(table)), menus(panel(table, HAND))
    details = {entry.word: entry.detail for entry in one.entries}
    assert details["mine1"] == "reachable, power 3: 1 copper; GB 8 ready; 1 assistant there already"
    assert details["mine2"] == "2 steps short; power 2: no copper"
    assert "[B] Copper Mine 1, power 4: 2 copper; GB 8 ready" in [entry.label for entry in where.entries]


def test_placing_by_hand_says_where_the_president_could_do_nothing() -> None:
    table = TableOfYokohama().own(assistants=4)
    (by_hand,) = [menu for menu in menus(panel(table, HAND)) if menu.hint.startswith("By hand")]
    assert {entry.word: entry.detail for entry in by_hand.entries}["customs"] == (
        "reachable, power 2: no action (too few imports)"
    )
    table.own(imports=1)
    (by_hand,) = [menu for menu in menus(panel(table, HAND)) if menu.hint.startswith("By hand")]
    assert {entry.word: entry.detail for entry in by_hand.entries}["customs"] == "reachable, power 2: pay 1 import"


def test_placing_says_what_the_president_would_do_there_and_that_he_cannot_stay() -> None:
    table = TableOfYokohama().put("bank*2").stand("bank").stand("tea1", 1).own(assistants=4)
    one, two = menus(panel(table, HAND))
    details = {entry.word: entry.detail for entry in (*one.entries, *two.entries)}
    assert details["bank"] == "your president is here and must move on; 2 assistants there already"
    assert details["place bank x2"] == "your president is here and must move on; 2 assistants there already"
    assert details["mill1"] == "1 step short; power 2: 1 silk"
    assert details["tea1"] == "another president is here: no stopping; paid to Ise"
    assert details["place tea1 x2"] == "another president is here: no stopping; paid to Ise"
    table.know("postal")
    one, two = menus(panel(table, HAND))
    details = {entry.word: entry.detail for entry in (*one.entries, *two.entries)}
    assert details["tea1"] == "1 step short; power 2: 2 tea; paid to Ise"
    assert details["place tea1 x2"] == "1 step short; power 3: 3 tea; paid to Ise"


def test_the_menu_of_the_way_says_where_it_begins() -> None:
    table = TableOfYokohama(2).put("bank*2 tea").stand("tea").own(assistants=3)
    table.do("place bank")
    letter = table.town.letters[table.area("tea")]
    made = panel(table)
    assert menus(made)[0].hint == f"Move from [{letter}] Tea to …"
    assert made.lines[0].startswith("Hand: ")


def test_a_way_to_a_token_says_what_it_brings() -> None:
    table = TableOfYokohama().put("bank*4 lab").own(assistants=3)
    lay_token(table, "bank", "yen-3")
    table.do("place none")
    menu = next(one for one in menus(panel(table)) if one.hint == "Move to …")
    details = {entry.word: str(entry.detail) for entry in menu.entries}
    assert details["go bank"].endswith("; token: 3 yen")
    assert "token" not in details["go lab"]
