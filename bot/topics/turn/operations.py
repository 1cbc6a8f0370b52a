"""Answers: by a press, typed, once and for all; and taking them back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match.changes import Change, changed, keep
from bot.core.match.presses import back_to
from bot.core.match.queue import tell_moves, tell_taken_back
from bot.core.match.turn_time_out import stirred
from bot.core.match.voting import close_all, close_overtaken, is_here
from bot.core.outcomes import Done, LoadedMatch, Objected, Refused, Stale
from bot.store import seats
from rules.core.log import Undo
from rules.core.match import NotAsked
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.outcomes import Caller, Outcome, Resolve
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.match import Match

MOST_TYPED = 20
"""Typed moves that are read at once."""

LONGEST_CHAIN = 1000
"""Standing answers in a row; more would mean that the match runs in circles."""


def find_asked(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    """Find a running match in which the person is asked something."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected) or loaded.question is not None:
        return loaded
    return Objected("not-asked", loaded)


def answer(loaded: LoadedMatch, revision: int, resolve: Resolve) -> Change | Outcome:
    """What a press stood for, if the question is still the one of that revision."""
    if loaded.match.asked_since(loaded.own) != revision:
        return Stale(loaded)
    texts = resolve(loaded)
    return carry_out(loaded, texts, loaded.standing) if texts else Stale(loaded)


def type_moves(loaded: LoadedMatch, moves: Sequence[str]) -> Change | Outcome:
    """What typed moves come to."""
    if not 0 < len(moves) <= MOST_TYPED:
        return Objected("too-long")
    return carry_out(loaded, moves, loaded.standing)


def carry_out(loaded: LoadedMatch, texts: Sequence[str], standing: Mapping[int, str]) -> Change | Outcome:
    """Carry out the answers of the one who sits there, and all standing answers that follow, on a copy."""
    try:
        line = loaded.match.play_line(loaded.own, texts)
    except IllegalAction as refusal:
        return Refused(loaded, refusal.reason, refusal.near)
    except NotAsked:
        return Objected("not-asked", loaded)
    play_standing(line.match, standing)
    return changed(loaded, line.match, line.moves, line.rest)


def play_standing(match: Match, standing: Mapping[int, str]) -> None:
    """Let those answer who have given their answer once and for all.

    Args:
        match: Goes on.
        standing: Keys of such answers by seat.
    """
    for _ in range(LONGEST_CHAIN):
        preference = next(
            (
                (question.seat, ready.answer)
                for question in match.questions()
                if question.answered is None
                for ready in question.standing
                if standing.get(question.seat) == ready.key
            ),
            None,
        )
        if preference is None:
            return
        match.give(*preference)
    raise AssertionError("standing answers run in circles")


def keep_answers(unit: UnitOfWork, caller: Caller, change: Change) -> Outcome:
    """Keep what someone's answers have made of a match, and note what must now be said."""
    change = replace(change, loaded=unit.expect(change.loaded))
    after = keep(unit, (caller.interaction, caller.user), change)
    tell_moves(unit, change)
    stirred(unit, after)
    if after.rows.votes:
        is_here(unit, after)
        (close_all if change.now.over else close_overtaken)(unit, after)
    return Done(after, change.moves, change.rest)


def take_back(loaded: LoadedMatch, presses: int | None) -> Change | Outcome:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone.

    A press that stood for several answers is taken back as one.
    """
    match, seat = loaded.match.copy(), loaded.own
    if all(move.seat != seat for move in match.standing_moves):
        return Objected("nothing-to-take-back", loaded)
    floor = match.floor(seat)
    if floor == len(match.standing_moves):
        return Objected("floor", loaded)
    match.take_back(seat, _start(match, floor) if presses is None else back_to(match, loaded.makers, seat, presses))
    return changed(loaded, match)


def _start(match: Match, floor: int) -> int:
    """Where the turn in the making began; if it was ended already, as far as the seat can go alone."""
    making = match.published < len(match.standing_moves)
    return max(floor, match.published) if making else floor


def keep_taken_back(unit: UnitOfWork, caller: Caller, change: Change) -> Outcome:
    """Keep what taking back has made of a match, and note what must now be said."""
    change = replace(change, loaded=unit.expect(change.loaded))
    undo = change.match.entries[-1]
    after = keep(unit, (caller.interaction, caller.user), change)
    tell_taken_back(unit, change, shown=isinstance(undo, Undo) and undo.shown)
    stirred(unit, after)
    close_overtaken(unit, after)
    return Done(after)


@dataclass(frozen=True, slots=True)
class Stand:
    """An answer that a seat gives once and for all, or gives no more.

    Attributes:
        loaded: The match as it was found.
        key: The answer, or None.
        change: What comes of it at once, if the seat is asked just that.
    """

    loaded: LoadedMatch
    key: str | None
    change: Change | None


def stand(loaded: LoadedMatch, key: str | None, known: frozenset[str]) -> Stand | Outcome:
    """What becomes of the wish to give an answer once and for all in this match, or to be asked again (None).

    Args:
        loaded: The match as it was found.
        key: The answer.
        known: All such answers of the game.
    """
    if key is None:
        return Stand(loaded, None, None)
    if key not in known:
        return Objected("bad-option", loaded, detail="standing")
    question = loaded.question
    now = [] if question is None else [question.write(ready.answer) for ready in question.standing if ready.key == key]
    if not now:
        return Stand(loaded, key, None)
    change = carry_out(loaded, now, {**loaded.standing, loaded.own: key})
    return Stand(loaded, key, change) if isinstance(change, Change) else change


def keep_standing(unit: UnitOfWork, caller: Caller, wish: Stand) -> Outcome:
    """Keep an answer that is given once and for all, and what came of it."""
    loaded = wish.loaded
    unit.expect(loaded)
    done = Done(loaded) if wish.change is None else keep_answers(unit, caller, wish.change)
    if wish.key is None:
        seats.forget_standing(unit.connection, loaded.info.id, loaded.own)
    else:
        seats.stand(unit.connection, loaded.info.id, loaded.own, wish.key)
    return done
