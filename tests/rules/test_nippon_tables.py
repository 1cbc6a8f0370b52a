"""Nippon: what the rulebook prints stands in the tables as printed, and what is ours keeps to its constraints."""

from __future__ import annotations

from collections import Counter

from rules.nippon.model.effects import Gain
from rules.nippon.model.terms import FAMILY, GOODS
from tests.rules.nippon_positions import FACTS

BOARD, MAT, TILES = FACTS.tables.board, FACTS.tables.mat, FACTS.tables.factories


def test_prices_are_those_of_the_rulebook() -> None:
    numbers = FACTS.tables.match
    assert numbers.step_prices.value == (1, 3, 6)
    assert (numbers.factory_money.value, numbers.machine_money.value, numbers.second_machine_iron.value) == (6, 5, 1)
    transport = numbers.transport
    assert (transport.money, transport.iron, transport.iron_alone) == (5, 1, 3)
    assert (numbers.market_points.value, numbers.investment_steps.value, numbers.wage.value) == (2, 2, 3)
    assert (numbers.money_a_point.value, numbers.things_a_point.value, numbers.railway_influence.value) == (5, 3, 2)


def test_goods_ask_for_level_coal_and_markers_of_the_rulebook() -> None:
    rows = [(row.level, row.rnd, row.coal, row.markers) for row in TILES.good]
    first, second, third = (1, 2, 2, (1, 2, 3)), (2, 4, 3, (3, 4, 5)), (3, 6, 4, (5, 6, 7))
    assert rows == [first, first, second, second, third, third]


def test_limits_by_number_of_people() -> None:
    limits = BOARD.limits
    assert limits.markers_a_city == limits.ships_a_destination == (2, 3, 4)
    assert limits.railways_a_region == (3, 5, 7)
    assert limits.workers_a_colour == (6, 7, 8)
    assert limits.start_pairs == limits.modern_factories == (3, 4, 5)
    assert limits.goals_a_section == (1, 2, 3)
    assert FACTS.markers_a_city(1) == FACTS.ships_a_destination(1) == 2, "alone as for two"


def test_regions_bring_what_departments_bring() -> None:
    assert [row.bonus for row in BOARD.region] == [Gain(coal=2), Gain(silk=2), Gain(iron=2), Gain(money=3)]
    assert BOARD.region[0].railways[0] == Gain(iron=1), "the rulebook's example pays it at once"
    for row in BOARD.city:
        assert sorted(row.overseas) == [0, 1, 2, 3]


def test_points_of_sections() -> None:
    assert [row.points for row in BOARD.section] == [(10, 8, 6, 2), (11, 8, 6, 2), (12, 9, 7, 2)]
    assert BOARD.section[0].source == "described", "second to fourth place stand in an example"


def test_the_round_track() -> None:
    rounds = BOARD.rounds
    assert (rounds.normal, rounds.final, rounds.section_ends) == (5, 3, (2, 4, 8))
    assert BOARD.hired.value == 3
    assert [len(row.actions) for row in BOARD.hiring] == [2, 2, 2, 2, 1]
    assert BOARD.hiring[-1].actions == ("markets",)
    assert "railways" in BOARD.hiring[0].actions


def test_prestige_and_work_area() -> None:
    rows = [(row.level, row.count, row.beside, row.lower, row.upper) for row in MAT.prestige]
    assert rows == [(1, 3, 4, 5, 10), (2, 3, 5, 8, 16), (3, 3, 6, 10, 20)]
    assert (MAT.work.spaces, MAT.work.topmost_from) == (6, 4)


def test_contracts_of_departments_and_two_of_choice() -> None:
    of_departments = {row.id: row.department for row in MAT.contract if not row.needs}
    assert of_departments == {
        "k1": "black", "k2": "red", "k3": "grey", "k4": "blue", "k5": "white", "k6": "yellow",
    }  # fmt: skip
    choice = {row.id: (row.department, set(row.needs)) for row in MAT.contract if row.needs}
    assert choice == {"k7": ("any", {"lenses", "bento"}), "k8": ("any", {"clocks", "bulbs"})}


def test_markers_of_a_person() -> None:
    assert MAT.markers.store == (1, 2, 3, 4, 5, 6, 7)
    assert MAT.markers.flag == (3, 5, 7)


def test_tracks_begin_with_the_values_of_the_examples_and_never_fall() -> None:
    tracks = (MAT.rnd, MAT.mining, MAT.finance)
    assert [track.values[0] for track in tracks] == [1, 2, 12]
    for track in tracks:
        assert list(track.values) == sorted(track.values)
        assert track.lower < track.upper
    assert FACTS.symbols["rnd"][3] == "black", "the rulebook's example reaches it"
    assert MAT.ships_machines.bonus[:2] == ("finance", "red"), "so do two ships"


def test_a_demand_tile_asks_for_four_different_goods() -> None:
    assert all(len(set(row.edges)) == len(row.edges) for row in FACTS.tables.demand.tile)
    asked = Counter(good for row in FACTS.tables.demand.tile for good in row.edges)
    assert asked == dict.fromkeys(GOODS, 6)


def test_each_start_effect_is_there_twice() -> None:
    effects = Counter(row.effect for row in FACTS.tables.start.tile)
    assert set(effects.values()) == {2}
    assert len(effects) == 8
    assert (FACTS.tables.start.coal.value, FACTS.tables.start.goods.value) == (3, 2)
    assert (FACTS.tables.start.discount.value, FACTS.tables.start.family_goods.value) == (2, 1)


def test_prices_of_second_effects() -> None:
    prices = {row.id: row.price for row in TILES.side if row.price is not None}
    assert {key: (price.money, price.iron, price.finance) for key, price in prices.items()} == {
        "bento1b": (0, 0, 2),
        "lenses2a": (5, 1, 0),
        "lenses2b": (0, 1, 2),
        "clocks2a": (0, 1, 0),
        "clocks3a": (2, 0, 0),
        "clocks3b": (0, 0, 2),
    }
    assert FAMILY not in FACTS.factories


def test_playing_alone() -> None:
    solo = FACTS.tables.solo
    assert [row.points for row in solo.rank] == [240, 210, 180, 150, 0]
    assert sorted(value for row in solo.markers for value in row) == sorted([*MAT.markers.store, *MAT.markers.flag])
    assert 4 in solo.markers[1], "the rulebook's example takes it from the middle row"
    assert (solo.railways.value, solo.upgrade_tiles.value) == (6, 1)
