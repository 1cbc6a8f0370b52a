"""The command that draws a game's pictures: what it draws comes from matches that play themselves."""

from __future__ import annotations

from itertools import islice

import pytest

from render.core.game_face import GameFace
from render.faces import FACES
from tests.pictures import PHONE, face_of, on_a_phone, played

FIRST = 4
"""Pictures that are looked at: a table, hands if there are any, a close-up."""


@pytest.mark.parametrize("game", sorted(key for key, face in FACES.items() if isinstance(face, GameFace)))
def test_a_match_that_plays_itself_is_drawn(game: str) -> None:
    drawn = list(islice(played(game), FIRST))
    names = [name for name, _ in drawn]
    assert len(set(names)) == FIRST
    assert names[0].endswith("-table-en")
    hands = face_of(game).pictures.draw_hand is not None
    assert any("-hand0-" in name for name in names) == hands
    assert on_a_phone(drawn[0][1].image).width == PHONE
