"""Who is not to be disturbed now: the post names them as ever, but nothing makes a sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.quiet import quiet_until
from bot.store import aways, persons

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection

    from bot.store.aways import Away
    from bot.store.persons import Preferences


def resting(connection: sqlite3.Connection, users: Collection[int], now: int) -> frozenset[int]:
    """Those of some people for whom it is night, or who are away.

    Args:
        connection: Inside a transaction.
        users: The people.
        now: Seconds since 1970.
    """
    if not users:
        return frozenset()
    away, preferences = aways.load(connection, users, now), persons.load(connection, users)
    return frozenset(user for user in users if rests(preferences[user], away.get(user), now))


def rests(preferences: Preferences, away: Away | None, now: int) -> bool:
    """Whether it is night for a person, or the person is away.

    Args:
        preferences: What the person prefers.
        away: What the person has said of an absence, be it over by now.
        now: Seconds since 1970.
    """
    return (away is not None and away.since <= now < away.until) or quiet_until(preferences, now) is not None
