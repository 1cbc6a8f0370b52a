"""How a PostgreSQL server is reached, how a house there is taken hold of, and what may be wrong with it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import psycopg
from psycopg.conninfo import make_conninfo

from bot.store.errors import DiskFull, Locked, PostgresFault, StoreError, Unready
from bot.store.postgres.connection import PostgresConnection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.database_address import Postgres

OLDEST = 16
"""The oldest PostgreSQL that the bot is made for."""

PATIENCE = 5
"""Seconds to wait for a server that does not answer."""

LOCK = 0x4861746F6261
"""The advisory lock of a house: held by a session of the process that works with it."""

FULL = "53100"
FORBIDDEN = "42501"

PASSING = ("08", "25006", "40", "53", "55P03", "57", "58", "XX001")
"""How the codes begin of what is wrong with the machine, or with who else is there, and not with the work."""

FELT = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""What makes a server that is gone without a word felt within seconds; the last one in milliseconds."""


def connected(where: Postgres, name: str = "hatoba") -> PostgresConnection:
    """A connection in autocommit mode.

    Args:
        name: By which the server knows it.

    Raises:
        Unready: The server cannot be reached, or refuses.
        StoreError: It is too old.
    """
    try:
        how = make_conninfo(where.url.get_secret_value(), application_name=name, connect_timeout=PATIENCE, **FELT)
        raw = psycopg.connect(how, autocommit=True)
    except psycopg.Error as error:
        raise Unready(f"{where} cannot be reached ({_first_line(error)}); see HATOBA_DATABASE.") from None
    if raw.info.server_version < OLDEST * 10_000 or raw.info.encoding != "utf-8":
        raw.close()
        raise StoreError(f"{where} is not of PostgreSQL {OLDEST} or newer with texts in UTF-8; see HATOBA_DATABASE.")
    return PostgresConnection(cast("psycopg.Connection[object]", raw))


@contextmanager
def alone_with(where: Postgres) -> Iterator[PostgresConnection]:
    """A connection that holds the lock of a house for as long as it lasts; see `usable`.

    Raises:
        Locked: Another process holds it.
    """
    connection = connected(where)
    with usable(where, connection):
        if not try_lock(connection):
            raise in_use(where)
        yield connection


@contextmanager
def usable(where: Postgres, connection: PostgresConnection) -> Iterator[None]:
    """Close a connection if anything goes wrong with it in the block, and say so in a sentence.

    Raises:
        DiskFull: There is no room.
        Unready: The house cannot be used at this moment.
        StoreError: It cannot be used.
    """
    try:
        yield
    except PostgresFault as error:
        connection.close()
        raise _unusable(where, error, error.state) from None
    except psycopg.Error as error:
        connection.close()
        raise _unusable(where, error, error.sqlstate or "") from None
    except BaseException:
        connection.close()
        raise


def try_lock(connection: PostgresConnection) -> bool:
    """Take the lock of a house for as long as the connection lasts, if no other has it."""
    return bool(connection.execute("SELECT pg_try_advisory_lock(?)", (LOCK,)).fetchall()[0][0])


def in_use(where: Postgres) -> Locked:
    """Says that another process has the lock."""
    return Locked(f"Another bot works with {where}; stop it first or set HATOBA_DATABASE.")


def _unusable(where: Postgres, error: Exception, state: str) -> StoreError:
    if state == FULL:
        return DiskFull(f"There is no room for {where}.")
    if state == FORBIDDEN:
        return StoreError(f"The role of HATOBA_DATABASE may make no tables in {where}; make it the owner.")
    kind = Unready if state.startswith(PASSING) else StoreError
    return kind(f"{where} cannot be used ({_first_line(error)}).")


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]
