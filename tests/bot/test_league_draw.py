"""The draw of a league's rounds and the order that its tables make, without a bot."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from bot.core.leagues.draw import EXACT, Drawn, apart, costs, draw, sizes
from bot.core.leagues.table import Round, next_order, order, places, points, split

A, B, C, D = 1, 2, 3, 4


def rounds_of(people: int, seats: int, number: int) -> list[Drawn]:
    """The rounds of a league in one division."""
    drawn: list[Drawn] = []
    for _ in range(number):
        drawn.append(draw(range(people), seats, 2, drawn))
    return drawn


def met(drawn: list[Drawn]) -> Counter[tuple[int, int]]:
    return Counter(pair for each in drawn for table in each.tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("people", range(2, 20))
def test_everyone_is_at_a_table_unless_pairs_are_odd(people: int, seats: int) -> None:
    tables = sizes(people, seats)
    assert all(2 <= size <= seats for size in tables)
    assert max(tables) - min(tables) <= 1
    assert people - sum(tables) == (people % 2 if seats == 2 else 0)


def test_too_few_for_a_game_rest() -> None:
    assert sizes(1, 4) == sizes(0, 4) == sizes(2, 4, 3) == ()
    assert sizes(5, 4, 3) == (4,)


@pytest.mark.parametrize(("people", "seats", "number"), [(4, 2, 3), (4, 2, 6), (3, 2, 3), (3, 2, 6)])
def test_in_pairs_everyone_meets_everyone_equally_often(people: int, seats: int, number: int) -> None:
    drawn = rounds_of(people, seats, number)
    assert set(met(drawn).values()) == {number * sum(sizes(people, seats)) // (people * (people - 1))}
    assert len(met(drawn)) == people * (people - 1) // 2
    rested = Counter(user for each in drawn for user in each.rests)
    assert len(set(rested.values())) <= 1


@pytest.mark.parametrize("people", [3, 4])
def test_seats_are_turned(people: int) -> None:
    drawn = rounds_of(people, people, 2 * people)
    had = Counter((user, seat) for each in drawn for table in each.tables for seat, user in enumerate(table))
    assert set(had.values()) == {2}
    assert len(had) == people * people


@pytest.mark.parametrize(("people", "seats"), [(14, 4), (13, 3), (11, 2), (16, 4)])
def test_in_a_larger_field_seats_and_meetings_are_even_as_far_as_can_be(people: int, seats: int) -> None:
    drawn = rounds_of(people, seats, 4)
    had = Counter((user, seat) for each in drawn for table in each.tables for seat, user in enumerate(table))
    assert max(had.values()) <= (2 if seats > 2 else 3)
    assert max(met(drawn).values()) <= (2 if seats == 4 else 1)
    assert sum(number > 1 for number in met(drawn).values()) <= people
    assert all(len(each.rests) == people % 2 * (seats == 2) for each in drawn)


def every_draw(people: list[int], wanted: tuple[int, ...]) -> set[frozenset[frozenset[int]]]:
    """All ways to seat people, by brute force."""
    found = set()
    for order_ in permutations(people):
        tables, begin = [], 0
        for size in wanted:
            tables.append(frozenset(order_[begin : begin + size]))
            begin += size
        found.add(frozenset(tables))
    return found


@pytest.mark.parametrize("wanted", [(2, 2), (3, 2), (2, 2, 2), (3, 3), (4, 3), (3, 2, 2)])
def test_no_draw_of_a_small_field_is_better(wanted: tuple[int, ...]) -> None:
    people = list(range(sum(wanted)))
    every = every_draw(people, wanted)
    for number in range(12):
        chance = Random(number)
        paid = {pair: chance.randrange(40) for pair in combinations(people, 2)}

        def cost(one: int, other: int, paid: dict[tuple[int, int], int] = paid) -> int:
            return paid[min(one, other), max(one, other)]

        found = apart(people, wanted, cost)
        assert frozenset(map(frozenset, found)) in every
        assert costs(found, cost) == min(costs([sorted(table) for table in tables], cost) for tables in every)


def test_in_a_tournament_those_meet_who_are_alike_and_have_not_met() -> None:
    first = Drawn(((0, 1), (2, 3), (4, 5)))
    won = {0: 12, 2: 12, 4: 12, 1: 0, 3: 0, 5: 0}
    second = draw([0, 2, 4, 1, 3, 5], 2, 2, [first], won)
    assert not met([first]).keys() & met([second]).keys()
    assert sum(won[one] != won[other] for one, other in second.tables) == 1
    alike = draw([0, 1, 2, 3], 2, 2, [], {0: 12, 2: 12})
    assert sorted(map(sorted, alike.tables)) == [[0, 2], [1, 3]]


def test_a_large_field_is_drawn_alike_each_time() -> None:
    drawn = rounds_of(30, 4, 3)
    assert drawn == rounds_of(30, 4, 3)
    assert sum(sizes(30, 4)) == 30 > EXACT


def test_a_table_is_worth_the_same_whatever_its_size() -> None:
    assert points({A: 1, B: 2}) == {A: 12, B: 0}
    assert points({A: 1, B: 2, C: 3}) == {A: 12, B: 6, C: 0}
    assert points({A: 1, B: 2, C: 3, D: 4}) == {A: 12, B: 8, C: 4, D: 0}
    assert points({A: 1, B: 1, C: 3, D: 3}) == {A: 10, B: 10, C: 2, D: 2}
    for at in ({A: 1, B: 1}, {A: 1, B: 1, C: 1}, {A: 1, B: 2, C: 2, D: 2}, {A: 1, B: 1, C: 1, D: 4}):
        assert sum(points(at).values()) == 6 * len(at)


def test_who_left_is_last_and_the_others_are_as_they_ended() -> None:
    assert places([A, B, C], {A: 3, B: 1, C: 2}, []) == {A: 3, B: 1, C: 2}
    assert places([A, B, C], {A: 3, C: 2}, [B]) == {C: 1, A: 2, B: 3}
    assert places([A, B, C], None, [B]) == {A: 1, C: 1, B: 3}
    assert places([A, B, C], None, []) == {A: 1, B: 1, C: 1}
    assert places([A, B, C], None, [A, B, C]) == {A: 1, B: 1, C: 1}, "even once more"


def test_the_order_is_by_points_then_each_other_then_wins() -> None:
    rounds = [
        Round(({A: 1, B: 2}, {C: 1, D: 2})),
        Round(({A: 2, C: 1}, {B: 1, D: 2})),
        Round(({A: 1, D: 2}, {B: 1, C: 2})),
    ]
    lines = order([D, C, B, A], rounds)
    assert [(line.user, line.place, line.points) for line in lines] == [(C, 1, 24), (B, 1, 24), (A, 1, 24), (D, 4, 0)]
    lines = order([D, C, B, A], rounds[:2])
    assert [(line.user, line.place) for line in lines] == [(C, 1), (A, 2), (B, 3), (D, 4)]
    lines = order([A, B], [Round(({A: 1, B: 2},)), Round(({A: 1, B: 1},), (A,))], gone=[A])
    assert [(line.user, line.place, line.played, line.won, line.points) for line in lines] == [
        (B, 1, 2, 1, 6),
        (A, 2, 2, 2, 24),
    ]
    only = order([A, B, C], [Round(({A: 1, B: 2},), (C,))])
    assert [(line.user, line.points) for line in only] == [(A, 12), (C, 6), (B, 0)]
    close = order(
        [A, B, C], [Round(({A: 1, B: 2},)), Round(({A: 2, C: 1},)), Round(({B: 1, C: 2},)), Round(({B: 1, A: 2},))]
    )
    assert [line.user for line in close] == [B, C, A]


def test_who_goes_up_and_who_goes_down() -> None:
    assert next_order([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11]], 1, [20]) == [1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11, 20]
    assert next_order([[1, 2, 3, 4], [5, 6, 7]], 2, []) == [1, 2, 3, 5, 4, 6, 7], "at most half of either"
    assert next_order([[1, 2], [3]], 1, []) == [1, 2, 3]
    assert next_order([[], [3, 4]], 1, []) == [3, 4]
    assert [len(each) for each in split(list(range(14)), 4)] == [4, 4, 3, 3]
    assert split([1, 2, 3, 4, 5], 4) == [[1, 2, 3], [4, 5]]
    assert split([1], 4) == [[1]]
