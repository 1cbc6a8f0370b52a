"""A turn: typed answers, answers once and for all, and taking a seat back from the bot that covers it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from bot.core.access import find_seated
from bot.core.changes import Change
from bot.core.loaded_match import LoadedMatch
from bot.core.match.answering import carry_out, find_asked, keep_answers
from bot.core.operation import Immediate, Operation
from bot.core.outcomes import Done, Objected
from bot.store import seats
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork

MOST_TYPED = 20
"""Typed moves that are read at once."""

Known: TypeAlias = tuple[tuple[str, ...], ...]
"""Keys of answers that can be given once and for all, question by question."""


def type_moves(match: str | None, moves: Sequence[str]) -> Operation[LoadedMatch, Change]:
    """Carry out typed moves, already turned into notation."""
    return Operation(partial(find_asked, match=match), partial(_typed, moves=moves), keep_answers)


def play_again(match: str | None) -> Immediate[LoadedMatch]:
    """Take one's seat back from the bot that plays it for the time being."""
    return Immediate(partial(find_seated, match=match), lambda _, __, loaded: Done(loaded))


def stand(match: str, key: str | None, question: int = 0) -> Operation[tuple[LoadedMatch, Known], Stand]:
    """Give an answer to a question once and for all, or be asked again from now on (None).

    Args:
        question: Which of those of the game that can be answered so is meant with None.
    """
    work = partial(_stood, key=key, question=question)
    return Operation(partial(_find_standing, match=match), work, keep_standing)


def _find_standing(unit: UnitOfWork, caller: Caller, match: str) -> tuple[LoadedMatch, Known] | Objected:
    """A seat of the caller's, and all answers of the game that can be given once and for all."""
    loaded = find_seated(unit, caller, match)
    return loaded if isinstance(loaded, Objected) else (loaded, unit.catalog.standing(loaded.info.game))


def _typed(loaded: LoadedMatch, moves: Sequence[str]) -> Change | Outcome:
    """What typed moves come to."""
    if not 0 < len(moves) <= MOST_TYPED:
        return Objected("too-long")
    return carry_out(loaded, moves, loaded.standing)


@frozen
class Stand:
    """The answers that a seat gives once and for all from now on.

    Attributes:
        loaded: The match as it was found.
        keys: Their keys, with spaces between.
        change: What comes of it at once, if the seat is asked just that.
    """

    loaded: LoadedMatch
    keys: str
    change: Change | None


def _stood(found: tuple[LoadedMatch, Known], key: str | None, question: int) -> Stand | Outcome:
    """What becomes of the wish to give an answer once and for all in this match, or to be asked again (None)."""
    loaded, known = found
    meant = (key in keys if key is not None else number == question for number, keys in enumerate(known))
    other = next((keys for keys, is_meant in zip(known, meant, strict=True) if is_meant), None)
    if other is None:
        return Objected("bad-option", loaded, detail="standing")
    kept = [each for each in loaded.standing.get(loaded.own, "").split() if each not in other]
    keys = " ".join([*kept, *([] if key is None else [key])])
    asked = () if loaded.question is None else loaded.question.standing
    now = [ready.answer for ready in asked if ready.key == key]
    if loaded.question is None or not now:
        return Stand(loaded, keys, None)
    change = carry_out(loaded, [loaded.question.write(now[0])], {**loaded.standing, loaded.own: keys})
    return Stand(loaded, keys, change) if isinstance(change, Change) else change


def keep_standing(unit: UnitOfWork, caller: Caller, wanted: Stand) -> Outcome:
    """Keep the answers that are given once and for all, and what came of it."""
    loaded = wanted.loaded
    unit.expect(loaded)
    done = Done(loaded) if wanted.change is None else keep_answers(unit, caller, wanted.change)
    if wanted.keys:
        seats.stand(unit.connection, loaded.info.id, loaded.own, wanted.keys)
    else:
        seats.forget_standing(unit.connection, loaded.info.id, loaded.own)
    return done
