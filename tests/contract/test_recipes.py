"""CONTRIBUTING's recipes are carried out in a copy of the house: a new game, a language, a technology."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.contract.lighthouse import CHANGES, carry_out, write_in
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


def python(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Let Python do something in a house."""
    return subprocess.run([sys.executable, *command], cwd=house, capture_output=True, text=True, check=False)


def run(house: Path, *command: str) -> None:
    """Let Python do something in a house that must succeed."""
    done = python(house, *command)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"


@pytest.mark.long
@pytest.mark.parametrize("hands", [(), ("--hands",)], ids=["open", "hands"])
def test_a_game_that_was_laid_out_plays_at_once(house: Path, hands: tuple[str, ...]) -> None:
    run(house, "-m", "tests.new_game", "otter", *hands)
    made = ("rules/otter", "render/otter", "tests/rules/test_otter.py", "rules/games.py", "render/faces.py")
    run(house, "-m", "ruff", "check", "--no-cache", *made)
    run(house, "-m", "ruff", "format", "--no-cache", "--check", *made)
    run(house, "-m", "bot", "data", "check")
    run(house, "-m", "bot", "selfplay", "otter", "--check", "--complete")
    run(house, "-m", "tests.stored.make")
    # Its own rules, all that every game owes the house, what looks at all games at once, and the match that is kept.
    places = ("tests/rules/test_otter.py", "tests/contract", "tests/render/test_texts.py", "tests/stored")
    run(
        house,
        "-m",
        "pytest",
        "-n0",
        "-pno:cacheprovider",
        *places,
        "-kotter or one_way or test_texts or kept_for_every",
    )


ROW = '        Language("it", "Italiano", "it", "EEEE d MMMM", "d MMMM", ("it",)),\n'
NEW_ROW = '        Language("pt", "Português", "pt_BR", "EEEE, d \'de\' MMMM", "d \'de\' MMMM", ("pt-BR",)),\n'

SPOKEN = """
from datetime import date, datetime, UTC

from bot.discord.commands import TRANSLATED
from bot.store.persons import Preferences
from bot.topics.absence.screens import day_of, offers
from render.core.languages import LANGUAGES, spoken
from render.core.words import Words
from rules.games import GAMES
from render.faces import FACES

now, person = int(datetime(2026, 11, 23, 20, 14, tzinfo=UTC).timestamp()), Preferences()
assert [spoken(locale) for locale in ("pt-BR", "pt", "en-GB", "de", "fr")] == ["pt", "pt", "en", "de", "en"]
assert "pt-BR" in TRANSLATED
assert day_of("29 de novembro", person, now) == date(2026, 11, 29)
assert day_of("29. November", person, now) == date(2026, 11, 29)
for lang in LANGUAGES:
    assert all(day_of(name, person, now) is not None for name, _ in offers(person, Words.of(lang), now))
assert Words.of("pt").number(7.5) == "7,5"
assert Words.of("pt").text("house-play") == "Play"
assert FACES["osaka"].typed("compre r5 r5", Words.of("pt")) == "buy r5 r5"
"""
"""What holds in a house that speaks one language more, of which the texts are still the English ones."""


@pytest.mark.long
def test_a_language_is_a_row_and_a_folder(house: Path) -> None:
    """A copy of English under another key: nothing breaks, and a test names every text that is not translated."""
    for texts in ("data/text", "tests/toy/texts", "tests/pond/texts"):
        copytree(house / texts / "en", house / texts / "pt")
    write_in(house / "render/core/languages.py", ROW, ROW + NEW_ROW)
    words = house / "render/osaka/words/typed.py"
    write_in(words, '        "it": {\n', '        "pt": {"compre": "buy"},\n        "it": {\n')
    run(house, "-c", SPOKEN)
    run(house, "-m", "ruff", "check", "--no-cache", "render/core/languages.py", str(words))
    quick = ("-n0", "-q", "-pno:cacheprovider")
    places = ("test_away", "test_commands", "test_health", "test_lobby_words")
    looked_at = (*(f"tests/bot/{place}.py" for place in places), "tests/render/test_texts.py")
    done = python(house, "-m", "pytest", *quick, *looked_at)
    failed = re.findall(r"^FAILED (\S+)", done.stdout, re.MULTILINE)
    assert failed == ["tests/render/test_texts.py::test_nothing_was_left_in_english[pt]"], done.stdout


@pytest.mark.long
def test_a_technology_is_added_to_the_files_that_contributing_lists(house: Path) -> None:
    """The Lighthouse: mypy misses nothing, it is played and typed, and everything is told of it."""
    carry_out(house)
    changed = {"rules/yokohama/steps/areas/lighthouse.py", "tests/rules/test_yokohama_lighthouse.py", *CHANGES}
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {path for path in changed if f"`{path}`" not in text} == set()
    cache = ("--cache-dir", str(house / "cache"))
    run(house, "-m", "mypy", *cache, *sorted(changed), "render/yokohama/face.py", "rules/yokohama/player.py")
    run(house, "-m", "ruff", "check", "--no-cache", *sorted(changed))
    run(house, "-m", "bot", "data", "check")
    run(house, "-m", "bot", "selfplay", "yokohama", "--players", "3", "--games", "4", "--check")
    quick = ("-n0", "-q", "-pno:cacheprovider")
    places = (
        "tests/rules/test_yokohama_lighthouse.py",
        "tests/contract/test_typing.py",
        "tests/contract/test_faces.py",
    )
    run(house, "-m", "pytest", *quick, *places, "-klighthouse or yokohama-4")


@pytest.mark.parametrize("key", ["", "ab", "Otter", "sea-otter", "otter2", "x" * 13])
def test_a_key_is_a_short_word(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="three to twelve small letters"):
        lay_out(key, tmp_path)


def test_no_game_is_written_over() -> None:
    with pytest.raises(KeyTaken, match="osaka"):
        lay_out("osaka", ROOT)
