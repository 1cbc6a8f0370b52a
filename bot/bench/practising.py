"""How fast people are answered while bots think: one table of people, alone and with practice games beside it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from bot.bench.figures import spread
from bot.local.people import NotPossible, Unanswered
from bot.local.playing import Pace, Table, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.bench.evening import Evening
    from bot.local.problems import Json

PRACTICES = 20
"""Practice games at the same time."""
SPELL = 20.0
"""Seconds within which each who practises presses four times at most."""
ANSWERS = 120
"""Presses of people that are answered without practice games, and with them."""
TURNS = 60
"""Turns after which no more answers are waited for."""
NUMBER = 16
"""Number of the first channel; those before are other figures'."""


async def beside_bots(game: str, held: Evening) -> dict[str, float]:
    """Milliseconds from the gateway frame of a press to its answer, alone and while twenty people practise.

    Args:
        game: Its key.
        held: Where the table is laid.

    Returns:
        The 95th percentiles ``alone`` and ``beside``, their ``ratio``, how many presses each is of (``n``), and how
        many public posts the practice games brought meanwhile (``posts``).
    """
    await held.quiet()
    table = await held.lay(game, NUMBER, at_once)
    alone = await _answered(table, held)
    channels = [await _practised(game, NUMBER + 1 + number, held) for number in range(PRACTICES)]
    begun = len(held.watch.lines)
    practising = [asyncio.create_task(_practise(channel, number, held)) for number, channel in enumerate(channels)]
    try:
        beside = await _answered(table, held)
    finally:
        for task in practising:
            task.cancel()
        await asyncio.gather(*practising, return_exceptions=True)
    there = set(channels)
    posts = sum(_is_post(line) and line["channel"] in there for line in held.watch.lines[begun:])
    slow, quick = spread(beside)["p95"], spread(alone)["p95"]
    return {"alone": quick, "beside": slow, "ratio": round(slow / quick, 2), "n": len(beside), "posts": posts}


async def _answered(table: Table, held: Evening) -> list[float]:
    """Milliseconds of the answers to the presses at a table, as many as are wanted."""
    begun = len(held.watch.lines)
    times: list[float] = []
    for _ in range(TURNS):
        with suppress(NotPossible, Unanswered, TimeoutError):
            await table.turn()
        times = answering(held.watch.lines[begun:], table.channel)
        if len(times) >= ANSWERS:
            break
    return times


async def _practised(game: str, number: int, held: Evening) -> str:
    """Deal a practice game in a channel of its own; the channel."""
    channel = str((await held.control.ask("add_channel", name=f"bench-{number}"))["id"])
    await held.control.ask("add_persona", name=_learner(number))
    await held.control.person(_learner(number)).command("/practice", channel=channel, game=game)
    return channel


async def _practise(channel: str, number: int, held: Evening) -> None:
    """Practise for as long as others are measured."""
    pace = Pace(spell=SPELL, news=partial(held.watch.stir, channel))
    name = _learner(NUMBER + 1 + number)
    table = Table(held.control, channel, [name], Random(number), pace)  # noqa: S311 - any presses will do
    while True:
        with suppress(NotPossible, Unanswered, TimeoutError):
            if not await table.turn():
                return


def _learner(number: int) -> str:
    return f"Learner{number}"


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
