"""Which answers came of one and the same press: they are taken back together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import matches

if TYPE_CHECKING:
    import sqlite3

    from rules.core.match import Match
    from rules.core.seats import Seat


def back_to(connection: sqlite3.Connection, name: str, match: Match, seat: Seat, presses: int = 1) -> int:
    """Standing answers that are left once a seat has taken back its last presses, no further than it can alone.

    Args:
        connection: Inside a transaction.
        name: Id of the match.
        match: As it stands.
        seat: Whose presses.
        presses: How many.
    """
    floor, to = match.floor(seat), len(match.standing_moves)
    if floor == to:
        return to
    made = _presses(connection, name, match)
    for _ in range(presses):
        press = made[to - 1]
        while to > floor and made[to - 1] == press:
            to -= 1
    return to


def _presses(connection: sqlite3.Connection, name: str, match: Match) -> list[int | None]:
    """The interaction that made each standing answer."""
    presses: list[int | None] = []
    for entry, interaction in zip(match.entries, matches.makers(connection, name), strict=True):
        match entry.kind:
            case "move":
                presses.append(interaction)
            case "undo":
                del presses[entry.to :]
            case "checkpoint":
                pass
    return presses
