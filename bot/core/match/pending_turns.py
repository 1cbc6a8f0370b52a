"""Waiting: what calls, answers and taking back make of the waits of a match.

Time is given at the call, once per turn. What the table was called for and is taken back was not called for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.do_not_disturb import resting
from bot.core.match import reminding
from bot.core.paces import PACES
from bot.store import bots, matches, pending_turns, seats
from bot.store.pending_turns import PendingTurn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.match.changes import Change, Position
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo
    from render.core.people import People
    from rules.core.match import Match
    from rules.core.seats import Seat


def dealt(unit: UnitOfWork, info: MatchInfo, people: People, now: Position) -> None:
    """Note whom a match waits for that has been dealt."""
    _call(unit, info, people, now.waited, now.turn)
    _settle(unit, info, now)
    matches.touch(unit.connection, info.id, unit.now)


def answers(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for after someone's answers: a turn of ten presses is one wait."""
    info, people, actor = change.loaded.info, change.loaded.people, change.loaded.seat
    was, now = change.was, change.now
    # Who is asked again once a turn has ended is called anew, be it by no one else.
    again = frozenset(() if actor is None or now.turn == was.turn else (actor,)) & was.waited
    over = (was.waited - now.waited) | again
    pending_turns.end(unit.connection, info.id, over, unit.now)
    _save(unit, info.id, over)
    if actor in over:
        _note_answered(unit, info.id, people, actor)
    _call(unit, info, people, now.waited - (was.waited - again), now.turn)
    if actor is not None:
        _note_press(unit, info.id, change.match, actor)
        # What is played automatically keeps no table awake.
        matches.touch(unit.connection, info.id, unit.now)
    _settle(unit, info, now)


def taken_back(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for after a seat took back answers of its own: it goes on in its old wait."""
    info, seat, name = change.loaded.info, change.loaded.own, change.loaded.info.id
    called_off = change.was.waited - change.now.waited
    for other in called_off:
        pending_turns.forget(unit.connection, name, other)
    old = pending_turns.load(unit.connection, name)
    for each in change.now.waited - change.was.waited:
        if each in old:
            seats.save(unit.connection, name, each, old[each].before)
            pending_turns.forget_answered(unit.connection, old[each])
            pending_turns.take_up(unit.connection, name, each)
    _call(unit, info, change.loaded.people, change.now.waited - frozenset(old), change.now.turn)
    _note_press(unit, name, change.match, seat)
    _settle(unit, info, change.now)
    matches.touch(unit.connection, name, unit.now)


def went_back(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for once the table went back: those calls never were, and who plays is called anew."""
    info, name, turn = change.loaded.info, change.loaded.info.id, change.now.turn
    old = pending_turns.load(unit.connection, name)
    both = change.was.waited & change.now.waited
    stays = {seat for seat in both if seat in old and (old[seat].turn or 0) <= turn}
    for seat, wait in old.items():
        if seat not in stays and (wait.turn or 0) >= turn:
            seats.save(unit.connection, name, seat, wait.before)
            pending_turns.forget(unit.connection, name, seat)
    pending_turns.end(unit.connection, name, change.was.waited - stays, unit.now)
    _call(unit, info, change.loaded.people, change.now.waited - stays, turn)
    _settle(unit, info, change.now)
    matches.touch(unit.connection, name, unit.now)


def taken_up(unit: UnitOfWork, info: MatchInfo, people: People, now: Position, seat: Seat) -> None:
    """Note that a person plays a seat again that a bot has played: if the match waits for it, the person is called."""
    if seat in now.waited:
        _call(unit, info, people, [seat], now.turn)
    _settle(unit, info, now)


def given_up(unit: UnitOfWork, info: MatchInfo, now: Position, seat: Seat) -> None:
    """Note that a bot plays a seat from now on: no time is counted for it, and who is late there is not any more."""
    pending_turns.forget(unit.connection, info.id, seat)
    _settle(unit, info, now)


def _call(unit: UnitOfWork, info: MatchInfo, people: People, called: Iterable[Seat], turn: int) -> None:
    """Begin the waits of seats that are called; no time is counted for those that are played automatically."""
    pace, name = PACES[info.pace], info.id
    saved, old = seats.banks(unit.connection, name), pending_turns.load(unit.connection, name)
    rest = resting(unit.connection, [user for each in people if (user := each.mention) is not None], unit.now)
    for seat in sorted(seat for seat in called if not people[seat].bot):
        left = saved.get(seat)
        once_more = seat in old and old[seat].turn == turn and left is not None
        wait = PendingTurn(
            match=name,
            seat=seat,
            since=unit.now,
            bank=pace.rest(left) if once_more and left is not None else pace.bank(left),
            before=pace.bank(None) if left is None else left,
            turn=turn,
            called=None if people[seat].mention in rest else unit.now,
        )
        pending_turns.begin(unit.connection, wait)


def _save(unit: UnitOfWork, match: str, over: Iterable[Seat]) -> None:
    """Save what those have left whose waits have ended."""
    ended = pending_turns.load(unit.connection, match)
    for seat in over:
        if seat in ended:
            wait = ended[seat]
            seats.save(unit.connection, match, seat, max(0, wait.allowed - wait.ran))


def _note_answered(unit: UnitOfWork, match: str, people: People, seat: Seat) -> None:
    """Write down how long the owner of a seat took for the answer that has ended its wait."""
    wait, user = pending_turns.load(unit.connection, match).get(seat), people[seat].mention
    if wait is not None and user is not None:
        pending_turns.note_answered(unit.connection, wait, user)


def _note_press(unit: UnitOfWork, name: str, match: Match, seat: Seat) -> None:
    """Note that someone has begun a turn of which the others see nothing yet."""
    wait = pending_turns.load(unit.connection, name).get(seat)
    if wait is not None:
        begun = match.published < len(match.standing_moves)
        pending_turns.press(unit.connection, name, seat, wait.counted(unit.now) if begun else None)


def _settle(unit: UnitOfWork, info: MatchInfo, now: Position) -> None:
    """Let the waits run that nothing holds, and note which automatic players are asked."""
    pending_turns.settle(unit.connection, info.id, unit.now)
    reminding.clear_lines(unit, info)
    bots.note_asked(unit.connection, info.id, now.waited, unit.now)
