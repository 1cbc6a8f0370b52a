"""Who had the seats when: after a seat has changed hands the log still names whoever played then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.play.bots.names import marked, unmarked
from bot.store.votes import A_BOT
from rules.core.log import Move

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.records import Made, SeatRow
    from render.core.people import People, Person
    from rules.core.match import Match


_BOT = "Bot"
"""A bot whose seat a person has taken over; its own name went with the seat."""


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
    with_bots = any(_by_bot(made) for made in makers)
    changed = [row for row in rows if row.since or with_bots]
    spans = {row.seat: _spans(match, makers, row, people[row.seat], names) for row in changed}
    ends = sorted({until for found in spans.values() for until, _ in found})
    return tuple(
        (end, tuple(_before(end, spans.get(seat, ()), people[seat]) for seat in range(len(people)))) for end in ends
    )


def _by_bot(made: Made) -> bool:
    """Whether an entry was played automatically: nobody pressed, and nobody's standing answer it was."""
    return made.interaction is None and made.user is None


def _spans(
    match: Match, makers: Sequence[Made], row: SeatRow, owner: Person, names: Mapping[int, str]
) -> list[tuple[int, Person]]:
    """Those who played a seat before the one who does now, each with the number of the first entry not theirs."""
    begun: list[tuple[int, int]] = []
    for number, (entry, made) in enumerate(zip(match.entries, makers, strict=False)):
        if isinstance(entry, Move) and entry.seat == row.seat:
            who = A_BOT if _by_bot(made) else made.user
            if who is not None and (not begun or who != begun[-1][1]):
                begun.append((number, who))
    if begun and begun[-1][1] == (row.user if row.level is None else A_BOT):
        ends = [number for number, _ in begun[1:]]
    else:
        ends = [*(number for number, _ in begun[1:]), len(match.entries)]
    found: list[tuple[int, Person]] = []
    human = ""
    for (number, who), end in zip(begun, ends, strict=False):
        human = human if who == A_BOT else names.get(who, unmarked(owner.name))
        # The seat was handed over before whoever has it now first answered.
        until = row.since if number < row.since < end else end
        name = (marked(human) if human else _BOT) if who == A_BOT else human
        found.append((until, replace(owner, name=name, mention=None, bot=who == A_BOT, covers=None)))
    return found


def _before(end: int, spans: Sequence[tuple[int, Person]], owner: Person) -> Person:
    """Whose a seat was just before an entry."""
    return next((person for until, person in spans if end <= until), owner)
