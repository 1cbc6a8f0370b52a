"""Names of people in pictures: any text at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.core import lettering
from render.core.languages import LANGUAGES
from render.core.names import initials, legible, seated
from render.core.people import Person
from render.core.words import Words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Hana", "Hana"),
        ("  Łukasz\n Ożóg ", "Łukasz Ożóg"),
        ("\N{GRINNING FACE}\N{FIRE}", ""),
        ("\N{RIGHT-TO-LEFT OVERRIDE}evil\N{POP DIRECTIONAL FORMATTING}", "evil"),
        ("田中さん", ""),
        ("田中 Aki \N{FIRE}", "Aki"),
        ("<@123>", "<@123>"),
        ("", ""),
        ("\N{ZERO WIDTH SPACE}", ""),
        ("...", ""),
        ("\N{MATHEMATICAL BOLD CAPITAL H}\N{MATHEMATICAL BOLD SMALL A}na", "Hana"),
        ("Ａｋｉ", "Aki"),  # noqa: RUF001
        ("Ho\N{COMBINING DIAERESIS}fer", "Höfer"),
    ],
)
def test_names_are_reduced_to_what_can_be_drawn(name: str, shown: str) -> None:
    assert legible(name) == shown


@given(st.text(max_size=80))
def test_any_text_becomes_a_line_that_can_be_drawn(name: str) -> None:
    line = legible(name)
    assert lettering.drawable(line, "title")
    assert "\n" not in line
    assert len(line) <= 48


@given(st.lists(st.text(max_size=40), min_size=2, max_size=4), st.sampled_from(tuple(LANGUAGES)))
def test_everyone_has_a_name_and_a_mark(names: list[str], lang: str) -> None:
    people = tuple(Person(n, c) for n, c in zip(names, ("white", "pink", "grey", "beige"), strict=False))
    who = seated(people, Words.of(lang))
    assert all(who.names)
    assert all(1 <= len(mark) <= 2 for mark in who.marks)
    for name in who.names:
        assert lettering.drawable(name, "title")
        assert lettering.drawable(name, "bold")


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (("Hana", "Ise"), ("H", "I")),
        (("Hana", "Hugo", "Ise"), ("Ha", "Hu", "I")),
        (("Hana", "Hans"), ("Ha", "Hs")),
        (("Ann", "An"), ("An", "A")),
        (("Ute", "Ute"), ("Ut", "Ut")),
        (("ßa", "<@7>"), ("S", "7")),
    ],
)
def test_marks_tell_people_apart(names: tuple[str, ...], marks: tuple[str, ...]) -> None:
    assert initials(names) == marks
