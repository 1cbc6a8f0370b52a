"""Searches: what people would like to play on a server, the tables that were found, and who is avoided."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Final

from bot.store.listed import ids
from render.core.languages import Lang
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.store.connection import Connection, RowFound


RANKED: Final = "ranked"
CASUAL: Final = "casual"
"""How a game may count."""

MOST_AVOIDED: Final = 25
"""People whom someone can avoid."""


@frozen
class Wanted:
    """What someone would like to play; of each kind anything named will do.

    Attributes:
        games: Keys of games.
        seats: How many play.
        paces: Ids of paces.
        langs: Languages of the posts.
        counts: Whether ranked, or not, or both.
        bots: Whether to start with bots will do if no one is found in a day.
        reliable: Whether those who answer slowly will not do.
        days: For how many days to look.
    """

    games: tuple[str, ...]
    seats: tuple[int, ...]
    paces: tuple[str, ...]
    langs: tuple[Lang, ...]
    counts: tuple[str, ...] = (RANKED, CASUAL)
    bots: bool = True
    reliable: bool = False
    days: int = 7

    @classmethod
    def read(cls, content: str) -> Wanted:
        """As it is stored."""
        values = json.loads(content)
        many = {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
        return cls(**{**values, **many})


@frozen
class Search:
    """What someone would like to play on a server.

    Attributes:
        number: The older one comes first.
        guild: The server.
        user: The person.
        name: What the person is called there.
        channel: Where it was typed: there a table opens on a server that makes no rooms.
        wanted: What would do.
        since: Since when players are looked for, in seconds since 1970; None while they are not.
        until: Until when.
        held: Id of the table that was found.
        answer_by: Until when the person has to say that he or she is there; None once that is said.
    """

    number: int
    guild: int
    user: int
    name: str
    channel: int
    wanted: Wanted
    since: int | None
    until: int | None
    held: str | None
    answer_by: int | None


_COLUMNS: Final = "number, guild, person, name, channel, content, since, until, held, answer_by"

_NAMES: Final = tuple(each.name for each in fields(Search))

_OPEN: Final = "until > ? AND held IS NULL"


def _read(rows: Collection[RowFound]) -> list[Search]:
    found = [dict(zip(_NAMES, row, strict=True)) for row in rows]
    return [Search(**{**each, "wanted": Wanted.read(each["wanted"])}) for each in found]


def load(connection: Connection, guild: int, user: int) -> Search | None:
    """What someone would like to play on a server, if anything was chosen."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM searches WHERE guild = ? AND person = ?", (guild, user))  # noqa: S608
    return next(iter(_read(rows.fetchall())), None)


def keep(connection: Connection, guild: int, user: int, name: str, channel: int, wanted: Wanted) -> None:
    """Remember what someone would like to play; whether players are looked for stays as it is."""
    connection.execute(
        "INSERT INTO searches (number, guild, person, name, channel, content) "
        "VALUES ((SELECT coalesce(max(number), 0) + 1 FROM searches), ?, ?, ?, ?, ?) "
        "ON CONFLICT (guild, person) "
        "DO UPDATE SET name = excluded.name, channel = excluded.channel, content = excluded.content",
        (guild, user, name, channel, json.dumps(asdict(wanted), sort_keys=True)),
    )


def begin(connection: Connection, guild: int, user: int, now: int, until: int) -> None:
    """Look for players until a moment, behind all who are looked for already."""
    connection.execute(
        "UPDATE searches SET number = (SELECT max(number) + 1 FROM searches), since = ?, until = ?, held = NULL, "
        "answer_by = NULL, told = 0, alone = 0 WHERE guild = ? AND person = ?",
        (now, until, guild, user),
    )


def rest(connection: Connection, guild: int, user: int) -> bool:
    """Look for players no more; whether they were looked for."""
    done = connection.execute(
        "UPDATE searches SET since = NULL, until = NULL, held = NULL, answer_by = NULL, alone = 0 "
        "WHERE guild = ? AND person = ? AND until IS NOT NULL",
        (guild, user),
    )
    return done.rowcount > 0


def open_ones(connection: Connection, now: int) -> Sequence[Search]:
    """The searches for which no table was found yet, the oldest first; of who has found one elsewhere none."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM searches WHERE {_OPEN} AND NOT EXISTS (SELECT 1 FROM searches AS other "  # noqa: S608
        "WHERE other.person = searches.person AND other.held IS NOT NULL) ORDER BY number",
        (now,),
    )
    return _read(rows.fetchall())


def held(connection: Connection) -> Sequence[Search]:
    """The searches for which a table was found that is not dealt yet, the oldest first."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM searches WHERE held IS NOT NULL ORDER BY +number")  # noqa: S608
    return _read(rows.fetchall())


def hold(connection: Connection, guild: int, users: Collection[int], match: str, now: int) -> bool:
    """Note that a table was found for some people; nothing is noted if one of them no longer looks for any."""
    people = json.dumps(list(users))
    free = connection.execute(
        f"SELECT count(*) FROM searches WHERE guild = ? AND person IN {ids()} AND {_OPEN} "  # noqa: S608
        "AND NOT EXISTS (SELECT 1 FROM searches AS other "
        "WHERE other.person = searches.person AND other.held IS NOT NULL)",
        (guild, people, now),
    ).fetchone()[0]
    if free < len(users):
        return False
    connection.execute(
        f"UPDATE searches SET held = ?, alone = 0 WHERE guild = ? AND person IN {ids()}",  # noqa: S608
        (match, guild, people),
    )
    return True


def ask(connection: Connection, match: str, by: Mapping[int, int]) -> None:
    """Note until when people have to say that they are there, in seconds since 1970."""
    connection.executemany(
        "UPDATE searches SET answer_by = ? WHERE held = ? AND person = ?",
        [(moment, match, user) for user, moment in by.items()],
    )


def answered(connection: Connection, match: str, user: int) -> None:
    """Note that someone has said to be there."""
    connection.execute("UPDATE searches SET answer_by = NULL WHERE held = ? AND person = ?", (match, user))


def unanswered(connection: Connection, now: int) -> Sequence[tuple[str, int, int]]:
    """Who has not said in time to be there: the table, the server and the person."""
    rows = connection.execute(
        "SELECT held, guild, person FROM searches WHERE answer_by <= ? ORDER BY answer_by", (now,)
    )
    return [(row["held"], row["guild"], row["person"]) for row in rows]


def shift(connection: Connection, seconds: int) -> None:
    """Move the moments at which people have to have answered by a time that is not counted."""
    connection.execute("UPDATE searches SET answer_by = answer_by + ? WHERE answer_by IS NOT NULL", (seconds,))


def release(connection: Connection, match: str) -> None:
    """Look on for all whose table came to nothing."""
    connection.execute("UPDATE searches SET held = NULL, answer_by = NULL WHERE held = ?", (match,))


def settle(connection: Connection) -> None:
    """Look on for those whose table was closed before it began, and no more for those who play or have left it."""
    lost = (
        "SELECT number FROM searches WHERE held IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM openings WHERE match = held) "
        "AND NOT EXISTS (SELECT 1 FROM matches WHERE id = held AND (phase <> 'closed' OR seed IS NOT NULL))"
    )
    connection.execute(f"UPDATE searches SET held = NULL, answer_by = NULL WHERE number IN ({lost})")  # noqa: S608
    gone = (
        "SELECT searches.number FROM searches JOIN matches ON id = held WHERE held IS NOT NULL AND (phase <> 'lobby' "
        "OR NOT EXISTS (SELECT 1 FROM guests WHERE guests.match = held AND guests.person = searches.person))"
    )
    connection.execute(
        "UPDATE searches SET since = NULL, until = NULL, held = NULL, answer_by = NULL "  # noqa: S608
        f"WHERE number IN ({gone})"
    )


def over(connection: Connection, now: int) -> None:
    """Look no more for those whose time is over."""
    connection.execute(
        "UPDATE searches SET since = NULL, until = NULL, alone = 0 WHERE until <= ? AND until IS NOT NULL "
        "AND held IS NULL",
        (now,),
    )


def lonely(connection: Connection, before: int) -> Sequence[Search]:
    """Those for whom no one was found since before a moment, and who were not told of it; now they are."""
    rows = connection.execute(
        "UPDATE searches SET told = 1 WHERE number IN (SELECT number FROM searches WHERE since <= ? "  # noqa: S608
        f"AND until IS NOT NULL AND held IS NULL AND told = 0) RETURNING {_COLUMNS}",
        (before,),
    )
    return sorted(_read(rows.fetchall()), key=lambda search: search.number)


def want_bots(connection: Connection, guild: int, user: int, now: int) -> bool:
    """Note that someone wants to start with bots; whether players were looked for."""
    done = connection.execute(
        f"UPDATE searches SET alone = 1 WHERE guild = ? AND person = ? AND {_OPEN}",  # noqa: S608
        (guild, user, now),
    )
    return done.rowcount > 0


def with_bots(connection: Connection, now: int) -> Sequence[Search]:
    """Those who want to start with bots, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM searches WHERE alone = 1 AND {_OPEN} ORDER BY number",  # noqa: S608
        (now,),
    )
    return _read(rows.fetchall())


def avoid(connection: Connection, user: int, others: Collection[int]) -> None:
    """Note with whom someone does not want to be brought to a table, in the place of whoever was noted before."""
    connection.execute("DELETE FROM avoided WHERE person = ?", (user,))
    connection.executemany(
        "INSERT INTO avoided (person, other) VALUES (?, ?)", [(user, other) for other in set(others)]
    )


def avoided(connection: Connection, users: Collection[int]) -> dict[int, frozenset[int]]:
    """Whom each of some people avoids."""
    rows = connection.execute(
        f"SELECT person, other FROM avoided WHERE person IN {ids()}",  # noqa: S608
        (json.dumps(list(users)),),
    )
    found: dict[int, set[int]] = {user: set() for user in users}
    for row in rows:
        found[row["person"]].add(row["other"])
    return {user: frozenset(others) for user, others in found.items()}
