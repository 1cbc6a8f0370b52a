"""``export``: a match of the database written as a file, while the bot may be running."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.cli.writing import NotWritten, write_new
from bot.core.boxes.catalog import GameCatalog, Unreadable
from bot.core.boxes.packs import Packs
from bot.core.settings import load_settings
from bot.core.unit_of_work import Limits, UnitOfWork
from bot.store.engine import FAULTS
from bot.store.errors import StoreError
from bot.store.looking import reading
from bot.store.migrating import migrations
from bot.topics.record.writing import source, written
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.settings import Settings
    from bot.topics.record.writing import Source


class NotThere(LookupError):  # noqa: N818
    """A match that cannot be had from the database, said in one sentence."""


def export_match(match: str, file: Path, *, everything: bool, names: bool) -> int:
    """Write a match as a file; what is wrong is said in one sentence."""
    try:
        found = match_of(load_settings(), match)
        content = written(found, everything=everything, names=names)
        write_new(file, content)
    except (NotThere, NotWritten, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    what = "all of it" if everything or found.stored.phase != "running" else "what everyone at the table may see"
    print(f"{found.stored.id} was written to {file}: {what}.")
    return 0


def match_of(settings: Settings, match: str) -> Source:
    """A match of the database, which is only read; as someone without a seat finds it.

    Raises:
        NotThere: There is no such match, it was not dealt, or it cannot be read.
        StoreError: The database cannot be used.
    """
    database = settings.database
    try:
        with reading(database) as (connection, have):
            if have < max(migrations()):
                raise NotThere(f"{database} was written by an older version; start the bot once, then try again.")
            unit = UnitOfWork(connection, 0, GameCatalog(GAMES, FACES, Packs(settings.packs)), Limits())
            stored = unit.find(match.strip().upper())
            found = None if stored is None else source(unit, stored, None)
    except (*FAULTS, Unreadable):
        raise NotThere(f"{match} cannot be read: its log or its position is damaged.") from None
    if stored is None:
        raise NotThere(f"There is no game {match} in {database}.")
    if found is None:
        raise NotThere(f"{match} has not been dealt: there is nothing to write yet.")
    return found
