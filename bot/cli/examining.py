"""Examining: whether every match of a database can still be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.catalog import setup_of
from bot.store import entries, match_rows, matches, seats
from bot.store.restoring import Broken

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Sequence

    from bot.core.catalog import GameCatalog


def broken_matches(catalog: GameCatalog, connection: sqlite3.Connection) -> Sequence[Broken]:
    """The matches of a database, lobbies and finished ones too, of which something cannot be read."""
    return list(_broken(catalog, connection))


def _broken(catalog: GameCatalog, connection: sqlite3.Connection) -> Iterator[Broken]:
    for match in matches.all_ids(connection):
        what = "its row"
        try:
            stored = match_rows.find(connection, match)
            assert stored is not None
            match_rows.info(stored)
            what = f"its game, {stored.game}"
            book = catalog.book(connection, stored)
            what = "its log or its position"
            setup = setup_of(stored, len(seats.rows(connection, match)), stored.seed or b"")
            if stored.seed is not None:
                log, _ = entries.load(connection, match)
                assert entries.is_whole(connection, match)
                taken_up = book.resume(setup, log, stored.snapshot or "")
                taken_up.questions()
                # The lines of a log are read when they are looked at.
                list(taken_up.entries)
        except Exception:  # noqa: BLE001 - whatever can be wrong with what was written, here it is only named
            yield Broken(match, what)
