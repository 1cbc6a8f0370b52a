"""The rest of a church turn in one form."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.panel import MOST_ENTRIES, Form, Menu
from tests.render.yokohama_panels import labels, menus, panel, press
from tests.rules.test_yokohama_building import lay_token
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang


def praying(power: int = 5, **things: int) -> TableOfYokohama:
    """A table with this power in the church, where a token of 3 yen lies."""
    owned = {"assistants": 4, "houses": 1, "shops": 1, "fish": 2, "tea": 1, "silk": 1, "copper": 0, "yen": 3}
    table = TableOfYokohama().put(f"church*{power - 1}").own(**{**owned, **things})
    lay_token(table, "church", "yen-3")
    table.do("place none", "go church")
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_a_space_is_never_cut_however_much_is_paid(lang: Lang) -> None:
    table = praying(copper=1, imports=1)
    for space in panel(table, lang=lang).controls:
        if isinstance(space, Menu):
            assert not [entry for entry in space.entries if "…" in entry.label]
    (menu,) = menus(panel(table))
    assert labels(menu)["church 6 pay fish"] == "Faith 6: 5 points and 2 movements, pay fish"
    dearest = menus(panel(praying(3, copper=1, imports=1)))[0].entries[-1].label
    assert dearest == "Faith 9: 12 points, pay copper, silk, tea, fish, import and 2 yen, then end turn"


def plan(table: TableOfYokohama) -> Form:
    (form,) = (control for control in panel(table).controls if isinstance(control, Form))
    return form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rest_of_a_church_turn_is_one_form(lang: Lang) -> None:
    made = panel(praying(), lang=lang)
    (form,) = (control for control in made.controls if isinstance(control, Form))
    assert [field.slot for field in form.fields] == ["space", "pay", "move", "bonus"]
    assert [(field.at_least, field.at_most) for field in form.fields] == [(1, 1), (0, 4), (0, 2), (0, 1)]
    ready = panel(praying(copper=5, silk=2).know("telephone").hold("gb8").achievements("A1", "B1", "C1"), lang=lang)
    (whole,) = (control for control in ready.controls if isinstance(control, Form))
    assert [field.slot for field in whole.fields] == ["space", "pay", "move", "bonus", "then"]
    assert [entry.word for entry in whole.fields[-1].entries] == ["order gb8", "achieve A1"]
    form = Form("both", form.label, form.title, (*form.fields, whole.fields[-1]), whole.compose)
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


THEN = ("achieve A1", "order gb8")


@pytest.mark.parametrize(
    ("filled", "line"),
    [
        ({"then": THEN}, "move none; build none; achieve A1; order gb8"),
        ({"move": ("bank", "lab"), "then": THEN}, "move hand>bank hand>lab; build none; achieve A1; order gb8"),
        ({"bonus": ("token",), "then": THEN}, "move none; token; build none; achieve A1; order gb8"),
        ({"bonus": ("build house",), "then": THEN[1:]}, "move none; build house; order gb8"),
    ],
)
def test_a_planned_church_turn_ends_with_what_is_ready(filled: dict[str, tuple[str, ...]], line: str) -> None:
    for phone in (False, True):
        table = praying(copper=5, silk=2).hold("gb8").achievements("A1", "B1", "C1")
        if phone:
            table.know("telephone")
        made = plan(table).compose({"space": ("6",), "pay": (), **filled})
        first = filled["then"][0]
        assert made == f"church 6 pay fish; {line.replace(first, f'leave 1; {first}') if phone else line}"
        press(table, made)
        assert table.question.kind == "finish"
        assert not table.state.me.orders


def test_what_a_planned_building_leaves_to_be_chosen_is_asked_before_what_is_ready() -> None:
    table = praying(copper=5, silk=2).hold("gb8").achievements("A1", "B1", "C1")
    line = plan(table).compose({"space": ("6",), "bonus": ("build shop 1",), "then": THEN})
    assert line == "church 6 pay fish; move none; build shop 1"
    press(table, line)
    assert table.question.kind == "hire"


def test_no_form_where_little_is_left_to_plan() -> None:
    table = praying(assistants=1, houses=0, shops=0, fish=0, tea=0, silk=0, yen=0)
    assert not [control for control in panel(table).controls if isinstance(control, Form)]
