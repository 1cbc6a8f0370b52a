"""Consolidating, in all its steps."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from rules.core.seats import Seat
from rules.nippon.events.gains import DepartmentActivated, Gained, SilkSold
from rules.nippon.events.rounds import Consolidated, PrestigePlaced, Taxed, WagesPaid, WorkersGone
from rules.nippon.model.effects import Gain
from rules.nippon.model.parts import Tile
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import AREAS, COLOURS, DESTINATIONS
from rules.nippon.steps.consolidation.consolidating import AskKeep, Consolidate, Consolidating, KeepSome
from rules.nippon.steps.consolidation.wages import AskSilk, WithSilk
from rules.nippon.steps.turns.turn import AskTurn
from tests.rules.nippon_play import RULES, asked, built, let, offered, refused, say, seen, workers
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.nippon.model.state import State, Zaibatsu
    from rules.nippon.model.terms import Colour


THREE: tuple[Colour, ...] = ("red", "blue", "black")
REDS: tuple[Colour, ...] = ("red",) * 6


def turn(*colours: Colour, money: int = 7, coal: int = 3) -> tuple[State, Zaibatsu]:
    """A turn of someone with workers; nothing can be done but consolidating."""
    state = bare(2)
    me = state.people[0]
    me.work, me.money, me.coal = workers(*colours), money, coal
    state.then(AskTurn())
    return state, me


def test_example_e10() -> None:
    state, me = turn("white", "white", "blue", "blue")
    events = say(state, "consolidate 1>rnd white mining")
    assert asked(state) == [(0, "end")]
    assert me.achieved[AREAS.index("rnd")] == 1
    assert me.prestige == [2, 3, 3]
    assert me.mining == 1
    assert (me.money, me.coal) == (3 + 12 - 6, 2)
    assert [event for event in events if isinstance(event, Consolidated | PrestigePlaced | Taxed | WagesPaid)] == [
        Consolidated(Seat(0), 4, full=False),
        PrestigePlaced(Seat(0), 1, "rnd"),
        Taxed(Seat(0), 7, 3),
        WagesPaid(Seat(0), 2, 6, 0),
    ]
    assert me.work == []
    assert state.bag == [6 + 2, 6 + 2, 6, 6, 6, 6]


def test_no_one_consolidates_without_workers() -> None:
    state, _ = turn("red")
    state.people[0].work = []
    assert refused(state, "consolidate") == "nippon-no-workers"
    assert [missing.reason.label.key for missing in RULES.questions(state)[0].missing()][-1:] == ["nippon-no-workers"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_lowest_worker_alone_activates_below_four(count: int) -> None:
    state, _ = turn(*THREE[:count])
    events = say(state, "consolidate")
    assert [event.colour for event in events if isinstance(event, DepartmentActivated)] == ["red"]


@pytest.mark.parametrize(
    ("work", "activated"),
    [
        (("red", "blue", "grey", "black"), ["red", "black"]),
        (("red", "blue", "grey", "red"), ["red"]),
        (("red", "blue", "grey", "black", "yellow"), ["red", "yellow"]),
        (("red", "red", "red", "red", "red", "black"), ["red", "black"]),
    ],
)
def test_the_topmost_worker_activates_from_four_if_of_another_colour(
    work: tuple[Colour, ...], activated: list[Colour]
) -> None:
    state, _ = turn(*work)
    events = say(state, "consolidate 1>ships")
    assert [event.colour for event in events if isinstance(event, DepartmentActivated)] == activated


def test_upgraded_departments_bring_more() -> None:
    state, me = turn("yellow", "red", "red", "red")
    me.upgraded = ["yellow"]
    say(state, "consolidate 1>ships")
    assert (me.points, me.silk) == (4, 2)


def test_taxes_come_before_departments_and_income() -> None:
    state, me = turn("black", money=9, coal=9)
    me.finance, me.mining = 4, 6
    events = say(state, "consolidate")
    assert (me.coal, me.money) == (2 + 8, 16 - 3)
    assert Gained(Seat(0), Gain(money=16, coal=8), "income") in events


def test_coal_on_tiles_is_safe_from_taxes() -> None:
    state, me = turn("red")
    me.factories = built("bento2b")
    me.factories[0].coal, me.tile_coal = 3, 3
    say(state, "consolidate")
    assert me.all_coal == 3 + 3 + 2


@pytest.mark.parametrize(
    ("count", "left", "levels"),
    [
        (3, [3, 3, 3], ()),
        (4, [3, 3, 3], (1,)),
        (5, [3, 3, 3], (1, 2)),
        (6, [3, 3, 3], (1, 2, 3)),
        (6, [3, 3, 0], (1, 2)),
        (4, [0, 3, 3], ()),
    ],
)
def test_which_prestige_tiles_can_be_taken(count: int, left: list[int], levels: tuple[int, ...]) -> None:
    """N-R34: the one beside the topmost worker or one below; where that is gone, one below."""
    state, me = turn(*REDS[:count])
    me.prestige = left
    me.achieved[AREAS.index("ships")] = 1
    found = [answer for answer in offered(state) if answer.startswith("consolidate")]
    free = [area for area in AREAS if area != "ships"]
    assert found == [f"consolidate {level}>{area}" for level in sorted(levels, reverse=True) for area in free] or (
        not levels and found == ["consolidate"]
    )


def test_a_tile_must_be_taken_where_one_can_be() -> None:
    """N-R34."""
    state, me = turn("red", "red", "red", "red", "red")
    assert refused(state, "consolidate") == "nippon-which-tile"
    assert refused(state, "consolidate 3>rnd") == "nippon-prestige-workers"
    assert refused(state, "consolidate 4>rnd") == "nippon-prestige-level"
    me.prestige[1] = 0
    assert refused(state, "consolidate 2>rnd") == "nippon-prestige-gone"
    me.achieved[AREAS.index("rnd")] = 2
    assert refused(state, "consolidate 1>rnd") == "nippon-prestige-taken"
    say(state, "consolidate 1 railways")
    assert me.achieved[AREAS.index("railways")] == 1


def test_the_only_tile_need_not_be_named() -> None:
    state, me = turn("red", "red", "red", "red")
    me.achieved = [1] * 7 + [0]
    say(state, "consolidate")
    assert me.achieved == [1] * 8


def test_without_a_free_achievement_space_no_tile_is_taken() -> None:
    state, me = turn("red", "red", "red", "red")
    me.achieved = [1] * 8
    say(state, "consolidate")
    assert me.prestige == [3, 3, 3]


def test_a_white_department_asks_where_its_step_goes() -> None:
    state, me = turn("white")
    say(state, "consolidate")
    assert asked(state) == [(0, "white")]
    say(state, "white rnd")
    assert me.rnd == 1
    assert asked(state) == [(0, "end")]


def test_white_is_refused_where_no_white_department_is_activated() -> None:
    state, _ = turn("red", "white")
    assert refused(state, "consolidate white rnd") == "nippon-no-white"


def test_a_step_on_mining_counts_for_the_income() -> None:
    state, me = turn("white")
    me.mining = 1
    say(state, "consolidate white mining")
    assert (me.mining, me.coal) == (2, 4)


def test_wages_are_paid_by_colour() -> None:
    state, me = turn("red", "blue", "red")
    say(state, "consolidate")
    assert me.money == 12 - 6


def test_specialists_are_paid_and_activate_like_workers_and_go_home() -> None:
    state, me = turn("white")
    me.work = [Worker("blue", specialist=True), Worker("red")]
    mission = state.missions[DESTINATIONS.index(FACTS.destinations["blue"])]
    mission.home = False
    events = say(state, "consolidate")
    assert mission.home
    assert state.bag[COLOURS.index("blue")] == 6
    assert state.bag[COLOURS.index("red")] == 7
    assert WorkersGone(Seat(0), ("blue",), 1) in events
    assert me.money == 3 + 12 - 6


SIX: tuple[Colour, ...] = ("red", "white", "grey", "yellow", "black", "blue")


def test_the_last_money_is_not_paid_and_a_point_is_lost_for_each_money_short() -> None:
    state, me = turn("red", "white", "grey", "yellow", "black")
    me.upgraded = []
    events = say(state, "consolidate 1>ships")
    assert asked(state) == [(0, "silk")], "the red department brought silk"
    events = say(state, "none")
    assert WagesPaid(Seat(0), 5, 11, 4) in events
    assert (me.money, me.points, me.silk) == (1, -4, 2)


@pytest.mark.parametrize("points", [0, 2, 30])
def test_points_fall_below_zero(points: int) -> None:
    """N-R4: what is short of the wages is deducted from whatever one has."""
    state, me = turn("red", "white", "grey", "yellow", "black")
    me.points = points
    say(state, "consolidate 1>ships")
    say(state, "none")
    assert me.points == points - 4


def test_silk_saves_points_at_the_wages() -> None:
    """N-R35."""
    state, me = turn(*SIX)
    say(state, "consolidate 1>ships")
    assert me.money == 3 + 12
    assert offered(state) == ["silk 2", "silk 1", "none"]
    assert refused(state, "silk 3") == "nippon-silk-wages"
    assert refused(state, "silk 0") == "nippon-silk-wages"
    events = say(state, "silk 2")
    assert SilkSold(Seat(0), 2) in events
    assert (me.money, me.points, me.silk) == (1, -2, 0)


def test_silk_that_is_sold_otherwise_ends_the_question() -> None:
    state, me = turn(*SIX)
    me.silk = 9
    say(state, "consolidate 1>ships")
    assert asked(state) == [(0, "silk")]
    assert len(offered(state)) == 18 + 1 - 15 + 1
    (question,) = RULES.questions(state)
    assert question.side_actions == (), "the question offers silk itself"
    say(state, "sell 5 silk")
    assert asked(state) == [(0, "end")]
    assert len(RULES.questions(state)[0].side_actions) == me.silk
    assert (me.money, me.points, me.silk) == (2, 0, 6)


@pytest.mark.parametrize(("money", "silk"), list(product(range(4), range(4))))
def test_offers_at_the_wages_are_what_is_legal(money: int, silk: int) -> None:
    state, me = turn("red", "blue", money=money)
    me.silk = silk
    ask, position = AskSilk(), seen(state)
    legal = [count for count in range(12) if ask.refuse(position, WithSilk(count)) is None]
    assert legal == sorted(answer.silk for answer in ask.offers(position))


def test_no_one_is_asked_for_silk_without_silk_or_need() -> None:
    state, _ = turn("blue", "red", "grey", "yellow", "black")
    say(state, "consolidate 1>ships")
    assert asked(state) == [(0, "end")]


@pytest.mark.parametrize(
    ("money", "coal", "kept"), [(2, 1, (2, 1)), (0, 5, (0, 3)), (5, 0, (3, 0)), (0, 0, (0, 0)), (0, 2, (0, 2))]
)
def test_paper_3b_keeps_by_itself_where_there_is_no_choice(money: int, coal: int, kept: tuple[int, int]) -> None:
    """N-R33."""
    state, me = turn("red", money=money, coal=coal)
    me.factories = built("paper3b")
    say(state, "consolidate")
    assert asked(state) == [(0, "end")]
    assert (me.money, me.coal) == (kept[0] + 12 - 3, kept[1] + 2)


def test_paper_3b_lets_money_and_coal_be_kept() -> None:
    """N-R33."""
    state, me = turn("red", money=7, coal=3)
    me.factories = built("paper3b")
    say(state, "consolidate")
    assert offered(state) == ["keep 3 coal", "keep money 2 coal", "keep 2 money coal", "keep 3 money"]
    assert refused(state, "keep 1 money 1 coal") == "nippon-keep"
    assert refused(state, "keep 4 money") == "nippon-keep"
    say(state, "keep 2 money 1 coal")
    assert (me.money, me.coal) == (2 + 12 - 3, 1 + 2)


@pytest.mark.parametrize(("money", "coal"), list(product((1, 2, 3, 4), repeat=2)))
def test_offers_of_what_is_kept_are_what_is_legal(money: int, coal: int) -> None:
    state, _ = turn("red", money=money, coal=coal)
    ask, position = AskKeep(3), seen(state)
    every = [KeepSome(kept) for kept in product(range(6), repeat=2)]
    assert {one for one in every if ask.refuse(position, one) is None} == set(ask.offers(position))


@pytest.mark.parametrize("count", range(7))
def test_offers_of_consolidating_are_what_is_legal(count: int) -> None:
    state, me = turn(*REDS[:count])
    me.prestige, me.achieved[2] = [3, 0, 1], 3
    way, position = Consolidating(), seen(state)
    every = [Consolidate(), *[Consolidate(Tile(level, area)) for level in range(5) for area in AREAS]]
    assert {one for one in every if way.refuse(position, one) is None} == set(way.offers(position))


def test_a_full_work_area_leaves_nothing_but_consolidating() -> None:
    state, _ = turn(*REDS, money=30)
    state.hiring = [["red"] for _ in state.hiring]
    assert all(answer.startswith("consolidate") for answer in offered(state))
    assert refused(state, "rnd r 1") == "nippon-work-full"
    events = say(state, "consolidate 3>rnd")
    assert Consolidated(Seat(0), 6, full=True) in events


def test_the_turn_passes_after_consolidating() -> None:
    state, _ = turn("red")
    state.hiring = [["red"] for _ in state.hiring]
    state.people[1].money = 9
    say(state, "consolidate")
    say(state, "end")
    assert asked(state) == [(1, "turn")]
    assert let(state) == ([], set())
