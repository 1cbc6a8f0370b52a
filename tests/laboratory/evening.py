"""An evening of the laboratory: tables of all games, each with people who press on whatever comes."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from bot.local.seen import NotPossible
from rules.core.frozen import frozen
from tests.end_to_end.deployment import PLAIN, deployed
from tests.end_to_end.matches import deal
from tests.laboratory.shadow import Findings, Shadow
from tests.laboratory.troubles import Trouble, Troublemaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence
    from pathlib import Path

    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

PARTIES = (("osaka", ("Mika", "Jonas", "Giulia")), ("yokohama", ("Tom", "Mika")), ("nippon", ("Giulia", "Anna")))
"""What is played, and by whom; some sit at two tables."""


PREPARED = 0.2
"""How often someone prepares a turn before the next answer is given."""


@frozen
class Evening:
    """What came of an evening.

    Attributes:
        presses: Acts of people that reached Discord.
        acknowledged: Answers that people were told are done.
        kills: How often the bot was killed.
        troubles: How often each trouble came.
        prepared: Prepared turns that were played.
        findings: What was found wrong.
    """

    presses: int
    acknowledged: int
    kills: int
    troubles: Counter[Trouble]
    prepared: int
    findings: Findings


async def play(
    folder: Path, seed: int, kills: int, presses: int, *, command: Sequence[str] = PLAIN, **settings: str
) -> Evening:
    """Play until the bot was killed so often and people have pressed so often.

    Args:
        folder: Where everything is kept.
        seed: What decides.
        kills: Kills, not one more or less.
        presses: Acts of people at least.
        command: What starts the local Discord; the local table of README keeps its house in a file.
        settings: Settings of the bot; see `deployed`.
    """
    rng = Random(seed)
    async with deployed(folder, _whatever, command, PRESSES="10000", **settings) as here:
        shadow = Shadow(folder / "shadow.jsonl")
        tables = [await deal(here, game, names) for game, names in PARTIES]
        ended: list[Table] = []
        maker = Troublemaker(here, tables, rng)
        over, calm = asyncio.Event(), asyncio.Lock()
        playing = [
            asyncio.create_task(_play_on(tables, at, ended, shadow, Random(seed + at), over, calm))
            for at in range(len(tables))
        ]
        try:
            while maker.kills < kills or await _pressed(here) < presses:
                for task in playing:
                    if task.done():
                        task.result()
                if maker.kills == kills:
                    await asyncio.sleep(1.0)
                    continue
                async with calm:
                    await maker.next(kills - maker.kills)
        finally:
            # What someone has pressed is waited for: who went away in the middle of it would seem to be left alone.
            over.set()
            await asyncio.gather(*playing, return_exceptions=True)
        for task in playing:
            task.result()
        await here.control.ask("clear_faults")
        await here.well()
        every = [*tables, *ended]
        findings = await shadow.judge(here, every)
        prepared = here.number("SELECT count(DISTINCT interaction) FROM entries WHERE interaction < 0")
        return Evening(await _pressed(here), shadow.acknowledged(every), maker.kills, maker.came, prepared, findings)


async def _play_on(
    tables: list[Table],
    at: int,
    ended: list[Table],
    shadow: Shadow,
    rng: Random,
    over: asyncio.Event,
    calm: asyncio.Lock,
) -> None:
    """Play at one place until the evening is over; a match that is over is followed by another.

    No trouble comes over people who sit down: who was not heard would have to join again.
    """
    while not over.is_set():
        table = tables[at]
        if table.phase != "running":
            ended.append(table)
            game, names = PARTIES[at]
            async with calm:
                tables[at] = await deal(table.here, game, names)
            continue
        if table.waited():
            if rng.random() < PREPARED:
                await _as_far_as_possible(table.prepare_on(rng))
            await _as_far_as_possible(table.turns(table.press_on, rng, 1))
            shadow.look(table.here, table.match)
        else:
            await asyncio.sleep(0.05)


async def _as_far_as_possible(act: Awaitable[None]) -> None:
    """Let someone act; what was just followed by another post cannot be pressed."""
    with suppress(NotPossible):
        await act


async def _pressed(here: Deployment) -> int:
    """How many acts of people have reached the bot or were sent to it."""
    return len({line["interaction"] for line in await here.record() if line["kind"] == "frame" and line["interaction"]})


def _whatever(_: int) -> None:
    """How much was held against the schema is told elsewhere."""


def told(evenings: Sequence[Evening]) -> list[str]:
    """What evenings brought, one line each."""
    came = sum((each.troubles for each in evenings), start=Counter[Trouble]())
    found = [each.findings for each in evenings]
    return [
        *(f"  {times:5}  {trouble}" for trouble, times in came.most_common()),
        f"  {sum(each.kills for each in evenings):5}  kills while people played",
        f"  {sum(each.presses for each in evenings):5}  presses",
        f"  {sum(each.acknowledged for each in evenings):5}  acknowledged moves",
        f"  {sum(each.prepared for each in evenings):5}  prepared turns that were played",
        f"  {sum(len(each.lost) for each in found):5}  lost",
        f"  {sum(len(each.doubled) for each in found):5}  doubled",
        f"  {sum(len(each.unanswered) for each in found):5}  unanswered",
        f"  {sum(len(each.other) for each in found):5}  other faults",
    ]
