"""The faces of the games, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.emojis import SHARED
from render.core.words_icons import add_icons
from render.nippon.face import NIPPON_FACE
from render.osaka.face import OSAKA_FACE
from render.yokohama.face import YOKOHAMA_FACE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.face import Face
    from render.core.sprites import Emblem

FACES: dict[str, Face] = {face.key: face for face in (YOKOHAMA_FACE, OSAKA_FACE, NIPPON_FACE)}
"""What people see and read of each game."""

for _face in FACES.values():
    add_icons(_face.icons)


def emojis() -> Mapping[str, Emblem]:
    """The emojis of all games, by name."""
    return {**SHARED, **{name: emblem for face in FACES.values() for name, emblem in face.emojis.items()}}
