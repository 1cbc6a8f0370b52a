"""``move-house``: the database copied to where it is to be kept from now on, each row compared."""

from __future__ import annotations

import sys

from bot.store.database_address import Where, where
from bot.store.errors import StoreError
from bot.store.moving import move


def move_house(source: str, target: str) -> int:
    """Copy a house; what is wrong is said in one sentence."""
    try:
        old = _named("FROM", source)
        new = _named("TO", target)
        rows = move(old, new)
    except (StoreError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{rows} rows were copied from {old} to {new} and compared. HATOBA_DATABASE is to name {new} now.")
    return 0


def _named(which: str, named: str) -> Where:
    try:
        return where(named)
    except ValueError as error:
        raise ValueError(f"{which} {error}.") from None
