"""A game that exists only to test the bot: `register()` sets it beside the real ones."""

from __future__ import annotations

from render.core.words import add_texts
from render.faces import FACES
from rules.games import GAMES
from tests.toy.face import TOY_FACE
from tests.toy.game import TOY


def register() -> None:
    """Add the toy game, its face and its words to the bot's; once or more often."""
    add_texts(TOY_FACE.texts)
    GAMES[TOY.key] = TOY
    FACES[TOY_FACE.key] = TOY_FACE
