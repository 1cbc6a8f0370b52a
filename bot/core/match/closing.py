"""Tables that are closed without a result: by whoever manages the server, or a lobby by its opener."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_in_server
from bot.core.announcing.direct_messages import tell_owners
from bot.core.announcing.queue import notify, tell_closed
from bot.core.boxes.catalog import Unreadable
from bot.core.loaded_match import LoadedMatch
from bot.core.match.lobbies import close_lobby, free
from bot.core.match.voting import close_all
from bot.core.names import clean
from bot.core.outcomes import Closed, Objected
from bot.core.unit_of_work import Overtaken, people_of
from bot.store import entries, matches, refusals, seats, standstill, votes
from bot.store.records import DIRECT, MatchInfo
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import StoredMatch

DEAD = frozenset({"gone", "out", "barred"})
"""Why a match stands still whose channel can be told of nothing."""

IDLE = 3600
"""Seconds after which a practice no one plays on with gives its channel to whoever wants to play there."""


@frozen
class Closable:
    """What can be closed.

    Attributes:
        info: What is known of it.
        loaded: The running match as it was found; None for a lobby, and for a match that cannot be read.
        last: When the last answer was given, or the lobby opened, in seconds since 1970.
    """

    info: MatchInfo
    loaded: LoadedMatch | None
    last: int


def find_closable(unit: UnitOfWork, caller: Caller, match: str | None) -> Closable | Objected:
    """Find the running match or the lobby that a person wants to close, from any channel of its server."""
    stored = find_in_server(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    match stored.phase:
        case "lobby":
            found = _closable(unit, caller, info)
            return found if isinstance(found, Objected) else Closable(found, None, stored.created)
        case "over" | "closed":
            return Objected("over", info=info)
        case "running" if not caller.manager:
            return Objected("not-manager", info=info)
        case "running":
            played = entries.last_made(unit.connection, stored.id)
            return Closable(info, _readable(unit, caller, stored), stored.created if played is None else played)


def _closable(unit: UnitOfWork, caller: Caller, info: MatchInfo) -> MatchInfo | Objected:
    """A lobby, if it is the caller's to close."""
    if caller.manager:
        return info
    return free(unit, info) if caller.user == info.opener else Objected("not-opener", info=info)


def _readable(unit: UnitOfWork, caller: Caller, stored: StoredMatch) -> LoadedMatch | None:
    """A match as a person finds it, if it can be read."""
    try:
        return unit.load(stored, caller.user)
    except Unreadable:
        return None


def close(unit: UnitOfWork, caller: Caller, found: Closable) -> Outcome:
    """Close a match without a result (manager), or a lobby (opener or manager)."""
    info = found.info
    if matches.phase(unit.connection, info.id) != info.phase:
        raise Overtaken(info.id)
    if info.phase == "lobby":
        close_lobby(unit, info, clean(caller.name))
        return closed(unit, info.id)
    if found.loaded is not None:
        unit.expect(found.loaded)
    people = people_of(seats.rows(unit.connection, info.id))
    notify(unit, info, "house-manage-closed", who=clean(caller.name))
    end(unit, info, found.loaded)
    if caller.channel != info.channel:
        # The channel may be gone: who plays hears of it all the same.
        tell_owners(unit, info, people, "house-manage-closed", who=clean(caller.name))
    return closed(unit, info.id)


def end(unit: UnitOfWork, info: MatchInfo, loaded: LoadedMatch | None) -> None:
    """End a running match without a result, and clear away what waits for an answer.

    Args:
        loaded: The match, if it can be read.
    """
    matches.end(unit.connection, info.id, "closed", unit.now)
    if loaded is not None:
        tell_closed(unit, info, loaded.people)
        close_all(unit, loaded)
        return
    for proposal in votes.open_in(unit.connection, info.id):
        votes.close(unit.connection, proposal.id, "lapsed", unit.now)


def closed(unit: UnitOfWork, match: str) -> Closed:
    """What someone closed, and whether its table could be told."""
    found, info = standstill.load(unit.connection, match), unit.info(match)
    dead = (found is not None and found.reason in DEAD) or refusals.channel_is_gone(unit.connection, match)
    return Closed(info, len(info.guests) if dead else None)


def practised_here(unit: UnitOfWork, caller: Caller) -> LoadedMatch | None:
    """What is practised in the channel, by the caller or by someone else."""
    here = matches.live_in(unit.connection, caller.channel)
    stored = None if here is None else unit.stored(here)
    if stored is None or stored.guild != (caller.guild or DIRECT) or not stored.practice or stored.phase != "running":
        return None
    found = unit.readable(stored, caller.user)
    return found if isinstance(found, LoadedMatch) else None


def make_room(unit: UnitOfWork, caller: Caller) -> None:
    """Close what the caller has practised in the channel, or what someone else has and not played on with."""
    found = practised_here(unit, caller)
    if found is None:
        return
    stored = found.info
    if found.seat is not None or matches.touched(unit.connection, stored.id) + IDLE <= unit.now:
        who, info = clean(caller.name), found.info
        notify(unit, info, "bots-practice-closed", who=who, game=info.game, match=info.id)
        end(unit, info, found)
