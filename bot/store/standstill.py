"""Matches that stand still: no one is called or reminded, and no time is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


Reason: TypeAlias = Literal[
    "agreed",  # the table rests until a day
    "asleep",  # no one chose how to go on
    "gone",  # its channel was deleted
    "barred",  # the bot may not post in its channel
    "out",  # the bot was taken from the server
]


@frozen
class Standstill:
    """That a match stands still.

    Attributes:
        reason: Why.
        since: Seconds since 1970.
        until: Until when, if that is known.
    """

    reason: Reason
    since: int
    until: int | None


def load(connection: Connection, match: str) -> Standstill | None:
    """Whether and why a match stands still."""
    row = connection.execute("SELECT still, still_since, still_until FROM matches WHERE id = ?", (match,)).fetchone()
    return None if row is None or row["still"] is None else Standstill(*row)


def note(connection: Connection, match: str, still: Standstill | None) -> None:
    """Note that a running match stands still, or that it goes on."""
    reason, since, until = (None, None, None) if still is None else (still.reason, still.since, still.until)
    connection.execute(
        "UPDATE matches SET still = ?, still_since = ?, still_until = ? WHERE id = ? AND phase = 'running'",
        (reason, since, until, match),
    )


def rested(connection: Connection, now: int) -> list[str]:
    """Ids of running matches whose rest by agreement is over by now."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE still = 'agreed' AND still_until <= ? AND phase = 'running' ORDER BY number",
        (now,),
    )
    return [row["id"] for row in rows]
