"""How fast people are answered while bots think: one table of people, alone and with practice games beside it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

from bot.bench.evening import evening
from bot.bench.figures import spread
from bot.local.people import Unanswered
from bot.local.playing import Pace, Table, at_once, with_everything
from bot.local.seen import NotPossible
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.bench.evening import Evening
    from bot.local.problems import Json

PRACTICES = 30
"""Practice games at the same time, of all games in turn."""
SPELL = 60.0
"""Seconds within which each who practises presses four times at most, begun by one after the other."""
SECONDS = 40.0
"""How long people play without practice games, and with them."""
NUMBER = 16
"""Number of the first channel; those before are the other figures'."""


async def beside_bots(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds from the gateway frame of a press to its answer, alone and while thirty people practise.

    Args:
        game: Its key; there are automatic players of it.
        folder: An empty one.
    """
    async with evening(folder) as held:
        return await alone_and_beside(game, held)


async def alone_and_beside(game: str, held: Evening) -> dict[str, float]:
    """The figure at tables of an evening.

    Args:
        held: Where the tables are laid.

    Returns:
        The 95th percentiles ``alone`` and ``beside``, their ``ratio``, how many presses each is of (``n``), and how
        many public posts the practice games brought meanwhile (``posts``); the memory of the bot in MiB (``mib``).
    """
    await held.quiet()
    table = await held.lay(game, NUMBER, at_once)
    # Its board is drawn for the first time then.
    await table.turn()
    alone = await _answered(table, game, held)
    channels = [await _channel(NUMBER + 1 + number, held) for number in range(PRACTICES)]
    practising: list[asyncio.Task[None]] = []
    try:
        for channel, other in zip(channels, cycle(key for key, one in GAMES.items() if one.automatic), strict=False):
            practising.append(asyncio.create_task(_practise(other, channel, held)))
            await asyncio.sleep(SPELL / PRACTICES)
        begun = len(held.watch.lines)
        beside = await _answered(table, game, held)
    finally:
        for task in practising:
            task.cancel()
        await asyncio.gather(*practising, return_exceptions=True)
    there = set(channels)
    posts = sum(_is_post(line) and line["channel"] in there for line in held.watch.lines[begun:])
    slow, quick = spread(beside)["p95"], spread(alone)["p95"]
    ratio, memory = round(slow / quick, 2), held.rss_mib()
    return {"alone": quick, "beside": slow, "ratio": ratio, "n": len(beside), "posts": posts, "mib": memory}


async def _answered(table: Table, game: str, held: Evening) -> list[float]:
    """Milliseconds of the answers to the presses at a table."""
    loop, begun = asyncio.get_running_loop(), len(held.watch.lines)
    end = loop.time() + SECONDS
    while loop.time() < end:
        with suppress(NotPossible, Unanswered, TimeoutError):
            if not await table.turn():
                await table.deal(game, with_everything(game, table.seats))
    return answering(held.watch.lines[begun:], table.channel)


async def _channel(number: int, held: Evening) -> str:
    """A channel of its own for a practice game."""
    return str((await held.control.ask("add_channel", name=f"bench-{number}"))["id"])


async def _practise(game: str, channel: str, held: Evening) -> None:
    """Practise one match after the other for as long as others are measured."""
    name = f"Learner{channel}"
    await held.control.ask("add_persona", name=name)
    pace = Pace(spell=SPELL, news=partial(held.watch.stir, channel))
    table = Table(held.control, channel, [name], Random(channel), pace)  # noqa: S311 - any presses will do
    while True:
        with suppress(NotPossible, Unanswered, TimeoutError):
            await held.control.person(name).command("/practice", channel=channel, game=game)
            while await table.turn():
                pass


def _is_post(line: Json) -> bool:
    return line["kind"] == "created" and bool(line["files"]) and line["visible_to"] is None


def answering(record: Sequence[Json], channel: str | None) -> list[float]:
    """Milliseconds from the gateway frame of each press in a channel to what answers it."""
    there: set[str] = set()
    pressed: dict[str, float] = {}
    times: list[float] = []
    for line in record:
        match line["kind"]:
            case "interaction" if line["channel"] == channel:
                there.add(line["interaction"])
            case "frame" if line["interaction"] in there:
                pressed[line["interaction"]] = line["at"]
            # What is created empty only says that an answer will come.
            case "created" | "edited" if line["interaction"] in pressed and (line["text"] or line["files"]):
                times.append(1e3 * (line["at"] - pressed.pop(line["interaction"])))
            case _:
                pass
    return times
