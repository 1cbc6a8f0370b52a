"""The command line: copies of the database, and sentences instead of stack traces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.__main__ import main
from bot.local import table
from bot.store.database import Database

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_a_copy_is_written_and_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    await (await Database.open(tmp_path / "hatoba.sqlite3")).close()
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "nothing was overwritten" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy")]) == 0
    assert "stands in the place of" in capsys.readouterr().out


def test_a_restore_from_nothing_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    assert main(["restore", str(tmp_path / "nothing")]) == 1
    assert capsys.readouterr().err == f"There is no file {tmp_path / 'nothing'}.\n"


def test_the_local_table_runs_the_program_that_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m tests.toy` brings its games to the table too."""
    served: list[tuple[str, ...]] = []

    async def serve(_folder: Path, *, bot_command: tuple[str, ...], **_kept: object) -> None:
        served.append(bot_command)

    monkeypatch.setattr(table, "serve", serve)
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main([]) == 0
    assert main([], "tests.toy") == 0
    assert [command[1:] for command in served] == [("-m", "bot", "--discord"), ("-m", "tests.toy", "--discord")]
