"""Leagues as they are played: sign-up, seasons, rounds, their tables, and what is counted of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.boxes.catalog import Unreadable
from bot.core.leagues.draw import FEWEST
from bot.core.leagues.table import places
from bot.core.match import rooms
from bot.core.match.rooms import NOWHERE, Wish
from bot.core.names import clean
from bot.core.outcomes import Caller
from bot.store import direct_messages, league_tables, leagues, outbox, seat_history, server_settings
from bot.store import rooms as kept_rooms
from bot.store.leagues import MOST, Season
from bot.store.presets import Terms
from bot.store.rooms import Opening
from bot.store.spans import HOUR, MINUTE
from rules.core.seats import Seat

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


@dataclass(frozen=True, slots=True)
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


def load(unit: UnitOfWork, guild: int | None, league: int) -> Season | None:
    """A league of a server with its season."""
    season = leagues.load(unit.connection, league)
    return season if season is not None and season.league.guild == guild else None


def sign_up(unit: UnitOfWork, caller: Caller, league: int) -> str:
    """Sign someone up; the key of the sentence that says what came of it."""
    season = load(unit, caller.guild, league)
    if season is None:
        return "league-no-more"
    known = season.entrant(caller.user)
    running = season.league.phase == "running"
    if known is not None and not known.gone:
        return "league-signed-up"
    if known is not None and running:
        return "league-withdrawn-before"
    if known is not None:
        leagues.come_back(unit.connection, league, caller.user)
        return "league-signed-up"
    if len(season.entrants) >= MOST:
        return "league-full"
    leagues.sign_up(unit.connection, league, caller.user, clean(caller.name))
    return "league-substitute" if running else "league-signed-up"


def withdraw(unit: UnitOfWork, league: int, user: int) -> bool:
    """Let someone play no more, and a substitute at a table that is not opened yet; whether the person was in it."""
    season = leagues.load(unit.connection, league)
    known = None if season is None else season.entrant(user)
    if season is None or known is None or known.gone:
        return False
    if known.division is None or season.league.phase == "open":
        leagues.strike_off(unit.connection, league, user)
    else:
        leagues.leave(unit.connection, league, user)
        _vacate(unit, league)
    return True


def _vacate(unit: UnitOfWork, league: int) -> None:
    """Take those who have withdrawn from tables that are not opened; a substitute who waits has the seat."""
    season = leagues.load(unit.connection, league)
    if season is None:
        return
    waiting, gone = list(season.waiting), {one.user: one for one in season.entrants if one.gone}
    for seating in season.now:
        for user in seating.people if seating.match is None and not seating.counted else ():
            if user in gone and waiting and not gone[user].replaced:
                substitute = waiting.pop(0)
                leagues.replace(unit.connection, league, gone[user], substitute)
                league_tables.sit_down(unit.connection, seating.id, substitute.user, user)
            elif user in gone:
                league_tables.stand_up(unit.connection, seating.id, user)


def withdraw_everywhere(unit: UnitOfWork, user: int) -> None:
    """Let someone play in no league any more."""
    for league in leagues.of_person(unit.connection, user):
        withdraw(unit, league, user)


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
            _settle(unit, seating, late=late)
    _vacate(unit, league)
    season = leagues.load(unit.connection, league)
    if season is None or not all(seating.counted for seating in season.now):
        return season
    playing = sum(one.division is not None for one in season.present)
    if season.league.round and (season.league.round >= season.league.terms.rounds or playing < FEWEST):
        leagues.end(unit.connection, league)
        _announce(unit, season, SEASON)
        return None
    _fill(unit, season)
    return leagues.load(unit.connection, league)


def _settle(unit: UnitOfWork, seating: Seating, *, late: bool) -> None:
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
    """The seats of a table that are last at the deadline: given up, lost, or waited for."""
    stored = None if seating.match is None else unit.find(seating.match)
    if stored is None or stored.seed is None:
        return []
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


def _fill(unit: UnitOfWork, season: Season) -> None:
    """Give substitutes the places of those who have withdrawn."""
    free = [one for one in season.entrants if one.gone and not one.replaced and one.division is not None]
    for gone, substitute in zip(free, season.waiting, strict=False):
        leagues.replace(unit.connection, season.league.id, gone, substitute)


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
