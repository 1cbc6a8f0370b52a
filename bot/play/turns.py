"""Answers: by a press, typed, once and for all; and taking them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.access import find_seated
from bot.play.outcomes import Done, Objected, Refused, Stale
from bot.play.posts import position, tell_moves, tell_taken_back
from bot.play.presses import back_to
from bot.play.storing import store
from bot.play.voting import close_all, close_overtaken, is_here
from rules.core.match import NotAsked
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.play.outcomes import Caller, LoadedMatch, Outcome, Resolve
    from bot.play.posts import Position
    from bot.play.unit_of_work import UnitOfWork
    from rules.core.match import Match

MOST_TYPED = 20
"""Typed moves that are read at once."""

LONGEST_CHAIN = 1000
"""Standing answers in a row; more would mean that the match runs in circles."""


def answer(unit: UnitOfWork, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
    """Carry out what a press stood for, if the question is still the one of that revision."""
    loaded = _asked(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    if loaded.seat is None or loaded.match.asked_since(loaded.seat) != revision:
        return Stale(loaded)
    texts = resolve(loaded)
    return carry_out(unit, caller, loaded, texts) if texts else Stale(loaded)


def type_moves(unit: UnitOfWork, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
    """Carry out typed moves."""
    if not 0 < len(moves) <= MOST_TYPED:
        return Objected("too-long")
    loaded = _asked(unit, caller, match)
    return loaded if isinstance(loaded, Objected) else carry_out(unit, caller, loaded, moves)


def _asked(unit: UnitOfWork, caller: Caller, match: str | None) -> LoadedMatch | Objected:
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected) or loaded.question is not None:
        return loaded
    return Objected("not-asked", loaded)


def carry_out(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, texts: Sequence[str]) -> Outcome:
    """Carry out the answers of the one who sits there, and all standing answers that follow."""
    if loaded.seat is None:
        return Objected("stranger", loaded)
    before = position(loaded.match)
    try:
        line = loaded.match.play_line(loaded.seat, texts)
    except IllegalAction as refusal:
        return Refused(loaded, refusal.reason, refusal.near)
    except NotAsked:
        return Objected("not-asked", loaded)
    play_standing(unit, loaded.info.id, line.match)
    return Done(keep(unit, caller, loaded, before, line.match), line.moves, line.rest)


def keep(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch, before: Position, match: Match) -> LoadedMatch:
    """Store what somebody's answers have made of a match, and note what must now be said.

    Args:
        unit: The open transaction.
        caller: Who answered.
        loaded: The match before, as that person found it.
        before: Its position before.
        match: The match now.

    Returns:
        The match as that person finds it now.
    """
    store(unit, (caller.interaction, caller.user), loaded, match)
    after = unit.load(unit.stored(loaded.info.id), caller.user, match)
    tell_moves(unit, before, after)
    is_here(unit, after)
    if after.info.phase == "over":
        close_all(unit, after)
    else:
        close_overtaken(unit, after)
    return after


def play_standing(unit: UnitOfWork, name: str, match: Match) -> None:
    """Let those answer who have given their answer once and for all."""
    rows = unit.connection.execute("SELECT seat, key FROM standing WHERE match = ?", (name,))
    preferences: dict[int, str] = dict(rows.fetchall())
    for _ in range(LONGEST_CHAIN):
        preference = next(
            (
                (question.seat, standing.answer)
                for question in match.questions()
                if question.answered is None
                for standing in question.standing
                if preferences.get(question.seat) == standing.key
            ),
            None,
        )
        if preference is None:
            return
        match.give(*preference)
    raise AssertionError("standing answers run in circles")


def take_back(unit: UnitOfWork, caller: Caller, match: str, presses: int | None) -> Outcome:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone.

    A press that stood for several answers is taken back as one.
    """
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    running, seat = loaded.match, loaded.seat
    stands = len(running.standing_moves)
    if seat is None or all(move.seat != seat for move in running.standing_moves):
        return Objected("nothing-to-take-back", loaded)
    floor = running.floor(seat)
    if floor == stands:
        return Objected("floor", loaded)
    name = loaded.info.id
    to = _start(running, floor) if presses is None else back_to(unit.connection, name, running, seat, presses)
    undo = running.take_back(seat, to)
    store(unit, (caller.interaction, caller.user), loaded, running)
    after = unit.load(unit.stored(loaded.info.id), caller.user, running)
    tell_taken_back(unit, after, shown=undo.shown)
    close_overtaken(unit, after)
    return Done(after)


def _start(running: Match, floor: int) -> int:
    """Where the turn in the making began; if it was ended already, as far as the seat can go alone."""
    making = running.published < len(running.standing_moves)
    return max(floor, running.published) if making else floor


def standing(unit: UnitOfWork, caller: Caller, match: str, key: str | None) -> Outcome:
    """Give an answer once and for all in this match, or take the wish back."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    known = {preference for preference, _ in unit.catalog.games[loaded.info.game].standing()}
    if key is not None and key not in known:
        return Objected("bad-option", loaded, detail="standing")
    unit.connection.execute("DELETE FROM standing WHERE match = ? AND seat = ?", (loaded.info.id, loaded.seat))
    if key is None:
        return Done(loaded)
    unit.connection.execute(
        "INSERT INTO standing (match, seat, key) VALUES (?, ?, ?)", (loaded.info.id, loaded.seat, key)
    )
    question = loaded.question
    now = [] if question is None else [question.write(one.answer) for one in question.standing if one.key == key]
    return carry_out(unit, caller, loaded, now) if now else Done(loaded)
