"""Parties: people for whom a table was found. Each has a seat of its lobby, and is asked once to say to be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.do_not_disturb import quiet_until
from bot.core.match.lobbies import changed
from bot.core.names import clean, free_name
from bot.core.outcomes import LobbyChanged
from bot.store import lobbies, searches
from bot.store.outbox_rows import FOUND, Draft
from bot.store.spans import HOUR
from rules.core.player import LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.persons import Preferences
    from bot.store.records import MatchInfo

ANSWER: Final = 12 * HOUR
"""Seconds within which people say that they are there."""

AWAKE: Final = 2 * HOUR
"""Seconds that they have for it at least after their quiet hours."""


def answer_by(preferences: Preferences, now: int) -> int:
    """Until when someone who is asked now can say to be there: never in the quiet hours, nor right after them."""
    by = now + ANSWER
    for moment in (by, by - AWAKE):
        morning = quiet_until(preferences, moment)
        if morning is not None:
            return max(by, morning + AWAKE)
    return by


def bring(unit: UnitOfWork, info: MatchInfo, people: Mapping[int, str]) -> LobbyChanged:
    """Give people seats of a lobby and ask them whether they are there; alone, someone gets bots for company.

    Args:
        people: Their names by their ids; one of them may be in the lobby already, as who has opened it.
    """
    there = {guest.user for guest in info.guests}
    for user, name in people.items():
        if user not in there:
            lobbies.add_guest(unit.connection, info.id, user, clean(name), None)
    if len(people) == 1 and people.keys() == there:
        _add_bots(unit, info)
        searches.answered(unit.connection, info.id, info.opener)
    else:
        for user in people:
            lobbies.doubt(unit.connection, info.id, user)
        prefer = unit.preferences(info, people)
        searches.ask(unit.connection, info.id, {user: answer_by(each, unit.now) for user, each in prefer.items()})
    shown = changed(unit, info.id, "invited")
    unit.enqueue(shown.info, Draft("call", ping=tuple(people), text=FOUND))
    return shown


def seat(unit: UnitOfWork, info: MatchInfo, people: Mapping[int, str]) -> LobbyChanged:
    """Give the people of a league's table the seats that the draw gave them, and call them once.

    Args:
        people: Their names by their ids, in the order of the seats; one of them has opened the lobby.
    """
    for number, (user, name) in enumerate(people.items()):
        if user != info.opener:
            lobbies.add_guest(unit.connection, info.id, user, clean(name), None)
        lobbies.prefer(unit.connection, info.id, user, None, number, None)
    seated = unit.info(info.id)
    unit.enqueue(seated, Draft("lobby", ping=tuple(people)))
    return LobbyChanged(seated, "opened")


def _add_bots(unit: UnitOfWork, info: MatchInfo) -> None:
    """Let bots take the seats that are free."""
    taken = {guest.name for guest in info.guests}
    for _ in range(info.seats - len(info.guests)):
        name = free_name(taken)
        taken.add(name)
        lobbies.add_bot(unit.connection, info.id, name, LEVELS[0])
