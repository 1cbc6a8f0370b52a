"""The room in which something is done: the house with one open transaction."""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.play.outcomes import Sitting
from bot.play.presses import back_to
from bot.play.shelf import Shelf
from bot.store import matches, outbox
from render.core.people import Person
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.play.outcomes import Card
    from bot.store.matches import Stored
    from bot.store.outbox import Draft
    from rules.core.match import Match

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits of match ids: none that can be taken for another."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the house takes on.

    Attributes:
        lobbies: Open lobbies of one person.
        matches: Lobbies and running matches of one server.
        lobby_days: Days after which a lobby that nobody started closes.
        grace: Seconds that a silent owner has to say "I am here" before the seat can be given away.
    """

    lobbies: int = 10
    matches: int = 50
    lobby_days: int = 7
    grace: int = 24 * 3600


@dataclass(frozen=True, slots=True)
class Room:
    """The house with one open transaction.

    Attributes:
        connection: Inside the transaction.
        now: Seconds since 1970.
        shelf: The games.
        limits: How much the house takes on.
    """

    connection: sqlite3.Connection
    now: int
    shelf: Shelf
    limits: Limits

    def card(self, match: str) -> Card:
        """The card of a match that exists."""
        return matches.card(self.connection, self.stored(match))

    def stored(self, match: str) -> Stored:
        """A match that exists."""
        stored = matches.find(self.connection, match)
        if stored is None:
            raise LookupError(match)
        return stored

    def sitting(self, stored: Stored, user: int | None, match: Match | None = None) -> Sitting:
        """A dealt match as one person finds it.

        Args:
            stored: Its row.
            user: The person, or None for somebody without a seat.
            match: The match, if it has been taken up already.
        """
        chairs = matches.chairs(self.connection, stored.id)
        own = next((chair for chair in chairs if chair.user is not None and chair.user == user), None)
        running = self.shelf.resume(self.connection, stored) if match is None else match
        return Sitting(
            card=matches.card(self.connection, stored),
            match=running,
            face=self.shelf.faces[stored.game],
            people=tuple(Person(chair.name, chair.colour, chair.user) for chair in chairs),
            seat=None if own is None else Seat(own.seat),
            turns_shown=stored.shown,
            turns_before=stored.shown_from,
            since=0 if own is None else own.since,
            back_to=0 if own is None else back_to(self.connection, stored.id, running, Seat(own.seat)),
        )

    def found(self, stored: Stored, user: int | None) -> Sitting | Card:
        """A match as one person finds it, or its card if it was never dealt."""
        if stored.seed is None:
            return matches.card(self.connection, stored)
        return self.sitting(stored, user)

    def enqueue(self, card: Card, draft: Draft, waited: Iterable[int] = ()) -> None:
        """Write a row of the outbox."""
        revision = matches.revision(self.connection, card.id)
        outbox.enqueue(self.connection, card.id, card.channel, revision, draft, self.now, waited)

    def new_id(self) -> str:
        """An id that no match has ever had: three characters while they are plenty, then four."""
        for attempt in range(1000):
            name = "".join(secrets.choice(ALPHABET) for _ in range(3 if attempt < 20 else 4))
            if matches.find(self.connection, name) is None:
                return name
        raise AssertionError("a million ids are taken")
