"""The command line: ``python -m bot``."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.core.settings import load_settings, stop

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RUNNING = ("--discord", "--demo")
"""What may be typed where the bot is to run, and nothing else is to be done."""

READ_ENOUGH = 128 + 13
"""Exit code where whoever reads the output stops before its end, as shells know it of other programs."""


def main(arguments: Sequence[str], program: str = "bot") -> int:
    """Do what was typed, with a module that runs as the bot; returns the exit code."""
    if all(argument in RUNNING for argument in arguments):
        return run(only_discord="--discord" in arguments, demo="--demo" in arguments, program=program)
    # Imported late: what commands may name needs all games, which the local table does not, and so it opens sooner.
    from bot.cli.command_line import obey, parser  # noqa: PLC0415

    asked, rest = parser().parse_known_args(arguments)
    if asked.command == "bench":
        # Asked for by name only: it brings much that is not needed to run the bot.
        measured: int = importlib.import_module("bot.bench").main(rest)
        return measured
    if rest:
        parser().error(f"not understood: {' '.join(rest)}")
    if asked.command == "import":
        # Imported late: it needs the local table.
        from bot.local.importing import import_match  # noqa: PLC0415

        return import_match(asked.file, asked.line, program=program)
    if asked.command is None:
        return run(only_discord=asked.discord, demo=asked.demo, program=program)
    try:
        code = obey(asked)
        sys.stdout.flush()
    except BrokenPipeError:
        # Who reads has enough, as ``head`` has. Python closes the output once more as it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READ_ENOUGH
    return code


def run(*, only_discord: bool, demo: bool, program: str) -> int:
    """Run the bot at Discord, or, without a token, at a local table."""
    # Imported late: the other commands need neither Discord nor pictures, and the bot needs no local table.
    settings = load_settings()
    if settings.token is not None:
        with _loading():
            from bot.cli.run import at_discord  # noqa: PLC0415

        at_discord(settings)
    elif only_discord:
        stop("DISCORD_TOKEN is missing: set it in the environment or in .env, or run without --discord.")
    else:
        with _loading():
            from bot.local.schema import named_schema  # noqa: PLC0415
            from bot.local.table import at_local_table  # noqa: PLC0415

        at_local_table(settings, named_schema(), demo=demo, program=program)
    return 0


@contextmanager
def _loading() -> Iterator[None]:
    """Load modules: they stay, and to look through them for garbage meanwhile would take a tenth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
