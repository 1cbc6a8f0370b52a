"""A process that would own a house: it looks again and again, and takes the house once no one owns it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.store.migrating import MIGRATIONS, migrations
from bot.store.owner import LEASE
from bot.store.postgres.connecting import connected, try_lock, usable
from bot.store.postgres.connection import PostgresConnection
from bot.store.postgres.keeper import BEAT, Keeper
from bot.store.postgres.migrating import check
from bot.store.postgres.ownership import end_lapsed, now, seen, session_of, take
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.database_address import Postgres
    from bot.store.owner import Owner
    from bot.store.postgres.ownership import Seen

GRACE = 2 * BEAT
"""Seconds for which a house is left to its owner when the server was away for everyone."""


@frozen
class Taken:
    """A house that this process owns.

    Attributes:
        keeper: Keeps it.
        connection: For the statements; opened before the house was taken, so that the next taking ends it.
    """

    keeper: Keeper
    connection: PostgresConnection


class Candidate:
    """One that would own a house; used by one thread at a time.

    Attributes:
        owner: Who owned it at the last look, or owned it last; None: no one ever did.
    """

    def __init__(self, where: Postgres, lease: int = LEASE, folder: Path = MIGRATIONS) -> None:
        """Connect.

        Args:
            lease: Seconds for which this process may not be heard of once it owns the house.

        Raises:
            Unready: The server cannot be reached.
            StoreError: It is too old.
        """
        self.owner: Owner | None = None
        # Read once, and not at each look.
        self._where, self._lease, self._newest = where, lease, max(migrations(folder))
        self._token = secrets.token_hex(8)
        self._seen: Seen | None = None
        self._since = self._not_before = 0.0
        self._connection = connected(where, session_of(self._token))

    def look(self) -> Taken | None:
        """Take the house if no one owns it, or if its owner was not heard of for its lease; then look no more.

        Raises:
            Unready: The server went away; it may be there at another look.
            TooNew: A newer bot has written the house.
            StoreError: It cannot be used.
        """
        if self._connection.raw.closed:
            self._connection = connected(self._where, session_of(self._token))
            self._seen, self._not_before = None, now() + GRACE
        with usable(self._where, self._connection):
            tables = check(self._connection, self._where, self._newest)
            there = seen(self._connection, tables)
            self.owner = None if there is None else there.owner
            is_free = (there is None or there.is_gone) and now() >= self._not_before
            if is_free and try_lock(self._connection):
                return self._take()
            if there is None or there != self._seen:
                self._seen, self._since = there, now()
            elif now() - self._since > there.lease:
                end_lapsed(self._connection, there)
                if try_lock(self._connection):
                    return self._take()
        return None

    def _take(self) -> Taken:
        connection = connected(self._where, session_of(self._token))
        with usable(self._where, connection):
            before = now()
            owner = take(self._connection, self._token, self._lease)
            keeper = Keeper(self._where, self._connection, owner, self._token, self._lease)
            keeper.begin(before)
        return Taken(keeper, connection)

    def close(self) -> None:
        """Look no more."""
        self._connection.close()
