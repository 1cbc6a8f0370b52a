"""Panels of Yokohama on positions laid by hand: what seldom comes up in play, and what a press comes to there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.panel import Form, Preset
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from rules.core.seats import Seat
from rules.yokohama.events.areas import Traded
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.rounds import EndIsNear
from rules.yokohama.model.cards import NO_GOODS, Reward
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.areas.bonus import BuildShop
from rules.yokohama.steps.areas.exchanges import Trade
from rules.yokohama.steps.areas.gain import GainGoods
from rules.yokohama.steps.turn.extras import CompleteOrder
from tests.render import samples_yokohama as samples
from tests.render.yokohama_panels import labels, menus, panel, press
from tests.rules.test_yokohama_building import built, with_tile, with_token
from tests.rules.yokohama_areas import learning
from tests.rules.yokohama_table import FACTS, TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang


def test_the_station_goes_into_any_area_by_one_menu() -> None:
    table = learning(5, "station")
    table.do("tech station")
    made = panel(table)
    (menu,) = menus(made)
    assert menu.hint == "Where does the station go?"
    assert len(menu.entries) == 17
    assert labels(menu)["station tea2"].startswith("Station in [M] Tea 2")
    details = {entry.word: entry.detail for entry in menu.entries}
    assert details["station lab"] == "power 5 with president: production value 5; 4 assistants there already"
    assert details["station tea2"] == "power 2 with president: 2 tea"
    press(table, menu.compose(("station bank",)))
    assert table.seen().areas[table.area("bank")].station


def test_a_president_comes_back_with_all_with_none_or_with_some() -> None:
    table = TableOfYokohama().put("tea1*2 bank").stand("port").own(assistants=3)
    table.do("place none")
    menu = menus(panel(table))[-1]
    assert labels(menu) == {
        "recall all": "Return president with all 3 assistants",
        "recall": "Return president alone",
        "tea1.1": "1 assistant from [A] Tea 1",
        "tea1.2": "2 assistants from [A] Tea 1",
        "bank.1": "1 assistant from [C] Bank",
    }
    assert menu.compose(("recall all", "tea1.1")) == "recall all"
    assert menu.compose(("recall",)) == "recall"
    assert menu.compose(("recall; end",)) == "recall; end"
    assert menu.compose(("recall all", "recall all; end", "bank.1")) == "recall all; end"
    assert menu.compose(("recall; end", "bank.1")) == "recall bank"
    assert menu.compose(("tea1.1", "tea1.2")) == "recall tea1 x2"
    answer = menu.compose(("recall", "tea1.1", "bank.1"))
    assert answer == "recall tea1 bank"
    press(table, answer)
    assert table.me().placed[table.area("tea1")] == 1


@pytest.mark.parametrize(
    ("lang", "hint", "every", "no_one"),
    [
        ("en", "Or leave the president in hand …", "Return all 3 assistants", "Return no assistants"),
        (
            "de",
            "Oder Präsident bleibt im Vorrat: …",
            "Alle 3 Assistenten zurückholen",
            "Keinen Assistenten zurückholen",
        ),
        ("it", "O il presidente resta in mano: …", "Riprendi tutti i tuoi 3 assistenti", "Non riprendere assistenti"),
    ],
)
def test_a_president_in_hand_stays_there_rather_than_coming_back(
    lang: Lang, hint: str, every: str, no_one: str
) -> None:
    table = TableOfYokohama().put("tea1*2 bank").own(assistants=3)
    table.do("place none")
    menu = menus(panel(table, lang=lang))[-1]
    assert menu.hint == hint
    assert list(labels(menu).items())[:2] == [("recall all", every), ("recall", no_one)]


def test_a_president_in_hand_who_reaches_nothing_stays_there() -> None:
    table = TableOfYokohama().put("bank").stand("bank", 1).own(assistants=3)
    table.do("place none")
    made = panel(table)
    assert "Your president can't reach any area and stays in hand." in made.lines
    assert menus(made)[0].hint == "Your president stays in hand: …"


def test_the_area_of_tea_is_not_the_good() -> None:
    table = TableOfYokohama(2).put("tea bank").stand("port").own(assistants=3)
    table.do("place none")
    assert [*labels(menus(panel(table))[-1]).values()][2:] == ["1 assistant from [A] Tea", "1 assistant from [B] Bank"]


def test_nothing_is_given_up_before_the_telegram_was_sent() -> None:
    table = TableOfYokohama(2).know("telegram").own(assistants=4, yen=5).stand("bank").stand("mill", seat=1)
    table.do("place mill x2")
    made = panel(table)
    assert not [line for line in made.lines if line.startswith("Your president can't reach")]
    assert "Or return the president with …" in [menu.hint for menu in menus(made)]


def test_the_last_shop_says_that_it_brings_the_end() -> None:
    table = with_tile("t10", 4, shops=1)
    table.me().built[0] = FACTS.numbers.pieces.shops - 1
    table.me().stored[1] = 0
    entry = next(entry for menu in menus(panel(table)) for entry in menu.entries if entry.word == "build shop 1")
    assert entry.detail == "your shop 8 of 8; triggers the end"


def test_a_president_that_reaches_nothing_is_told() -> None:
    table = TableOfYokohama().put("bank").stand("port").stand("bank", 1).own(assistants=3)
    table.do("place none")
    made = panel(table)
    assert "Your president can't reach any area and returns to hand." in made.lines
    assert made.not_now == "Unavailable: [C] Bank (another president is there)"
    assert [menu.hint for menu in menus(made)] == ["Return the president with …"]


def test_assistants_from_an_area_move_only_as_many_as_stand_there() -> None:
    kind = next(token.id for token in FACTS.tokens if token.reward.movement > 1)
    table = with_token(kind).put("lab")
    table.do("token")
    made = panel(table, carry="lab")
    (preset,) = (control for control in made.controls if isinstance(control, Preset))
    assert [entry.label for entry in preset.entries] == [
        "From: hand (3 assistants)",
        "From: [C] Bank (4 assistants)",
        "From: [H] Laboratory A (1 assistant)",
    ]
    (menu,) = menus(made)
    assert menu.hint == "Move 1 assistant from [H] Laboratory A to …"
    assert menu.at_most == 1
    assert made.lines[0].startswith("Still to move: up to 3 assistants · Hand: ")
    details = {entry.word: entry.detail for entry in menu.entries}
    assert details[">tea2"] == "power 2 with president: 2 tea"
    assert details[">bank"] == "power 5 with president: 5 yen; 4 assistants there already"
    press(table, menu.compose((">port",)))
    assert table.me().placed[table.area("port")] == 1


@pytest.mark.parametrize(("things", "hints"), [({"yen": 2}, 1), ({"imports": 1, "yen": 0}, 1), ({"imports": 1}, 2)])
def test_a_second_order_is_paid_as_the_menu_says(things: dict[str, int], hints: int) -> None:
    table = TableOfYokohama().put("port*3").own(**{"assistants": 3, "yen": 2, **things})
    table.do("place none", "go port")
    found = menus(panel(table))
    assert len(found) == hints
    assert found[0].hint.endswith(f"(2nd: {'2 yen' if things.get('yen', 2) else '1 import'}); final")
    for menu in found:
        answer = menu.compose(tuple(entry.word for entry in menu.entries[:2]))
        assert answer.endswith("import" if "import" in menu.hint else "2y")
        assert table.question.describe(answer).final


def test_exchanges_that_serve_an_order_stand_first_with_their_price() -> None:
    table = TableOfYokohama().put("china*2").own(assistants=3, yen=1, copper=2, silk=0, tea=0, fish=1).hold("gb8")
    table.do("place none", "go china")
    order = next(one for one in table.seen().hand or () if one.id == "gb8")
    assert order.goods == (2, 2, 0, 1, 0)
    made = panel(table)
    assert "trade +2 silk" not in labels(menus(made)[0])
    rich = TableOfYokohama().put("china*2").own(assistants=3, yen=3, copper=3, silk=0, tea=0, fish=1).hold("gb8")
    rich.do("place none", "go china")
    first = menus(panel(rich))[0].entries[0]
    assert first.word == "trade -1 copper +2 silk"
    assert first.label == "Sell 1 copper, buy 2 silk: pay 2 yen"
    assert first.detail == "then you have everything for GB 8"
    (form,) = (control for control in panel(rich).controls if isinstance(control, Form))
    assert form.fields[0].label == "Copper, 2 yen (you have 3)"
    assert [entry.label for entry in form.fields[4].entries][-1] == "Buy 3 imports: pay 12 yen"
    press(rich, first.word)
    assert "order" in rich.parts()


def test_goods_that_do_for_one_order_alone_are_not_said_to_do_for_two() -> None:
    table = TableOfYokohama().put("china*2").own(assistants=3, yen=2, copper=2, silk=1, tea=1, fish=3)
    table.hold("gb8 gb2").do("place none", "go china")
    details = {entry.word: entry.detail for entry in menus(panel(table))[0].entries}
    assert details["trade +1 silk"] == "then you have everything for one of GB 8 and GB 2"
    press(table, "trade +1 silk")
    press(table, "order gb8")
    assert table.question.kind == "finish"
    assert "order" not in table.parts()


def test_goods_that_do_for_two_orders_at_once_are_said_to() -> None:
    table = TableOfYokohama().know("mining").put("china*2").own(assistants=3, yen=2, copper=0, silk=5, tea=3, fish=2)
    table.hold("gb7 fr5").do("place none", "go china")
    first = menus(panel(table))[0].entries[0]
    assert (first.word, first.detail) == ("trade +1 copper", "then you have everything for GB 7 and FR 5")


def mining(power: int, **things: int) -> TableOfYokohama:
    """Chinatown with the Mining Technology: a copper bought brings one more."""
    owned = {"assistants": 3, "yen": 2, "copper": 1, "silk": 0, "tea": 0, "fish": 0, **things}
    table = TableOfYokohama().know("mining").put(f"china*{power - 1}").own(**owned)
    table.hold("gb8").do("place none", "go china")
    return table


def test_copper_may_be_bought_and_sold_again_where_buying_brings_more() -> None:
    table = mining(2)
    made = panel(table)
    assert "Mining Technology: when you buy copper, you get 1 more." in made.lines
    assert not [control for control in made.controls if isinstance(control, Form)]
    words = labels(menus(made)[0])
    assert words["trade -1 copper +1 copper"] == "Sell 1 copper, buy 1 copper: at no cost"
    assert not [word for word in words if word == "trade -1 silk +1 silk"]
    table.do("trade -1 copper +1 copper")
    assert (table.me().goods[0], table.me().yen) == (2, 2)


def test_an_order_is_served_by_one_purchase_of_copper_that_brings_two() -> None:
    table = mining(3, copper=0, silk=2, fish=1)
    first = menus(panel(table))[0].entries[0]
    assert (first.word, first.detail) == ("trade +1 copper", "then you have everything for GB 8")
    table.do("trade +1 copper")
    assert table.me().goods[:2] == [2, 2]


def test_no_one_else_is_offered_to_sell_what_he_buys() -> None:
    table = TableOfYokohama().put("china").own(assistants=3, yen=4, copper=2, silk=1)
    table.do("place none", "go china")
    made = panel(table)
    assert not [line for line in made.lines if "Mining" in line]
    assert "trade -1 copper +1 copper" not in labels(menus(made)[0])


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


def test_what_leaves_the_warehouse_is_listed_by_how_much_it_is() -> None:
    table = TableOfYokohama().put("agency*4").own(assistants=3, yen=30)
    table.do("place none", "go agency")
    whole, fewer = menus(panel(table))
    assert (whole.hint, fewer.hint) == ("Take 4 pieces", "Or fewer")
    assert len(whole.entries) == 15
    assert {entry.word for menu in (whole, fewer) for entry in menu.entries} == set(table.answers("hire"))
    assert whole.entries[0].detail == "leaves 9 assistants, 6 shops and 4 trading houses"


def test_two_assistants_that_cost_too_much_are_named() -> None:
    table = TableOfYokohama().put("bank").stand("lab", 1).stand("lab", 2).own(yen=2)
    assert panel(table).not_now == "Unavailable: two in [H] Laboratory A (Ise and Mika: 4 yen, you have 2)"


@pytest.mark.parametrize(("missing", "ends"), [(1, True), (2, False)])
def test_the_assistant_who_brings_the_end_is_announced(*, missing: int, ends: bool) -> None:
    table = TableOfYokohama().put("customs*2").own(assistants=3, imports=2)
    owners = table.state.customs
    for space in range(table.seen().board_limit - missing):
        owners[-1 - space] = Seat(1)
        table.me(1).stored[0] -= 1
    table.do("place none", "go customs")
    (menu,) = menus(panel(table))
    assert {str(entry.detail).endswith("; triggers the end") for entry in menu.entries} == {ends}


def test_a_destination_says_whose_trading_house_earns_there() -> None:
    table = TableOfYokohama().put("bank lab").house("bank", 1).house("lab", 0).own(assistants=3)
    table.do("place none")
    menu = next(one for one in menus(panel(table)) if one.hint == "Move to …")
    details = {entry.word: str(entry.detail) for entry in menu.entries}
    assert details["go bank"] == "power 2, from hand; +1 yen to Ise (trading house)"
    assert "trading house" not in details["go lab"]


def test_a_turn_in_the_making_is_told_once_and_the_end_last() -> None:
    answer = (GainGoods((0, 0, 0, 1, 0)), (Gained(Seat(0), Reward(goods=(0, 0, 0, 1, 0)), "choice"),))
    shop = (BuildShop(3), (Gained(Seat(1), Reward(yen=1), "trading-house"),))
    words = Words.of("en")
    end = (CompleteOrder("gb8"), (EndIsNear("orders", Seat(0), 2),))
    trade = (Trade((0, 1, 0, 0, 0), NO_GOODS), (Traded(Seat(0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0), 2),))
    turn = YOKOHAMA_FACE.turn((shop, (Leave(0), ()), end, trade, answer), Seat(0))
    *said, last = [words.say(label, samples.PEOPLE) for label in turn]
    assert said == ["shop on space 3", "order GB 8", "sells 1 silk for 2 yen", "+1 fish"]
    assert last.startswith("**Game end triggered:**")
