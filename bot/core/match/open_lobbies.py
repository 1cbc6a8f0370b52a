"""Lobbies that wait for people: those of a server, and those of others that let theirs be listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.store import lobbies, server_settings
from bot.store.records import MatchInfo
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork

MOST_ELSEWHERE: Final = 10
"""Lobbies of other servers that are looked at."""


@frozen
class Listed:
    """Lobbies that someone could join, the newest first.

    Attributes:
        here: Those of the person's server.
        elsewhere: Those of others, if the server lists them.
    """

    here: Sequence[MatchInfo]
    elsewhere: Sequence[MatchInfo]


def listed(unit: UnitOfWork, caller: Caller) -> Listed:
    """The lobbies that someone could join from a server."""
    guild = caller.guild or 0
    here = lobbies.open_on(unit.connection, guild)
    shares = server_settings.load(unit.connection, guild).shares_lobbies
    there = lobbies.open_elsewhere(unit.connection, guild, MOST_ELSEWHERE) if shares else ()
    return Listed(_with_room(unit, caller, here), _with_room(unit, caller, there))


def _with_room(unit: UnitOfWork, caller: Caller, matches: Sequence[str]) -> list[MatchInfo]:
    """The lobbies in which someone is not and would get a seat."""
    infos = [unit.info(match) for match in matches]
    return [info for info in infos if _has_room(info, caller.user)]


def _has_room(info: MatchInfo, user: int) -> bool:
    kept = any(one.user == user for one in info.reserved)
    seated = any(guest.user == user for guest in info.guests)
    return not seated and (kept or len(info.expected) < info.seats)
