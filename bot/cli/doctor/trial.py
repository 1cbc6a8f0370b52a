"""One picture drawn, and one turn thought out, as the bot does it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from bot.cli.doctor.finding import Finding
from bot.cli.warming import warm
from bot.core.tables import canonical, own_tables
from bot.players.thinker import Pointless, Process, Thought
from rules.core.player import task_in
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.settings import Settings

SEED = b"doctor"


def picture(_: Settings) -> Iterator[Finding]:
    """Whether a table can be drawn."""
    key, begun = next(iter(GAMES)), time.perf_counter()
    try:
        warm(key, GAMES[key].seats[0], 0)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told
        yield Finding("pictures", f"{error}.".replace("..", "."), "Take data/ of this version, and its packages.")
    else:
        yield Finding("pictures", f"a table of {key} was drawn in {time.perf_counter() - begun:.1f} s.")


def thought(_: Settings) -> Iterator[Finding]:
    """Whether the process that thinks for bots comes to a turn."""
    key, begun = next(key for key, game in GAMES.items() if game.automatic), time.perf_counter()
    try:
        asyncio.run(_think(key))
    except (Pointless, OSError, ValueError) as error:
        yield Finding("bots", f"none can think ({error}).", "Look to memory and limits on processes, then try again.")
    else:
        yield Finding("bots", f"one thought out a turn of {key} in {time.perf_counter() - begun:.1f} s.")


async def _think(key: str) -> None:
    """Have a turn thought out.

    Raises:
        Pointless: It came to nothing.
    """
    game = GAMES[key]
    tables = own_tables(game)
    match = game.with_tables(tables).deal(game.setup(game.seats[0], SEED))
    task = task_in(match, match.questions()[0].seat, SEED)
    thinker = Process()
    try:
        await thinker.think(Thought(key, canonical(tables, game.tables), "apprentice", task))
    finally:
        await thinker.close()
