"""What whoever runs the bot is given: the container's steps, done in a clean folder, and the unit of the service."""

from __future__ import annotations

import asyncio
import configparser
import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.cli.command_line import parser
from bot.core.settings import BAD_SETTINGS
from bot.local.running import LocalDiscord
from bot.local.waiting import wait_for
from bot.store.database_address import where
from bot.store.postgres.connecting import OLDEST
from tests.bot.postgres_server import drop, new_database
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).parents[2]
OPERATOR = ROOT / "data" / "operator"
FOR_THE_USER = "useradd"
"""What only a container may do: it makes the user that the bot runs as."""


def steps() -> list[tuple[str, str]]:
    """The steps of the container, each with its word and what stands behind it."""
    text = (OPERATOR / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def step(word: str) -> str:
    [found] = [rest for each, rest in steps() if each == word]
    return found


def composed(what: str) -> str:
    """What compose.yaml says of one thing."""
    text = (OPERATOR / "compose.yaml").read_text(encoding="utf-8")
    [found] = re.findall(rf"^ +{what}: +(\S.*)$", text, re.MULTILINE)
    return str(found)


def health() -> list[str]:
    """The command that asks the bot whether it lives."""
    how, *command = json.loads(composed("test"))
    assert how == "CMD"
    return list(command)


def test_the_container_runs_a_command_that_there_is_as_no_one_of_rights() -> None:
    asked = [*json.loads(step("ENTRYPOINT")), *json.loads(step("CMD"))]
    assert asked[:3] == [".venv/bin/python", "-m", "bot"]
    assert parser().parse_args(asked[3:]).discord
    assert step("USER") == "10001:10001", "a number, so that whatever runs it can see that it is not root"
    assert "useradd --uid 10001 " in "".join(rest for word, rest in steps() if word == "RUN")
    assert all((ROOT / rest.split()[0]).exists() for word, rest in steps() if word == "COPY")
    metrics = dict(each.split("=") for each in step("ENV").split())["HATOBA_METRICS"]
    assert f"http://{metrics}/live" in health()[-1]


def test_the_linter_of_containers_has_nothing_to_say() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    said = subprocess.run([linter, OPERATOR / "Containerfile"], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout + said.stderr) == (0, "")


def test_the_builder_is_handed_what_is_copied_and_neither_secrets_nor_matches() -> None:
    handed = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line]
    copied = [rest.split()[0] for word, rest in steps() if word == "COPY"]
    assert handed == ["*", *(f"!{each}" for each in copied), "**/__pycache__"]


def test_compose_builds_it_and_lets_it_write_to_its_volume_alone() -> None:
    text = (OPERATOR / "compose.yaml").read_text(encoding="utf-8")
    assert (OPERATOR / composed("context")).resolve() == ROOT
    assert ROOT / composed("dockerfile") == OPERATOR / "Containerfile"
    assert composed("read_only") == "true"
    assert re.findall(r"^ +- (\S+:/\S+)$", text, re.MULTILINE) == [f"data:{step('VOLUME')}"]


def test_the_unit_starts_a_command_that_there_is_and_not_again_where_that_is_useless() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(OPERATOR / "hatoba.service", encoding="utf-8")
    service = unit["Service"]
    program, *asked = shlex.split(service["ExecStart"])
    assert program == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert asked[:2] == ["-m", "bot"]
    assert parser().parse_args(asked[2:]).discord
    assert service["RestartPreventExitStatus"] == str(BAD_SETTINGS)
    assert service["ProtectSystem"] == "strict"


def built(folder: Path, **arguments: str) -> dict[str, str]:
    """Do the steps of the container in a folder, with its arguments; gives the environment that it sets."""
    environment = os.environ | arguments
    for word, rest in steps():
        match word:
            case "COPY":
                source, target = rest.split()
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, folder / target, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy2(ROOT / source, folder / target)
            case "RUN" if not rest.startswith(FOR_THE_USER):
                subprocess.run(["/bin/sh", "-ec", rest], cwd=folder, env=environment, check=True, capture_output=True)
            case _:
                pass
    return dict(each.split("=") for each in step("ENV").split())


def free_address() -> str:
    """Where no one on this machine listens yet."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return f"127.0.0.1:{free.getsockname()[1]}"


def content(folder: Path) -> dict[str, int]:
    return {str(file): file.stat().st_mtime_ns for file in folder.rglob("*")}


async def ran(folder: Path, asked: list[str], environment: Mapping[str, str]) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        folder / asked[0], *asked[1:], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def stands(address: str, how: str) -> None:
    """Wait until a process says how it stands."""
    async with aiohttp.ClientSession() as session:

        async def does() -> bool:
            with contextlib.suppress(aiohttp.ClientError):
                async with session.get(f"http://{address}/ready") as answer:
                    return (await answer.text()).startswith(how)
            return False

        await wait_for(does)


def contained(told: Mapping[str, str], world: LocalDiscord, data: Path, address: str) -> dict[str, str]:
    """The environment of what runs in a container, with a Discord of our own."""
    data.mkdir()
    return {
        **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        **told,
        "HATOBA_DATA": str(data),
        "HATOBA_METRICS": address,
        "DISCORD_TOKEN": world.token,
        "HATOBA_LOOPBACK": world.address,
        "HATOBA_LOOPBACK_CA": str(world.ca_file),
    }


@pytest.mark.longest
@pytest.mark.long
async def test_what_the_container_does_works_in_a_clean_folder_that_stays_as_it_is(tmp_path: Path) -> None:
    folder, data = tmp_path / "hatoba", tmp_path / "data"
    folder.mkdir()
    told = await asyncio.to_thread(built, folder)
    address = free_address()
    entry, before = json.loads(step("ENTRYPOINT")), content(folder)
    async with LocalDiscord.running() as world:
        world.fake.first_answer = GENEROUS
        environment = contained(told, world, data, address)
        code, said = await ran(folder, [*entry, "doctor", "--discord"], environment)
        assert code == 0, said
        bot = await asyncio.create_subprocess_exec(
            folder / entry[0], *entry[1:], *json.loads(step("CMD")), cwd=folder, env=environment
        )
        checked = [each.replace(told["HATOBA_METRICS"], address) for each in health()]

        async def lives() -> bool:
            return (await ran(folder, checked, environment))[0] == 0

        try:
            await wait_for(lives)
            code, said = await ran(folder, [*entry, "backup", str(data / "copy")], environment)
            assert code == 0, said
        finally:
            bot.send_signal(getattr(signal, step("STOPSIGNAL")))
            # Whatever runs it kills it after that.
            patient = float(composed("stop_grace_period").removesuffix("s"))
            assert await asyncio.wait_for(bot.wait(), patient) == 0
        assert not await lives()
    assert content(folder) == before


def shared() -> str:
    """What compose-postgres.yaml says."""
    return (OPERATOR / "compose-postgres.yaml").read_text(encoding="utf-8")


def test_the_other_compose_file_runs_two_alike_that_differ_in_their_names_alone() -> None:
    alike, _, services = shared().partition("\nservices:\n")
    database, first, second = re.split(r"^  (?:first|second):\n", services, flags=re.MULTILINE)
    assert first.split() == ["<<:", "*hatoba", "hostname:", "first"]
    assert second.partition("\nsecrets:")[0].split() == ["<<:", "*hatoba", "hostname:", "second"]
    one = (OPERATOR / "compose.yaml").read_text(encoding="utf-8").partition("\nservices:\n")[2]
    said_of_one = {line.strip() for line in one.splitlines() if ":" in line and not line.strip().startswith("#")}
    assert said_of_one - {line.strip() for line in alike.splitlines()} == {"hatoba:", "image: hatoba", "data:"}
    assert int(re.findall(r"image: \S+/postgres:(\d+)", database)[0]) >= OLDEST
    assert "POSTGRES_USER: hatoba" in database
    assert "POSTGRES_DB: hatoba" in database


def test_the_other_compose_file_names_a_lock_and_a_database_that_there_are() -> None:
    [lock] = re.findall(r"LOCK: (\S+)", shared())
    assert (ROOT / lock).is_file()
    assert f"--build-arg LOCK={lock}" in (OPERATOR / "Containerfile").read_text(encoding="utf-8")
    assert "psycopg" in (ROOT / lock).read_text(encoding="utf-8")
    [url] = re.findall(r"HATOBA_DATABASE=(\S+)", shared())
    assert str(where(url)) == "the PostgreSQL database hatoba at database"


@pytest.mark.longest
@pytest.mark.long
async def test_what_two_containers_do_works_with_a_database_of_postgresqls(tmp_path: Path) -> None:
    folder, database = tmp_path / "hatoba", new_database(f"composed_{os.getpid()}")
    folder.mkdir()
    [lock] = re.findall(r"LOCK: (\S+)", shared())
    told = await asyncio.to_thread(built, folder, LOCK=lock)
    told["HATOBA_DATABASE"] = database.url.get_secret_value()
    entry, addresses = json.loads(step("ENTRYPOINT")), (free_address(), free_address())
    running: list[asyncio.subprocess.Process] = []
    async with LocalDiscord.running() as world:
        try:
            for address, how in zip(addresses, ("ready", "standing by: the house is owned by"), strict=True):
                environment = contained(told, world, tmp_path / how.partition(":")[0], address)
                running.append(
                    await asyncio.create_subprocess_exec(
                        folder / entry[0], *entry[1:], *json.loads(step("CMD")), cwd=folder, env=environment
                    )
                )
                await stands(address, how)
            checked = [each.replace(told["HATOBA_METRICS"], addresses[1]) for each in health()]
            assert (await ran(folder, checked, environment))[0] == 0, "one that stands by is well"
            running[0].send_signal(getattr(signal, step("STOPSIGNAL")))
            assert await asyncio.wait_for(running[0].wait(), GENEROUS) == 0
            await stands(addresses[1], "ready")
            code, said = await ran(folder, [*entry, "doctor"], environment)
            assert code == 0, said
            assert re.search("owner: the house is owned by .*; 0 stand by[.]", said)
        finally:
            for each in running:
                if each.returncode is None:
                    each.terminate()
                    await asyncio.wait_for(each.wait(), GENEROUS)
    drop(f"composed_{os.getpid()}")
