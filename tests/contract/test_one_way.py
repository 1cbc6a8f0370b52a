"""Imports run one way: rules <- render <- bot; and outside a game no one holds its insides."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from rules.core.answers import Answer
from rules.games import GAMES
from tests import sources
from tests.sources import ROOT, files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OPEN = {"view", "events", "answers", "board_delta", "delta", "plan_facts", "model", "scoring"}
"""What pictures and words may use of a game: what is seen and told, its nouns, its score; of its steps the answers."""

PACKAGES = sorted(
    str(path.parent.relative_to(ROOT)) for unit in ("rules", "render") for path in (ROOT / unit).glob("*/__init__.py")
)
"""Packages of the rules and of the pictures."""

HIDDEN = {"state", "position"}
"""Modules among the nouns that hold what no one is shown."""


def imports(path: Path) -> set[str]:
    """Names of all modules that a file imports, and of all that it imports from them."""
    found = sources.imports(path)
    return {module for module, _ in found} | {f"{module}.{thing}" for module, thing in found if thing}


def game_of(module: str) -> tuple[str, str] | None:
    """Game and module within it, for a module such as ``rules.osaka.model.state``."""
    room, _, inside = module.partition(".")
    game, _, inner = inside.partition(".")
    return (game, inner) if room == "rules" and game in GAMES and inner else None


def is_open(inner: str, name: str) -> bool:
    """Whether pictures and words may use a module of a game, or something in it."""
    room, *rest = inner.split(".")
    if room in OPEN:
        return not HIDDEN & set(rest)
    module, _, thing = name.rpartition(".")
    found: object = getattr(import_module(module), thing) if room == "steps" and rest else None
    return isinstance(found, ModuleType) or (isinstance(found, type) and issubclass(found, Answer))


def offenders(room: str, wrong: Callable[[Path], set[str]]) -> dict[str, set[str]]:
    """What each source file of a room imports that it must not."""
    return {str(path.relative_to(ROOT)): found for path in files(room) if (found := wrong(path))}


def rooms_of(path: Path) -> set[str]:
    """The packages that a file imports from."""
    return {module.split(".")[0] for module in imports(path)}


def test_rules_import_neither_pictures_nor_bot() -> None:
    closed = {"render", "bot", "tests", "discord", "aiosqlite", "PIL", "random", "time", "secrets", "os"}
    assert offenders("rules", lambda path: rooms_of(path) & closed) == {}


def test_of_a_game_only_its_entry_knows_how_someone_plays() -> None:
    def closed(path: Path) -> set[str]:
        game = path.relative_to(ROOT).parts[1]
        inside = (
            game in GAMES
            and path.name != "game.py"
            and not path.stem.startswith("play")
            and "playouts" not in path.parts
        )
        plays = ("rules.players", f"rules.{game}.player", f"rules.{game}.playouts")
        return {module for module in imports(path) if inside and module.startswith(plays)}

    assert offenders("rules", closed) == {}


def test_pictures_use_only_what_is_seen_and_told() -> None:
    def closed(path: Path) -> set[str]:
        own = path.relative_to(ROOT).parts[1:2]
        inside = {
            module
            for module in imports(path)
            if (game := game_of(module)) and not (game[0] in own and is_open(game[1], module))
        }
        return inside | rooms_of(path) & {"bot", "tests", "discord", "aiosqlite"}

    assert offenders("render", closed) == {}


def test_the_bot_knows_no_game() -> None:
    def named(path: Path) -> set[str]:
        steps = [module.split(".") for module in imports(path)]
        return {step[1] for step in steps if step[0] in {"rules", "render"} and len(step) > 1} & set(GAMES)

    assert offenders("bot", named) == {}


def test_the_core_knows_no_game() -> None:
    assert offenders("rules/core", lambda path: {module for module in imports(path) if game_of(module)}) == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_modules_of_a_package_need_each_other(package: str) -> None:
    """Not even for their types: whoever reads a module first finds nothing in it that a later one explains."""
    needs = {module_of(path): imports(path) for path in files(package)}
    left = {module: {other for other in named & set(needs) if other != module} for module, named in needs.items()}
    while free := [module for module, named in left.items() if not named]:
        left = {module: named - set(free) for module, named in left.items() if module not in free}
    assert left == {}


def module_of(path: Path) -> str:
    """Name of the module of a source file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
