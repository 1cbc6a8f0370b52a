"""``recount``: results from the logs of finished matches, levels, and tables of leagues, counted from nothing."""

from __future__ import annotations

import asyncio
import sys

from bot.cli.app import open_app
from bot.core import recounting
from bot.core.leagues import counting
from bot.core.settings import load_settings
from bot.store.errors import StoreError


def count_anew(*, only_check: bool) -> int:
    """Count anew, and keep it or only say what is different; then the exit code is 1."""
    try:
        matches, different, levels, tables = asyncio.run(_counted(keep=not only_check))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(
        f"{matches} finished games counted: the results of {different}, {levels} levels and {tables} tables of leagues "
        "were different."
    )
    return 1 if only_check and (different or levels or tables) else 0


async def _counted(*, keep: bool) -> tuple[int, int, int, int]:
    """How many matches were counted; how many of them, of levels and of tables of leagues were different."""
    async with open_app(load_settings()) as app:
        names = await app.acting.read(recounting.finished)
        different = [await app.acting.write(recounting.recount, name, keep=keep) for name in names]
        levels = await app.acting.write(recounting.recount_levels, keep=keep)
        tables = await app.acting.write(counting.recount, keep=keep)
    return len(names), sum(different), levels, tables
