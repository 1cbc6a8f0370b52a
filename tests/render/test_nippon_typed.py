"""What is typed for Nippon in German and Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.nippon.words.typed import TERMS

if TYPE_CHECKING:
    from render.core.people import Lang


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("de", "investiere baumwolle:rot", "invest cotton:red"),
        ("de", "investiere papier:k7>blau von papier3a", "invest paper:k7>blue from paper3a"),
        ("de", "märkte osaka.papier 2 aus papier3a papier1b", "markets osaka.paper 2 from paper3a paper1b"),
        ("it", "investi cotone:nero da cotone1a", "invest cotton:black from cotton1a"),
        ("de", "produktion papier3a; zug beenden", "produce paper3a; end"),
        ("it", "termina il turno", "end"),
        ("it", "termina", "end"),
        ("it", "fine", "end"),
        ("it", "mercati osaka.carta 2 da famiglia", "markets osaka.paper 2 from family"),
    ],
)
def test_what_is_typed_in_german_and_italian(lang: Lang, typed: str, notation: str) -> None:
    assert TERMS.typed(typed, lang) == notation
