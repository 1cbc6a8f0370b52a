from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from bot.store.database import Database
from bot.store.errors import Damaged, DiskFull, Locked, TooNew
from bot.store.outbox_rows import nonce
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection

pytestmark = pytest.mark.threads

ROW = "INSERT INTO house (key, value) VALUES (?, ?)"


def keys(connection: Connection) -> set[str]:
    return {row["key"] for row in connection.execute("SELECT key FROM house")} - {"id", "open"}


async def test_a_piece_of_work_is_kept_whole(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")
    await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
    await database.close()
    database = await Database.open(tmp_path / "db.sqlite3")
    assert await database.read(keys) == {"a"}
    await database.close()


async def test_what_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")

    def work(connection: Connection) -> None:
        connection.execute(ROW, ("a", "1"))
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        await database.transact(work)
    assert await database.read(keys) == set()
    await database.transact(lambda connection: connection.execute(ROW, ("b", "1")))
    assert await database.read(keys) == {"b"}
    await database.close()


async def test_reading_keeps_nothing(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")
    await database.read(lambda connection: connection.execute(ROW, ("a", "1")))
    assert await database.read(keys) == set()
    await database.close()


async def test_pieces_of_work_never_mix(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")

    def add(connection: Connection) -> None:
        had = connection.execute("SELECT count(*) FROM house").fetchone()[0]
        connection.execute(ROW, (f"key{had}", "1"))

    await asyncio.gather(*(database.transact(add) for _ in range(40)))
    assert len(await database.read(keys)) == 40
    await database.close()


async def test_the_files_are_closed_to_others(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        database = await Database.open(tmp_path / "kept" / "db.sqlite3")
        await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
        await database.copy_to(tmp_path / "kept" / "copy.sqlite3")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "kept").iterdir()}
    finally:
        os.umask(old)
    await database.close()
    assert modes == dict.fromkeys(
        ("db.sqlite3", "db.sqlite3-wal", "db.sqlite3-shm", "db.sqlite3.lock", "db.sqlite3.newest", "copy.sqlite3"),
        0o600,
    )
    assert stat.S_IMODE((tmp_path / "kept").stat().st_mode) == 0o700


async def test_it_is_as_safe_as_it_should_be(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await database.read(pragmas) == ["wal", 2, 1, 5000]
    await database.close()


async def test_a_second_bot_is_refused(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")
    with pytest.raises(Locked, match=rf"Another bot \(process {os.getpid()}\) works with .*db.sqlite3"):
        await Database.open(tmp_path / "db.sqlite3")
    await database.close()
    again = await Database.open(tmp_path / "db.sqlite3")
    await again.close()


async def test_the_lock_of_a_dead_bot_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    script = (
        "import asyncio, os, sys; from pathlib import Path; from bot.store.database import Database\n"
        "async def main():\n"
        "    database = await Database.open(Path(sys.argv[1]))\n"
        "    def work(connection):\n"
        "        connection.execute(\"INSERT INTO house (key, value) VALUES ('a', '1')\")\n"
        "        os._exit(9)\n"
        "    await database.transact(work)\n"
        "asyncio.run(main())"
    )
    died = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script, str(path)], check=False)
    assert died.returncode == 9
    assert path.with_name("db.sqlite3.lock").exists()
    database = await Database.open(path)
    assert await database.read(keys) == set()
    await database.close()


async def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    await (await Database.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(TooNew, match="newer version of the bot"):
        await Database.open(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database, but long enough" * 99, b"SQLite format 3\0junk"])
async def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "db.sqlite3"
    path.write_bytes(content)
    with pytest.raises(Damaged, match="restore a backup"):
        await Database.open(path)


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    database = await Database.open(path)

    def fill(connection: Connection) -> None:
        connection.executemany(ROW, [(f"key{number}", "v" * 500) for number in range(400)])

    await database.transact(fill)
    await database.close()
    content = bytearray(path.read_bytes())
    for page in range(20, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = os.urandom(64)
    path.write_bytes(content)
    with pytest.raises(Damaged):
        await Database.open(path)


async def test_a_full_disk_changes_nothing_and_the_bot_lives(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")

    def tighten(connection: Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")

    def stuff(connection: Connection) -> None:
        for number in range(100):
            connection.execute(ROW, (f"key{number}", "v" * 4000))

    await database.read(tighten)
    with pytest.raises(DiskFull, match="no room left"):
        await database.transact(stuff)
    assert await database.read(keys) == set()
    await database.transact(lambda connection: connection.execute(ROW, ("small", "1")))
    assert await database.read(keys) == {"small"}
    await database.close()


async def test_nonces_are_those_of_one_database_and_one_row(tmp_path: Path) -> None:
    first, second = [await Database.open(tmp_path / name) for name in ("one.sqlite3", "two.sqlite3")]
    nonces = {nonce(database.id, row) for database in (first, second) for row in (1, 2)}
    assert len(nonces) == 4
    assert all(len(one) == 25 for one in nonces)
    name = first.id
    await first.close()
    await second.close()
    again = await Database.open(tmp_path / "one.sqlite3")
    assert again.id == name
    await again.close()


def test_a_copy_never_overwrites(tmp_path: Path) -> None:
    async def copy_twice() -> None:
        database = await Database.open(tmp_path / "db.sqlite3")
        try:
            await database.copy_to(tmp_path / "copy.sqlite3")
            with pytest.raises(FileExistsError):
                await database.copy_to(tmp_path / "copy.sqlite3")
        finally:
            await database.close()

    asyncio.run(copy_twice())


async def test_what_is_only_noted_down_goes_before_what_waits(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")
    begun, go_on, done = threading.Event(), threading.Event(), []

    def long(_: Connection) -> None:
        begun.set()
        go_on.wait(GENEROUS)

    works = [asyncio.create_task(database.transact(long))]
    works.append(asyncio.create_task(database.transact(lambda _: done.append("waits"))))
    await asyncio.to_thread(begun.wait, GENEROUS)
    works.append(asyncio.create_task(database.transact_first(lambda _: done.append("first"))))
    dropped = asyncio.create_task(database.transact_first(lambda _: done.append("dropped")))
    await asyncio.sleep(0)
    dropped.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*works)
    await database.transact_first(lambda _: done.append("alone"))
    assert done == ["first", "waits", "alone"]
    await database.close()


async def test_what_goes_first_fails_alone(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "db.sqlite3")

    def work(connection: Connection) -> None:
        connection.execute(ROW, ("a", "1"))
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        await database.transact_first(work)
    assert await database.read(keys) == set()
    await database.close()
    with pytest.raises(ValueError, match="closed"):
        await database.transact_first(work)
