"""What is kept about a person: in numbers, and all of it as far as that person may see it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.outcomes import LoadedMatch
from bot.store import aways, personal_data, persons
from bot.store.personal_data import Counts
from bot.store.persons import Preferences
from rules.core.log import Move

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.unit_of_work import UnitOfWork


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept about a person.

    Attributes:
        preferences: What the person has chosen.
        away: Until when the person is away, or None.
        counts: How much else there is.
    """

    preferences: Preferences
    away: int | None
    counts: Counts


def kept_about(unit: UnitOfWork, user: int) -> Kept:
    """What is kept about a person."""
    connection = unit.connection
    return Kept(
        persons.load(connection, [user])[user],
        aways.until(connection, [user]).get(user),
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
        "matches": [
            {**match, "moves": _moves(unit, str(match["id"]), user)}
            for match in personal_data.matches(connection, user)
        ],
        "votes": personal_data.votes(connection, user),
        "results": personal_data.results(connection, user),
        "answering": personal_data.answering(connection, user),
        "presses": personal_data.presses(connection, user),
        "messages": personal_data.letters(connection, user),
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
