"""At the start: what was written last and is missing is missed, and the database of another program is let alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.cli.restore import broken_matches
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.store.backup import backup
from bot.store.database import Database
from bot.store.errors import Foreign, Incomplete, StoreError
from bot.store.restoring import restore
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PINK, open_harness

pytestmark = pytest.mark.threads

NAME = "hatoba.sqlite3"
ENDS = ("", "-wal", "-shm", ".newest")


async def killed(folder: Path, *, lobby: bool = False) -> str:
    """Leave in a folder what a bot leaves that is killed after four moves (or after a lobby); the match."""
    await asyncio.to_thread(folder.mkdir)
    async with open_harness(folder.parent) as harness:
        if lobby:
            match = await harness.open("toy", BLUE)
        else:
            match = await harness.deal("toy", BLUE, PINK)
            await harness.database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            await harness.play_on(match, Rng(b"killed"), 4)
        for end in ENDS:
            shutil.copy(folder.parent / f"{NAME}{end}", folder / f"{NAME}{end}")
    return match


async def entries(database: Path) -> int:
    """Entries of a database that is opened and closed again."""
    opened = await Database.open(database)
    found = await opened.read(lambda c: int(c.execute("SELECT count(*) FROM entries").fetchone()[0]))
    await opened.close()
    return found


async def test_what_a_killed_bot_left_is_whole(tmp_path: Path) -> None:
    await killed(tmp_path / "there")
    assert await entries(tmp_path / "there" / NAME) == 4


async def test_a_missing_log_is_missed_with_what_it_held(tmp_path: Path) -> None:
    match = await killed(tmp_path / "there")
    database = tmp_path / "there" / NAME
    log = database.with_name(f"{NAME}-wal")
    content = log.read_bytes()
    log.unlink()
    before = database.read_bytes()
    for _ in range(2):
        with pytest.raises(Incomplete, match=f"4 of its newest moves .* up to move 4 of table {match}"):
            await Database.open(database)
    assert database.read_bytes() == before
    database.with_name(f"{NAME}-shm").unlink(missing_ok=True)
    log.write_bytes(content)
    assert await entries(database) == 4


async def test_a_log_that_was_cut_is_missed_and_kept(tmp_path: Path) -> None:
    match = await killed(tmp_path / "there")
    database = tmp_path / "there" / NAME
    log = database.with_name(f"{NAME}-wal")
    cut = log.read_bytes()[: log.stat().st_size // 2]
    log.write_bytes(cut)
    with pytest.raises(Incomplete, match=f"up to move 4 of table {match}"):
        await Database.open(database)
    assert log.read_bytes() == cut


@pytest.mark.parametrize("lobby", [True, False])
async def test_an_empty_house_in_the_place_of_a_full_one_is_missed(tmp_path: Path, *, lobby: bool) -> None:
    await killed(tmp_path / "there", lobby=lobby)
    database = tmp_path / "there" / NAME
    database.unlink()
    with pytest.raises(Incomplete, match="missing or empty"):
        await Database.open(database)
    assert not database.exists()


async def test_a_database_that_came_alone_says_that_its_log_stayed_behind(tmp_path: Path) -> None:
    await killed(tmp_path / "there", lobby=True)
    alone = tmp_path / "alone" / NAME
    alone.parent.mkdir()
    shutil.copy(tmp_path / "there" / NAME, alone)
    with pytest.raises(Incomplete, match="never closed in good order"):
        await Database.open(alone)


async def test_the_sentence_names_the_way_to_go_on(tmp_path: Path) -> None:
    await killed(tmp_path / "there")
    database = tmp_path / "there" / NAME
    database.with_name(f"{NAME}-wal").unlink()
    with pytest.raises(Incomplete, match=f"python -m bot restore {database}"):
        await Database.open(database)
    done = restore(database, database, partial(broken_matches, GameCatalog(GAMES, {}, Packs(Path()))))
    assert done.aside is not None
    assert await entries(database) == 0
    assert done.aside.with_name(f"{done.aside.name}.newest").exists()


async def test_a_closed_database_may_come_alone_and_a_backup_take_its_place(tmp_path: Path) -> None:
    await killed(tmp_path / "there")
    backup(tmp_path / "there" / NAME, tmp_path / "copy.sqlite3")
    assert await entries(tmp_path / "copy.sqlite3") == 4
    assert await entries(tmp_path / "there" / NAME) == 4
    (tmp_path / "there" / f"{NAME}.newest").unlink()
    assert await entries(tmp_path / "there" / NAME) == 4


@pytest.mark.parametrize(
    "script", ["CREATE TABLE house (key, value)", "CREATE TABLE songs (x)", "PRAGMA user_version = 3"]
)
async def test_the_database_of_another_program_is_let_alone(tmp_path: Path, script: str) -> None:
    with closing(sqlite3.connect(tmp_path / "music.db")) as connection, connection:
        connection.execute(script)
    before = (tmp_path / "music.db").read_bytes()
    with pytest.raises(Foreign, match="another program"):
        await Database.open(tmp_path / "music.db")
    assert (tmp_path / "music.db").read_bytes() == before
    with pytest.raises(StoreError):
        backup(tmp_path / "music.db", tmp_path / "copy")
