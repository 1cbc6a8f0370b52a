"""The door: who may see which match from where. What is not here and what does not exist is told alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.play.outcomes import Objected
from bot.store import matches

if TYPE_CHECKING:
    from bot.play.outcomes import Caller, Objection, Sitting
    from bot.play.room import Room
    from bot.store.matches import Stored

_ID = re.compile(r"[A-HJ-NP-Z2-9]{3,4}")


def enter(room: Room, caller: Caller, match: str | None) -> Stored | Objected:
    """Find the match that a person means.

    In a channel that is a match of this channel; in a DM one's own.

    Args:
        room: The open transaction.
        caller: The person, and where.
        match: Its id in any case, or None: the channel's match; in a DM the one that waits longest for the person.
    """
    if match is None:
        return _unnamed(room, caller)
    name = match.strip().upper()
    stored = matches.find(room.connection, name) if _ID.fullmatch(name) else None
    if stored is None or not _is_here(room, caller, stored):
        return Objected("no-table")
    return stored


def _unnamed(room: Room, caller: Caller) -> Stored | Objected:
    if caller.guild is None:
        own = matches.of_person(room.connection, caller.user)
        return room.stored(own[0]) if own else Objected("no-table")
    name = matches.live_in(room.connection, caller.channel)
    stored = None if name is None else room.stored(name)
    if stored is None or stored.guild != caller.guild:
        return Objected("no-table")
    return stored


def _is_here(room: Room, caller: Caller, stored: Stored) -> bool:
    if caller.guild is not None:
        return (caller.guild, caller.channel) == (stored.guild, stored.channel)
    if stored.seed is None:
        return any(guest.user == caller.user for guest in matches.guests(room.connection, stored.id))
    return any(chair.user == caller.user for chair in matches.chairs(room.connection, stored.id))


def enter_lobby(room: Room, caller: Caller, match: str | None) -> Stored | Objected:
    """Find a lobby that a person means."""
    stored = enter(room, caller, match)
    if isinstance(stored, Objected) or stored.phase == "lobby":
        return stored
    why: Objection = "not-lobby" if stored.phase == "running" else "over"
    return Objected(why, card=matches.card(room.connection, stored))


def enter_running(room: Room, caller: Caller, match: str | None) -> Sitting | Objected:
    """Find a running match that a person means."""
    stored = enter(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    match stored.phase:
        case "lobby":
            return Objected("not-running", card=matches.card(room.connection, stored))
        case "closed" if stored.seed is None:
            return Objected("over", card=matches.card(room.connection, stored))
        case "over" | "closed":
            return Objected("over", room.sitting(stored, caller.user))
        case "running":
            return room.sitting(stored, caller.user)


def enter_seated(room: Room, caller: Caller, match: str | None) -> Sitting | Objected:
    """Find a running match in which the person has a seat."""
    sitting = enter_running(room, caller, match)
    if isinstance(sitting, Objected) or sitting.seat is not None:
        return sitting
    return Objected("stranger", sitting)
