"""The house: every act of a person on a match as one transaction."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar, get_args

from typing_extensions import override

from bot.play import dealing, keeping, leaving, lobby, opening, turns, voting
from bot.play.doors import enter, enter_seated
from bot.play.outcomes import Done, LobbyChanged, Objected, Refused, Stale, Voted, WhatChanged
from bot.play.posts import send_hand
from bot.play.room import Limits, Room
from bot.play.service import Service
from bot.play.shelf import reconstructed_rows
from bot.store import ledger, matches, persons, votes

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Mapping, Sequence

    from bot.play.keeping import Recovered
    from bot.play.outcomes import Caller, Card, Outcome, Sitting
    from bot.play.service import Resolve
    from bot.play.shelf import Shelf
    from bot.store.database import Database
    from bot.store.ledger import Applied
    from bot.store.postman import Outbox
    from bot.store.votes import Proposal
    from render.core.people import Lang

T = TypeVar("T")


class House(Service):
    """The service on a database. It holds no match: every call reads the newest state."""

    def __init__(self, database: Database, outbox: Outbox, shelf: Shelf, limits: Limits | None = None) -> None:
        """Open the house.

        Args:
            database: Where everything is kept.
            outbox: Told when there is something to send.
            shelf: The games.
            limits: How much the house takes on.
        """
        self._database = database
        self._outbox = outbox
        self._shelf = shelf
        self._limits = limits or Limits()

    def _room(self, connection: sqlite3.Connection, now: float | None = None) -> Room:
        return Room(connection, int(time.time() if now is None else now), self._shelf, self._limits)

    async def _act(self, caller: Caller, work: Callable[[Room], Outcome]) -> Outcome:
        """Do what an interaction asks for, once; asked again, say again what it did."""

        def whole(connection: sqlite3.Connection) -> Outcome:
            room = self._room(connection)
            before = ledger.applied(connection, caller.interaction)
            if before is not None:
                return repeated(room, caller, before)
            outcome = work(room)
            done = summary(outcome)
            if done is not None:
                ledger.apply(connection, caller.interaction, caller.user, done, room.now)
                if caller.guild is None:
                    persons.note_dm(connection, caller.user, works=True)
            return outcome

        outcome = await self._database.transact(whole)
        self._outbox.news.set()
        return outcome

    async def _read(self, work: Callable[[Room], T]) -> T:
        return await self._database.read(lambda connection: work(self._room(connection)))

    @override
    async def open(
        self, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
    ) -> Outcome:
        return await self._act(
            caller, lambda room: opening.open_lobby(room, caller, game, seats=seats, options=options, lang=lang)
        )

    @override
    async def join(self, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
        return await self._act(caller, lambda room: lobby.join(room, caller, match, colour=colour))

    @override
    async def leave(self, caller: Caller, match: str | None) -> Outcome:
        return await self._act(caller, lambda room: lobby.leave(room, caller, match))

    @override
    async def wish(
        self, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None
    ) -> Outcome:
        return await self._act(
            caller, lambda room: lobby.wish(room, caller, match, colour=colour, seat=seat, word=word)
        )

    @override
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
        return await self._act(
            caller,
            lambda room: lobby.change(room, caller, match, options=options, seats=seats, lang=lang, pace=pace),
        )

    @override
    async def confirm(self, caller: Caller, match: str) -> Outcome:
        return await self._act(caller, lambda room: lobby.confirm(room, caller, match))

    @override
    async def kick(self, caller: Caller, match: str | None, person: int) -> Outcome:
        return await self._act(caller, lambda room: lobby.kick(room, caller, match, person))

    @override
    async def start(self, caller: Caller, match: str | None) -> Outcome:
        return await self._act(caller, lambda room: dealing.start(room, caller, match))

    @override
    async def sit(self, caller: Caller, match: str | None) -> Sitting | Card | None:
        def look(room: Room) -> Sitting | Card | None:
            stored = enter(room, caller, match)
            return None if isinstance(stored, Objected) else room.found(stored, caller.user)

        return await self._read(look)

    @override
    async def answer(self, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
        return await self._act(caller, lambda room: turns.answer(room, caller, match, revision, resolve))

    @override
    async def type(self, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
        return await self._act(caller, lambda room: turns.type_moves(room, caller, match, moves))

    @override
    async def take_back(self, caller: Caller, match: str, *, presses: int | None = 1) -> Outcome:
        return await self._act(caller, lambda room: turns.take_back(room, caller, match, presses))

    @override
    async def propose_undo(self, caller: Caller, match: str | None, to: int) -> Outcome:
        return await self._act(caller, lambda room: voting.propose_undo(room, caller, match, to))

    @override
    async def propose_end(self, caller: Caller, match: str | None) -> Outcome:
        return await self._act(caller, lambda room: voting.propose_end(room, caller, match))

    @override
    async def vote(self, caller: Caller, vote: int, *, agree: bool) -> Outcome:
        return await self._act(caller, lambda room: voting.vote(room, caller, vote, agree=agree))

    @override
    async def resign(self, caller: Caller, match: str | None) -> Outcome:
        return await self._act(caller, lambda room: leaving.resign(room, caller, match))

    @override
    async def replace(self, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
        return await self._act(caller, lambda room: leaving.replace(room, caller, match, seat, by, by_name))

    @override
    async def take_over(self, caller: Caller, match: str, seat: int) -> Outcome:
        return await self._act(caller, lambda room: leaving.take_over(room, caller, match, seat))

    @override
    async def still_here(self, caller: Caller, match: str) -> Outcome:
        return await self._act(caller, lambda room: leaving.still_here(room, caller, match))

    @override
    async def close(self, caller: Caller, match: str | None) -> Outcome:
        return await self._act(caller, lambda room: leaving.close(room, caller, match))

    @override
    async def rematch(self, caller: Caller, match: str) -> Outcome:
        return await self._act(caller, lambda room: opening.rematch(room, caller, match))

    @override
    async def standing(self, caller: Caller, match: str, key: str | None) -> Outcome:
        return await self._act(caller, lambda room: turns.standing(room, caller, match, key))

    @override
    async def matches(self, guild: int) -> Sequence[Card]:
        return await self._read(lambda room: [room.card(name) for name in matches.of_guild(room.connection, guild)])

    @override
    async def mine(self, user: int) -> Sequence[Sitting | Card]:
        return await self._read(
            lambda room: [room.found(room.stored(name), user) for name in matches.of_person(room.connection, user)]
        )

    @override
    async def note(
        self, caller: Caller, *, lang: Lang | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        await self._database.transact(
            lambda connection: persons.note(connection, caller.user, lang, dict(settings or {}))
        )

    @override
    async def settings(self, user: int) -> Mapping[str, str]:
        return await self._database.read(lambda connection: persons.settings(connection, user))

    @override
    async def reconstructed(self, match: str) -> Mapping[str, tuple[int, int]]:
        return await self._read(
            lambda room: reconstructed_rows(matches.tables(room.connection, room.stored(match).tables))
        )

    async def look(self, match: str, user: int | None) -> Sitting | Card | None:
        """A match for the house's own posts, without a door.

        Args:
            match: Its id as the outbox names it.
            user: The one for whom something is drawn, or None for the table.
        """

        def find(room: Room) -> Sitting | Card | None:
            stored = matches.find(room.connection, match)
            return None if stored is None else room.found(stored, user)

        return await self._read(find)

    async def proposal(self, vote: int) -> Proposal | None:
        """A proposal to the table, by its number."""
        return await self._database.read(lambda connection: votes.find(connection, vote))

    async def ask_hand(self, caller: Caller, match: str | None) -> Outcome:
        """Send the caller's hand by DM once more."""

        def work(room: Room) -> Outcome:
            sitting = enter_seated(room, caller, match)
            if isinstance(sitting, Objected):
                return sitting
            send_hand(room, sitting.card, sitting.seat or 0, caller.user, silent=False)
            return Done(sitting)

        return await self._act(caller, work)

    async def post_again(self, match: str) -> bool:
        """Post the table once more if Discord refused its last post; True if there is something to send."""
        written = await self._database.transact(lambda connection: dealing.post_again(self._room(connection), match))
        self._outbox.news.set()
        return written

    async def dm_works(self, user: int, *, works: bool) -> None:
        """Note whether DMs reach a person; nothing is sent to closed ones until this says otherwise."""
        await self._database.transact(lambda connection: persons.note_dm(connection, user, works=works))

    async def tidy(self, now: float) -> None:
        """Close old lobbies, settle ripe invitations, forget what has been kept long enough; once an hour will do."""
        await self._database.transact(lambda connection: keeping.tidy(self._room(connection, now)))
        self._outbox.news.set()

    async def recover(self) -> Sequence[Recovered]:
        """Take up the running matches whose rules were updated; once, before the first press."""
        names = await self._read(lambda room: matches.running(room.connection))
        found = [await self._recover(name) for name in names]
        self._outbox.news.set()
        return [recovered for recovered in found if recovered is not None]

    async def _recover(self, match: str) -> Recovered | None:
        return await self._database.transact(lambda connection: keeping.recover(self._room(connection), match))


def summary(outcome: Outcome) -> Applied | None:
    """What an outcome changed, as the ledger keeps it; None if nothing."""
    match outcome:
        case Done(sitting=sitting):
            return {"kind": "done", "match": sitting.card.id}
        case LobbyChanged(card=card, what=what):
            return {"kind": "lobby", "match": card.id, "what": what}
        case Voted(sitting=sitting, vote=vote):
            return {"kind": "voted", "match": sitting.card.id, "vote": vote}
        case Refused() | Stale() | Objected():
            return None


def repeated(room: Room, caller: Caller, done: Applied) -> Outcome:
    """Say again what an interaction did; nothing is done twice."""
    stored = room.stored(str(done["match"]))
    match done["kind"]:
        case "lobby":
            what = next(what for what in get_args(WhatChanged) if what == done["what"])
            return LobbyChanged(matches.card(room.connection, stored), what, again=True)
        case "voted":
            return voting.counted(room, caller, int(done["vote"]))
        case _:
            return Done(room.sitting(stored, caller.user), again=True)
