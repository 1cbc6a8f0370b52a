"""Acts: found by reading, worked out while no one waits for it, kept in one transaction, each interaction once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar, get_args

from bot.core import clock, measuring
from bot.core.clock_catch_up import catch_up
from bot.core.match import closing, owners, voting
from bot.core.operation import Immediate, Operation
from bot.core.outcomes import Closed, Done, LobbyChanged, Moved, Objected, Outcome, Refused, Stale, Voted, WhatChanged
from bot.core.unit_of_work import Covered, Limits, Overtaken, UnitOfWork
from bot.store import ledger, match_rows, persons
from bot.store.awaited import awaited
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.boxes.catalog import GameCatalog
    from bot.core.caller import Caller
    from bot.store.connection import Connection
    from bot.store.database import Database
    from bot.store.ledger import Applied
    from bot.store.outbox_store import OutboxStore

T = TypeVar("T")
F = TypeVar("F")
P = TypeVar("P")
A = ParamSpec("A")

TRIES = 20
"""How often an act is worked out again because another player's came first."""


class SaidBefore(Exception):  # noqa: N818
    """An interaction has changed something already: nothing is done twice."""


class Acting:
    """How acts come into the database.

    Attributes:
        catalog: The games.
        awaited: Set whenever a match may wait for an automatic player; clear it first, then look.
        wants_bots: Set whenever someone for whom no one was found wants to start with bots; likewise.
    """

    def __init__(self, database: Database, outbox: OutboxStore, catalog: GameCatalog, limits: Limits) -> None:
        """Act in a database.

        Args:
            outbox: Told when there is something to send.
            limits: How much the bot takes on.
        """
        self.catalog = catalog
        self._database = database
        self._outbox = outbox
        self._limits = limits
        self.awaited = asyncio.Event()
        self.wants_bots = asyncio.Event()

    @property
    def changes(self) -> int:
        """How much has changed in the database: as long as this stays as it is, there is nothing new in it."""
        return self._database.written

    def _unit(self, connection: Connection, now: float | None = None) -> UnitOfWork:
        return UnitOfWork(connection, int(clock.now() if now is None else now), self.catalog, self._limits)

    async def read(self, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs) -> T:
        """Read what belongs together from one moment."""
        units: list[UnitOfWork] = []

        def whole(connection: Connection) -> T:
            units.append(self._unit(connection))
            return work(units[0], *args, **named)

        found = await self._database.read(whole)
        self._keep_taken_up(units)
        return found

    def _keep_taken_up(self, units: list[UnitOfWork]) -> None:
        """Keep the matches that a transaction has taken up, now that it has ended well."""
        for unit in units:
            for name, taken_up in unit.taken_up.items():
                self.catalog.taken_up.keep(name, taken_up)

    async def write(self, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs) -> T:
        """Do something in one transaction that no interaction asked for."""
        return await self.write_at(None, work, *args, **named)

    async def write_at(
        self, now: float | None, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs
    ) -> T:
        """The same at a moment in seconds since 1970; None is the present one."""
        written, waited = await self._write(now, lambda unit: (work(unit, *args, **named), awaited(unit.connection)))
        if waited.posts:
            self._outbox.news.set()
        if waited.bots:
            self.awaited.set()
        return written

    async def carry(self, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs) -> T:
        """Do something about what is carried to Discord: whoever does so needs not be told that there is more of it."""
        return await self._write(None, lambda unit: work(unit, *args, **named))

    async def _write(self, now: float | None, work: Callable[[UnitOfWork], T]) -> T:
        units: list[UnitOfWork] = []

        def whole(connection: Connection) -> T:
            unit = self._unit(connection, now)
            units.append(unit)
            # Nothing that is done after a downtime is timed before that is made up for.
            catch_up(connection, unit.now)
            return work(unit)

        written = await self._database.transact(whole)
        self._keep_taken_up(units)
        return written

    async def act(
        self,
        caller: Caller,
        work: Callable[Concatenate[UnitOfWork, Caller, A], Outcome],
        *args: A.args,
        **named: A.kwargs,
    ) -> Outcome:
        """Do what an interaction asks for in one transaction, once; asked again, say again what it did."""

        def whole(unit: UnitOfWork) -> Outcome:
            return _said_before(unit, caller) or _noted(unit, caller, work(unit, caller, *args, **named))

        return _measured(await self.write(whole))

    async def play(self, caller: Caller, operation: Operation[F, P] | Immediate[F]) -> Outcome:
        """Do what an interaction asks for at a dealt match, once; asked again, say again what it did."""
        for _ in range(TRIES):
            try:
                found = await self.read(lambda unit: _said_before(unit, caller) or operation.find(unit, caller))
            except Covered as covered:
                await self.write(owners.end, covered.match, Seat(covered.seat))
                continue
            if isinstance(found, Outcome):
                return found
            try:
                match operation:
                    case Immediate():
                        return _measured(await self.write(_kept, caller, operation.keep, found))
                    case Operation():
                        planned = await asyncio.to_thread(operation.work_out, found)
                        if isinstance(planned, Outcome):
                            return planned
                        return _measured(await self.write(_kept, caller, operation.keep, planned))
            except (Overtaken, SaidBefore):
                continue
        raise AssertionError("others were always faster")

    async def act_unnoted(
        self,
        caller: Caller,
        find: Callable[[UnitOfWork, Caller], F],
        work_out: Callable[[F], P],
        keep: Callable[[UnitOfWork, Caller, P], None],
    ) -> None:
        """Do what can be done twice as well as once, and leave no note of who did it. See `Operation`."""
        for _ in range(TRIES):
            found = await self.read(find, caller)
            planned = await asyncio.to_thread(work_out, found)
            try:
                await self.write(keep, caller, planned)
            except Overtaken:
                continue
            # It may have changed what matches that are kept know of their entries.
            self.catalog.taken_up.clear()
            return
        raise AssertionError("others were always faster")


def _measured(outcome: Outcome) -> Outcome:
    """Measure how long it took until an outcome was kept that changes something."""
    done = summary(outcome)
    if done is not None:
        measuring.kept(str(done["match"]))
    return outcome


def _kept(unit: UnitOfWork, caller: Caller, keep: Callable[[UnitOfWork, Caller, P], Outcome], planned: P) -> Outcome:
    """Keep what was worked out. That it was not kept before shows only when it is noted: it was looked for when found.

    Raises:
        SaidBefore: It was.
    """
    return _noted(unit, caller, keep(unit, caller, planned))


def _noted(unit: UnitOfWork, caller: Caller, outcome: Outcome) -> Outcome:
    """Note what an interaction has done in this transaction, if anything.

    Raises:
        SaidBefore: It has done something before.
    """
    done = summary(outcome)
    if done is None:
        return outcome
    if not ledger.apply(unit.connection, caller.interaction, caller.user, done, unit.now):
        raise SaidBefore(caller.interaction)
    if caller.guild is None:
        persons.note_dm(unit.connection, caller.user, works=True)
    return outcome


def _said_before(unit: UnitOfWork, caller: Caller) -> Outcome | None:
    """What an interaction has done already, if it has."""
    before = ledger.applied(unit.connection, caller.interaction)
    return None if before is None else repeated(unit, caller, before)


def summary(outcome: Outcome) -> Applied | None:
    """What an outcome changed, as the ledger keeps it; None if nothing."""
    match outcome:
        case Done(loaded=loaded):
            return {"kind": "done", "match": loaded.info.id}
        case LobbyChanged(info=info, what=what):
            return {"kind": "lobby", "match": info.id, "what": what}
        case Closed(info=info):
            return {"kind": "closed", "match": info.id}
        case Moved(info=info):
            return {"kind": "moved", "match": info.id}
        case Voted(loaded=loaded, vote=vote):
            return {"kind": "voted", "match": loaded.info.id, "vote": vote}
        case Refused() | Stale() | Objected():
            return None


def repeated(unit: UnitOfWork, caller: Caller, done: Applied) -> Outcome:
    """Say again what an interaction did; nothing is done twice."""
    stored = unit.stored(str(done["match"]))
    match done["kind"]:
        case "lobby":
            what = next(what for what in get_args(WhatChanged) if what == done["what"])
            return LobbyChanged(match_rows.info(stored), what)
        case "moved":
            return Moved(match_rows.info(stored))
        case "closed":
            return closing.closed(unit, stored.id)
        case "voted":
            return voting.counted(unit, caller, int(done["vote"]))
        case _:
            return Done(unit.load(stored, caller.user))
