"""The command line: ``python -m bot``."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.examining import broken_matches
from bot.cli.selfplay import selfplay
from bot.cli.tournament import lines_of, tournament
from bot.core.catalog import GameCatalog, load_from
from bot.core.options import BadOption, chosen
from bot.core.settings import load_settings, stop
from bot.core.tables import BadTables, load_tables
from bot.store.backup import backup
from bot.store.errors import StoreError
from bot.store.restoring import listed, restore
from render.core.words import Words
from rules.core.player import LEVELS
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.cli.selfplay import Policy
    from rules.core.game import Game


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
    kept = commands.add_parser("backup", help="write a checked copy of the database; the bot may be running")
    kept.add_argument("file", type=Path, help="a file that is not there yet")
    back = commands.add_parser("restore", help="put a copy in the place of the database; the bot must not be running")
    back.add_argument("file", type=Path, help="a copy made by backup")
    back.add_argument("--keep-going", action="store_true", help="leave out matches that cannot be read")
    data = commands.add_parser("data", help="component tables")
    kinds = data.add_subparsers(dest="what", required=True)
    check = kinds.add_parser("check", help="validate the component tables, or those of a pack")
    check.add_argument("folder", nargs="?", type=Path, help="a pack: a folder with one folder for each game")
    kinds.add_parser("sources", help="list where the values of the tables come from")
    return made


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
    if asked.command == "restore":
        return put_back(asked.file, keep_going=asked.keep_going)
    if asked.command == "data":
        return check_tables(asked.folder) if asked.what == "check" else list_sources()
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


def play_by_itself(asked: argparse.Namespace) -> int:
    """Play random matches and report.

    The exit code is 1 if something was wrong with one, if one did not end, or if all was to be touched and was not.
    """
    game = GAMES[asked.game]
    players = game.seats[1] if asked.players is None else asked.players
    if not game.seats[0] <= players <= game.seats[1] or asked.games < 1:
        stop(f"{asked.game} takes {game.seats[0]} to {game.seats[1]} players, and at least one match must be played.")
    options = options_of(game, players, asked.option)
    tables = load_tables(game.key, game.data, game.tables)
    if asked.policy in LEVELS and not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    policies: tuple[Policy, ...] = ("uniform", "ends") if asked.policy == "both" else (asked.policy,)
    report = asdict(
        selfplay(
            game,
            tables,
            players=players,
            games=asked.games,
            seed=asked.seed,
            policies=policies,
            check=asked.check,
            options=options,
        )
    )
    if asked.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key}: {value}")
    left = report["violations"] or report["finished"] < report["games"] or (asked.complete and report["missing"])
    return 1 if left else 0


def play_each_other(asked: argparse.Namespace) -> int:
    """Let automatic players play each other and report who won how often."""
    game = GAMES[asked.game]
    if not game.seats[0] <= len(asked.levels) <= game.seats[1] or asked.games < 1:
        stop(f"{asked.game} takes {game.seats[0]} to {game.seats[1]} players, and at least one match must be played.")
    tables = load_tables(game.key, game.data, game.tables)
    if not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    for line in lines_of(tournament(game, tables, levels=asked.levels, games=asked.games, seed=asked.seed)):
        print(line)
    return 0


def look_at_numbers(asked: argparse.Namespace) -> int:
    """Let automatic players play and report what the numbers of the game lead to; 1 if a match did not end."""
    # Imported late: it asks the games' faces, and the other commands need no pictures.
    from bot.cli.calibrate import calibrate  # noqa: PLC0415
    from bot.cli.calibrate import lines_of as lines_of_calibration  # noqa: PLC0415
    from render.faces import FACES  # noqa: PLC0415

    game = GAMES[asked.game]
    fewest, most = game.seats
    tried = range(fewest, most + 1) if asked.players is None else (asked.players,)
    if not fewest <= tried[0] <= most or asked.games < 1:
        stop(f"{asked.game} takes {fewest} to {most} players, and at least one match must be played.")
    options = {players: options_of(game, players, asked.option) for players in tried}
    tables = load_tables(game.key, game.data, game.tables)
    if not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    whole = True
    for players in tried:
        report = calibrate(
            game,
            FACES[game.key],
            tables,
            players=players,
            games=asked.games,
            seed=asked.seed,
            level=asked.level,
            options=options[players],
        )
        whole = whole and report.finished == report.games
        lines = [json.dumps(asdict(report))] if asked.json else [*lines_of_calibration(report), ""]
        print(*lines, sep="\n", flush=True)
    return 0 if whole else 1


def options_of(game: Game, players: int, typed: Sequence[str]) -> dict[str, str]:
    """The options of matches that play themselves; stops if the game does not take them.

    Args:
        game: What is played.
        players: Seats.
        typed: Each as key=value.
    """
    for each in typed:
        key, given, value = each.partition("=")
        known = given and key in {option.key for option in game.options}
        if not known or isinstance(chosen(game, {}, {key: value}), BadOption):
            takes = [f"{option.key}={'|'.join(option.values)}" for option in game.options]
            stop(f"{game.key} does not take --option {each}; it takes {', '.join(takes) or 'none'}.")
    options = chosen(game, {}, dict(each.partition("=")[::2] for each in typed))
    assert not isinstance(options, BadOption)
    refused = game.refuse_setup(players, options)
    if refused is not None:
        stop(f"{game.key}: {Words.of('en').say(refused, ())}")
    return options


def write_copy(file: Path) -> int:
    """Write a copy of the database; what is wrong is said in one sentence."""
    database = load_settings().database
    try:
        backup(database, file)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{database} was copied to {file} and the copy checked.")
    return 0


def put_back(file: Path, *, keep_going: bool) -> int:
    """Put a copy in the place of the database, once all its matches were read."""
    settings = load_settings()
    examine = partial(broken_matches, GameCatalog(GAMES, {}, load_from(settings.packs)))
    try:
        done = restore(file, settings.database, examine, keep_going=keep_going)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{file} stands in the place of {settings.database} now.")
    if done.aside is not None:
        print(f"What stood there is {done.aside}.")
    if done.left_out:
        print(f"Left out, since something of them cannot be read: {listed(done.left_out)}.")
    return 0


def check_tables(pack: Path | None) -> int:
    """Validate the tables of every game, or those that a pack brings; says what is wrong, one line each."""
    if pack is not None and not any((pack / key).is_dir() for key in GAMES):
        there = "holds no folder of a game" if pack.is_dir() else "is no folder"
        print(f"{pack} {there}; a pack has folders with tables, each called {' or '.join(GAMES)}.", file=sys.stderr)
        return 1
    wrong = 0
    for key, game in GAMES.items():
        folder = game.data if pack is None else pack / key
        if pack is not None and not folder.is_dir():
            continue
        try:
            load_tables(key, folder, game.tables)
            print(f"{key}: {folder}: good")
        except BadTables as error:
            print(error)
            wrong += 1
    return 1 if wrong else 0


def list_sources() -> int:
    """Count the rows of every game's tables by where their values come from."""
    for key, game in GAMES.items():
        counts: dict[str, int] = {}
        _count(game.tables.dump_python(load_tables(key, game.data, game.tables), mode="json"), counts)
        print(f"{key}: " + ", ".join(f"{number} {source}" for source, number in sorted(counts.items())))
    return 0


def _count(content: object, counts: dict[str, int]) -> None:
    """Count the rows that say where they come from, however deep they lie."""
    match content:
        case dict():
            if isinstance(content.get("source"), str):
                counts[content["source"]] = counts.get(content["source"], 0) + 1
            for inner in content.values():
                _count(inner, counts)
        case list() | tuple():
            for inner in content:
                _count(inner, counts)
        case _:
            pass


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
