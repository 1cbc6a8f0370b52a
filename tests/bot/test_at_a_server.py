"""A house kept by a PostgreSQL server: transactions, its lock, a server that goes away, and what is said then."""

from __future__ import annotations

import asyncio
import pickle
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import SecretStr

from bot.__main__ import main
from bot.local.waiting import wait_for
from bot.store.database import Database, part
from bot.store.database_address import Postgres
from bot.store.errors import Foreign, Locked, NoFile, PostgresFault, StoreError, TooNew, Unready
from bot.store.holding import hold
from bot.store.postgres import keeper
from bot.store.postgres.at_a_server import AtAServer
from bot.store.postgres.connecting import connected
from bot.store.postgres.connection import PostgresConnection
from tests.bot.postgres_server import ask_server, drop, name_of, new_database, template

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.postgres.connection import Found

ROW = "INSERT INTO house (key, value) VALUES (?, ?)"


def keys(connection: Connection) -> set[str]:
    return {str(row["key"]) for row in connection.execute("SELECT key FROM house")} - {"id", "open"}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Postgres]:
    name = name_of(tmp_path)
    yield new_database(name, like=template())
    drop(name)


@pytest.fixture
async def database(address: Postgres) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


def cut_off(address: Postgres) -> None:
    """End all sessions of a database, as a server does that stops."""
    name = address.url.get_secret_value().partition("?")[0].rpartition("/")[2]
    ask_server(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_a_piece_of_work_is_kept_whole_or_not_at_all(database: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(ROW, ("a", "1"))
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        await database.transact(work)
    written = database.written
    await database.read(lambda connection: connection.execute(ROW, ("b", "1")))
    assert await database.read(keys) == set()
    assert database.written == written
    await database.transact(lambda connection: connection.execute(ROW, ("c", "1")))
    assert await database.read(keys) == {"c"}
    assert database.written > written


def fail_half_way(connection: Connection) -> None:
    with part(connection):
        connection.execute(ROW, ("b", "1"))
        raise RuntimeError("half way")


async def test_a_part_that_goes_wrong_is_undone_and_the_rest_goes_on(database: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(ROW, ("a", "1"))
        with pytest.raises(RuntimeError, match="half way"):
            fail_half_way(connection)
        connection.execute(ROW, ("c", "1"))

    await database.transact(work)
    assert await database.read(keys) == {"a", "c"}


async def test_a_wrong_statement_undoes_all_of_it(database: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(ROW, ("a", "1"))
        connection.execute("SELECT * FROM nowhere")

    with pytest.raises(PostgresFault, match="nowhere"):
        await database.transact(work)
    assert await database.read(keys) == set()


async def test_what_is_counted_before_it_grows_is_counted_by_one_at_a_time(address: Postgres) -> None:
    with closing(connected(address)) as first, closing(connected(address)) as second:

        def add_up_to_one(connection: PostgresConnection) -> int:
            hold(connection, 7, None, 8)
            count = len(keys(connection))
            if count == 0:
                connection.execute(ROW, (f"row {id(connection)}", "1"))
            return count

        first.execute("BEGIN")
        second.execute("BEGIN")
        assert add_up_to_one(first) == 0
        waiting = asyncio.create_task(asyncio.to_thread(add_up_to_one, second))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        first.execute("COMMIT")
        assert await waiting == 1
        second.execute("COMMIT")


async def test_only_one_bot_works_with_it(database: Database, address: Postgres) -> None:
    with pytest.raises(Locked, match="Another bot works with the PostgreSQL database"):
        await Database.open(address)
    assert await database.read(keys) == set()


async def test_it_goes_on_when_the_server_is_there_again(database: Database, address: Postgres) -> None:
    await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
    cut_off(address)
    await database.transact(lambda connection: connection.execute(ROW, ("b", "1")))

    def work(connection: Connection) -> None:
        connection.execute(ROW, ("inside", "1"))
        cut_off(address)
        connection.execute(ROW, ("inside too", "1"))

    with pytest.raises(Unready, match="nothing was changed"):
        await database.transact(work)
    assert await database.read(keys) == {"a", "b"}

    async def holds_its_lock_again() -> bool:
        return AtAServer.owner(address)[0] is not None

    await wait_for(holds_its_lock_again)
    with pytest.raises(Locked):
        await Database.open(address)


async def test_one_whose_house_was_taken_meanwhile_writes_no_more(
    address: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It is too slow to take up its lock again.
    monkeypatch.setattr(keeper, "BEAT", 1e6)
    database = await Database.open(address)
    cut_off(address)
    other = await Database.open(address)
    for _ in range(2):
        with pytest.raises(Unready):
            await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
    assert await other.read(keys) == set()
    await other.close()
    with pytest.raises(Unready, match="may be another process's"):
        await database.transact(lambda connection: connection.execute(ROW, ("b", "1")))
    await database.close()


@pytest.mark.parametrize("kept", [True, False])
async def test_what_was_kept_is_found_out_when_the_answer_is_lost(
    database: Database, address: Postgres, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    execute = PostgresConnection.execute

    def lose(connection: PostgresConnection, sql: str, values: Any = ()) -> Found:
        if sql == "COMMIT":
            if kept:
                execute(connection, sql, values)
            cut_off(address)
            return execute(connection, "SELECT 1")
        return execute(connection, sql, values)

    monkeypatch.setattr(PostgresConnection, "execute", lose)
    writing = database.transact(lambda connection: connection.execute(ROW, ("a", "1")).rowcount)
    if kept:
        assert await writing == 1
    else:
        with pytest.raises(Unready, match="nothing was changed"):
            await writing
    monkeypatch.undo()
    assert await database.read(keys) == ({"a"} if kept else set())
    await database.transact(lambda connection: connection.execute(ROW, ("b", "1")))


async def test_its_name_and_its_numbers_are_its_own(database: Database, address: Postgres) -> None:
    name = database.id
    await database.close()
    again = await Database.open(address)
    assert again.id == name
    await again.close()


async def test_values_come_back_as_they_went(database: Database) -> None:
    def work(connection: Connection) -> list[object]:
        connection.execute("INSERT INTO persons (person, lang) VALUES (?1, ?2)", ((1 << 63) - 1, "è ' ? $1 :name"))
        row = connection.execute(
            "SELECT person, lang, sum(person) AS all_of_them FROM persons GROUP BY 1, 2"
        ).fetchone()
        assert list(row) == [row["person"], row["lang"], row["all_of_them"]]
        assert row.keys() == ["person", "lang", "all_of_them"]
        return list(row)

    assert await database.transact(work) == [(1 << 63) - 1, "è ' ? $1 :name", (1 << 63) - 1]


async def test_a_newer_house_and_that_of_another_program_are_refused(address: Postgres) -> None:
    name = address.url.get_secret_value().partition("?")[0].rpartition("/")[2]
    database = await Database.open(address)
    await database.transact(lambda connection: connection.execute("INSERT INTO migrated (number) VALUES (999)"))
    await database.close()
    with pytest.raises(TooNew, match="newer version of the bot"):
        await Database.open(address)
    drop(name)
    theirs = await Database.open(new_database(name, like=template()))
    await theirs.transact(lambda connection: connection.execute("DROP TABLE migrated"))
    await theirs.close()
    with pytest.raises(Foreign, match="another program"):
        await Database.open(address)


async def test_it_is_copied_by_other_means(database: Database, tmp_path: Path) -> None:
    with pytest.raises(NoFile, match="copy it with pg_dump"):
        await database.copy_to(tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert await database.give_back() is False


@pytest.mark.parametrize(
    "nowhere", ["postgresql://me:s3cret@127.0.0.1:1/house", "postgresql://me:s3cret@/house?host=/no"]
)
async def test_a_server_that_is_not_there_is_named_without_the_password(nowhere: str) -> None:
    with pytest.raises(StoreError, match="cannot be reached") as said:
        await Database.open(Postgres(SecretStr(nowhere)))
    assert "s3cret" not in str(said.value)


async def test_without_its_packages_it_says_which_to_install(
    address: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bot.store.postgres.at_a_server", None)
    with pytest.raises(StoreError, match=r"pip install --require-hashes -r requirements-postgres\.lock"):
        await Database.open(address)


@pytest.mark.parametrize(
    ("typed", "instead"),
    [(["backup", "copy"], "pg_dump"), (["restore", "copy"], "pg_restore")],
)
def test_what_is_of_files_alone_says_what_to_do_instead(
    typed: list[str], instead: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATABASE", "postgresql://me@127.0.0.1:1/house")
    assert main(typed) == 1
    said = capsys.readouterr().err
    assert instead in said
    assert said.count("\n") == 1


def test_a_house_in_use_is_not_moved(address: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file = address.url.get_secret_value(), tmp_path / "house"

    async def move_while_open() -> None:
        database = await Database.open(address)
        assert await asyncio.to_thread(main, ["move-house", url, str(file)]) == 1
        await database.close()

    asyncio.run(move_while_open())
    assert "Another bot works with" in capsys.readouterr().err
    assert not file.exists()
    assert main(["move-house", url, str(file)]) == 0
    # A bot has worked with the house at the server since, or may have.
    assert main(["move-house", str(file), url]) == 1
    assert "already; nothing was overwritten" in capsys.readouterr().err


def test_what_a_server_says_comes_out_of_another_process() -> None:
    fault = pickle.loads(pickle.dumps(PostgresFault("no such table", "42P01")))
    assert (str(fault), fault.state) == ("no such table", "42P01")
