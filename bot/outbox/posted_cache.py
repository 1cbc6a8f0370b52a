"""What is remembered of messages that stand in a channel already, so that Discord is not asked each time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.discord.posting import buried, row_of

if TYPE_CHECKING:
    from bot.discord.posting import Place

REMEMBERED = 10_000
"""Messages of which something is remembered."""

IN_SIGHT = 60.0
"""Seconds for which a post that was in sight counts as being so: secret answers come one soon after the other."""


@dataclass(slots=True)
class StandingPosts:
    """Posts that are written anew."""

    _rows: dict[int, int] = field(default_factory=dict)
    _in_sight: dict[int, float] = field(default_factory=dict)

    async def is_buried(self, place: Place, message: int) -> bool:
        """Whether a post is out of sight; Discord is not asked again about one that was in sight a moment ago."""
        now = time.monotonic()
        if now - self._in_sight.get(message, -IN_SIGHT) < IN_SIGHT:
            return False
        if await buried(place, message):
            return True
        if len(self._in_sight) >= REMEMBERED:
            self._in_sight.clear()
        self._in_sight[message] = now
        return False

    async def brought_by(self, place: Place, message: int, row: int) -> int:
        """The row that brought a message: its buttons keep their ids, since people press what they still see."""
        if message not in self._rows:
            if len(self._rows) >= REMEMBERED:
                self._rows.clear()
            self._rows[message] = await row_of(place, message) or row
        return self._rows[message]
