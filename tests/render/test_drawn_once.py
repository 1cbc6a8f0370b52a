"""The same picture asked for again in short order is drawn once, and never shown to another audience."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.tables import load_tables
from render.core.context import RenderContext
from render.core.game_face import GameFace
from render.core.people import Person
from render.core.words import Words
from render.faces import FACES
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.games import GAMES


@pytest.mark.parametrize("key", sorted(key for key, face in FACES.items() if isinstance(face, GameFace)))
def test_a_picture_is_drawn_once_for_the_same_view(key: str) -> None:
    game, face = GAMES[key], FACES[key]
    options = tuple(sorted((option.key, option.default) for option in game.options))
    book = game.with_tables(load_tables(key, game.data, game.tables))
    match = book.deal(Setup(key, 2, options, b"once"))
    context = RenderContext("7K2", tuple(Person(colour, colour) for colour in game.colours[:2]), Words.of("en"))
    first = face.table(match.view(None), None, context)
    assert face.table(match.view(None), None, context) is first
    assert face.table(match.view(None), None, replace(context, match="8K2")).png != first.png
    if game.hands:
        hands = [face.hand(match.view(Seat(seat)), context) for seat in (0, 1)]
        assert face.hand(match.view(Seat(0)), context) is hands[0]
        assert hands[0] is not hands[1]
    what = face.close_ups(match.view(None), context)[0][0]
    assert face.close_up(match.view(None), what, context) is face.close_up(match.view(None), what, context)
