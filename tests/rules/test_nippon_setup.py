"""Set-up and start tiles."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules.core.seats import Seat
from rules.nippon.events.rounds import LaidOut, PairTaken, StartPlayer
from rules.nippon.model.state import Variant
from rules.nippon.model.terms import COLOURS, FAMILY, GOODS
from rules.nippon.steps.concepts.passing import PassTo
from rules.nippon.steps.turns.start import AskPair
from tests.rules.nippon_play import asked, dealt, let, offered, refused, say
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State, Zaibatsu
    from rules.nippon.model.tile_tables import StartRow

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_eight_demand_tiles_lie_turned_at_random(seats: int) -> None:
    turned: set[int] = set()
    for seed in range(8):
        state, _ = dealt(seats, seed)
        assert len({city.tile for city in state.cities}) == 8
        for city in state.cities:
            edges = FACTS.demand[city.tile]
            turned |= {turn for turn in range(4) if edges[turn:] + edges[:turn] == city.demand}
    assert turned == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "workers", "rows"), [(2, 36, 2), (3, 42, 4), (4, 48, 6)])
def test_workers_stand_on_hiring_spaces_and_in_the_waiting_area(seats: int, workers: int, rows: int) -> None:
    state, _ = dealt(seats)
    assert [len(space) for space in state.hiring] == [3] * 5
    assert [len(row) for row in state.waiting] == [3] * rows
    there = sum(state.bag) + 15 + 3 * rows
    assert there == workers
    each = Counter(colour for row in (*state.hiring, *state.waiting) for colour in row)
    assert all(each[colour] + left == workers // 6 for colour, left in zip(COLOURS, state.bag, strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_as_many_upgrade_tiles_and_factories_of_each_kind_as_people(seats: int) -> None:
    state, _ = dealt(seats)
    assert [mission.tiles for mission in state.missions] == [seats] * 6
    assert all(mission.home for mission in state.missions)
    assert Counter(FACTS.good_of(key) for key in state.supply) == dict.fromkeys(GOODS, seats)
    assert len({key[:-1] for key in state.supply}) == len(state.supply)
    assert not any(key[-2] == "5" for key in state.supply)


def test_sides_of_factories_follow_the_option() -> None:
    """N-R43: the option holds for modern factories too."""
    assert {key[-1] for key in dealt(4, sides="a", modules="modern")[0].supply} == {"a"}
    assert {key[-1] for key in dealt(4, sides="b")[0].supply} == {"b"}
    assert {key[-1] for key in dealt(4)[0].supply} == {"a", "b"}


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 5)])
def test_modern_factories_by_people(seats: int, count: int) -> None:
    state, _ = dealt(seats, modules="modern")
    assert sum(key[-2] == "5" for key in state.supply) == count


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 3)])
def test_goals_by_section_and_people(seats: int, count: int) -> None:
    state, events = dealt(seats, modules="modern,goals")
    assert [len(goals) for goals in state.goals] == [count] * 3
    assert len({goal for goals in state.goals for goal in goals}) == 3 * count
    assert state.variant == Variant(modern=True, goals=True)
    (laid,) = [event for event in events if isinstance(event, LaidOut)]
    assert laid.goals == state.goals
    assert dealt(seats)[0].goals == ()


@pytest.mark.parametrize(("seats", "railways"), [(2, 3), (3, 5), (4, 7)])
def test_people_begin_with_their_pieces_and_nothing_else(seats: int, railways: int) -> None:
    state, _ = dealt(seats)
    assert [len(spaces) for spaces in state.railways] == [railways] * 4
    for zaibatsu in state.people:
        assert zaibatsu.markers == [1, 2, 3, 4, 5, 6, 7]
        assert zaibatsu.flag == [3, 5, 7]
        assert zaibatsu.prestige == [3, 3, 3]
        assert (zaibatsu.money, zaibatsu.coal, zaibatsu.points, zaibatsu.rnd) == (0, 0, 0, 0)


def test_alone_the_table_is_laid_as_for_two() -> None:
    state, _ = dealt(1, difficulty="medium")
    assert state.start == 0
    assert len(state.pairs) == 2
    assert [mission.tiles for mission in state.missions] == [1] * 6
    assert Counter(FACTS.good_of(key) for key in state.supply) == dict.fromkeys(GOODS, 2)
    assert sum(state.bag) + 15 + 6 == 36
    assert sum(state.box) == 2
    assert state.automa is not None
    assert len(state.automa.goals) == 2
    assert len(state.railways[0]) == 3


@pytest.mark.parametrize(("seats", "pairs"), [(2, 3), (3, 4), (4, 5)])
def test_pairs_are_taken_counter_clockwise_from_the_right_of_the_start_player(seats: int, pairs: int) -> None:
    for seed in range(4):
        state, events = dealt(seats, seed)
        (start,) = [event.seat for event in events if isinstance(event, StartPlayer)]
        assert len(state.pairs) == pairs
        assert len({tile for pair in state.pairs for tile in pair}) == 2 * pairs
        order: list[int] = []
        while state.pairs:
            order.append(state.active)
            assert offered(state) == [f"pair {number}" for number in range(1, len(state.pairs) + 1)]
            assert refused(state, f"pair {len(state.pairs) + 1}") == "nippon-pair-range"
            say(state, "pair 1")
            while asked(state)[0][1] not in {"pair", "turn"}:
                say(state, offered(state)[0])
        assert order == [(start - step) % seats for step in range(1, seats + 1)]
        assert (state.active, asked(state)) == (start, [(start, "turn")])


def _start(front: str, back: str) -> tuple[State, Zaibatsu, list[NipponEvent]]:
    """A person takes a pair."""
    state = bare(2)
    state.pairs = [(front, back), ("s01", "s02")]
    state.then(PassTo(Seat(1)), AskPair())
    let(state)
    events = say(state, "pair 1")
    return state, state.people[1], events


def _tile(effect: str) -> str:
    return next(row.id for row in FACTS.tables.start.tile if row.effect == effect)


def test_the_effect_comes_first_then_points_then_side_b() -> None:
    state, me, events = _start(_tile("ship"), "s02")
    assert asked(state) == [(1, "ship")]
    assert (me.points, me.money, me.coal) == (0, 0, 0)
    assert any(isinstance(event, PairTaken) and event.effect == "ship" for event in events)
    say(state, "ship berlin")
    assert me.ships == 1
    assert me.work[0].specialist
    assert me.upgraded == ["white"]
    assert (me.points, me.money, me.coal, me.iron, me.mining) == (8, 12, 2, 1, 1)


def test_a_railway_is_built_for_nothing_and_brings_its_bonus() -> None:
    """N-R30."""
    state, me, _ = _start(_tile("railway"), "s16")
    say(state, "railway kanto/coal")
    assert (me.railways, me.coal, me.money, me.points) == (1, 1 + 2, 15, 10)


def test_a_worker_of_choice_comes_from_the_bag() -> None:
    state, me, _ = _start(_tile("worker"), "s16")
    state.bag[COLOURS.index("grey")] = 0
    assert "worker grey" not in offered(state)
    assert refused(state, "worker grey") == "nippon-not-in-bag"
    say(state, "worker red")
    assert [worker.colour for worker in me.work] == ["red"]
    assert not me.work[0].specialist
    assert state.bag[COLOURS.index("red")] == 5


@pytest.mark.parametrize("good", ["paper", "cotton"])
def test_the_family_business_is_built_with_a_good(good: str) -> None:
    """N-R30: without costs."""
    state, me, _ = _start(_tile("family"), "s16")
    assert offered(state) == ["family cotton", "family paper"]
    say(state, f"family {good}")
    (factory,) = me.factories
    assert (factory.key, factory.good, factory.goods) == (FAMILY, good, 1)
    assert me.money == 15


def test_a_machine_waits_for_the_first_factory() -> None:
    _, me, _ = _start(_tile("machine"), "s16")
    assert me.waiting_machine
    assert me.machines == 1


def test_goods_wait_for_the_first_factory() -> None:
    _, me, _ = _start(_tile("goods"), "s16")
    assert me.waiting_goods == 2


def test_coal_lies_on_the_tile() -> None:
    _, me, _ = _start(_tile("coal"), "s16")
    assert (me.tile_coal, me.coal, me.all_coal) == (3, 2, 5)


def test_the_discount_is_noted() -> None:
    _, me, _ = _start(_tile("discount"), "s16")
    assert me.start == "discount"


@pytest.mark.parametrize("tile", FACTS.tables.start.tile, ids=lambda tile: tile.id)
def test_every_side_b_brings_what_it_shows(tile: StartRow) -> None:
    _, me, _ = _start(_tile("discount"), tile.id)
    gain = tile.gain
    assert (me.money, me.coal, me.silk, me.iron) == (gain.money, gain.coal, gain.silk, gain.iron)
    assert (me.rnd, me.mining, me.finance) == (tile.rnd, tile.mining, tile.finance)


@pytest.mark.parametrize("tile", FACTS.tables.start.tile, ids=lambda tile: tile.id)
def test_every_side_a_brings_its_points_once_its_effect_is_done(tile: StartRow) -> None:
    state, me, _ = _start(tile.id, "s16" if tile.id != "s16" else "s15")
    while asked(state):
        say(state, offered(state)[0])
    gained_on_the_way = {"railway": {0, 2}}.get(tile.effect, {0})
    assert me.points - tile.points in gained_on_the_way
