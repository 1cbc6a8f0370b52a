"""The lease of a house: renewed by a thread of its own, on the session that holds the lock.

Whether the house is this process's (`holds`) a clock says, since one that wakes up has not been told anything yet. A
lease that has run out may be renewed as long as no one has taken the house; once someone has, it is lost.
"""

from __future__ import annotations

import contextlib
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

import structlog

from bot.store.errors import PostgresFault, Unready
from bot.store.postgres.connecting import connected, try_lock
from bot.store.postgres.migrating import OWNERSHIP
from bot.store.postgres.ownership import FENCED, LAST_KEPT, RENEWED, now, seen, session_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.database_address import Postgres
    from bot.store.owner import Owner
    from bot.store.postgres.connection import PostgresConnection

BEAT = 1.0
"""Seconds between two renewals."""

LEAVING = 5.0
"""Seconds in which a renewal that is under way must end when the house is let go."""

_log = structlog.get_logger()


class Keeper:
    """Keeps a house that was taken; see `bot.store.owner.Lease`.

    Attributes:
        owner: This process.
        session: The name of this process's sessions.
    """

    def __init__(self, where: Postgres, connection: PostgresConnection, owner: Owner, token: str, lease: int) -> None:
        """Keep a house that was taken just now.

        Args:
            connection: The session that holds the lock, used by no one else from now on.
            token: What names this process for certain.
            lease: Seconds for which it may not be heard of.
        """
        self.owner = owner
        self.session = session_of(token)
        self._where, self._connection, self._token, self._lease = where, connection, token, lease
        # Others count from when they see the row, which is later than this.
        self._until = 0.0
        self._lost = False
        self._told: list[Callable[[], None]] = []
        self._telling = Lock()
        self._stopping = Event()
        self._thread = Thread(target=self._keep, name="lease", daemon=True)

    def begin(self, since: float) -> None:
        """Begin to renew.

        Args:
            since: A moment before the house was taken, by `bot.store.postgres.ownership.now`.
        """
        self._until = since + self._lease
        self._thread.start()

    def fenced(self, number: int) -> str:
        """What begins a transaction that writes; each has another number."""
        return FENCED.format(epoch=self.owner.epoch, token=self._token, mark=self._mark(number))

    def was_kept(self, number: int, connection: PostgresConnection) -> bool | None:
        """Whether the last transaction that was begun was kept; None: another process has the house, and may know.

        Raises:
            PostgresFault: It is under way still.
        """
        found = connection.execute(LAST_KEPT, (self.owner.epoch, self._token)).fetchone()
        if found is None:
            self.lose()
            return None
        return bool(found["mark"] == self._mark(number))

    def _mark(self, number: int) -> str:
        return f"{self._token} {number}"

    @property
    def holds(self) -> bool:
        """Whether the house is this process's at this moment."""
        return not self._lost and now() < self._until

    def when_lost(self, tell: Callable[[], None]) -> None:
        """Have someone told once another process owns the house."""
        with self._telling:
            self._told.append(tell)
            lost = self._lost
        if lost:
            tell()

    def lose(self) -> None:
        """Another process owns the house: that is for good."""
        with self._telling:
            told = [] if self._lost else list(self._told)
            self._lost = True
        self._stopping.set()
        for tell in told:
            tell()

    def release(self) -> None:
        """Let the house go: who stands by has it at the next look."""
        self._stopping.set()
        self._thread.join(LEAVING)
        self._connection.close()

    def _keep(self) -> None:
        while not self._stopping.wait(BEAT):
            # A server that is away is asked again; what has become of the lease meanwhile the clock says.
            with contextlib.suppress(Unready, PostgresFault):
                if not self._connection.raw.closed:
                    with contextlib.suppress(PostgresFault):
                        self._renew()
                if self._connection.raw.closed and self._is_there_again():
                    self._renew()

    def _renew(self) -> None:
        before = now()
        if self._connection.execute(RENEWED, (self.owner.epoch, self._token)).rowcount == 1:
            if before >= self._until:
                _log.warning("the lease had run out, and no one had taken the house", seconds=before - self._until)
            self._until = before + self._lease
        else:
            self.lose()

    def _is_there_again(self) -> bool:
        """Whether this process holds the lock once more."""
        again = connected(self._where, self.session)
        try:
            there = seen(again, {OWNERSHIP})
            if there is None or there.token != self._token:
                self.lose()
            elif try_lock(again):
                self._connection = again
                return True
        except BaseException:
            again.close()
            raise
        again.close()
        return False
