"""What may be typed after ``python -m bot``, and which command does it."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.cli.backup import write_copy
from bot.cli.calibrate import look_at_numbers
from bot.cli.data import check_tables, list_sources
from bot.cli.export import export_match
from bot.cli.move_house import move_house
from bot.cli.packs import on_packs
from bot.cli.restore import put_back
from bot.cli.selfplay import play_by_itself
from bot.cli.tournament import play_each_other
from bot.cli.verify import verify
from render.core.languages import LANGUAGES
from rules.core.player import LEVELS
from rules.games import GAMES

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"

_GAME = min(GAMES)
"""What examples are about."""


def parser() -> ArgumentParser:
    """What may be typed after ``python -m bot``."""
    made = ArgumentParser(prog="python -m bot", description="Hatoba, a host for board games on Discord.")
    made.add_argument("--discord", action="store_true", help="run at Discord only; needs DISCORD_TOKEN")
    made.add_argument("--demo", action="store_true", help="local table with matches in mid-play, in a new world")
    commands = made.add_subparsers(dest="command")
    _add_matches(commands)
    commands.add_parser("bench", help="measure the bot", add_help=False)
    pictures = _command(commands, "emojis", "draw the emojis that the bot uploads, for a look", "emojis drawn")
    pictures.add_argument("folder", type=Path, help="where each becomes a file")
    kept = _command(
        commands,
        "backup",
        "write a checked copy of the database; the bot may be running",
        "backup copies/monday.sqlite3",
    )
    kept.add_argument("file", type=Path, help="a file that is not there yet")
    _add_files(commands)
    back = _command(
        commands,
        "restore",
        "put a copy in the place of the database; the bot must not be running",
        "restore copies/monday.sqlite3",
    )
    back.add_argument("file", type=Path, help="a copy made by backup")
    back.add_argument("--keep-going", action="store_true", help="leave out matches that cannot be read")
    moved = _command(
        commands,
        "move-house",
        "copy the database to PostgreSQL or back; no bot may be running",
        "move-house local/hatoba.sqlite3 postgresql://hatoba@db.example/hatoba",
    )
    for name, what in {"source": "the file or address it is at", "target": "the one where it is to be"}.items():
        moved.add_argument(name, help=what)
    _add_repair(commands)
    anew = _command(
        commands,
        "recount",
        "count results, levels and leagues anew; the bot must not be running",
        "recount --check",
    )
    anew.add_argument("--check", action="store_true", help="change nothing, and fail if anything is different")
    data = _command(commands, "data", "component tables", "data sources")
    kinds = data.add_subparsers(dest="what", required=True)
    _command(kinds, "check", "validate the component tables", "data check")
    _command(kinds, "sources", "list where the values of the tables come from", "data sources")
    _add_packs(commands)
    health = _command(commands, "doctor", "say whether all is well; the bot may be running", "doctor --discord")
    health.add_argument(
        "--discord", action="store_true", help="ask Discord as well; without DISCORD_TOKEN the local table"
    )
    return made


def _command(commands: Commands, name: str, what: str, example: str) -> ArgumentParser:
    """Add a command; ``--help`` says what it does, with an example of what is typed after ``python -m bot``."""
    about = f"{what[0].upper()}{what[1:]}."
    example = f"Example: python -m bot {example}"
    return commands.add_parser(name, help=what, description=about, epilog=example)


def _add_matches(commands: Commands) -> None:
    """The commands that let automatic players play."""
    play = _command(
        commands, "selfplay", "play random matches", f"selfplay {_GAME} --players 3 --games 100 --seed 1 --json"
    )
    _add_games(play, 10, "number of matches")
    _add_table(play, "the most the game takes", "one object instead of lines")
    play.add_argument("--policy", choices=("uniform", "ends", "both", *LEVELS), default="both")
    play.add_argument("--check", action="store_true", help="hold every step to the contract")
    play.add_argument("--complete", action="store_true", help="fail unless everything was touched")
    against = _command(
        commands,
        "tournament",
        "let automatic players of different levels play each other",
        f"tournament {_GAME} master trader --games 50",
    )
    _add_games(against, 200, "number of matches")
    against.add_argument("levels", nargs="+", choices=LEVELS, metavar="level", help=f"one a seat: {', '.join(LEVELS)}")
    looked = _command(
        commands, "calibrate", "report what the numbers of a game lead to", f"calibrate {_GAME} --players 3 --games 100"
    )
    _add_games(looked, 20, "number of matches with each number of seats")
    _add_table(looked, "each number that the game takes", "one object for each number of seats instead of tables")
    looked.add_argument("--level", choices=LEVELS, default="master", help="of the automatic players at all seats")


def _add_games(command: ArgumentParser, games: int, of: str) -> None:
    """What is played how often, as ``of`` says, and from which seed."""
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("--games", type=int, default=games, help=of)
    command.add_argument("--seed", type=int, default=0, help="the same number plays the same matches")


def _add_table(command: ArgumentParser, seats: str, object_instead: str) -> None:
    """At what table: how many seats and which options; and how the report is written."""
    command.add_argument("--players", type=int, help=f"seats; {seats}, unless said")
    command.add_argument("--option", action="append", default=[], help="an option of the lobby, as key=value")
    command.add_argument("--json", action="store_true", help=object_instead)


def _add_files(commands: Commands) -> None:
    """The commands about games as files."""
    taken = _command(commands, "export", "write a game as a file; the bot may be running", "export 7K2 harbour.json")
    taken.add_argument("match", help="the letters by which the table is called, such as 7K2")
    taken.add_argument("file", type=Path, help="a file that is not there yet")
    taken.add_argument("--no-names", action="store_true", help="say player 1, player 2 instead of names")
    taken.add_argument("--everything", action="store_true", help="of a running game what is hidden, too")
    proved = _command(
        commands, "verify", "work out again all that a game or its file says, deal and result", "verify harbour.json"
    )
    proved.add_argument("what", help="a file made by export, or the letters of a table")
    made_of = {"film": "an animated picture, a turn a frame", "page": "one file that any browser shows"}
    for name, what in made_of.items():
        shown = _command(commands, name, f"make of a game's file {what}", f"{name} harbour.json --lang de")
        shown.add_argument("file", type=Path, help="a file made by export once the game had ended")
        shown.add_argument(
            "target", type=Path, nargs="?", help="a file that is not there yet; beside the other if none"
        )
        shown.add_argument("--lang", choices=tuple(LANGUAGES), help="language of the pictures; the game's if none")
    opened = _command(commands, "import", "open a game from a file at the local table", "import harbour.json --from 40")
    opened.add_argument("file", type=Path, help="a file made by export once the game had ended")
    opened.add_argument("--from", dest="line", type=int, metavar="LINE", help="play on after this line of the log")


def _add_repair(commands: Commands) -> None:
    """What shows a game, or sets it right."""
    made = _command(commands, "repair", "show or repair a game; the bot must not be running", "repair 7K2 --back 118")
    made.add_argument("match", help="the letters by which the table is called, such as 7K2")
    ways = made.add_mutually_exclusive_group()
    ways.add_argument("--back", type=int, metavar="LINE", help="go on after this line of the log; 0 is the deal")
    ways.add_argument(
        "--replay", type=int, nargs="?", const=-1, metavar="LINE", help="play again by the present rules, up to LINE"
    )
    ways.add_argument("--void", action="store_true", help="end it without a result")
    ways.add_argument("--hand", nargs=3, metavar=("SEAT", "USER", "NAME"), help="hand a seat over to a user by id")


def _add_packs(commands: Commands) -> None:
    """The commands about boxes with values of a group's own."""
    packs = _command(commands, "pack", "boxes with the values of your own cards and boards", "pack list")
    kinds = packs.add_subparsers(dest="what", required=True)
    about_new = "begin a pack: a folder with every table of a game to fill in"
    new = _command(kinds, "new", about_new, f"pack new annas-box {_GAME}")
    new.add_argument("name", help="what lobbies call it: small letters, digits, hyphens")
    new.add_argument("game", choices=sorted(GAMES))
    about_check = "say what in a pack is impossible, still our guess, or unusual"
    check = _command(kinds, "check", about_check, "pack check annas-box --play 50")
    check.add_argument("folder", type=Path, help="a pack: a folder with one folder for each of its games")
    check.add_argument("--play", type=int, metavar="N", help="N matches of bots with it and with our values, compared")
    _command(kinds, "list", "list the packs in HATOBA_PACKS, which lobbies offer", "pack list")


def obey(asked: Namespace) -> int:
    """Do what was typed, where neither the bot nor a table is to run; returns the exit code."""
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
    if asked.command == "restore":
        return put_back(asked.file, keep_going=asked.keep_going)
    if asked.command == "move-house":
        return move_house(asked.source, asked.target)
    if asked.command == "repair":
        # Imported late: no other command but the bot writes what a table reads.
        from bot.cli.repair import repair  # noqa: PLC0415

        return repair(asked)
    if asked.command == "doctor":
        # Imported late: it looks at everything, pictures and Discord among it.
        from bot.cli.doctor.examining import examine  # noqa: PLC0415

        return examine(with_discord=asked.discord)
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
    assert asked.command == "pack", asked.command
    return on_packs(asked)
