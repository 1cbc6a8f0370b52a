"""Statements of the house are written so that PostgreSQL reads them too; what only SQLite knows stays with its file."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

STORE = Path(__file__).parents[2] / "bot" / "store"

OF_THE_FILE = {
    "archive",
    "backup",
    "copying",
    "file_connection",
    "in_a_file",
    "looking",
    "maintenance",
    "migrating",
    "moving",
    "newest",
    "preparing",
    "restoring",
}
"""Modules that see to a file of SQLite's; an engine that keeps no such file has none of them."""

ELSEWHERE = {
    "bot/bench/evening.py",
    "bot/cli/doctor/installation.py",
    "bot/cli/doctor/machine.py",
    "bot/local/importing.py",
    "bot/local/store.py",
    "bot/store/engine.py",
    "bot/store/errors.py",
}
"""What else names SQLite: what sees to such a file or to its version, and what tells the faults of both engines."""

ONLY_SQLITE = {
    "an upsert by name": r"\bOR (IGNORE|REPLACE|ABORT|FAIL|ROLLBACK)\b|\bREPLACE INTO\b",
    "a comparison by IS": r"\bIS (NOT )?[?:a-z]",
    "a short CASE": r"\biif\(",
    "a path of JSON as an operator": r"->",
    "a sum of truths": r"\bsum\([^()]*(=|<|>)",
    "a number as a truth": r"\b(AND|OR|WHERE|NOT) (\w+\.)?(whole|accepted|practice|cover|alone|stays)\b(?! *[=<>])",
    "a pattern by GLOB": r"\bGLOB\b",
    "a pragma": r"\bPRAGMA\b",
}
"""Ways to say something that PostgreSQL reads otherwise, or not at all."""


def texts(module: Path) -> str:
    """All that a module says to the database, and more: its texts, without those that document it."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    documents = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    return "\n".join(
        each.value
        for each in ast.walk(tree)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in documents
    )


@pytest.mark.parametrize("what", ONLY_SQLITE)
def test_no_statement_says_what_only_sqlite_understands(what: str) -> None:
    found = {
        module.stem: said[0]
        for module in STORE.glob("*.py")
        if module.stem not in OF_THE_FILE and (said := re.search(ONLY_SQLITE[what], texts(module)))
    }
    assert not found


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("an upsert by name", "INSERT OR IGNORE INTO gone (id) VALUES (?)"),
        ("a comparison by IS", "seat IS ?6"),
        ("a comparison by IS", "seats.seat IS NOT votes.seat"),
        ("a short CASE", "due = iif(running IS NULL, NULL, 0)"),
        ("a path of JSON as an operator", "text ->> '$.key' = ?"),
        ("a sum of truths", "sum(place = 1) AS won"),
        ("a number as a truth", "AND NOT accepted OR"),
        ("a number as a truth", "league = ? AND NOT stays"),
        ("a pattern by GLOB", "name GLOB 'a*'"),
        ("a pragma", "PRAGMA user_version"),
    ],
)
def test_each_of_them_is_found(what: str, said: str) -> None:
    assert re.search(ONLY_SQLITE[what], said)


def test_the_numbers_of_new_rows_come_from_the_statement() -> None:
    modules = [module for module in STORE.glob("*.py") if module.stem not in OF_THE_FILE]
    assert not [module.stem for module in modules if ".lastrowid" in module.read_text(encoding="utf-8")]


def test_sqlite_is_named_only_where_its_file_is_seen_to() -> None:
    bot = STORE.parent
    named = {
        str(module.relative_to(bot.parent))
        for module in bot.rglob("*.py")
        if re.search(r"^\s*(import|from) (sqlite3|aiosqlite)\b", module.read_text(encoding="utf-8"), re.MULTILINE)
    }
    own = {f"bot/store/{name}.py" for name in OF_THE_FILE}
    assert named <= own | ELSEWHERE | {"bot/store/write_queue.py"}
    assert named >= ELSEWHERE
