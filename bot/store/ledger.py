"""The ledger: every interaction at its arrival, so that what changes something changes it once."""

from __future__ import annotations

import json
from dataclasses import field
from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.store import persons, refusals
from bot.store.persons import BY_DEFAULT, Preferences
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.store.connection import Connection
    from bot.store.database import Database

TOKEN_LIFE = 15 * 60
"""Seconds for which Discord takes answers to an interaction."""

Arrival: TypeAlias = Literal["new", "seen", "applied"]
Missed: TypeAlias = Literal["changed", "nothing"]
Applied: TypeAlias = "Mapping[str, str | int]"
"""What an interaction did, as much as is needed to say it again."""


@frozen
class Arrived:
    """An interaction that is here, and what its answer depends on besides.

    Attributes:
        arrival: ``new``, or ``seen`` if Discord delivered it before, or ``applied`` if it has also changed something.
        preferences: What the person prefers.
        missed: Whether the person was never told what came of an earlier one; see `Ledger.missed`.
        refused: Whether Discord may have refused something of the match, so that it is looked for.
    """

    arrival: Arrival
    preferences: Preferences = BY_DEFAULT
    missed: bool = False
    refused: bool = False


@frozen
class Unanswered:
    """A press that was not answered before the bot stopped.

    Attributes:
        interaction: Its id.
        application: The application it was sent to.
        token: With it Discord takes the answer; secret.
        user: Who pressed.
        match: Id of the match that was named, or None.
        applied: Whether it changed something.
    """

    interaction: int
    application: int
    token: str = field(repr=False)
    user: int
    match: str | None
    applied: bool


class Ledger:
    """The ledger as the Discord side keeps it."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        """Keep the ledger.

        Args:
            now: Tells the time in seconds since 1970.
        """
        self._database = database
        self._now = now

    async def arrive(
        self, interaction: int, token: str, application: int, user: int, match: str | None, kind: str
    ) -> Arrived:
        """Note an interaction as soon as it is here.

        Args:
            token: Its secret, kept until it is answered, at most 15 minutes.
            application: The application it was sent to.
            match: Id of the match it names, or None.
            kind: What it is, for the answer after a restart.
        """
        now = int(self._now())
        # What people type as a match can be no text at all.
        named = None if match is None else match.encode(errors="replace").decode()

        def work(connection: Connection) -> Arrived:
            noted = connection.execute(
                "INSERT INTO interactions (id, person, match, kind, application, token, arrived) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                (interaction, user, named, kind, application, token, now),
            )
            if not noted.rowcount:
                return Arrived("seen" if applied(connection, interaction) is None else "applied")
            return Arrived(
                "new",
                persons.load(connection, [user])[user],
                missed=bool(_missed(connection, user, now)),
                refused=named is None or not refusals.lacks_nothing(connection, named.strip().upper()),
            )

        return await self._database.transact_first(work)

    async def answered(self, interaction: int) -> None:
        """Note that an interaction got its answer; its token is forgotten."""
        now = int(self._now())
        await self._database.transact(
            lambda connection: connection.execute(
                "UPDATE interactions SET answered = ?, token = NULL WHERE id = ?", (now, interaction)
            )
        )

    async def given_up(self, interaction: int) -> None:
        """Note that Discord takes no answer to an interaction any more: the next press of that person says so."""
        await self._database.transact(
            lambda connection: connection.execute("UPDATE interactions SET token = NULL WHERE id = ?", (interaction,))
        )

    async def unanswered(self, now: float) -> Sequence[Unanswered]:
        """Presses that can still be answered, oldest first."""

        def work(connection: Connection) -> list[Unanswered]:
            rows = connection.execute(
                "SELECT * FROM interactions WHERE token IS NOT NULL AND answered IS NULL AND arrived > ? "
                "ORDER BY arrived, id",
                (int(now) - TOKEN_LIFE,),
            )
            return [
                Unanswered(
                    interaction=row["id"],
                    application=row["application"],
                    token=row["token"],
                    user=row["person"],
                    match=row["match"],
                    applied=row["applied"] is not None,
                )
                for row in rows
            ]

        return await self._database.read(work)

    async def missed(self, user: int, now: float) -> Missed | None:
        """What a person was never told, since it could not be said for as long as Discord takes answers; told once.

        Returns:
            Whether any of the presses ``changed`` something or all did ``nothing``; None if every one was answered.
        """
        moment = int(now)
        found = await self._database.read(lambda connection: _missed(connection, user, moment))
        if not found:
            return None
        await self._database.transact(
            lambda connection: connection.execute(
                "UPDATE interactions SET answered = ?, token = NULL "
                "WHERE person = ? AND answered IS NULL AND arrived <= ?",
                (moment, user, moment - TOKEN_LIFE),
            )
        )
        return "changed" if any(found) else "nothing"


def _missed(connection: Connection, user: int, now: int) -> list[bool]:
    """Of each interaction of a person that Discord takes no answer to any more, whether it changed something."""
    rows = connection.execute(
        "SELECT applied FROM interactions WHERE person = ? AND answered IS NULL AND arrived <= ? "
        "AND application IS NOT NULL",
        (user, now - TOKEN_LIFE),
    )
    return [row["applied"] is not None for row in rows]


def applied(connection: Connection, interaction: int) -> Applied | None:
    """What an interaction has done, or None if it has changed nothing yet."""
    row = connection.execute("SELECT applied FROM interactions WHERE id = ?", (interaction,)).fetchone()
    if row is None or row["applied"] is None:
        return None
    done: Applied = json.loads(row["applied"])
    return done


def apply(connection: Connection, interaction: int, user: int, done: Applied, now: int) -> bool:
    """Note within the change's own transaction what an interaction did.

    Returns:
        Whether it had done nothing before; else nothing is noted.
    """
    noted = connection.execute(
        "INSERT INTO interactions (id, person, match, kind, arrived, applied) VALUES (?, ?, ?, 'act', ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET applied = excluded.applied, match = excluded.match "
        "WHERE interactions.applied IS NULL",
        (interaction, user, done.get("match"), now, json.dumps(done)),
    )
    return noted.rowcount == 1


def forget(connection: Connection, now: int, before: int) -> None:
    """Forget tokens that Discord takes no more, and all interactions that arrived before a moment."""
    connection.execute(
        "UPDATE interactions SET token = NULL WHERE token IS NOT NULL AND arrived <= ?", (now - TOKEN_LIFE,)
    )
    connection.execute("DELETE FROM interactions WHERE arrived < ?", (before,))
