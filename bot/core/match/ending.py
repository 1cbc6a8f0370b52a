"""The end of a match by its rules: no one is waited for any more, and each seat's result is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.options import shows_plans
from bot.store import matches, seat_history, seats
from bot.store.seat_history import SeatResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.seat_history import Tenure
    from rules.core.match import Match
    from rules.core.results import Result


def end(unit: UnitOfWork, name: str, match: Match) -> None:
    """End a match that a condition of the rulebook has ended.

    Args:
        unit: The open transaction.
        name: Id of the match.
        match: As it ended.
    """
    matches.end(unit.connection, name, "over", unit.now)
    placed = match.results()
    if placed and match.winners():
        tenancies = seat_history.load(unit.connection, name)
        # Nor does a match count in which someone may have been advised.
        advised = shows_plans(unit.stored(name).options, counts=True)
        automatic = any(row.level is not None and row.user is None for row in seats.rows(unit.connection, name))
        seat_history.write_results(
            unit.connection, name, [] if automatic or advised else _by_seat(placed, tenancies), unit.now
        )


def _by_seat(placed: Sequence[Result], tenancies: Sequence[Tenure]) -> list[SeatResult]:
    """The result of each seat for its last owner; none of a match that was not one among two people or more.

    A seat that a bot has covered was its owner's, but not wholly.
    """
    had = {result.seat: [tenure for tenure in tenancies if tenure.seat == result.seat] for result in placed}
    if len({owners[-1].user for owners in had.values()}) < 2:
        return []
    return [
        SeatResult(
            result.seat,
            had[result.seat][-1].user,
            result.place,
            result.points,
            whole=[(tenure.kind, tenure.went) for tenure in had[result.seat]] == [("dealt", None)],
        )
        for result in placed
    ]
