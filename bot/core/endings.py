"""What the end of a match makes of it: its results, and what they do to levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import levels
from bot.core.options import is_ranked, shows_plans
from bot.store import matches, results, seat_history, seats
from bot.store.levels import RankedGame
from bot.store.results import SeatResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.seat_history import Tenure
    from render.core.sources import Sources
    from rules.core.match import Match
    from rules.core.results import Result


def end(unit: UnitOfWork, name: str, match: Match, sources: Sources) -> None:
    """End a match that a condition of the rulebook has ended.

    Args:
        match: As it ended.
        sources: Where the points came from.
    """
    matches.end(unit.connection, name, "over", unit.now)
    found = results_of(unit, name, match, sources)
    ranked = ranked_of(unit, name, found)
    results.write(unit.connection, name, found, unit.now, ranked=bool(ranked.placed))
    if ranked.placed:
        levels.note(unit.connection, ranked)


def ranked_of(unit: UnitOfWork, name: str, found: Sequence[SeatResult]) -> RankedGame:
    """Who came where in a match that is over; no one if it is not ranked.

    Args:
        unit: An open transaction.
        name: Id of the match.
        found: Its results.
    """
    stored = unit.stored(name)
    tenancies = seat_history.load(unit.connection, name) if found and is_ranked(stored.options) else []
    return RankedGame(name, stored.guild, stored.game, levels.placed(found, tenancies) if tenancies else ())


def results_of(unit: UnitOfWork, name: str, match: Match, sources: Sources) -> list[SeatResult]:
    """The results of a match that is over; none where it has no winner or was not one among people alone.

    Nor does a match count in which someone may have been advised, or that was adjusted.

    Args:
        match: As it ended.
        sources: Where the points came from.
    """
    placed = match.results()
    automatic = any(row.level is not None and row.user is None for row in seats.rows(unit.connection, name))
    stored = unit.stored(name)
    outside = automatic or match.adjusted or stored.imported is not None
    counts = not outside and not shows_plans(stored.options, counts=True)
    if not placed or not match.winners() or not counts:
        return []
    return _by_seat(placed, seat_history.load(unit.connection, name), sources)


def _by_seat(placed: Sequence[Result], tenancies: Sequence[Tenure], sources: Sources) -> list[SeatResult]:
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
            sources={source: points[result.seat] for source, points in sources if points[result.seat]},
        )
        for result in sorted(placed, key=lambda result: result.seat)
    ]
