"""Who had the seats when: after a seat has changed hands the log still names whoever played then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.core.names import marked, unmarked
from rules.core.log import Move

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.store.records import Made, SeatRow
    from bot.store.seat_history import Tenure
    from render.core.people import People, Person
    from rules.core.match import Match

_BOT = "Bot"
"""A bot whose seat a person has taken over and whose own name was not kept."""


class _Player(NamedTuple):
    """Who plays a seat: a person, a bot in the place of one, or a bot to which the seat belongs.

    Attributes:
        user: The person; None for a bot of its own.
        bot: Whether a bot plays.
    """

    user: int | None
    bot: bool


_OF_ITS_OWN = _Player(None, bot=True)


def formerly(
    match: Match,
    makers: Sequence[Made],
    rows: Sequence[SeatRow],
    people: People,
    names: Mapping[int, str],
    tenancies: Sequence[Tenure],
) -> tuple[tuple[int, People], ...]:
    """Who had the seats until an entry of the log, as far as they ever answered.

    Args:
        makers: How each entry of its log came about.
        names: The names, by user, of all who have or had a seat.
        tenancies: Which people had the seats when, where a bot has ever played.
    """
    with_bots = any(map(by_bot, makers))
    changed = [row for row in rows if row.since or with_bots]
    spans = {
        row.seat: _spans(row, people[row.seat], names, _played(match, makers, row.seat, tenancies), len(match.entries))
        for row in changed
    }
    ends = sorted({until for found in spans.values() for until, _ in found})
    return tuple(
        (end, tuple(_before(end, spans.get(seat, ()), people[seat]) for seat in range(len(people)))) for end in ends
    )


class FormerOwners:
    """Who had the seats of a match before, worked out when someone first asks: for that the whole log is read."""

    __slots__ = ("_found", "_names", "_rows", "_tenures")

    def __init__(
        self, rows: Sequence[SeatRow] = (), names: Mapping[int, str] | None = None, tenures: Sequence[Tenure] = ()
    ) -> None:
        """Keep what it is worked out from.

        Args:
            rows: The seats of the match.
            names: The names, by user, of all who have or had a seat.
            tenures: Which people had the seats when.
        """
        self._rows, self._names, self._tenures = rows, names or {}, tenures
        self._found: dict[int, tuple[tuple[int, People], ...]] = {}

    def until(self, match: Match, makers: Sequence[Made], people: People) -> tuple[tuple[int, People], ...]:
        """See `formerly`."""
        if match.revision not in self._found:
            self._found[match.revision] = formerly(match, makers, self._rows, people, self._names, self._tenures)
        return self._found[match.revision]


def by_bot(made: Made) -> bool:
    """Whether an entry was played automatically: no one pressed, and no one's standing answer it was."""
    return made.interaction is None and made.user is None


def _played(
    match: Match, makers: Sequence[Made], seat: int, tenancies: Sequence[Tenure]
) -> Iterator[tuple[int, _Player]]:
    """The entries of a seat, each with who played it."""
    covers = [one for one in tenancies if one.seat == seat and one.kind == "cover"]
    for number, (entry, made) in enumerate(zip(match.entries, makers, strict=False)):
        if not isinstance(entry, Move) or entry.seat != seat:
            continue
        if by_bot(made):
            there = (one.user for one in covers if one.first <= number and (one.last is None or number < one.last))
            yield number, _Player(next(there, None), bot=True)
        elif made.user is not None:
            yield number, _Player(made.user, bot=False)


def _spans(
    row: SeatRow, owner: Person, names: Mapping[int, str], played: Iterator[tuple[int, _Player]], entries: int
) -> list[tuple[int, Person]]:
    """Those who played a seat before the one who does now, each with the number of the first entry not theirs."""
    begun: list[tuple[int, _Player]] = []
    for number, player in played:
        if not begun or player != begun[-1][1]:
            begun.append((number, player))
    ends = [number for number, _ in begun[1:]]
    if begun and begun[-1][1] != _Player(row.user, bot=row.level is not None):
        ends.append(entries)
    past = list(zip(begun, ends, strict=False))
    last_bot = max((number for (number, player), _ in past if player == _OF_ITS_OWN), default=None)
    found: list[tuple[int, Person]] = []
    for (number, player), end in past:
        if player.user is None:
            name = (row.bot or _BOT) if number == last_bot else _BOT
        else:
            human = names.get(player.user, unmarked(owner.name))
            name = marked(human) if player.bot else human
        # The seat was handed over before whoever has it now first answered.
        until = row.since if number < row.since < end else end
        found.append((until, replace(owner, name=name, mention=None, bot=player.bot, covers=None)))
    return found


def _before(end: int, spans: Sequence[tuple[int, Person]], owner: Person) -> Person:
    """Whose a seat was just before an entry."""
    return next((person for until, person in spans if end <= until), owner)
