"""A connection of psycopg as the store sees all connections; see `bot.store.connection.Connection`."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg import RawCursor
from psycopg.adapt import Loader
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from bot.store.errors import PostgresFault
from bot.store.postgres.translating import translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from psycopg.abc import Buffer

CHANGING = ("INSERT", "UPDATE", "DELETE")
"""How the reports of PostgreSQL begin of statements that wrote or deleted rows."""

AWAY = "08006"
"""The code of a connection that is gone, where psycopg names none."""


class _BoolDumper(Int8Dumper):
    def dump(self, obj: int) -> Buffer | None:
        return super().dump(int(obj))


class _NumberLoader(Loader):
    """Sums and means come without a type of their own; a whole number is one."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data).decode("ascii")
        return int(text) if text.lstrip("-").isdecimal() else float(text)


class _TextLoader(Loader):
    """JSON stays text, to be read where it is wanted."""

    def load(self, data: Buffer) -> str:
        return bytes(data).decode()


class Row(tuple[Any, ...]):
    """A row, its values by place and by name."""

    __slots__ = ()
    places: Mapping[str, int] = {}

    def keys(self) -> list[str]:
        """The names of its values."""
        return list(self.places)

    def __getitem__(self, key: Any) -> Any:
        return tuple.__getitem__(self, self.places[key] if isinstance(key, str) else key)


@cache
def _row(names: tuple[str, ...]) -> type[Row]:
    """Rows with these names; of two alike the first counts."""
    places = {name: place for place, name in reversed(list(enumerate(names)))}
    return type("Row", (Row,), {"__slots__": (), "places": {name: places[name] for name in names}})


class Found:
    """What a statement has found.

    Attributes:
        rowcount: Rows that it found, wrote or deleted.
    """

    def __init__(self, rows: list[Row], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Row | None:
        """The next row."""
        return next(self._rows, None)

    def fetchall(self) -> list[Row]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return self._rows


@contextmanager
def _told(text: str) -> Iterator[None]:
    """Say what is wrong with a statement as the rest of the store hears it."""
    try:
        yield
    except psycopg.Error as error:
        away = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        state = error.sqlstate or (AWAY if away else "")
        raise PostgresFault(f"{str(error).strip()} ({text})", state) from error


class PostgresConnection:
    """A connection; in autocommit mode, as transactions are begun by statements.

    Attributes:
        raw: The connection itself.
        total_changes: Rows that were written or deleted by it.
        hears: Told each statement, if anyone is.
    """

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self.raw = raw
        self.total_changes = 0
        self.hears: Callable[[str], object] | None = None
        adapters = raw.adapters
        # One type for each of Python's, so that a statement is prepared once.
        adapters.register_dumper(int, Int8Dumper)
        adapters.register_dumper(bool, _BoolDumper)
        adapters.register_dumper(str, StrDumper)
        adapters.register_loader("numeric", _NumberLoader)
        for kind in ("json", "jsonb"):
            adapters.register_loader(kind, _TextLoader)

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, be it spoiled or not."""
        return self.raw.info.transaction_status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)

    def execute(self, sql: str, values: Sequence[object] | Mapping[str, object] = ()) -> Found:
        """Do one statement.

        Raises:
            PostgresFault: It cannot be done.
        """
        if self.hears is not None:
            self.hears(sql)
        text, names = translated(sql)
        given = tuple(values[name] for name in names) if names else tuple(values)  # type: ignore[call-overload]
        with RawCursor(self.raw) as cursor:
            with _told(text):
                cursor.execute(text, given)
                names_found = tuple(column.name for column in cursor.description or ())
                rows = [_row(names_found)(row) for row in cursor.fetchall()] if names_found else []
            if cursor.rowcount > 0 and (cursor.statusmessage or "").startswith(CHANGING):
                self.total_changes += cursor.rowcount
            return Found(rows, cursor.rowcount)

    def executemany(self, sql: str, many: Iterable[Sequence[object] | Mapping[str, object]]) -> Found:
        """Do one statement with each of some values."""
        return Found([], sum(self.execute(sql, values).rowcount for values in many))

    def finds(self, script: str) -> bool:
        """Do several statements at once, without values; whether the last one found anything.

        Raises:
            PostgresFault: They cannot be done.
        """
        if self.hears is not None:
            self.hears(script)
        with RawCursor(self.raw) as cursor, _told(script):
            # What is prepared is one statement.
            cursor.execute(script.encode(), prepare=False)
            while cursor.nextset():
                pass
            return cursor.fetchone() is not None

    def came(self, match: str, entry: int, made: int, by: int, /) -> None:
        """Nothing: a server keeps its log and its tables together, and a row that all write would hold up everyone."""

    def close(self) -> None:
        """Close it."""
        self.raw.close()
