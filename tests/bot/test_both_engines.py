"""Every statement of the house is prepared by both engines, as SQLite and as PostgreSQL read it."""

from __future__ import annotations

import ast
import importlib
import re
import sqlite3
from contextlib import closing
from itertools import product
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from bot.store.file_connection import connected as in_a_file
from bot.store.migrating import bring_up
from bot.store.postgres.connecting import connected
from bot.store.postgres.translating import translated
from tests.bot.postgres_server import drop, name_of, new_database, template
from tests.bot.test_portable_statements import OF_THE_FILE, STORE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SAYS = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\s")

PUT_IN = {
    "deletion.table": "entries",
    "due_turns.where": "WHERE waits.match = ?",
    "follows.table": "follows",
    "forgetting.table": "guests",
    "forgetting.kept": "avoided",
    "forgetting.name": "name",
    "forgetting.column": "person",
    "forgetting.nothing": "0",
    "league_tables.which": "match = ?",
    "leagues.table": "entrants",
    "personal_data.query": "aways WHERE person = ?",
    "seats.table": "what_ifs",
    "votes.columns": "match, about, proposer, opened",
    "votes.marks": "?, ?, ?, ?",
}
"""What stands for the names of which a statement is put together as it is asked, by module."""


def statements(module: Path) -> Iterator[tuple[str, str]]:
    """The statements of a module, each with its place."""
    scope = dict(importlib.import_module(f"bot.store.{module.stem}").__dict__)
    scope |= {name.split(".")[1]: text for name, text in PUT_IN.items() if name.startswith(f"{module.stem}.")}
    for function in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            yield from _said_in(function, dict(scope), module)


def _said_in(function: ast.FunctionDef, scope: dict[str, object], module: Path) -> Iterator[tuple[str, str]]:
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            text = _text(each.value, scope)
            if text is not None:
                scope[each.targets[0].id] = text
    for each in ast.walk(function):
        if isinstance(each, ast.Call):
            asks = isinstance(each.func, ast.Attribute) and each.func.attr in ("execute", "executemany")
            for given in each.args[:1] if asks else each.args:
                text = _text(given, scope)
                assert text is not None or not asks, f"{module.stem}:{each.lineno}: {ast.unparse(given)}"
                if text is not None and SAYS.match(text):
                    yield f"{module.stem}:{each.lineno}", text


def _text(said: ast.expr, scope: dict[str, object]) -> str | None:
    """What an expression comes to, if it is a text and says so without its function being called."""
    try:
        found = eval(compile(ast.Expression(said), "", "eval"), scope)
    except (NameError, AttributeError, TypeError, LookupError, ValueError, SyntaxError):
        return None
    return found if isinstance(found, str) else None


EVERY = [said for module in sorted(STORE.glob("*.py")) if module.stem not in OF_THE_FILE for said in statements(module)]


def marks(statement: str) -> int:
    """How many values a statement wants."""
    return max((int(number) for number in re.findall(r"\$(\d+)", translated(statement)[0])), default=0)


def test_there_are_all_of_them() -> None:
    assert len(EVERY) > 380


def test_sqlite_prepares_every_statement() -> None:
    with closing(in_a_file(None)) as connection:
        bring_up(connection)
        for place, statement in EVERY:
            names = translated(statement)[1]
            values = dict.fromkeys(names) if names else [None] * marks(statement)
            try:
                connection.execute(f"EXPLAIN {statement}", values).fetchall()
            except sqlite3.Error as error:
                pytest.fail(f"{place}: {error}: {statement}")


KINDS = ("bigint", "text")
"""What values are sent as where a statement alone does not say it."""


def prepared(connection: psycopg.Connection[Any], statement: str, kinds: tuple[str, ...] = ()) -> psycopg.Error | None:
    """What PostgreSQL has against a statement; None if it prepares it."""
    said = f"({', '.join(kinds)})" if kinds else ""
    try:
        connection.execute(f"PREPARE said {said} AS {statement}".encode(), prepare=False)
        connection.execute(b"DEALLOCATE said", prepare=False)
    except psycopg.Error as error:
        return error
    return None


def test_postgresql_prepares_every_statement(tmp_path: Path) -> None:
    name = name_of(tmp_path)
    wrong: list[str] = []
    with closing(connected(new_database(name, like=template()))) as connection:
        for place, statement in EVERY:
            text = translated(statement)[0]
            error = prepared(connection.raw, text)
            # What may be NULL must say what else it is, since a NULL is sent without a type; all else is sent with one.
            unsaid = isinstance(error, psycopg.errors.IndeterminateDatatype)
            if error is not None and not unsaid and 0 < marks(statement) <= 7:
                every = product(KINDS, repeat=marks(statement))
                error = error if all(prepared(connection.raw, text, kinds) for kinds in every) else None
            if error is not None:
                wrong.append(f"{place}: {str(error).splitlines()[0]}: {statement}")
    drop(name)
    assert not wrong, "\n".join(wrong)
