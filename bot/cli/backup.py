"""``backup``: a checked copy of the database, while the bot may be running."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.core.settings import load_settings
from bot.store.backup import backup
from bot.store.errors import StoreError
from bot.store.looking import file_of

if TYPE_CHECKING:
    from pathlib import Path


def write_copy(file: Path) -> int:
    """Write a copy of the database; what is wrong is said in one sentence."""
    try:
        database = file_of(load_settings().database, "copy it with pg_dump")
        backup(database, file)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{database} was copied to {file} and the copy checked.")
    return 0
