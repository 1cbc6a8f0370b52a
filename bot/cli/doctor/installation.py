"""What the operator has set, and where the bot keeps what it knows: token, folders, disk, database, copies."""

from __future__ import annotations

import base64
import os
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.background.daily_backup import copies
from bot.cli.doctor.finding import MIB, Finding
from bot.cli.restore import broken_matches
from bot.core import clock
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.settings import ENV_FILE
from bot.store import matches, postgres
from bot.store.database_address import Postgres
from bot.store.errors import StoreError
from bot.store.file_connection import connected
from bot.store.looking import reading
from bot.store.maintenance import unsound
from bot.store.migrating import bring_up, copy_to, format_of, migrations
from bot.store.newest import at_rest, make_sure_it_is_whole
from bot.store.preparing import unusable
from bot.store.restoring import listed
from bot.store.spans import DAY
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.settings import Settings
    from bot.store.connection import Connection
    from bot.store.file_connection import FileConnection

ROOM: Final = 256 * MIB
"""Bytes that must be free besides a copy of the database, which is made before an update changes it."""

RESTORE: Final = "Stop the bot and restore a backup: python -m bot restore FILE"

PORTAL: Final = "Copy it again from Discord's developer portal (Bot, Reset Token)."


def token(settings: Settings) -> Iterator[Finding]:
    """Whether the token has the shape of one."""
    if settings.token is None:
        yield Finding("token", "none; python -m bot runs the local table.")
        return
    parts = settings.token.get_secret_value().split(".")
    # A Discord of our own gives tokens of its own.
    shaped = settings.loopback is not None or (len(parts) == 3 and _is_number(parts[0]) and len(parts[2]) >= 27)
    yield Finding("token", "has the shape of one." if shaped else "is cut or no token.", "" if shaped else PORTAL)


def _is_number(part: str) -> bool:
    """Whether this is the application's number in base 64, with which a token begins."""
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except ValueError:
        return False


def env_file(_: Settings) -> Iterator[Finding]:
    """Whether others can read the file with the token."""
    file = Path(ENV_FILE)
    if not file.exists():
        yield Finding(ENV_FILE, "none here; settings come from the environment.")
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    remedy = f"It holds the token: chmod 600 {file.absolute()}" if mode & 0o077 else ""
    yield Finding(ENV_FILE, f"others can read it (mode {mode:o})." if remedy else "its owner's alone.", remedy)


def folders(settings: Settings) -> Iterator[Finding]:
    """Whether everything can be written where it belongs."""
    files = (settings.database, settings.archive, settings.log_file)
    wanted = {settings.data, *(file.parent for file in files if isinstance(file, Path))}
    wrong = [why for folder in sorted(wanted) if (why := _unwritable(folder))]
    if settings.backup_dir is not None:
        there = settings.backup_dir.is_dir()
        wrong += [f"{settings.backup_dir} is not there"] if not there else [_unwritable(settings.backup_dir)]
    said = ", ".join(filter(None, wrong))
    remedy = "Make it, or give it to the user that runs the bot; see HATOBA_DATA and its like in .env." if said else ""
    yield Finding("folders", f"{said or f'{settings.data.absolute()} can be written to'}.", remedy)


def _unwritable(folder: Path) -> str:
    """Why nothing can be written to a folder, or to where it would be made; empty if it can."""
    there = next(each for each in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(each))
    if not there.is_dir():
        return f"{there} is no folder"
    read_only_disk = os.statvfs(there).f_flag & os.ST_RDONLY
    return "" if os.access(there, os.W_OK | os.X_OK) and not read_only_disk else f"{there} cannot be written to"


def disk(settings: Settings) -> Iterator[Finding]:
    """Whether there is room for the database to grow, and for a copy of it."""
    file = settings.database
    folder = (settings.data / "any" if isinstance(file, Postgres) else file).absolute().parent
    there = next(each for each in (folder, *folder.parents) if each.is_dir())
    free = shutil.disk_usage(there).free
    needed = ROOM + (file.stat().st_size if isinstance(file, Path) and file.is_file() else 0)
    remedy = f"Make room until {needed // MIB} MiB are free." if free < needed else ""
    yield Finding("disk", f"{free // MIB} MiB are free at {there}.", remedy)


def database(settings: Settings) -> Iterator[Finding]:
    """Whether the database is whole and sound, its format is known, and every match in it can be read."""
    file = settings.database
    if isinstance(file, Postgres):
        yield from _at_a_server(settings, file)
        return
    try:
        make_sure_it_is_whole(file)
        if not file.is_file() or file.stat().st_size == 0:
            yield Finding("database", "none yet; the bot makes it at its first start.")
            return
        with closing(at_rest(file)) as connection:
            yield from _opened(settings, file, connection)
    except StoreError as error:
        yield Finding("database", str(error), "Then run this again.")
    except sqlite3.Error as error:
        yield Finding("database", str(unusable(file, error)), "Then run this again.")


def _at_a_server(settings: Settings, house: Postgres) -> Iterator[Finding]:
    """Whether a house at a server can be reached, its format is known, and every match in it can be read."""
    try:
        with reading(house) as (connection, have):
            yield Finding("database", f"{house} can be reached.")
            owner, others = postgres.engine().owner(house)
            who = "no process owns the house now" if owner is None else f"the house is owned by {owner}"
            yield Finding("owner", f"{who}; {others} stand by.")
            newest = max(migrations())
            if have != newest:
                remedy = "Update the bot." if have > newest else "Start the bot once; let pg_dump copy it before."
                yield Finding("migrations", f"format {have}, and this version knows {newest}.", remedy)
                return
            yield Finding("migrations", f"format {have} of {newest}.")
            yield _matches(settings, connection)
    except StoreError as error:
        yield Finding("database", str(error), "Then run this again.")


def _opened(settings: Settings, file: Path, connection: FileConnection) -> Iterator[Finding]:
    """Whether a database is sound; only if it is, whether this version knows its format, and then its matches."""
    wrong = unsound(connection)
    if wrong is not None:
        yield Finding("database", f"{file} is damaged ({wrong}).", RESTORE)
        return
    yield Finding("database", f"{file} is whole and sound, {file.stat().st_size / MIB:.1f} MiB.")
    have, newest = format_of(connection), max(migrations())
    if have > newest:
        yield Finding("migrations", f"format {have}, and this version knows {newest}.", "Update the bot.")
        return
    later = "" if have == newest else f"; the next start brings it to {newest}, and copies it before"
    yield Finding("migrations", f"format {have} of {newest}{later}.")
    yield (_matches if have == newest else _older_matches)(settings, connection)


def _older_matches(settings: Settings, connection: FileConnection) -> Finding:
    """Whether every match of an older format can be read, in a copy that is brought up to date."""
    with tempfile.TemporaryDirectory() as folder:
        copy_to(connection, copy := Path(folder) / "copy")
        with closing(connected(copy)) as copied:
            bring_up(copied)
            return _matches(settings, copied)


def _matches(settings: Settings, connection: Connection) -> Finding:
    """Whether every match can be read by this version."""
    catalog = GameCatalog(GAMES, {}, Packs(settings.packs))
    broken, count = broken_matches(catalog, connection), len(matches.all_ids(connection))
    if not broken:
        return Finding("matches", f"all {count} can be read.")
    remedy = "Restore a backup, or close them; all others go on. python -m bot repair TABLE shows one."
    return Finding("matches", f"{len(broken)} of {count} cannot be read: {listed(broken)}.", remedy)


def backups(settings: Settings) -> Iterator[Finding]:
    """Whether the newest daily copy is young."""
    folder, file = settings.backup_dir, settings.database
    if isinstance(file, Postgres):
        yield Finding("backups", f"none by the bot; let pg_dump copy {file}.")
        return
    if folder is None:
        yield Finding("backups", "none by itself; HATOBA_BACKUP_DIR names a folder for a daily copy.")
        return
    if not folder.is_dir():
        # That is said of the folders.
        return
    made = copies(file, folder)
    if not made:
        yield Finding("backups", f"none in {folder} yet; the running bot makes one within minutes.")
        return
    days = int((clock.now() - made[-1].stat().st_mtime) // DAY)
    remedy = "The log of the bot says why (no backup made)." if days >= 2 else ""
    yield Finding("backups", f"the newest of {len(made)} is {days} days old.", remedy)
