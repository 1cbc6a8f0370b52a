from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.cli.restore import broken_matches
from bot.core import finding
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.store.backup import backup, check
from bot.store.database import Database
from bot.store.errors import BrokenMatches, Damaged, Locked, StoreError, TooNew
from bot.store.restoring import Broken, Restored
from bot.store.restoring import restore as restore_examined
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PINK, open_harness

NAME = "hatoba.sqlite3"
EXAMINE = partial(broken_matches, GameCatalog(GAMES, {}, Packs(Path())))


def restore(copy: Path, database: Path, *, keep_going: bool = False) -> Restored:
    return restore_examined(copy, database, EXAMINE, keep_going=keep_going)


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def test_a_copy_made_while_the_bot_runs_brings_the_match_back(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    async with open_harness(tmp_path) as harness:
        match = await harness.deal("toy", BLUE, PINK)
        name = harness.database.id
        await asyncio.to_thread(backup, tmp_path / NAME, target)
        with pytest.raises(Locked):
            await asyncio.to_thread(restore, target, tmp_path / NAME)
        await harness.open("toy", PINK, channel=5)
    aside = restore(target, tmp_path / NAME).aside
    assert aside is not None
    assert [stat.S_IMODE(path.stat().st_mode) for path in (target, tmp_path / NAME, aside)] == [0o600] * 3
    async with open_harness(tmp_path) as harness:
        assert [info.id for info in await harness.acting.read(finding.of_server, 700)] == [match]
        assert harness.database.id != name
    assert check(aside) == check(target)
    assert not [name for name in names_in(tmp_path) if "restoring" in name]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(StoreError, match="no database"):
        backup(tmp_path / NAME, tmp_path / "other")
    (tmp_path / NAME).write_text("")
    with pytest.raises(StoreError, match="there already"):
        backup(tmp_path / NAME, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"


def test_only_what_is_sound_and_known_is_restored(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no file"):
        restore(tmp_path / "nowhere", tmp_path / NAME)
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with pytest.raises(Damaged):
        restore(tmp_path / "junk", tmp_path / NAME)
    (tmp_path / "empty").touch()
    with pytest.raises(Damaged, match="no sound database"):
        restore(tmp_path / "empty", tmp_path / NAME)
    assert not (tmp_path / NAME).exists()


async def test_a_copy_of_a_newer_bot_is_refused(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.database.copy_to(tmp_path / "copy")
    (tmp_path / "copy").write_bytes(newer((tmp_path / "copy").read_bytes()))
    with pytest.raises(TooNew):
        restore(tmp_path / "copy", tmp_path / "other.sqlite3")


def newer(content: bytes) -> bytes:
    """A database file of a later format: the format stands in its bytes 60 to 63."""
    return content[:60] + (999).to_bytes(4, "big") + content[64:]


async def test_a_damaged_database_is_kept_with_its_log_and_replaced(tmp_path: Path) -> None:
    """What was committed last stands in the write-ahead log alone."""
    async with open_harness(tmp_path) as harness:
        await harness.open("toy", BLUE)
        await harness.database.copy_to(tmp_path / "copy")
        await harness.open("toy", PINK, channel=5)
        log = (tmp_path / f"{NAME}-wal").read_bytes()
    there = [tmp_path / f"{NAME}{end}" for end in ("", "-wal", "-shm")]
    contents = [b"coffee" * 5000, log, b"shared"]
    asides: list[Path] = []
    for _ in range(2):
        for file, content in zip(there, contents, strict=True):
            file.write_bytes(content)
        aside = restore(tmp_path / "copy", tmp_path / NAME).aside
        assert aside is not None
        asides.append(aside)
    assert len(set(asides)) == 2
    for aside in asides:
        assert [aside.with_name(aside.name + end).read_bytes() for end in ("", "-wal", "-shm")] == contents
    assert not there[1].exists()
    async with open_harness(tmp_path) as harness:
        assert len(await harness.acting.read(finding.of_server, 700)) == 1


async def test_what_a_killed_bot_left_is_kept_whole_and_can_be_opened(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.database.copy_to(tmp_path / "copy")
        await harness.open("toy", BLUE)
        killed = tmp_path / "killed"
        killed.mkdir()
        for end in ("", "-wal", "-shm"):
            (killed / f"{NAME}{end}").write_bytes((tmp_path / f"{NAME}{end}").read_bytes())
    aside = restore(tmp_path / "copy", killed / NAME).aside
    assert aside is not None
    database = await Database.open(aside)
    assert await database.read(lambda c: c.execute("SELECT count(*) FROM matches").fetchone()[0]) == 1
    await database.close()


async def spoiled(folder: Path) -> dict[str, str]:
    """A copy of three toy matches, of which one has lost its position, one an entry; what they are, by name."""
    async with open_harness(folder) as harness:
        names = {what: await harness.deal("toy", BLUE, PINK, channel=n) for n, what in enumerate(("p", "e", "good"))}
        for number, name in enumerate(names.values()):
            await harness.play_on(name, Rng(b"spoiled"), 4, channel=number)
        await harness.database.copy_to(folder / "copy")
    with closing(sqlite3.connect(folder / "copy")) as connection, connection:
        connection.execute("UPDATE matches SET snapshot = '{}' WHERE id = ?", (names["p"],))
        connection.execute("UPDATE entries SET content = 'x' WHERE match = ? AND number = 2", (names["e"],))
    return names


async def test_a_copy_with_broken_matches_is_refused_with_their_names(tmp_path: Path) -> None:
    names = await spoiled(tmp_path)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(BrokenMatches, match="--keep-going") as refused:
        restore(tmp_path / "copy", tmp_path / NAME)
    assert names["p"] in str(refused.value)
    assert names["e"] in str(refused.value)
    assert names["good"] not in str(refused.value)
    assert (tmp_path / NAME).read_bytes() == before
    assert sorted(names_in(tmp_path)) == sorted(["copy", NAME, f"{NAME}.lock", f"{NAME}.newest"])


async def test_only_broken_matches_are_left_out_if_wished(tmp_path: Path) -> None:
    names = await spoiled(tmp_path)
    done = restore(tmp_path / "copy", tmp_path / NAME, keep_going=True)
    assert done.left_out == tuple(Broken(names[what], "its log or its position") for what in "pe")
    async with open_harness(tmp_path) as harness:
        assert [info.id for info in await harness.acting.read(finding.of_server, 700)] == [names["good"]]
        assert await harness.play_on(names["good"], Rng(b"on"), 2, channel=2) == 2


async def test_an_entry_that_is_missing_is_noticed(tmp_path: Path) -> None:
    names = await spoiled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        connection.execute("DELETE FROM entries WHERE match = ? AND number = 1", (names["good"],))
    with pytest.raises(BrokenMatches, match=names["good"]):
        restore(tmp_path / "copy", tmp_path / NAME)
