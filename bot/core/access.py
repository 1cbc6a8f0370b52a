"""Access: who may see which match from where. What is not here and what does not exist is told the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.core.unit_of_work import Covered
from bot.store import match_rows, matches
from bot.store.match_rows import StoredMatch

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Objection
    from bot.core.unit_of_work import UnitOfWork


def find_match(unit: UnitOfWork, caller: Caller, match: str | None) -> StoredMatch | Objected:
    """Find the match that a person means.

    In a channel that is a match of this channel, or a finished one of one's own; in a DM one's own.

    Args:
        match: Its id in any case, or None: the channel's match; in a DM the one that waits longest for the person.
    """
    if match is None:
        return _unnamed(unit, caller)
    name = match.strip().upper()
    stored = unit.find(name)
    if stored is None or not _is_here(caller, stored):
        return Objected("no-table")
    return stored


def _unnamed(unit: UnitOfWork, caller: Caller) -> StoredMatch | Objected:
    if caller.guild is None:
        own = matches.of_person(unit.connection, caller.user)
        return unit.stored(own[0]) if own else Objected("no-table")
    name = matches.live_in(unit.connection, caller.channel)
    stored = None if name is None else unit.stored(name)
    if stored is None or stored.guild != caller.guild:
        return Objected("no-table")
    return stored


def _is_here(caller: Caller, stored: StoredMatch) -> bool:
    if caller.guild is not None:
        ended = stored.phase in ("over", "closed")
        here = (caller.guild, caller.channel) == (stored.guild, stored.channel)
        return here or (ended and has_played(caller, stored))
    if stored.seed is None:
        return any(guest.user == caller.user for guest in stored.rows.guests)
    return has_played(caller, stored)


def has_played(caller: Caller, stored: StoredMatch) -> bool:
    """Whether a person has a seat of a match."""
    return any(seat.user == caller.user for seat in stored.rows.seats)


def find_in_server(unit: UnitOfWork, caller: Caller, match: str | None) -> StoredMatch | Objected:
    """Find a match to be managed: from any channel of its server, since its own may be gone.

    For everyone else it is not there unless it is here.
    """
    if caller.guild is None:
        return Objected("dm-only-mine")
    here = find_match(unit, caller, match)
    if isinstance(here, StoredMatch) or match is None:
        return here
    stored = unit.find(match.strip().upper())
    if stored is None or stored.guild != caller.guild:
        return here
    opener = stored.phase == "lobby" and stored.opener == caller.user
    return stored if caller.manager or opener else here


def find_lobby(unit: UnitOfWork, caller: Caller, match: str | None) -> StoredMatch | Objected:
    """Find a lobby that a person means."""
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected) or stored.phase == "lobby":
        return stored
    why: Objection = "not-lobby" if stored.phase == "running" else "over"
    return Objected(why, info=match_rows.info(stored))


def find_running(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    """Find a running match that a person means."""
    stored = find_match(unit, caller, match)
    return stored if isinstance(stored, Objected) else running(unit, caller, stored)


def running(unit: UnitOfWork, caller: Caller, stored: StoredMatch) -> LoadedMatch | Objected:
    """A match as a person finds it, if it is being played."""
    match stored.phase:
        case "lobby":
            return Objected("not-running", info=match_rows.info(stored))
        case "closed" if stored.seed is None:
            return Objected("over", info=match_rows.info(stored))
        case "over" | "closed":
            return Objected("over", unit.load(stored, caller.user))
        case "running":
            return unit.load(stored, caller.user)


def find_player(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    """Find a running match in which the person has a seat, whether or not a bot plays it for the time being."""
    loaded = find_running(unit, caller, match)
    return loaded if isinstance(loaded, Objected) or loaded.seat is not None else Objected("stranger", loaded)


def find_seated(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    """Find a running match in which the person has a seat, to act there.

    Raises:
        Covered: A bot plays that seat for the time being.
    """
    loaded = find_player(unit, caller, match)
    if not isinstance(loaded, Objected) and loaded.covered:
        raise Covered(loaded.info.id, loaded.own)
    return loaded
