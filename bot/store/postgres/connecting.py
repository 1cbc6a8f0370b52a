"""How a PostgreSQL server is reached, how a house there is taken hold of, and what may be wrong with it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import psycopg

from bot.store.errors import DiskFull, Locked, PostgresFault, StoreError
from bot.store.postgres.connection import PostgresConnection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.database_address import Postgres

OLDEST = 16
"""The oldest PostgreSQL that the bot is made for."""

PATIENCE = 5
"""Seconds to wait for a server that does not answer."""

LOCK = 0x4861746F6261
"""The advisory lock of a house: held by the session of the bot that works with it."""

FULL = "53100"
FORBIDDEN = "42501"


def connected(where: Postgres) -> PostgresConnection:
    """A connection in autocommit mode.

    Raises:
        StoreError: The server cannot be reached, refuses, or is too old.
    """
    try:
        raw = psycopg.connect(
            where.url.get_secret_value(), autocommit=True, connect_timeout=PATIENCE, application_name="hatoba"
        )
    except psycopg.Error as error:
        raise StoreError(f"{where} cannot be reached ({_first_line(error)}); see HATOBA_DATABASE.") from None
    if raw.info.server_version < OLDEST * 10_000 or raw.info.encoding != "utf-8":
        raw.close()
        raise StoreError(f"{where} is not of PostgreSQL {OLDEST} or newer with texts in UTF-8; see HATOBA_DATABASE.")
    return PostgresConnection(cast("psycopg.Connection[object]", raw))


@contextmanager
def alone_with(where: Postgres) -> Iterator[PostgresConnection]:
    """A connection that holds the lock of a house; closed if anything goes wrong, and said in a sentence.

    Raises:
        Locked: Another process holds it.
        DiskFull: There is no room.
        StoreError: The house cannot be used.
    """
    connection = connected(where)
    try:
        take_lock(connection, where)
        yield connection
    except PostgresFault as error:
        connection.close()
        raise _unusable(where, error, error.state) from None
    except psycopg.Error as error:
        connection.close()
        raise _unusable(where, error, error.sqlstate or "") from None
    except BaseException:
        connection.close()
        raise


def take_lock(connection: PostgresConnection, where: Postgres) -> None:
    """Take the lock of a house for as long as the connection lasts.

    Raises:
        Locked: Another process holds it; then the connection is closed.
    """
    if not connection.execute("SELECT pg_try_advisory_lock(?)", (LOCK,)).fetchall()[0][0]:
        connection.close()
        raise Locked(f"Another bot works with {where}; stop it first or set HATOBA_DATABASE.")


def _unusable(where: Postgres, error: Exception, state: str) -> StoreError:
    if state == FULL:
        return DiskFull(f"There is no room for {where}.")
    if state == FORBIDDEN:
        return StoreError(f"The role of HATOBA_DATABASE may make no tables in {where}; make it the owner.")
    return StoreError(f"{where} cannot be used ({_first_line(error)}).")


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]
