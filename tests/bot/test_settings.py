from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from bot.core.settings import Settings, is_loopback, load_settings
from bot.store.database_address import Postgres

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LOOPBACK", "LOOPBACK_CA", "CLOCK_FILE", "DATA", "DATABASE", "LOBBY_DAYS"):
        monkeypatch.delenv(f"HATOBA_{name}", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


def test_without_any_setting_everything_lies_in_one_folder() -> None:
    settings = Settings()
    assert settings.token is None
    assert settings.database == Path("local/hatoba.sqlite3")
    assert settings.packs == Path("local/packs")
    assert (settings.lobbies_per_person, settings.matches_per_server, settings.lobby_days) == (10, 50, 7)


def test_there_are_as_many_workers_as_cores_to_spare_unless_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert Settings().workers == workers
    monkeypatch.setenv("HATOBA_WORKERS", "3")
    assert Settings().workers == 3


def test_the_file_is_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nHATOBA_DATA=here\nHATOBA_LOBBY_DAYS=3\nPATH_OF_OTHERS=x\n")
    monkeypatch.setenv("HATOBA_DATA", "there")
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN
    assert settings.database == Path("there/hatoba.sqlite3")
    assert settings.lobby_days == 3


def test_the_example_is_a_valid_file(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / ".env.example"
    lines = [line.removeprefix("#") for line in example.read_text().splitlines() if "=" in line]
    (tmp_path / ".env").write_text("\n".join(lines))
    assert load_settings() == Settings(_env_file=None)
    assert set(Settings.model_fields) - {"loopback", "loopback_ca", "clock_file"} == {
        line.split("=")[0].removeprefix("HATOBA_").removeprefix("DISCORD_").lower() for line in lines
    }


def test_the_token_stands_in_no_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings()
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("HATOBA_LOBBY_DAYS", "soon", "HATOBA_LOBBY_DAYS input should be a valid integer"),
        ("HATOBA_LOBBY_DAYS", "0", "HATOBA_LOBBY_DAYS input should be greater than or equal to 1"),
        ("HATOBA_LOG_LEVEL", "LOUD", "HATOBA_LOG_LEVEL input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("HATOBA_LOOPBACK", "10.0.0.1:80", "HATOBA_LOOPBACK must be an address of this machine"),
        ("HATOBA_CLOCK_FILE", "ahead", "HATOBA_CLOCK_FILE is only for a Discord of our own"),
        ("HATOBA_LOOPBACK_CA", "nowhere.pem", "HATOBA_LOOPBACK_CA is no file."),
        ("HATOBA_DATABASE", "mysql://me@here/hatoba", "HATOBA_DATABASE must be a file, or an address such as post"),
        ("HATOBA_DATABASE", "postgresql://me:secret@here", "HATOBA_DATABASE must name a database after the host"),
        ("HATOBA_DATABASE", "postgresql://me:secret@here:0/hatoba", "HATOBA_DATABASE must have a number from 1 to"),
        ("HATOBA_DATABASE", "postgresql://here:port/hatoba", "HATOBA_DATABASE must have a number from 1 to 65535"),
        ("DISCORD_TOKEN", f"{TOKEN} {TOKEN}", "DISCORD_TOKEN is not a token"),
    ],
)
def test_a_bad_setting_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, says: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as stopped:
        load_settings()
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(says)
    assert said.count("\n") == 1
    assert TOKEN not in said


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://hatoba:s3cret@db.example:5433/house", "the PostgreSQL database house at db.example:5433"),
        ("postgres://db.example,db2.example:5433/house?sslmode=require", "house at db.example,db2.example:5433"),
        ("postgresql:///house?host=/run/postgresql", "the PostgreSQL database house"),
        ("postgresql://[::1]:5432/house", "the PostgreSQL database house at [::1]:5432"),
    ],
)
def test_a_database_of_postgresql_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch, address: str, shown: str
) -> None:
    monkeypatch.setenv("HATOBA_DATABASE", address)
    settings = load_settings()
    assert isinstance(settings.database, Postgres)
    assert settings.database.url.get_secret_value() == address
    assert str(settings.database).endswith(shown)
    assert "s3cret" not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


def test_a_folder_for_copies_is_for_files_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATABASE", "postgresql://me@here/hatoba")
    monkeypatch.setenv("HATOBA_BACKUP_DIR", "copies")
    with pytest.raises(SystemExit):
        load_settings()
    assert capsys.readouterr().err == (
        "HATOBA_BACKUP_DIR is only for a database in a file; let pg_dump copy one of PostgreSQL's.\n"
    )


@pytest.mark.parametrize("content", [b"\xff\xfeH\x00A\x00", bytes(range(256))])
def test_a_file_that_is_no_text_is_named_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(SystemExit) as stopped:
        load_settings()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith(".env is no text in UTF-8")


@pytest.mark.parametrize("address", ["127.0.0.1:8443", "127.9.9.9:1", "[::1]:8443"])
def test_addresses_of_this_machine(address: str) -> None:
    assert is_loopback(address)


@pytest.mark.parametrize(
    "address",
    ["", "127.0.0.1", "discord.com:443", "localhost:80", "127.0.0.1@evil.example:80", "evil.example#127.0.0.1:80",
     "127.0.0.1:99999", "127.0.0.1:80/path", "0.0.0.0:80", "127.0.0.1.evil.example:80", "http://127.0.0.1:80"],
)  # fmt: skip
def test_addresses_elsewhere(address: str) -> None:
    assert not is_loopback(address)


def test_nothing_here_makes_files(tmp_path: Path) -> None:
    load_settings()
    assert list(tmp_path.iterdir()) == []
    assert stat.S_ISDIR(tmp_path.stat().st_mode)
