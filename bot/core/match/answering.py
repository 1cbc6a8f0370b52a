"""Answers: worked out on a copy with the standing answers that follow, kept, and taken back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.announcing.queue import tell_moves, tell_taken_back
from bot.core.changes import Change, changed
from bot.core.keeping import keep
from bot.core.match.prepared import play_prepared
from bot.core.match.turn_time_out import stirred
from bot.core.match.voting import close_all, close_overtaken, is_here
from bot.core.operation import Operation
from bot.core.outcomes import Done, Objected, Refused, Stale
from bot.core.presses import back_to
from rules.core.log import Undo
from rules.core.reasons import IllegalAction, NotAsked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.caller import Caller
    from bot.core.changes import Played
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome, Resolve
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.match import Match
    from rules.core.seats import Seat

LONGEST_CHAIN = 1000
"""Standing answers in a row; more would mean that the match runs in circles."""


def answer(match: str, revision: int, resolve: Resolve) -> Operation[LoadedMatch, Change]:
    """Carry out what a press stood for, if the question is still the one of that revision."""
    return Operation(
        partial(find_asked, match=match), partial(answered, revision=revision, resolve=resolve), keep_answers
    )


def find_asked(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    """Find a running match in which the person is asked something."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected) or loaded.question is not None:
        return loaded
    return Objected("not-asked", loaded)


def answered(loaded: LoadedMatch, revision: int, resolve: Resolve) -> Change | Outcome:
    """What a press stood for, if the question is still the one of that revision."""
    if loaded.match.asked_since(loaded.own) != revision:
        return Stale(loaded)
    texts = resolve(loaded)
    return carry_out(loaded, texts, loaded.standing) if texts else Stale(loaded)


def carry_out(loaded: LoadedMatch, texts: Sequence[str], standing: Mapping[int, str]) -> Change | Outcome:
    """Carry out the answers of the one who sits there, and all standing answers that follow, on a copy."""
    try:
        line = loaded.match.play_line(loaded.own, texts)
    except IllegalAction as refusal:
        return Refused(loaded, refusal.reason, refusal.near)
    except NotAsked:
        return Objected("not-asked", loaded)
    match, played = go_on(loaded, line.match, standing)
    return changed(loaded, match, line.moves, line.rest, played)


def go_on(
    loaded: LoadedMatch, match: Match, standing: Mapping[int, str], played: tuple[Played, ...] = ()
) -> tuple[Match, tuple[Played, ...]]:
    """Let those play who have answered ahead: once and for all, or by a turn that they have prepared.

    Args:
        loaded: The match as it was found.
        match: A copy that went on.
        standing: Keys of answers given once and for all, by seat.
        played: Prepared turns that were played since it was found.

    Returns:
        The match after that, and all prepared turns that were played.
    """
    while True:
        play_standing(match, standing)
        # What was prepared for a turn that has been played since is not meant for the next one.
        spent = match.turn_of in (loaded.match.turn_of, *[one.seat for one in played])
        found = None if spent else play_prepared(loaded, match)
        if found is None:
            return match, played
        played, match = (*played, found[0]), found[1]


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
                if ready.key in standing.get(question.seat, "").split()
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


def undoable(match: Match, seat: Seat, answers: Sequence[str]) -> int:
    """How many answers of a turn a seat can take back alone once they are given; the others are up to the person.

    Args:
        match: As it stands; it stays so.
        answers: In notation, one after the other.
    """
    trial = match.copy()
    for number, text in enumerate(answers):
        question = next((one for one in trial.questions() if one.seat == seat), None)
        try:
            if question is None or question.together or question.ends_turn or question.describe(text).final:
                return number
            trial.play(seat, text)
        except IllegalAction:
            return number
        goes_on = any(one.seat == seat for one in trial.questions())
        if not goes_on or trial.turn > match.turn or trial.floor(seat) == len(trial.standing_moves):
            return number
    return len(answers)


def take_back(match: str, *, presses: int | None = 1) -> Operation[LoadedMatch, Change]:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone."""
    return Operation(partial(find_seated, match=match), partial(taken_back, presses=presses), keep_taken_back)


def taken_back(loaded: LoadedMatch, presses: int | None) -> Change | Outcome:
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
