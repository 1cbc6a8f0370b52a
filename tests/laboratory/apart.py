"""Work on the database that no one plays through: migrating, tidying up, restoring; killed in the middle of it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections import Counter
from contextlib import closing, suppress
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from bot.store.database import Database
from bot.store.migrating import MIGRATIONS, migrations
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection

Work: TypeAlias = Literal["migration", "tidying", "restore"]
WORKS: tuple[Work, ...] = get_args(Work)

MATCHES, ENTRIES = 400, 25
"""Finished matches of the database that is worked on, and entries of each: enough to be in the middle of something."""

LONGEST = 0.25
"""Seconds within which a work is killed at first; if it ends before, it is killed earlier the next time."""

EARLIER = 7
"""The version from which a database is brought up to date."""


@frozen
class Content:
    """What must not be lost.

    Attributes:
        matches: Ids of all matches.
        entries: Number of entries of their logs.
    """

    matches: frozenset[str]
    entries: int


async def run(folder: Path, kills: int, seed: int) -> tuple[list[str], list[str]]:
    """Kill so often; what was found wrong, and what was done, in lines."""
    rng, done = Random(seed), Counter[Work]()
    earlier, newest = folder / "earlier.sqlite3", folder / "newest.sqlite3"
    await _fill(earlier, EARLIER)
    await _fill(newest, max(migrations()))
    wrong: list[str] = []
    within = dict.fromkeys(WORKS, LONGEST)
    while done.total() < kills:
        work = WORKS[done.total() % len(WORKS)]
        place = folder / "apart"
        expected = _laid_out(place, earlier if work == "migration" else newest)
        if await _killed(_command(work, place, newest), rng.uniform(0.0, within[work])):
            done[work] += 1
        else:
            within[work] *= 0.8
        wrong += [f"killed in {work}: {each}" for each in await _judge(work, place, newest, expected)]
        shutil.rmtree(place)
    return wrong, [f"  {done[work]:5}  kills in {work}" for work in WORKS]


async def _fill(path: Path, version: int) -> None:
    """Make a database of a version with finished matches in it."""
    database = await Database.open(path, _up_to(version, path.with_suffix(".migrations")))
    await database.transact(_write)
    await database.close()


def _up_to(version: int, folder: Path) -> Path:
    """A folder with the migrations up to a version."""
    folder.mkdir()
    for file in MIGRATIONS.glob("*.sql"):
        if int(file.name[:4]) <= version:
            shutil.copy(file, folder)
    return folder


def _write(connection: Connection) -> None:
    connection.execute("INSERT INTO tables VALUES ('hash', 'toy', '{}')")
    for number in range(MATCHES):
        name = f"M{number}"
        connection.execute(
            "INSERT INTO matches (id, game, guild, channel, phase, opener, seats, options, lang, pace, tables, "
            "reconstructed, half, seal, created, ended) VALUES "
            "(?, 'toy', 1, ?, 'closed', 1, 2, '{}', 'en', 'day', 'hash', 0, zeroblob(32), ?, 1, ?)",
            (name, number, name, 2 + number),
        )
        connection.execute("INSERT INTO votes (match, about, proposer, opened) VALUES (?, 'end', 1, 1)", (name,))
        connection.executemany(
            "INSERT INTO entries (match, number, made, content) VALUES (?, ?, 1, ?)",
            [(name, entry, "x" * 200) for entry in range(ENTRIES)],
        )


def _laid_out(place: Path, database: Path) -> Content:
    """Put a copy of a database into a folder of its own; what it holds."""
    place.mkdir()
    shutil.copy(database, place / "hatoba.sqlite3")
    return content(place / "hatoba.sqlite3")


def content(path: Path) -> Content:
    """What a database holds."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        matches = frozenset(row[0] for row in connection.execute("SELECT id FROM matches"))
        return Content(matches, int(connection.execute("SELECT count(*) FROM entries").fetchone()[0]))


def _command(work: Work, place: Path, copy: Path) -> list[str]:
    """What does the work in a process of its own."""
    own = [sys.executable, "-m", "tests.laboratory.working", work, str(place / "hatoba.sqlite3")]
    return [*own, str(copy)] if work == "restore" else own


async def _killed(command: list[str], seconds: float) -> bool:
    """Begin a work and kill it after so long; whether it had not ended before."""
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    # From here on the work is under way: what came before was only Python waking up.
    await process.stdout.readline()
    with suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), seconds)
    if process.returncode is None:
        process.kill()
        await process.wait()
        return True
    return False


async def _judge(work: Work, place: Path, copy: Path, before: Content) -> list[str]:
    """What is wrong after the kill, once the same work was done again undisturbed."""
    path = place / "hatoba.sqlite3"
    again = await asyncio.create_subprocess_exec(
        *_command(work, place, copy), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await again.communicate()
    if again.returncode:
        return [f"it cannot be done again: {said.decode()[-500:]}"]
    after = content(path)
    with closing(sqlite3.connect(path)) as connection:
        verdict = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    wrong = [] if verdict == "ok" else [f"damaged: {verdict}"]
    match work:
        case "migration" | "restore":
            return wrong if after == before else [*wrong, f"{before} became {after}"]
        case "tidying":
            with closing(sqlite3.connect(path.with_name("archive.sqlite3"))) as archive:
                kept = {row[0] for row in archive.execute("SELECT id FROM matches")}
            missing = before.matches - kept - after.matches
            return [*wrong, f"neither kept nor in the archive: {sorted(missing)}"] if missing else wrong
        case _:
            assert_never(work)
