"""The faces of the games, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.face import OSAKA_FACE

if TYPE_CHECKING:
    from render.core.face import Face

FACES: dict[str, Face] = {OSAKA_FACE.key: OSAKA_FACE}
"""What people see and read of each game."""
