"""The faces of the games, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.core.face import Face

FACES: dict[str, Face] = {}
"""What people see and read of each game; filled with one face a game."""
