"""What calls, answers and taking back make of the pending turns of a match.

Time is given at the call, once per turn. What the table was called for and is taken back was not called for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.announcing import reminding
from bot.core.paces import PACES
from bot.store import bots, matches, pending_turns, seats
from bot.store.pending_turns import PendingTurn

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.core.changes import Change, Position
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import MatchRows
    from bot.store.records import MatchInfo
    from render.core.people import People
    from rules.core.match import Match
    from rules.core.seats import Seat


def dealt(unit: UnitOfWork, info: MatchInfo, people: People, now: Position) -> None:
    """Note whom a match waits for that has been dealt."""
    rows = unit.stored(info.id).rows
    _settle(unit, info, rows, _call(unit, info, people, rows, rows.turns, now.waited, now.turn), now)
    matches.touch(unit.connection, info.id, unit.now)


def answers(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for after someone's answers: a turn of ten presses is one pending turn."""
    info, people, actor = change.loaded.info, change.loaded.people, change.loaded.seat
    rows, was, now = change.loaded.rows, change.was, change.now
    # Who is asked again once a turn has ended is called anew, be it by no one else.
    again = frozenset(() if actor is None or now.turn == was.turn else (actor,)) & was.waited
    over = (was.waited - now.waited) | again
    turns = {**rows.turns, **_ended(unit, rows.turns, over)}
    banks = {**rows.banks, **_saved(unit, info.id, rows.banks, turns, over)}
    if actor in over and actor in turns and (user := people[actor].mention) is not None:
        pending_turns.note_answered(unit.connection, turns[actor], user)
    called = now.waited - (was.waited - again)
    turns = _call(unit, info, people, replace(rows, banks=banks), turns, called, now.turn)
    if actor is not None:
        _note_press(unit, turns, change.match, actor)
    _settle(unit, info, rows, turns, now)


def taken_back(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for after a seat took back answers of its own: its old pending turn goes on.

    Where it was called again since, as among bots, it is called anew.
    """
    info, seat, name, rows = change.loaded.info, change.loaded.own, change.loaded.info.id, change.loaded.rows
    if change.now.turn < change.was.turn and seat in change.was.waited & change.now.waited:
        went_back(unit, change)
        return
    called_off = change.was.waited - change.now.waited
    for other in called_off:
        pending_turns.forget(unit.connection, name, other)
    turns = {each: turn for each, turn in rows.turns.items() if each not in called_off}
    banks = dict(rows.banks)
    for each in change.now.waited - change.was.waited:
        if each in turns:
            banks[each] = turns[each].before
            seats.save(unit.connection, name, each, turns[each].before)
            pending_turns.forget_answered(unit.connection, turns[each])
            pending_turns.take_up(unit.connection, name, each)
            turns[each] = replace(turns[each], ended=None)
    called = change.now.waited - frozenset(turns)
    turns = _call(unit, info, change.loaded.people, replace(rows, banks=banks), turns, called, change.now.turn)
    _note_press(unit, turns, change.match, seat)
    _settle(unit, info, rows, turns, change.now)


def went_back(unit: UnitOfWork, change: Change) -> None:
    """Note whom a match waits for once the table went back: those calls never were, and who plays is called anew."""
    info, name, turn, rows = change.loaded.info, change.loaded.info.id, change.now.turn, change.loaded.rows
    both = change.was.waited & change.now.waited
    stays = {seat for seat in both if seat in rows.turns and (rows.turns[seat].turn or 0) <= turn}
    turns, banks = dict(rows.turns), dict(rows.banks)
    for seat, old in rows.turns.items():
        if seat not in stays and (old.turn or 0) >= turn:
            banks[seat] = old.before
            seats.save(unit.connection, name, seat, old.before)
            pending_turns.forget(unit.connection, name, seat)
            del turns[seat]
    turns |= _ended(unit, turns, change.was.waited - stays)
    called = change.now.waited - stays
    turns = _call(unit, info, change.loaded.people, replace(rows, banks=banks), turns, called, turn)
    _settle(unit, info, rows, turns, change.now)
    matches.touch(unit.connection, name, unit.now)


def taken_up(unit: UnitOfWork, info: MatchInfo, people: People, now: Position, seat: Seat) -> None:
    """Note that a person plays a seat again that a bot has played: if the match waits for it, the person is called."""
    rows = unit.stored(info.id).rows
    called = frozenset({seat}) & now.waited
    _settle(unit, info, rows, _call(unit, info, people, rows, rows.turns, called, now.turn), now)


def given_up(unit: UnitOfWork, info: MatchInfo, now: Position, seat: Seat) -> None:
    """Note that a bot plays a seat from now on: no time is counted for it, and who is late there is not any more."""
    pending_turns.forget(unit.connection, info.id, seat)
    rows = unit.stored(info.id).rows
    _settle(unit, info, rows, rows.turns, now)


def _ended(unit: UnitOfWork, turns: Mapping[int, PendingTurn], over: Iterable[Seat]) -> dict[int, PendingTurn]:
    """End the pending turns of some seats, as far as they last; what they are now."""
    lasting = [turns[seat] for seat in over if seat in turns and turns[seat].ended is None]
    if lasting:
        pending_turns.end(unit.connection, lasting[0].match, [turn.seat for turn in lasting], unit.now)
    return {turn.seat: replace(turn, ran=turn.counted(unit.now), running=None, ended=unit.now) for turn in lasting}


def _saved(
    unit: UnitOfWork,
    match: str,
    banks: Mapping[int, int | None],
    turns: Mapping[int, PendingTurn],
    over: Iterable[Seat],
) -> dict[int, int]:
    """Save what those have left whose pending turns have ended; seconds by seat."""
    left: dict[int, int] = {seat: max(0, turns[seat].allowed - turns[seat].ran) for seat in over if seat in turns}
    for seat, bank in left.items():
        if banks.get(seat) != bank:
            seats.save(unit.connection, match, seat, bank)
    return left


def _call(
    unit: UnitOfWork,
    info: MatchInfo,
    people: People,
    rows: MatchRows,
    turns: Mapping[int, PendingTurn],
    called: Iterable[Seat],
    turn: int,
) -> dict[int, PendingTurn]:
    """Begin the pending turns of seats that are called; none counts for those that are played automatically.

    Args:
        rows: What belongs to the match, with what the seats have saved by now.
        turns: The pending turns by seat.

    Returns:
        The pending turns by seat as they are now.
    """
    pace, found = PACES[info.pace], dict(turns)
    by_people = sorted(seat for seat in called if not people[seat].bot)
    rest = unit.resting(info, [user for seat in by_people if (user := people[seat].mention) is not None])
    for seat in by_people:
        left, old = rows.banks.get(seat), turns.get(seat)
        once_more = old is not None and old.turn == turn and left is not None
        found[seat] = PendingTurn(
            match=info.id,
            seat=seat,
            since=unit.now,
            bank=pace.rest(left) if once_more and left is not None else pace.bank(left),
            before=pace.bank(None) if left is None else left,
            running=unit.now if _counts(unit, rows, seat) else None,
            turn=turn,
            called=None if people[seat].mention in rest else unit.now,
        )
        pending_turns.begin(unit.connection, found[seat])
    return found


def _counts(unit: UnitOfWork, rows: MatchRows, seat: int) -> bool:
    """Whether time is counted for a seat: while the match goes on and the seat's owner is not away."""
    user = next((row.user for row in rows.seats if row.seat == seat), None)
    away = None if user is None else rows.aways.get(user)
    return rows.standstill is None and not (away is not None and away.since <= unit.now < away.until)


def _note_press(unit: UnitOfWork, turns: Mapping[int, PendingTurn], match: Match, seat: Seat) -> None:
    """Note that someone has begun a turn of which the others see nothing yet."""
    turn = turns.get(seat)
    if turn is not None and turn.ended is None:
        begun = match.published < len(match.standing_moves)
        pending_turns.press(unit.connection, turn.match, seat, turn.counted(unit.now) if begun else None)


def _settle(
    unit: UnitOfWork, info: MatchInfo, rows: MatchRows, turns: Mapping[int, PendingTurn], now: Position
) -> None:
    """Let time count where nothing holds it, and note which automatic players are asked."""
    lasting = {seat: _counts(unit, rows, seat) for seat, turn in turns.items() if turn.ended is None}
    runs = {seat for seat in lasting if turns[seat].running is not None}
    pending_turns.hold(unit.connection, info.id, [seat for seat in runs if not lasting[seat]], unit.now)
    pending_turns.go_on(
        unit.connection, info.id, [seat for seat, may in lasting.items() if may and seat not in runs], unit.now
    )
    if rows.numbers_of("nudge"):
        reminding.clear_lines(unit, info)
    if rows.automatic:
        bots.note_asked(unit.connection, info.id, now.waited, unit.now)
