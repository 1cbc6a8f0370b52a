"""Nippon plays itself: every option set comes to an end, rare rules are reached, the contract holds."""

from __future__ import annotations

from itertools import product

import pytest

from bot.cli.selfplay import Policy, Report, selfplay
from rules.core.setup import Setup
from rules.nippon.game import NIPPON
from rules.nippon.model.terms import GOALS
from rules.nippon.playouts.aims import AIMS, traits_of
from rules.nippon.playouts.coverage import coverage_in, coverage_of
from rules.nippon.playouts.plans import PLANS
from tests.every_day import daily
from tests.rules.nippon_referee.box import TABLES

MODULES = ("", "modern", "goals", "modern,goals")
SIDES = ("a", "b", "random")
DIFFICULTIES = ("easy", "medium", "hard")


def played(players: int, games: int, policy: Policy, *, check: bool = False, **options: str) -> Report:
    return selfplay(
        NIPPON, TABLES, players=players, games=games, seed=3, policies=(policy,), check=check, options=options
    )


@pytest.mark.parametrize(("sides", "modules"), list(product(SIDES, MODULES)))
def test_every_option_set_comes_to_an_end(sides: str, modules: str) -> None:
    report = played(2, 1, "uniform", sides=sides, modules=modules)
    assert report.finished == 1
    assert report.violations == []


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_difficulty_comes_to_an_end(difficulty: str) -> None:
    report = played(1, 4, "ends", difficulty=difficulty)
    assert report.finished == 4
    assert report.violations == []
    assert f"difficulty:{difficulty}" in report.covered


@pytest.mark.parametrize(
    ("players", "modules"), daily((1, ""), (2, "modern,goals"), of=((1, ""), (2, "modern,goals"), (3, "modern,goals")))
)
def test_the_contract_holds(players: int, modules: str) -> None:
    report = played(players, 1, "ends", check=True, modules=modules)
    assert report.finished == 1
    assert report.violations == []


@pytest.mark.long
def test_aims_reach_nearly_everything_in_two_matches_each() -> None:
    """What is left comes with chance; complete runs of self-play hold that nothing is left in the end."""
    report = played(3, 2 * len(AIMS), "ends", modules="modern,goals")
    assert report.finished == 2 * len(AIMS)
    assert len(report.missing) < len(report.covered) / 24


def test_aims_build_what_there_is() -> None:
    traits = [traits_of(row) for row in TABLES.factories.side]
    for aim, plan in PLANS.items():
        assert any(plan.builds in each for each in traits), aim


def test_alone_matches_are_won_and_lost(*, heavy: bool) -> None:
    report = played(1, (3 if heavy else 1) * len(AIMS), "ends", difficulty="easy")
    assert {"solo:won", "solo:lost"} <= set(report.covered)
    assert {f"action-tile:{number}" for number in range(1, 10)} <= set(report.covered)


def coverage(players: int, **options: str) -> frozenset[str]:
    chosen = {"sides": "random", "modules": "", "difficulty": "easy"} | options
    return coverage_in(TABLES, Setup("nippon", players, tuple(sorted(chosen.items())), b""))


def factories(names: frozenset[str]) -> set[str]:
    return {name.removeprefix("factory:") for name in names if name.startswith("factory:") and name.count(":") == 1}


def test_what_there_is_to_reach_depends_on_the_sides_of_the_factories() -> None:
    there = {sides: factories(coverage(3, sides=sides)) - {"silk"} for sides in SIDES}
    assert all(name.endswith("a") for name in there["a"])
    assert all(name.endswith("b") for name in there["b"])
    assert there["random"] == there["a"] | there["b"]
    assert len(there["random"]) == 48
    assert len(factories(coverage(3, modules="modern")) - {"silk"}) == 60


def test_what_there_is_to_reach_depends_on_seats_and_modules() -> None:
    assert {f"goal:{goal}" for goal in GOALS} <= coverage(4, modules="goals") - coverage(4)
    assert "market:removed" in coverage(3) - coverage(4)
    assert "final:empty-space" in coverage(2) - coverage(3)
    assert "takatoshi:border" in coverage(1, difficulty="medium") - coverage(1, difficulty="hard")
    assert not any(name.startswith(("solo", "takatoshi")) for name in coverage(2))
    for players, modules in product((2, 3, 4), MODULES):
        assert coverage(players, modules=modules) <= coverage_of(TABLES)
    assert coverage(1) <= coverage_of(TABLES)
