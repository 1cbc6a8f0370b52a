"""What has become of a match, kept in the database."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.endings import end
from bot.core.taken_up import TakenUp
from bot.store import entries, matches, prepared
from bot.store.records import Made
from rules.core.log import Move

if TYPE_CHECKING:
    from bot.core.changes import Change
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Mark


def keep(unit: UnitOfWork, mark: Mark, change: Change) -> LoadedMatch:
    """Store what has become of a match; its end too.

    Args:
        mark: The interaction that did it, and whose it was.
        change: What has become of it.

    Returns:
        The match as the one who changed it finds it now.
    """
    loaded, match, connection = change.loaded, change.match, unit.connection
    name, first = loaded.info.id, loaded.match.revision
    marks = [_mark(change, mark, number, entry) for number, entry in enumerate(match.entries[first:], start=first)]
    entries.append(connection, name, first, list(zip(change.entries, marks, strict=True)), unit.now)
    # What is played automatically keeps no table awake.
    played = None if loaded.seat is None else unit.now
    matches.keep(connection, name, change.snapshot, match.version, played)
    for seat in _spent(change):
        prepared.drop(connection, name, seat)
    if change.now.over:
        end(unit, name, match, change.sources)
    makers = (*loaded.makers, *(Made(interaction, user, unit.now) for interaction, user in marks))
    unit.taken_up[name] = TakenUp(match, makers, change.snapshot)
    return replace(
        loaded,
        info=unit.info(name) if change.now.over else loaded.info,
        match=match,
        makers=makers,
    )


def _spent(change: Change) -> list[int]:
    """Seats whose prepared turn is over: it was played, or its owner or a bot has played that turn otherwise."""
    loaded, match = change.loaded, change.match
    played = {one.seat for one in change.prepared}
    new = {entry.seat for entry in match.entries[loaded.match.revision :] if isinstance(entry, Move)}
    own = {seat for seat in new if seat == loaded.match.turn_of or loaded.people[seat].bot}
    return [seat for seat in loaded.rows.prepared if seat in played | own]


def _mark(change: Change, mark: Mark, number: int, entry: object) -> Mark:
    """Whose an entry is: an answer given once and for all was made by no interaction, nor was a prepared one."""
    loaded = change.loaded
    for played in change.prepared:
        if number in played.entries:
            return -played.id, loaded.people[played.seat].mention
    if isinstance(entry, Move) and entry.seat != loaded.seat:
        return None, loaded.people[entry.seat].mention
    return mark
