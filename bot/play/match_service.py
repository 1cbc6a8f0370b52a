"""Every act of a person on a match: found, worked out, and kept as one transaction."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, TypeVar, get_args

from bot.play import dealing, housekeeping, leaving, lobby, opening, turns, voting
from bot.play.access import find_match, find_running, find_seated
from bot.play.catalog import reconstructed_rows
from bot.play.outcomes import Done, LobbyChanged, Objected, Outcome, Refused, Stale, Voted, WhatChanged
from bot.play.posts import send_hands
from bot.play.unit_of_work import Limits, Overtaken, UnitOfWork
from bot.store import ledger, matches, persons, votes

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from bot.play.catalog import GameCatalog
    from bot.play.housekeeping import Recovered
    from bot.play.outcomes import Caller, LoadedMatch, Resolve
    from bot.store.database import Database
    from bot.store.ledger import Applied
    from bot.store.outbox_store import OutboxStore
    from bot.store.persons import Preferences
    from bot.store.records import MatchInfo
    from bot.store.votes import Proposal
    from render.core.people import Lang

T = TypeVar("T")
F = TypeVar("F")
P = TypeVar("P")

TRIES = 20
"""How often an act is worked out again because somebody else's came first."""


class MatchService:
    """What the Discord side may ask for; no match is held between two calls.

    An act at a dealt match is found by reading, worked out in a thread of its own while nobody waits for it, and kept
    in one transaction if nothing else was kept since; otherwise it is worked out again.
    """

    def __init__(
        self, database: Database, outbox: OutboxStore, catalog: GameCatalog, limits: Limits | None = None
    ) -> None:
        """Serve from a database.

        Args:
            database: Where everything is kept.
            outbox: Told when there is something to send.
            catalog: The games.
            limits: How much the service takes on.
        """
        self._database = database
        self._outbox = outbox
        self._catalog = catalog
        self._limits = limits or Limits()

    def _unit(self, connection: sqlite3.Connection, now: float | None = None) -> UnitOfWork:
        return UnitOfWork(connection, int(time.time() if now is None else now), self._catalog, self._limits)

    async def _act(self, caller: Caller, work: Callable[[UnitOfWork], Outcome]) -> Outcome:
        """Do what an interaction asks for, once; asked again, say again what it did."""

        def whole(connection: sqlite3.Connection) -> Outcome:
            unit = self._unit(connection)
            before = _said_before(unit, caller)
            if before is not None:
                return before
            outcome = work(unit)
            done = summary(outcome)
            if done is not None:
                ledger.apply(connection, caller.interaction, caller.user, done, unit.now)
                if caller.guild is None:
                    persons.note_dm(connection, caller.user, works=True)
            return outcome

        outcome = await self._database.transact(whole)
        self._outbox.news.set()
        return outcome

    async def _play(
        self,
        caller: Caller,
        find: Callable[[UnitOfWork], F | Outcome],
        work_out: Callable[[F], Awaitable[P | Outcome]],
        keep: Callable[[UnitOfWork, Caller, P], Outcome],
    ) -> Outcome:
        """Do what an interaction asks for at a dealt match, once; asked again, say again what it did.

        Args:
            caller: Who asks.
            find: Reads all that is needed, or why it is not done.
            work_out: What comes of it, without the database.
            keep: Keeps that; the transaction holds nothing else.
        """
        for _ in range(TRIES):
            found = await self._read(lambda unit: _said_before(unit, caller) or find(unit))
            if isinstance(found, Outcome):
                return found
            planned = await work_out(found)
            if isinstance(planned, Outcome):
                return planned
            try:
                return await self._act(caller, partial(_kept, keep, caller, planned))
            except Overtaken:
                continue
        raise AssertionError("others were always faster")

    async def _read(self, work: Callable[[UnitOfWork], T]) -> T:
        return await self._database.read(lambda connection: work(self._unit(connection)))

    async def open(
        self, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
    ) -> Outcome:
        """Open a lobby in the caller's channel; the caller is its first guest."""
        return await self._act(
            caller, lambda unit: opening.open_lobby(unit, caller, game, seats=seats, options=options, lang=lang)
        )

    async def join(self, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
        """Join a lobby (None: the one of the channel)."""
        return await self._act(caller, lambda unit: lobby.join(unit, caller, match, colour=colour))

    async def leave(self, caller: Caller, match: str | None) -> Outcome:
        """Leave a lobby; the last one to leave closes it."""
        return await self._act(caller, lambda unit: lobby.leave(unit, caller, match))

    async def set_preference(
        self, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None
    ) -> Outcome:
        """Change one's colour, seat or word in a lobby. ``word`` None leaves it as it is."""
        return await self._act(
            caller, lambda unit: lobby.set_preference(unit, caller, match, colour=colour, seat=seat, word=word)
        )

    async def change(
        self,
        caller: Caller,
        match: str,
        *,
        options: Mapping[str, str],
        seats: int | None,
        lang: Lang | None,
        pace: str | None,
    ) -> Outcome:
        """Change the lobby's options (opener or manager); the other guests then have to confirm."""
        return await self._act(
            caller,
            lambda unit: lobby.change(unit, caller, match, options=options, seats=seats, lang=lang, pace=pace),
        )

    async def confirm(self, caller: Caller, match: str) -> Outcome:
        """Confirm changed options."""
        return await self._act(caller, lambda unit: lobby.confirm(unit, caller, match))

    async def kick(self, caller: Caller, match: str | None, person: int) -> Outcome:
        """Send somebody off a lobby (opener or manager); the table is told."""
        return await self._act(caller, lambda unit: lobby.kick(unit, caller, match, person))

    async def start(self, caller: Caller, match: str | None) -> Outcome:
        """Deal (opener or manager)."""
        outcome = await self._play(
            caller,
            lambda unit: dealing.find_hosted(unit, caller, match),
            lambda lobby: asyncio.to_thread(dealing.deal, lobby),
            dealing.start,
        )
        if isinstance(outcome, Objected) and outcome.why == "no-post" and outcome.info is not None:
            await self.post_again(outcome.info.id)
        return outcome

    async def find(self, caller: Caller, match: str | None) -> LoadedMatch | MatchInfo | None:
        """The match as the caller finds it, what is known of it while it is a lobby, None if none is to be seen here.

        Without ``match``: the one of the channel; in a DM the only one of the person, or the one that waits longest.
        """

        def look(unit: UnitOfWork) -> LoadedMatch | MatchInfo | None:
            stored = find_match(unit, caller, match)
            return None if isinstance(stored, Objected) else unit.found(stored, caller.user)

        return await self._read(look)

    async def answer(self, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
        """Carry out what a press stood for, if the question is still the one of that revision."""
        return await self._play(
            caller,
            lambda unit: turns.find_asked(unit, caller, match),
            lambda loaded: asyncio.to_thread(turns.answer, loaded, revision, resolve),
            turns.keep_answers,
        )

    async def type(self, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
        """Carry out typed moves, already turned into notation."""
        return await self._play(
            caller,
            lambda unit: turns.find_asked(unit, caller, match),
            lambda loaded: asyncio.to_thread(turns.type_moves, loaded, moves),
            turns.keep_answers,
        )

    async def take_back(self, caller: Caller, match: str, *, presses: int | None = 1) -> Outcome:
        """Take back what one's last presses did, or, with None, all of the turn that one can take back alone."""
        return await self._play(
            caller,
            lambda unit: find_seated(unit, caller, match),
            lambda loaded: asyncio.to_thread(turns.take_back, loaded, presses),
            turns.keep_taken_back,
        )

    async def propose_undo(self, caller: Caller, match: str | None, to: int) -> Outcome:
        """Ask the table to go back to where ``to`` answers stand."""
        return await self._play(
            caller,
            lambda unit: find_seated(unit, caller, match),
            lambda loaded: asyncio.to_thread(voting.undone, loaded, to),
            lambda unit, caller, undo: voting.propose_undo(unit, caller, undo, to),
        )

    async def propose_end(self, caller: Caller, match: str | None) -> Outcome:
        """Ask the table to end without a winner."""
        return await self._play(
            caller,
            lambda unit: find_seated(unit, caller, match),
            _as_found,
            voting.propose_end,
        )

    async def vote(self, caller: Caller, vote: int, *, agree: bool) -> Outcome:
        """Agree to a proposal, or keep things as they are."""
        return await self._play(
            caller,
            lambda unit: voting.find_ballot(unit, caller, vote),
            lambda ballot: asyncio.to_thread(voting.settle, ballot, agree=agree),
            lambda unit, caller, ballot: voting.vote(unit, caller, ballot, agree=agree),
        )

    async def resign(self, caller: Caller, match: str | None) -> Outcome:
        """Give up one's seat; the table is told and anybody may offer to take over."""
        return await self._play(
            caller,
            lambda unit: leaving.find_leave(unit, caller, match),
            lambda leave: asyncio.to_thread(leaving.settle, leave),
            leaving.resign,
        )

    async def replace(self, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
        """Invite somebody into a silent seat; its owner may say first that he is there."""
        return await self._play(
            caller,
            lambda unit: find_running(unit, caller, match),
            _as_found,
            lambda unit, caller, loaded: leaving.replace(unit, caller, loaded, seat, by, by_name),
        )

    async def take_over(self, caller: Caller, match: str, seat: int) -> Outcome:
        """Offer to take a free seat; the others vote."""
        return await self._play(
            caller,
            lambda unit: find_running(unit, caller, match),
            _as_found,
            lambda unit, caller, loaded: leaving.take_over(unit, caller, loaded, seat),
        )

    async def still_here(self, caller: Caller, match: str) -> Outcome:
        """The silent seat's owner is there after all."""
        return await self._play(caller, lambda unit: find_seated(unit, caller, match), _as_found, leaving.still_here)

    async def close(self, caller: Caller, match: str | None) -> Outcome:
        """Close a match without a result (manager), or a lobby (opener or manager); the table is told."""
        return await self._play(
            caller,
            lambda unit: leaving.find_closable(unit, caller, match),
            _as_found,
            leaving.close,
        )

    async def rematch(self, caller: Caller, match: str) -> Outcome:
        """Open a lobby with the same options."""
        return await self._act(caller, lambda unit: opening.rematch(unit, caller, match))

    async def standing(self, caller: Caller, match: str, key: str | None) -> Outcome:
        """Give an answer once and for all, or take the wish back (None)."""
        return await self._play(
            caller,
            lambda unit: find_seated(unit, caller, match),
            lambda loaded: asyncio.to_thread(turns.stand, loaded, key, self._catalog.standing(loaded.info.game)),
            turns.keep_standing,
        )

    async def matches(self, guild: int) -> Sequence[MatchInfo]:
        """All lobbies and running matches of a server."""
        return await self._read(lambda unit: [unit.info(name) for name in matches.of_guild(unit.connection, guild)])

    async def mine(self, user: int) -> Sequence[LoadedMatch | MatchInfo]:
        """All lobbies and running matches of a person, in all servers; those that wait for the person first."""
        return await self._read(
            lambda unit: [unit.found(unit.stored(name), user) for name in matches.of_person(unit.connection, user)]
        )

    async def note(self, user: int, changed: Mapping[str, str]) -> None:
        """Remember what a person prefers; what is not named stays as it was, an empty value is forgotten."""
        await self._database.transact(lambda connection: persons.note(connection, user, changed))

    async def preferences(self, user: int) -> Preferences:
        """What a person prefers, in one look."""
        return await self._database.read(lambda connection: persons.of(connection, [user])[user])

    async def reconstructed(self, match: str) -> Mapping[str, tuple[int, int]]:
        """Component tables of a match in which rows are reconstructed: how many of them, and of how many rows."""
        return await self._read(
            lambda unit: reconstructed_rows(matches.tables(unit.connection, unit.stored(match).tables))
        )

    async def look(self, match: str, user: int | None) -> LoadedMatch | MatchInfo | None:
        """A match for the service's own posts, without a door.

        Args:
            match: Its id as the outbox names it.
            user: The one for whom something is drawn, or None for the table.
        """

        def find(unit: UnitOfWork) -> LoadedMatch | MatchInfo | None:
            stored = matches.find(unit.connection, match)
            return None if stored is None else unit.found(stored, user)

        return await self._read(find)

    async def proposal(self, vote: int) -> Proposal | None:
        """A proposal to the table, by its number."""
        return await self._database.read(lambda connection: votes.find(connection, vote))

    async def ask_hand(self, caller: Caller, match: str | None) -> Outcome:
        """Send the caller's hand by DM once more."""

        def send(unit: UnitOfWork, _: Caller, loaded: LoadedMatch) -> Outcome:
            unit.expect(loaded)
            send_hands(unit, loaded.info, loaded.people, [loaded.own])
            return Done(loaded)

        return await self._play(caller, lambda unit: find_seated(unit, caller, match), _as_found, send)

    async def post_again(self, match: str) -> bool:
        """Post a lobby or table once more if Discord refused its last post; True if there is something to send."""
        if await self._read(lambda unit: dealing.refused_post(unit, match)) is None:
            return False
        written = await self._database.transact(lambda connection: dealing.post_again(self._unit(connection), match))
        self._outbox.news.set()
        return written

    async def tidy(self, now: float) -> None:
        """Close old lobbies, settle ripe invitations, forget what has been kept long enough; once an hour will do."""
        await self._database.transact(lambda connection: housekeeping.tidy(self._unit(connection, now)))
        self._outbox.news.set()

    async def recover(self) -> Sequence[Recovered]:
        """Take up the running matches whose rules were updated; once, before the first press."""
        names = await self._read(lambda unit: matches.running(unit.connection))
        found = [await self._recover(name) for name in names]
        self._outbox.news.set()
        return [recovered for recovered in found if recovered is not None]

    async def _recover(self, match: str) -> Recovered | None:
        return await self._database.transact(lambda connection: housekeeping.recover(self._unit(connection), match))


async def _as_found(found: F) -> F:
    """Where nothing has to be worked out."""
    return found


def _kept(keep: Callable[[UnitOfWork, Caller, P], Outcome], caller: Caller, planned: P, unit: UnitOfWork) -> Outcome:
    return keep(unit, caller, planned)


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
            return LobbyChanged(matches.info(unit.connection, stored), what)
        case "voted":
            return voting.counted(unit, caller, int(done["vote"]))
        case _:
            return Done(unit.load(stored, caller.user))
