"""Every act of a person on a match, and every look at one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.background import housekeeping
from bot.background.service import PulseService
from bot.core.access import find_match, find_seated
from bot.core.acting import Acting
from bot.core.catalog import Unreadable, reconstructed_rows
from bot.core.match import closing, dealing, opening
from bot.core.outcomes import Objected
from bot.core.unit_of_work import Limits
from bot.outbox import resending
from bot.players.driver import Driver
from bot.store import match_rows, matches, pending_turns, persons
from bot.topics.lobby import adding
from bot.topics.lobby import operations as lobby
from bot.topics.plans import operations as advising
from bot.topics.practice import operations as practice
from bot.topics.privacy import erasing, exporting
from bot.topics.tables import move as moving
from bot.topics.tables import operations as health
from bot.topics.turn import operations as turns
from bot.topics.votes.operations import VoteService

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.background.housekeeping import Recovered
    from bot.core.catalog import GameCatalog
    from bot.core.match.closing import Closable
    from bot.core.outcomes import Caller, LoadedMatch, Outcome, Resolve
    from bot.core.unit_of_work import UnitOfWork
    from bot.outbox.resending import MadeUp
    from bot.store.database import Database
    from bot.store.outbox_store import OutboxStore
    from bot.store.persons import Preferences
    from bot.store.records import MatchInfo
    from bot.topics.privacy.exporting import Kept
    from bot.topics.tables.operations import ServerHealth
    from render.core.languages import Lang
    from rules.core.advice import Advice


class MatchService(VoteService, PulseService):
    """What the Discord side may ask for; no match is held between two calls.

    Attributes:
        driver: Plays for the automatic players, once it runs.
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
        self._acting = Acting(database, outbox, catalog, limits or Limits())
        self.driver = Driver(self._acting)

    async def open(
        self, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
    ) -> Outcome:
        """Open a lobby in the caller's channel; the caller is its first guest."""

        def work(unit: UnitOfWork) -> Outcome:
            practice.make_room(unit, caller)
            return opening.open_lobby(unit, caller, game, seats=seats, options=options, lang=lang)

        return await self._acting.act(caller, work)

    async def join(self, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
        """Join a lobby (None: the one of the channel)."""
        return await self._acting.act(caller, lambda unit: lobby.join(unit, caller, match, colour=colour))

    async def leave(self, caller: Caller, match: str | None) -> Outcome:
        """Leave a lobby; the last one to leave closes it."""
        return await self._acting.act(caller, lambda unit: lobby.leave(unit, caller, match))

    async def set_preference(
        self, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None
    ) -> Outcome:
        """Change one's colour, seat or word in a lobby. ``word`` None leaves it as it is."""
        return await self._acting.act(
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
        return await self._acting.act(
            caller, lambda unit: lobby.change(unit, caller, match, options=options, seats=seats, lang=lang, pace=pace)
        )

    async def confirm(self, caller: Caller, match: str) -> Outcome:
        """Confirm changed options."""
        return await self._acting.act(caller, lambda unit: lobby.confirm(unit, caller, match))

    async def kick(self, caller: Caller, match: str | None, person: int) -> Outcome:
        """Send someone off a lobby (opener or manager); the table is told."""
        return await self._acting.act(caller, lambda unit: lobby.kick(unit, caller, match, person))

    async def practise(self, caller: Caller, game: str, *, level: str, lang: Lang) -> Outcome:
        """Deal a match of the caller against automatic players, without a lobby."""
        return await self._acting.act(caller, lambda unit: practice.practise(unit, caller, game, level, lang))

    async def add_bot(self, caller: Caller, match: str | None, level: str) -> Outcome:
        """Add an automatic player to a lobby (opener or manager)."""
        return await self._acting.act(caller, lambda unit: adding.add(unit, caller, match, level))

    async def remove_bot(self, caller: Caller, match: str | None, number: int) -> Outcome:
        """Send an automatic player off a lobby (opener or manager)."""
        return await self._acting.act(caller, lambda unit: adding.remove(unit, caller, match, number))

    async def start(self, caller: Caller, match: str | None, guests: int | None = None) -> Outcome:
        """Deal (opener or manager); if ``guests`` is given, only to that many."""
        find = partial(dealing.find_hosted, guests=guests)
        outcome = await self._acting.play(caller, match, find, dealing.deal, dealing.start)
        if isinstance(outcome, Objected) and outcome.why == "no-post" and outcome.info is not None:
            await self._acting.write(partial(resending.make_up, match=outcome.info.id))
        return outcome

    async def find(self, caller: Caller, match: str | None) -> LoadedMatch | MatchInfo | None:
        """The match as the caller finds it, what is known of it while it is a lobby, None if none is to be seen here.

        Without ``match``: the one of the channel; in a DM the only one of the person, or the one that waits longest.
        """

        def look(unit: UnitOfWork) -> LoadedMatch | MatchInfo | None:
            stored = find_match(unit, caller, match)
            return None if isinstance(stored, Objected) else unit.found(stored, caller.user)

        return await self._acting.read(look)

    async def advise(self, loaded: LoadedMatch) -> Sequence[Advice]:
        """Turns that the one who sits there might take. See `bot.topics.plans.operations.advised`.

        Raises:
            Pointless: It comes to none.
            TimeoutError: Others are thought about for too long.
        """
        return await advising.advised(self._acting, self.driver.thinker, loaded)

    async def answer(self, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
        """Carry out what a press stood for, if the question is still the one of that revision."""
        return await self._acting.play(
            caller, match, turns.find_asked, lambda loaded: turns.answer(loaded, revision, resolve), turns.keep_answers
        )

    async def type(self, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
        """Carry out typed moves, already turned into notation."""
        return await self._acting.play(
            caller, match, turns.find_asked, lambda loaded: turns.type_moves(loaded, moves), turns.keep_answers
        )

    async def take_back(self, caller: Caller, match: str, *, presses: int | None = 1) -> Outcome:
        """Take back what one's last presses did, or, with None, all of the turn that one can take back alone."""
        return await self._acting.play(
            caller, match, find_seated, lambda loaded: turns.take_back(loaded, presses), turns.keep_taken_back
        )

    async def closable(self, caller: Caller, match: str | None) -> Closable | Objected:
        """What someone would close, or why it cannot be closed; for the question before."""
        return await self._acting.read(lambda unit: closing.find_closable(unit, caller, match))

    async def close(self, caller: Caller, match: str | None) -> Outcome:
        """Close a match without a result (manager), or a lobby (opener or manager); the table is told."""
        return await self._acting.act_on(caller, match, closing.find_closable, closing.close)

    async def movable(self, caller: Caller, match: str) -> MatchInfo | Objected:
        """The match that someone wants to be played on here, or why that cannot be; for the question before."""
        return await self._acting.read(lambda unit: moving.find_movable(unit, caller, match))

    async def move(self, caller: Caller, match: str) -> Outcome:
        """Play a match on in the caller's channel."""
        return await self._acting.act(caller, lambda unit: moving.move(unit, caller, match))

    async def rematch(self, caller: Caller, match: str) -> Outcome:
        """Open a lobby with the same options; in direct messages practise once more."""

        def work(unit: UnitOfWork) -> Outcome:
            return practice.again(unit, caller, match) or opening.rematch(unit, caller, match)

        return await self._acting.act(caller, work)

    async def standing(self, caller: Caller, match: str, key: str | None) -> Outcome:
        """Give an answer once and for all, or take the wish back (None)."""
        return await self._acting.play(
            caller,
            match,
            find_seated,
            lambda loaded: turns.stand(loaded, key, self._acting.catalog.standing(loaded.info.game)),
            turns.keep_standing,
        )

    async def matches(self, guild: int) -> Sequence[MatchInfo]:
        """All lobbies and running matches of a server."""
        return await self._acting.read(
            lambda unit: [unit.info(name) for name in matches.of_guild(unit.connection, guild)]
        )

    async def mine(self, user: int) -> Sequence[LoadedMatch | MatchInfo]:
        """All lobbies and running matches of a person, in all servers; those that wait for the person first.

        Of a match that cannot be read no more is known than stands beside its position.
        """
        return await self._acting.read(
            lambda unit: [unit.readable(unit.stored(name), user) for name in matches.of_person(unit.connection, user)]
        )

    async def note(self, user: int, changed: Mapping[str, str]) -> None:
        """Remember what a person prefers; what is not named stays as it was, an empty value is forgotten."""

        def work(unit: UnitOfWork) -> None:
            persons.note(unit.connection, user, changed)
            pending_turns.look_again(unit.connection, user)

        await self._acting.write(work)

    async def preferences(self, user: int) -> Preferences:
        """What a person prefers, in one look."""
        return await self._acting.read(lambda unit: persons.load(unit.connection, [user])[user])

    async def reconstructed(self, match: str) -> Mapping[str, tuple[int, int]]:
        """Component tables of a match in which rows are reconstructed: how many of them, and of how many rows."""
        return await self._acting.read(
            lambda unit: reconstructed_rows(matches.tables(unit.connection, unit.stored(match).tables))
        )

    async def look(self, match: str, user: int | None) -> LoadedMatch | MatchInfo | None:
        """A match for the service's own posts, without a door; of one that cannot be read what is known beside it.

        Args:
            match: Its id as the outbox names it.
            user: The one for whom something is drawn, or None for the table.
        """

        def find(unit: UnitOfWork) -> LoadedMatch | MatchInfo | None:
            stored = match_rows.find(unit.connection, match)
            try:
                return None if stored is None else unit.found(stored, user)
            except Unreadable:
                # That it was closed, and by whom, can be said all the same.
                return unit.info(match)

        return await self._acting.read(find)

    async def make_up(self, caller: Caller, match: str | None) -> MadeUp | None:
        """Make up for what Discord refused of the match that a person means, if anything.

        Returns:
            ``again`` if it is sent once more, ``gone`` if its channel is gone; None if nothing was refused.
        """
        found = await self._acting.read(lambda unit: resending.to_make_up(unit, caller, match))
        if found is None or found[1] == "gone":
            return None if found is None else "gone"
        return "again" if await self._acting.write(partial(resending.make_up, match=found[0])) else None

    async def post_again(self, caller: Caller, match: str) -> MatchInfo | Objected:
        """Post a lobby or table once more (manager), from any channel of its server."""
        return await self._acting.write(lambda unit: resending.post_again(unit, caller, match))

    async def health(self, guild: int) -> ServerHealth:
        """How the tables of a server are."""
        return await self._acting.read(lambda unit: health.health(unit, guild))

    async def kept_about(self, user: int) -> Kept:
        """What is kept about a person."""
        return await self._acting.read(lambda unit: exporting.kept_about(unit, user))

    async def export(self, user: int) -> Mapping[str, object]:
        """All that is kept about a person, as far as that person may see it."""
        return await self._acting.read(lambda unit: exporting.export(unit, user))

    async def erase(self, caller: Caller) -> None:
        """Give up all of a person's seats and forget the person; the tables are told that someone left."""
        await self._acting.act_unnoted(caller, erasing.find_farewell, erasing.settled, erasing.erase)

    async def tidy(self, now: float) -> None:
        """Close old lobbies, forget what has been kept long enough; once an hour will do."""
        await self._acting.write(housekeeping.tidy, now)

    async def unreadable(self) -> Sequence[str]:
        """Ids of running matches that cannot be read; one is read at a time, so that no one waits for all of them."""
        names = await self._acting.read(lambda unit: matches.running(unit.connection))
        broken = [await self._acting.read(partial(housekeeping.is_broken, match=name)) for name in names]
        return [name for name, wrong in zip(names, broken, strict=True) if wrong]

    async def recover(self) -> Sequence[Recovered]:
        """Take up the running matches whose rules were updated; once, before the first press."""
        names = await self._acting.read(housekeeping.played_by_others)
        found = [await self._acting.write(partial(housekeeping.recover, match=name)) for name in names]
        return [recovered for recovered in found if recovered is not None]
