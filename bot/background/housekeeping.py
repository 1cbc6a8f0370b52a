"""Housekeeping: what time and updates bring about without anyone's press."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import structlog

from bot.core import days, seasons
from bot.core.announcing.queue import post_line
from bot.core.changes import changed
from bot.core.keeping import keep
from bot.store import archive, ledger, lobbies, matches, outbox, what_ifs
from bot.store.deletion import delete
from bot.store.spans import DAY
from bot.topics.lobby.operations import expire, release
from rules.core.frozen import frozen
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.archive import Record
    from bot.store.connection import Connection
    from bot.store.database import Database
    from rules.core.match import Match

_log = structlog.get_logger()

LEDGER_DAYS = 30
OUTBOX_DAYS = 7

AT_A_TIME = 20
"""Matches that go at a time, in one transaction."""


@frozen
class Recovered:
    """What became of a running match that other rules had played before.

    Attributes:
        match: Its id.
        result: ``same`` position; ``checkpoint`` set, because these rules lead elsewhere; or ``unreadable`` for
            these rules, and left as it is.
    """

    match: str
    result: Literal["same", "checkpoint", "unreadable"]


def tidy(unit: UnitOfWork) -> None:
    """Close stale lobbies and seasons that are over, release kept seats, pick positions, forget what is old."""
    seasons.close_due(unit)
    days.lay_out(unit)
    for name in matches.stale_lobbies(unit.connection, unit.now - unit.limits.lobby_days * DAY):
        expire(unit, name)
    for name in lobbies.release_due(unit.connection, unit.now):
        release(unit, name)
    ledger.forget(unit.connection, unit.now, unit.now - LEDGER_DAYS * DAY)
    outbox.forget(unit.connection, unit.now - OUTBOX_DAYS * DAY)
    what_ifs.forget(unit.connection, unit.now - what_ifs.KEPT)


def played_by_others(unit: UnitOfWork) -> list[str]:
    """Ids of running matches that other rules have played before; none of them is read."""
    return [
        name
        for tables, version in matches.rules_of_running(unit.connection)
        if (names := matches.running_by(unit.connection, tables, version)) and _version(unit, names[0]) != version
        for name in names
    ]


def _version(unit: UnitOfWork, match: str) -> int | None:
    """The version of the rules that would play a match now, or None if there are none for it any more."""
    try:
        return unit.catalog.book(unit.connection, unit.stored(match)).version
    except (ValueError, LookupError):
        return None


def is_broken(unit: UnitOfWork, match: str) -> bool:
    """Whether a match cannot be read."""
    try:
        read = unit.load(unit.stored(match), None).match
        read.questions()
        # The lines of a log are read when they are looked at.
        list(read.entries)
    except (ValueError, LookupError, AssertionError):
        return True
    finally:
        # It is looked over, not played.
        unit.taken_up.clear()
    return False


def recover(unit: UnitOfWork, match: str) -> Recovered | None:
    """Take up a match after an update of its rules.

    It is played again from its seed: if that leads to the same position it goes on; otherwise the stored position
    becomes the point from which going back starts, and the table is told.

    Returns:
        What became of it, or None if the same rules have played it before.
    """
    stored = unit.stored(match)
    try:
        loaded = unit.load(stored, None)
        running = loaded.match
        running.questions()
        list(running.entries)
    except (ValueError, LookupError, AssertionError) as error:
        _log.error("match cannot be read", match=match, error=type(error).__name__)
        return Recovered(match, "unreadable")
    if running.version == stored.version:
        return None
    if _leads_here(running):
        matches.note_version(unit.connection, match, running.version)
        return Recovered(match, "same")
    again = running.copy()
    again.checkpoint()
    keep(unit, (None, None), changed(loaded, again))
    post_line(unit, loaded.info, "house-updated-rules")
    return Recovered(match, "checkpoint")


def _leads_here(match: Match) -> bool:
    """Whether these rules lead from the seed to the stored position."""
    try:
        again = json.loads(match.replayed().dump())
    except (IllegalAction, LookupError, AssertionError):
        return False
    stored = json.loads(match.dump())
    return bool(again["state"] == stored["state"] and again["counter"] == stored["counter"])


async def unreadable(acting: Acting) -> Sequence[str]:
    """Ids of running matches that cannot be read; one is read at a time, so that no one waits for all of them."""
    names = await acting.read(lambda unit: matches.running(unit.connection))
    broken = [await acting.read(is_broken, name) for name in names]
    return [name for name, wrong in zip(names, broken, strict=True) if wrong]


async def recover_all(acting: Acting) -> Sequence[Recovered]:
    """Take up the running matches whose rules were updated; once, before the first press."""
    names = await acting.read(played_by_others)
    found = [await acting.write(recover, name) for name in names]
    return [recovered for recovered in found if recovered is not None]


@frozen
class Retention:
    """How long finished matches are kept.

    Attributes:
        days: Days after their end, or None for ever.
        archive: File to which they are written before they go, or None.
    """

    days: int | None = None
    archive: Path | None = None


async def let_finished_go(database: Database, retention: Retention, now: int) -> int:
    """Let matches go that ended long enough ago; how many went.

    What cannot be written to the archive stays. Killed on the way, the bot writes it there once more.
    """
    if retention.days is None:
        return 0
    gone, before = 0, now - retention.days * DAY
    while records := await database.read(partial(_due, before=before)):
        if retention.archive is not None:
            await asyncio.to_thread(archive.put_away, retention.archive, records)
        await database.transact(partial(_let_go, records=records))
        gone += len(records)
    return gone


def _due(connection: Connection, before: int) -> list[Record]:
    return [archive.record(connection, match) for match in matches.ended_before(connection, before, AT_A_TIME)]


def _let_go(connection: Connection, records: list[Record]) -> None:
    for each in records:
        delete(connection, each.id)
