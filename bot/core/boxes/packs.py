"""Packs: folders with a group's own values of cards and boards. Those that lie in the operator's folder are allowed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypeAlias

import structlog

from bot.core.boxes.rows import examine
from bot.core.names import clean, given
from bot.core.tables import BadTables, canonical, load_tables, own_files, read_table
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from rules.core.game import Game

ABOUT = "pack.toml"
"""The file that says whose values a pack holds."""

LONGEST = 80
"""Characters of whose values they are."""

OFFERED = 24
"""Boxes of a game that a menu can name, besides our own values."""

NAME = re.compile(r"[a-z0-9-]{1,24}")
"""What a pack may be called: it stands in buttons beside a game and a person."""

_BOX = "box"
"""Beside the tables in the text that a match keeps: the box that they are from."""

_log = structlog.get_logger()

Stamp: TypeAlias = tuple[tuple[str, int, int], ...]
"""Names, moments and sizes of files: what is looked at anew only once these are others."""


@frozen
class Box:
    """A pack's values of one game.

    Attributes:
        name: Name of the pack.
        whose: Whose box the values were read off.
    """

    name: str
    whose: str


@frozen
class Found:
    """A pack's tables of one game as they were found.

    Attributes:
        stamp: The files, when they were read.
        box: What they are; None if they cannot be used.
        text: The tables as a match keeps them, or the sentence why they cannot be used.
    """

    stamp: Stamp
    box: Box | None
    text: str


class Packs:
    """The packs that the operator allows, read when they are asked for and again when they have changed.

    Attributes:
        folder: Holds a folder for each pack, and in it one for each of its games.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._found: dict[tuple[str, str], Found] = {}

    def tables(self, game: Game, name: str) -> str:
        """The tables of a game as a match keeps them: those of a pack, or without a name the game's own.

        Raises:
            BadTables: There is no such pack, or it cannot be used.
        """
        if not name:
            return canonical(load_tables(game.key, game.data, game.tables), game.tables)
        if not NAME.fullmatch(name):
            raise BadTables(f"{game.key}: this is no name of a pack")
        found = self._find(game, name)
        if found.box is None:
            raise BadTables(found.text)
        return found.text

    def boxes(self, game: Game) -> Sequence[Box]:
        """The boxes that a lobby of a game may choose among, by name."""
        every = (self._find(game, name).box for name in self.names(game))
        return [box for box in every if box is not None][:OFFERED]

    def names(self, game: Game) -> list[str]:
        """Names of the packs that have a folder for a game, whether it can be used or not."""
        try:
            there = sorted(path.name for path in self.folder.iterdir() if (path / game.key).is_dir())
        except OSError:
            return []
        return [name for name in there if NAME.fullmatch(name)]

    def _find(self, game: Game, pack: str) -> Found:
        """A pack's tables of a game; why they cannot be used stands in the log once."""
        folder = self.folder / pack
        before, stamp = self._found.get((pack, game.key)), _stamp(folder, game)
        if before is not None and before.stamp == stamp:
            return before
        try:
            found = Found(stamp, *taken_from(game, folder))
        except BadTables as error:
            found = Found(stamp, None, str(error))
            if before is None or before.text != found.text:
                _log.warning("this box cannot be chosen", box=pack, game=game.key, why=found.text)
        self._found[pack, game.key] = found
        return found


def taken_from(game: Game, folder: Path) -> tuple[Box, str]:
    """A pack's values of a game: what they are, and the tables as a match keeps them.

    Args:
        folder: The pack's.

    Raises:
        BadTables: They cannot be used.
    """
    box = Box(folder.name, whose(folder))
    if any(path.is_symlink() for path in (folder, folder / game.key)):
        raise BadTables(f"{folder / game.key} is a link; a pack lies where it says.")
    if not (folder / game.key).is_dir():
        raise BadTables(f"{folder / game.key} is no folder.")
    found = examine(game, folder / game.key)
    if found.content is None:
        raise BadTables(found.wrong or "")
    kept = {**found.content, _BOX: {"name": box.name, "whose": box.whose}}
    return box, json.dumps(kept, separators=(",", ":"), ensure_ascii=False)


def whose(folder: Path) -> str:
    """Whose values a pack holds, as it says itself.

    Raises:
        BadTables: It does not say so in a line that can be shown.
    """
    said = read_table("This pack", folder / ABOUT)
    value = said.get("whose")
    if set(said) != {"whose"} or not isinstance(value, str) or not given(value):
        raise BadTables(f'{folder / ABOUT} must say whose values these are, and nothing else: whose = "Anna\'s box".')
    if value != clean(value, LONGEST) or not value.isprintable():
        raise BadTables(f"{folder / ABOUT}: whose must be one line of at most {LONGEST} characters.")
    return value


def box_of(text: str) -> Box | None:
    """The box that a match's tables are from; None: they are the bot's own.

    Args:
        text: As the match keeps them; a file of someone else's may say anything here.
    """
    said: Any = json.loads(text).get(_BOX)
    if not isinstance(said, dict):
        return None
    name, owner = (clean(str(said.get(key) or ""), LONGEST) for key in ("name", "whose"))
    return Box(name, owner)


def _stamp(folder: Path, game: Game) -> Stamp:
    tables = folder / game.key
    return tuple(_stamps((folder, folder / ABOUT, tables, *(tables / name for name in own_files(game)))))


def _stamps(paths: Iterable[Path]) -> Iterator[tuple[str, int, int]]:
    for path in paths:
        try:
            known = path.lstat()
        except OSError:
            yield path.name, 0, 0
        else:
            yield path.name, known.st_mtime_ns, known.st_size
