"""``data``: component tables, checked and counted by where their values come from."""

from __future__ import annotations

from collections import Counter

from bot.core.boxes.rows import sources
from bot.core.tables import BadTables, load_tables, own_tables
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
        counts = Counter(sources(game.tables.dump_python(own_tables(game), mode="json")))
        print(f"{key}: " + ", ".join(f"{number} {source}" for source, number in sorted(counts.items())))
    return 0
