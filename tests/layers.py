"""The layers of the tests: how long each takes, and which folder or file belongs to which."""

from __future__ import annotations

from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent

LAYERS = {
    "unit": "the rules without play-outs, in seconds: run it while you write",
    "contract": "what every game owes the house, play-outs, golden and stored matches",
    "surface": "pictures, panels and texts",
    "bot": "the service, its storage and the local Discord, in one process",
    "acceptance": "the real client at processes of their own, a browser, the benchmark",
}

PLACES = {
    "rules": "unit",
    "rules/test_nippon_referee.py": "contract",
    "rules/test_nippon_selfplay.py": "contract",
    "rules/test_nippon_trade_offers.py": "contract",
    "rules/test_nippon_trade_several.py": "contract",
    "rules/test_osaka_playthrough.py": "contract",
    "rules/test_yokohama_playthrough.py": "contract",
    "rules/test_yokohama_referee.py": "contract",
    "rules/test_yokohama_selfplay.py": "contract",
    "rules/test_osaka_texts.py": "surface",
    "rules/test_yokohama_texts.py": "surface",
    "contract": "contract",
    "stored": "contract",
    "render": "surface",
    "bot": "bot",
    "local": "bot",
    "browser": "acceptance",
    "cluster": "acceptance",
    "end_to_end": "acceptance",
    "speed": "acceptance",
}
"""The layer of each folder, and of the files that belong to another one than their folder."""


EVERY_DAY = {
    "browser/test_at_the_table.py",
    "browser/test_clock.py",
    "browser/test_door.py",
    "browser/test_emojis.py",
    "browser/test_match_by_clicks.py",
    "browser/test_walk.py",
    "end_to_end/test_dashboard.py",
    "end_to_end/test_operator.py",
    "end_to_end/test_smoke.py",
    "speed/test_bench.py",
}
"""Acceptance that runs every day: a table, a turn, a start and a stop of each kind; the rest of it takes minutes."""


def is_long(path: Path) -> bool:
    """Whether all tests of a file run in a heavy run only."""
    return layer_of(path) == "acceptance" and path.relative_to(TESTS).as_posix() not in EVERY_DAY


@cache
def layer_of(path: Path) -> str:
    """The layer of a test file.

    Raises:
        LookupError: Neither the file nor its folder has a layer.
    """
    place = path.relative_to(TESTS)
    for known in (place, *place.parents):
        if layer := PLACES.get(known.as_posix()):
            return layer
    raise LookupError(f"tests/{place} has no layer: give its folder one in tests/layers.py")


def layers_in(folder: Path) -> set[str]:
    """The layers of all that may lie in a folder of tests."""
    return {layer for place, layer in PLACES.items() if (TESTS / place).is_relative_to(folder)}


def chosen(expression: str) -> frozenset[str]:
    """The layers that an expression such as ``unit or contract`` names, or none if it says anything else."""
    named = frozenset(expression.split(" or "))
    return named if named <= LAYERS.keys() else frozenset()
