"""Answers: by a press, typed, once and for all; and taking them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.doors import enter_seated
from bot.play.outcomes import Done, Objected, Refused, Stale
from bot.play.posts import position, tell_moves, tell_taken_back
from bot.play.presses import back_to
from bot.play.storing import store
from bot.play.voting import close_all, close_overtaken, is_here
from rules.core.match import NotAsked
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.play.outcomes import Caller, Outcome, Sitting
    from bot.play.posts import Position
    from bot.play.room import Room
    from bot.play.service import Resolve
    from rules.core.match import Match

MOST_TYPED = 20
"""Typed moves that are read at once."""

LONGEST_CHAIN = 1000
"""Standing answers in a row; more would mean that the match runs in circles."""


def answer(room: Room, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
    """Carry out what a press stood for, if the question is still the one of that revision."""
    sitting = _asked(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    if sitting.seat is None or sitting.match.asked_since(sitting.seat) != revision:
        return Stale(sitting)
    texts = resolve(sitting)
    return carry_out(room, caller, sitting, texts) if texts else Stale(sitting)


def type_moves(room: Room, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
    """Carry out typed moves."""
    if not 0 < len(moves) <= MOST_TYPED:
        return Objected("too-long")
    sitting = _asked(room, caller, match)
    return sitting if isinstance(sitting, Objected) else carry_out(room, caller, sitting, moves)


def _asked(room: Room, caller: Caller, match: str | None) -> Sitting | Objected:
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected) or sitting.question is not None:
        return sitting
    return Objected("not-asked", sitting)


def carry_out(room: Room, caller: Caller, sitting: Sitting, texts: Sequence[str]) -> Outcome:
    """Carry out the answers of the one who sits there, and all standing answers that follow."""
    if sitting.seat is None:
        return Objected("stranger", sitting)
    before = position(sitting.match)
    try:
        line = sitting.match.play_line(sitting.seat, texts)
    except IllegalAction as refusal:
        return Refused(sitting, refusal.reason)
    except NotAsked:
        return Objected("not-asked", sitting)
    play_standing(room, sitting.card.id, line.match)
    return Done(keep(room, caller, sitting, before, line.match), line.moves, line.rest)


def keep(room: Room, caller: Caller, sitting: Sitting, before: Position, match: Match) -> Sitting:
    """Store what somebody's answers have made of a match, and note what must now be said.

    Args:
        room: The open transaction.
        caller: Who answered.
        sitting: The match before, as that person found it.
        before: Its position before.
        match: The match now.

    Returns:
        The match as that person finds it now.
    """
    store(room, (caller.interaction, caller.user), sitting, match)
    after = room.sitting(room.stored(sitting.card.id), caller.user, match)
    tell_moves(room, before, after)
    is_here(room, after)
    if after.card.phase == "over":
        close_all(room, after)
    else:
        close_overtaken(room, after)
    return after


def play_standing(room: Room, name: str, match: Match) -> None:
    """Let those answer who have given their answer once and for all."""
    rows = room.connection.execute("SELECT seat, key FROM standing WHERE match = ?", (name,))
    wishes: dict[int, str] = dict(rows.fetchall())
    for _ in range(LONGEST_CHAIN):
        wish = next(
            (
                (question.seat, standing.notation)
                for question in match.questions()
                if question.answered is None
                for standing in question.standing
                if wishes.get(question.seat) == standing.key
            ),
            None,
        )
        if wish is None:
            return
        match.play(*wish)
    raise AssertionError("standing answers run in circles")


def take_back(room: Room, caller: Caller, match: str, presses: int | None) -> Outcome:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone.

    A press that stood for several answers is taken back as one.
    """
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    running, seat = sitting.match, sitting.seat
    stands = len(running.standing_moves)
    if seat is None or all(move.seat != seat for move in running.standing_moves):
        return Objected("nothing-to-take-back", sitting)
    floor = running.floor(seat)
    if floor == stands:
        return Objected("floor", sitting)
    if presses is None:
        to = _start(running, floor)
    else:
        to = back_to(room.connection, sitting.card.id, running, seat, presses)
    undo = running.take_back(seat, to)
    store(room, (caller.interaction, caller.user), sitting, running)
    after = room.sitting(room.stored(sitting.card.id), caller.user, running)
    tell_taken_back(room, after, shown=undo.shown)
    close_overtaken(room, after)
    return Done(after)


def _start(running: Match, floor: int) -> int:
    """Where the turn in the making began; if it was ended already, as far as the seat can go alone."""
    making = running.published < len(running.standing_moves)
    return max(floor, running.published) if making else floor


def standing(room: Room, caller: Caller, match: str, key: str | None) -> Outcome:
    """Give an answer once and for all in this match, or take the wish back."""
    sitting = enter_seated(room, caller, match)
    if isinstance(sitting, Objected):
        return sitting
    known = {wish for wish, _ in room.shelf.games[sitting.card.game].standing()}
    if key is not None and key not in known:
        return Objected("bad-option", sitting, detail="standing")
    room.connection.execute("DELETE FROM standing WHERE match = ? AND seat = ?", (sitting.card.id, sitting.seat))
    if key is None:
        return Done(sitting)
    room.connection.execute(
        "INSERT INTO standing (match, seat, key) VALUES (?, ?, ?)", (sitting.card.id, sitting.seat, key)
    )
    question = sitting.question
    now = [] if question is None else [wish.notation for wish in question.standing if wish.key == key]
    return carry_out(room, caller, sitting, now) if now else Done(sitting)
