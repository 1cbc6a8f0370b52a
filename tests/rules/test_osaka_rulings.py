"""Every ruling has the test that it names."""

import re
from pathlib import Path

ROWS = [
    line
    for line in (Path(__file__).parents[2] / "rules" / "osaka" / "RULINGS.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| O-R")
]


def test_each_ruling_names_a_test_that_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_osaka_*.py"))
    defined = set(re.findall(r"^def (test_\w+)\(", sources, re.MULTILINE))
    for row in ROWS:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= defined, row


def test_rulings_are_numbered_without_a_gap() -> None:
    assert [row.split("|")[1].strip() for row in ROWS] == [f"O-R{number}" for number in range(1, len(ROWS) + 1)]
    assert len(ROWS) == 22
