"""What a PostgreSQL server keeps about who owns a house: an advisory lock, and one row with a lease and an epoch.

The lock is held by a session of its own. After a kill it is free within milliseconds; a process that stands still, or a
machine that is gone, keeps it until its sessions are ended. The row says whose they are. Its owner renews it; whoever
stands by takes the house when the row has not changed for the lease, measured by its own clock.

Each taking changes `epoch`, the row's key, and every transaction that writes begins by holding that key (`FENCED`): so
none that began before is kept after, and none of an earlier owner begins. Renewing changes no key, and waits for none.
"""

from __future__ import annotations

import os
import socket
import time
from typing import TYPE_CHECKING

from bot.store.owner import Owner
from bot.store.postgres.connecting import LOCK
from bot.store.postgres.migrating import LAST_CHANGE, OWNERSHIP, tables_of
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Container

    from bot.store.postgres.connection import PostgresConnection

ENDING = 2000
"""Milliseconds in which a session that is ended must have gone."""

BOOT = int(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))
"""A clock that goes on while the machine sleeps, where there is one."""

BOTS = "hatoba bot "
"""How the names begin by which the server knows sessions of bots; see `session_of`."""

MADE = f"""
CREATE TABLE IF NOT EXISTS {OWNERSHIP} (
    epoch BIGINT PRIMARY KEY, token TEXT NOT NULL, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    beats BIGINT NOT NULL, lease BIGINT NOT NULL
)
"""

MARKED = (
    f"CREATE TABLE IF NOT EXISTS {LAST_CHANGE} (mark TEXT NOT NULL)",
    f"INSERT INTO {LAST_CHANGE} SELECT '' WHERE NOT EXISTS (SELECT 1 FROM {LAST_CHANGE})",  # noqa: S608
)

TOKEN = f"SELECT token FROM {OWNERSHIP}"  # noqa: S608

FENCED = (
    f"BEGIN; WITH owned AS (SELECT epoch FROM {OWNERSHIP} WHERE epoch = {{epoch}} AND token = '{{token}}' "  # noqa: S608
    f"FOR KEY SHARE) UPDATE {LAST_CHANGE} SET mark = '{{mark}}' FROM owned RETURNING mark"
)
"""Begins a transaction of an owner, and finds no row for who is none any more.

By its mark is known whether it was kept, where the answer to its end is lost. The number that PostgreSQL gives it would
not do: a server that dies with it may give the same one again, to a change that is kept.
"""

LAST_KEPT = (
    f"SELECT mark FROM {LAST_CHANGE}, {OWNERSHIP} WHERE epoch = ? AND token = ? "  # noqa: S608
    f"FOR UPDATE OF {LAST_CHANGE} NOWAIT"
)
"""The mark of the last change that was kept; no row for who is no owner any more, refused while one is under way."""

RENEWED = f"UPDATE {OWNERSHIP} SET beats = beats + 1 WHERE epoch = ? AND token = ?"  # noqa: S608

FIRST = f"INSERT INTO {OWNERSHIP} VALUES (0, '', '', 0, 0, 0)"  # noqa: S608

TAKEN = (
    f"UPDATE {OWNERSHIP} SET epoch = epoch + 1, token = ?, name = ?, beats = 0, lease = ?, "  # noqa: S608
    "since = CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION) RETURNING epoch, since"
)

SEEN = (
    "SELECT epoch, token, name, since, beats, lease, (SELECT pid FROM pg_locks "  # noqa: S608
    "WHERE locktype = 'advisory' AND objsubid = 1 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    f"AND CAST(classid AS BIGINT) = {LOCK >> 32} AND CAST(objid AS BIGINT) = {LOCK & 0xFFFFFFFF}), "
    "(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    f"AND application_name = '{BOTS}' || token) FROM {OWNERSHIP}"
)
"""The row, the session that holds the lock, and how many the owner has."""

SESSIONS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND "

END = f"SELECT pg_terminate_backend(pid, {ENDING}) {SESSIONS} application_name = ?"

END_LAPSED = (
    f"SELECT pg_terminate_backend(pid, {ENDING}) {SESSIONS} "  # noqa: S608
    f"(application_name = ? OR (pid = ? AND application_name LIKE '{BOTS}%')) "
    f"AND EXISTS (SELECT 1 FROM {OWNERSHIP} WHERE epoch = ? AND beats = ?)"
)
"""Ends the sessions of an owner that was not heard of, unless it was by now, or another has the house. A process that
holds the lock and did not come to write its row counts as one; a house that is moved is left alone."""


def now() -> float:
    """Seconds on a clock that no one sets."""
    return time.clock_gettime(BOOT)


def session_of(token: str) -> str:
    """The name by which the sessions of a process are known to the server."""
    return f"{BOTS}{token}"


@frozen
class Seen:
    """Who owns a house, as it is seen at one moment; as long as it stays the same, nothing is heard of them.

    Attributes:
        owner: The process.
        token: What names it for certain.
        beats: How often it has renewed its lease.
        lease: Seconds for which it may not be heard of.
        holder: The session that holds the lock, if any does.
        connected: Whether the owner has any session: a process that was killed has none.
    """

    owner: Owner
    token: str
    beats: int
    lease: int
    holder: int | None
    connected: bool

    @property
    def is_gone(self) -> bool:
        """Whether the owner is gone, and not only the session that held its lock."""
        return self.holder is None and not self.connected


def seen(connection: PostgresConnection, tables: Container[str]) -> Seen | None:
    """Who owns a house, or owned it last; None: no one ever did.

    Args:
        tables: The tables of the house.
    """
    if OWNERSHIP not in tables:
        return None
    row = connection.execute(SEEN).fetchone()
    if row is None:
        return None
    epoch, token, name, since, beats, lease, holder, others = row
    return Seen(Owner(name, since, epoch), token, beats, lease, holder, bool(others))


def take(connection: PostgresConnection, token: str, lease: int) -> Owner:
    """Own a house, on the session that holds its lock: from now on nothing is kept of what others write.

    Raises:
        PostgresFault: An earlier owner's session does not end.
    """
    name = f"{socket.gethostname()}, process {os.getpid()}"
    # Who renews need wait for no one; who is in the way of a taking is ended once more.
    connection.execute(f"SET lock_timeout = {ENDING}")
    for made in (MADE, *MARKED):
        connection.execute(made)
    before = connection.execute(TOKEN).fetchone()
    if before is None:
        connection.execute(FIRST)
    else:
        connection.execute(END, (session_of(before["token"]),))
    epoch, since = connection.execute(TAKEN, (token, name, lease)).fetchall()[0]
    return Owner(name, since, epoch)


def end_lapsed(connection: PostgresConnection, lapsed: Seen) -> None:
    """End the sessions of an owner that was not heard of for its lease."""
    values = (session_of(lapsed.token), lapsed.holder or 0, lapsed.owner.epoch, lapsed.beats)
    connection.execute(END_LAPSED, values)


def owner_now(connection: PostgresConnection) -> tuple[Owner | None, int]:
    """Who owns a house at this moment, and how many stand by."""
    last = seen(connection, tables_of(connection))
    counted = connection.execute(f"SELECT count(DISTINCT application_name) {SESSIONS} application_name LIKE '{BOTS}%'")
    bots = int(counted.fetchall()[0][0])
    return (None, bots) if last is None or last.holder is None else (last.owner, bots - 1)
