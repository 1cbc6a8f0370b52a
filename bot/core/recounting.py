"""Counting anew: the results of finished matches from their logs, and all levels from the ranked games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import levels
from bot.core.boxes.catalog import Unreadable
from bot.core.changes import sources_of
from bot.core.endings import ranked_of, results_of
from bot.store import levels as kept_levels
from bot.store import results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import UnitOfWork


def finished(unit: UnitOfWork) -> Sequence[str]:
    """Ids of the matches that have come to their end, in that order; practice is left out."""
    return results.ended(unit.connection)


def recount(unit: UnitOfWork, match: str, *, keep: bool) -> bool:
    """Count the results of a match anew.

    Args:
        unit: The open transaction.
        match: A match that is over.
        keep: Whether what was counted takes the place of what was kept.

    Returns:
        Whether that was something else. Of a match that cannot be read what was kept stays.
    """
    stored = unit.stored(match)
    try:
        loaded = unit.load(stored, None)
        found = results_of(unit, match, loaded.match, sources_of(loaded, loaded.match))
    except (Unreadable, ValueError, LookupError, AssertionError):
        return False
    finally:
        # It is looked over, not played.
        unit.taken_up.clear()
    ranked = ranked_of(unit, match, found)
    before = results.of_match(unit.connection, match)
    same = before == found and [one.sources for one in before] == [one.sources for one in found]
    if same and sorted(ranked.placed) == sorted(kept_levels.placed_in(unit.connection, match)):
        return False
    if keep:
        results.rewrite(unit.connection, match, found, ranked=bool(ranked.placed))
        kept_levels.replace(unit.connection, ranked)
    return True


def recount_levels(unit: UnitOfWork, *, keep: bool) -> int:
    """Count all levels anew from the ranked games; how many were other ones."""
    counted = levels.counted(kept_levels.every_game(unit.connection))
    before = kept_levels.every(unit.connection)
    different = sum(counted.get(key) != before.get(key) for key in counted.keys() | before.keys())
    if keep and different:
        kept_levels.forget(unit.connection)
        kept_levels.keep(unit.connection, counted)
    return different
