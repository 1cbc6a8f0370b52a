"""A unit of work: one open transaction, with all that is needed to act in it."""

from __future__ import annotations

import re
import secrets
from contextlib import contextmanager
from dataclasses import field, replace
from typing import TYPE_CHECKING

import structlog

from bot.core.boxes.catalog import GameCatalog, Unreadable
from bot.core.do_not_disturb import resting, rests
from bot.core.loaded_match import LoadedMatch
from bot.core.names import marked
from bot.core.seat_history import FormerOwners
from bot.core.taken_up import TakenUp
from bot.store import entries, match_rows, matches, outbox, persons, rooms, seat_history, seats
from bot.store.chain import Broken
from bot.store.connection import Connection
from bot.store.database import part
from bot.store.deletion import is_deleted
from bot.store.messages import clear
from bot.store.spans import DAY
from render.core.people import Person
from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.store.match_rows import StoredMatch
    from bot.store.outbox_rows import Draft
    from bot.store.persons import Preferences
    from bot.store.records import MatchInfo, SeatRow
    from render.core.people import People
    from rules.core.match import Match

_log = structlog.get_logger()

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits of match ids: none that can be taken for another."""

_ID = re.compile(f"[{ALPHABET}]{{3,4}}")


class Overtaken(Exception):  # noqa: N818
    """Since something was worked out another player's act was kept; it must be worked out again."""


class Covered(Exception):  # noqa: N818
    """Someone acts whose seat a bot plays for the time being: first it is to be the person's again.

    Attributes:
        match: Id of the match.
        seat: The seat.
    """

    def __init__(self, match: str, seat: int) -> None:
        super().__init__(match, seat)
        self.match, self.seat = match, seat


@frozen
class Limits:
    """How much the bot takes on.

    Attributes:
        lobbies: Open lobbies of one person.
        matches: Lobbies and running matches of one server.
        lobby_days: Days after which a lobby that no one started closes.
        held: Seconds for which a rematch keeps the seats of those who played before.
    """

    lobbies: int = 10
    matches: int = 50
    lobby_days: int = 7
    held: int = DAY


@frozen
class UnitOfWork:
    """One open transaction, with all that is needed to act in it.

    Attributes:
        connection: Inside the transaction.
        now: Seconds since 1970.
        catalog: The games.
        limits: How much the bot takes on.
        taken_up: Matches as they stand in this transaction, by id: to be kept once it is committed.
    """

    connection: Connection
    now: int
    catalog: GameCatalog
    limits: Limits
    taken_up: dict[str, TakenUp] = field(default_factory=dict)

    @contextmanager
    def part(self) -> Iterator[None]:
        """Undo what the block did if something goes wrong in it; the transaction goes on."""
        before = dict(self.taken_up)
        try:
            with part(self.connection):
                yield
        except BaseException:
            self.taken_up.clear()
            self.taken_up.update(before)
            raise

    def info(self, match: str) -> MatchInfo:
        """What is known of a match that exists, after all that was written in this transaction."""
        return match_rows.info(self.stored(match))

    def find(self, match: str) -> StoredMatch | None:
        """A match by its id, as far as this is one."""
        return match_rows.find(self.connection, match) if _ID.fullmatch(match) else None

    def stored(self, match: str) -> StoredMatch:
        """A match that exists."""
        stored = match_rows.find(self.connection, match)
        if stored is None:
            raise LookupError(match)
        return stored

    def load(self, stored: StoredMatch, user: int | None, match: Match | None = None) -> LoadedMatch:
        """A dealt match as one person finds it.

        Args:
            stored: The match, with its rows, as it was read in this transaction.
            user: The person, or None for someone without a seat.
            match: What has become of the match itself, if it has been taken up already.
        """
        rows, name = stored.rows, stored.id
        taken_up = self._taken_up(stored)
        names = rows.names if not any(row.since for row in rows.seats) else seats.names(self.connection, name)
        own = next((row for row in rows.seats if row.user is not None and row.user == user), None)
        return LoadedMatch(
            info=match_rows.info(stored),
            match=taken_up.match if match is None else match,
            face=self.catalog.faces[stored.game],
            people=people_of(rows.seats),
            seat=None if own is None else Seat(own.seat),
            told=(stored.shown_from, stored.shown),
            since=0 if own is None else own.since,
            makers=taken_up.makers,
            former=FormerOwners(rows.seats, names, rows.tenures),
            rows=rows,
            first=own is not None and own.user not in rows.veterans,
            given=None if own is not None or user is None else seat_history.given(self.connection, name, user),
        )

    def _taken_up(self, stored: StoredMatch) -> TakenUp:
        """A dealt match at its present revision: as it was kept, or else taken up from its position and its log."""
        name, snapshot = stored.id, stored.snapshot or ""
        here = self.taken_up.get(name)
        if here is not None and (here.match.revision, here.snapshot) == (stored.rows.revision, snapshot):
            return here
        found = self.catalog.taken_up.find(name, stored.rows.revision, snapshot)
        if found is None:
            try:
                log, makers = entries.load(self.connection, name)
            except Broken:
                raise Unreadable(f"match {name} cannot be read (its log is damaged)") from None
            match = self.catalog.resume(self.connection, stored, len(stored.rows.seats), log)
            found = TakenUp(match, tuple(makers), snapshot)
            self.taken_up[name] = found
        return found

    def again(self, loaded: LoadedMatch, user: int, match: Match | None = None) -> LoadedMatch:
        """A match as one person finds it after what was written in this transaction.

        Args:
            loaded: As it was found before.
            match: What has become of the match itself, if anything has.
        """
        return self.load(self.stored(loaded.info.id), user, loaded.match if match is None else match)

    def anew(self, loaded: LoadedMatch) -> LoadedMatch:
        """The same match, with what belongs to it as it is after all that was written in this transaction."""
        stored = self.stored(loaded.info.id)
        return replace(loaded, info=match_rows.info(stored), rows=stored.rows)

    def expect(self, loaded: LoadedMatch) -> LoadedMatch:
        """Make sure that a match, its owners and all they have answered ahead are still as they were found.

        Returns:
            The match with all that belongs to it, as it is now.

        Raises:
            Overtaken: Someone else's act was kept since.
        """
        stored = self.find(loaded.info.id)
        if (
            stored is None
            or stored.phase != loaded.info.phase
            or stored.rows.revision != loaded.match.revision
            or people_of(stored.rows.seats) != loaded.people
            or stored.rows.standing != loaded.standing
            or stored.rows.prepared != loaded.rows.prepared
        ):
            raise Overtaken(loaded.info.id)
        return replace(loaded, info=match_rows.info(stored), rows=stored.rows)

    def found(self, stored: StoredMatch, user: int | None) -> LoadedMatch | MatchInfo:
        """A match as one person finds it, or what is known of it if it was never dealt."""
        if stored.seed is None:
            return match_rows.info(stored)
        return self.load(stored, user)

    def readable(self, stored: StoredMatch, user: int) -> LoadedMatch | MatchInfo:
        """The same; of a match that cannot be read what is known beside its position. The operator is told which."""
        try:
            found = self.found(stored, user)
            if isinstance(found, LoadedMatch):
                found.match.questions()
        except Exception as error:  # noqa: BLE001 - whatever can be wrong with what was written
            # Never the error itself: it quotes what was written, hands among it.
            _log.error("match cannot be read", match=stored.id, error=type(error).__name__)
            return match_rows.info(stored)
        return found

    def enqueue(self, info: MatchInfo, draft: Draft, waited: Iterable[int] = (), *, channel: int | None = None) -> int:
        """Write a row of the outbox; its number. Who rests is named by it without a ping, and gets a DM in silence.

        Without ``channel`` it goes to that of the match.
        """
        rest = self.resting(info, {*draft.ping, *([] if draft.user is None else [draft.user])})
        awake = tuple(user for user in draft.ping if user not in rest)
        draft = replace(draft, ping=awake, silent=draft.silent or draft.user in rest)
        return outbox.enqueue(self.connection, info.id, channel or info.channel, draft, self.now, waited)

    def resting(self, info: MatchInfo, users: Iterable[int]) -> frozenset[int]:
        """Those of some people of a match who are not to be disturbed, as `info` knows them; others are looked up."""
        known = {user for user in users if user in info.preferences}
        rest = {user for user in known if rests(info.preferences[user], info.absences.get(user), self.now)}
        return frozenset(rest | resting(self.connection, set(users) - known, self.now, info.id))

    def preferences(self, info: MatchInfo, users: Iterable[int]) -> dict[int, Preferences]:
        """What some people of a match prefer, as `info` knows them; others are looked up."""
        known = {user: info.preferences[user] for user in users if user in info.preferences}
        others = set(users) - known.keys()
        return {**known, **persons.load(self.connection, others)} if others else known

    def clear(self, match: str, post: str, user: int, seat: int) -> int | None:
        """Have a DM about a seat deleted, if there is one; the number of its row."""
        return clear(self.connection, match, post, user, seat, self.now)

    def new_id(self) -> str:
        """An id that no match has ever had: three characters while they are plenty, then four."""
        for attempt in range(1000):
            name = "".join(secrets.choice(ALPHABET) for _ in range(3 if attempt < 20 else 4))
            taken = (matches.exists, is_deleted, rooms.is_promised)
            if not any(is_taken(self.connection, name) for is_taken in taken):
                return name
        raise AssertionError("a million ids are taken")


def people_of(seat_rows: Iterable[SeatRow]) -> People:
    """The owners of seats, as they are named and drawn."""
    return tuple(_person(row) for row in seat_rows)


def _person(row: SeatRow) -> Person:
    if row.level is None:
        return Person(row.name, row.colour, row.user)
    # Whose seat is covered is not called, and is named as what it is for the time being.
    name = row.name if row.user is None else marked(row.name)
    return Person(name, row.colour, bot=True, covers=row.user)
