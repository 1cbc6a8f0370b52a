"""Lobbies, whoever changes them: shown anew, hosted, left, closed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.core.access import find_lobby
from bot.core.bot_names import marked
from bot.core.match.queue import notify
from bot.core.outcomes import LobbyChanged, Objected
from bot.store import lobbies, matches
from bot.store.outbox import Draft
from bot.store.records import Guest, Holder

if TYPE_CHECKING:
    from bot.core.outcomes import Caller, WhatChanged
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo


def changed(unit: UnitOfWork, match: str, what: WhatChanged) -> LobbyChanged:
    """Show a lobby as it is now; automatic players make room for people."""
    before = unit.info(match)
    lobbies.leave_bots(unit.connection, match, before.seats - len(before.expected))
    info = unit.info(match)
    # Who is called by the post of a rematch that is not there yet is called by the one that comes instead.
    unit.enqueue(info, Draft("lobby"), [kept.user for kept in info.reserved])
    return LobbyChanged(info, what)


def strike_off(unit: UnitOfWork, info: MatchInfo, user: int, what: WhatChanged) -> LobbyChanged:
    """Take someone out of a lobby; the last one to go closes it."""
    lobbies.remove_guest(unit.connection, info.id, user)
    left = lobbies.guests(unit.connection, info.id)
    if not left:
        matches.end(unit.connection, info.id, "closed", unit.now)
        return changed(unit, info.id, "closed")
    if user == info.opener:
        matches.set_opener(unit.connection, info.id, left[0].user)
    return changed(unit, info.id, what)


def host(unit: UnitOfWork, caller: Caller, match: str | None) -> MatchInfo | Objected:
    """The lobby that the caller may manage, as its opener or with Manage Server."""
    stored = find_lobby(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    if caller.user == info.opener or caller.manager:
        return info
    opener = next((guest.name for guest in info.guests if guest.user == info.opener), "")
    return Objected("not-opener", info=info, detail=opener)


def close_lobby(unit: UnitOfWork, info: MatchInfo, who: str) -> None:
    """Close a lobby; the table is told by whom."""
    matches.end(unit.connection, info.id, "closed", unit.now)
    notify(unit, info, "house-lobby-closed-by", who=who)
    changed(unit, info.id, "closed")


NOBODY = -1
"""In the place of a person's number: an automatic player's is this or less."""


def everybody(info: MatchInfo) -> tuple[Guest, ...]:
    """All who are to be seated: the guests, and behind them the automatic players, who wish for nothing."""
    automatic = (Guest(NOBODY - at, bot.name, None, None, "", confirmed=True) for at, bot in enumerate(info.bots))
    return (*info.guests, *automatic)


def holder(info: MatchInfo, guest: Guest, colour: str) -> Holder:
    """Who gets a seat: a person, or an automatic player with chance of its own."""
    if guest.user > NOBODY:
        return Holder(guest.user, guest.name, colour)
    return Holder(None, marked(guest.name), colour, info.bots[NOBODY - guest.user].level, secrets.token_hex(32))
