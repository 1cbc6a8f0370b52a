"""A house kept by a PostgreSQL server: one connection that writes, as long as this process owns the house."""

from __future__ import annotations

import contextlib
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog

from bot.store.errors import DiskFull, NoFile, PostgresFault, StoreError, Unready
from bot.store.meta import give_name
from bot.store.migrating import MIGRATIONS
from bot.store.newest import note_open
from bot.store.postgres.candidate import Candidate
from bot.store.postgres.connecting import FULL, PASSING, alone_with, connected, in_use, usable
from bot.store.postgres.migrating import format_of, migrate
from bot.store.postgres.moving import AtPostgres, filling
from bot.store.postgres.ownership import owner_now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.database_address import Postgres
    from bot.store.engine import Work
    from bot.store.owner import Owner
    from bot.store.postgres.candidate import Taken
    from bot.store.postgres.connection import PostgresConnection
    from bot.store.postgres.keeper import Keeper

T = TypeVar("T")

ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ"
"""Begins a transaction that sees a house as it is at its first statement."""

LOST = 15.0
"""Seconds in which a server that went away at the end of a change can say whether it was kept."""

BETWEEN = 0.2
"""Seconds between two questions for that, and between two looks whether a house is free."""

_log = structlog.get_logger()


class AtAServer:
    """A house at a server; see `bot.store.engine.Engine`."""

    def __init__(self, where: Postgres, taken: Taken) -> None:
        """Keep what `open` has opened."""
        self._where = where
        self._postgres = taken.connection
        self._keeper = taken.keeper
        self._written = self._number = 0

    @classmethod
    def open(cls, where: Postgres, folder: Path) -> AtAServer:
        """Open a house, or make it in an empty database; see `bot.store.database.Database.open`."""
        candidate = Candidate(where, folder=folder)
        taken = candidate.look()
        if taken is None:
            # One that has just left may still be known to the server.
            time.sleep(BETWEEN)
            taken = candidate.look()
        if taken is None:
            candidate.close()
            raise in_use(where)
        return cls.taken(where, taken, folder)

    @classmethod
    def candidate(cls, where: Postgres, lease: int) -> Candidate:
        """One that would own a house; see `Candidate`."""
        return Candidate(where, lease)

    @classmethod
    def owner(cls, where: Postgres) -> tuple[Owner | None, int]:
        """Who owns a house at this moment, and how many stand by.

        Raises:
            StoreError: The server cannot be reached.
        """
        connection = connected(where)
        with usable(where, connection):
            found = owner_now(connection)
        connection.close()
        return found

    @classmethod
    def taken(cls, where: Postgres, taken: Taken, folder: Path = MIGRATIONS) -> AtAServer:
        """Open a house that this process owns.

        Raises:
            StoreError: It cannot be used; then it is let go.
        """
        connection = taken.connection
        try:
            with usable(where, connection):
                migrate(connection, where, folder)
                give_name(connection)
                note_open(connection, is_open=True)
        except BaseException:
            taken.keeper.release()
            raise
        return cls(where, taken)

    @classmethod
    @contextmanager
    def reading(cls, where: Postgres) -> Iterator[tuple[Connection, int]]:
        """A connection to a house that is only read, from one moment, with the house's format.

        Raises:
            StoreError: It cannot be reached, or is none.
        """
        connection = connected(where)
        try:
            yield connection, _begun(connection, where)
        finally:
            connection.close()

    @classmethod
    @contextmanager
    def moving_from(cls, where: Postgres) -> Iterator[tuple[AtPostgres, int]]:
        """A house that is moved away, with its format; see `bot.store.moving`.

        Raises:
            Locked: A bot works with it.
            StoreError: It cannot be reached, or is none.
        """
        with alone_with(where) as connection:
            yield AtPostgres(connection), _begun(connection, where)
        connection.close()

    @classmethod
    @contextmanager
    def moving_to(cls, where: Postgres, name: str) -> Iterator[AtPostgres]:
        """A house that is filled by a move; see `bot.store.postgres.moving.filling`.

        Raises:
            Locked: A bot works with it.
            StoreError: It cannot be reached, or there is another one.
        """
        with alone_with(where) as connection, filling(connection, where, name) as side:
            yield side
        connection.close()

    @property
    def connection(self) -> Connection:
        """The connection."""
        return self._postgres

    @property
    def written(self) -> int:
        """Rows that were written or deleted since it was opened."""
        return self._written

    @property
    def lease(self) -> Keeper:
        """How long the house is this process's."""
        return self._keeper

    def write(self, work: Work[T]) -> T:
        """Do a piece of work as one transaction.

        Raises:
            Unready: Another process has the house, or may have it.
        """
        result = self._whole(self._begin, work, self._commit)
        self._written = self._postgres.total_changes
        return result

    def read(self, work: Work[T]) -> T:
        """Read what belongs together from one moment."""
        execute = self._postgres.execute
        return self._whole(partial(execute, ONE_MOMENT), work, partial(execute, "ROLLBACK"))

    def _begin(self) -> None:
        """Begin a transaction of which nothing is kept once another process has the house.

        Raises:
            Unready: Another has it, or may have it.
        """
        keeper = self._keeper
        if not keeper.holds:
            raise Unready("The house may be another process's by now; nothing was changed.")
        self._number += 1
        if not self._postgres.finds(keeper.fenced(self._number)):
            keeper.lose()
            raise Unready("Another process owns the house; nothing was changed.")

    def _whole(self, begin: Callable[[], object], work: Work[T], end: Callable[[], object]) -> T:
        self._be_connected()
        connection = self._postgres
        try:
            try:
                begin()
            except PostgresFault:
                if not connection.raw.closed:
                    raise
                # The session was ended since the last piece of work, and nothing is done of this one yet.
                self._be_connected()
                begin()
            result = work(self.connection)
            end()
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, PostgresFault):
                _tell_apart(error)
            raise
        return result

    def _commit(self) -> None:
        """Keep what was written; where the answer to that is lost, find out whether it was kept.

        Raises:
            PostgresFault: It was not.
        """
        connection = self._postgres
        try:
            connection.execute("COMMIT")
        except PostgresFault as error:
            if not connection.raw.closed or not self._was_kept():
                raise
            _log.warning("committed, though the answer was lost", said=str(error))

    def _was_kept(self) -> bool:
        """Whether a transaction was kept whose end was not heard of.

        Raises:
            Unready: Another process owns the house, or the server does not come back to say so.
        """
        until = time.monotonic() + LOST
        while time.monotonic() < until:
            with contextlib.suppress(Unready, PostgresFault):
                self._be_connected()
                kept = self._keeper.was_kept(self._number, self._postgres)
                if kept is None:
                    break
                return kept
            time.sleep(BETWEEN)
        raise Unready("The database went away at the end of a change, and whether it was kept is not known.")

    def _be_connected(self) -> None:
        """Go on with a server that was away.

        Raises:
            Unready: It is away still.
        """
        if not self._postgres.raw.closed:
            return
        try:
            again = connected(self._where, self._keeper.session)
        except StoreError as error:
            raise Unready(f"{error} Nothing was changed.") from None
        self._postgres.raw = again.raw

    def copy_to(self, target: Path) -> None:
        """Copies are made by PostgreSQL's own means."""
        raise NoFile(f"{self._where} is no file, and was not copied to {target}; copy it with pg_dump.")

    def thorough_look(self) -> None:
        """PostgreSQL looks over its own pages."""

    def give_back(self) -> bool:
        """PostgreSQL gives room back by itself."""
        return False

    def listen(self, hears: Callable[[str], object] | None) -> None:
        """Tell each statement that is done from now on."""
        self._postgres.hears = hears

    def release(self) -> None:
        """Let others have the house, once its connection is closed."""
        self._keeper.release()


def _begun(connection: PostgresConnection, where: Postgres) -> int:
    """Begin to read a house from one moment; returns its format."""
    have = format_of(connection)
    if have == 0:
        raise StoreError(f"There is no house in {where} yet; the bot makes it at its first start.")
    connection.execute(f"{ONE_MOMENT} READ ONLY")
    return have


def _tell_apart(error: PostgresFault) -> None:
    """Say of an error that passes what it is.

    Raises:
        DiskFull: There is no room.
        Unready: The database cannot be used at this moment.
    """
    if error.state == FULL:
        raise DiskFull("There is no room left on the disk; nothing was changed.") from None
    if error.state.startswith(PASSING):
        raise Unready(f"The database cannot be used now ({error}); nothing was changed.") from error
