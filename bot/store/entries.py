"""The log of each match. Nothing in it is ever changed or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.chain import LAST, Broken, link
from bot.store.records import Made

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection
    from bot.store.records import Mark


def load(connection: Connection, match: str) -> tuple[list[str], list[Made]]:
    """The log of a match, and how each entry came about.

    Raises:
        Broken: It, or the position, is not what was written; see `chain`.
    """
    log = linked(connection, match)
    if not _fits(connection, match):
        raise Broken(f"the end of match {match}")
    return log


def _fits(connection: Connection, match: str) -> bool:
    """Whether a match keeps what its last entry and its position lead to."""
    last = LAST.format(match="matches.id")
    row = connection.execute(
        f"SELECT seed IS NULL OR head IS NOT DISTINCT FROM head({last}, seed, snapshot) FROM matches WHERE id = ?",  # noqa: S608
        (match,),
    ).fetchone()
    return row is None or bool(row[0])


def linked(connection: Connection, match: str) -> tuple[list[str], list[Made]]:
    """The same, whatever the position is.

    Raises:
        Broken: The log is not what was written.
    """
    rows = connection.execute(
        "SELECT number, content, interaction, person, made, hash FROM entries WHERE match = ? ORDER BY number", (match,)
    ).fetchall()
    before: bytes | None = None
    for at, (number, content, interaction, _, made, kept) in enumerate(rows):
        before = link(before, match, at, interaction, made, content)
        if number != at or kept != before:
            raise Broken(f"entry {at} of match {match}")
    return [row[1] for row in rows], [Made(interaction, user, made) for _, _, interaction, user, made, _ in rows]


def append(connection: Connection, match: str, first: int, made: Sequence[tuple[str, Mark]], now: int) -> None:
    """Write entries of the log, each with how it came about; the first of them has this number."""
    connection.executemany(
        "INSERT INTO entries (match, number, interaction, person, made, content, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, "
        "link((SELECT hash FROM entries WHERE match = ?1 AND number = ?2 - 1), ?1, ?2, ?3, ?5, ?6))",
        [(match, number, *mark, now, content) for number, (content, mark) in enumerate(made, start=first)],
    )
    connection.came(match, first + len(made), now, len(made))


def revision(connection: Connection, match: str) -> int:
    """Number of entries of a match."""
    newest_one = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match = ?"
    return int(connection.execute(newest_one, (match,)).fetchone()[0])


def last_made(connection: Connection, match: str) -> int | None:
    """When the newest entry was made, in seconds since 1970; None if there is none."""
    newest_one = "SELECT made FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1"
    row = connection.execute(newest_one, (match,)).fetchone()
    return None if row is None else int(row["made"])
