"""``data``: component tables, checked and counted by where their values come from."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.core.tables import BadTables, load_tables
from rules.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path


def check_tables(pack: Path | None) -> int:
    """Validate the tables of every game, or those that a pack brings; says what is wrong, one line each."""
    if pack is not None and not any((pack / key).is_dir() for key in GAMES):
        there = "holds no folder of a game" if pack.is_dir() else "is no folder"
        print(f"{pack} {there}; a pack has folders with tables, each called {' or '.join(GAMES)}.", file=sys.stderr)
        return 1
    wrong = 0
    for key, game in GAMES.items():
        folder = game.data if pack is None else pack / key
        if pack is not None and not folder.is_dir():
            continue
        try:
            load_tables(key, folder, game.tables)
            print(f"{key}: {folder}: good")
        except BadTables as error:
            print(error)
            wrong += 1
    return 1 if wrong else 0


def list_sources() -> int:
    """Count the rows of every game's tables by where their values come from."""
    for key, game in GAMES.items():
        counts: dict[str, int] = {}
        _count(game.tables.dump_python(load_tables(key, game.data, game.tables), mode="json"), counts)
        print(f"{key}: " + ", ".join(f"{number} {source}" for source, number in sorted(counts.items())))
    return 0


def _count(content: object, counts: dict[str, int]) -> None:
    """Count the rows that say where they come from, however deep they lie."""
    match content:
        case dict():
            if isinstance(content.get("source"), str):
                counts[content["source"]] = counts.get(content["source"], 0) + 1
            for inner in content.values():
                _count(inner, counts)
        case list() | tuple():
            for inner in content:
                _count(inner, counts)
        case _:
            pass
