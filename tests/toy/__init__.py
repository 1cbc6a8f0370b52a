"""Two games that exist only to test the bot: `register()` sets them beside the real ones.

Lanterns (`tests.toy`) show every shape of question, hidden hands and answers of several at once; frogs (`tests.pond`)
show one seat against an opponent of the rulebook, open hands, and options that depend on each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words import add_texts
from render.faces import FACES
from rules.games import GAMES
from tests.pond.face import POND_FACE
from tests.pond.game import POND
from tests.toy.face import TOY_FACE
from tests.toy.game import TOY

if TYPE_CHECKING:
    from render.core.face import Face
    from rules.core.game import Game


TOYS: dict[str, tuple[Game, Face]] = {TOY.key: (TOY, TOY_FACE), POND.key: (POND, POND_FACE)}
"""Both games with their faces, by key."""


def register() -> None:
    """Add both games, their faces and their words to the bot's; once or more often."""
    for game, face in TOYS.values():
        add_texts(face.texts)
        GAMES[game.key] = game
        FACES[face.key] = face
