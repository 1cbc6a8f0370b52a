"""What is kept about a person: in numbers, all of it, and forgotten on request."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.leagues.signing_up import withdraw_everywhere
from bot.core.loaded_match import LoadedMatch
from bot.core.match.free_seats import Leave, expect, give_up, settle
from bot.core.match.lobbies import strike_off
from bot.core.names import clean
from bot.core.unit_of_work import Overtaken
from bot.store import aways, entries, forgetting, matches, personal_data, persons, searches, seat_history, seats, votes
from bot.store.outbox_rows import Draft
from bot.store.personal_data import Counts
from bot.store.persons import Preferences
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.log import Move

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.acting import Acting
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork


@frozen
class Farewell:
    """Where someone who wants to be forgotten still sits.

    Attributes:
        tables: Ids of the person's lobbies and running matches.
        leaves: The seats that are given up as by *Resign*.
        unreadable: Ids of running matches that cannot be read: there the seat is freed, and nothing more.
    """

    tables: tuple[str, ...]
    leaves: tuple[Leave, ...]
    unreadable: tuple[str, ...]


def nameless() -> dict[str, str]:
    """What stands for a forgotten name, in each language."""
    return {lang: Words.of(lang).text("privacy-former") for lang in LANGUAGES}


def find_farewell(unit: UnitOfWork, caller: Caller) -> Farewell:
    """Find all seats of a person, and what the others there are voting about."""
    tables = tuple(matches.of_person(unit.connection, caller.user))
    leaves: list[Leave] = []
    unreadable: list[str] = []
    for name in tables:
        stored = unit.stored(name)
        if stored.phase != "running":
            continue
        found = unit.readable(stored, caller.user)
        if isinstance(found, LoadedMatch):
            leaves.append(Leave(found, tuple(votes.open_in(unit.connection, name))))
        else:
            unreadable.append(name)
    return Farewell(tables, tuple(leaves), tuple(unreadable))


def settled(farewell: Farewell) -> Farewell:
    """Work out what becomes of each match once the person has gone."""
    return replace(farewell, leaves=tuple(settle(leave) for leave in farewell.leaves))


def erase(unit: UnitOfWork, caller: Caller, farewell: Farewell) -> None:
    """Give up all seats, leave all lobbies, and forget the person; once more is as good as once."""
    if tuple(matches.of_person(unit.connection, caller.user)) != farewell.tables:
        raise Overtaken(caller.user)
    for leave in farewell.leaves:
        expect(unit, leave)
    connection, instead = unit.connection, nameless()
    names = forgetting.names_of(connection, caller.user) | {clean(caller.name)}
    forgetting.take_letters_away(connection, caller.user, unit.now)
    for name in farewell.tables:
        if unit.stored(name).phase == "lobby":
            strike_off(unit, unit.info(name), caller.user, "left")
    for leave in farewell.leaves:
        info = leave.loaded.info
        forgetting.rename(connection, caller.user, names, info.id, instead[info.lang])
        give_up(unit, (caller.interaction, caller.user), _nameless(leave, instead[info.lang]))
    for name in farewell.unreadable:
        _free(unit, name, caller.user)
    _withdraw(unit, caller.user)
    withdraw_everywhere(unit, caller.user)
    forgetting.forget(connection, caller.user, names, -1 - secrets.randbelow(1 << 62), instead, unit.now)


def _nameless(leave: Leave, name: str) -> Leave:
    """A seat to be given up, as it is told by one without a name."""
    loaded = leave.loaded
    people = tuple(
        replace(person, name=name) if seat == loaded.seat else person for seat, person in enumerate(loaded.people)
    )
    return replace(leave, loaded=replace(loaded, people=people))


def _free(unit: UnitOfWork, match: str, user: int) -> None:
    """Free a seat of a match that cannot be read."""
    for row in seats.rows(unit.connection, match):
        if row.user == user:
            seats.free(unit.connection, match, row.seat)
            seat_history.left(unit.connection, match, row.seat, entries.revision(unit.connection, match), "resigned")


def _withdraw(unit: UnitOfWork, user: int) -> None:
    """Take back all that the person offered or was invited to."""
    for proposal in votes.open_with(unit.connection, user):
        votes.close(unit.connection, proposal.id, "refused", unit.now)
        unit.enqueue(unit.info(proposal.match), Draft("vote", text=str(proposal.id), silent=True))


async def erase_person(acting: Acting, caller: Caller) -> None:
    """Give up all of a person's seats and forget the person; the tables are told that a player left."""
    await acting.act_unnoted(caller, find_farewell, settled, erase)


@frozen
class Kept:
    """What is kept about a person.

    Attributes:
        preferences: What the person has chosen.
        away: Until when the person is away, or None.
        avoided: Whom the person avoids.
        counts: How much else there is.
    """

    preferences: Preferences
    away: int | None
    avoided: tuple[int, ...]
    counts: Counts


def kept_about(unit: UnitOfWork, user: int) -> Kept:
    """What is kept about a person."""
    connection = unit.connection
    return Kept(
        persons.load(connection, [user])[user],
        aways.until(connection, [user]).get(user),
        tuple(sorted(searches.avoided(connection, [user])[user])),
        personal_data.counts(connection, user),
    )


def export(unit: UnitOfWork, user: int) -> Mapping[str, object]:
    """All that is kept about a person, ready to be written as JSON.

    Nothing in it is anyone else's: of a running match no more than the person's own seat may see, and no seed.
    """
    connection, kept = unit.connection, kept_about(unit, user)
    return {
        "user": str(user),
        "settings": dict(kept.preferences.values),
        "away_until": kept.away,
        "away_but_at": sorted(aways.left_out(connection, user)),
        "matches": [
            {**match, "moves": _moves(unit, str(match["id"]), user)}
            for match in personal_data.matches(connection, user)
        ],
        **personal_data.done(connection, user),
        "avoided": list(map(str, kept.avoided)),
        **personal_data.counted(connection, user),
    }


def _moves(unit: UnitOfWork, name: str, user: int) -> list[dict[str, object]]:
    """A person's own answers in a match, as they were given."""
    stored = unit.stored(name)
    found = None if stored.seed is None else unit.readable(stored, user)
    if not isinstance(found, LoadedMatch):
        return []
    return [
        {"number": number, "made": made.at, "answer": entry.notation}
        for number, (entry, made) in enumerate(zip(found.match.entries, found.makers, strict=True))
        if made.user == user and isinstance(entry, Move)
    ]


def as_file(exported: Mapping[str, object]) -> bytes:
    """An export as it is sent."""
    return json.dumps(exported, ensure_ascii=False, indent=1).encode()
