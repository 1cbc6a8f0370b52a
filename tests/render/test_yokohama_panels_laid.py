"""Panels of Yokohama on positions laid by hand: what seldom comes up in play, and what a press comes to there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.face import Desk
from render.core.panel import MOST_ENTRIES, Answer, Form, Menu, Preset
from render.core.people import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from rules.yokohama.view import Reward
from tests.render import samples_yokohama as samples
from tests.rules.test_yokohama_areas import learning
from tests.rules.test_yokohama_building import built, lay_token, with_tile, with_token
from tests.rules.yokohama_table import FACTS, TableOfYokohama

if TYPE_CHECKING:
    from render.core.panel import Panel
    from render.core.people import Lang


def panel(table: TableOfYokohama, carry: str = "", lang: Lang = "en") -> Panel:
    desk = Desk("7K2", samples.PEOPLE, Words.of(lang))
    return YOKOHAMA_FACE.panel(table.question, table.seen(), carry, desk)


def menus(made: Panel) -> list[Menu]:
    return [control for control in made.controls if isinstance(control, Menu)]


def buttons(made: Panel) -> dict[str, str]:
    """Labels of the buttons by their answers."""
    return {one.answer: one.label for one in made.controls if isinstance(one, Answer)}


def labels(menu: Menu) -> dict[str, str]:
    """Labels of a menu by their words."""
    return {entry.word: entry.label for entry in menu.entries}


def press(table: TableOfYokohama, answer: str) -> None:
    """Play what a press comes to."""
    table.do(*answer.split("; "))


def test_the_station_goes_into_any_area_by_one_menu() -> None:
    table = learning(5, "station")
    table.do("tech station")
    made = panel(table)
    (menu,) = menus(made)
    assert menu.hint == "Station token in"
    assert len(menu.entries) == 17
    assert labels(menu)["station tea2"].startswith("Station in M Tea 2")
    details = {entry.word: entry.detail for entry in menu.entries}
    assert details["station lab"] == "you have 4 there; power 5 with your president"
    assert details["station port"] == "you have none there; power 2 with your president"
    press(table, menu.compose(("station bank",)))
    assert table.seen().areas[table.area("bank")].station


def test_token_and_building_are_one_press_with_what_they_bring() -> None:
    table = with_tile("t05", 5, shops=2, houses=1)
    lay_token(table, "bank", "yen-3")
    made = panel(table)
    (menu,) = menus(made)
    said = labels(menu)
    assert said["token"] == "Token (3 yen) only"
    assert any(label.startswith("Token (3 yen) and shop on 1 (") for label in said.values())
    assert said["token; build house"].startswith("Token (3 yen) and trading house (")
    assert said["build house"].startswith("No token, trading house (")
    assert buttons(made) == {"build none": "Leave both"}
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


def test_a_token_that_asks_something_is_taken_first() -> None:
    kind = next(token.id for token in FACTS.tokens if token.reward.warehouse)
    table = built(5)
    lay_token(table, "bank", kind)
    (menu,) = menus(panel(table))
    words = [entry.word for entry in menu.entries]
    assert words[0] == "token"
    assert not any(";" in word for word in words)


def test_a_token_alone_is_a_button() -> None:
    made = panel(with_token("yen-3"))
    assert not menus(made)
    assert buttons(made) == {"token": "Token: 3 yen", "token none": "Leave the token"}


def test_no_menu_of_token_and_building_is_too_long() -> None:
    """Two goods of one's choice on the token and one on a shop make far more answers than a menu holds."""
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


def test_the_telephone_is_one_press_with_the_end_of_the_turn() -> None:
    table = TableOfYokohama().put("bank*2").own(assistants=3).know("telephone")
    table.do("place none", "go bank")
    said = buttons(panel(table))
    letter = table.town.letters[table.area("bank")]
    assert said == {
        "leave 1": f"1 stays in {letter} Bank",
        "leave 0": "All return to hand",
        "leave 1; end": f"1 stays in {letter} Bank and end turn",
    }
    press(table, "leave 1; end")
    assert table.state.active == 1


def test_the_telephone_of_an_agent_does_not_end_the_turn() -> None:
    table = TableOfYokohama().put("bank*2").know("telephone").agents("gb")
    table.do("agent bank")
    assert list(buttons(panel(table))) == ["leave 1", "leave 0"]


def test_a_president_comes_back_with_all_with_none_or_with_some() -> None:
    table = TableOfYokohama().put("tea1*2 bank").stand("port").own(assistants=3)
    table.do("place none")
    whole, some = menus(panel(table))[-2:]
    assert list(labels(whole)) == ["recall all", "recall"]
    assert labels(some) == {"tea1.1": "A Tea 1", "tea1.2": "A Tea 1 (second)", "bank.1": "C Bank"}
    answer = some.compose(("tea1.2", "bank.1"))
    assert answer == "recall tea1 bank"
    press(table, answer)
    assert table.me().placed[table.area("tea1")] == 1


def test_the_area_of_tea_is_not_the_good() -> None:
    table = TableOfYokohama(2).put("tea bank").stand("port").own(assistants=3)
    table.do("place none")
    assert [entry.label for entry in menus(panel(table))[-1].entries] == ["A Tea", "B Bank"]


def test_a_president_that_reaches_nothing_is_told() -> None:
    table = TableOfYokohama().put("bank").stand("port").stand("bank", 1).own(assistants=3)
    table.do("place none")
    made = panel(table)
    assert "No area can be reached: your president returns to hand." in made.lines
    assert made.not_now == "Not now: C Bank (another president is there)"


def test_assistants_from_an_area_move_only_as_many_as_stand_there() -> None:
    kind = next(token.id for token in FACTS.tokens if token.reward.movement > 1)
    table = with_token(kind).put("lab")
    table.do("token")
    made = panel(table, carry="lab")
    (preset,) = (control for control in made.controls if isinstance(control, Preset))
    assert [entry.label for entry in preset.entries] == ["hand (3)", "C Bank (4)", "H Laboratory A (1)"]
    (menu,) = menus(made)
    assert menu.hint == "From H Laboratory A into an area, one each"
    assert menu.at_most == 1
    press(table, menu.compose((">port",)))
    assert table.me().placed[table.area("port")] == 1


@pytest.mark.parametrize(("things", "hints"), [({"yen": 2}, 1), ({"imports": 1, "yen": 0}, 1), ({"imports": 1}, 2)])
def test_a_second_order_is_paid_as_the_menu_says(things: dict[str, int], hints: int) -> None:
    table = TableOfYokohama().put("port*3").own(**{"assistants": 3, "yen": 2, **things})
    table.do("place none", "go port")
    found = menus(panel(table))
    assert len(found) == hints
    assert found[0].hint.endswith(f"the second for {'2 yen' if things.get('yen', 2) else '1 import'}; final")
    for menu in found:
        answer = menu.compose(tuple(entry.word for entry in menu.entries[:2]))
        assert answer.endswith("import" if "import" in menu.hint else "2y")
        assert table.question.describe(answer).final


def test_exchanges_that_serve_an_order_stand_first_with_their_price() -> None:
    table = TableOfYokohama().put("china*2").own(assistants=3, yen=1, copper=2, silk=0, tea=0, fish=0).hold("gb8")
    table.do("place none", "go china")
    order = next(one for one in table.seen().hand or () if one.id == "gb8")
    assert order.goods == (2, 2, 0, 0, 0)
    made = panel(table)
    assert "trade +2 silk" not in labels(menus(made)[0])
    rich = TableOfYokohama().put("china*2").own(assistants=3, yen=3, copper=3, silk=0, tea=0, fish=0).hold("gb8")
    rich.do("place none", "go china")
    first = menus(panel(rich))[0].entries[0]
    assert first.word == "trade -1 copper +2 silk"
    assert first.label == "Sell 1 copper, buy 2 silk: pay 2 yen"
    assert first.detail == "then you have all for GB 8"
    (form,) = (control for control in panel(rich).controls if isinstance(control, Form))
    assert form.fields[0].label == "Copper, 2 yen (you have 3)"
    assert [entry.label for entry in form.fields[4].entries][-1] == "buy 3 imports: pay 12 yen"
    press(rich, first.word)
    assert "order" in rich.parts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_had_reads_as_a_clause(lang: Lang) -> None:
    """No full stop stands in brackets, and a reason that several things share is said once."""
    port = TableOfYokohama().put("port").own(assistants=3, yen=0)
    port.do("place none", "go port")
    hire = TableOfYokohama().put("agency").own(assistants=3, yen=0)
    hire.do("place none", "go agency")
    church = TableOfYokohama().put("church").own(assistants=3)
    church.do("place none", "go church")
    for table in (port, hire, church, built(4, shops=0, houses=0, assistants=4)):
        line = panel(table, lang=lang).not_now
        if line is not None:
            assert ".)" not in line
            assert ")(" not in line.replace(" ", "")
    line = panel(port, lang=lang).not_now
    assert line is not None
    assert line.count("(") == 2


def praying(**things: int) -> TableOfYokohama:
    """A table with power 5 in the church, where a token of 3 yen lies."""
    owned = {"assistants": 4, "houses": 1, "shops": 1, "fish": 2, "tea": 1, "silk": 1, "copper": 0, "yen": 3}
    table = TableOfYokohama().put("church*4").own(**{**owned, **things})
    lay_token(table, "church", "yen-3")
    table.do("place none", "go church")
    return table


def plan(table: TableOfYokohama) -> Form:
    (form,) = (control for control in panel(table).controls if isinstance(control, Form))
    return form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rest_of_a_church_turn_is_one_form(lang: Lang) -> None:
    made = panel(praying(), lang=lang)
    (form,) = (control for control in made.controls if isinstance(control, Form))
    assert [field.slot for field in form.fields] == ["space", "pay", "move", "bonus"]
    assert [(field.at_least, field.at_most) for field in form.fields] == [(1, 1), (0, 4), (0, 2), (0, 1)]
    assert len(form.title) <= 45
    for field in form.fields:
        assert len(field.label) <= 45
        assert 0 < len(field.detail or "") <= 100
        assert len(field.entries) <= MOST_ENTRIES


def test_a_planned_church_turn_is_played_in_one_line() -> None:
    table = praying()
    line = plan(table).compose(
        {"space": ("6",), "pay": ("silk",), "move": ("bank", "lab"), "bonus": ("token; build house",)}
    )
    assert line == "church 6 pay silk; move hand>bank hand>lab; token; build house"
    press(table, line)
    assert table.question.kind == "finish"
    assert table.me().built == [0, 1]


def test_a_plan_pays_the_cheapest_and_gives_up_movements_only_if_something_follows() -> None:
    form = plan(praying())
    cheap = form.compose({"space": ("6",), "pay": (), "move": (), "bonus": ()})
    assert cheap == "church 6 pay fish"
    assert form.compose({"space": ("6",), "move": ("bank",)}) == f"{cheap}; move hand>bank"
    line = form.compose({"space": ("6",), "move": ("bank",), "bonus": ("build shop 1",)})
    assert line == f"{cheap}; move hand>bank; move none; build shop 1"
    table = praying()
    press(table, line)
    assert table.me().built == [1, 0]
    assert form.compose({"space": ("8",), "bonus": ("token",)}).endswith("; token")


def test_no_form_where_little_is_left_to_plan() -> None:
    table = praying(assistants=1, houses=0, shops=0, fish=0, tea=0, silk=0, yen=0)
    assert not [control for control in panel(table).controls if isinstance(control, Form)]


def test_what_leaves_the_warehouse_is_listed_by_how_much_it_is() -> None:
    table = TableOfYokohama().put("agency*4").own(assistants=3, yen=30)
    table.do("place none", "go agency")
    whole, fewer = menus(panel(table))
    assert (whole.hint, fewer.hint) == ("Take 4 pieces", "Or fewer")
    assert len(whole.entries) == 15
    assert {entry.word for menu in (whole, fewer) for entry in menu.entries} == set(table.answers("hire"))


def test_achievements_come_before_the_orders_that_take_their_goods() -> None:
    table = (
        TableOfYokohama().put("bank").own(copper=5, silk=2, tea=0, fish=0).hold("gb8").achievements("A1", "B1", "C1")
    )
    menu = next(one for one in menus(panel(table)) if one.hint.startswith("First: orders"))
    assert [entry.word for entry in menu.entries] == ["order gb8", "achieve A1"]
    press(table, menu.compose(("order gb8", "achieve A1")))
    assert table.seen().merchants[0].achievements == ("A1",)


def test_one_order_or_one_achievement_ends_the_turn_in_the_same_press() -> None:
    order = TableOfYokohama().put("bank").own(assistants=3, copper=2, silk=2).hold("gb8")
    order.do("place none", "go bank")
    assert buttons(panel(order)) == {"end": "End turn", "order gb8; end": "Order GB 8 and end turn"}
    press(order, "order gb8; end")
    assert order.state.active == 1
    goal = TableOfYokohama().put("bank").own(assistants=3, copper=5).achievements("A1", "B1", "C1")
    goal.do("place none", "go bank")
    assert buttons(panel(goal)) == {"end": "End turn", "achieve A1; end": "Achievement A1 and end turn"}
    nothing = TableOfYokohama().put("bank").own(assistants=3)
    nothing.do("place none", "go bank")
    (end,) = (control for control in panel(nothing).controls if isinstance(control, Answer))
    assert (end.answer, end.style) == ("end", "success")


def test_two_assistants_that_cost_too_much_are_named() -> None:
    table = TableOfYokohama().put("bank").stand("lab", 1).stand("lab", 2).own(yen=2)
    assert panel(table).not_now == "Not now: two in H Laboratory A (Ise and Mika: 4 yen, you have 2)"
