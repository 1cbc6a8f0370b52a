"""A pack to fill in: every table of a game as a file, each row with what it is and how sure our value is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.core.boxes.packs import ABOUT
from bot.core.boxes.rows import NAMED_BY, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules.core.game import Game

SURE: Final = {
    "rulebook": "printed in the rulebook, leave it as it is",
    "described": "as others describe it, compare it with yours",
    "reconstructed": "our own guess, read it off yours",
}
"""What is to be done with a value, by where ours comes from."""

HEAD: Final = """\
# Read each value off your cards and boards, and write it in place of ours. Leave ids, keys and the words before the =
# as they are. What you change counts as your box's; where our guess was right, write source = "pack" in that row.
#
"""

WHOSE: Final = """\
# Whose box these values were read off, in one line, such as "Anna's copy, second printing". It stands under Details at
# every table that plays with them, and is kept with each match, so name no one who would not like that.
whose = ""
"""

_ROW = re.compile(r"\[\[?(\w+)\]\]?")
_INLINE = re.compile(r'(\w+) = .*\bsource = "(\w+)"')
_SOURCE = re.compile(r'(?:(\w+)_)?source = "(\w+)"')
_NAME = re.compile(rf'({"|".join(NAMED_BY)}) = "([^"]*)"')


def write_pack(folder: Path, game: Game) -> None:
    """Write a pack of a game with our values as a start; one of other games becomes one of this too.

    Args:
        folder: The pack; its folder of the game is not there yet.
        game: The game.
    """
    tables = folder / game.key
    tables.mkdir(parents=True)
    if not (folder / ABOUT).exists():
        (folder / ABOUT).write_text(WHOSE, encoding="utf-8")
    for path in sorted(game.data.glob("*.toml")):
        lines = HEAD.splitlines() + list(_commented(path.read_text(encoding="utf-8").splitlines()))
        (tables / path.name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _commented(lines: list[str]) -> Iterator[str]:
    """The lines of a table, each row after a line that says what it is and how sure our value is."""
    numbers: dict[str, int] = {}
    head = True
    for at, line in enumerate(lines):
        if (row := _ROW.match(line)) is not None:
            head, kind = False, row[1]
            numbers[kind] = numbers.get(kind, 0) + 1
            yield from _row(kind, numbers[kind], lines[at + 1 :], many=line.startswith("[["))
        elif head and (inline := _INLINE.match(line)) is not None:
            yield f"# {inline[1]}: {SURE[inline[2]]}"
        yield line


def _row(kind: str, number: int, behind: list[str], *, many: bool) -> Iterator[str]:
    """What stands above a row.

    Args:
        behind: The lines after the one that begins it.
        many: Whether it is one of several of its kind.
    """
    own = behind[: next((n for n, line in enumerate(behind) if _ROW.match(line)), len(behind))]
    named = {found[1]: found[2] for line in own if (found := _NAME.match(line)) is not None}
    sure = [found.groups() for line in own if (found := _SOURCE.match(line)) is not None]
    what = f"{kind} {name_of(named, number)}" if many else kind
    apart = [f"; {key}: {SURE[source]}" for key, source in sure if key]
    yield f"# {what}: {next(SURE[source] for key, source in sure if not key)}{''.join(apart)}"
