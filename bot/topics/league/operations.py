"""What people do at leagues: look, sign up; and managers: create, choose, start, end rounds, cancel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.boxes.catalog import PLANS, RANKED
from bot.core.leagues import signing_up
from bot.core.leagues.draw import FEWEST
from bot.core.leagues.standings import next_divisions
from bot.core.options import OFF, ON, BadOption, chosen
from bot.core.paces import PACES
from bot.store import entrants, leagues, presets, server_settings
from bot.store.leagues import MOST_LEAGUES, League, LeagueTerms, Season
from bot.store.presets import Preset
from bot.store.records import MatchInfo
from bot.store.server_settings import ServerSettings
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork

USUAL: Final = ""
"""Options of a game as they are at first."""

LONGEST_NAME: Final = 40
SEATS: Final = (2, 3, 4)
ROUNDS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12)
HOURS: Final = (0, 1, 2, 3, 168, 336, 504, 672, 1008)
CHANGES: Final = (0, 1, 2)


@frozen
class Shown:
    """A league as a person looks at it.

    Attributes:
        season: The league with its season.
        others: All leagues of the server, the newest first.
        settings: What was chosen for the server.
        presets: Options that have a name, for the one who looks.
        infos: The matches of the person's tables, by id, as far as they are kept.
    """

    season: Season
    others: Sequence[League]
    settings: ServerSettings
    presets: Sequence[Preset]
    infos: Mapping[str, MatchInfo]


def look(unit: UnitOfWork, caller: Caller, league: int | None) -> Shown | None:
    """A league of the server; without a number the newest of the caller's own, or of all; None if there is none."""
    guild = caller.guild or 0
    others = leagues.of_server(unit.connection, guild)
    joined, numbers = entrants.leagues_of(unit.connection, caller.user), [each.id for each in others]
    wanted = (
        league if league is not None else next((each for each in numbers if each in joined), max(numbers, default=0))
    )
    season = leagues.on_server(unit.connection, guild, wanted)
    if season is None:
        return None
    own = [each.match for each in season.seatings if caller.user in each.people and each.match is not None]
    return Shown(
        season,
        others,
        server_settings.load(unit.connection, guild),
        presets.of(unit.connection, guild, caller.user, season.league.terms.game),
        {match: unit.info(match) for match in own if unit.find(match) is not None},
    )


def create(unit: UnitOfWork, caller: Caller, name: str) -> int | None:
    """Create a league for which people can sign up at once; None if the server has too many."""
    guild = caller.guild or 0
    if len(leagues.of_server(unit.connection, guild)) >= MOST_LEAGUES:
        return None
    settings = server_settings.load(unit.connection, guild)
    game = next(iter(unit.catalog.games))
    terms = LeagueTerms(
        "league",
        game,
        {},
        USUAL,
        max(_seats(unit, game)),
        settings.pace or next(iter(PACES)),
        settings.lang or caller.lang,
        4,
        0,
        1,
    )
    return leagues.insert(unit.connection, guild, caller.user, name, terms)


def _seats(unit: UnitOfWork, game: str) -> list[int]:
    least, most = unit.catalog.games[game].seats
    return [n for n in SEATS if least <= n <= most]


def choose(unit: UnitOfWork, caller: Caller, league: int, slot: str, value: str) -> str:
    """Change what a league is played with, while no season is; the key of the sentence that says what came of it."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is None:
        return "league-no-more"
    if season.league.phase == "running":
        return "league-runs"
    terms = _changed(unit, caller, season.league.terms, slot, value)
    if terms is None:
        return "bot-bad-option"
    leagues.choose(unit.connection, league, terms)
    return "house-settings-saved"


def _changed(unit: UnitOfWork, caller: Caller, terms: LeagueTerms, slot: str, value: str) -> LeagueTerms | None:
    """The terms after a choice; None if that cannot be chosen."""
    number = int(value) if value.isascii() and value.isdecimal() and len(value) < 5 else -1
    match slot:
        case "form" if value in ("league", "swiss"):
            return replace(terms, form="swiss" if value == "swiss" else "league")
        case "game" if value in unit.catalog.games:
            seats = _seats(unit, value)
            return replace(terms, game=value, options={}, called=USUAL, seats=min(terms.seats, max(seats)))
        case "terms":
            return _with_options(unit, caller, terms, value)
        case "seats" if number in _seats(unit, terms.game):
            return replace(terms, seats=number)
        case "pace" if value in PACES:
            return replace(terms, pace=value)
        case "rounds" if number in ROUNDS:
            return replace(terms, rounds=number)
        case "hours" if number in HOURS:
            return replace(terms, hours=number)
        case "change" if number in CHANGES:
            return replace(terms, change=number)
        case _:
            return None


def _with_options(unit: UnitOfWork, caller: Caller, terms: LeagueTerms, value: str) -> LeagueTerms | None:
    """The same with other options of the game: the usual ones, those of a ranked game, or of a preset."""
    if value == "kept":
        return terms
    if value in ("usual", RANKED):
        options = {PLANS: OFF, RANKED: ON} if value == RANKED else {}
        return replace(terms, options=options, called=RANKED if value == RANKED else USUAL)
    kept = presets.of(unit.connection, caller.guild or 0, caller.user, terms.game)
    preset = next((each for number, each in enumerate(kept) if str(number) == value), None)
    if preset is None:
        return None
    stands = chosen(unit.catalog.games[terms.game], {}, preset.terms.options)
    return None if isinstance(stands, BadOption) else replace(terms, options=stands, called=preset.name)


def begin(unit: UnitOfWork, caller: Caller, league: int) -> str:
    """Begin the next season; the key of the sentence that says what came of it."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is None:
        return "league-no-more"
    terms, game = season.league.terms, unit.catalog.games[season.league.terms.game]
    if season.league.phase == "running":
        return "league-runs"
    if len(season.present) < max(FEWEST, game.seats[0]):
        return "league-too-few"
    settings = server_settings.load(unit.connection, caller.guild or 0)
    if settings.where == "here":
        return "league-no-rooms"
    options = {option.key: terms.options.get(option.key, option.default) for option in game.options}
    if any(game.refuse_setup(seats, options) is not None for seats in {terms.seats, max(game.seats[0], FEWEST)}):
        return "league-refused"
    leagues.begin(unit.connection, league, next_divisions(season))
    return "league-begun"


def at(season: Season) -> int:
    """The round that runs, as a number that no other round has: a press on an older panel is known by it."""
    return season.league.season * 100 + season.league.round


def end_round(unit: UnitOfWork, caller: Caller, league: int, mark: int) -> str:
    """End the round that was looked at; the key of the sentence that says what came of it."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is None:
        return "league-no-more"
    if season.league.phase != "running" or not season.league.round or at(season) != mark:
        return "league-other-round"
    leagues.end_round(unit.connection, league, unit.now)
    return "league-round-ended"


def cancel(unit: UnitOfWork, caller: Caller, league: int) -> bool:
    """Delete a league; whether there was one. Its games are played on, and count for nothing more."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is not None:
        leagues.drop(unit.connection, league)
    return season is not None


def withdraw(unit: UnitOfWork, caller: Caller, league: int, user: int) -> str:
    """Take someone out of a league: oneself, or by whoever manages the server; the key of what came of it."""
    season = leagues.on_server(unit.connection, caller.guild, league)
    if season is None:
        return "league-no-more"
    running = season.league.phase == "running"
    if not signing_up.withdraw(unit, league, user):
        return "league-not-in"
    return "league-withdrawn" if running else "league-left"
