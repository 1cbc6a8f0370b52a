"""Films of matches: each is a row of the outbox that waits behind itself until the film is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.store.outbox import close
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


@frozen
class Wanted:
    """The newest film that was wanted of a match.

    Attributes:
        row: Number of its row.
        how: What became of it: "overtaken" if it was stopped; None as long as it is made or on its way.
        code: Discord's code if it was refused; 0 if it could not be made or sent.
        made: Whether it is made.
    """

    row: int
    how: Literal["sent", "overtaken", "failed"] | None
    code: int
    made: bool


@frozen
class ToMake:
    """A film that is to be made.

    Attributes:
        row: Number of its row.
        match: Id of the match.
    """

    row: int
    match: str


def newest(connection: Connection, match: str) -> Wanted | None:
    """The newest film that was wanted of a match, if one was."""
    found = connection.execute(
        "SELECT id, how, code, behind IS NULL AS made FROM outbox WHERE match = ? AND kind = 'film' "
        "ORDER BY id DESC LIMIT 1",
        (match,),
    ).fetchone()
    return None if found is None else Wanted(found["id"], found["how"], found["code"] or 0, bool(found["made"]))


def hold(connection: Connection, row: int) -> None:
    """Let a film that was just wanted wait until it is made."""
    connection.execute("UPDATE outbox SET behind = id WHERE id = ?", (row,))


def hold_all(connection: Connection) -> None:
    """Let all films wait that are not posted, since none of them is there any more."""
    connection.execute("UPDATE outbox SET behind = id WHERE closed IS NULL AND kind = 'film'")


def let_go(connection: Connection, row: int) -> bool:
    """Let a film be posted that was made; whether it is wanted still."""
    held = "UPDATE outbox SET behind = NULL WHERE id = ? AND behind = id AND closed IS NULL"
    return connection.execute(held, (row,)).rowcount == 1


def stop(connection: Connection, match: str, now: int) -> bool:
    """Want a film no longer that is not made yet; whether there was one."""
    held = "SELECT id FROM outbox WHERE match = ? AND kind = 'film' AND behind = id AND closed IS NULL"
    found = connection.execute(held, (match,)).fetchone()
    return found is not None and close(connection, found["id"], "overtaken", now)


def give_up(connection: Connection, row: int, now: int) -> None:
    """Note that a film cannot be made."""
    close(connection, row, "failed", now)


def to_make(connection: Connection) -> ToMake | None:
    """The film that is wanted longest and not made."""
    found = connection.execute(
        "SELECT id, match FROM outbox WHERE behind = id AND closed IS NULL ORDER BY id LIMIT 1"
    ).fetchone()
    return None if found is None else ToMake(found["id"], found["match"])
