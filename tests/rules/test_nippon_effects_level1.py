"""Nippon: what each side of the factories of level 1 brings, cotton and paper, one by one."""

from __future__ import annotations

import pytest

from rules.nippon.model.terms import AREAS, Area
from tests.rules.nippon_play import Play, acting, build


def test_cotton_1a() -> None:
    """R&D +2."""
    assert build("cotton1a").me.rnd == 12


def test_cotton_1b() -> None:
    """2 money, R&D +1."""
    play = build("cotton1b")
    assert (play.me.money, play.me.rnd) == (2, 11)


def test_cotton_2a() -> None:
    """3 silk."""
    assert build("cotton2a").me.silk == 3


def test_cotton_2b() -> None:
    """The red or the white department."""
    play = build("cotton2b")
    assert play.offers == ["dept red", "dept white"]
    assert play.refused("dept blue") == "nippon-other-department"
    assert play.type("dept red").me.silk == 2
    assert build("cotton2b").type("dept white", "white mining").me.mining == 1


def test_cotton_3a() -> None:
    """R&D: one step more."""
    play = acting("cotton3a", "rnd w 1")
    assert (play.me.rnd, play.asked) == (2, "end")
    assert acting("cotton3a", "rnd w 1 with none").me.rnd == 1


def test_cotton_3b() -> None:
    """R&D: 2 silk."""
    assert acting("cotton3b", "rnd w 1").me.silk == 7


@pytest.mark.parametrize(
    ("key", "attribute", "brings"),
    [("cotton4a", "rnd", 2), ("bento4a", "mining", 3), ("bulbs4a", "money", 4)],
)
def test_machines_built_here(key: str, attribute: str, brings: int) -> None:
    """Cotton, bento and bulbs 4A: only for a machine in this factory, built by the action."""
    here, there = acting(key, f"machines w {key}"), acting(key, "machines w paper1a", "paper1a")
    without = acting(key, f"machines w {key} with none")
    plain = getattr(there.me, attribute)
    assert getattr(here.me, attribute) - plain == brings
    assert getattr(without.me, attribute) == plain


def test_cotton_4b() -> None:
    """Production here: 1 more good."""
    assert acting("cotton4b", "produce w cotton4b").me.factories[0].goods == 2
    assert acting("cotton4b", "produce w cotton4b with none").me.factories[0].goods == 1
    assert [one.goods for one in acting("cotton4b", "produce w paper1a", "paper1a").me.factories] == [0, 1]


@pytest.mark.parametrize(
    ("key", "area"),
    [
        ("cotton5a", "rnd"),
        ("paper5a", "finance"),
        ("paper5b", "contracts"),
        ("bento5b", "mining"),
        ("lenses5b", "railways"),
    ],
)
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 0), (2, 2), (3, 4)])
def test_prestige_tiles(key: str, area: Area, level: int, points: int) -> None:
    """The yellow department once for a tile of level 2 beside the area, twice for level 3."""
    play = Play().have(money=6).offer(key)
    play.me.rnd = 10
    play.me.achieved[AREAS.index(area)] = level
    assert play.type(f"factory w {key}").me.points == points


def test_cotton_5b() -> None:
    """2 VP for each kind of factory, its own and the family business included."""
    assert build("cotton5b").me.points == 2
    assert build("cotton5b", own=("cotton1a", "bento1a", "bento2a", "family")).me.points == 6


def test_paper_1a() -> None:
    """3 iron, Finance +1."""
    play = build("paper1a")
    assert (play.me.iron, play.me.finance) == (3, 1)


def test_paper_1b() -> None:
    """Finance +2."""
    assert build("paper1b").me.finance == 2


def test_paper_2a() -> None:
    """5 money."""
    assert build("paper2a").me.money == 5


@pytest.mark.parametrize(("letter", "attribute"), [("k", "coal"), ("r", "silk"), ("g", "iron"), ("y", "points")])
def test_paper_2b(letter: str, attribute: str) -> None:
    """The department of the worker taken."""
    play = Play().have(money=6).offer("paper2b")
    play.me.rnd = 2
    assert getattr(play.type(f"factory {letter} paper2b").me, attribute) == 2


def test_paper_3a() -> None:
    """Investments and contracts: Finance +2, once an action."""
    play = Play().own("paper3a").own("cotton1a", "bento1a", goods=4).type("invest w cotton:finance bento:finance")
    assert play.me.finance == 6
    without = Play().own("paper3a").own("cotton1a", goods=4).type("invest w cotton:finance with none")
    assert without.me.finance == 2


@pytest.mark.parametrize("key", ["paper3b", "lenses5a"])
def test_special_effects_do_nothing_when_built(key: str) -> None:
    """They count at the taxes, and where influence is added up."""
    play = build(key, money=3)
    assert (play.me.money, play.me.points, play.asked) == (3, 0, "end")
    assert f"factory:{key}" in play.table.touched


def test_paper_4a() -> None:
    """Production here: 2 iron."""
    assert acting("paper4a", "produce w paper4a").me.iron == 11
    assert acting("paper4a", "produce w cotton1a", "cotton1a").me.iron == 9


def test_paper_4b() -> None:
    """Production: 1 iron for each factory, also for those that come later in the action."""
    play = acting("paper4b", "produce w cotton1a paper4b", "cotton1a", "bento1a")
    assert play.me.iron == 11
    assert play.type("produce bento1a").me.iron == 12


def test_a_modifier_named_later_counts_what_came_before() -> None:
    """Declined first, named then: it is the action that is modified."""
    play = acting("paper4b", "produce w cotton1a with none", "cotton1a")
    assert play.me.iron == 9
    assert play.type("produce paper4b with paper4b").me.iron == 11
