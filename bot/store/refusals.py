"""What Discord refused: of one match, to be sent again, and of all matches of a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.codes import UNKNOWN_CHANNEL
from bot.store.outbox_rows import Draft
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Kind


@frozen
class Refused:
    """A row of a channel that Discord refused.

    Attributes:
        id: Its number.
        code: Discord's code.
        draft: What was to be sent.
    """

    id: int
    code: int
    draft: Draft


def refused_post(connection: Connection, match: str) -> Kind | None:
    """Kind of the newest table post if Discord refused it, else None."""
    last = connection.execute(
        "SELECT how, kind FROM outbox WHERE match = ? AND kind IN ('dealt', 'table', 'over') ORDER BY id DESC LIMIT 1",
        (match,),
    ).fetchone()
    return None if last is None or last["how"] != "failed" else last["kind"]


def lacks_nothing(connection: Connection, match: str) -> bool:
    """Whether a match was dealt and Discord has refused nothing of it that was not made up for yet."""
    row = connection.execute(
        "SELECT 1 FROM matches WHERE id = ?1 AND phase <> 'lobby' "
        "AND NOT EXISTS (SELECT 1 FROM outbox WHERE match = ?1 AND how = 'failed')",
        (match,),
    ).fetchone()
    return row is not None


def any_of(connection: Connection, match: str) -> bool:
    """Whether Discord has refused anything of a match that was not made up for yet."""
    row = connection.execute("SELECT 1 FROM outbox WHERE match = ? AND how = 'failed' LIMIT 1", (match,)).fetchone()
    return row is not None


def refused(connection: Connection, match: str) -> list[Refused]:
    """What Discord refused to post in the channel of a match and was not made up for yet, oldest first."""
    rows = connection.execute(
        "SELECT id, kind, seat, ping, text, silent, code FROM outbox WHERE match = ? AND channel IS NOT NULL "
        "AND how = 'failed' AND code <> 0 AND kind NOT IN ('retable', 'strip', 'nudge', 'film') ORDER BY id",
        (match,),
    )
    return [
        Refused(
            row["id"],
            row["code"],
            Draft(
                row["kind"],
                seat=row["seat"],
                ping=tuple(json.loads(row["ping"])),
                text=row["text"],
                silent=bool(row["silent"]),
            ),
        )
        for row in rows
    ]


def channel_is_gone(connection: Connection, match: str) -> bool:
    """Whether Discord has said that the channel of a match does not exist."""
    return any(row.code == UNKNOWN_CHANNEL for row in refused(connection, match))


def replaced(connection: Connection, row: int) -> None:
    """Note that a row that was refused is made up for by newer ones."""
    connection.execute("UPDATE outbox SET how = 'overtaken' WHERE id = ? AND how = 'failed'", (row,))


@frozen
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


def since(connection: Connection, guild: int, moment: int) -> list[Refusals]:
    """What was refused since a moment, in seconds since 1970, made up for or not; by code."""
    rows = connection.execute(
        "SELECT code, count(outbox.channel) AS posts, count(outbox.person) AS letters FROM outbox "
        "JOIN matches ON matches.id = outbox.match "
        "WHERE matches.guild = ? AND code <> 0 AND closed >= ? AND kind <> 'strip' GROUP BY code ORDER BY code",
        (guild, moment),
    )
    return [Refusals(row["code"], row["posts"], row["letters"]) for row in rows]
