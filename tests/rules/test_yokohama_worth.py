"""What automatic players of Yokohama see in a position: buildings to come, achievements begun, time that runs out."""

from itertools import pairwise

import pytest

from rules.yokohama.player_worth import TECHNOLOGIES, WORTH, Worth, to_nearest_end, worth
from tests.rules.yokohama_table import FACTS, TableOfYokohama


def valued(table: TableOfYokohama, left: float = 0.8) -> float:
    """What the position is worth to seat 0."""
    return worth(WORTH, table.at, left)


def counted(name: str, table: TableOfYokohama) -> float:
    """How much of one thing that counts seat 0 has."""
    return WORTH[name].count(table.at)


def test_a_trading_house_is_hired_only_for_an_area_where_it_can_be_built() -> None:
    """The first one costs 4 yen."""
    gains: list[float] = []
    for people in ("bank", "bank*3"):
        before = valued(TableOfYokohama().put(people).own(yen=9, houses=0))
        gains.append(valued(TableOfYokohama().put(people).own(yen=5, houses=1)) - before)
    assert gains[0] < gains[1]
    assert gains[1] > 0


def test_a_built_house_of_another_leaves_no_place_for_one() -> None:
    table = TableOfYokohama().put("bank*3").own(houses=1)
    before = counted("houses", table)
    assert counted("houses", table.house("bank", seat=1)) < before


def test_a_trading_house_is_worth_more_where_others_stand() -> None:
    table = TableOfYokohama().house("bank")
    before = counted("income", table)
    assert counted("income", table.put("bank*2", seat=1)) == before + 0.5


def test_each_area_with_a_building_brings_an_achievement_nearer() -> None:
    table = TableOfYokohama().achievements("A1", "B1", "C1")
    shares = [counted("achievements", table)]
    shares += [counted("achievements", table.shop(name)) for name in ("tea1", "mill1", "fishing1")]
    steps = [after - before for before, after in pairwise(shares)]
    assert 0 < steps[0] < steps[1] < steps[2]


def test_with_no_round_to_come_only_what_scores_counts() -> None:
    table = TableOfYokohama().put("bank*3").own(yen=9, houses=2, shops=2, points=20, imports=1)
    rest = 9 / 2 + sum(table.me().goods[:4]) / 3
    assert valued(table, left=0.0) == pytest.approx(20 + 1 + rest)


def test_every_technology_has_a_worth_but_the_one_that_brings_its_points_at_once() -> None:
    assert {card.name for card in FACTS.technologies} - set(TECHNOLOGIES) == {"exposition"}


def test_a_table_of_ones_own_is_added_up() -> None:
    table = {"yen": Worth(2.0, "soon", lambda position: position.me.yen), "late": Worth(5.0, "late", lambda _: 1.0)}
    assert worth(table, TableOfYokohama().own(yen=3).at, left=1 / 6) == pytest.approx(0.5 * 6 + 0.5 * 5)


def test_the_nearest_end_comes_nearer_with_each_assistant_on_a_board_and_each_building_of_anyone() -> None:
    table = TableOfYokohama()
    ways = [to_nearest_end(table.at)]
    church = table.at.state.church
    for space in [space for space, owner in enumerate(church) if owner is None][:2]:
        church[space] = 1
        ways.append(to_nearest_end(table.at))
    assert ways[0] == 1.0
    assert ways == sorted(set(ways), reverse=True)
    table.me(1).built[1] = FACTS.numbers.pieces.houses
    assert to_nearest_end(table.at) == 0.0
