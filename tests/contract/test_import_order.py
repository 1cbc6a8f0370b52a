"""A drawing of the house reads from top to bottom, and the layers of the bot import those before them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from typing import TYPE_CHECKING

import pytest

from tests.sources import ROOT, files, imports, nodes

if TYPE_CHECKING:
    from pathlib import Path

LAYERS = (
    # What an operator sets, where the database is among it, the time, and the tables of a game's components.
    (
        "bot.store.database_address",
        "bot.store.owner",
        "bot.core.settings",
        "bot.core.clock",
        "bot.core.tables",
        "bot.core.logs",
    ),
    # The database: records and statements.
    ("bot.store",),
    # What every topic stands on, and what happens to a match whoever causes it.
    ("bot.core",),
    # Automatic players.
    ("bot.players",),
    # Discord, and what several topics show there.
    ("bot.discord",),
    # What is posted and sent.
    ("bot.outbox",),
    # One folder a topic.
    ("bot.topics",),
    # What happens without a press.
    ("bot.background",),
    # The bot as it runs.
    ("bot.cli",),
)
"""Modules and packages of the running bot from the ground up."""


MOST_FLOORS = 9
"""Modules or folders of one folder that stand on each other, at most."""


PACKAGES = ("rules", "render", "bot")


def modules() -> dict[str, Path]:
    """All modules of the house with their files."""
    found = [file for package in PACKAGES for file in files(package)]
    names = {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in found}
    return {name.removesuffix(".__init__"): file for name, file in names.items()}


MODULES = modules()


@cache
def graph() -> dict[str, set[str]]:
    """The modules of the house that each module imports: at its top, in functions, and for types alone."""
    found = {module: {named(source, thing) for source, thing in imports(file)} for module, file in MODULES.items()}
    return {module: {other for other in others if other in MODULES} - {module} for module, others in found.items()}


def named(source: str, thing: str) -> str:
    """The module that is meant: something imported from a package may be one."""
    whole = f"{source}.{thing}"
    return whole if whole in MODULES else source


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
    TopologicalSorter(graph()).prepare()


def test_no_script_of_the_page_imports_itself_by_a_detour() -> None:
    scripts = sorted((ROOT / "bot/local/page/static").glob("*.js"))
    imported = {each.name: re.findall(r' from "\./(\w+\.js)";', each.read_text()) for each in scripts}
    assert imported["letters.js"]
    TopologicalSorter(imported).prepare()


def test_each_layer_imports_those_before_it() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in graph().items()
        for other in others
        if (above := layer_of(module)) is not None and (below := layer_of(other)) is not None and above < below
    ]
    assert not wrong
    beside = {(module, other) for module, others in graph().items() if layer_of(module) is not None for other in others}
    beside = {pair for pair in beside if pair[1].startswith("bot.") and layer_of(pair[1]) is None}
    assert beside == {
        ("bot.cli.run", "bot.local.connector"),
        ("bot.cli.doctor.examining", "bot.local.table"),
    }


def topic_of(module: str) -> str | None:
    """The topic that a module belongs to; the list of all topics belongs to none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["bot", "topics"] and len(parts) > 3 else None


def test_no_topic_imports_another() -> None:
    assert [
        f"{module} imports {other}"
        for module, others in graph().items()
        for other in others
        if (topic := topic_of(module)) is not None and topic_of(other) not in (None, topic)
    ] == []


def folders() -> list[str]:
    """The folders of the house, by the names of their packages."""
    return sorted({module.rpartition(".")[0] for module in MODULES if "." in module} - {"bot.local"})


def drawing(folder: str) -> dict[str, set[str]]:
    """What lies in a folder, with what each of it imports of the rest."""
    rooms: dict[str, set[str]] = {}
    for module, others in graph().items():
        room = room_of(module, folder)
        if room is not None:
            rooms.setdefault(room, set()).update(
                there for other in others if (there := room_of(other, folder)) not in (None, room)
            )
    return rooms


def room_of(module: str, folder: str) -> str | None:
    """The module or folder just within a folder in which a module lies."""
    return module.removeprefix(f"{folder}.").partition(".")[0] if module.startswith(f"{folder}.") else None


@pytest.mark.parametrize("folder", folders())
def test_a_drawing_of_a_folder_reads_from_top_to_bottom(folder: str) -> None:
    """No arrow runs back up, not for types alone either, and few floors stand on each other."""
    floors: dict[str, int] = {}
    rooms = drawing(folder)
    for room in TopologicalSorter(rooms).static_order():
        floors[room] = 1 + max((floors[below] for below in rooms[room]), default=0)
    assert max(floors.values(), default=0) <= MOST_FLOORS


def test_statements_stand_in_the_store_alone() -> None:
    executing = {"execute", "executemany", "executescript"}
    found = [
        f"{module}:{node.lineno}"
        for module, file in MODULES.items()
        if layer_of(module) is not None and not module.startswith("bot.store")
        for node in nodes(file, executing)
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


@pytest.mark.parametrize("walked", ["press", "answer"])
def test_a_newcomer_walks_through_eight_files_at_most(walked: str) -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    walk = re.findall(
        r"^\d\. `(.*?)`", text.partition(f"## The way of one {walked}")[2].partition("\n## ")[0], re.MULTILINE
    )
    assert 1 < len(walk) <= 8
    named = set(re.findall(r"`((?:bot|rules|render|tests)/[\w/]*\w(?:\.py|/))`", text))
    assert named >= set(walk)
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
