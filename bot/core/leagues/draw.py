"""The draw of a round: who plays whom, who rests, and who has which seat. Pure: it follows from what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations, islice, permutations
from random import Random
from typing import Final, TypeAlias

from rules.core.frozen import frozen

Table: TypeAlias = tuple[int, ...]
"""Those who play at one table, in the order of their seats."""

Cost: TypeAlias = Callable[[int, int], int]
"""How much two people should not meet; the sum over all who meet is to be as small as can be."""

FEWEST: Final = 2
"""People at a table."""

EXACT: Final = 12
"""People among whom every draw is compared; among more the best one of many is taken."""

STARTS: Final = 12
"""Draws of a larger field that are bettered, as long as two people change places for it."""

AGAIN: Final = 10**7
"""What it costs to meet again: more than any difference in points, and more each time."""


@frozen
class Drawn:
    """A round.

    Attributes:
        tables: The tables.
        rests: Who has none.
    """

    tables: tuple[Table, ...]
    rests: tuple[int, ...] = ()


def sizes(people: int, seats: int, least: int = FEWEST) -> tuple[int, ...]:
    """Of how many people each table is: as equal as can be, so that no one rests if that can be.

    Args:
        people: How many there are.
        seats: Seats of a whole table.
        least: Fewest people who can play.
    """
    tables = -(-people // seats)
    if not tables or people // tables < max(least, FEWEST):
        return (seats,) * (people // seats)
    small, larger = divmod(people, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def draw(
    people: Sequence[int],
    seats: int,
    least: int,
    before: Sequence[Drawn],
    points: Mapping[int, int] | None = None,
) -> Drawn:
    """A round in which people meet again as rarely as can be, and then those whose points are most alike.

    Args:
        people: Who plays, the best first.
        seats: Seats of a whole table.
        least: Fewest people who can play.
        before: The rounds before.
        points: Everyone's points, in a Swiss tournament; None: they do not matter.
    """
    met = Counter(pair for drawn in before for table in drawn.tables for pair in combinations(sorted(table), 2))
    scored = points or {}

    def cost(one: int, other: int) -> int:
        pair = (min(one, other), max(one, other))
        return AGAIN * met[pair] + (scored.get(one, 0) - scored.get(other, 0)) ** 2

    wanted = sizes(len(people), seats, least)
    rested = Counter(user for drawn in before for user in drawn.rests)
    # Who has rested least often rests now, the last one first.
    turn = sorted(range(len(people)), key=lambda at: (rested[people[at]], -at))
    resting = frozenset(people[at] for at in turn[: len(people) - sum(wanted)])
    playing = [user for user in people if user not in resting]
    had = Counter((user, seat) for drawn in before for table in drawn.tables for seat, user in enumerate(table))
    tables = tuple(_seated(table, had) for table in apart(playing, wanted, cost))
    return Drawn(tables, tuple(user for user in people if user in resting))


def _seated(people: Sequence[int], had: Mapping[tuple[int, int], int]) -> Table:
    """People in the seats that they have had least often."""
    return min(permutations(people), key=lambda order: sum(had.get((user, seat), 0) for seat, user in enumerate(order)))


def costs(tables: Sequence[Sequence[int]], cost: Cost) -> int:
    """What a draw costs in all."""
    return sum(cost(one, other) for table in tables for one, other in combinations(table, 2))


def apart(people: Sequence[int], wanted: Sequence[int], cost: Cost) -> list[list[int]]:
    """People at tables of given sizes; of up to `EXACT` people no other draw costs less.

    Args:
        people: Who plays, as many as the tables have seats.
        wanted: The sizes, which differ by one at most.
        cost: How much two people should not meet.
    """
    if not wanted:
        return []
    return _best(people, wanted, cost) if len(people) <= EXACT else _good(people, wanted, cost)


def _best(people: Sequence[int], wanted: Sequence[int], cost: Cost) -> list[list[int]]:
    """The draw that costs least: the first one who is left sits with every possible company in turn."""
    paid = {pair: cost(people[pair[0]], people[pair[1]]) for pair in combinations(range(len(people)), 2)}

    @cache
    def rest(left: tuple[int, ...], free: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """The least cost of those who are left at the tables that are free, and that draw."""
        if not free:
            return 0, ()
        found: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
        for size in set(free):
            still_free = list(free)
            still_free.remove(size)
            for company in combinations(left[1:], size - 1):
                table = (left[0], *company)
                whole, others = rest(tuple(at for at in left if at not in table), tuple(still_free))
                found.append((whole + sum(paid[pair] for pair in combinations(table, 2)), (table, *others)))
        return min(found)

    _, tables = rest(tuple(range(len(people))), tuple(sorted(wanted)))
    return [[people[at] for at in table] for table in tables]


def _good(people: Sequence[int], wanted: Sequence[int], cost: Cost) -> list[list[int]]:
    """A draw that no two people better by changing places, the best of several."""
    chance, found = Random(0), []  # noqa: S311 - the same people are always drawn alike
    for start in range(STARTS):
        order = list(people)
        if start:
            chance.shuffle(order)
        found.append(_bettered(cut(order, wanted), cost))
    return min(found, key=lambda tables: costs(tables, cost))


def cut(people: Sequence[int], wanted: Sequence[int]) -> list[list[int]]:
    """People in their order, so many at a time; those for whom nothing is wanted are left out."""
    left = iter(people)
    return [list(islice(left, size)) for size in wanted]


def _bettered(tables: list[list[int]], cost: Cost) -> list[list[int]]:
    """Let people change places as long as that makes a draw better."""

    def paid(user: int, table: Sequence[int], instead_of: int) -> int:
        return sum(cost(user, other) for other in table if other != instead_of)

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
                here, there = one[i], other[j]
                now = paid(here, one, here) + paid(there, other, there)
                if paid(there, one, here) + paid(here, other, there) < now:
                    one[i], other[j], better = there, here, True
    return tables
