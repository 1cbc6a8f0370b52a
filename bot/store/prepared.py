"""Turns that people have prepared while others play. No one but their owner learns that there is one."""

from __future__ import annotations

import json
from dataclasses import asdict, field
from typing import TYPE_CHECKING, Any, Final

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection

COLUMNS: Final = "id, seat, person, plan"

MOST_WAYS: Final = 3
"""Ways that a turn may be prepared to go: the first that fits is played."""


@frozen
class PreparedWay:
    """One way a prepared turn may go.

    Attributes:
        presses: What its answers were foreseen to do, press by press; see `rules.core.match.Match.foresee`.
        whole: Whether it goes as far as can be foreseen: to the end of the turn, or to where something is drawn.
    """

    presses: tuple[tuple[str, ...], ...] = field(default=(), repr=False)
    whole: bool = False


@frozen
class Plan:
    """What someone wants to be played in a coming turn.

    Attributes:
        version: Version of the rules by which it was foreseen.
        ways: At least one; the last may be unfinished.
        allowed: How much more its fees may come to than was foreseen.
    """

    version: int
    ways: tuple[PreparedWay, ...] = ()
    allowed: int = 0


@frozen
class PreparedTurn:
    """A turn that someone has prepared.

    Attributes:
        id: Its number, which no other has ever had.
        seat: Whose turn.
        user: Who prepared it.
        plan: What is to be played.
    """

    id: int
    seat: int
    user: int
    plan: Plan


def read(row: list[Any]) -> PreparedTurn:
    """A prepared turn from its columns."""
    number, seat, user, plan = row
    found = json.loads(plan)
    ways = tuple(PreparedWay(tuple(map(tuple, way["presses"])), way["whole"]) for way in found["ways"])
    return PreparedTurn(number, seat, user, Plan(found["version"], ways, found["allowed"]))


def save(connection: Connection, match: str, seat: int, user: int, plan: Plan) -> None:
    """Keep what someone has prepared for a seat, in the place of what was there."""
    connection.execute(
        "INSERT INTO prepared (match, seat, person, plan) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, plan = excluded.plan",
        (match, seat, user, json.dumps(asdict(plan))),
    )


def drop(connection: Connection, match: str, seat: int) -> None:
    """Forget what was prepared for a seat."""
    connection.execute("DELETE FROM prepared WHERE match = ? AND seat = ?", (match, seat))


def drop_all(connection: Connection, match: str) -> None:
    """Forget all that was prepared in a match."""
    connection.execute("DELETE FROM prepared WHERE match = ?", (match,))
