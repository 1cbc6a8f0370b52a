"""Levels: how well people play, counted from ranked games by Plackett and Luce's model (openskill).

Counted anew from the games in their order they are the same numbers, bit for bit.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.store import levels
from bot.store.levels import EVERYWHERE, Key, Level, Placed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from openskill.models import PlackettLuce

    from bot.store.connection import Connection
    from bot.store.levels import RankedGame
    from bot.store.results import SeatResult
    from bot.store.seat_history import Tenure

LEAST: Final = 5
"""Ranked games from which on a level is shown."""

MIDDLE, STEP = 1000, 40
"""The level of a newcomer, and what one point of the model's strength is in levels."""


class Shown(NamedTuple):
    """A level as people read it.

    Attributes:
        level: A newcomer's is 1000.
        give: By how much it may be wrong: in 19 of 20 cases it lies no further off.
    """

    level: int
    give: int


def shown(level: Level) -> Shown | None:
    """A level as people read it; None while there are too few games."""
    if level.games < LEAST:
        return None
    return Shown(round(MIDDLE + STEP * (level.mu - _model().mu)), round(STEP * 2 * level.sigma))


@cache
def _model() -> PlackettLuce:
    # Imported late: few tables are ranked.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


def placed(results: Sequence[SeatResult], tenancies: Sequence[Tenure]) -> tuple[Placed, ...]:
    """Who came where in a ranked game.

    Whoever gave up the seat that was dealt, or lost it, comes last, and whoever came in there is left out. Left out is
    also whoever was covered by a bot for a while.
    """
    found: list[Placed] = []
    last = len(results) + 1
    for result in results:
        had = [tenure for tenure in tenancies if tenure.seat == result.seat]
        first, end = had[0], had[-1]
        if result.whole:
            found.append(Placed(result.user, result.place))
        elif first.kind == "dealt" and (end.user != first.user or end.went is not None):
            found.append(Placed(first.user, last))
    return tuple(found) if len(found) > 1 else ()


def after(before: Mapping[int, Level], places: Iterable[Placed]) -> dict[int, Level]:
    """The levels of those who played a ranked game, after it.

    Args:
        before: Their levels before, as far as they had any.
        places: Who came where.
    """
    model, order = _model(), sorted(places, key=lambda one: (one.place, one.user))
    old = [before.get(one.user, Level(model.mu, model.sigma, 0)) for one in order]
    teams = [[model.rating(mu=level.mu, sigma=level.sigma)] for level in old]
    rated = model.rate(teams, ranks=[float(one.place) for one in order])
    return {
        one.user: Level(new.mu, new.sigma, level.games + 1)
        for one, level, (new,) in zip(order, old, rated, strict=True)
    }


def note(connection: Connection, ended: RankedGame) -> None:
    """Write a ranked game down that has just ended, and what it makes of the levels."""
    levels.add(connection, ended)
    users = [one.user for one in ended.placed]
    for guild in (ended.guild, EVERYWHERE):
        new = after(levels.load(connection, guild, ended.game, users), ended.placed)
        levels.keep(connection, {Key(guild, ended.game, user): level for user, level in new.items()})


def counted(games: Iterable[RankedGame]) -> dict[Key, Level]:
    """All levels, counted from nothing.

    Args:
        games: All ranked games in the order in which they ended.
    """
    found: dict[Key, Level] = {}
    for ended in games:
        for guild in (ended.guild, EVERYWHERE):
            keys = {one.user: Key(guild, ended.game, one.user) for one in ended.placed}
            before = {user: found[key] for user, key in keys.items() if key in found}
            found |= {keys[user]: level for user, level in after(before, ended.placed).items()}
    return found
