"""Laying out a new game from the files in `template`, a game of pebbles; `hands` holds those that differ with hands."""

from __future__ import annotations

import re
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
HANDS = Path(__file__).parent / "hands"
"""Files of a game with hidden hands and something drawn, in the place of those of the template."""

SUFFIX = ".txt"
"""Keeps tools from taking the files of the template for files of the house."""

NAME = "pebbles"
"""What the template calls its game; no other word there holds it."""

REGISTERS = (
    ("rules/games.py", "from rules.{key}.game import {KEY}", "{KEY}"),
    ("render/faces.py", "from render.{key}.face import {KEY}_FACE", "{KEY}_FACE"),
)
"""Where games are listed: the file, what it imports of a game, and what it lists of it."""

_LISTED = re.compile(r"(?<= in \()[A-Z_, ]+(?=\)\})")


class KeyTaken(LookupError):  # noqa: N818
    """There is a game of that key already."""


def lay_out(key: str, root: Path, *, hands: bool = False) -> list[Path]:
    """Write the files of a new game and list it among the others.

    Args:
        key: Id of the game: three to twelve small letters.
        root: Root of the repository.
        hands: Whether seats hold what others do not see.

    Returns:
        What was written or changed, relative to the root.

    Raises:
        ValueError: The key is none.
        KeyTaken: There is such a game.
    """
    if re.fullmatch("[a-z]{3,12}", key) is None:
        raise ValueError("a key is three to twelve small letters")
    if (root / "rules" / key).exists():
        raise KeyTaken(f"there is a game {key} already")
    folders = (TEMPLATE, HANDS) if hands else (TEMPLATE,)
    files = {path.relative_to(folder): path for folder in folders for path in folder.rglob(f"*{SUFFIX}")}
    made = [_written(path, place, key, root) for place, path in sorted(files.items())]
    for file, importing, listed in REGISTERS:
        names = {"key": key, "KEY": key.upper()}
        _register(root / file, importing.format(**names), listed.format(**names))
        made.append(Path(file))
    return made


def _written(template: Path, place: Path, key: str, root: Path) -> Path:
    """One file of the template in its place, in the words of the new game."""
    path = Path(_renamed(str(place).removesuffix(SUFFIX), key))
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(_renamed(template.read_text(encoding="utf-8"), key), encoding="utf-8")
    return path


def _renamed(text: str, key: str) -> str:
    for name, new in ((NAME, key), (NAME.title(), key.title()), (NAME.upper(), key.upper())):
        text = text.replace(name, new)
    return text


def _register(file: Path, importing: str, listed: str) -> None:
    """Import a game where its likes are imported, and list it behind them."""
    lines = file.read_text(encoding="utf-8").split("\n")
    package = importing.partition(".")[0]
    alike = [number for number, line in enumerate(lines) if line.startswith(f"{package}.")]
    place = next((number for number in alike if lines[number] > importing), alike[-1] + 1)
    lines.insert(place, importing)
    file.write_text(_LISTED.sub(lambda found: f"{found[0]}, {listed}", "\n".join(lines)), encoding="utf-8")
