"""Looks at matches: as a person finds them, as the bot's own posts need them, and in lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core import days, lessons, what_ifs
from bot.core.access import find_match
from bot.core.boxes.catalog import Unreadable, reconstructed_rows
from bot.core.boxes.packs import Box, box_of
from bot.core.loaded_match import LoadedMatch
from bot.core.outcomes import Objected
from bot.store import due_turns, match_rows, matches, meta, persons, places, reliability, results, votes
from bot.store.records import MatchInfo
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.due_turns import DueTurn
    from bot.store.match_rows import StoredMatch
    from bot.store.places import Place
    from bot.store.reliability import Verdict
    from bot.store.results import Honour
    from bot.store.votes import Proposal


def find(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | MatchInfo | None:
    """The match as the caller finds it, what is known of it while it is a lobby, None if none is to be seen here.

    A step of a lesson, or the position of a day, is found by whoever names it, a private copy by its owner. Without
    ``match``: the one of the channel; in a DM the only one of the person, or the one that waits longest.
    """
    lesson = None if match is None else lessons.find(unit.catalog, caller, match)
    if lesson is not None:
        return lesson
    position = None if match is None else days.find(unit, caller, match)
    if position is not None:
        return position.loaded
    tried = None if match is None else what_ifs.find(unit, caller, match)
    if tried is not None:
        return tried
    stored = find_match(unit, caller, match)
    return None if isinstance(stored, Objected) else unit.found(stored, caller.user)


def look(unit: UnitOfWork, match: str, user: int | None) -> LoadedMatch | MatchInfo | None:
    """A match for the bot's own posts, without a door; of one that cannot be read what is known beside it.

    Args:
        match: Its id as the outbox names it.
        user: The person for whom something is drawn, or None for the table.
    """
    stored = match_rows.find(unit.connection, match)
    return None if stored is None else look_at(unit, stored, user)


def look_at(unit: UnitOfWork, stored: StoredMatch, user: int | None) -> LoadedMatch | MatchInfo:
    """The same of a match that was read in this transaction."""
    try:
        found = unit.found(stored, user)
    except Unreadable:
        # That it was closed, and by whom, can be said all the same.
        return match_rows.info(stored)
    if isinstance(found, LoadedMatch) and found.info.phase == "over":
        return replace(found, honours=honours(unit, stored.id))
    if isinstance(found, MatchInfo) and found.phase == "lobby":
        return replace(found, reliable=reliable(unit, found))
    return found


def reliable(unit: UnitOfWork, info: MatchInfo) -> dict[int, Verdict]:
    """How reliably those in a lobby answer, in a word, without those who show no results."""
    return {
        guest.user: reliability.of(unit.connection, guest.user).verdict
        for guest in info.guests
        if info.preferences.get(guest.user, persons.BY_DEFAULT).shows_results
    }


def honours(unit: UnitOfWork, match: str) -> tuple[Honour, ...]:
    """What the winners of a match have achieved by it, without those who show no results."""
    found = results.honours(unit.connection, match)
    prefer = persons.load(unit.connection, [one.user for one in found])
    return tuple(one for one in found if prefer[one.user].shows_results)


def of_server(unit: UnitOfWork, guild: int) -> Sequence[MatchInfo]:
    """All lobbies and running matches of a server."""
    return [unit.info(name) for name in matches.of_guild(unit.connection, guild)]


def of_person(unit: UnitOfWork, user: int) -> Sequence[LoadedMatch | MatchInfo]:
    """All lobbies and running matches of a person, in all servers; those that wait for the person first.

    Of a match that cannot be read no more is known than stands beside its position.
    """
    return [unit.readable(unit.stored(name), user) for name in matches.of_person(unit.connection, user)]


def has_played(unit: UnitOfWork, user: int, game: str) -> bool:
    """Whether a person knows a game from a match of it."""
    return matches.has_played(unit.connection, user, game)


@frozen
class Values:
    """Where the values of a match's cards and boards are from.

    Attributes:
        box: The box that they were read off; None: they are the bot's own.
        reconstructed: Tables in which rows are reconstructed: how many of them, and of how many rows.
    """

    box: Box | None
    reconstructed: Mapping[str, tuple[int, int]]


def values(unit: UnitOfWork, match: str) -> Values:
    """Where the values of a match are from."""
    text = matches.tables(unit.connection, unit.stored(match).tables)
    return Values(box_of(text), reconstructed_rows(text))


def proposal(unit: UnitOfWork, vote: int) -> Proposal | None:
    """A proposal to the table, by its number."""
    return votes.find(unit.connection, vote)


def proposed_end(unit: UnitOfWork, match: str) -> Proposal | None:
    """The open proposal to end a match without a winner."""
    return next((one for one in votes.open_in(unit.connection, match) if one.about == "end"), None)


def asked(unit: UnitOfWork, match: str, seat: int) -> DueTurn | None:
    """The wait of a seat, if the match waits for it."""
    return due_turns.at_seat(unit.connection, match, seat)


def tables(unit: UnitOfWork, guild: int | None = None) -> Sequence[Place]:
    """Where lobbies and running matches are played, on one server or on all."""
    return places.every(unit.connection, guild)


def missed(unit: UnitOfWork) -> str | None:
    """The last long time that the sweep did not see, as it is noted."""
    return meta.find(unit.connection, "missed")
