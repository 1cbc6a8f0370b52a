"""One work on a database, in a process that may be killed: ``WORK DATABASE [COPY]``."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.background.housekeeping import Retention, let_finished_go
from bot.store.database import Database
from bot.store.restoring import restore

LATER = 10**9
"""A moment at which all matches of the laboratory ended long ago."""


async def tidy(path: Path) -> None:
    """Let all finished matches go, into the archive first."""
    database = await Database.open(path)
    await let_finished_go(database, Retention(1, path.with_name("archive.sqlite3")), LATER)
    await database.close()


async def migrate(path: Path) -> None:
    """Bring a database up to date."""
    await (await Database.open(path)).close()


def main() -> None:
    """Say that it begins, then work."""
    work, path = sys.argv[1], Path(sys.argv[2])
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    match work:
        case "migration":
            asyncio.run(migrate(path))
        case "tidying":
            asyncio.run(tidy(path))
        case "restore":
            restore(Path(sys.argv[3]), path, lambda _: ())
        case _:
            raise ValueError(work)


if __name__ == "__main__":
    main()
