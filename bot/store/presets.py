"""Options that someone has named, for one's own lobbies or for those of a server, and those of the last lobby."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection

NO_ONE: Final = 0
"""In the place of a person's or a server's number: a preset belongs to one of the two."""

MOST: Final = 10
"""Presets of one person, or of one server, for one game."""


@frozen
class Terms:
    """What a lobby was opened with.

    Attributes:
        seats: Most seats; None: as many as the game allows.
        pace: Id of the pace; None: the usual one.
        lang: Language of the posts.
        options: Key and value of the options.
    """

    seats: int | None
    pace: str | None
    lang: str
    options: Mapping[str, str]


@frozen
class Preset:
    """Terms that have a name.

    Attributes:
        name: As it was typed.
        shared: Whether they are the server's, for everyone there.
        terms: The terms.
    """

    name: str
    shared: bool
    terms: Terms


def _owner(guild: int, user: int, *, shared: bool) -> tuple[int, int]:
    return (guild, NO_ONE) if shared else (NO_ONE, user)


def keep(connection: Connection, guild: int, user: int, game: str, preset: Preset) -> bool:
    """Keep a preset, in the place of one of the same name; whether there was room for it."""
    owner = _owner(guild, user, shared=preset.shared)
    others = connection.execute(
        "SELECT count(*) FROM presets WHERE (guild, person, game) = (?, ?, ?) AND name <> ?",
        (*owner, game, preset.name),
    ).fetchone()
    if others[0] >= MOST:
        return False
    connection.execute(
        "INSERT INTO presets (guild, person, game, name, content) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild, person, game, name) DO UPDATE SET content = excluded.content",
        (*owner, game, preset.name, json.dumps(asdict(preset.terms), sort_keys=True)),
    )
    return True


def drop(connection: Connection, guild: int, user: int, game: str, name: str, *, shared: bool) -> bool:
    """Forget a preset; whether there was one."""
    owner = _owner(guild, user, shared=shared)
    gone = connection.execute(
        "DELETE FROM presets WHERE (guild, person, game, name) = (?, ?, ?, ?)", (*owner, game, name)
    )
    return gone.rowcount > 0


def of(connection: Connection, guild: int, user: int, game: str) -> Sequence[Preset]:
    """The presets that a person can use on a server, the own ones first."""
    rows = connection.execute(
        "SELECT name, guild, content FROM presets WHERE game = ?3 AND (guild, person) IN ((?4, ?2), (?1, ?4)) "
        "ORDER BY guild <> ?4, name",
        (guild, user, game, NO_ONE),
    )
    return [Preset(row["name"], row["guild"] != NO_ONE, Terms(**json.loads(row["content"]))) for row in rows]


def last(connection: Connection, guild: int, user: int, game: str) -> Terms | None:
    """What the person's last table of a game on a server was opened with; None if there was none."""
    row = connection.execute(
        "SELECT seats, pace, lang, options FROM matches WHERE guild = ? AND opener = ? AND game = ? AND practice = 0 "
        "ORDER BY number DESC LIMIT 1",
        (guild, user, game),
    ).fetchone()
    return None if row is None else Terms(row["seats"], row["pace"], row["lang"], json.loads(row["options"]))
