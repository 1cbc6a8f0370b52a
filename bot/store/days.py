"""The positions of the day: which match each is of, and what people chose there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from bot.store.spans import DAY
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection, RowFound

KEPT: Final = 60
"""Days for which positions are kept; a series goes on beyond, since each choice knows how long it was."""

NEWEST: Final = 100
"""Finished matches of a server among which one is picked."""


@frozen
class Judged:
    """What the best player would have done.

    Attributes:
        answers: In notation, one after the other.
        ahead: By how many points that is better than what was played, as that player counts; at least 0.
    """

    answers: tuple[str, ...]
    ahead: float


@frozen
class Day:
    """A position of a day.

    Attributes:
        guild: The server.
        day: Days since 1970, by UTC.
        match: Id of the match.
        judged: What the best player would have done, once that is thought out.
    """

    guild: int
    day: int
    match: str
    judged: Judged | None


@frozen
class Choice:
    """What someone chose.

    Attributes:
        presses: The answers of each press, in notation.
        streak: How many positions in a row the person has taken part in; None until the turn is chosen.
    """

    presses: tuple[tuple[str, ...], ...] = ()
    streak: int | None = None

    @property
    def answers(self) -> tuple[str, ...]:
        """All answers, one after the other."""
        return tuple([answer for press in self.presses for answer in press])


def day_of(moment: int) -> int:
    """The day of a moment in seconds since 1970."""
    return moment // DAY


def find(connection: Connection, guild: int, day: int) -> Day | None:
    """The position of a day, if there is one."""
    row = connection.execute("SELECT * FROM days WHERE guild = ? AND day = ?", (guild, day)).fetchone()
    return None if row is None else _read(row)


def before(connection: Connection, guild: int, day: int) -> Day | None:
    """The last position before a day."""
    row = connection.execute(
        "SELECT * FROM days WHERE guild = ? AND day < ? ORDER BY day DESC LIMIT 1", (guild, day)
    ).fetchone()
    return None if row is None else _read(row)


def newest(connection: Connection, guild: int) -> Day | None:
    """The position about which people may say what they would play: the last one."""
    row = connection.execute("SELECT * FROM days WHERE guild = ? ORDER BY day DESC LIMIT 1", (guild,)).fetchone()
    return None if row is None else _read(row)


def _read(row: RowFound) -> Day:
    found = None if row["judged"] is None else json.loads(row["judged"])
    judged = None if found is None else Judged(tuple(found["answers"]), found["ahead"])
    return Day(row["guild"], row["day"], row["match"], judged)


def fresh_matches(connection: Connection, guild: int) -> list[str]:
    """The newest finished matches of a server that were no position of a day yet, practice left out."""
    rows = connection.execute(
        "SELECT id FROM (SELECT id, practice FROM matches WHERE guild = ?1 AND ended IS NOT NULL AND phase = 'over' "
        "ORDER BY ended DESC LIMIT ?2) WHERE practice = 0 "
        "AND NOT EXISTS (SELECT 1 FROM days WHERE days.match = id AND days.guild = ?1)",
        (guild, NEWEST),
    )
    return [str(row["id"]) for row in rows]


def add(connection: Connection, guild: int, day: int, match: str) -> None:
    """Note which match a day's position is of."""
    connection.execute("INSERT INTO days (guild, day, match) VALUES (?, ?, ?)", (guild, day, match))


def unjudged(connection: Connection, since: int) -> list[Day]:
    """The positions from a day on about which the best player has not thought yet."""
    rows = connection.execute("SELECT * FROM days WHERE judged IS NULL AND day >= ? LIMIT 20", (since,))
    return [_read(row) for row in rows]


def judge(connection: Connection, guild: int, day: int, judged: Judged) -> None:
    """Keep what the best player would have done."""
    content = json.dumps({"answers": judged.answers, "ahead": judged.ahead})
    connection.execute("UPDATE days SET judged = ? WHERE guild = ? AND day = ?", (content, guild, day))


def choice(connection: Connection, guild: int, day: int, user: int) -> Choice:
    """What someone has chosen so far."""
    row = connection.execute(
        "SELECT presses, streak FROM choices WHERE guild = ? AND day = ? AND person = ?", (guild, day, user)
    ).fetchone()
    return Choice() if row is None else Choice(tuple(map(tuple, json.loads(row["presses"]))), row["streak"])


def choose(connection: Connection, guild: int, day: int, user: int, chosen: Choice) -> None:
    """Keep what someone has chosen so far, in the place of what was chosen before."""
    connection.execute(
        "INSERT INTO choices (guild, day, person, presses, streak) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild, day, person) DO UPDATE SET presses = excluded.presses, streak = excluded.streak",
        (guild, day, user, json.dumps(chosen.presses), chosen.streak),
    )


def chosen(connection: Connection, guild: int, day: int) -> Sequence[tuple[int, Choice]]:
    """What everyone chose who chose a whole turn."""
    rows = connection.execute(
        "SELECT person, presses, streak FROM choices WHERE guild = ? AND day = ? AND streak IS NOT NULL "
        "ORDER BY person",
        (guild, day),
    )
    return [(row["person"], Choice(tuple(map(tuple, json.loads(row["presses"]))), row["streak"])) for row in rows]


def forget(connection: Connection, before_day: int) -> None:
    """Forget old positions, with what was chosen there."""
    connection.execute("DELETE FROM choices WHERE day < ?", (before_day,))
    connection.execute("DELETE FROM days WHERE day < ?", (before_day,))
