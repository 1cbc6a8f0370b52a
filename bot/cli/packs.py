"""``pack``: boxes with a group's own values, begun, checked and listed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.pack_writing import write_pack
from bot.core.boxes.packs import ABOUT, NAME, OFFERED, Packs, taken_from, whose
from bot.core.boxes.rows import examine
from bot.core.settings import load_settings
from bot.core.tables import BadTables, fingerprint
from rules.games import GAMES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from bot.core.boxes.rows import Examined
    from rules.core.game import Game

SHORT = 12
"""Characters of a hash that are shown."""

GRADES = {"wrong": "cannot be", "ours": "our guess", "unusual": "unusual  "}
"""How the lines of each grade begin."""


def on_packs(asked: argparse.Namespace) -> int:
    """Do what was asked about packs; 1 if something is wrong."""
    match asked.what:
        case "new":
            return _begin(asked.name, GAMES[asked.game])
        case "check":
            return _check(asked.folder, asked.play)
        case _:
            return _list(load_settings().packs)


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _begin(name: str, game: Game) -> int:
    folder = Path(name)
    if not NAME.fullmatch(name):
        return _refuse("A pack's name is of 1 to 24 small letters, digits and hyphens, such as annas-box.")
    if (folder / game.key).exists():
        return _refuse(f"{folder / game.key} is there already; check it with: python -m bot pack check {name}")
    try:
        write_pack(folder, game)
    except OSError as error:
        return _refuse(f"{folder} cannot be written ({error.strerror}).")
    print(f"{folder / game.key} holds every table of {game.key} with our values; write yours in their place,")
    print(f"and whose they are in {folder / ABOUT}. What is left to do: python -m bot pack check {name}")
    print(f"Then move {folder} into {load_settings().packs} (HATOBA_PACKS): lobbies offer it from then on.")
    return 0


def _check(folder: Path, games: int | None) -> int:
    there = [game for key, game in GAMES.items() if (folder / key).is_dir()]
    if not there:
        why = f"holds no folder of a game; it may have {' and '.join(GAMES)}" if folder.is_dir() else "is no folder"
        return _refuse(f"{folder} {why}. Begin one with: python -m bot pack new NAME GAME")
    about = _said(folder)
    if about is not None:
        print(f"{GRADES['wrong']}  {about}")
    found = {game: examine(game, folder / game.key) for game in there}
    for game, examined in found.items():
        _tell(f"{folder.name}, {game.key}", examined)
    if games is not None:
        # Imported late: it draws on all that automatic players need.
        from bot.cli.pack_played import compare  # noqa: PLC0415

        for game, examined in found.items():
            if examined.wrong is None:
                compare(game, examined, games)
    return 0 if about is None and all(examined.wrong is None for examined in found.values()) else 1


def _said(folder: Path) -> str | None:
    """Why it is not known whose a pack is; None if it is."""
    try:
        whose(folder)
    except BadTables as error:
        return str(error)
    return None


def _tell(name: str, found: Examined) -> None:
    """Say what is to be said of a game's tables in a pack."""
    print(f"{name}: {'can' if found.wrong is None else 'cannot'} be played")
    for grade, begins in GRADES.items():
        for remark in found.remarks:
            if remark.grade == grade:
                print(f"{begins}  {remark.says}")


def _list(folder: Path) -> int:
    """List the boxes that may be chosen, and why others may not."""
    lines = [line for game in GAMES.values() for line in _listed(game, Packs(folder))]
    print("\n".join(lines) if lines else f"{folder} (HATOBA_PACKS) holds no pack: lobbies offer our own values alone.")
    return 0


def _listed(game: Game, packs: Packs) -> Iterator[str]:
    offered = 0
    for name in packs.names(game):
        try:
            box, text = taken_from(game, packs.folder / name)
        except BadTables as error:
            yield f"{name}  {game.key}  cannot be chosen: {error}"
            continue
        offered += 1
        late = "" if offered <= OFFERED else f"  (not offered: a menu has room for {OFFERED})"
        yield f"{name}  {game.key}  {fingerprint(text)[:SHORT]}  {box.whose}{late}"
