"""The doctor: of each house in which something is broken it says that, with what to do, and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn, TypeAlias
from zoneinfo import ZoneInfoNotFoundError

import pytest
from pydantic import SecretStr

from bot.cli.doctor import at_discord, examining, machine, trial
from bot.core.settings import Settings
from bot.discord.registering import FILE
from bot.local.serve import ADDRESS
from bot.local.table import at_running_table
from bot.players.thinker import Pointless
from bot.store.backup import backup
from bot.store.migrating import migrations
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, open_harness

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.local.running import LocalDiscord

TOKEN = f"MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.{'x' * 38}"
NAME = "hatoba.sqlite3"

Break: TypeAlias = "Callable[[Path, pytest.MonkeyPatch], None]"


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a match."""
    folder = tmp_path_factory.mktemp("laid")
    asyncio.run(lay(folder))
    return folder


async def lay(folder: Path) -> None:
    async with open_harness(folder) as harness:
        await harness.play_on(await harness.deal("toy", BLUE, PINK), Rng(b"doctor"), 6)


@pytest.fixture
def house(laid: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house in which all is well; what is slow to try is tried by a test of its own."""
    shutil.copytree(laid, tmp_path / "data")
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    env.chmod(0o600)
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("HATOBA_") or name == "DISCORD_TOKEN"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HATOBA_DATA", "data")
    monkeypatch.setattr(examining, "CHECKS", tuple(c for c in examining.CHECKS if c.__module__ != trial.__name__))
    return tmp_path


def changed(house: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(house / "data" / NAME, isolation_level=None)) as connection:
        connection.execute(statement, values)


def readable_by_all(house: Path, _: pytest.MonkeyPatch) -> None:
    (house / ".env").chmod(0o644)


def cut_token(house: Path, _: pytest.MonkeyPatch) -> None:
    (house / ".env").write_text("DISCORD_TOKEN=MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE")


def bad_setting(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATOBA_PRESSES", "0")


def file_for_a_folder(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (house / "file").touch()
    monkeypatch.setenv("HATOBA_DATA", "file")


def no_backup_folder(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATOBA_BACKUP_DIR", "nowhere")


def old_backup(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATOBA_BACKUP_DIR", "copies")
    (house / "copies").mkdir()
    copy = house / "copies" / "hatoba-2026-03-01.sqlite3"
    backup(house / "data" / NAME, copy)
    os.utime(copy, (0, time.time() - 3 * 86_400))


def full_disk(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1 << 40, 1 << 40, 5 << 20))


def flipped_page(house: Path, _: pytest.MonkeyPatch) -> None:
    file = house / "data" / NAME
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 9] = b"coffee" * 4096
    file.write_bytes(content)


def no_right_to_read(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: Path) -> NoReturn:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr("bot.cli.doctor.installation.make_sure_it_is_whole", refuse)


def no_database_file(house: Path, _: pytest.MonkeyPatch) -> None:
    (house / "data" / NAME).unlink()
    (house / "data" / NAME).mkdir()


def foreign_database(house: Path, _: pytest.MonkeyPatch) -> None:
    (house / "data" / NAME).unlink()
    changed(house, "CREATE TABLE recipes (soup TEXT)")


def missing_moves(house: Path, _: pytest.MonkeyPatch) -> None:
    mark = house / "data" / f"{NAME}.newest"
    noted = json.loads(mark.read_text())
    mark.write_text(json.dumps(noted | {"count": noted["count"] + 2}).ljust(256))


def newer_format(house: Path, _: pytest.MonkeyPatch) -> None:
    changed(house, "PRAGMA user_version = 999")


def broken_match(house: Path, _: pytest.MonkeyPatch) -> None:
    changed(house, "UPDATE entries SET made = made + 1 WHERE number = 3")


def clock_behind(house: Path, _: pytest.MonkeyPatch) -> None:
    ahead = int(time.time()) + 3600
    changed(house, "UPDATE house SET value = json_set(value, '$.made', ?) WHERE key = 'newest'", ahead)


def other_packages(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = house / "requirements.lock"
    lock.write_text("aiohttp==0.0.1 \\\n    --hash=x\nno-such-thing==1.0\nfor-others==1 ; sys_platform == 'amiga' \\\n")
    monkeypatch.setattr(machine, "LOCK", lock)


def no_fonts(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "FONTS", house)


def little_memory(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATOBA_WORKERS", "1")
    monkeypatch.setattr(machine, "_memory", lambda: (256 << 20, 200 << 20))


def many_workers(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATOBA_WORKERS", "11")
    monkeypatch.setattr(machine, "_memory", lambda: (512 << 20, 300 << 20))


def no_time_zones(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(zone: str) -> NoReturn:
        raise ZoneInfoNotFoundError(zone)

    monkeypatch.setattr(machine, "ZoneInfo", refuse)


BROKEN: dict[Break, tuple[str, str]] = {
    readable_by_all: (".env", "chmod 600 "),
    cut_token: ("token", "is cut or no token. Copy it again"),
    bad_setting: ("settings", "HATOBA_PRESSES input should be greater than or equal to 1."),
    file_for_a_folder: ("folders", "file is no folder. Make it"),
    no_backup_folder: ("folders", "nowhere is not there. Make it"),
    old_backup: ("backups", "the newest of 1 is 3 days old. The log"),
    full_disk: ("disk", "5 MiB are free at "),
    flipped_page: ("database", "restore a backup"),
    no_right_to_read: ("database", "cannot be read (Permission denied). Run this as the user that runs the bot."),
    no_database_file: ("database", "; look to its folder, its owner and the disk."),
    foreign_database: ("database", "is the database of another program; set HATOBA_DATABASE"),
    missing_moves: ("database", "2 of its newest moves and lobbies are missing"),
    newer_format: ("migrations", "format 999, and this version knows"),
    broken_match: ("matches", "1 of 1 cannot be read: "),
    clock_behind: ("clock", "seconds before the newest move. Set the clock"),
    other_packages: ("packages", "and not 0.0.1, no-such-thing is missing. Stop the bot, then: "),
    no_fonts: ("fonts", "Take data/fonts"),
    little_memory: ("memory", "200 of 256 MiB are free. Give the bot 512 MiB."),
    many_workers: ("memory", "300 of 512 MiB are free. Give the bot 992 MiB, or set HATOBA_WORKERS lower."),
    no_time_zones: ("time zones", "Install the package tzdata"),
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_what_is_broken_is_said_and_nothing_else(
    broken: Break, house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(house, monkeypatch)
    about, says = BROKEN[broken]
    assert examining.examine(with_discord=False) == 1
    said = capsys.readouterr().out
    [bad] = [line for line in said.splitlines() if line.startswith("BAD")]
    assert bad.startswith(f"BAD  {about}: ")
    assert says in bad
    assert said.endswith("\n1 of these is not well.\n")
    assert TOKEN not in said


def test_a_house_in_which_all_is_well_stays_as_it_is(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def content() -> dict[str, bytes]:
        return {str(file): file.read_bytes() for file in house.rglob("*") if file.is_file()}

    before = content()
    assert examining.examine(with_discord=False) == 0
    assert content() == before
    said = capsys.readouterr().out
    assert "ok   matches: all 1 can be read.\n" in said
    assert said.endswith("\nAll is well.\n")


async def test_beside_a_running_bot_the_newest_move_is_seen(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_harness(house / "own") as harness:
        await harness.deal("toy", BLUE, PINK)
        monkeypatch.setenv("HATOBA_DATA", "own")
        assert examining.examine(with_discord=False) == 0
        await harness.deal("toy", BLUE, PINK, channel=5)
    assert "ok   matches: all 1 can be read.\n" in capsys.readouterr().out


@pytest.mark.usefixtures("house")
def test_a_database_of_an_older_format_is_read_in_a_copy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    newest = max(migrations())
    monkeypatch.setattr("bot.cli.doctor.installation.migrations", lambda: {newest + 1: ""})
    assert examining.examine(with_discord=False) == 0
    said = capsys.readouterr().out
    assert f"format {newest} of {newest + 1}; the next start brings it to {newest + 1}" in said
    assert "ok   matches: all 1 can be read.\n" in said


@pytest.mark.drawn
@pytest.mark.long
def test_a_picture_is_drawn_and_a_thought_thought() -> None:
    settings = Settings(_env_file=None)
    found = [*trial.picture(settings), *trial.thought(settings)]
    assert [(each.about, each.remedy) for each in found] == [("pictures", ""), ("bots", "")]


def test_a_picture_that_is_not_drawn_and_a_thought_that_comes_to_nothing_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> NoReturn:
        raise Pointless("its process dies each time")

    settings = Settings(_env_file=None)
    monkeypatch.setattr(trial, "warm", fail)
    monkeypatch.setattr(trial, "_think", fail)
    found = [*trial.picture(settings), *trial.thought(settings)]
    assert [each.line.partition(". ")[0] for each in found] == [
        "BAD  pictures: its process dies each time",
        "BAD  bots: none can think (its process dies each time)",
    ]


async def test_discord_is_asked_for_token_rights_commands_and_distance(world: LocalDiscord, tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    address = {"url": world.url, "token": world.token, "ca": str(world.ca_file)}
    (tmp_path / "table" / ADDRESS).write_text(json.dumps(address))
    settings = at_running_table(Settings(data=tmp_path, _env_file=None))

    async def bad(of: Settings = settings) -> dict[str, str]:
        found = [each async for each in at_discord.at_discord(of)]
        assert found
        return {each.about: each.says for each in found if each.remedy}

    assert await bad() == {}
    (tmp_path / FILE).write_text("1 other")
    assert list(await bad()) == ["commands"]
    (tmp_path / FILE).unlink()
    guild = next(iter(world.fake.world.guilds.values()))
    guild.everyone = 0
    await world.control.ask("set_permissions", deny=["ATTACH_FILES", "READ_MESSAGE_HISTORY"])
    [(about, says)] = (await bad()).items()
    assert (about, says) == (
        "servers",
        f"on 1 of 1 it lacks something: {guild.name} ({guild.id}): Attach Files, Read Message History.",
    )
    wrong = settings.model_copy(update={"token": SecretStr("local.bot.wrong")})
    assert await bad(wrong) == {"Discord": "does not know the token."}
    nowhere = settings.model_copy(update={"loopback": "127.0.0.1:9"})
    [says] = (await bad(nowhere)).values()
    assert says.startswith("cannot be asked (")
