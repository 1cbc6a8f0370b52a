"""Turns prepared while others play: played when the turn comes if each answer does what it was foreseen to do.

All happens in the transaction in which the turn comes. Where nothing fits, nothing is different from a match in which
no one has prepared anything.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from bot.core.changes import Played
from bot.core.loaded_match import LoadedMatch
from bot.store.prepared import Plan, PreparedWay
from bot.store.records import Made
from rules.core.foreseen import Unlike, as_foreseen, foreseen
from rules.core.frozen import frozen
from rules.core.match import Match
from rules.core.reasons import IllegalAction, NotAsked
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.prepared import PreparedTurn
    from rules.core.log import Move
    from rules.core.match import Line
    from rules.core.seats import Seat
    from rules.core.table import Event


@frozen
class PrivateCopy:
    """A position to try things in, as if the reader's next turn began now; no one else knows of it.

    Attributes:
        loaded: The copy as its owner finds it, with what was answered in it.
        start: The copy before the first answer.
        presses: The answers, press by press.
        ended: Whether the turn goes no further, or no further can be foreseen.
        refused: Answers that were given once and cannot be given any more; those that came after them went with them.
    """

    loaded: LoadedMatch
    start: Match = field(repr=False)
    presses: tuple[tuple[str, ...], ...]
    ended: bool
    refused: tuple[str, ...] = ()


def private_copy(loaded: LoadedMatch, presses: Sequence[Sequence[str]]) -> PrivateCopy | None:
    """The private copy of someone's next turn, with answers carried out press by press; None if none can be foreseen.

    Args:
        loaded: The match as its owner finds it.
        presses: Answers in notation.
    """
    start = loaded.match.ahead(loaded.own, b"ahead/" + loaded.info.id.encode())
    if start is None:
        return None
    match, made, done, ended = start, [Made(None, None, 0)], list[tuple[str, ...]](), False
    refused: tuple[str, ...] = ()
    for number, press in enumerate(presses, start=1):
        try:
            line = match.play_line(loaded.own, press)
        except (IllegalAction, NotAsked):
            refused = tuple(press)
            break
        match, ended = line.match, _goes_no_further(start, line, loaded.own)
        done.append(tuple([move.notation for move in line.moves]))
        made += [Made(number, None, 0) for _ in line.moves]
        if ended:
            break
    return PrivateCopy(loaded.in_copy(match, made), start, tuple(done), ended, refused)


def _goes_no_further(start: Match, line: Line, seat: Seat) -> bool:
    """Whether a turn is over after a line, or something was drawn in it."""
    asked = [question.seat for question in line.match.questions()] == [seat]
    return not asked or line.match.turn > start.turn or any(move.drew for move in line.moves)


def way_of(copy: PrivateCopy) -> PreparedWay:
    """What was answered in a private copy, as it is kept."""
    texts = [text for press in copy.presses for text in press]
    moves = foreseen(copy.start, copy.loaded.own, texts)
    written = iter([copy.start.write_foreseen(move) for move in moves])
    return PreparedWay(tuple(tuple(next(written) for _ in press) for press in copy.presses), copy.ended)


def moves_of(match: Match, way: PreparedWay) -> list[Move[Event]]:
    """What the answers of a prepared way were foreseen to do."""
    return [match.read_foreseen(text) for press in way.presses for text in press]


def presses_of(match: Match, way: PreparedWay) -> tuple[tuple[str, ...], ...]:
    """The answers of a prepared way in notation, press by press."""
    return tuple(tuple(match.read_foreseen(text).notation for text in press) for press in way.presses)


def plan_of(loaded: LoadedMatch) -> Plan:
    """What someone has prepared for the own seat, as far as these rules can carry it out; an empty plan if nothing."""
    found = None if loaded.seat is None else loaded.rows.prepared.get(loaded.seat)
    if found is None or found.user != loaded.people[found.seat].owner or found.plan.version != loaded.match.version:
        return Plan(loaded.match.version)
    return found.plan


def tried(loaded: LoadedMatch, match: Match, seat: Seat, plan: Plan) -> Line | list[Unlike]:
    """The first way of a plan that fits, played on a copy; else what does not fit in each way that was finished."""
    unlike: list[Unlike] = []
    for way in plan.ways:
        if way.whole:
            line = as_foreseen(match, seat, moves_of(match, way), GAMES[loaded.info.game].fee, plan.allowed)
            if not isinstance(line, Unlike):
                return line
            unlike.append(line)
    return unlike


def play_prepared(loaded: LoadedMatch, match: Match) -> tuple[Played, Match] | None:
    """Play the prepared turn of the seat whose turn has just begun; None if there is none, or none that fits.

    Args:
        loaded: The match as it was found before that turn began.
        match: A copy that went on; it stays as it is.
    """
    seat = match.turn_of
    if seat is None or (match.turn, seat) == (loaded.match.turn, loaded.match.turn_of):
        return None
    found = loaded.rows.prepared.get(seat)
    if found is None or not _may_be_played(loaded, match, found):
        return None
    line = tried(loaded, match, seat, found.plan)
    if isinstance(line, list):
        return None
    return Played(found.id, seat, range(match.revision, line.match.revision)), line.match


def _may_be_played(loaded: LoadedMatch, match: Match, found: PreparedTurn) -> bool:
    """Whether its owner sits there, not a bot in the owner's place, and the table does not rest."""
    rests = loaded.standstill is not None and loaded.standstill.reason == "agreed"
    own = found.user == loaded.people[found.seat].mention
    asked = [question.seat for question in match.questions()] == [found.seat]
    return own and asked and not rests and found.plan.version == match.version
