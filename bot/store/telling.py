"""Which entries of the log a table post tells: fixed when its row is written, so that each is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.store.connection import Connection

_OPEN: Final = "FROM outbox WHERE match = :match AND closed IS NULL AND tells_to IS NOT NULL"

WRITE: Final = (
    f"WITH told (at) AS (SELECT coalesce((SELECT tells_to {_OPEN} ORDER BY id DESC LIMIT 1), "  # noqa: S608 - nothing of anyone's
    "(SELECT shown FROM matches WHERE matches.id = :match))) "
    "INSERT INTO outbox (kind, channel, person, match, revision, seat, ping, text, silent, made, behind, tells_from, "
    "tells_to) SELECT :kind, :channel, :person, :match, "
    "(SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match = :match), "
    ":seat, :ping, :text, :silent, :now, :behind, "
    "CASE WHEN :kind = 'reopened' THEN :to WHEN :kind IN ('dealt', 'table', 'retable', 'over') "
    "THEN min(at, coalesce(:first, at)) END, "
    # The post of the deal tells nothing of the secret answers that come in beneath it.
    "CASE WHEN :kind = 'reopened' THEN :to WHEN :kind = 'retable' AND at = 0 THEN 0 "
    "WHEN :kind IN ('dealt', 'table', 'retable', 'over') THEN max(at, coalesce(:to, "
    "(SELECT max(tells_to) FROM outbox WHERE match = :match AND how = 'failed'), at)) END FROM told RETURNING id"
)
"""Writes a row of the outbox. One that tells entries begins where those end that were sent or are still to be."""


def unping(connection: Connection, match: str) -> None:
    """Take the pings out of table posts that were not tried yet: what they called for was taken back."""
    connection.execute(
        "UPDATE outbox SET ping = '[]' WHERE match = ? AND kind = 'table' AND closed IS NULL AND tried IS NULL",
        (match,),
    )


def take_back(connection: Connection, match: str, ended: int, undone: int, now: int) -> int | None:
    """Let posts that were not tried yet tell and call for nothing that was taken back.

    Args:
        ended: The entry before which all turns have ended that still stand.
        undone: The first entry that was taken back.
        now: Seconds since 1970.

    Returns:
        Where the newest post begins that was sent, or may have been; None if none tells of what was taken back.
    """
    unping(connection, match)
    connection.execute(
        "UPDATE outbox SET closed = CASE WHEN text = '' AND tells_from >= ?1 THEN ?2 END, "
        "how = CASE WHEN text = '' AND tells_from >= ?1 THEN 'overtaken' END, "
        "tells_from = min(tells_from, ?1), tells_to = ?1 "
        "WHERE match = ?3 AND kind IN ('table', 'retable') AND closed IS NULL AND tried IS NULL AND tells_to > ?4",
        (ended, now, match, undone),
    )
    found = connection.execute(
        f"SELECT coalesce((SELECT tells_from {_OPEN} AND tried IS NOT NULL ORDER BY id DESC LIMIT 1), "  # noqa: S608
        "shown_from) AS first, "
        f"max(shown, coalesce((SELECT max(tells_to) {_OPEN}), 0)) AS last FROM matches WHERE id = :match",
        {"match": match},
    ).fetchone()
    return found["first"] if found["last"] > undone else None
