"""A unit of work: one open transaction, with all that is needed to act in it."""

from __future__ import annotations

import re
import secrets
import sqlite3
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog

from bot.core.bot_names import marked
from bot.core.catalog import GameCatalog
from bot.core.do_not_disturb import resting
from bot.core.match.seat_history import by_bot, formerly
from bot.core.outcomes import LoadedMatch
from bot.store import entries, matches, outbox, pending_turns, seat_history, seats, standstill
from bot.store.deletion import is_deleted
from bot.store.messages import clear
from render.core.people import Person
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.outbox import Draft
    from bot.store.records import MatchInfo, SeatRow, StoredMatch
    from render.core.people import People
    from rules.core.match import Match

_log = structlog.get_logger()

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits of match ids: none that can be taken for another."""

_ID = re.compile(f"[{ALPHABET}]{{3,4}}")


class Overtaken(Exception):  # noqa: N818
    """Since something was worked out someone else's act was kept; it must be worked out again."""


class Covered(Exception):  # noqa: N818
    """Someone acts whose seat a bot plays for the time being: first it is to be the person's again.

    Attributes:
        match: Id of the match.
        seat: The seat.
    """

    def __init__(self, match: str, seat: int) -> None:
        super().__init__(match, seat)
        self.match, self.seat = match, seat


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the service takes on.

    Attributes:
        lobbies: Open lobbies of one person.
        matches: Lobbies and running matches of one server.
        lobby_days: Days after which a lobby that no one started closes.
        held: Seconds for which a rematch keeps the seats of those who played before.
    """

    lobbies: int = 10
    matches: int = 50
    lobby_days: int = 7
    held: int = 24 * 3600


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """One open transaction, with all that is needed to act in it.

    Attributes:
        connection: Inside the transaction.
        now: Seconds since 1970.
        catalog: The games.
        limits: How much the service takes on.
    """

    connection: sqlite3.Connection
    now: int
    catalog: GameCatalog
    limits: Limits

    def info(self, match: str) -> MatchInfo:
        """What is known of a match that exists."""
        return matches.info(self.connection, self.stored(match))

    def find(self, match: str) -> StoredMatch | None:
        """A match by its id, as far as this is one."""
        return matches.find(self.connection, match) if _ID.fullmatch(match) else None

    def stored(self, match: str) -> StoredMatch:
        """A match that exists."""
        stored = matches.find(self.connection, match)
        if stored is None:
            raise LookupError(match)
        return stored

    def load(self, stored: StoredMatch, user: int | None, match: Match | None = None) -> LoadedMatch:
        """A dealt match as one person finds it.

        Args:
            stored: Its row.
            user: The person, or None for someone without a seat.
            match: The match, if it has been taken up already.
        """
        seat_rows = seats.rows(self.connection, stored.id)
        log, makers = entries.load(self.connection, stored.id)
        taken_up = self.catalog.resume(self.connection, stored, len(seat_rows), log) if match is None else match
        people = people_of(seat_rows)
        names = seats.names(self.connection, stored.id) if any(row.since or row.level for row in seat_rows) else {}
        tenancies = seat_history.load(self.connection, stored.id) if any(map(by_bot, makers)) else ()
        own = next((seat_row for seat_row in seat_rows if seat_row.user is not None and seat_row.user == user), None)
        return LoadedMatch(
            info=matches.info(self.connection, stored),
            match=taken_up,
            face=self.catalog.faces[stored.game],
            people=people,
            seat=None if own is None else Seat(own.seat),
            turns_shown=stored.shown,
            turns_before=stored.shown_from,
            since=0 if own is None else own.since,
            makers=tuple(makers),
            formerly=formerly(taken_up, makers, seat_rows, people, names, tenancies),
            standing=seats.standing(self.connection, stored.id),
            first=own is not None and own.user is not None and seats.is_first(self.connection, stored, own.user),
            still=standstill.load(self.connection, stored.id),
            waits=pending_turns.lasting(self.connection, stored.id),
            given=None if own is not None or user is None else seat_history.given(self.connection, stored.id, user),
        )

    def again(self, loaded: LoadedMatch, user: int, match: Match | None = None) -> LoadedMatch:
        """A match as one person finds it after what was written in this transaction.

        Args:
            loaded: As it was found before.
            user: The person.
            match: What has become of the match itself, if anything has.
        """
        return self.load(self.stored(loaded.info.id), user, loaded.match if match is None else match)

    def expect(self, loaded: LoadedMatch) -> None:
        """Make sure that a match, its owners and their standing answers are still as they were found.

        Raises:
            Overtaken: Someone else's act was kept since.
        """
        name = loaded.info.id
        if (
            matches.phase(self.connection, name) != loaded.info.phase
            or entries.revision(self.connection, name) != loaded.match.revision
            or people_of(seats.rows(self.connection, name)) != loaded.people
            or seats.standing(self.connection, name) != loaded.standing
        ):
            raise Overtaken(name)

    def found(self, stored: StoredMatch, user: int | None) -> LoadedMatch | MatchInfo:
        """A match as one person finds it, or what is known of it if it was never dealt."""
        if stored.seed is None:
            return matches.info(self.connection, stored)
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
            return matches.info(self.connection, stored)
        return found

    def enqueue(self, info: MatchInfo, draft: Draft, waited: Iterable[int] = ()) -> int:
        """Write a row of the outbox; its number. Who rests is named by it without a ping, and gets a DM in silence."""
        rest = resting(self.connection, {*draft.ping, *([] if draft.user is None else [draft.user])}, self.now)
        awake = tuple(user for user in draft.ping if user not in rest)
        draft = replace(draft, ping=awake, silent=draft.silent or draft.user in rest)
        revision = entries.revision(self.connection, info.id)
        return outbox.enqueue(self.connection, info.id, info.channel, revision, draft, self.now, waited)

    def clear(self, match: str, post: str, user: int, seat: int) -> int | None:
        """Have a DM about a seat deleted, if there is one; the number of its row."""
        revision = entries.revision(self.connection, match)
        return clear(self.connection, match, post, user, seat, revision, self.now)

    def new_id(self) -> str:
        """An id that no match has ever had: three characters while they are plenty, then four."""
        for attempt in range(1000):
            name = "".join(secrets.choice(ALPHABET) for _ in range(3 if attempt < 20 else 4))
            if matches.find(self.connection, name) is None and not is_deleted(self.connection, name):
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
