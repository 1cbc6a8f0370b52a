"""The end of a match by its rules: nobody is waited for any more, and each seat's result is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.options import shows_plans
from bot.store import matches, results, tenures
from bot.store.results import SeatResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.play.unit_of_work import UnitOfWork
    from bot.store.tenures import Tenure
    from rules.core.game import Result
    from rules.core.match import Match


def end(unit: UnitOfWork, name: str, match: Match) -> None:
    """End a match that a condition of the rulebook has ended.

    Args:
        unit: The open transaction.
        name: Id of the match.
        match: As it ended.
    """
    matches.end(unit.connection, name, "over", unit.now)
    placed = match.results()
    # Where somebody may have been advised it does not count.
    if placed and match.winners() and not shows_plans(unit.stored(name).options, counts=True):
        results.write(unit.connection, name, _by_seat(placed, tenures.of(unit.connection, name)), unit.now)


def _by_seat(placed: Sequence[Result], tenancies: Sequence[Tenure]) -> list[SeatResult]:
    """The result of each seat for its last owner; none of a match that was not one among two people or more."""
    had = {result.seat: [tenure for tenure in tenancies if tenure.seat == result.seat] for result in placed}
    # A seat that no person ever had was played automatically.
    if not all(had.values()) or len({owners[-1].user for owners in had.values()}) < 2:
        return []
    return [
        SeatResult(
            result.seat,
            had[result.seat][-1].user,
            result.place,
            result.points,
            whole=len(had[result.seat]) == 1 and had[result.seat][0].went is None,
        )
        for result in placed
    ]
