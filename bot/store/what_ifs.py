"""Private copies of matches in which people try turns: one of a person and match, for a short while."""

from __future__ import annotations

import json
from dataclasses import field, fields, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store.spans import DAY
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection, RowFound

Others: TypeAlias = Literal["bots", "hand"]
"""Who answers for the others: automatic players, or the person."""

Given: TypeAlias = tuple[int, str]
"""A seat and what it answered, in notation."""

KEPT: Final = 2 * DAY
"""Seconds after which a copy in which no one has answered is thrown away."""


@frozen
class WhatIf:
    """A private copy as it is kept.

    Attributes:
        number: Its number, which no other has ever had.
        match: Id of its match.
        user: Whose it is.
        seat: The person's seat.
        version: Version of the rules by which it is played.
        revision: Of the match when the copy was made.
        seed: What its dice come from; nothing of the match's own.
        world: The position with which it begins; see `rules.core.match.Match.world_for`.
        others: Who answers for the others.
        presses: What was answered, press by press; what automatic players answered belongs to the press before it.
    """

    number: int
    match: str
    user: int
    seat: int
    version: int
    revision: int
    seed: str
    world: str = field(repr=False)
    others: Others
    presses: tuple[tuple[Given, ...], ...] = field(default=(), repr=False)


_NAMES: Final = tuple(each.name for each in fields(WhatIf))

_FIND: Final = "SELECT number, match, person, seat, version, revision, seed, world, others, presses FROM what_ifs WHERE"


def begin(connection: Connection, wanted: WhatIf, now: int) -> WhatIf:
    """Keep a new copy in the place of an older one of its person and match; it gets its number."""
    drop(connection, wanted.match, wanted.user)
    (number,) = connection.execute(
        "INSERT INTO what_ifs (match, person, seat, version, revision, seed, world, others, presses, touched) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number",
        (
            wanted.match,
            wanted.user,
            wanted.seat,
            wanted.version,
            wanted.revision,
            wanted.seed,
            wanted.world,
            wanted.others,
            json.dumps(wanted.presses),
            now,
        ),
    ).fetchone()
    return replace(wanted, number=number)


def find(connection: Connection, number: int, user: int) -> WhatIf | None:
    """A copy of a person's by its number."""
    row = connection.execute(f"{_FIND} number = ? AND person = ?", (number, user)).fetchone()
    return None if row is None else _read(row)


def of(connection: Connection, match: str, user: int) -> WhatIf | None:
    """The copy that a person has of a match."""
    row = connection.execute(f"{_FIND} match = ? AND person = ?", (match, user)).fetchone()
    return None if row is None else _read(row)


def _read(row: RowFound) -> WhatIf:
    presses = tuple(tuple((seat, text) for seat, text in press) for press in json.loads(row["presses"]))
    return WhatIf(**{**dict(zip(_NAMES, row, strict=True)), "presses": presses})


def go_on(connection: Connection, before: WhatIf, after: WhatIf, now: int) -> bool:
    """Keep what was answered since, or who answers for the others; whether nothing else was kept meanwhile."""
    changed = connection.execute(
        "UPDATE what_ifs SET others = ?, presses = ?, touched = ? "
        "WHERE number = ? AND person = ? AND others = ? AND presses = ?",
        (
            after.others,
            json.dumps(after.presses),
            now,
            before.number,
            before.user,
            before.others,
            json.dumps(before.presses),
        ),
    )
    return changed.rowcount == 1


def drop(connection: Connection, match: str, user: int) -> None:
    """Throw away the copy that a person has of a match."""
    connection.execute("DELETE FROM what_ifs WHERE match = ? AND person = ?", (match, user))


def drop_all(connection: Connection, match: str) -> None:
    """Throw away all copies of a match."""
    connection.execute("DELETE FROM what_ifs WHERE match = ?", (match,))


def forget(connection: Connection, before: int) -> None:
    """Throw away the copies in which no one has answered since a moment."""
    connection.execute("DELETE FROM what_ifs WHERE touched < ?", (before,))
