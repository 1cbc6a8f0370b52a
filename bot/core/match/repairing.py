"""Repairs by whoever runs the house: each is an entry of the log, kept in one transaction and told to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.announcing.queue import notify
from bot.core.boxes.catalog import Unreadable
from bot.core.changes import changed
from bot.core.keeping import keep
from bot.core.match import closing
from bot.core.match.owners import hand_over
from bot.core.match.seed import seed_of
from bot.core.match.voting import set_elsewhere
from bot.core.taken_up import TakenUp
from bot.store import entries
from bot.store.chain import Broken
from rules.core.log import Repair

if TYPE_CHECKING:
    from bot.core.changes import Change
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import StoredMatch
    from bot.store.records import Mark, MatchInfo
    from rules.core.seats import Seat

HOUSE: Final[Mark] = (None, None)
"""What an entry keeps that no one has pressed for."""


def set_right(unit: UnitOfWork, loaded: LoadedMatch, repair: Repair) -> None:
    """Let a running match go back, or have it played again by the present rules.

    Raises:
        CannotGoBack: There is no way to so many answers.
        IllegalAction: The present rules refuse one of them.
    """
    set_elsewhere(unit, HOUSE, _repaired(loaded, repair))


def end(unit: UnitOfWork, info: MatchInfo, loaded: LoadedMatch | None) -> None:
    """End a running match without a result.

    Args:
        loaded: The match; None if it cannot be read, and so nothing can be written into its log.
    """
    if loaded is not None:
        keep(unit, HOUSE, _repaired(loaded, Repair("void", agreed=False)))
    notify(unit, info, "repair-void-told", game=info.game, match=info.id)
    closing.end(unit, info, loaded)


def hand_seat_over(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat, user: int, name: str) -> None:
    """Give a seat of a running match to someone who has none there."""
    info, of = loaded.info, loaded.people[seat].name
    keep(unit, HOUSE, _repaired(loaded, Repair("seat", agreed=False, seat=seat)))
    notify(unit, info, "repair-seat-told", seat, of=of, game=info.game, match=info.id)
    hand_over(unit, unit.load(unit.stored(info.id), None), seat, user, name)


def followed(unit: UnitOfWork, stored: StoredMatch) -> LoadedMatch:
    """A match whose position is damaged, while its log and its seed are sound: played again by its log.

    Raises:
        Unreadable: They are not, or these rules cannot play it again.
    """
    words = [guest.word for guest in stored.rows.guests]
    if stored.drawn_with is not None and seed_of(stored.half, stored.drawn_with, words) != stored.seed:
        raise Unreadable(f"match {stored.id} cannot be read (its seed is damaged)")
    try:
        log, makers = entries.linked(unit.connection, stored.id)
    except Broken:
        raise Unreadable(f"match {stored.id} cannot be read (its log is damaged)") from None
    match = unit.catalog.follow(unit.connection, stored, len(stored.rows.seats), log)
    unit.taken_up[stored.id] = TakenUp(match, tuple(makers), stored.snapshot or "")
    return unit.load(stored, None)


def _repaired(loaded: LoadedMatch, repair: Repair) -> Change:
    match = loaded.match.copy()
    match.repair(repair)
    return changed(loaded, match)
