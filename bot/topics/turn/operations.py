"""A turn: typed answers, answers once and for all, and taking a seat back from the bot that covers it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.changes import Change
from bot.core.match.answering import carry_out, find_asked, keep_answers
from bot.core.operation import Immediate, Operation
from bot.core.outcomes import Done, LoadedMatch, Objected
from bot.store import seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import Caller, Outcome
    from bot.core.unit_of_work import UnitOfWork

MOST_TYPED = 20
"""Typed moves that are read at once."""


def type_moves(match: str | None, moves: Sequence[str]) -> Operation[LoadedMatch, Change]:
    """Carry out typed moves, already turned into notation."""
    return Operation(partial(find_asked, match=match), partial(_typed, moves=moves), keep_answers)


def play_again(match: str | None) -> Immediate[LoadedMatch]:
    """Take one's seat back from the bot that plays it for the time being."""
    return Immediate(partial(find_seated, match=match), lambda _, __, loaded: Done(loaded))


def stand(match: str, key: str | None) -> Operation[tuple[LoadedMatch, frozenset[str]], Stand]:
    """Give an answer once and for all, or be asked again from now on (None)."""
    return Operation(partial(_find_standing, match=match), partial(_stood, key=key), keep_standing)


def _find_standing(unit: UnitOfWork, caller: Caller, match: str) -> tuple[LoadedMatch, frozenset[str]] | Objected:
    """A seat of the caller's, and all answers of the game that can be given once and for all."""
    loaded = find_seated(unit, caller, match)
    return loaded if isinstance(loaded, Objected) else (loaded, unit.catalog.standing(loaded.info.game))


def _typed(loaded: LoadedMatch, moves: Sequence[str]) -> Change | Outcome:
    """What typed moves come to."""
    if not 0 < len(moves) <= MOST_TYPED:
        return Objected("too-long")
    return carry_out(loaded, moves, loaded.standing)


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


def _stood(found: tuple[LoadedMatch, frozenset[str]], key: str | None) -> Stand | Outcome:
    """What becomes of the wanted to give an answer once and for all in this match, or to be asked again (None)."""
    loaded, known = found
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


def keep_standing(unit: UnitOfWork, caller: Caller, wanted: Stand) -> Outcome:
    """Keep an answer that is given once and for all, and what came of it."""
    loaded = wanted.loaded
    unit.expect(loaded)
    done = Done(loaded) if wanted.change is None else keep_answers(unit, caller, wanted.change)
    if wanted.key is None:
        seats.forget_standing(unit.connection, loaded.info.id, loaded.own)
    else:
        seats.stand(unit.connection, loaded.info.id, loaded.own, wanted.key)
    return done
