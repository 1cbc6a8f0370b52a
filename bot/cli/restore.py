"""``restore``: a copy put in the place of the database, once every match in it was read."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from bot.core.boxes.catalog import GameCatalog, setup_of
from bot.core.boxes.packs import Packs
from bot.core.settings import load_settings
from bot.store import entries, match_rows, matches, seats
from bot.store.errors import StoreError
from bot.store.looking import file_of
from bot.store.restoring import Broken, listed, restore
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from bot.store.connection import Connection


def broken_matches(catalog: GameCatalog, connection: Connection) -> Sequence[Broken]:
    """The matches of a database, lobbies and finished ones too, of which something cannot be read."""
    return list(_broken(catalog, connection))


def _broken(catalog: GameCatalog, connection: Connection) -> Iterator[Broken]:
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
                taken_up = book.resume(setup, log, stored.snapshot or "")
                taken_up.questions()
                # The lines of a log are read when they are looked at.
                list(taken_up.entries)
        except Exception:  # noqa: BLE001 - whatever can be wrong with what was written, here it is only named
            yield Broken(match, what)


def put_back(file: Path, *, keep_going: bool) -> int:
    """Put a copy in the place of the database, once all its matches were read."""
    settings = load_settings()
    examine = partial(broken_matches, GameCatalog(GAMES, {}, Packs(settings.packs)))
    try:
        database = file_of(settings.database, "put a copy in its place with pg_restore")
        done = restore(file, database, examine, keep_going=keep_going)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{file} stands in the place of {database} now.")
    if done.aside is not None:
        print(f"What stood there is {done.aside}.")
    if done.left_out:
        print(f"Left out, since something of them cannot be read: {listed(done.left_out)}.")
    return 0
