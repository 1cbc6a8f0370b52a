"""What the bot needs of its machine: Python with SQLite, packages, fonts, memory, a clock and time zones."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from PIL import ImageFont

from bot.cli.doctor.finding import MIB, Finding
from bot.core import clock
from bot.store.database_address import Postgres
from bot.store.newest import at_rest, newest_move
from render.core.lettering import FILES, FONTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.settings import Settings

LOCK: Final = Path(__file__).parents[3] / "requirements.lock"
"""The packages that the bot was tested with."""

FOR_POSTGRES: Final = LOCK.with_name("requirements-postgres.lock")
"""The same with those for PostgreSQL."""

PYTHON: Final = (3, 11)
SQLITE: Final = (3, 39)
"""The oldest that know what the bot asks of them."""

MEMORY: Final = 512 * MIB
"""What the bot needs with eight tables at play, its thinking process included."""

WORKER: Final = 48 * MIB
"""What each further process needs that thinks."""

LEFT: Final = 128 * MIB
"""What must be free, whether it runs already or not."""

LATE: Final = 60
"""Seconds by which a clock may be behind the newest move."""

BUILT: Final = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""No clock that goes right shows an earlier time."""

ZONES: Final = {"Europe/Berlin": 3600, "America/New_York": 3600, "Asia/Tokyo": 0}
"""Some time zones, with the seconds by which their summer differs from their winter."""

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)( ;)?", re.MULTILINE)


def python(_: Settings) -> Iterator[Finding]:
    """Whether Python and its SQLite are new enough."""
    says = f"{sys.version.split()[0]}, with SQLite {sqlite3.sqlite_version}."
    new = sys.version_info >= PYTHON and sqlite3.sqlite_version_info >= SQLITE
    yield Finding("Python", says, "" if new else "Install Python 3.11 or newer, with SQLite 3.39 or newer.")


def packages(settings: Settings) -> Iterator[Finding]:
    """Whether the packages are those that the bot was tested with."""
    lock = FOR_POSTGRES if isinstance(settings.database, Postgres) else LOCK
    pins = _PIN.findall(lock.read_text(encoding="utf-8")) if lock.is_file() else []
    if not pins:
        yield Finding("packages", f"{lock} is not there.", "Take all files of this version of the bot.")
        return
    wrong = [why for name, pinned, marker in pins if (why := _differs(name, pinned, needed=not marker))]
    remedy = f"Stop the bot, then: {sys.executable} -m pip install --require-hashes -r {lock}" if wrong else ""
    yield Finding("packages", f"{', '.join(wrong) or f'all {len(pins)} as pinned'}.", remedy)


def _differs(name: str, pinned: str, *, needed: bool) -> str:
    """How a package differs from its pin; one with a condition may be left out on this machine."""
    try:
        there = version(name)
    except PackageNotFoundError:
        return f"{name} is missing" if needed else ""
    return "" if there == pinned else f"{name} is {there} and not {pinned}"


def fonts(_: Settings) -> Iterator[Finding]:
    """Whether the fonts can be opened."""
    wrong: list[str] = []
    files = sorted({file for face in FILES.values() for file in face})
    for file in files:
        try:
            ImageFont.truetype(str(FONTS / f"{file}.woff2"), 20)
        except (OSError, ImportError) as error:
            wrong.append(f"{file} ({error})")
    remedy = "Take data/fonts of this version of the bot, and the Pillow of requirements.lock." if wrong else ""
    yield Finding("fonts", f"{', '.join(wrong) or f'all {len(files)} can be opened'}.", remedy)


def memory(settings: Settings) -> Iterator[Finding]:
    """Whether there is memory enough for the bot with all processes that think."""
    most, free = _memory()
    needed = MEMORY + (settings.workers - 1) * WORKER
    if most is None or free is None:
        yield Finding("memory", "this system does not say.")
        return
    remedy = f"Give the bot {needed // MIB} MiB." if most < needed else ""
    if remedy and most >= MEMORY:
        remedy = f"{remedy[:-1]}, or set HATOBA_WORKERS lower."
    remedy = remedy or ("End what needs so much, or add swap space." if free < LEFT else "")
    yield Finding("memory", f"{free // MIB} of {most // MIB} MiB are free.", remedy)


def _memory() -> tuple[int | None, int | None]:
    """Bytes that this process may use at most, and those that are free."""
    try:
        told = dict(re.findall(r"^(\w+):\s+(\d+) kB", Path("/proc/meminfo").read_text(encoding="ascii"), re.MULTILINE))
        most, free = int(told["MemTotal"]) * 1024, (int(told["MemAvailable"]) + int(told["SwapFree"])) * 1024
    except (OSError, KeyError):
        return None, None
    # A container may have less.
    with contextlib.suppress(OSError, ValueError):
        most = min(most, int(Path("/sys/fs/cgroup/memory.max").read_text(encoding="ascii")))
    return most, free


def clock_goes(settings: Settings) -> Iterator[Finding]:
    """Whether the clock goes right, as far as the newest move tells."""
    now, made = clock.now(), 0
    database = settings.database
    if isinstance(database, Path) and database.is_file():
        try:
            with closing(at_rest(database)) as connection:
                made = newest_move(connection)
        except (sqlite3.Error, ValueError):
            # That is said of the database.
            made = 0
    behind = max(made - LATE, BUILT) > now
    says = f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M} UTC."
    if behind and made > now:
        says = f"{says[:-1]} is {int(made - now)} seconds before the newest move."
    yield Finding("clock", says, "Set the clock: timedatectl set-ntp true" if behind else "")


def time_zones(_: Settings) -> Iterator[Finding]:
    """Whether the time zones are known in which people say when they sleep."""
    wrong = [zone for zone, differs in ZONES.items() if _summer(zone) != differs]
    remedy = "Install the package tzdata of requirements.lock." if wrong else ""
    yield Finding("time zones", f"{', '.join(wrong)} not known." if wrong else "known, with their summer time.", remedy)


def _summer(zone: str) -> float | None:
    try:
        known = ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return None
    winter, summer = (datetime(2026, month, 1, tzinfo=known).utcoffset() for month in (1, 7))
    return None if winter is None or summer is None else (summer - winter).total_seconds()
