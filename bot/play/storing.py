"""Storing what a match has become: the log grows, the position is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import matches
from rules.core.log import Move

if TYPE_CHECKING:
    from bot.play.outcomes import LoadedMatch
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.matches import Mark
    from rules.core.match import Match


def store(unit: UnitOfWork, mark: Mark, loaded: LoadedMatch, match: Match) -> None:
    """Store what a match has become; its end too.

    Args:
        unit: The open transaction.
        mark: The interaction that did it, and whose it was.
        loaded: The match as it was stored before.
        match: The match now.
    """
    name = loaded.info.id
    for number in range(matches.revision(unit.connection, name), match.revision):
        entry = match.entries[number]
        whose = mark
        if isinstance(entry, Move) and entry.seat != loaded.seat:
            whose = (None, loaded.people[entry.seat].mention)
        matches.append(unit.connection, name, number, match.dump_entry(number), whose, unit.now)
    unit.connection.execute(
        "UPDATE matches SET snapshot = ?, version = ?, shown = min(shown, ?), shown_from = min(shown_from, ?) "
        "WHERE id = ?",
        (match.dump(), match.version, match.published, match.published, name),
    )
    if match.results() is not None:
        matches.end(unit.connection, name, "over", unit.now)
