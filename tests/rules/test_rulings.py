"""Every ruling of every game has the tests that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.yokohama.model.state import Variant
from rules.yokohama.playouts.coverage import coverage_of
from tests.rules.yokohama_table import FACTS

HERE = Path(__file__).parent

GAMES = {"nippon": ("N", 55), "osaka": ("O", 23), "yokohama": ("Y", 55)}
"""By game, the letter of its rulings, and how many there are."""


def rows(game: str) -> list[str]:
    """The rows of a game's rulings."""
    path = HERE.parents[1] / "rules" / game / "RULINGS.md"
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {GAMES[game][0]}-R")]


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_names_a_test_that_exists(game: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in HERE.glob(f"test_{game}_*.py"))
    defined = set(re.findall(r"^def (test_\w+)\(", sources, re.MULTILINE))
    for row in rows(game):
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= defined, row


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    letter, count = GAMES[game]
    numbers = [row.split("|")[1].strip() for row in rows(game)]
    assert numbers == [f"{letter}-R{number}" for number in range(1, count + 1)]


def test_what_is_seen_of_a_ruling_is_sought_in_play_outs() -> None:
    variant = Variant(rewards=True, free_agents=True)
    sought = coverage_of(FACTS, 2, variant) | coverage_of(FACTS, 4, variant)
    for row in rows("yokohama"):
        seen = row.split("|")[-2]
        assert seen == " - " or set(re.findall(r"`([^`]+)`", seen)) <= sought, row
