"""What tables of a league make of it: points, the order of a division, and the divisions of the next season. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from bot.core.leagues.draw import cut, sizes
from rules.core.frozen import frozen

WHOLE: Final = 12
"""Points of whoever leaves everyone at a table behind: a share for each one, half a share where two are even."""

RESTED: Final = WHOLE // 2
"""Points of whoever has no table in a round."""

Places: TypeAlias = Mapping[int, int]
"""By person the place at a table, 1 is best; shared places are equal."""


def places(people: Sequence[int], ended: Places | None, last: Collection[int]) -> dict[int, int]:
    """The places of those who were drawn for a table.

    Args:
        people: Who was drawn for it.
        ended: The places in which they ended; None for a match without an end: then they are even.
        last: Who has given up the seat, lost it, or was waited for at the deadline: they share the last place.
    """
    found = {user: 0 if ended is None else ended[user] for user in people if user not in last}
    order = sorted(found.values())
    behind = len(order) + 1
    return {user: order.index(found[user]) + 1 if user in found else behind for user in people}


def points(at: Places) -> dict[int, int]:
    """What a table brings to those who were drawn for it."""
    if len(at) == 1:
        return dict.fromkeys(at, WHOLE)
    share = WHOLE // (len(at) - 1)
    return {
        user: share * sum(place < other for other in at.values())
        + share * (sum(place == other for other in at.values()) - 1) // 2
        for user, place in at.items()
    }


@frozen
class Round:
    """What counts of a round in a division.

    Attributes:
        tables: The tables that have been counted.
        rests: Who had none.
    """

    tables: tuple[Places, ...]
    rests: tuple[int, ...] = ()


@frozen
class Line:
    """Someone's line in the order of a division.

    Attributes:
        user: The person.
        place: 1 is best; who is even in everything shares it. None before the first table counts.
        played: Tables.
        won: Tables won, shared ones too.
        points: Points of all rounds.
    """

    user: int
    place: int | None
    played: int
    won: int
    points: int


def order(people: Sequence[int], rounds: Sequence[Round], gone: Collection[int] = ()) -> list[Line]:
    """The order of a division: by points, then by points against each other, then by tables won; else shared.

    Args:
        people: Who is or was in it, in order of their sign-up, which orders the lines of those who share a place.
        rounds: What was played.
        gone: Who has withdrawn: behind everyone else.
    """
    tables = [table for each in rounds for table in each.tables]
    brought = [points(table) for table in tables]
    total = {
        user: sum(each.get(user, 0) for each in brought) + RESTED * sum(user in each.rests for each in rounds)
        for user in people
    }
    won = {user: sum(table.get(user) == 1 for table in tables) for user in people}

    def rank(user: int) -> tuple[bool, int, int, int]:
        even = [other for other in people if other != user and total[other] == total[user]]
        return user not in gone, total[user], sum(_against(user, other, tables) for other in even), won[user]

    ranks = {user: rank(user) for user in people}
    return [
        Line(
            user,
            1 + sum(other > ranks[user] for other in ranks.values()) if tables else None,
            sum(user in table for table in tables),
            won[user],
            total[user],
        )
        for user in sorted(people, key=ranks.__getitem__, reverse=True)
    ]


def _against(user: int, other: int, tables: Sequence[Places]) -> int:
    """Twice the number of tables at which one was ahead of another, and once that of those at which they were even."""
    both = [(table[user], table[other]) for table in tables if user in table and other in table]
    return sum(2 * (own < its) + (own == its) for own, its in both)


def next_order(divisions: Sequence[Sequence[int]], change: int, newcomers: Sequence[int]) -> list[int]:
    """Everyone in the order in which the next season's divisions are filled.

    Args:
        divisions: Those who play on, the best first, by division, the highest first.
        change: How many go up from each division and down from the one above: never more than half of either.
        newcomers: Who plays for the first time; they begin at the bottom.
    """
    stands = [list(each) for each in divisions]
    swaps = [min(change, len(above) // 2, len(below) // 2) for above, below in pairwise(stands)]
    for at, n in enumerate(swaps):
        if n:
            above, below = stands[at], stands[at + 1]
            down, up = above[-n:], [user for user in divisions[at + 1] if user in below][:n]
            stands[at] = [*above[:-n], *up]
            stands[at + 1] = [*down, *(user for user in below if user not in up)]
    return [*(user for each in stands for user in each), *newcomers]


def split(people: Sequence[int], size: int) -> list[list[int]]:
    """Divisions of at most so many people, as equal as can be; whoever would be alone is in the one before."""
    wanted = sizes(len(people), size)
    alone = people[sum(wanted) :]
    *above, last = cut(people, wanted) or [[]]
    return [*above, [*last, *alone]] if people else []
