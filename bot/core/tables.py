"""Component tables of a game: read from their files, validated, and told apart by their hash."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import TypeAdapter, ValidationError

if TYPE_CHECKING:
    from pathlib import Path

    from rules.core.game import Game

T = TypeVar("T")

LARGEST = 256 * 1024
"""Bytes that one file may have."""


class BadTables(ValueError):  # noqa: N818
    """Component tables that cannot be used, said in one sentence."""


def load_tables(game_key: str, folder: Path, adapter: TypeAdapter[T]) -> T:
    """Read the component tables of a game.

    Args:
        game_key: Key of the game, for the error.
        folder: Where its ``.toml`` files lie; links are not followed.
        adapter: Shape of the tables, `Game.tables`.

    Raises:
        BadTables: A file is missing, too large, no TOML, or does not fit the shape.
    """
    raw = {path.stem: read_table(game_key, path) for path in sorted(folder.glob("*.toml"))}
    try:
        return adapter.validate_python(raw, strict=False)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "tables"
        raise BadTables(f"{game_key}: {where} in {folder}: {first['msg']}") from error


@cache
def own_tables(game: Game) -> object:
    """The component tables that a game brings itself, read once."""
    return load_tables(game.key, game.data, game.tables)


@cache
def own_files(game: Game) -> tuple[str, ...]:
    """Names of the files of these tables, looked up once."""
    return tuple(sorted(path.name for path in game.data.glob("*.toml")))


def read_table(whose: str, path: Path) -> dict[str, Any]:
    """Read one file of component tables.

    Args:
        whose: The game or the box, for the error.
        path: The file; a link is not followed.

    Raises:
        BadTables: It is missing, too large, or no TOML that can be read.
    """
    if path.is_symlink() or not path.is_file():
        raise BadTables(f"{whose}: {path} is not a plain file")
    try:
        with path.open("rb") as file:
            read = file.read(LARGEST + 1)
        if len(read) <= LARGEST:
            return tomllib.loads(read.decode())
    except tomllib.TOMLDecodeError as error:
        raise BadTables(f"{whose}: {path} is not valid TOML: {error}") from error
    except UnicodeDecodeError as error:
        raise BadTables(f"{whose}: {path} is no text in UTF-8") from error
    except OSError as error:
        raise BadTables(f"{whose}: {path} cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits, lists in lists in lists.
        raise BadTables(f"{whose}: {path} is valid TOML, but no table of a game") from error
    raise BadTables(f"{whose}: {path} has more than {LARGEST} bytes")


def canonical(tables: object, adapter: TypeAdapter[Any]) -> str:
    """Tables as JSON text, the same for equal tables; the adapter's ``validate_json`` reads it again."""
    return adapter.dump_json(tables).decode()


def fingerprint(text: str) -> str:
    """SHA-256 of the canonical text, in hexadecimal."""
    return sha256(text.encode()).hexdigest()
