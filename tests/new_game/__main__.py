"""Lays out a new game: ``python -m tests.new_game KEY``; run at the root of the repository."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.new_game.laying import KeyTaken, lay_out


def main() -> None:
    """Lay out what was asked for, and say what came of it and what comes next."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description="Lays out a new game.")
    parser.add_argument("key", help="id of the game in commands, folders and texts: three to twelve small letters")
    parser.add_argument("--hands", action="store_true", help="with hidden hands, from which one plays and draws anew")
    asked = parser.parse_args()
    key = asked.key
    try:
        made = lay_out(key, Path.cwd(), hands=asked.hands)
    except (KeyTaken, ValueError) as problem:
        parser.error(str(problem))
    said = [
        *map(str, made),
        "",
        f"It plays: python -m bot selfplay {key} --check; at the local table: python -m bot (or /game open).",
        f"Its tests: python -m pytest tests/rules/test_{key}.py, and python -m pytest tests/contract -k {key}.",
        "Before anyone plays it in earnest: python -m tests.stored.make keeps a match of its first version.",
    ]
    sys.stdout.write("\n".join(said) + "\n")


if __name__ == "__main__":
    main()
