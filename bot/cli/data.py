"""``data``: component tables, checked and counted by where their values come from."""

from __future__ import annotations

from bot.core.tables import BadTables, load_tables
from rules.games import GAMES


def check_tables() -> int:
    """Validate the tables of every game; says what is wrong, one line each."""
    wrong = 0
    for key, game in GAMES.items():
        try:
            load_tables(key, game.data, game.tables)
            print(f"{key}: {game.data}: good")
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
