"""The opening panel of a turn: the city as the merchant could play it, and at most two menus."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from render.core.corner import HIGH as BADGE
from render.core.corner import covered
from render.core.languages import LANGUAGES
from render.core.panel import Menu, Toggle
from render.core.words import Words
from render.yokohama.closeups import outlook, shelf
from render.yokohama.closeups.outlook import Outlook
from render.yokohama.panels.outlooks import barred, ways
from render.yokohama.panels.place import FIRST, HAND
from render.yokohama.words.labels import order_name, technology_name
from tests.render import samples_yokohama as samples
from tests.render.yokohama_panels import menus, panel, press
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang


def seen(table: TableOfYokohama) -> dict[str, Outlook]:
    """What is shown of each area in reach."""
    return {way.area: way for way in ways(table.question, table.question.plans())}


def test_each_area_in_reach_shows_what_the_entry_says() -> None:
    table = TableOfYokohama().put("mine1").own(assistants=4, copper=1, silk=2, yen=3, imports=0).hold("gb8")
    found = seen(table)
    assert found["mine1"] == Outlook("mine1", 4, 0, idle=False, ready=("GB 8",))
    assert found["customs"].idle
    letters = dict.fromkeys(entry.label[1] for entry in menus(panel(table))[0].entries if entry.label[0] == "[")
    assert [*letters] == sorted(table.town.letters[table.area(area)] for area in found)


def test_what_a_way_costs_is_shown_with_it() -> None:
    table = TableOfYokohama().put("mine1").stand("mine1", 1).own(assistants=4, yen=3).know("postal")
    assert seen(table)["mine1"].yen == 3


def test_areas_out_of_reach_show_why() -> None:
    table = TableOfYokohama().stand("bank").stand("tea1", 1).own(assistants=1, yen=0)
    shut = dict(barred(table.seen(), table.question.seat))
    assert (shut["bank"], shut["tea1"], shut["mine1"]) == ("start", "people", "way")
    table.know("postal")
    assert dict(barred(table.seen(), table.question.seat))["tea1"] == "fee"


def test_while_the_president_moves_the_picture_shows_where_he_can_go() -> None:
    table = TableOfYokohama().put("bank*2 tea1").stand("port").own(assistants=3)
    table.do("place none")
    assert set(seen(table)) == {answer.split()[1] for answer in table.answers("go")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_on_the_picture_is_too_small_or_under_the_badge(seats: int) -> None:

    table = TableOfYokohama(seats).put("bank").own(assistants=4, copper=0, silk=0, tea=0, fish=0)
    table.hold("gb8 gb7 gb9")
    found = ways(table.question, table.question.plans())
    drawn = outlook.draw(
        table.seen(),
        table.question.seat,
        found,
        barred(table.seen(), table.question.seat),
        samples.PEOPLE[:seats],
        "en",
    )
    assert drawn.size == (outlook.WIDE, outlook.HIGH)
    assert outlook.HIGH * 310 <= 230 * outlook.WIDE
    assert not covered(drawn, drawn.whole)
    assert min(word.size for word in drawn.written if word.decides) >= 32
    assert max(box[2] for box in (*[word.box for word in drawn.written], *drawn.signs)) <= outlook.WIDE - outlook.MARGIN
    assert not [word for word in drawn.written if word.text != word.wanted]


def test_placing_by_hand_is_a_panel_of_its_own_and_leads_back() -> None:
    table = TableOfYokohama().own(assistants=4)
    made = panel(table)
    assert [menu.hint for menu in menus(made)] == ["Where to …"]
    (toggle,) = (one for one in made.controls if isinstance(one, Toggle))
    assert toggle.carry == HAND
    opened = panel(table, toggle.carry)
    assert len(menus(opened)) == 2
    assert "place none" in [getattr(one, "answer", None) for one in opened.controls]
    (back,) = (one for one in opened.controls if isinstance(one, Toggle))
    assert panel(table, back.carry).controls == made.controls


def test_there_are_never_more_than_two_menus_and_everything_is_in_reach() -> None:
    table = TableOfYokohama().put("bank mill1").agents("gb").own(assistants=3, copper=5, silk=2).hold("gb8")
    made = panel(table)
    assert len(menus(made)) == 1
    assert {one.carry for one in made.controls if isinstance(one, Toggle)} == {HAND, FIRST}
    extras, agents = menus(panel(table, FIRST))
    assert extras.entries[0].word == "order gb8"
    assert "agent bank" in [entry.word for entry in agents.entries]
    press(table, "order gb8")
    assert len([one for one in panel(table).controls if isinstance(one, Menu)]) == 2


@pytest.mark.parametrize(("area", "lang"), [*product(("port", "lab"), LANGUAGES)])
def test_cards_that_may_be_taken_are_shown_low_and_whole(area: str, lang: Lang) -> None:
    table = TableOfYokohama().put(f"{area}*3").own(assistants=3, yen=9)
    table.do("place none", f"go {area}")
    view = table.seen()
    drawn = shelf.draw(view, area, table.question.seat, lang)
    wide, high = drawn.size
    assert high / wide + BADGE <= 230 / 310
    assert not [word for word in drawn.written if word.text != word.wanted]
    said = [word.text for word in drawn.written]
    orders = [order_name(order.id) for order in view.ports[0].orders if order]
    names = [Words.of(lang).plain(technology_name(one.name), ()) for one in view.laboratories[0].technologies if one]
    assert set(orders if area == "port" else names) <= set(said)
