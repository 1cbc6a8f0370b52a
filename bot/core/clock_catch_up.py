"""The beat: time during which the sweep was not running does not count.

While the bot is down, the machine sleeps or its clock is set, no one could press anything: all that runs is moved by as
much as was missed, so that no one is late because of it, and nothing comes in a burst afterwards.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.clock import CLOCK
from bot.store import leagues, meta, pending_turns, searches, votes
from bot.store.spans import HOUR, MINUTE

if TYPE_CHECKING:
    from bot.store.connection import Connection

BETWEEN = 30.0
"""Seconds between two beats."""

MOST = 5 * MINUTE
"""Seconds without a mark that count as seen."""

LONG = HOUR
"""Seconds without a mark after which the times in the posts of clocked tables are written anew."""


def catch_up(connection: Connection, now: int) -> int:
    """Shift all running deadlines by the time the sweep missed; called first in every transaction.

    Args:
        now: Seconds since 1970.

    Returns:
        Seconds by which all that runs was moved: below zero if the clock was set back, 0 if nothing was missed.
    """
    seen = meta.find(connection, "beat")
    gap = 0 if seen is None else now - int(seen) - _moved(connection)
    if seen is not None and 0 <= gap <= MOST:
        return 0
    if seen is not None and abs(gap) > LONG:
        meta.note(connection, "missed", json.dumps({"from": min(int(seen), now), "to": now, "told": False}))
    pending_turns.shift(connection, gap)
    votes.shift(connection, gap)
    searches.shift(connection, gap)
    leagues.shift(connection, gap)
    mark(connection, now)
    return gap


def mark(connection: Connection, now: int) -> None:
    """Note that the sweep sees this moment."""
    meta.note(connection, "beat", str(now))
    passed = CLOCK.passed()
    if passed:
        meta.note(connection, "passed", str(int(passed)))


def _moved(connection: Connection) -> int:
    """Seconds since the last mark by which someone at the local table moved the clock: they did pass."""
    passed = int(CLOCK.passed())
    return max(0, passed - int(meta.find(connection, "passed") or 0)) if passed else 0
