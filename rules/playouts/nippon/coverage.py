"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.game import Setup
    from rules.nippon.model.tables import Tables


def coverage_of(tables: Tables) -> frozenset[str]:
    """Names of all that can come up in any match."""
    return frozenset(f"factory:{row.id}" for row in tables.factories.side)


def coverage_in(tables: Tables, setup: Setup) -> frozenset[str]:  # noqa: ARG001 - options are still to come
    """Names of all that can come up in a match with these seats and options."""
    return coverage_of(tables)
