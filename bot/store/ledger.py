"""The ledger: every interaction at its arrival, so that what changes something changes it once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Mapping, Sequence

    from bot.store.database import Database

TOKEN_LIFE = 15 * 60
"""Seconds for which Discord takes answers to an interaction."""

Arrival: TypeAlias = Literal["new", "seen", "applied"]
Missed: TypeAlias = Literal["changed", "nothing"]
Applied: TypeAlias = "Mapping[str, str | int]"
"""What an interaction did, as much as is needed to say it again."""


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A press that was not answered before the bot stopped.

    Attributes:
        interaction: Its id.
        application: The application it was sent to.
        token: With it Discord takes the answer; secret.
        user: Who pressed.
        applied: Whether it changed something.
    """

    interaction: int
    application: int
    token: str = field(repr=False)
    user: int
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
    ) -> Arrival:
        """Note an interaction as soon as it is here.

        Args:
            token: Its secret, kept until it is answered, at most 15 minutes.
            application: The application it was sent to.
            match: Id of the match it names, or None.
            kind: What it is, for the answer after a restart.

        Returns:
            ``new``, or ``seen`` if Discord delivered it before, or ``applied`` if it has also changed something.
        """
        now = int(self._now())
        # What people type as a match can be no text at all.
        named = None if match is None else match.encode(errors="replace").decode()

        def work(connection: sqlite3.Connection) -> Arrival:
            noted = connection.execute(
                "INSERT INTO interactions (id, user, match, kind, application, token, arrived) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                (interaction, user, named, kind, application, token, now),
            )
            if noted.rowcount:
                return "new"
            return "seen" if applied(connection, interaction) is None else "applied"

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

        def work(connection: sqlite3.Connection) -> list[Unanswered]:
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
                    user=row["user"],
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

        def find(connection: sqlite3.Connection) -> list[bool]:
            rows = connection.execute(
                "SELECT applied FROM interactions WHERE user = ? AND answered IS NULL AND arrived <= ? "
                "AND application IS NOT NULL",
                (user, moment - TOKEN_LIFE),
            )
            return [row["applied"] is not None for row in rows]

        found = await self._database.read(find)
        if not found:
            return None
        await self._database.transact(
            lambda connection: connection.execute(
                "UPDATE interactions SET answered = ?, token = NULL "
                "WHERE user = ? AND answered IS NULL AND arrived <= ?",
                (moment, user, moment - TOKEN_LIFE),
            )
        )
        return "changed" if any(found) else "nothing"


def applied(connection: sqlite3.Connection, interaction: int) -> Applied | None:
    """What an interaction has done, or None if it has changed nothing yet."""
    row = connection.execute("SELECT applied FROM interactions WHERE id = ?", (interaction,)).fetchone()
    if row is None or row["applied"] is None:
        return None
    done: Applied = json.loads(row["applied"])
    return done


def apply(connection: sqlite3.Connection, interaction: int, user: int, done: Applied, now: int) -> bool:
    """Note within the change's own transaction what an interaction did.

    Returns:
        Whether it had done nothing before; else nothing is noted.
    """
    noted = connection.execute(
        "INSERT INTO interactions (id, user, match, kind, arrived, applied) VALUES (?, ?, ?, 'act', ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET applied = excluded.applied, match = excluded.match WHERE applied IS NULL",
        (interaction, user, done.get("match"), now, json.dumps(done)),
    )
    return noted.rowcount == 1


def forget(connection: sqlite3.Connection, now: int, before: int) -> None:
    """Forget tokens that Discord takes no more, and all interactions that arrived before a moment."""
    connection.execute(
        "UPDATE interactions SET token = NULL WHERE token IS NOT NULL AND arrived <= ?", (now - TOKEN_LIFE,)
    )
    connection.execute("DELETE FROM interactions WHERE arrived < ?", (before,))
