"""Only the rules read notation: panels, pictures and texts are given answers, and write them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from rules.games import GAMES
from tests.sources import ROOT, files, nodes

if TYPE_CHECKING:
    from pathlib import Path

CUTS = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}
CUTS |= {"isdecimal", "isdigit", "match", "fullmatch", "search", "findall"}
"""Ways to take a text apart."""

READ_AGAIN = {"describe", "side_actions", "go_on", "answered"}
"""What a question tells of answers by their notation; each has its like for answers."""

IDS = {
    "words/things.py": "words of the things that can be picked",
    "words/typed.py": "typed words in other languages",
    "words/labels.py": "ids of areas and orders",
    "words/topics.py": "editions behind the headings of a rulebook",
    "closeups/closeups.py": "ids of close-ups",
    "words/alt.py": "ids of close-ups",
    "words/looks.py": "ids of close-ups",
    "panels/panel_state.py": "presets as presses carry them",
}
"""Modules of a game that take ids apart, and which."""

LINES = {"topics/turn/screens.py", "topics/turn/completion.py", "topics/record/writing.py"}
"""Modules of the bot that take a typed line apart, between its answers and word by word, or name its verb."""


def cut(path: Path) -> list[str]:
    """What a file takes apart."""
    calls = (node for node in nodes(path, CUTS) if isinstance(node, ast.Call))
    return [
        ast.unparse(call.func.value)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in CUTS
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_drawn_and_told_without_reading_notation(game: str) -> None:
    folder = ROOT / "render" / game
    modules = {str(path.relative_to(folder)): path for path in files(f"render/{game}")}
    found = {name: [what for what in cut(path) if what != "carry"] for name, path in modules.items() if name not in IDS}
    assert {name: taken for name, taken in found.items() if taken} == {}


def test_questions_are_asked_for_answers() -> None:
    for path in files("render"):
        named = (node.attr for node in nodes(path, READ_AGAIN) if isinstance(node, ast.Attribute))
        assert READ_AGAIN.isdisjoint(named), path


def test_the_bot_takes_only_typed_lines_apart() -> None:
    folder = ROOT / "bot"
    for path in files("bot"):
        taken = [what for what in cut(path) if "notation" in what or "answer" in what]
        assert not taken or str(path.relative_to(folder)) in LINES, path
