"""The log of a match: what happened, by round, a paragraph a turn, with the hour."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.discord.message import Pick
from bot.discord.screens.reader import unmarked
from bot.discord.screens.repairs import repair_text
from bot.discord.screens.story import lines_of
from bot.store.spans import DAY
from rules.core.frozen import frozen
from rules.core.labels import Who
from rules.core.log import Checkpoint, Move, Repair, Undo, is_brought
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words

LOG_PAGE = 1800
"""Characters of a page of the log: two screens of a phone."""

MOST_TURNS = 25
"""Turns of a page: as many as a menu has entries, each of which opens its moment."""


@frozen
class LogEntry:
    """Lines of one answer, or of a whole turn.

    Attributes:
        number: Number of the last answer among those that stand, from 1; 0 for what is no answer.
        seat: Whose answers they were, or None.
        lines: What happened, as the reader may know it.
        first: Number of the first answer.
        round: The round in which it was, from 1.
        at: When it was over, in seconds since 1970; 0 if that is not known.
        place: Place in the log of what was told last.
    """

    number: int
    seat: Seat | None
    lines: tuple[str, ...]
    first: int = 0
    round: int = 1
    at: int = 0
    place: int = 0


@frozen
class LogPage:
    """A page of the log.

    Attributes:
        paragraphs: As they are read, from the oldest.
        told: What they tell, in the same order.
    """

    paragraphs: tuple[str, ...]
    told: tuple[LogEntry, ...]


def whole_log(loaded: LoadedMatch, words: Words) -> list[LogEntry]:
    """All answers that stand and were shown to the table, the reader's own turn in the making, and each undo.

    What someone took back before the table was shown it is no one's business.
    """
    return _told(loaded, [(place,) for place in readable(loaded)], words)


def turns_told(loaded: LoadedMatch, words: Words) -> list[LogEntry]:
    """The same with all answers of a turn in one paragraph."""
    entries = loaded.match.entries

    def turn(place: int) -> object:
        entry = entries[place]
        return (entry.seat, entry.turn) if isinstance(entry, Move) else place

    return _told(loaded, [tuple(run) for _, run in groupby(readable(loaded), turn)], words)


def readable(loaded: LoadedMatch) -> list[int]:
    """Places in the log of what the reader may know of: of answers those that still stand."""
    stands = loaded.match.standing_moves
    readable = {id(move) for move in stands[: loaded.match.published]}
    readable |= {id(move) for move in stands if move.seat == loaded.seat}
    return [
        place
        for place, entry in enumerate(loaded.match.entries)
        if (id(entry) in readable if isinstance(entry, Move) else not isinstance(entry, Undo) or entry.shown)
    ]


def _told(loaded: LoadedMatch, runs: Sequence[Sequence[int]], words: Words) -> list[LogEntry]:
    """What entries of the log tell, those that belong together in one paragraph; in words alone, as it is a record."""
    words = words.bare
    entries, stands = loaded.match.entries, loaded.match.standing_moves
    numbers = {id(move): number for number, move in enumerate(stands, start=1)}
    rounds = loaded.face.rounds(stands, loaded.match.setup.seats)
    told: list[LogEntry] = []
    for run in runs:
        place = run[-1]
        entry, at = entries[place], loaded.makers[place].at
        if is_brought(entries, place):
            continue
        match entry:
            case Move():
                moves = [one for one in map(entries.__getitem__, run) if isinstance(one, Move)]
                first, last = numbers[id(moves[0])], numbers[id(entry)]
                lines = tuple(lines_of(loaded, moves, words, loaded.seat))
                told.append(LogEntry(last, entry.seat, lines, first, rounds[first - 1], at, place))
            case Undo():
                key = "house-log-agreed" if entry.agreed and len(loaded.owned) > 1 else "house-log-undone"
                who = words.name(loaded.everyone_at(place), Who(entry.seat))
                told.append(LogEntry(0, entry.seat, (words.text(key, who=who, n=entry.to + 1),), at=at))
            case Checkpoint():
                told.append(LogEntry(0, None, (words.text("house-log-checkpoint"),), at=at))
            case Repair():
                text = repair_text(loaded.face, loaded.everyone_at(place), entry, words)
                told.append(LogEntry(0, entry.seat, (text,), at=at))
    return [one for one in told if one.lines]


def log_pages(told: Sequence[LogEntry], words: Words) -> list[LogPage]:
    """The log in pages, the newest first, each with its paragraphs in the order of play; nothing is left out.

    Returns:
        At least one page, which is empty if nothing has happened yet.
    """
    pages: list[list[tuple[str, LogEntry]]] = [[]]
    size = 0
    for entry in reversed(told):
        for paragraph in reversed(_paragraphs(entry, words)):
            full = size + len(paragraph) > LOG_PAGE or len({id(one) for _, one in pages[-1]} | {id(entry)}) > MOST_TURNS
            if pages[-1] and full:
                pages.append([])
                size = 0
            pages[-1].insert(0, (paragraph, entry))
            size += len(paragraph)
    return [_page(page, words) for page in pages]


def _page(told: Sequence[tuple[str, LogEntry]], words: Words) -> LogPage:
    """A page with a heading for each round and its day, and the hour of each turn: with its day where it is another."""
    paragraphs: list[str] = []
    before: LogEntry | None = None
    for paragraph, entry in told:
        new_round = entry.number and (before is None or entry.round != before.round)
        if new_round:
            day = f" · <t:{entry.at}:D>" if entry.at else ""
            paragraphs.append(f"{words.text('house-log-round', n=entry.round)}{day}")
        if entry is before or not entry.at:
            paragraphs.append(paragraph)
        else:
            same_day = new_round or (before is not None and entry.at // DAY == before.at // DAY)
            line = f"<t:{entry.at}:{'t' if same_day else 'f'}> {paragraph}"
            paragraphs.append(words.text("house-post-line", what=line))
        before = entry if entry.number or before is None else replace(before, at=entry.at)
    return LogPage(tuple(paragraphs), tuple(dict.fromkeys(entry for _, entry in told)))


def _paragraphs(told: LogEntry, words: Words) -> list[str]:
    """What came of a turn, with its numbers; in several paragraphs where one would fill more than a page."""
    paragraphs = [numbered(told, words)]
    for line in told.lines[1:]:
        if len(paragraphs[-1]) + len(line) > LOG_PAGE:
            paragraphs.append(line)
        else:
            paragraphs[-1] += f" · {line}"
    return paragraphs


def numbered(told: LogEntry, words: Words) -> str:
    """The first line of what is told, with the numbers of its answers."""
    if not told.number:
        return told.lines[0]
    if told.first < told.number:
        return words.text("house-log-turn", first=told.first, n=told.number, what=told.lines[0])
    return words.text("house-log-line", n=told.number, what=told.lines[0])


def back_points(loaded: LoadedMatch, words: Words) -> tuple[Pick, ...]:
    """The last answers of the log as points to which the table may go back, newest first.

    Those that the reader can take back alone are left out: no one else needs to be asked for them. Nor does anyone go
    back beyond a repair.
    """
    match, seat = loaded.match, loaded.seat
    alone = len(match.standing_moves) if seat is None else match.floor(seat)
    told = [entry for entry in whole_log(loaded, words) if match.base() < entry.number <= alone]
    return tuple(
        Pick(str(entry.number - 1), words.text("house-log-line", n=entry.number, what=unmarked(entry.lines[0])))
        for entry in reversed(told[-25:])
    )
