"""Changes: what answers, or taking some back, make of a match, worked out without the database."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.loaded_match import LoadedMatch
from render.core.sources import Sources
from rules.core.frozen import frozen
from rules.core.log import Move
from rules.core.match import Match
from rules.core.seats import Seat
from rules.core.table import Event
from rules.games import GAMES


@frozen
class Position:
    """As much of a position as is needed to know whom a change concerns.

    Attributes:
        waited: Seats that the match waits for.
        together: Seats that are asked at once with others.
        turn: Turns ended.
        published: Standing answers that the table may know.
        over: Whether a condition of the rulebook has ended the match.
    """

    waited: frozenset[Seat]
    together: frozenset[Seat]
    turn: int
    published: int
    over: bool


def position(match: Match) -> Position:
    """The present position of a match."""
    questions = match.questions()
    return Position(
        waited=waited(match),
        together=frozenset(question.seat for question in questions if question.together),
        turn=match.turn,
        published=match.published,
        over=match.results() is not None,
    )


def waited(match: Match) -> frozenset[Seat]:
    """The seats that a match waits for."""
    return frozenset(question.seat for question in match.questions() if question.answered is None)


@frozen
class Hand:
    """What a seat holds after a change in which its hand may have become another one.

    Attributes:
        held: Whether it holds anything.
        another: Whether that is not what it held before.
    """

    held: bool
    another: bool


@frozen
class Played:
    """A prepared turn that was played.

    Attributes:
        id: Its number.
        seat: Whose.
        entries: The entries of the log that it made.
    """

    id: int
    seat: Seat
    entries: range


@frozen
class Change:
    """What has become of a match, ready to be stored.

    Attributes:
        loaded: The match as it was found by the one who changes it; it stays as it was.
        match: The match now.
        was: Its position before.
        now: Its position now.
        hands: The seats whose hand may have become another one.
        entries: What is new in its log, as it is stored.
        snapshot: Its position now, as it is stored.
        moves: Answers that were carried out.
        rest: Typed answers that were not read.
        sources: Where each seat's points came from, by source, once it is over.
        prepared: Prepared turns that were played.
    """

    loaded: LoadedMatch
    match: Match
    was: Position
    now: Position
    hands: Mapping[Seat, Hand]
    entries: tuple[str, ...]
    snapshot: str
    moves: tuple[Move[Event], ...] = ()
    rest: tuple[str, ...] = ()
    sources: Sources = ()
    prepared: tuple[Played, ...] = ()


def changed(
    loaded: LoadedMatch,
    match: Match,
    moves: tuple[Move[Event], ...] = (),
    rest: tuple[str, ...] = (),
    played: tuple[Played, ...] = (),
) -> Change:
    """What has become of a match.

    Args:
        loaded: The match as it was found.
        match: A copy of it that went on.
        moves: Answers that were carried out.
        rest: Typed answers that were not read.
        played: Prepared turns that were played.
    """
    now = position(match)
    return Change(
        loaded,
        match,
        was=position(loaded.match),
        now=now,
        hands={seat: _hand(loaded, match, seat) for seat in _concerned(loaded, match)},
        entries=tuple(match.dump_entry(number) for number in range(loaded.match.revision, match.revision)),
        snapshot=match.dump(),
        moves=moves,
        rest=rest,
        sources=sources_of(loaded, match) if now.over else (),
        prepared=played,
    )


def sources_of(loaded: LoadedMatch, match: Match) -> Sources:
    """Where the points of a match that is over came from, by all that everyone was told in it."""
    told = [told.event for move in match.standing_moves for told in move.told if told.only is None]
    return loaded.face.points(match.view(None), told)


def _concerned(loaded: LoadedMatch, match: Match) -> list[Seat]:
    """Seats whose hand may be another one: while a turn is in the making only that of its maker."""
    if not GAMES[loaded.info.game].hands:
        return []
    return [
        Seat(seat)
        for seat in range(len(loaded.people))
        if seat == loaded.seat or match.published == len(match.standing_moves)
    ]


def _hand(loaded: LoadedMatch, match: Match, seat: Seat) -> Hand:
    """What a seat holds now, and whether it held that before.

    Both positions are looked at as they are: of a turn in the making nothing but the answer leaves this comparison, and
    what the others were shown before it would have to be played again from the deal.
    """
    before, after = (
        loaded.face.holding(each.view_after(seat, len(each.standing_moves))) for each in (loaded.match, match)
    )
    return Hand(held=after is not None, another=before != after)
