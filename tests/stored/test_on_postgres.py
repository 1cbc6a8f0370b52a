"""Houses of every format that was kept, brought up to date by both engines: the same tables, the same rows."""

from __future__ import annotations

import re
import shutil
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.doctor.installation import database
from bot.core.settings import Settings
from bot.store.copying import InSqlite, compared, copy, tables
from bot.store.file_connection import connected as in_a_file
from bot.store.meta import find
from bot.store.migrating import MIGRATIONS, format_of
from bot.store.migrating import bring_up as bring_up_file
from bot.store.moving import move
from bot.store.postgres import migrating
from bot.store.postgres.connecting import connected
from bot.store.postgres.migrating import bring_up as bring_up_postgres
from bot.store.postgres.moving import AtPostgres
from tests.bot.postgres_server import drop, name_of, new_database, run_program
from tests.stored.archive import archives, bring_up, file_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from bot.store.database_address import Postgres
    from bot.store.file_connection import FileConnection
    from bot.store.postgres.connection import PostgresConnection

NOW = 1_800_000_000
"""What both take for the present, where a migration asks."""

TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}
"""What a type of PostgreSQL's is in SQLite."""

COLUMNS = """
SELECT columns.table_name, columns.column_name, data_type, is_nullable = 'NO', column_default
FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position
"""
INDEXES = "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexname NOT LIKE ?"
RULES = """
SELECT conrelid::regclass::text, contype, count(*) FROM pg_constraint
WHERE connamespace = current_schema()::regnamespace AND contype IN ('c', 'f', 'p', 'u') GROUP BY 1, 2
"""


OPERATOR = Path(__file__).parents[2] / "data" / "operator" / "README.md"


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Postgres]:
    name = name_of(tmp_path)
    yield new_database(name)
    drop(name)


def up_to(number: int, folder: Path) -> Path:
    """The migrations up to one of them."""
    folder.mkdir()
    for each in sorted(MIGRATIONS.glob("*.sql"))[:number]:
        shutil.copy(each, folder)
    return folder


def a_file(path: Path) -> FileConnection:
    connection = in_a_file(path)
    connection.create_function("unixepoch", 0, lambda: NOW)
    return connection


def a_server(where: Postgres) -> PostgresConnection:
    return connected(where)


@pytest.fixture
def same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let PostgreSQL take the same for the present."""
    functions = migrating.FUNCTIONS.read_text()
    assert "extract(epoch FROM now())" in functions
    (tmp_path / "functions").write_text(functions.replace("extract(epoch FROM now())", str(NOW)))
    monkeypatch.setattr(migrating, "FUNCTIONS", tmp_path / "functions")


@pytest.mark.usefixtures("same_moment")
@pytest.mark.parametrize(
    ("game", "version"), [archives()[0], *(pytest.param(*kept, marks=pytest.mark.long) for kept in archives()[1:])]
)
def test_a_house_of_another_day_becomes_the_same(game: str, version: int, tmp_path: Path, empty: Postgres) -> None:
    bring_up(file_of(game, version), tmp_path / "kept")
    with closing(a_file(tmp_path / "kept")) as old, closing(a_server(empty)) as new:
        kept = up_to(format_of(old), tmp_path / "migrations")
        bring_up_postgres(new, kept)
        new.execute("BEGIN")
        one, other = InSqlite(old), AtPostgres(new)
        assert copy(one, other, tables(kept)) > 100
        new.execute("COMMIT")
        bring_up_file(old)
        bring_up_postgres(new)
        new.execute("BEGIN")
        assert sum(compared(one, other, table) for table in tables()) > 100
        assert all(one.newest_number(table) == other.newest_number(table) for table in tables() if table.numbered)


def columns_of_sqlite(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: [
            (column[1], column[2], bool(column[3] or column[5]), column[4])
            for column in connection.execute(f"PRAGMA table_info({table.name})")
        ]
        for table in tables()
    }


def plain(default: str | None) -> str | None:
    """A default without the type that PostgreSQL writes behind it."""
    return None if default is None else re.sub(r"::\w+$", "", default)


def test_the_tables_are_the_same(tmp_path: Path, empty: Postgres) -> None:
    with closing(a_file(tmp_path / "new")) as old, closing(a_server(empty)) as new:
        bring_up_file(old)
        bring_up_postgres(new)
        found: dict[str, list[tuple[object, ...]]] = {}
        for table, column, kind, wanted, default in new.execute(COLUMNS):
            found.setdefault(table, []).append((column, TYPES[kind], wanted, plain(default)))
        found.pop("migrated")
        assert found == columns_of_sqlite(old)
        named = old.execute("SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND name NOT LIKE 'sqlite%'")
        assert set(map(tuple, named)) <= {tuple(row) for row in new.execute(INDEXES, ("sqlite%",))}
        rules = {(table, kind): count for table, kind, count in new.execute(RULES)}
        for name, made in old.execute("SELECT name, sql FROM sqlite_schema WHERE sql LIKE 'CREATE TABLE%CHECK%'"):
            assert rules[name, "c"] == made.count("CHECK ("), name
        assert rules["seats", "f"] == 1
        assert rules["guests", "u"] == 1


@pytest.mark.long
def test_a_copy_of_postgresqls_own_is_put_back(tmp_path: Path, empty: Postgres) -> None:
    game, version = archives()[0]
    bring_up(file_of(game, version), tmp_path / "kept")
    with closing(a_file(tmp_path / "kept")) as connection:
        bring_up_file(connection)
    move(tmp_path / "kept", empty)
    url, dump = empty.url.get_secret_value(), str(tmp_path / "monday.dump")
    run_program("pg_dump", "--format=custom", f"--file={dump}", url)
    with closing(a_server(empty)) as there:
        there.execute("DELETE FROM entries")
    run_program("pg_restore", "--clean", "--if-exists", f"--dbname={url}", dump)
    with closing(a_file(tmp_path / "kept")) as one, closing(a_server(empty)) as other:
        other.execute("BEGIN")
        assert sum(compared(InSqlite(one), AtPostgres(other), table) for table in tables()) > 100
        former = find(one, "id")
    # As data/operator/README.md says it: what is posted from now on is told apart from what was posted since the copy.
    named = re.search(r'psql .* --command="(UPDATE house .*)"', OPERATOR.read_text(encoding="utf-8"))
    assert named
    run_program("psql", url, f"--command={named[1]}")
    with closing(a_server(empty)) as there:
        assert re.fullmatch("[0-9a-f]{32}", name := find(there, "id") or "")
        assert name != former
    said = {finding.about: finding.says for finding in database(Settings(_env_file=None, database=empty))}
    assert said["matches"].startswith("all ")


@pytest.mark.long
def test_a_house_is_moved_there_and_back(tmp_path: Path, empty: Postgres) -> None:
    game, version = archives()[0]
    there, back = tmp_path / "there", tmp_path / "back" / "again"
    bring_up(file_of(game, version), there)
    with closing(a_file(there)) as connection:
        bring_up_file(connection)
        connection.execute("INSERT INTO persons (person, lang) VALUES (?, 'it')", (1 << 62,))
    rows = move(there, empty)
    # A copy that no bot has opened is made anew as often as one likes.
    assert move(there, empty) == rows
    assert move(empty, back) == rows
    assert move(empty, back) == rows
    with closing(a_file(there)) as one, closing(a_file(back)) as other:
        first, second = InSqlite(one), InSqlite(other)
        assert sum(compared(first, second, table) for table in tables()) == rows
        assert [first.newest_number(table) for table in tables() if table.numbered] == [
            second.newest_number(table) for table in tables() if table.numbered
        ]
