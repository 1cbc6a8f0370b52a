"""Imports run one way: rules <- render <- bot; and outside a game nobody holds its insides."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rules.games import GAMES

ROOT = Path(__file__).parents[2]
OPEN = {"view", "events", "terms", "headings", "payment"}
"""Modules of a game that pictures and words may use: what is seen and told, terms, headings, sums of payments."""


def imports(path: Path) -> set[str]:
    """Names of all modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def files(unit: str) -> list[Path]:
    """Source files of a package."""
    return sorted((ROOT / unit).rglob("*.py"))


def game_of(module: str) -> tuple[str, str] | None:
    """Game and module within it, for a module such as ``rules.osaka.state``."""
    steps = module.split(".")
    if len(steps) > 2 and steps[0] == "rules" and steps[1] in GAMES:
        return steps[1], steps[2]
    return None


@pytest.mark.parametrize("path", files("rules"), ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_import_neither_pictures_nor_bot(path: Path) -> None:
    rooms = {module.split(".")[0] for module in imports(path)}
    assert not rooms & {"render", "bot", "tests", "discord", "aiosqlite", "PIL", "random", "time", "secrets", "os"}


@pytest.mark.parametrize("path", files("render"), ids=lambda path: str(path.relative_to(ROOT)))
def test_pictures_use_only_what_is_seen_and_told(path: Path) -> None:
    found = imports(path)
    assert not {module.split(".")[0] for module in found} & {"bot", "tests", "discord", "aiosqlite"}
    inside = {game for module in found if (game := game_of(module))}
    assert {module for _, module in inside} <= OPEN
    assert {game for game, _ in inside} <= set(path.relative_to(ROOT).parts[1:2])


@pytest.mark.parametrize("path", files("bot"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_bot_knows_no_game(path: Path) -> None:
    steps = {
        module.split(".")[1]
        for module in imports(path)
        if module.split(".")[0] in {"rules", "render"} and "." in module
    }
    assert not steps & set(GAMES)


@pytest.mark.parametrize("path", files("rules/core"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_core_knows_no_game(path: Path) -> None:
    assert not {module for module in imports(path) if game_of(module)}
