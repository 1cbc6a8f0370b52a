"""What Discord refused of late of all that was to be sent about the tables of a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True, slots=True)
class Refusals:
    """How often Discord refused for the same reason.

    Attributes:
        code: Its code for the reason.
        posts: Messages in channels.
        letters: Direct messages.
    """

    code: int
    posts: int
    letters: int


def since(connection: sqlite3.Connection, guild: int, moment: int) -> list[Refusals]:
    """What was refused since a moment, in seconds since 1970, made up for or not; by code."""
    rows = connection.execute(
        "SELECT code, count(outbox.channel) AS posts, count(outbox.user) AS letters FROM outbox "
        "JOIN matches ON matches.id = outbox.match "
        "WHERE matches.guild = ? AND code <> 0 AND closed >= ? AND kind <> 'strip' GROUP BY code ORDER BY code",
        (guild, moment),
    )
    return [Refusals(row["code"], row["posts"], row["letters"]) for row in rows]
