"""Turns whose time is over: no one is thrown out by a clock, but the others may choose how to go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.announcing.direct_messages import users
from bot.core.announcing.queue import call_again, write_anew
from bot.core.changes import waited
from bot.core.match.standstill import go_on
from bot.core.outcomes import Done, Objected
from bot.core.paces import PACES
from bot.core.unit_of_work import people_of
from bot.store import due_turns, matches, messages, outbox, seats
from bot.store.outbox_rows import Draft
from bot.store.spans import DAY

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo


def ask_others(unit: UnitOfWork, match: str, of: Collection[int]) -> None:
    """Ask the others how to go on: the time of some seats is over, or a free seat has been waited for as long.

    All seats whose time is over stand in one post, which pings the others once; no one is asked where no one else is.
    """
    info = unit.info(match)
    due_turns.note_asked(unit.connection, match, of, unit.now)
    people = people_of(seats.rows(unit.connection, match))
    waited = {seat for seat, _ in due_turns.overdue(unit.connection, match)}
    others = users(people, [seat for seat in range(len(people)) if seat not in waited])
    if others:
        unit.enqueue(info, Draft("late", ping=others), others)


def chosen(unit: UnitOfWork, info: MatchInfo, key: str, **args: str | int) -> None:
    """Edit the post that asks how to go on, if there is one, since that is settled.

    Args:
        key: Message of the text tables that says how.
    """
    due_turns.note_chosen(unit.connection, info.id, unit.now)
    if _is_posted(unit, info.id):
        text = json.dumps({"key": key, "args": args}, sort_keys=True)
        unit.enqueue(info, Draft("late", text=text, silent=True))


def _is_posted(unit: UnitOfWork, match: str) -> bool:
    posted = messages.find(unit.connection, match, "late") is not None
    return posted or outbox.is_queued(unit.connection, match, "late")


def stirred(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Someone has played: a table that slept is awake again, and whoever was late is not any more."""
    info, rows = loaded.info, loaded.rows
    woken = rows.standstill is not None and wake_up(unit, info)
    if woken and not outbox.is_queued(unit.connection, info.id, "table"):
        # The post that says it sleeps is the newest until the turn ends: its button has nothing to wake any more.
        write_anew(unit, info)
    told = ("late", 0) in rows.messages or bool(rows.queued("late"))
    if not told and all(turn.late is None for turn in rows.lasting.values()):
        return
    if not due_turns.overdue(unit.connection, info.id):
        who = "" if loaded.seat is None else loaded.people[loaded.seat].name
        chosen(unit, info, "late-played", who=who)
    elif _is_posted(unit, info.id):
        unit.enqueue(info, Draft("late", silent=True))


def wake_up(unit: UnitOfWork, info: MatchInfo) -> bool:
    """Let a table go on that sleeps, with a new time for all whom it waits for.

    Returns:
        Whether it slept.
    """
    if not go_on(unit, info.id, "asleep"):
        return False
    due_turns.renew(unit.connection, info.id, PACES[info.pace].each, unit.now)
    return True


def more(pace: str) -> int:
    """Seconds that the others can give to someone whose time is over."""
    return 3 * DAY if pace in ("slow", "long") else DAY


def waited_too_long(unit: UnitOfWork, loaded: LoadedMatch) -> list[int] | Objected:
    """The seats whose time is over, for any other player who decides how to go on."""
    unit.expect(loaded)
    waited = [seat for seat, _ in due_turns.overdue(unit.connection, loaded.info.id)]
    if not waited:
        return Objected("not-late", loaded)
    return Objected("late-self", loaded) if loaded.own in waited else waited


def grant(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """Wait a day or three more for those whose time is over; any other player may decide that."""
    waited = waited_too_long(unit, loaded)
    if isinstance(waited, Objected):
        return waited
    seconds = more(loaded.info.pace)
    for seat in waited:
        due_turns.grant(unit.connection, loaded.info.id, seat, seconds, unit.now)
    chosen(unit, loaded.info, "late-granted", who=loaded.people[loaded.own].name, at=unit.now + seconds)
    return Done(unit.again(loaded, caller.user))


def wake(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """Wake up a table, so that it does not close: whom it waits for gets a new time, and is called."""
    unit.expect(loaded)
    info = loaded.info
    matches.touch(unit.connection, info.id, unit.now)
    if wake_up(unit, info):
        together = any(question.together for question in loaded.match.questions())
        who = loaded.people[loaded.own].name
        call_again(unit, info, loaded.people, waited(loaded.match), "sleep-woken", together=together, who=who)
    return Done(unit.again(loaded, caller.user))
