"""People: language and settings, in all servers the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

LANG = "lang"
"""Key of a person's language among the settings."""

TURN_DM = "turn-dm"
"""Setting: ``yes`` if a turn is also called for by DM."""

HAND_DM = "hand-dm"
"""Setting: ``no`` if hands shall not come by DM."""

DM = "dm"
"""Not chosen but found: ``closed`` while the person's DMs are closed to us."""


def settings(connection: sqlite3.Connection, user: int) -> dict[str, str]:
    """A person's settings; the language is among them once it is known."""
    row = connection.execute("SELECT lang, settings FROM persons WHERE user = ?", (user,)).fetchone()
    if row is None:
        return {}
    found: dict[str, str] = json.loads(row["settings"])
    return found if row["lang"] is None else {**found, LANG: row["lang"]}


def note(connection: sqlite3.Connection, user: int, lang: str | None, preferences: Mapping[str, str]) -> None:
    """Remember language and settings; what is not named stays as it was, an empty value is forgotten."""
    before = settings(connection, user)
    known = lang if lang is not None else before.pop(LANG, None)
    before.pop(LANG, None)
    after = {key: value for key, value in {**before, **preferences}.items() if value}
    connection.execute(
        "INSERT INTO persons (user, lang, settings) VALUES (?, ?, ?) "
        "ON CONFLICT (user) DO UPDATE SET lang = excluded.lang, settings = excluded.settings",
        (user, known, json.dumps(after, sort_keys=True)),
    )


def note_dm(connection: sqlite3.Connection, user: int, *, works: bool) -> None:
    """Note whether DMs reach a person; nothing more is sent to closed ones."""
    if works != (settings(connection, user).get(DM) != "closed"):
        note(connection, user, None, {DM: "" if works else "closed"})


def takes(connection: sqlite3.Connection, user: int, preference: str) -> bool:
    """Whether a kind of DM goes to a person: hands unless refused, calls to a turn only if wished."""
    found = settings(connection, user)
    if found.get(DM) == "closed":
        return False
    match preference:
        case "hand-dm":
            return found.get(HAND_DM) != "no"
        case "turn-dm":
            return found.get(TURN_DM) == "yes"
        case _:
            return True
