"""The layers of the bot: each imports those before it, and no module imports itself by a detour."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]

LAYERS = (
    # What an operator sets, the time, the tables of a game's components, and matches that play themselves.
    (
        "bot.core.settings",
        "bot.core.clock",
        "bot.core.tables",
        "bot.core.logs",
        "bot.cli.selfplay_check",
        "bot.cli.selfplay",
    ),
    # The database: records and statements.
    ("bot.store",),
    # What people may do and what must be said then, at Discord and without.
    ("bot.core", "bot.discord", "bot.outbox", "bot.players", "bot.topics", "bot.background"),
    # The bot as it runs.
    ("bot.cli.run",),
)
"""Modules and packages of the running bot from the ground up."""


def modules() -> dict[str, Path]:
    """The modules of the bot with their files."""
    files = {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in (ROOT / "bot").rglob("*.py")}
    return {name.removesuffix(".__init__"): file for name, file in files.items()}


MODULES = modules()


def imported(module: str) -> Iterator[str]:
    """The modules of the bot that a module imports: at its top, in functions, and for types alone."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str() as source, names=names, level=0):
                for alias in names:
                    whole = f"{source}.{alias.name}"
                    yield whole if whole in MODULES else source
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case _:
                pass


GRAPH = {module: {other for other in imported(module) if other in MODULES} - {module} for module in MODULES}


def layer_of(module: str) -> int | None:
    """The layer in which a module lies; None for what is no part of the running bot."""
    return next(
        (
            number
            for number, layer in enumerate(LAYERS)
            if any(module == name or module.startswith(f"{name}.") for name in layer)
        ),
        None,
    )


def test_no_module_imports_itself_by_a_detour() -> None:
    TopologicalSorter(GRAPH).prepare()


def test_each_layer_imports_those_before_it() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in GRAPH.items()
        for other in others
        if (above := layer_of(module)) is not None and (below := layer_of(other)) is not None and above < below
    ]
    assert not wrong
    beside = {(module, other) for module, others in GRAPH.items() if layer_of(module) is not None for other in others}
    assert {pair for pair in beside if layer_of(pair[1]) is None} == {("bot.cli.run", "bot.local.connector")}


def test_statements_stand_in_the_store_alone() -> None:
    executing = {"execute", "executemany", "executescript"}
    found = [
        f"{module}:{node.lineno}"
        for module, file in MODULES.items()
        if layer_of(module) is not None and not module.startswith("bot.store")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in executing
    ]
    assert not found


AT_DISCORD = """
import sys
import discord
from bot.__main__ import main

async def start(client, token):
    assert token == "a.b.c"

discord.Client.start = start
main(["--discord"])
print(*sorted(name for name in sys.modules if name.startswith("bot.")))
"""
"""The bot as it runs at Discord, but that it never connects."""


@pytest.fixture
def loaded(tmp_path: Path) -> set[str]:
    """The modules of the bot that are loaded where it runs at Discord."""
    environment = {"DISCORD_TOKEN": "a.b.c", "HATOBA_DATA": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", AT_DISCORD], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


def test_at_discord_nothing_of_the_local_table_is_loaded(loaded: set[str]) -> None:
    assert "bot.discord.client" in loaded
    assert not [name for name in loaded if name.startswith(("bot.local", "bot.bench"))]
