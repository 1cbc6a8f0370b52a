from __future__ import annotations

import shutil
import sqlite3
import stat
from typing import TYPE_CHECKING

import pytest

from bot.store.database import Database
from bot.store.errors import Damaged
from bot.store.migrating import MIGRATIONS, migrations, statements

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The real migrations, to be added to."""
    return shutil.copytree(MIGRATIONS, tmp_path / "migrations")


def versions(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def copies_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*copy*"))


async def test_an_empty_file_gets_all_of_them_and_no_copy(tmp_path: Path) -> None:
    await (await Database.open(tmp_path / "db.sqlite3")).close()
    assert versions(tmp_path / "db.sqlite3") == max(migrations())
    assert not copies_in(tmp_path)


async def test_an_older_one_is_copied_before_it_is_changed(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "db.sqlite3"
    database = await Database.open(path)
    await database.transact(lambda c: c.execute("INSERT INTO persons (person, lang) VALUES (7, 'de')"))
    name = database.id
    await database.close()
    next_number = max(migrations()) + 1
    (folder / f"{next_number:04}_birthdays.sql").write_text(
        "ALTER TABLE persons ADD COLUMN birthday INTEGER;\nUPDATE persons SET birthday = person * 2;\n"
    )
    database = await Database.open(path, folder)
    row = await database.read(lambda c: tuple(c.execute("SELECT person, lang, birthday FROM persons").fetchone()))
    assert row == (7, "de", 14)
    assert database.id == name
    await database.close()
    assert versions(path) == next_number
    copies = copies_in(tmp_path)
    assert [versions(copy) for copy in copies] == [next_number - 1]
    assert stat.S_IMODE(copies[0].stat().st_mode) == 0o600
    copy = await Database.open(copies[0])
    assert await copy.read(lambda c: c.execute("SELECT lang FROM persons").fetchone()[0]) == "de"
    await copy.close()


async def test_one_that_fails_changes_nothing(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "db.sqlite3"
    await (await Database.open(path)).close()
    number = max(migrations()) + 1
    (folder / f"{number:04}_broken.sql").write_text("CREATE TABLE fine (x INTEGER);\nINSERT INTO nowhere VALUES (1);\n")
    for _ in range(2):
        with pytest.raises(Damaged):
            await Database.open(path, folder)
    assert versions(path) == number - 1
    database = await Database.open(path)
    tables = await database.read(lambda c: [row["name"] for row in c.execute("SELECT name FROM sqlite_schema")])
    assert "fine" not in tables
    await database.close()
    assert len(copies_in(tmp_path)) == 2


def test_they_count_without_a_gap(folder: Path) -> None:
    (folder / "0099_far.sql").write_text("SELECT 1;")
    with pytest.raises(AssertionError, match="without a gap"):
        migrations(folder)


def test_no_number_is_given_twice(folder: Path) -> None:
    newest = max(migrations(folder))
    (folder / f"{newest:04}_another.sql").write_text("SELECT 1;")
    with pytest.raises(AssertionError, match="each number once"):
        migrations(folder)


def test_a_script_is_cut_at_its_semicolons() -> None:
    script = "-- a; b\nCREATE TABLE a (x);\n\nINSERT INTO a\nVALUES ('; ');\n"
    assert statements(script) == ["-- a; b\nCREATE TABLE a (x);\n", "\nINSERT INTO a\nVALUES ('; ');\n"]
