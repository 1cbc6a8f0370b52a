"""Forgets one person: what is the person's own goes, and in what belongs to others no one can be told any more.

What belongs to others stays: their matches, moves and results. The person in them becomes one number that is no one's.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.messages import Posted, clear_away

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.store.connection import Connection

NUMBERED = (
    ("matches", "opener"),
    ("guests", "person"),
    ("entries", "person"),
    ("votes", "proposer"),
    ("votes", "candidate"),
    ("tenures", "person"),
    ("results", "person"),
    ("answered", "person"),
    ("server_settings", "chosen_by"),
    ("ranked", "person"),
    ("levels", "person"),
    ("leagues", "host"),
    ("entrants", "person"),
    ("league_seats", "person"),
)
"""Columns in which the person becomes a number that is no one's."""

NAMED = (("guests", "person", "name"), ("seats", "person", "name"), ("votes", "candidate", "candidate_name"))
"""Tables with a person and the name that the person had there."""

DELETED = (
    "persons",
    "aways",
    "left_out",
    "letters",
    "reserved",
    "presets",
    "prepared",
    "what_ifs",
    "notes",
    "searches",
    "avoided",
    "follows",
    "followed",
    "digests",
    "choices",
)
"""Tables of which the person's rows go."""

EMPTIED = (("interactions", "0"), ("outbox", "0"), ("seats", "NULL"))
"""Tables whose rows stay for a while, or for good, without the person."""


def matches_of(connection: Connection, user: int) -> dict[str, str]:
    """The matches in which someone is named, each with its language."""
    named = " UNION ".join(
        f"SELECT match FROM {table} WHERE {column} = ?1"  # noqa: S608 - names of our own
        for table, column in (*((table, column) for table, column, _ in NAMED), ("tenures", "person"))
    )
    return dict(connection.execute(f"SELECT id, lang FROM matches WHERE id IN ({named})", (user,)).fetchall())  # noqa: S608


def names_of(connection: Connection, user: int) -> set[str]:
    """The names that someone has or had at tables."""
    named = " UNION ".join(f"SELECT {name} FROM {table} WHERE {column} = ?1" for table, column, name in NAMED)  # noqa: S608
    return {row[0] for row in connection.execute(named, (user,))} - {""}


def rename(connection: Connection, user: int, names: Collection[str], match: str, nameless: str) -> None:
    """Take a person's names out of a match: where the person sits or voted, and from seats that were given up.

    Args:
        names: All names that the person has had.
    """
    for table, column, name in NAMED:
        connection.execute(
            f"UPDATE {table} SET {name} = ? WHERE match = ? AND {column} = ?",  # noqa: S608 - names of our own
            (nameless, match, user),
        )
    connection.execute(
        "UPDATE seats SET name = ?1 WHERE match = ?2 AND person IS NULL AND level IS NULL AND "
        "(SELECT person FROM tenures WHERE tenures.match = seats.match AND tenures.seat = seats.seat "
        "ORDER BY number DESC LIMIT 1) = ?3",
        (nameless, match, user),
    )
    # Of seats that were given up before tenures were written the name alone tells whose they were.
    connection.executemany(
        "UPDATE seats SET name = ?1 WHERE match = ?2 AND person IS NULL AND level IS NULL AND name = ?3 "
        "AND NOT EXISTS (SELECT 1 FROM tenures WHERE tenures.match = seats.match AND tenures.seat = seats.seat)",
        [(nameless, match, name) for name in names],
    )


def take_letters_away(connection: Connection, user: int, now: int) -> None:
    """Have all direct messages to a person deleted, by rows that name the messages and no person."""
    found = {
        Posted(row["channel"], row["message"])
        for row in connection.execute(
            "SELECT channel, message FROM messages JOIN seats ON seats.match = messages.match "
            "AND seats.seat = messages.number WHERE seats.person = ? AND post IN ('hand', 'asked') "
            "UNION SELECT channel, message FROM letters WHERE person = ?",
            (user, user),
        )
    }
    connection.execute(
        "DELETE FROM messages WHERE post IN ('hand', 'asked') "
        "AND EXISTS (SELECT 1 FROM seats WHERE seats.match = messages.match AND seats.seat = number AND person = ?)",
        (user,),
    )
    under_way = connection.execute(
        "SELECT text FROM outbox WHERE closed IS NULL AND person = ? AND kind = 'strip'", (user,)
    ).fetchall()
    # All of them are in one place: the channel between the person and the bot.
    for channel in {posted.channel for posted in found}:
        found |= {Posted(channel, int(row["text"].partition(" ")[0])) for row in under_way}
    for posted in sorted(found, key=lambda posted: posted.message):
        clear_away(connection, posted.channel, posted.message, now)


def forget(
    connection: Connection,
    user: int,
    names: Collection[str],
    stand_in: int,
    nameless: Mapping[str, str],
    now: int,
) -> None:
    """Forget a person who has given up all seats: nothing that is left names one.

    Args:
        names: All names that the person has had.
        stand_in: The number that takes the person's place, below zero and no one else's.
        nameless: What stands for the name in each language.
        now: Seconds since 1970.
    """
    _leave_rooms(connection, user)
    for match, lang in matches_of(connection, user).items():
        rename(connection, user, names, match, nameless[lang])
    _rename(connection, names, nameless)
    _call_no_more(connection, user, now)
    connection.execute(
        "DELETE FROM standing WHERE EXISTS (SELECT 1 FROM seats WHERE seats.match = standing.match "
        "AND seats.seat = standing.seat AND person = ?)",
        (user,),
    )
    connection.execute("UPDATE entrants SET name = '' WHERE person = ?", (user,))
    for table, column in NUMBERED:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (stand_in, user))  # noqa: S608
    for table, nothing in EMPTIED:
        connection.execute(f"UPDATE {table} SET person = {nothing} WHERE person = ?", (user,))  # noqa: S608
    for kept in ("avoided", "followed"):
        connection.execute(f"DELETE FROM {kept} WHERE other = ?", (user,))  # noqa: S608 - names of our own
    for table in DELETED:
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (user,))  # noqa: S608


def _rename(connection: Connection, names: Collection[str], nameless: Mapping[str, str]) -> None:
    """Take someone's names out of what was or is to be told; ``nameless`` says what stands there in each language."""
    rows = connection.execute(
        "SELECT outbox.id, text, lang FROM outbox JOIN matches ON matches.id = match WHERE kind IN ('told', 'free')"
    ).fetchall()
    for row in rows:
        line = json.loads(row["text"])
        args = {key: nameless[row["lang"]] if value in names else value for key, value in line["args"].items()}
        if args != line["args"]:
            text = json.dumps({**line, "args": args}, sort_keys=True)
            connection.execute("UPDATE outbox SET text = ? WHERE id = ?", (text, row["id"]))


def _leave_rooms(connection: Connection, user: int) -> None:
    """Have the rooms named anew that are called after someone, and forget who was added to them."""
    connection.execute(
        "UPDATE rooms SET archived = NULL, name = '', members = "
        "(SELECT json_group_array(CAST(value AS BIGINT)) FROM json_each(members) WHERE CAST(value AS BIGINT) <> ?1) "
        "WHERE EXISTS (SELECT 1 FROM json_each(members) WHERE CAST(value AS BIGINT) = ?1)",
        (user,),
    )
    connection.execute(
        "DELETE FROM openings WHERE CAST(json_extract(content, '$.caller.user') AS BIGINT) = ?1 OR EXISTS "
        "(SELECT 1 FROM json_each(content, '$.party') AS party WHERE party.key = CAST(?1 AS TEXT))",
        (user,),
    )


def _call_no_more(connection: Connection, user: int, now: int) -> None:
    """Send nothing more to someone, and mention that person nowhere."""
    connection.execute(
        "UPDATE outbox SET closed = ?, how = 'overtaken' WHERE closed IS NULL AND person = ?", (now, user)
    )
    connection.execute(
        "UPDATE outbox SET ping = (SELECT json_group_array(CAST(value AS BIGINT)) FROM json_each(ping) "
        "WHERE CAST(value AS BIGINT) <> ?1) "
        "WHERE EXISTS (SELECT 1 FROM json_each(ping) WHERE CAST(value AS BIGINT) = ?1)",
        (user,),
    )
