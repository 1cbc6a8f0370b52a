"""The part of the table that a question is about, low enough for a phone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.core.face import Face
    from render.core.picture import Picture
    from render.nippon.panels.asked import Asked


def crop(asked: Asked, face: Face) -> Callable[[], Picture]:
    """Draws it."""
    return partial(face.table, asked.view, None, asked.context)
