"""A house that grows: what is finished goes if the operator wishes, the file shrinks, and the start stays short."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.background import housekeeping
from bot.background.housekeeping import Retention, let_finished_go
from bot.store import archive, in_a_file, preparing
from bot.store.database import Database
from bot.store.deletion import OF_A_MATCH, delete
from bot.store.maintenance import WEEK, damage, shrink
from bot.store.spans import DAY
from bot.topics.practice import operations as practice
from bot.topics.tables import operations as tables_operations
from rules.core.rng import Rng
from rules.core.running.book import RuleBook
from tests.bot.harness import BLUE, MANAGER, PINK, Harness, closed, open_harness, why

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection

NAME = "hatoba.sqlite3"
LATER = int(time.time()) + 10 * DAY


async def one_over_one_live(harness: Harness) -> tuple[str, str]:
    """Two toy matches, of which the first was closed."""
    over, live = [await harness.deal("toy", BLUE, PINK, channel=number) for number in (1, 2)]
    await harness.play_on(over, Rng(b"over"), 4, channel=1)
    closed(await harness.acting.play(harness.caller(MANAGER, channel=1), tables_operations.close(over)))
    await harness.post()
    return over, live


async def left(harness: Harness) -> set[str]:
    """The matches that any row of any table still names."""
    names = "SELECT id FROM matches UNION " + " UNION ".join(
        f"SELECT match FROM {table} WHERE match IS NOT NULL"
        for table in ("guests", "seats", "entries", "outbox", "messages", "votes", "interactions")
    )
    return await harness.database.read(lambda c: {row[0] for row in c.execute(names)})


async def test_finished_matches_are_kept_for_ever_unless_said_otherwise(harness: Harness) -> None:
    over, live = await one_over_one_live(harness)
    assert await let_finished_go(harness.database, Retention(), LATER + 10_000 * DAY) == 0
    assert await let_finished_go(harness.database, Retention(11), LATER) == 0
    assert await left(harness) == {over, live}


async def test_a_finished_match_goes_to_the_archive_first(harness: Harness, tmp_path: Path) -> None:
    over, live = await one_over_one_live(harness)
    retention = Retention(9, tmp_path / "kept" / "archive.sqlite3")
    assert await let_finished_go(harness.database, retention, LATER) == 1
    assert await left(harness) == {live}
    assert why(await harness.acting.act(harness.caller(BLUE, channel=1), practice.rematch, over)) == "no-table"
    with closing(sqlite3.connect(tmp_path / "kept" / "archive.sqlite3")) as kept:
        ((name, content),) = kept.execute("SELECT id, content FROM matches").fetchall()
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    record = json.loads(content)
    assert name == record["match"]["id"] == over
    assert len(record["entries"]) == 4
    assert len(record["seats"]) == 2
    assert len(record["match"]["half"]) == 64


async def test_an_id_that_is_gone_is_never_given_again(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    over, _ = await one_over_one_live(harness)
    await let_finished_go(harness.database, Retention(1), LATER)
    letters = iter(over + "Z23")
    monkeypatch.setattr("bot.core.unit_of_work.secrets.choice", lambda _: next(letters))
    assert await harness.open("toy", BLUE, channel=9) == "Z23"


async def test_what_cannot_be_archived_stays(harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    over, live = await one_over_one_live(harness)
    (tmp_path / "archive").write_bytes(b"not an archive" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await let_finished_go(harness.database, Retention(1, tmp_path / "archive"), LATER)
    assert await left(harness) == {over, live}
    records = await harness.database.read(lambda c: [archive.record(c, over)])
    for _ in range(2):
        archive.put_away(tmp_path / "twice", records)
    monkeypatch.undo()
    assert await let_finished_go(harness.database, Retention(1, tmp_path / "twice"), LATER) == 1
    with closing(sqlite3.connect(tmp_path / "twice")) as kept:
        assert kept.execute("SELECT count(*) FROM matches").fetchone() == (1,)


def make_an_old_one(path: Path) -> None:
    """Make of a database one that cannot give room back, as they were before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")


@pytest.mark.parametrize("old", [False, True])
async def test_the_file_shrinks_when_matches_go(tmp_path: Path, *, old: bool) -> None:
    path = tmp_path / NAME
    await (await Database.open(path)).close()
    if old:
        make_an_old_one(path)
    opened = await Database.open(path)

    def fill(connection: Connection) -> None:
        rows = [(f"key{number}", "v" * 3000) for number in range(2000)]
        connection.executemany("INSERT INTO house (key, value) VALUES (?, ?)", rows)

    await opened.transact(fill)
    await opened.connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    full = path.stat().st_size
    await opened.transact(lambda c: c.execute("DELETE FROM house WHERE key LIKE 'key%'"))
    await shrink(opened)
    await opened.close()
    assert path.stat().st_size < full / 10


async def spoil(path: Path) -> None:
    """Spoil a database where no one looks at the start."""
    opened = await Database.open(path)
    rows = [(number, number, "press", 1, "v" * 500) for number in range(1, 400)]
    insert = "INSERT INTO interactions (id, person, kind, arrived, applied) VALUES (?, ?, ?, ?, ?)"
    await opened.transact(lambda c: c.executemany(insert, rows))
    await opened.close()
    scribble(path)


def scribble(path: Path) -> None:
    """Write rubbish into the last pages of a file."""
    content = bytearray(path.read_bytes())
    for page in range(len(content) // 4096 - 20, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = os.urandom(64)
    path.write_bytes(content)


async def test_a_large_database_is_looked_over_while_it_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "AT_ONCE", 0)
    monkeypatch.setattr(in_a_file, "AT_ONCE", 0)
    await spoil(tmp_path / NAME)
    opened = await Database.open(tmp_path / NAME)
    assert await damage(opened, LATER)
    await opened.close()


async def test_a_sound_one_is_looked_over_once_a_week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Path] = []

    def sound(path: Path) -> str:
        looked.append(path)
        return "ok"

    monkeypatch.setattr(in_a_file, "_verdict", sound)
    opened = await Database.open(tmp_path / NAME)
    assert await damage(opened, LATER) is None
    assert looked == []
    monkeypatch.setattr(in_a_file, "AT_ONCE", 0)
    for moment in (LATER, LATER + 10, LATER + WEEK, LATER + 10):
        assert await damage(opened, moment) is None
    assert len(looked) == 3
    await opened.close()


async def test_the_start_reads_no_match_of_these_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_harness(tmp_path) as harness:
        await one_over_one_live(harness)
        monkeypatch.setattr(RuleBook, "resume", None)
        assert await housekeeping.recover_all(harness.acting) == []


async def test_a_match_that_cannot_be_read_is_named_after_the_start(harness: Harness) -> None:
    _, live = await one_over_one_live(harness)
    assert await housekeeping.unreadable(harness.acting) == []
    await harness.database.transact(lambda c: c.execute("UPDATE matches SET snapshot = '{}'"))
    assert await housekeeping.unreadable(harness.acting) == [live]


async def test_every_table_that_names_matches_is_known(harness: Harness) -> None:
    named = (
        "SELECT m.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'match'"
    )
    tables = await harness.database.read(lambda c: {row[0] for row in c.execute(named)})
    assert tables == {*OF_A_MATCH, "results", "answered", "ranked", "league_tables"}


async def test_what_is_let_go_is_gone_in_one_piece(harness: Harness) -> None:
    over, live = await one_over_one_live(harness)

    def cut(connection: Connection) -> None:
        delete(connection, over)
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await harness.database.transact(cut)
    assert await left(harness) == {over, live}
