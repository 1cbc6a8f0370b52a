"""Leagues as they are played: seasons, rounds and their tables, and what is announced of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.caller import Caller
from bot.core.leagues.counting import settle_table
from bot.core.leagues.draw import FEWEST
from bot.core.leagues.signing_up import fill, vacate
from bot.core.match import rooms
from bot.core.match.rooms import NOWHERE, Wish
from bot.store import direct_messages, league_tables, leagues, outbox, server_settings
from bot.store.leagues import Season
from bot.store.presets import Terms
from bot.store.rooms import Opening
from bot.store.spans import HOUR, MINUTE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.leagues.draw import Drawn
    from bot.core.outcomes import Objected
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.league_tables import Seating
    from bot.store.leagues import League
    from bot.store.records import MatchInfo
    from bot.store.server_settings import ServerSettings

AGAIN: Final = 10 * MINUTE
"""Seconds until opening a table is tried again that could not be opened."""

ROUND, SEASON, OPENED = "round", "season", "opened"
"""What is announced: a round has ended, or the season; a round was opened."""


@frozen
class Announced:
    """Something that is announced of a league.

    Attributes:
        season: The season as it is now.
        round: The round that it is about.
        what: `ROUND`, `SEASON` or `OPENED`.
    """

    season: Season
    round: int
    what: str


def announced(unit: UnitOfWork, text: str) -> Announced | None:
    """What a row of the outbox announces; None once another season is played, or the league was cancelled."""
    league, season, number, what = text.split(" ")
    found = leagues.load(unit.connection, int(league))
    return None if found is None or found.league.season != int(season) else Announced(found, int(number), what)


def waiting(unit: UnitOfWork, text: str) -> list[tuple[League, ServerSettings]]:
    """The leagues of which a direct message tells, as far as they wait still, each with what its server has chosen."""
    found = [leagues.find(unit.connection, int(league)) for league in text.split()]
    return [(one, server_settings.load(unit.connection, one.guild)) for one in found if one is not None and one.trouble]


def settle(unit: UnitOfWork, league: int) -> Season | None:
    """Count what has ended or is over its time, and end the season after the last round.

    Returns:
        The season as it is then, if it is played; without a table that is not counted a round is to be drawn, for
        which substitutes have the places of those who have withdrawn.
    """
    season = leagues.load(unit.connection, league)
    if season is None or season.league.phase != "running":
        return None
    late = season.league.deadline is not None and season.league.deadline <= unit.now
    for seating in season.now:
        if not seating.counted:
            settle_table(unit, seating, late=late)
    vacate(unit, league)
    season = leagues.load(unit.connection, league)
    if season is None or not all(seating.counted for seating in season.now):
        return season
    playing = sum(one.division is not None for one in season.present)
    if season.league.round and (season.league.round >= season.league.terms.rounds or playing < FEWEST):
        leagues.end(unit.connection, league)
        _announce(unit, season, SEASON)
        return None
    fill(unit, season)
    return leagues.load(unit.connection, league)


def open_round(unit: UnitOfWork, season: Season, drawn: Sequence[Drawn]) -> None:
    """Open the round that was drawn for a season, if it is still as it was then."""
    league = season.league
    if leagues.load(unit.connection, league.id) != season:
        return
    if league.round:
        _announce(unit, season, ROUND)
    number, hours = league.round + 1, league.terms.hours
    leagues.open_round(unit.connection, league.id, number, unit.now + hours * HOUR if hours else None)
    for division, each in enumerate(drawn):
        for table in (*each.tables, *((user,) for user in each.rests)):
            league_tables.add(unit.connection, (league.id, league.season, number, division), table)
    opened = leagues.load(unit.connection, league.id)
    if opened is not None:
        _announce(unit, opened, OPENED)


def promise(unit: UnitOfWork, number: int, parent: int) -> Opening | Objected | None:
    """Note that a room is being made for a table of a league; None if it is opened already, or counts."""
    seating = league_tables.seating(unit.connection, number)
    season = None if seating is None else leagues.load(unit.connection, seating.league)
    if seating is None or season is None or seating.match is not None or seating.counted:
        return None
    terms = season.league.terms
    names = season.names
    party = {user: names.get(user, "") for user in seating.people}
    opened = Terms(len(party), terms.pace, terms.lang, terms.options)
    refused: Objected | None = None
    # Who opens a lobby may have opened too many of them: another one at the table will do as well.
    for user, name in party.items():
        caller = Caller(0, user, name, terms.lang, season.league.guild, NOWHERE, manager=False)
        opening = rooms.promise(unit, Wish(caller, terms.game, opened, party, number), parent)
        if isinstance(opening, Opening):
            league_tables.hold(unit.connection, number, opening.match)
            return opening
        refused = opening
    return refused


def wait(unit: UnitOfWork, league: int, trouble: str) -> None:
    """Note why no table can be opened, and tell whoever manages the league once; it is tried again a while later."""
    found = leagues.find(unit.connection, league)
    if found is None:
        return
    if found.trouble != trouble and found.host > 0:
        direct_messages.send(unit.connection, found.host, "league", str(league), unit.now)
    leagues.wait(unit.connection, league, trouble, unit.now + AGAIN)


def go_on(unit: UnitOfWork, league: int) -> None:
    """Note that nothing keeps tables from being opened any more."""
    leagues.wait(unit.connection, league, "", 0)


def try_now(unit: UnitOfWork, host: int) -> bool:
    """Try at once to open the tables of the leagues that someone manages and that wait; whether one does."""
    return leagues.try_now(unit.connection, host)


def _announce(unit: UnitOfWork, season: Season, what: str) -> None:
    """Announce something of a league, on a server that has a channel for it."""
    league = season.league
    channel = server_settings.load(unit.connection, league.guild).announcements
    if channel is not None:
        text = f"{league.id} {league.season} {league.round} {what}"
        outbox.announce(unit.connection, channel, "league", text, unit.now)


def to_open(unit: UnitOfWork, league: int) -> list[Seating]:
    """The tables of the round that have no match."""
    season = leagues.load(unit.connection, league)
    return [] if season is None else [each for each in season.now if each.match is None and not each.counted]


def to_deal(unit: UnitOfWork, league: int) -> list[MatchInfo]:
    """The lobbies of the round."""
    season = leagues.load(unit.connection, league)
    stored = [] if season is None else [unit.find(each.match) for each in season.now if each.match and not each.counted]
    return [unit.info(one.id) for one in stored if one is not None and one.phase == "lobby"]
