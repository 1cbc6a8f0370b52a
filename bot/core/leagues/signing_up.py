"""Who plays in a league: signing up, withdrawing, and the substitutes who come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import clean
from bot.store import entrants, league_tables, leagues
from bot.store.leagues import MOST

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.leagues import Season


def sign_up(unit: UnitOfWork, caller: Caller, league: int) -> str:
    """Sign someone up; the key of the sentence that says what came of it."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is None:
        return "league-no-more"
    known = season.entrant(caller.user)
    running = season.league.phase == "running"
    if known is not None and known.stays:
        return "league-signed-up"
    if known is not None and running:
        return "league-withdrawn-before"
    if known is not None:
        entrants.stay(unit.connection, league, caller.user, stays=True)
        return "league-signed-up"
    # Who has left a season that runs stands in its table still.
    if len(season.entrants if running else season.present) >= MOST:
        return "league-full"
    entrants.sign_up(unit.connection, league, caller.user, clean(caller.name))
    return "league-substitute" if running else "league-signed-up"


def withdraw(unit: UnitOfWork, league: int, user: int) -> bool:
    """Let someone play no more, and a substitute at a table that is not opened yet; whether the person was in it."""
    season = leagues.load(unit.connection, league)
    known = None if season is None else season.entrant(user)
    if season is None or known is None or not known.stays:
        return False
    if known.division is None or season.league.phase == "open":
        entrants.strike_off(unit.connection, league, user)
    elif season.league.phase == "over":
        entrants.stay(unit.connection, league, user, stays=False)
    else:
        entrants.leave(unit.connection, league, user)
        vacate(unit, league)
    return True


def vacate(unit: UnitOfWork, league: int) -> None:
    """Take those who have withdrawn from tables that are not opened; a substitute who waits has the seat."""
    season = leagues.load(unit.connection, league)
    if season is None:
        return
    waiting, gone = list(season.waiting), {one.user: one for one in season.entrants if one.gone}
    for seating in season.now:
        for user in seating.people if seating.match is None and not seating.counted else ():
            if user in gone and waiting and not gone[user].replaced:
                substitute = waiting.pop(0)
                entrants.replace(unit.connection, league, gone[user], substitute)
                league_tables.sit_down(unit.connection, seating.id, substitute.user, user)
            elif user in gone:
                league_tables.stand_up(unit.connection, seating.id, user)


def withdraw_everywhere(unit: UnitOfWork, user: int) -> None:
    """Let someone play in no league any more."""
    for league in entrants.leagues_of(unit.connection, user):
        withdraw(unit, league, user)


def fill(unit: UnitOfWork, season: Season) -> None:
    """Give substitutes the places of those who have withdrawn."""
    free = [one for one in season.entrants if one.gone and not one.replaced and one.division is not None]
    for gone, substitute in zip(free, season.waiting, strict=False):
        entrants.replace(unit.connection, season.league.id, gone, substitute)
