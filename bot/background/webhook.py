"""The webhook: tells one address of the operator's what opens, which turns are played and what is over.

Each call carries the record of the match as everyone may read it then, signed with a secret that both sides know. Calls
follow each other in the order in which things happened; one that fails is tried again, later each time, before the next
one goes. Killed before it is noted, a call is made once more: its number tells.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from dataclasses import field
from typing import TYPE_CHECKING, Final

import aiohttp
import structlog

from bot.background.trying import as_things_change
from bot.core import clock
from bot.core.boxes.catalog import Unreadable
from bot.store import meta, outbox
from bot.store.spans import HOUR, MINUTE
from bot.topics.record import writing
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.acting import Acting
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import StoredMatch
    from bot.store.outbox import Told
    from bot.topics.record.writing import Source

_log = structlog.get_logger()

LOOK: Final = 2.0
"""Seconds between two looks at whether something has happened."""

PATIENCE: Final = 10
"""Seconds that a call may take."""

PAUSES: Final = (5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, HOUR, HOUR, HOUR)
"""Seconds between the tries of a call; after them it is given up."""

EVENTS: Final[Mapping[str, str]] = {"seal": "opened", "dealt": "turn", "table": "turn", "over": "over"}
"""What rows of the outbox mean to the receiver."""


@frozen
class Hook:
    """Where is told what happens.

    Attributes:
        url: The address.
        secret: What calls are signed with.
        of: Servers by their numbers and matches by their ids; empty for all.
    """

    url: str
    secret: str = field(repr=False)
    of: frozenset[str] = frozenset()

    def wants(self, stored: StoredMatch) -> bool:
        """Whether it is told of a match."""
        return not self.of or bool({str(stored.guild), stored.id} & self.of)

    def signature(self, moment: int, body: bytes) -> str:
        """What a call is signed with: HMAC with SHA-256 of its moment, a full stop, and its body; in hexadecimal."""
        return hmac.new(self.secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()


@frozen
class Call:
    """What is sent to the operator's address about one row of the outbox.

    Attributes:
        number: Of the row that it is made for; the same whenever it is made again.
        event: What happened.
        match: Id of the match.
        body: Its record, or before the deal what is known of the lobby.
    """

    number: int
    event: str
    match: str
    body: bytes = field(repr=False)


class Webhook:
    """Makes the calls; see the module."""

    def __init__(self, acting: Acting, hook: Hook) -> None:
        self._acting = acting
        self._hook = hook

    async def run(self) -> None:
        """Make calls until told to stop; of what happened before the first start no one is told."""
        await self._acting.write(_begin)
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session:

            async def tell_all() -> None:
                while await self.tell_next(session):
                    continue

            await as_things_change(tell_all, lambda: self._acting.changes, LOOK)

    async def tell_next(self, session: aiohttp.ClientSession) -> bool:
        """Tell what has happened next, if anything has; whether there was something."""
        told = await self._acting.read(_next)
        if told is None:
            return False
        found = await self._acting.read(self._found, told)
        if found is not None:
            stored, source = found
            body = _lobby(stored) if source is None else await asyncio.to_thread(writing.written, source)
            await self._insist(session, Call(told.number, EVENTS[told.kind], told.match, body))
        await self._acting.write(_note, told.number)
        return True

    def _found(self, unit: UnitOfWork, told: Told) -> tuple[StoredMatch, Source | None] | None:
        """What a call is made of; None if no one is to be told of the match, or it is gone or cannot be read."""
        stored = unit.find(told.match)
        if stored is None or stored.practice or not self._hook.wants(stored):
            return None
        try:
            return stored, writing.source(unit, stored, None)
        except Unreadable:
            return None

    async def _insist(self, session: aiohttp.ClientSession, call: Call) -> None:
        """Make a call until it is taken, or has been tried often enough."""
        for pause in (*PAUSES, None):
            why = await self._try(session, call)
            if why is None:
                return
            _log.warning("webhook refused", match=call.match, event_kind=call.event, why=why, again=pause)
            if pause is not None:
                await asyncio.sleep(pause)

    async def _try(self, session: aiohttp.ClientSession, call: Call) -> str | None:
        """Make a call once; why it was not taken, if it was not. Where it is sent on to is not followed."""
        moment = int(clock.now())
        headers = {
            "Content-Type": "application/json",
            "X-Hatoba-Delivery": str(call.number),
            "X-Hatoba-Event": call.event,
            "X-Hatoba-Match": call.match,
            "X-Hatoba-Moment": str(moment),
            "X-Hatoba-Signature": f"sha256={self._hook.signature(moment, call.body)}",
        }
        try:
            async with session.post(self._hook.url, data=call.body, headers=headers, allow_redirects=False) as answer:
                return None if 200 <= answer.status < 300 else str(answer.status)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            return type(error).__name__


def _lobby(stored: StoredMatch) -> bytes:
    """What is known of a lobby."""
    told = {
        "match": stored.id,
        "game": stored.game,
        "server": str(stored.guild),
        "channel": str(stored.channel),
        "phase": stored.phase,
        "seats": stored.seats,
        "lang": stored.lang,
        "pace": stored.pace,
        "options": dict(sorted(stored.options.items())),
        "opened": stored.created,
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _begin(unit: UnitOfWork) -> None:
    if meta.find(unit.connection, "hook") is None:
        _note(unit, outbox.newest(unit.connection))


def _next(unit: UnitOfWork) -> Told | None:
    return outbox.told_after(unit.connection, int(meta.find(unit.connection, "hook") or 0), list(EVENTS))


def _note(unit: UnitOfWork, number: int) -> None:
    meta.note(unit.connection, "hook", str(number))
