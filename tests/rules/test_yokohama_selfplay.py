"""Yokohama plays itself: every option set comes to an end, rare spaces and tokens are reached, the contract holds."""

from __future__ import annotations

from itertools import product

import pytest

from bot.cli.selfplay import Policy, Report, selfplay
from rules.core.setup import Setup
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.playouts.aims import AIMS
from tests.rules.yokohama_table import TABLES

EDITIONS = ("dlp", "synapses")
MODULES = ("", "rewards", "free-agents", "rewards,free-agents")
MINING = ("exchange", "action")


def played(players: int, games: int, policy: Policy, *, check: bool = False, **options: str) -> Report:
    return selfplay(
        YOKOHAMA, TABLES, players=players, games=games, seed=3, policies=(policy,), check=check, options=options
    )


@pytest.mark.parametrize(("edition", "modules", "mining"), list(product(EDITIONS, MODULES, MINING)))
def test_every_option_set_comes_to_an_end(edition: str, modules: str, mining: str) -> None:
    report = played(2, 2, "uniform", edition=edition, modules=modules, mining=mining)
    assert report.finished == 2
    assert report.violations == []


@pytest.mark.parametrize("players", [2, 3])
def test_the_contract_holds_with_both_modules(players: int) -> None:
    report = played(players, 1, "ends", check=True, edition="synapses", modules="rewards,free-agents", mining="action")
    assert report.finished == 1
    assert report.violations == []


@pytest.mark.long
def test_aims_reach_nearly_everything_in_one_match_each() -> None:
    """What is left comes with chance; complete runs of self-play hold that nothing is left in the end."""
    report = played(3, len(AIMS), "ends", modules="rewards,free-agents")
    assert report.finished == len(AIMS)
    assert len(report.missing) < len(report.covered) / 10
    assert {"church", "orders"} <= set(report.end_reasons)


def coverage(players: int, edition: str, modules: str, mining: str) -> frozenset[str]:
    options = (("edition", edition), ("mining", mining), ("modules", modules))
    return YOKOHAMA.coverage_in(TABLES, Setup("yokohama", players, options, b""))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", MODULES)
def test_what_there_is_to_reach_depends_on_modules_and_edition_alone(players: int, modules: str) -> None:
    for edition in EDITIONS:
        assert coverage(players, edition, modules, "exchange") == coverage(players, edition, modules, "action")
    neutral = {"score:neutral"} if players == 2 else set[str]()
    there = coverage(players, "dlp", modules, "exchange")
    assert there - coverage(players, "synapses", modules, "exchange") == neutral
    assert len({mark for mark in there if mark.startswith("reward-token:")}) == (6 if "rewards" in modules else 0)
