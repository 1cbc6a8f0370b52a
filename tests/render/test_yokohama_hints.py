"""Placeholders of the menus of Yokohama, of which a phone shows about 36 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.panels.place import HAND
from tests.every_day import daily
from tests.render.test_yokohama_panels import menus, positions, render_context
from tests.render.yokohama_panels import menus as menus_of
from tests.render.yokohama_panels import panel
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang

LONGEST = 42
BEFORE_FINAL = 32
"""Characters before the word that says that there is no way back."""


@pytest.mark.parametrize("lang", daily("en", of=LANGUAGES))
def test_a_phone_shows_what_a_menu_is_about(lang: Lang) -> None:
    for match, question in (position for kept in positions().values() for position in kept):
        for menu in menus(YOKOHAMA_FACE.panel(question, match.view(question.seat), "", render_context(lang))):
            told, _, final = menu.hint.partition(";")
            assert len(told) <= (BEFORE_FINAL if final else LONGEST), menu.hint


@pytest.mark.parametrize(
    ("lang", "assistants", "hint"),
    [
        ("en", 4, "By hand: up to 3 areas, 1 each"),
        ("en", 1, "By hand: 1 area, 1 assistant"),
        ("de", 4, "Einzeln: bis 3 Gebiete, je 1"),
        ("it", 2, "Uno a uno: fino a 2 aree, 1 l'una"),
    ],
)
def test_placing_by_hand_says_into_how_many_areas(lang: Lang, assistants: int, hint: str) -> None:
    table = TableOfYokohama().own(assistants=assistants)
    assert menus_of(panel(table, HAND, lang))[0].hint == hint
