"""What tables of leagues count: the places of those who were drawn for them, from their matches, or at a deadline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import Unreadable
from bot.core.leagues.table import places
from bot.store import league_tables, seat_history
from bot.store import rooms as kept_rooms
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.league_tables import Seating


def settle_table(unit: UnitOfWork, seating: Seating, *, late: bool) -> None:
    """Count a table whose match has ended, or at the deadline; open it anew if its match came to nothing."""
    match = seating.match
    found = None if match is None else unit.find(match)
    if match is not None and found is None and not kept_rooms.is_promised(unit.connection, match):
        league_tables.hold(unit.connection, seating.id, None)
    if found is not None and found.phase in ("over", "closed"):
        league_tables.count(unit.connection, seating.id, outcome(unit, seating), None)
    elif late:
        last = _late(unit, seating)
        behind = [one.user for one in seating.seats if one.seat in last]
        league_tables.count(unit.connection, seating.id, places(seating.people, None, behind), last)


def _late(unit: UnitOfWork, seating: Seating) -> list[int]:
    """The seats of a table that are last at the deadline: given up, lost, waited for, or left before the deal."""
    stored = None if seating.match is None else unit.find(seating.match)
    if stored is None:
        return []
    if stored.seed is None:
        there = {guest.user for guest in stored.rows.guests}
        return [one.seat for one in seating.seats if one.user not in there]
    waited = set() if stored.rows.standstill is not None else set(stored.rows.lasting)
    kept = _kept(unit, stored.id)
    return [one.seat for one in seating.seats if kept.get(one.user) is None or kept[one.user] in waited]


def _kept(unit: UnitOfWork, match: str) -> dict[int, Seat]:
    """Who has had a seat of a match from the deal to the end, or until now, covered by a bot or not: with the seat."""
    had: dict[int, list[seat_history.Tenure]] = {}
    for tenure in seat_history.load(unit.connection, match):
        had.setdefault(tenure.seat, []).append(tenure)
    return {
        tenures[0].user: Seat(seat)
        for seat, tenures in had.items()
        if {tenure.user for tenure in tenures} == {tenures[0].user} and tenures[-1].went is None
    }


def outcome(unit: UnitOfWork, seating: Seating) -> dict[int, int]:
    """The places at a table whose match has ended, from its log and from who had its seats; or as at the deadline."""
    if seating.late is not None:
        return places(seating.people, None, [one.user for one in seating.seats if one.seat in seating.late])
    stored = unit.stored(seating.match or "")
    if stored.seed is None:
        return places(seating.people, None, ())
    kept = _kept(unit, stored.id)
    last = [user for user in seating.people if user not in kept]
    ended = _ended(unit, seating.match or "") if stored.phase == "over" else None
    by_person = None if ended is None else {user: ended[seat] for user, seat in kept.items()}
    return places(seating.people, by_person, last)


def _ended(unit: UnitOfWork, match: str) -> dict[Seat, int] | None:
    """The places by seat in which a match has ended; None if it has no winner, or cannot be read."""
    try:
        played = unit.load(unit.stored(match), None).match
        results, winners = played.results(), played.winners()
    except (Unreadable, ValueError, LookupError, AssertionError):
        return None
    finally:
        # It is looked over, not played.
        unit.taken_up.pop(match, None)
    return {result.seat: result.place for result in results} if results and winners else None


def recount(unit: UnitOfWork, *, keep: bool) -> int:
    """Count all tables of leagues anew whose matches are kept; of how many something else was kept."""
    different = 0
    for seating in league_tables.counted(unit.connection):
        found = outcome(unit, seating)
        if found != {one.user: one.place for one in seating.seats}:
            different += 1
            if keep:
                league_tables.count(unit.connection, seating.id, found, seating.late)
    return different
