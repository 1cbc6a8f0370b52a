"""Storing what a match has become: the log grows, the position is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import matches
from rules.core.log import Move

if TYPE_CHECKING:
    from bot.play.outcomes import Sitting
    from bot.play.room import Room
    from bot.store.matches import Mark
    from rules.core.match import Match


def store(room: Room, mark: Mark, sitting: Sitting, match: Match) -> None:
    """Store what a match has become; its end too.

    Args:
        room: The open transaction.
        mark: The interaction that did it, and whose it was.
        sitting: The match as it was stored before.
        match: The match now.
    """
    name = sitting.card.id
    for number in range(matches.revision(room.connection, name), match.revision):
        entry = match.entries[number]
        whose = mark
        if isinstance(entry, Move) and entry.seat != sitting.seat:
            whose = (None, sitting.people[entry.seat].mention)
        matches.append(room.connection, name, number, match.dump_entry(number), whose, room.now)
    room.connection.execute(
        "UPDATE matches SET snapshot = ?, version = ?, shown = min(shown, ?), shown_from = min(shown_from, ?) "
        "WHERE id = ?",
        (match.dump(), match.version, match.published, match.published, name),
    )
    if match.results() is not None:
        matches.end(room.connection, name, "over", room.now)
