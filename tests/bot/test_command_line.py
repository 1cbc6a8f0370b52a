"""The command line: copies of the database, and sentences instead of stack traces."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser, _SubParsersAction
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import trustme

from bot import bench
from bot.__main__ import READ_ENOUGH, main
from bot.cli import run
from bot.cli.command_line import parser
from bot.cli.doctor import examining, trial
from bot.local import table
from bot.store import file_connection
from render.faces import emojis
from tests.bot.fresh import lay_database
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.bench.figures import Figures
    from bot.store.database_address import Postgres

ROOT = Path(__file__).parents[2]
PAPERS = (ROOT / "README.md", ROOT / "data" / "operator" / "README.md")


def promised() -> list[str]:
    """What README, and that of whoever runs the bot, tell people to type behind ``python -m bot``, each once."""
    text = "\n".join(paper.read_text(encoding="utf-8") for paper in PAPERS)
    quoted = re.findall(r"`(?:\S*/)?python -m bot( [^`]*)?`", text)
    lines = re.findall(r"^ {4}.*python -m bot( .*)?$", text, re.MULTILINE)
    flags = re.findall(r"^`(--[a-z]+)` sets up games", text, re.MULTILINE)
    return sorted({" ".join(found.split()) for found in (*quoted, *lines, *flags)})


def commands(within: ArgumentParser | None = None) -> list[str]:
    """All commands, those of a command of several behind it."""
    found: list[str] = []
    for action in (within or parser())._actions:
        if isinstance(action, _SubParsersAction):
            for name, inner in action.choices.items():
                found += [name, *(f"{name} {each}" for each in commands(inner))]
    return found


def empty_database(name: str) -> Postgres:
    """An empty database of the tests' own PostgreSQL."""
    # Imported only then: the others do without.
    from tests.bot.postgres_server import drop, new_database  # noqa: PLC0415

    drop(name)
    return new_database(name)


def test_readme_names_every_command_but_those_of_a_workshop() -> None:
    named = {command.partition(" ")[0] for command in promised()}
    assert named == {
        *("", "--demo", "--discord", "backup", "bench", "calibrate", "data", "doctor"),
        *("emojis", "move-house", "pack", "recount", "restore", "selfplay", "verify"),
    }


@pytest.mark.parametrize("command", promised())
def test_what_readme_tells_people_to_type_is_done(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each as it stands there, but for one match of Osaka by apprentices instead of a hundred by masters, and for what
    measures and serves.
    """
    begun: list[str] = []

    async def serve(_folder: Path, **_kept: object) -> None:
        begun.append("table")

    def measure(game: str, wanted: Sequence[str]) -> Figures:
        begun.append(game)
        assert list(wanted) == []
        return {}

    monkeypatch.setattr(table, "serve", serve)
    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(examining, "CHECKS", [each for each in examining.CHECKS if each.__module__ != trial.__name__])
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    lay_database(tmp_path / "hatoba.sqlite3")
    quick = re.sub(r"--games \d+", "--games 1", command).replace("yokohama", "osaka")
    typed = quick.replace("FILE", str(tmp_path / "copy")).replace("FOLDER", str(tmp_path / "drawn")).split()
    typed = [{"NAME": "annas-box", "GAME": "osaka"}.get(word, word) for word in typed]
    if typed[:1] == ["calibrate"]:
        # Three masters think for a minute.
        typed += ["--level", "apprentice"]
    if "pack" in typed:
        # It begins in the folder in which it is typed.
        monkeypatch.chdir(tmp_path)
    if typed[:1] == ["move-house"]:
        typed = ["move-house", str(tmp_path / "hatoba.sqlite3"), empty_database("typed").url.get_secret_value()]
    if typed == ["--discord"]:
        with pytest.raises(SystemExit, match="2"):
            main(typed)
        assert "DISCORD_TOKEN is missing" in capsys.readouterr().err
        return
    if typed[:1] == ["restore"]:
        assert main(["backup", typed[1]]) == 0
    # To ask Discord a token is needed.
    assert main(typed) == int("--discord" in typed)
    assert begun or capsys.readouterr().out


@pytest.mark.parametrize("command", commands())
def test_every_command_says_what_it_does_with_an_example_that_can_be_typed(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])
    said = " ".join(capsys.readouterr().out.split())
    [example] = re.findall(r" Example: python -m bot (.*)$", said)
    assert example.startswith(f"{command} ") or example == command
    if command != "bench":
        parser().parse_args(example.split())


async def test_a_copy_is_written_and_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    lay_database(tmp_path / "hatoba.sqlite3")
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "nothing was overwritten" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy")]) == 0
    assert "stands in the place of" in capsys.readouterr().out


def test_emojis_are_drawn_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emojis", str(tmp_path / "drawn")]) == 0
    assert {file.name for file in (tmp_path / "drawn").iterdir()} == {f"{name}.png" for name in emojis()}
    (tmp_path / "taken").touch()
    assert main(["emojis", str(tmp_path / "taken")]) == 1
    assert capsys.readouterr().err.startswith(f"{tmp_path / 'taken'} cannot be written to")


def test_who_reads_may_stop_before_the_end() -> None:
    """As ``head`` does: nothing is said of it, and the exit code is what shells know of other programs."""
    told = subprocess.Popen(
        [sys.executable, "-m", "bot", "data", "sources"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert told.stdout is not None
    told.stdout.close()
    _, errors = told.communicate(timeout=60)
    assert (errors, told.returncode) == (b"", READ_ENOUGH)


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


def test_a_schema_without_what_reads_it_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    schema = tmp_path / "openapi.json"
    schema.write_text("{}")
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HATOBA_SCHEMA", str(schema))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setitem(sys.modules, "jsonschema_rs", None)
    with pytest.raises(SystemExit):
        main([])
    assert capsys.readouterr().err == (
        "HATOBA_SCHEMA: the package jsonschema-rs is missing; install requirements-dev.lock, or unset HATOBA_SCHEMA.\n"
    )
    assert not (tmp_path / "data" / "table").exists()


def test_a_copy_into_a_folder_that_is_not_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    sqlite3.connect(tmp_path / "hatoba.sqlite3").close()
    assert main(["backup", str(tmp_path / "missing" / "copy")]) == 1
    assert (
        capsys.readouterr().err == f"{tmp_path / 'missing' / 'copy'} cannot be written (No such file or directory).\n"
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["osaka", "--option", "bogus=1"], "osaka does not take --option bogus=1; it takes none."),
        (["nippon", "--option", "modules=bogus"], "nippon does not take --option modules=bogus; it takes sides=a|b"),
        (["nippon", "--option", "modules"], "nippon does not take --option modules; it takes sides=a|b"),
        (["nippon", "--option", "modules=goals", "--players", "1"], "nippon: "),
    ],
)
def test_an_option_that_a_game_does_not_take_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["selfplay", *arguments, "--games", "1"])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(says)
    assert said.count("\n") == 1


def test_automatic_players_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "osaka", "trader", "apprentice", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["trader", "apprentice"]
    assert all(" of 2 won, " in line for line in lines)


def test_a_calibration_is_a_table_or_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["calibrate", "osaka", "--players", "2", "--games", "1", "--level", "apprentice"]
    assert main(asked) == 0
    assert capsys.readouterr().out.startswith("osaka, 2 seats, apprentice players: 1 of 1 matches finished\n")
    assert main([*asked, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["players"], report["finished"], sum(report["ends"].values())) == (2, 1, 1)


def test_a_calibration_of_a_game_that_is_not_there_names_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["calibrate", "chess"])
    assert stopped.value.code == 2
    assert "invalid choice: 'chess' (choose from 'nippon', 'osaka'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["tournament", "osaka", "master"], "osaka takes 2 to 4 players, and at least one match must be played."),
        (["tournament", "toy", "master", "trader"], "toy has no automatic players."),
        (["selfplay", "toy", "--policy", "master"], "toy has no automatic players."),
        (["calibrate", "toy"], "toy has no automatic players."),
        (
            ["calibrate", "osaka", "--players", "5"],
            "osaka takes 2 to 4 players, and at least one match must be played.",
        ),
        (["calibrate", "osaka", "--games", "0"], "osaka takes 2 to 4 players, and at least one match must be played."),
    ],
)
def test_who_cannot_play_by_himself_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    register()
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert capsys.readouterr().err == f"{says}\n"


@pytest.fixture
def with_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is set up, at a Discord of our own that is not there."""
    trustme.CA().cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    for name, value in {
        "DISCORD_TOKEN": "a.b.c",
        "HATOBA_DATA": str(tmp_path),
        "HATOBA_LOOPBACK": f"127.0.0.1:{port}",
        "HATOBA_LOOPBACK_CA": str(tmp_path / "ca.pem"),
    }.items():
        monkeypatch.setenv(name, value)
    # The log of the tests stays as it is.
    monkeypatch.setattr(run, "set_up", lambda _: None)


@pytest.mark.usefixtures("with_token")
def test_without_a_network_the_bot_says_so_and_may_be_started_again(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--discord"])
    assert stopped.value.code == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("Discord cannot be reached (Cannot connect to host discord.com:443")


@pytest.mark.usefixtures("with_token")
def test_without_its_server_the_bot_says_so_and_may_be_started_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATABASE", "postgresql://me:s3cret@127.0.0.1:1/house")
    with pytest.raises(SystemExit) as stopped:
        main(["--discord"])
    assert stopped.value.code == 1
    said = capsys.readouterr().err
    assert said.startswith("the PostgreSQL database house at 127.0.0.1:1 cannot be reached")
    assert "s3cret" not in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("with_token")
@pytest.mark.parametrize("where", ["hatoba.sqlite3", "a file/hatoba.sqlite3"])
def test_a_database_that_cannot_be_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    (tmp_path / "a file").touch()
    (tmp_path / "hatoba.sqlite3").mkdir()
    monkeypatch.setenv("HATOBA_DATABASE", str(tmp_path / where))
    with pytest.raises(SystemExit):
        main(["--discord"])
    said = capsys.readouterr().err
    assert said.startswith(str(tmp_path / where))
    assert "backup" not in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("with_token")
def test_a_database_that_someone_writes_to_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(file_connection, "BUSY", 0.1)
    with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(SystemExit):
            main(["--discord"])
    said = capsys.readouterr().err
    assert said.startswith("Another program is writing to")
    assert "restore" not in said


def test_a_local_table_that_cannot_be_kept_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / "file").touch()
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path / "file"))
    with pytest.raises(SystemExit):
        main([])
    assert capsys.readouterr().err.startswith(f"HATOBA_DATA: {tmp_path / 'file' / 'table'} cannot be made")
