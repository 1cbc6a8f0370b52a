"""Matches as they are stored: what is known of each, the lobby's guests, the seats and the log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from bot.play.outcomes import Guest, MatchInfo, Phase
from bot.store import messages
from render.core.people import Lang

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence


Mark: TypeAlias = tuple[int | None, int | None]
"""The interaction that made an entry and the person who sent it; neither for what happened by a standing answer."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as its row holds it. See the migration for each value; secrets stay out of its `repr`."""

    id: str
    game: str
    guild: int
    channel: int
    phase: Phase
    opener: int
    seats: int
    options: Mapping[str, str]
    lang: Lang
    pace: str
    tables: str
    reconstructed: int
    half: bytes = field(repr=False)
    seal: str
    seed: bytes | None = field(repr=False)
    version: int
    snapshot: str | None = field(repr=False)
    shown_from: int
    shown: int
    created: int
    started: int | None
    ended: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a dealt match.

    Attributes:
        seat: Its number.
        user: Its present owner, or None if it is free.
        name: The owner's name, or that of the last one.
        colour: Id of its colour.
        since: Revision at which the owner sat down; what only the seat was told before is not the owner's business.
        waited: Seconds since 1970 since which the match waits for it, or None.
        hand: Hash of the hand that was last sent.
    """

    seat: int
    user: int | None
    name: str
    colour: str
    since: int
    waited: int | None
    hand: str = field(repr=False)


def find(connection: sqlite3.Connection, match: str) -> StoredMatch | None:
    """A match by its id."""
    row = connection.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        return None
    values = {**dict(row), "options": json.loads(row["options"])}
    del values["number"]
    return StoredMatch(**values)


def insert(connection: sqlite3.Connection, stored: StoredMatch) -> None:
    """Store a new lobby."""
    connection.execute(
        "INSERT INTO matches (id, game, guild, channel, phase, opener, seats, options, lang, pace, tables, "
        "reconstructed, half, seal, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            stored.id,
            stored.game,
            stored.guild,
            stored.channel,
            stored.phase,
            stored.opener,
            stored.seats,
            options_text(stored.options),
            stored.lang,
            stored.pace,
            stored.tables,
            stored.reconstructed,
            stored.half,
            stored.seal,
            stored.created,
        ),
    )


def options_text(options: Mapping[str, str]) -> str:
    """Options as they are stored."""
    return json.dumps(dict(options), sort_keys=True)


def live_in(connection: sqlite3.Connection, channel: int) -> str | None:
    """Id of the lobby or running match of a channel; of what was played there before, the newest."""
    row = connection.execute(
        "SELECT id FROM matches WHERE channel = ? ORDER BY phase IN ('lobby', 'running') DESC, number DESC LIMIT 1",
        (channel,),
    ).fetchone()
    return None if row is None else str(row["id"])


def of_guild(connection: sqlite3.Connection, guild: int) -> list[str]:
    """Ids of all lobbies and running matches of a server, oldest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE guild = ? AND phase IN ('lobby', 'running') ORDER BY number", (guild,)
    )
    return [row["id"] for row in rows]


def of_person(connection: sqlite3.Connection, user: int) -> list[str]:
    """Ids of all lobbies and running matches of a person: those that wait for the person first, longest first."""
    rows = connection.execute(
        "SELECT id FROM (SELECT matches.id, matches.number, seats.waited FROM seats "
        "JOIN matches ON matches.id = seats.match WHERE seats.user = ?1 AND phase = 'running' "
        "UNION ALL SELECT matches.id, matches.number, NULL FROM guests "
        "JOIN matches ON matches.id = guests.match WHERE guests.user = ?1 AND phase = 'lobby') "
        "ORDER BY waited IS NULL, waited, number",
        (user,),
    )
    return [row["id"] for row in rows]


def guests(connection: sqlite3.Connection, match: str) -> tuple[Guest, ...]:
    """Who is in a lobby, in order of joining."""
    rows = connection.execute("SELECT * FROM guests WHERE match = ? ORDER BY number", (match,))
    return tuple(
        Guest(row["user"], row["name"], row["colour"], row["seat"], row["word"], bool(row["confirmed"])) for row in rows
    )


def seat_rows(connection: sqlite3.Connection, match: str) -> tuple[SeatRow, ...]:
    """The seats of a dealt match."""
    rows = connection.execute(
        "SELECT seat, user, name, colour, since, waited, hand FROM seats WHERE match = ? ORDER BY seat", (match,)
    )
    return tuple(SeatRow(*row) for row in rows)


def entries(connection: sqlite3.Connection, match: str) -> tuple[list[str], list[Mark]]:
    """The log of a match, and who made each entry."""
    rows = connection.execute(
        "SELECT content, interaction, user FROM entries WHERE match = ? ORDER BY number", (match,)
    ).fetchall()
    return [row["content"] for row in rows], [(row["interaction"], row["user"]) for row in rows]


def makers(connection: sqlite3.Connection, match: str) -> list[int | None]:
    """The interaction that made each entry of the log."""
    rows = connection.execute("SELECT interaction FROM entries WHERE match = ? ORDER BY number", (match,))
    return [row["interaction"] for row in rows]


def append(connection: sqlite3.Connection, match: str, number: int, content: str, mark: Mark, now: int) -> None:
    """Write one entry of the log."""
    connection.execute(
        "INSERT INTO entries (match, number, interaction, user, made, content) VALUES (?, ?, ?, ?, ?, ?)",
        (match, number, *mark, now, content),
    )


def revision(connection: sqlite3.Connection, match: str) -> int:
    """Number of entries of a match."""
    return int(connection.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()[0])


def end(connection: sqlite3.Connection, match: str, phase: Phase, now: int) -> None:
    """End a match, or close it without a result; nobody is waited for any more."""
    connection.execute("UPDATE matches SET phase = ?, ended = ? WHERE id = ?", (phase, now, match))
    connection.execute("UPDATE seats SET waited = NULL WHERE match = ?", (match,))


def info(connection: sqlite3.Connection, stored: StoredMatch) -> MatchInfo:
    """What is known of a match without loading it."""
    lobby = messages.find(connection, stored.id, "lobby")
    table = messages.find(connection, stored.id, "table")
    joined = guests(connection, stored.id)
    words = {guest.user: guest.word for guest in joined}
    seated = tuple(
        Guest(
            seat_row.user, seat_row.name, seat_row.colour, seat_row.seat, words.get(seat_row.user, ""), confirmed=True
        )
        for seat_row in seat_rows(connection, stored.id)
        if seat_row.user is not None
    )
    return MatchInfo(
        id=stored.id,
        game=stored.game,
        guild=stored.guild,
        channel=stored.channel,
        phase=stored.phase,
        opener=stored.opener,
        seats=stored.seats,
        options=stored.options,
        lang=stored.lang,
        pace=stored.pace,
        seal=stored.seal,
        half=stored.half.hex() if stored.phase in ("over", "closed") else None,
        reconstructed=stored.reconstructed,
        guests=joined if stored.seed is None else seated,
        created=stored.created,
        lobby_message=None if lobby is None else lobby.message,
        post=None if table is None else table.message,
        words=tuple(guest.word for guest in joined),
    )


def keep_tables(connection: sqlite3.Connection, key: str, game: str, content: str) -> None:
    """Keep component tables under the hash of their text."""
    connection.execute("INSERT OR IGNORE INTO tables (hash, game, content) VALUES (?, ?, ?)", (key, game, content))


def tables(connection: sqlite3.Connection, key: str) -> str:
    """The text of component tables by its hash."""
    return str(connection.execute("SELECT content FROM tables WHERE hash = ?", (key,)).fetchone()[0])


def stale_lobbies(connection: sqlite3.Connection, before: int) -> Sequence[str]:
    """Ids of lobbies opened before a moment."""
    rows = connection.execute("SELECT id FROM matches WHERE phase = 'lobby' AND created < ? ORDER BY number", (before,))
    return [row["id"] for row in rows]


def running(connection: sqlite3.Connection) -> Sequence[str]:
    """Ids of all running matches."""
    return [row["id"] for row in connection.execute("SELECT id FROM matches WHERE phase = 'running' ORDER BY number")]
