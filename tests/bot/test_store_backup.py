from __future__ import annotations

import asyncio
import stat
from typing import TYPE_CHECKING

import pytest

from bot.store.backup import backup, check, restore
from bot.store.errors import Damaged, Locked, StoreError, TooNew
from tests.bot.harness import BLUE, PINK, open_harness

if TYPE_CHECKING:
    from pathlib import Path

NAME = "hatoba.sqlite3"


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
    aside = restore(target, tmp_path / NAME)
    assert aside is not None
    assert [stat.S_IMODE(path.stat().st_mode) for path in (target, tmp_path / NAME, aside)] == [0o600] * 3
    async with open_harness(tmp_path) as harness:
        assert [info.id for info in await harness.service.matches(700)] == [match]
        assert harness.database.id != name
    assert check(aside) == check(target)
    assert sum("copy" in name or "restoring" in name for name in names_in(tmp_path)) == 2


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


async def test_a_damaged_database_is_kept_and_replaced(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.open("toy", BLUE)
        await harness.database.copy_to(tmp_path / "copy")
    (tmp_path / NAME).write_bytes(b"coffee" * 5000)
    aside = restore(tmp_path / "copy", tmp_path / NAME)
    assert aside is not None
    assert aside.read_bytes() == b"coffee" * 5000
    assert sorted(names_in(tmp_path)) == sorted([NAME, aside.name, "copy", f"{NAME}.lock"])
    async with open_harness(tmp_path) as harness:
        assert len(await harness.service.matches(700)) == 1
