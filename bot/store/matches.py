"""Matches as they are stored: what is known of each, its position and its log."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store import notes, pending_turns, prepared, what_ifs
from bot.store.chain import LAST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.connection import Connection
    from bot.store.match_rows import StoredMatch
    from bot.store.records import Phase


def insert(connection: Connection, stored: StoredMatch) -> None:
    """Store a new lobby."""
    connection.execute(
        "INSERT INTO matches (id, game, guild, channel, phase, opener, seats, options, lang, pace, tables, "
        "reconstructed, half, seal, created, practice) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            stored.practice,
        ),
    )
    connection.came(stored.id, 0, stored.created, 1)


def exists(connection: Connection, match: str) -> bool:
    """Whether there is a match with an id."""
    return connection.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is not None


def options_text(options: Mapping[str, str]) -> str:
    """Options as they are stored."""
    return json.dumps(dict(options), sort_keys=True)


def live_in(connection: Connection, channel: int) -> str | None:
    """Id of the lobby or running match of a channel; of what was played there before, the newest."""
    row = connection.execute(
        "SELECT coalesce((SELECT id FROM matches WHERE channel = ?1 AND phase IN ('lobby', 'running')), "
        "(SELECT id FROM matches WHERE channel = ?1 ORDER BY number DESC LIMIT 1))",
        (channel,),
    ).fetchone()
    return None if row[0] is None else str(row[0])


def of_guild(connection: Connection, guild: int) -> list[str]:
    """Ids of all lobbies and running matches of a server, oldest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE guild = ? AND phase IN ('lobby', 'running') ORDER BY number", (guild,)
    )
    return [row["id"] for row in rows]


def has_played(connection: Connection, user: int, game: str) -> bool:
    """Whether a person has or had a seat in any match of a game."""
    found = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM seats JOIN matches ON matches.id = seats.match "
        "WHERE seats.person = ? AND matches.game = ?)",
        (user, game),
    ).fetchone()
    return bool(found[0])


def of_person(connection: Connection, user: int) -> list[str]:
    """Ids of all lobbies and running matches of a person: those that wait for the person first, longest first."""
    rows = connection.execute(
        "SELECT id FROM (SELECT matches.id, matches.number, waits.since AS waited FROM seats "
        "JOIN matches ON matches.id = seats.match "
        "LEFT JOIN waits ON waits.match = seats.match AND waits.seat = seats.seat AND waits.ended IS NULL "
        "WHERE seats.person = ?1 AND phase = 'running' "
        "UNION ALL SELECT matches.id, matches.number, NULL FROM guests "
        "JOIN matches ON matches.id = guests.match WHERE guests.person = ?1 AND phase = 'lobby') "
        "ORDER BY waited IS NULL, waited, number",
        (user,),
    )
    return [row["id"] for row in rows]


def phase(connection: Connection, match: str) -> Phase:
    """The phase of a match that exists."""
    found: Phase = connection.execute("SELECT phase FROM matches WHERE id = ?", (match,)).fetchone()[0]
    return found


def deal(
    connection: Connection,
    match: str,
    seed: bytes,
    snapshot: str,
    version: int,
    now: int | None,
    drawn_with: int | None,
) -> None:
    """Note that a lobby has become a match.

    Args:
        version: Version of the rules that play it.
        now: When it was dealt; None if that is not known.
        drawn_with: The number that went into the seed beside the half and the words.
    """
    connection.execute(
        "UPDATE matches SET phase = 'running', seed = ?2, snapshot = ?3, version = ?4, started = ?5, "  # noqa: S608
        f"drawn_with = ?6, head = head({LAST.format(match='?1')}, ?2, ?3) WHERE id = ?1",
        (match, seed, snapshot, version, now, drawn_with),
    )


def span(connection: Connection, match: str) -> tuple[int | None, int | None]:
    """When a match was dealt and when it ended, as far as it has."""
    row = connection.execute("SELECT started, ended FROM matches WHERE id = ?", (match,)).fetchone()
    return row["started"], row["ended"]


def keep(connection: Connection, match: str, snapshot: str, version: int, played: int | None) -> None:
    """Note the position of a match.

    Args:
        version: Version of the rules that play it.
        played: When someone has played it now, as `touch` notes it; None if no one has.
    """
    connection.execute(
        f"UPDATE matches SET snapshot = ?2, head = head({LAST.format(match='?1')}, seed, ?2), "  # noqa: S608
        "version = ?3, touched = coalesce(?4, touched), "
        "warned = CASE WHEN ?4 IS NULL THEN warned END WHERE id = ?1",
        (match, snapshot, version, played),
    )


def note_version(connection: Connection, match: str, version: int) -> None:
    """Note that other rules play a match on from the same position."""
    connection.execute("UPDATE matches SET version = ? WHERE id = ?", (version, match))


def note_told(connection: Connection, match: str, told: tuple[int, int]) -> None:
    """Note which entries the newest table post tells."""
    connection.execute("UPDATE matches SET shown_from = ?, shown = ? WHERE id = ?", (*told, match))


def note_imported(connection: Connection, match: str, origin: str) -> None:
    """Note that a match was taken from a file, with what that said of where it comes from."""
    connection.execute("UPDATE matches SET imported = ? WHERE id = ?", (origin, match))


def set_opener(connection: Connection, match: str, user: int) -> None:
    """Hand a lobby over to another guest."""
    connection.execute("UPDATE matches SET opener = ? WHERE id = ?", (user, match))


def change(connection: Connection, changed: StoredMatch) -> None:
    """Note what may be changed of a lobby: options, seats, language, pace, and the tables that follow from them."""
    connection.execute(
        "UPDATE matches SET options = ?, seats = ?, lang = ?, pace = ?, tables = ?, reconstructed = ? WHERE id = ?",
        (
            options_text(changed.options),
            changed.seats,
            changed.lang,
            changed.pace,
            changed.tables,
            changed.reconstructed,
            changed.id,
        ),
    )


def touched(connection: Connection, match: str) -> int:
    """When someone has played in a match or woken it up the last time, or when it began."""
    row = connection.execute(
        "SELECT coalesce(touched, started, created) FROM matches WHERE id = ?", (match,)
    ).fetchone()
    return int(row[0])


def touch(connection: Connection, match: str, now: int) -> None:
    """Note that someone has played or woken a match up: it does not close by itself before long."""
    connection.execute("UPDATE matches SET touched = ?, warned = NULL WHERE id = ?", (now, match))


def end(connection: Connection, match: str, phase: Phase, now: int) -> None:
    """End a match, or close it without a result; no one is waited for any more."""
    connection.execute("UPDATE matches SET phase = ?, ended = ? WHERE id = ?", (phase, now, match))
    pending_turns.end_all(connection, match, now)
    prepared.drop_all(connection, match)
    what_ifs.drop_all(connection, match)
    notes.drop_all(connection, match)


def ended(connection: Connection, match: str) -> int | None:
    """When a match ended or was closed; None while it lasts."""
    found: int | None = connection.execute("SELECT ended FROM matches WHERE id = ?", (match,)).fetchone()[0]
    return found


def keep_tables(connection: Connection, key: str, game: str, content: str) -> None:
    """Keep component tables under the hash of their text."""
    connection.execute(
        "INSERT INTO tables (hash, game, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (key, game, content)
    )


def tables(connection: Connection, key: str) -> str:
    """The text of component tables by its hash."""
    return str(connection.execute("SELECT content FROM tables WHERE hash = ?", (key,)).fetchone()[0])


def stale_lobbies(connection: Connection, before: int) -> Sequence[str]:
    """Ids of lobbies opened before a moment."""
    # Where it sorted by the number itself, it would look through all matches in that order.
    rows = connection.execute(
        "SELECT id FROM matches WHERE phase = 'lobby' AND created < ? ORDER BY +number", (before,)
    )
    return [row["id"] for row in rows]


def running(connection: Connection) -> Sequence[str]:
    """Ids of all running matches."""
    return [row["id"] for row in connection.execute("SELECT id FROM matches WHERE phase = 'running' ORDER BY +number")]


def oldest_table(connection: Connection) -> int | None:
    """When the oldest of all lobbies and running matches was opened; None if there is none."""
    row = connection.execute("SELECT min(created) FROM matches WHERE phase IN ('lobby', 'running')").fetchone()
    return None if row[0] is None else int(row[0])


def running_by_game(connection: Connection) -> dict[str, int]:
    """How many matches of each game are being played, the most first."""
    return dict(
        connection.execute("SELECT game, count(*) FROM matches WHERE phase = 'running' GROUP BY game ORDER BY 2 DESC")
    )


def rules_of_running(connection: Connection) -> Sequence[tuple[str, int]]:
    """By which tables and which version of the rules running matches are played."""
    rows = connection.execute("SELECT DISTINCT tables, version FROM matches WHERE phase = 'running'")
    return [(row["tables"], row["version"]) for row in rows]


def running_by(connection: Connection, tables: str, version: int) -> Sequence[str]:
    """Ids of running matches that are played by some tables and by one version of the rules, oldest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE phase = 'running' AND tables = ? AND version = ? ORDER BY number",
        (tables, version),
    )
    return [row["id"] for row in rows]


def ended_before(connection: Connection, before: int, most: int) -> Sequence[str]:
    """Ids of matches that ended before a moment, the first to end first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE ended < ? AND phase IN ('over', 'closed') ORDER BY ended LIMIT ?", (before, most)
    )
    return [row["id"] for row in rows]


def all_ids(connection: Connection) -> Sequence[str]:
    """Ids of all matches, lobbies too, oldest first."""
    return [row["id"] for row in connection.execute("SELECT id FROM matches ORDER BY number")]
