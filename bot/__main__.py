"""The command line: ``python -m bot``."""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.backup import write_copy
from bot.cli.calibrate import look_at_numbers
from bot.cli.data import check_tables, list_sources
from bot.cli.export import export_match
from bot.cli.packs import on_packs
from bot.cli.restore import put_back
from bot.cli.selfplay import play_by_itself
from bot.cli.tournament import play_each_other
from bot.cli.verify import verify
from bot.core.settings import load_settings, stop
from render.core.languages import LANGUAGES
from rules.core.player import LEVELS
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence


def parser() -> argparse.ArgumentParser:
    """What may be typed after ``python -m bot``."""
    made = argparse.ArgumentParser(prog="python -m bot", description="Hatoba, a host for board games on Discord.")
    made.add_argument("--discord", action="store_true", help="run at Discord only; needs DISCORD_TOKEN")
    made.add_argument("--demo", action="store_true", help="local table with matches in mid-play, in a new world")
    commands = made.add_subparsers(dest="command")
    play = commands.add_parser("selfplay", help="play random matches")
    play.add_argument("game", choices=sorted(GAMES))
    play.add_argument("--players", type=int, help="seats; the most the game takes, unless said")
    play.add_argument("--games", type=int, default=10, help="number of matches")
    play.add_argument("--seed", type=int, default=0, help="the same number plays the same matches")
    play.add_argument("--policy", choices=("uniform", "ends", "both", *LEVELS), default="both")
    play.add_argument("--check", action="store_true", help="hold every step to the contract")
    play.add_argument("--complete", action="store_true", help="fail unless everything was touched")
    play.add_argument("--option", action="append", default=[], help="an option of the lobby, as key=value")
    play.add_argument("--json", action="store_true", help="one object instead of lines")
    against = commands.add_parser("tournament", help="let automatic players of different levels play each other")
    against.add_argument("game", choices=sorted(GAMES))
    against.add_argument("levels", nargs="+", choices=LEVELS, metavar="level", help=f"one a seat: {', '.join(LEVELS)}")
    against.add_argument("--games", type=int, default=200, help="number of matches")
    against.add_argument("--seed", type=int, default=0, help="the same number plays the same matches")
    looked = commands.add_parser("calibrate", help="report what the numbers of a game lead to")
    looked.add_argument("game", choices=sorted(GAMES))
    looked.add_argument("--players", type=int, help="seats; each number that the game takes, unless said")
    looked.add_argument("--games", type=int, default=20, help="number of matches with each number of seats")
    looked.add_argument("--seed", type=int, default=0, help="the same number plays the same matches")
    looked.add_argument("--level", choices=LEVELS, default="trader", help="of the automatic players at all seats")
    looked.add_argument("--option", action="append", default=[], help="an option of the lobby, as key=value")
    looked.add_argument("--json", action="store_true", help="one object for each number of seats instead of tables")
    commands.add_parser("bench", help="measure the bot", add_help=False)
    pictures = commands.add_parser("emojis", help="draw the emojis that the bot uploads, for a look")
    pictures.add_argument("folder", type=Path, help="where each becomes a file")
    kept = commands.add_parser("backup", help="write a checked copy of the database; the bot may be running")
    kept.add_argument("file", type=Path, help="a file that is not there yet")
    _add_files(commands)
    back = commands.add_parser("restore", help="put a copy in the place of the database; the bot must not be running")
    back.add_argument("file", type=Path, help="a copy made by backup")
    back.add_argument("--keep-going", action="store_true", help="leave out matches that cannot be read")
    _add_repair(commands)
    anew = commands.add_parser("recount", help="count results and levels from nothing; the bot must not be running")
    anew.add_argument("--check", action="store_true", help="change nothing, and fail if anything is different")
    data = commands.add_parser("data", help="component tables")
    kinds = data.add_subparsers(dest="what", required=True)
    kinds.add_parser("check", help="validate the component tables")
    kinds.add_parser("sources", help="list where the values of the tables come from")
    _add_packs(commands)
    return made


def _add_files(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The commands about games as files."""
    taken = commands.add_parser("export", help="write a game as a file; the bot may be running")
    taken.add_argument("match", help="the letters by which the table is called, such as 7K2")
    taken.add_argument("file", type=Path, help="a file that is not there yet")
    taken.add_argument("--no-names", action="store_true", help="say player 1, player 2 instead of names")
    taken.add_argument("--everything", action="store_true", help="of a running game what is hidden, too")
    proved = commands.add_parser("verify", help="work out again all that a game or its file says, deal and result")
    proved.add_argument("what", help="a file made by export, or the letters of a table")
    made_of = {"film": "an animated picture, a turn a frame", "page": "one file that any browser shows"}
    for name, what in made_of.items():
        shown = commands.add_parser(name, help=f"make of a game's file {what}")
        shown.add_argument("file", type=Path, help="a file made by export once the game had ended")
        shown.add_argument(
            "target", type=Path, nargs="?", help="a file that is not there yet; beside the other if none"
        )
        shown.add_argument("--lang", choices=tuple(LANGUAGES), help="language of the pictures; the game's if none")
    opened = commands.add_parser("import", help="open a game from a file at the local table")
    opened.add_argument("file", type=Path, help="a file made by export once the game had ended")
    opened.add_argument("--from", dest="line", type=int, metavar="LINE", help="play on after this line of the log")


def _add_repair(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """What shows a game, or sets it right."""
    made = commands.add_parser("repair", help="show or repair a game; the bot must not be running")
    made.add_argument("match", help="the letters by which the table is called, such as 7K2")
    ways = made.add_mutually_exclusive_group()
    ways.add_argument("--back", type=int, metavar="LINE", help="go on after this line of the log; 0 is the deal")
    ways.add_argument(
        "--replay", type=int, nargs="?", const=-1, metavar="LINE", help="play again by the present rules, up to LINE"
    )
    ways.add_argument("--void", action="store_true", help="end it without a result")
    ways.add_argument("--hand", nargs=3, metavar=("SEAT", "USER", "NAME"), help="hand a seat over to a user by id")


def _add_packs(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The commands about boxes with values of a group's own."""
    packs = commands.add_parser("pack", help="boxes with the values of your own cards and boards")
    kinds = packs.add_subparsers(dest="what", required=True)
    new = kinds.add_parser(
        "new",
        help="begin a pack: a folder with every table of a game to fill in",
        epilog="example: python -m bot pack new annas-box yokohama",
    )
    new.add_argument("name", help="what lobbies call it: small letters, digits, hyphens")
    new.add_argument("game", choices=sorted(GAMES))
    check = kinds.add_parser(
        "check",
        help="say what in a pack is impossible, still our guess, or unusual",
        epilog="example: python -m bot pack check annas-box --play 50",
    )
    check.add_argument("folder", type=Path, help="a pack: a folder with one folder for each of its games")
    check.add_argument("--play", type=int, metavar="N", help="N matches of bots with it and with our values, compared")
    kinds.add_parser(
        "list",
        help="list the packs in HATOBA_PACKS, which lobbies offer",
        epilog="example: HATOBA_PACKS=packs python -m bot pack list",
    )


def main(arguments: Sequence[str], program: str = "bot") -> int:
    """Do what was typed, with a module that runs as the bot; returns the exit code."""
    asked, rest = parser().parse_known_args(arguments)
    if asked.command == "bench":
        # Asked for by name only: it brings much that is not needed to run the bot.
        code: int = importlib.import_module("bot.bench").main(rest)
        return code
    if rest:
        parser().error(f"not understood: {' '.join(rest)}")
    if asked.command == "selfplay":
        return play_by_itself(asked)
    if asked.command == "tournament":
        return play_each_other(asked)
    if asked.command == "calibrate":
        return look_at_numbers(asked)
    if asked.command == "backup":
        return write_copy(asked.file)
    if asked.command == "export":
        return export_match(asked.match, asked.file, everything=asked.everything, names=not asked.no_names)
    if asked.command == "verify":
        return verify(asked.what)
    if asked.command in ("film", "page"):
        # Imported late: it draws.
        from bot.cli.film import make_film, make_page  # noqa: PLC0415

        return (make_film if asked.command == "film" else make_page)(asked.file, asked.target, asked.lang)
    if asked.command == "import":
        # Imported late: it needs the local table.
        from bot.local.importing import import_match  # noqa: PLC0415

        return import_match(asked.file, asked.line, program=program)
    if asked.command == "restore":
        return put_back(asked.file, keep_going=asked.keep_going)
    if asked.command == "repair":
        # Imported late: no other command but the bot writes what a table reads.
        from bot.cli.repair import repair  # noqa: PLC0415

        return repair(asked)
    if asked.command == "recount":
        # Imported late: no other command but the bot counts.
        from bot.cli.recount import count_anew  # noqa: PLC0415

        return count_anew(only_check=asked.check)
    if asked.command == "emojis":
        # Imported late: no other command but the bot draws anything.
        from bot.cli.emojis import draw_emojis  # noqa: PLC0415

        return draw_emojis(asked.folder)
    if asked.command == "data":
        return check_tables() if asked.what == "check" else list_sources()
    if asked.command == "pack":
        return on_packs(asked)
    return run(only_discord=asked.discord, demo=asked.demo, program=program)


def run(*, only_discord: bool, demo: bool, program: str) -> int:
    """Run the bot at Discord, or, without a token, at a local table."""
    # Imported late: the other commands need neither Discord nor pictures, and the bot needs no local table.
    settings = load_settings()
    if settings.token is not None:
        from bot.cli.run import at_discord  # noqa: PLC0415

        at_discord(settings)
    elif only_discord:
        stop("DISCORD_TOKEN is missing: set it in the environment or in .env, or run without --discord.")
    else:
        from bot.local.schema import named_schema  # noqa: PLC0415
        from bot.local.table import at_local_table  # noqa: PLC0415

        at_local_table(settings, named_schema(), demo=demo, program=program)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
