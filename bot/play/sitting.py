"""Who had the seats when: after a seat has changed hands the log still names whoever played then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.core.log import Move

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.records import Made, SeatRow
    from render.core.people import People, Person
    from rules.core.match import Match


def formerly(
    match: Match, makers: Sequence[Made], rows: Sequence[SeatRow], people: People, names: Mapping[int, str]
) -> tuple[tuple[int, People], ...]:
    """Who had the seats until an entry of the log, as far as they ever answered.

    Args:
        match: The match.
        makers: How each entry of its log came about.
        rows: Its seats.
        people: Their owners now.
        names: The names, by user, of all who have or had a seat.
    """
    spans = {row.seat: _spans(match, makers, row, people[row.seat], names) for row in rows if row.since}
    ends = sorted({until for found in spans.values() for until, _ in found})
    return tuple(
        (end, tuple(_before(end, spans.get(seat, ()), people[seat]) for seat in range(len(people)))) for end in ends
    )


def _spans(
    match: Match, makers: Sequence[Made], row: SeatRow, owner: Person, names: Mapping[int, str]
) -> list[tuple[int, Person]]:
    """The former owners of a seat, each with the number of the first entry that is not theirs."""
    found: list[tuple[int, Person]] = []
    last: int | None = None
    for number, (entry, made) in enumerate(zip(match.entries[: row.since], makers, strict=False)):
        if not isinstance(entry, Move) or entry.seat != row.seat or made.user is None or made.user == last:
            continue
        if found:
            found[-1] = (number, found[-1][1])
        last = made.user
        found.append((row.since, replace(owner, name=names.get(last, owner.name), mention=None)))
    return found


def _before(end: int, spans: Sequence[tuple[int, Person]], owner: Person) -> Person:
    """Whose a seat was just before an entry."""
    return next((person for until, person in spans if end <= until), owner)
