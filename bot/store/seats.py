"""The seats of dealt matches: their owners, and answers given once and for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import prepared
from bot.store.records import SeatRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.connection import Connection
    from bot.store.records import Holder


def insert(connection: Connection, match: str, holders: Iterable[Holder]) -> None:
    """Seat the players of a match that is being dealt, in the order of the seats."""
    connection.executemany(
        "INSERT INTO seats (match, seat, person, name, colour, level, thought) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (match, seat, holder.user, holder.name, holder.colour, holder.level, holder.thought)
            for seat, holder in enumerate(holders)
        ],
    )


def rows(connection: Connection, match: str) -> tuple[SeatRow, ...]:
    """The seats of a dealt match; of a lobby none."""
    found = connection.execute(
        "SELECT seat, person, name, colour, since, level, bot FROM seats WHERE match = ? ORDER BY seat", (match,)
    )
    return tuple(SeatRow(*row) for row in found)


def names(connection: Connection, match: str) -> dict[int, str]:
    """The names, by user, of all who have or had a seat: guests of the lobby, and those who took a seat over."""
    rows = connection.execute(
        "SELECT person, name FROM guests WHERE match = ?1 UNION ALL "
        "SELECT candidate, candidate_name FROM votes WHERE match = ?1 AND candidate IS NOT NULL",
        (match,),
    )
    return dict(rows.fetchall())


def free(connection: Connection, match: str, seat: int) -> None:
    """Take a seat from its owner, with all that was answered ahead, noted and tried, and who plays in its place."""
    for table in ("notes", "what_ifs"):
        connection.execute(
            f"DELETE FROM {table} WHERE match = ?1 "  # noqa: S608 - names of our own
            "AND person = (SELECT person FROM seats WHERE match = ?1 AND seat = ?2)",
            (match, seat),
        )
    connection.execute(
        "UPDATE seats SET person = NULL, level = NULL, thought = NULL, asked = NULL WHERE match = ? AND seat = ?",
        (match, seat),
    )
    forget_standing(connection, match, seat)
    prepared.drop(connection, match, seat)


def give(connection: Connection, match: str, seat: int, user: int, name: str, since: int) -> None:
    """Give a free seat, or a bot's, to someone, whose it is from a revision on, with all the time its pace allows.

    What the bot was called is kept: the log names it.
    """
    connection.execute(
        "UPDATE seats SET bot = CASE WHEN level IS NULL THEN bot ELSE name END, "
        "person = ?, name = ?, since = ?, sought = NULL, "
        "bank = NULL, level = NULL, thought = NULL, asked = NULL WHERE match = ? AND seat = ?",
        (user, name, since, match, seat),
    )


def rename(connection: Connection, match: str, seat: int, name: str) -> None:
    """Note what the one is called who has a seat."""
    connection.execute("UPDATE seats SET name = ? WHERE match = ? AND seat = ?", (name, match, seat))


def seek(connection: Connection, match: str, seat: int, since: int | None) -> None:
    """Note since when someone is looked for who takes a seat over; None: no one is."""
    connection.execute("UPDATE seats SET sought = ? WHERE match = ? AND seat = ?", (since, match, seat))


def vacant(connection: Connection, guild: int) -> list[tuple[str, int]]:
    """The seats of a server that anyone may offer to take: those of no one and of bots, and those sought for anyone.

    Returns:
        Id of the match and number of the seat, oldest match first; none where nothing can be posted, nor where
        someone has offered before.
    """
    rows = connection.execute(
        "SELECT seats.match, seats.seat FROM seats JOIN matches ON matches.id = seats.match "
        "LEFT JOIN votes ON votes.match = seats.match AND votes.seat = seats.seat AND votes.result = 'open' "
        "WHERE matches.guild = ? AND matches.phase = 'running' AND matches.practice = 0 "
        "AND (matches.still IS NULL OR matches.still NOT IN ('gone', 'barred', 'out')) "
        "GROUP BY matches.number, seats.match, seats.seat "
        "HAVING max(votes.candidate) IS NULL AND (seats.person IS NULL "
        "OR (seats.sought IS NOT NULL AND max(CASE WHEN votes.about = 'replace' THEN 1 ELSE 0 END) = 1)) "
        "ORDER BY matches.number, seats.seat",
        (guild,),
    )
    return [(row["match"], row["seat"]) for row in rows]


def standing(connection: Connection, match: str) -> dict[int, str]:
    """Answers given once and for all: their keys by seat."""
    return dict(connection.execute("SELECT seat, key FROM standing WHERE match = ?", (match,)).fetchall())


def stand(connection: Connection, match: str, seat: int, key: str) -> None:
    """Note the answer that a seat gives once and for all."""
    connection.execute(
        "INSERT INTO standing (match, seat, key) VALUES (?, ?, ?) "
        "ON CONFLICT (match, seat) DO UPDATE SET key = excluded.key",
        (match, seat, key),
    )


def forget_standing(connection: Connection, match: str, seat: int) -> None:
    """Forget the answer that a seat gave once and for all."""
    connection.execute("DELETE FROM standing WHERE match = ? AND seat = ?", (match, seat))


def save(connection: Connection, match: str, seat: int, bank: int | None) -> None:
    """Note how many seconds a seat has saved."""
    connection.execute("UPDATE seats SET bank = ? WHERE match = ? AND seat = ?", (bank, match, seat))
