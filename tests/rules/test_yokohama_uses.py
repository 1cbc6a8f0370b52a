"""What can be used of the boards and cards of Yokohama is what play-outs come across."""

from __future__ import annotations

import pytest

from bot.core.tables import load_tables
from rules.core.setup import Setup
from rules.yokohama.game import YOKOHAMA

KINDS = {
    "order completed": "order",
    "technology gained": "technology",
    "achievement completed": "achievement",
    "church space": "church",
    "customs space": "customs",
    "5-power token": "token",
}
"""By kind of use, what coverage calls it."""


@pytest.mark.parametrize("modules", ["", "free-agents", "rewards,free-agents"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_used_is_what_play_outs_should_touch(seats: int, modules: str) -> None:
    options = {"edition": "dlp", "modules": modules, "mining": "exchange"}
    setup = Setup("yokohama", seats, tuple(sorted(options.items())), b"")
    tables = load_tables("yokohama", YOKOHAMA.data, YOKOHAMA.tables)
    usable, covered = YOKOHAMA.usable(tables, setup), YOKOHAMA.coverage_in(tables, setup)
    for kind, called in KINDS.items():
        known = {name for name in covered if name.partition(":")[0] == called} - {"church:overpaid"}
        known -= {"technology:surcharge", "technology:fourth", "achievement:first", "achievement:later"}
        assert {f"{called}:{name}" for name in usable[kind]} == known
    assert {f"area:{name}" for name in usable["area action"]} | {"area:canal"} >= {
        name for name in covered if name.startswith("area:")
    }
    assert "canal" not in usable["house built"]
    assert ("free" in usable["agent used"]) == ("agent:free" in covered)
