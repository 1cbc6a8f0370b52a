"""The daily copy: due by the clock, whole or not there, a few of them kept, and one sentence where none can be made."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NoReturn

import pytest
from structlog.testing import capture_logs

from bot.background import daily_backup
from bot.background.daily_backup import DailyBackup
from bot.core import clock
from bot.store import migrating
from bot.store.backup import check
from bot.store.database import Database

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KEPT = 3


@pytest.fixture
async def daily(tmp_path: Path) -> DailyBackup:
    await (await Database.open(tmp_path / "hatoba.sqlite3")).close()
    (tmp_path / "copies").mkdir()
    return DailyBackup(tmp_path / "hatoba.sqlite3", tmp_path / "copies", KEPT)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def set_clock(moment: str) -> None:
        now = datetime.fromisoformat(f"2026-{moment}").replace(tzinfo=UTC).timestamp()
        monkeypatch.setattr(clock, "now", lambda: now)

    return set_clock


def there(daily: DailyBackup) -> list[str]:
    return sorted(file.name.removeprefix("hatoba-2026-").removesuffix(".sqlite3") for file in daily.folder.iterdir())


async def said(daily: DailyBackup) -> list[str]:
    """What is said of two looks."""
    with capture_logs() as lines:
        await daily.look()
        await daily.look()
    assert {line["log_level"] for line in lines} <= {"error"}
    return [line["why"] for line in lines]


async def test_a_copy_is_made_each_day_after_three_and_the_newest_are_kept(
    daily: DailyBackup, at: Callable[[str], None]
) -> None:
    (daily.folder / "hatoba-mine.sqlite3").touch()
    seen = []
    for moment in ("03-01T14:00", "03-02T02:59", "03-02T03:00", "03-02T23:00", "03-03T04:00", "03-05T03:01"):
        at(moment)
        await daily.look()
        seen.append(there(daily)[:-1])
    assert seen == [
        *(["03-01"], ["03-01"]),
        *(["03-01", "03-02"], ["03-01", "03-02"]),
        *(["03-01", "03-02", "03-03"], ["03-02", "03-03", "03-05"]),
    ]
    assert there(daily)[-1] == "hatoba-mine", "what is not a copy of ours is left alone"
    assert check(daily.folder / "hatoba-2026-03-05.sqlite3") == max(migrating.migrations())


async def test_a_clock_that_was_ahead_costs_no_new_copy(daily: DailyBackup, at: Callable[[str], None]) -> None:
    for moment in ("11-01T14:00", "11-02T14:00", "11-03T14:00", "03-01T14:00"):
        at(moment)
        await daily.look()
    assert there(daily) == ["03-01", "11-02", "11-03"]


async def test_a_copy_that_was_not_finished_never_counts(
    daily: DailyBackup, at: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def kill(_: Path) -> NoReturn:
        raise Killed

    at("03-01T14:00")
    with monkeypatch.context() as killed:
        killed.setattr(daily_backup, "_sync", kill)
        with pytest.raises(Killed):
            await daily.look()
    assert there(daily) == ["03-01.sqlite3.unfinished"]
    at("03-02T14:00")
    await daily.look()
    assert there(daily) == ["03-02"]


async def test_a_folder_that_is_not_there_is_said_once_and_used_once_it_is(
    daily: DailyBackup, at: Callable[[str], None]
) -> None:
    at("03-01T14:00")
    daily.folder.rmdir()
    assert await said(daily) == [f"{daily.folder}: No such file or directory"]
    daily.folder.mkdir()
    await daily.look()
    assert there(daily) == ["03-01"]


async def test_a_folder_that_cannot_be_written_to_is_said_once(
    daily: DailyBackup, at: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(errno.EROFS, "Read-only file system")

    at("03-01T14:00")
    monkeypatch.setattr(os, "open", refuse)
    [why] = await said(daily)
    assert why.endswith("cannot be written (Read-only file system).")
    assert there(daily) == []


async def test_a_full_disk_is_said_once_and_nothing_half_written_stays(
    daily: DailyBackup, at: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    at("03-01T14:00")
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1 << 30, (1 << 30) - 1, 1))
        assert await said(daily) == [f"{daily.folder} has room for 0 MiB, and a copy needs 64."]

    def fill(*_: object) -> NoReturn:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr("bot.store.backup.copy_to", fill)
    [why] = await said(daily)
    assert why.startswith("There is no room for ")
    assert there(daily) == []


async def test_a_damaged_database_is_said_and_its_older_copies_stay(
    daily: DailyBackup, at: Callable[[str], None]
) -> None:
    at("03-01T14:00")
    await daily.look()
    daily.database.write_bytes(b"coffee" * 5000)
    at("03-02T14:00")
    [why] = await said(daily)
    assert "cannot be copied" in why
    assert there(daily) == ["03-01"]
