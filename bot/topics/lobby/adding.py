"""Automatic players in the lobby: the host adds them and sends them off; a person takes the seat of one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.core.bot_names import free_name, marked
from bot.core.outcomes import Objected
from bot.store import lobbies
from bot.store.records import Guest, Holder
from bot.topics.lobby.operations import changed, host
from rules.core.player import level_of

if TYPE_CHECKING:
    from bot.core.outcomes import Caller, Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo

NOBODY = -1
"""In the place of a person's number: an automatic player's is this or less."""


def add(unit: UnitOfWork, caller: Caller, match: str | None, level: str) -> Outcome:
    """Add an automatic player of a level to a lobby (opener or manager)."""
    info = host(unit, caller, match)
    if isinstance(info, Objected):
        return info
    chosen = level_of(level)
    if chosen is None or not unit.catalog.games[info.game].automatic:
        return Objected("bad-option", info=info, detail="level")
    if len(info.expected) + len(info.bots) >= info.seats:
        return Objected("full", info=info)
    taken = {bot.name for bot in info.bots} | {guest.name for guest in info.guests}
    lobbies.add_bot(unit.connection, info.id, free_name(taken), chosen)
    return changed(unit, info.id, "bot-added")


def remove(unit: UnitOfWork, caller: Caller, match: str | None, number: int) -> Outcome:
    """Send an automatic player off a lobby (opener or manager)."""
    info = host(unit, caller, match)
    if isinstance(info, Objected):
        return info
    if not lobbies.remove_bot(unit.connection, info.id, number):
        return Objected("not-seated", info=info)
    return changed(unit, info.id, "bot-removed")


def everybody(info: MatchInfo) -> tuple[Guest, ...]:
    """All who are to be seated: the guests, and behind them the automatic players, who wish for nothing."""
    automatic = (Guest(NOBODY - at, bot.name, None, None, "", confirmed=True) for at, bot in enumerate(info.bots))
    return (*info.guests, *automatic)


def holder(info: MatchInfo, guest: Guest, colour: str) -> Holder:
    """Who gets a seat: a person, or an automatic player with chance of its own."""
    if guest.user > NOBODY:
        return Holder(guest.user, guest.name, colour)
    return Holder(None, marked(guest.name), colour, info.bots[NOBODY - guest.user].level, secrets.token_hex(32))
