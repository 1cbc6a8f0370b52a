"""Matches that no one plays on with: they fall asleep, can be woken, and close in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.core.announcing.direct_messages import tell_owners
from bot.core.announcing.queue import notify, post_line
from bot.core.boxes.catalog import Unreadable
from bot.core.match import closing, turn_time_out
from bot.core.match.standstill import IDLE, WARNED, stand_still
from bot.core.paces import PACES
from bot.core.unit_of_work import people_of
from bot.store import due_turns, matches, outbox, places, seats
from bot.store.spans import DAY

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork

_log = structlog.get_logger()

AWAY = 14 * DAY
"""Seconds after which the others are asked about someone who is away all the same."""

CLOSES = "sleep-closes"
"""The line by which a table is told that it closes."""


def look_after(unit: UnitOfWork) -> None:
    """Ask the others about those who are late; let matches sleep if no one chooses, and close them in the end."""
    due_turns.note_away(unit.connection, unit.now - AWAY, unit.now)
    for match, of in due_turns.to_ask(unit.connection).items():
        turn_time_out.ask_others(unit, match, of)
    for match, pace, since in due_turns.waiting_since(unit.connection):
        if since + PACES[pace].asleep <= unit.now:
            _fall_asleep(unit, match)
    for match, last, warned in due_turns.untouched(unit.connection, unit.now - IDLE):
        _end(unit, match, last, warned)


def _fall_asleep(unit: UnitOfWork, match: str) -> None:
    info = unit.info(match)
    if stand_still(unit, match, "asleep"):
        turn_time_out.chosen(unit, info, "late-asleep")
        last = matches.touched(unit.connection, match)
        closes = max(last + IDLE, unit.now) + WARNED
        post_line(unit, info, "sleep-begun", game=info.game, match=match, since=last, until=closes)


def _end(unit: UnitOfWork, match: str, last: int, warned: int | None) -> None:
    """Tell a table that it closes; close it a week after that went out, so that no downtime closes anything untold."""
    info = unit.info(match)
    if warned is None:
        told = outbox.line_closed(unit.connection, match, CLOSES, last)
        if told == "none":
            people, until = people_of(seats.rows(unit.connection, match)), unit.now + WARNED
            post_line(unit, info, CLOSES, game=info.game, match=match, until=until)
            tell_owners(unit, info, people, CLOSES, game=info.game, match=match, until=until)
        elif told != "open":
            places.warn(unit.connection, match, told)
    elif warned + WARNED <= unit.now:
        notify(unit, info, "house-over-none", game=info.game, match=match)
        closing.end(unit, info, _readable(unit, match))


def _readable(unit: UnitOfWork, match: str) -> LoadedMatch | None:
    try:
        return unit.load(unit.stored(match), None)
    except Unreadable as error:
        _log.error("closed unread", error=str(error))
        return None
