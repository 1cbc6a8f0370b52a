"""A connection to what a house is kept in, as statements see it: all that the store asks of either engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence


class RowFound(Protocol):
    """A row, its values by place and by name."""

    def keys(self) -> list[str]:
        """The names of its values."""

    def __getitem__(self, key: int | str, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


class Found(Protocol):
    """What a statement has found: rows, each read once."""

    @property
    def rowcount(self) -> int:
        """Rows that it wrote or deleted."""

    def fetchone(self) -> Any:
        """The next row; None if none is left."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection, in autocommit mode; transactions are begun and ended by statements."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, be it spoiled or not."""

    def execute(self, sql: str, values: Sequence[Any] | Mapping[str, Any] = (), /) -> Found:
        """Do one statement, in the SQL that both engines read.

        Raises:
            bot.store.engine.FAULTS: It cannot be done.
        """

    def executemany(self, sql: str, many: Iterable[Sequence[Any] | Mapping[str, Any]], /) -> Found:
        """Do one statement with each of some values."""

    def came(self, match: str, entry: int, made: int, by: int, /) -> None:
        """Note within a transaction how far the house has come by it, where an engine needs to know.

        Args:
            match: The match of a new lobby, or of new entries.
            entry: Number of the newest entry in its log, counted from 1; 0 for a new lobby.
            made: When it was written, in seconds since 1970.
            by: How many lobbies or entries they are.
        """

    def close(self) -> None:
        """Close it."""
