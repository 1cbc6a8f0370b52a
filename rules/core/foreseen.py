"""Turns thought out ahead: what each answer was foreseen to do, and whether it would do the same now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.log import Move
from rules.core.reasons import IllegalAction, NotAsked, Reason
from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.core.match import Line, Match
    from rules.core.seats import Seat


@frozen
class Unlike:
    """The first answer of a turn that is not what it was foreseen to be.

    Attributes:
        then: What it was foreseen to do.
        now: What it would do now; None if it cannot be given.
        reason: Why not, if the rules say.
    """

    then: Move[Event]
    now: Move[Event] | None = None
    reason: Reason | None = None


def foreseen(match: Match, seat: Seat, texts: Sequence[str]) -> list[Move[Event]]:
    """What answers of a seat would do, one after the other.

    What an answer tells is all that it rests on: what it costs and whom it pays, what it brings, whom it moves.

    Raises:
        NotAsked: The seat is not asked so often.
        IllegalAction: The rules refuse one of them.
    """
    ahead = match.copy()
    found: list[Move[Event]] = []
    for text in texts:
        found.append(ahead.foresee(seat, text))
        ahead.play(seat, text)
    return found


def as_foreseen(
    match: Match,
    seat: Seat,
    turn: Sequence[Move[Event]],
    fee: Callable[[Event], tuple[int, Event]],
    allowed: int,
) -> Line | Unlike:
    """A foreseen turn, played on a copy if each of its answers does what it was foreseen to do; else which does not.

    Args:
        turn: What its answers were foreseen to do.
        fee: How much of an event is a fee, and the event without it; see `rules.core.game.Game.fee`.
        allowed: How much more the fees may come to, all together.
    """
    ahead, more = match.copy(), 0
    for then in turn:
        try:
            now = ahead.foresee(seat, then.notation)
            ahead.play(seat, then.notation)
        except NotAsked:
            return Unlike(then)
        except IllegalAction as refused:
            return Unlike(then, reason=refused.reason)
        was, would_be = (_without(fee, move) for move in (then, now))
        more += would_be[0] - was[0]
        same = now.told == then.told if not allowed else would_be[1] == was[1] and more <= allowed
        if not same:
            return Unlike(then, now)
    line = match.play_line(seat, [move.notation for move in turn])
    # Something is drawn earlier now: what was to come after it cannot have been meant so.
    return Unlike(turn[len(line.moves) - 1]) if line.rest else line


def _without(fee: Callable[[Event], tuple[int, Event]], move: Move[Event]) -> tuple[int, list[Event]]:
    """The fees in what an answer tells, and what it tells besides."""
    split = [fee(one.event) for one in move.told]
    return sum([paid for paid, _ in split]), [event for _, event in split]
