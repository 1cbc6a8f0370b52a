"""Every ruling has the test that it names."""

import re
from pathlib import Path

from rules.playouts.yokohama.coverage import coverage_of
from rules.yokohama.model.state import Variant
from tests.rules.yokohama_table import FACTS

ROWS = [
    line
    for line in (Path(__file__).parents[2] / "rules" / "yokohama" / "RULINGS.md")
    .read_text(encoding="utf-8")
    .splitlines()
    if line.startswith("| Y-R")
]


def test_each_ruling_names_a_test_that_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_yokohama_*.py"))
    defined = set(re.findall(r"^def (test_\w+)\(", sources, re.MULTILINE))
    for row in ROWS:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= defined, row


def test_rulings_are_numbered_without_a_gap() -> None:
    assert [row.split("|")[1].strip() for row in ROWS] == [f"Y-R{number}" for number in range(1, len(ROWS) + 1)]
    assert len(ROWS) == 53


def test_what_is_seen_of_a_ruling_is_sought_in_play_outs() -> None:
    variant = Variant(rewards=True, free_agents=True)
    sought = coverage_of(FACTS, 2, variant) | coverage_of(FACTS, 4, variant)
    for row in ROWS:
        seen = row.split("|")[-2]
        assert seen == " - " or set(re.findall(r"`([^`]+)`", seen)) <= sought, row
