"""A house kept by PostgreSQL: the same statements, translated where PostgreSQL says a thing otherwise.

Its packages are an extra, requirements-postgres.lock; nothing here imports them before a setting names such a house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.store.postgres.at_a_server import AtAServer


def engine() -> type[AtAServer]:
    """The engine for PostgreSQL.

    Raises:
        StoreError: Its packages are not installed.
    """
    try:
        # Imported only now: its packages are an extra.
        from bot.store.postgres.at_a_server import AtAServer  # noqa: PLC0415
    except ImportError:
        raise StoreError(
            "HATOBA_DATABASE names a PostgreSQL database, and the packages for that are missing: "
            "pip install --require-hashes -r requirements-postgres.lock"
        ) from None
    return AtAServer
