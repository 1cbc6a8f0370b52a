"""Pending turns: whom a running match waits for, since when, and how long answers took."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.store.connection import Connection


@frozen
class PendingTurn:
    """That a match waits for a seat, or has waited for it the last time.

    Attributes:
        match: Id of the match.
        seat: The seat.
        since: The moment of the call, as it is shown: seconds since 1970.
        bank: Seconds that the call allowed.
        before: Seconds that the seat had saved before it.
        granted: Seconds that the others have given since.
        ran: Seconds counted until it last stood still.
        running: Since when more are counted; None while it stands still, or once it has ended.
        turn: Turns that had ended at the call; None if that is not known.
        called: When the call went out; None if it is held back at night.
        nudges: Reminders so far.
        nudged: Counted seconds at the last of them.
        pressed: Counted seconds at the owner's last press of a turn begun and not ended.
        unended: Whether the owner was reminded of that turn.
        muted: Whether the owner wants no more reminders of it.
        late: When the others were asked how to go on.
        ended: When it ended; None while it lasts.
    """

    match: str
    seat: int
    since: int
    bank: int
    before: int
    granted: int = 0
    ran: int = 0
    running: int | None = None
    turn: int | None = None
    called: int | None = None
    nudges: int = 0
    nudged: int | None = None
    pressed: int | None = None
    unended: bool = False
    muted: bool = False
    late: int | None = None
    ended: int | None = None

    @property
    def allowed(self) -> int:
        """Seconds allowed so far."""
        return self.bank + self.granted

    def counted(self, now: int) -> int:
        """Seconds counted until now."""
        return self.ran + (0 if self.running is None else now - self.running)


COLUMNS = ", ".join(f"waits.{field.name}" for field in fields(PendingTurn))
"""The columns that `read` reads."""

_NAMES = tuple(each.name for each in fields(PendingTurn))

_BEGIN = (
    f"INSERT INTO waits ({', '.join(_NAMES)}, due) VALUES ({', '.join('?' for _ in _NAMES)}, 0) "  # noqa: S608
    "ON CONFLICT (match, seat) DO UPDATE SET asked = 0, here = 0, due = 0, "
    f"{', '.join(f'{name} = excluded.{name}' for name in _NAMES if name not in ('match', 'seat'))}"
)


def load(connection: Connection, match: str) -> dict[int, PendingTurn]:
    """The pending turns of a match by seat, each seat's last one; those that have ended too."""
    rows = connection.execute(f"SELECT {COLUMNS} FROM waits WHERE match = ?", (match,))  # noqa: S608 - names of our own
    return {turn.seat: turn for turn in map(read, rows)}


def lasting(connection: Connection, match: str) -> dict[int, PendingTurn]:
    """The pending turns of a match that have not ended, by seat."""
    return {seat: wait for seat, wait in load(connection, match).items() if wait.ended is None}


def read(values: Sequence[Any]) -> PendingTurn:
    """A pending turn as it is stored.

    Args:
        values: Those of `COLUMNS`, and whatever comes behind them.
    """
    found = dict(zip(_NAMES, values, strict=False))
    return PendingTurn(**{**found, "unended": bool(found["unended"]), "muted": bool(found["muted"])})


def begin(connection: Connection, wait: PendingTurn) -> None:
    """Write a call down in place of the seat's last one; the reminder schedule looks at it at once."""
    connection.execute(_BEGIN, tuple(getattr(wait, name) for name in _NAMES))


def end(connection: Connection, match: str, seats: Collection[int], now: int) -> None:
    """End the pending turns of some seats."""
    connection.executemany(
        "UPDATE waits SET ran = ran + coalesce(?1 - running, 0), running = NULL, due = NULL, ended = ?1 "
        "WHERE match = ?2 AND seat = ?3 AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def end_all(connection: Connection, match: str, now: int) -> None:
    """End all pending turns of a match."""
    end(connection, match, list(load(connection, match)), now)


def take_up(connection: Connection, match: str, seat: int) -> None:
    """Take up a pending turn that had ended, with the time counted until then; no time is counted for now."""
    connection.execute("UPDATE waits SET ended = NULL WHERE match = ? AND seat = ?", (match, seat))


def forget(connection: Connection, match: str, seat: int) -> None:
    """Forget a pending turn whose call was taken back."""
    connection.execute("DELETE FROM waits WHERE match = ? AND seat = ?", (match, seat))


def note(connection: Connection, wait: PendingTurn, due: int | None) -> None:
    """Note what was done about a pending turn, and when the reminder schedule looks at it again."""
    connection.execute(
        "UPDATE waits SET called = ?, nudges = ?, nudged = ?, unended = ?, late = ?, due = ? "
        "WHERE match = ? AND seat = ?",
        (wait.called, wait.nudges, wait.nudged, wait.unended, wait.late, due, wait.match, wait.seat),
    )


def mute(connection: Connection, wait: PendingTurn) -> None:
    """Note that a person wants no more reminders of a pending turn."""
    connection.execute("UPDATE waits SET muted = 1, due = 0 WHERE match = ? AND seat = ?", (wait.match, wait.seat))


def press(connection: Connection, match: str, seat: int, counted: int | None) -> None:
    """Note the owner's last press of a turn begun and not ended; None if none is begun."""
    connection.execute(
        "UPDATE waits SET pressed = ?, due = 0 WHERE match = ? AND seat = ? AND ended IS NULL", (counted, match, seat)
    )


def hold(connection: Connection, match: str, seats: Collection[int], now: int) -> None:
    """Stop counting time for some seats."""
    connection.executemany(
        "UPDATE waits SET ran = ran + coalesce(? - running, 0), running = NULL, due = NULL "
        "WHERE match = ? AND seat = ? AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def go_on(connection: Connection, match: str, seats: Collection[int], now: int) -> None:
    """Go on counting time for some seats, and have the reminder schedule look at them at once."""
    connection.executemany(
        "UPDATE waits SET running = coalesce(running, ?), due = 0 WHERE match = ? AND seat = ? AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def shift(connection: Connection, seconds: int) -> None:
    """Move all pending turns for which time is counted by a time that is not."""
    connection.execute("UPDATE waits SET running = running + ? WHERE running IS NOT NULL", (seconds,))
    connection.execute("UPDATE waits SET due = due + ? WHERE due > 0", (seconds,))


def settle(connection: Connection, match: str, now: int) -> None:
    """Count time for the pending turns of a match if it goes on and the seat's owner is not away, and not else."""
    rows = connection.execute(
        "SELECT waits.seat, waits.running IS NOT NULL AS runs, "
        "matches.still IS NULL AND aways.person IS NULL AS may FROM waits "
        "JOIN matches ON matches.id = waits.match "
        "JOIN seats ON seats.match = waits.match AND seats.seat = waits.seat "
        "LEFT JOIN aways ON aways.person = seats.person AND aways.since <= ?2 AND aways.until > ?2 "
        "AND NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.person = seats.person AND left_out.match = waits.match) "
        "WHERE waits.match = ?1 AND waits.ended IS NULL",
        (match, now),
    ).fetchall()
    hold(connection, match, [row["seat"] for row in rows if row["runs"] and not row["may"]], now)
    go_on(connection, match, [row["seat"] for row in rows if row["may"] and not row["runs"]], now)


def say_here(connection: Connection, match: str, seat: int) -> bool:
    """Note that a seat's owner has said to be there, which can be said once during a call.

    Returns:
        False if it was said during this call before.
    """
    row = connection.execute(
        "SELECT here FROM waits WHERE match = ? AND seat = ? AND ended IS NULL", (match, seat)
    ).fetchone()
    connection.execute("UPDATE waits SET here = 1 WHERE match = ? AND seat = ? AND ended IS NULL", (match, seat))
    return row is None or not row["here"]


def look_again(connection: Connection, user: int) -> None:
    """Have the reminder schedule look at once at all pending turns of a person whose settings have changed."""
    connection.execute(
        "UPDATE waits SET due = 0 WHERE running IS NOT NULL AND ended IS NULL "
        "AND (match, seat) IN (SELECT match, seat FROM seats WHERE person = ?)",
        (user,),
    )


def hold_back(connection: Connection, match: str, users: Collection[int]) -> None:
    """Note that the calls of some people did not go out: they are not to be disturbed, and are called later."""
    connection.executemany(
        "UPDATE waits SET called = NULL, due = CASE WHEN running IS NOT NULL THEN 0 END WHERE match = ?1 "
        "AND ended IS NULL "
        "AND seat IN (SELECT seat FROM seats WHERE match = ?1 AND person = ?2)",
        [(match, user) for user in users],
    )


def renew(connection: Connection, match: str, seat: int, bank: int, now: int) -> None:
    """Begin the pending turn of a seat anew, if it has one: its new owner has all the time of a call."""
    connection.execute(
        "UPDATE waits SET since = ?3, bank = ?4, before = ?4, granted = 0, ran = 0, called = ?3, nudges = 0, "
        "muted = 0, late = NULL, here = 0, due = 0, running = CASE WHEN running IS NOT NULL THEN ?3 END "
        "WHERE match = ?1 AND seat = ?2 AND ended IS NULL",
        (match, seat, now, bank),
    )
    settle(connection, match, now)


def note_answered(connection: Connection, wait: PendingTurn, user: int) -> None:
    """Note that a call was answered.

    Args:
        wait: What it was answered by has ended it.
    """
    connection.execute(
        "INSERT INTO answered (match, seat, person, since, took, allowed) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (match, seat, since) "
        "DO UPDATE SET person = excluded.person, took = excluded.took, allowed = excluded.allowed",
        (wait.match, wait.seat, user, wait.since, wait.ran, wait.allowed),
    )


def forget_answered(connection: Connection, wait: PendingTurn) -> None:
    """Forget that a call was answered: the answer was taken back."""
    connection.execute(
        "DELETE FROM answered WHERE match = ? AND seat = ? AND since = ?", (wait.match, wait.seat, wait.since)
    )
