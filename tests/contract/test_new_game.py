"""A new game that was laid out by the command plays at once, and is as tidy as the others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.new_game.laying import KeyTaken, lay_out

ROOT = Path(__file__).parents[2]
PARTS = ("rules", "render", "data", "bot", "tests")
"""All that a game needs of the repository."""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house, with what is compiled of it, to be built in."""
    for part in PARTS:
        copytree(ROOT / part, tmp_path / part)
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


def run(house: Path, *command: str) -> None:
    """Run a command of Python's in a house."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"


def test_a_game_that_was_laid_out_plays_at_once(house: Path) -> None:
    run(house, "tests.new_game", "otter")
    made = ("rules/otter", "render/otter", "tests/rules/test_otter.py", "rules/games.py", "render/faces.py")
    run(house, "ruff", "check", "--no-cache", *made)
    run(house, "ruff", "format", "--no-cache", "--check", *made)
    run(house, "bot", "data", "check")
    run(house, "bot", "selfplay", "otter", "--check", "--complete")
    run(house, "tests.stored.make")
    # Its own rules, all that every game owes the house, what looks at all games at once, and the match that is kept.
    places = ("tests/rules/test_otter.py", "tests/contract", "tests/render/test_texts.py", "tests/stored")
    run(house, "pytest", "-n0", "-pno:cacheprovider", *places, "-kotter or one_way or test_texts or kept_for_every")


@pytest.mark.parametrize("key", ["", "ab", "Otter", "sea-otter", "otter2", "x" * 13])
def test_a_key_is_a_short_word(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="three to twelve small letters"):
        lay_out(key, tmp_path)


def test_no_game_is_written_over() -> None:
    with pytest.raises(KeyTaken, match="osaka"):
        lay_out("osaka", ROOT)
