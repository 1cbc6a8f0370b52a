"""How long it takes from a press to the new picture in the channel: one press at a time, and eight in flight."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.bench.evening import NAMES, evening
from bot.bench.figures import spread
from bot.cli.run import AT_TIMES
from bot.local.people import Unanswered
from bot.local.playing import at_once, with_everything
from bot.local.seen import NotPossible
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.bench.evening import Evening
    from bot.bench.figures import Figures
    from bot.local.playing import Table
    from bot.local.problems import Json

AT_ONCE = range(8)
"""Numbers of the tables that play at once."""
ONE_BY_ONE = range(8, 16)
"""Numbers of the tables that take turns."""
PICTURES = 120
"""Public pictures of which each game shows at least so many, one at a time."""
ROUNDS = 100
"""Turns of a table after which no more pictures are waited for."""
SECONDS = 15.0
"""How long eight tables play at once."""
DEFERRALS = (5, 6)
"""Discord's numbers of the first responses that promise an answer."""


@frozen
class Shown:
    """A public picture that followed a press.

    Attributes:
        channel: Id of its channel.
        message: Id of its post.
        ms: Milliseconds from the gateway frame of the press to the last byte of the post.
    """

    channel: str
    message: str
    ms: float


async def in_an_evening(game: str, folder: Path) -> Figures:
    """What takes a bot in a process of its own: eight tables at once, then as many one press at a time.

    Args:
        folder: An empty one.
    """
    async with evening(folder) as held:
        together = await eight_in_flight(game, held)
        return together | {"press_to_picture_ms": await press_to_picture(game, held)}


async def press_to_picture(game: str, held: Evening) -> dict[str, float]:
    """Milliseconds from the gateway frame of a press to the last byte of the post it leads to, one press at a time.

    Eight tables take turns. Before each press the bot has posted and answered all that the presses before it led to,
    private replies and hands too: nothing of them runs beside the press that is measured. Presses that lead to no
    public picture do not count, nor does the first turn of each table, for which its board is drawn for the first time.

    Args:
        held: Where the tables are laid.

    Returns:
        The figure, and with it how many of the milliseconds the sending took (mean), how many pictures had been posted
        before, and how many turns were given up.
    """
    await held.quiet()
    tables = [await held.lay(game, number, held.quiet) for number in ONE_BY_ONE]
    lost = sum([await _turn(table, game) for table in tables])
    begun = len(held.watch.lines)
    shown: list[Shown] = []
    for _ in range(ROUNDS):
        lost += sum([await _turn(table, game) for table in tables])
        await held.quiet()
        shown = paired(held.watch.lines[begun:])
        if len(shown) >= PICTURES:
            break
    times = spread([each.ms for each in shown])
    sent = spread(sending(held.watch.lines[begun:], shown))["mean"]
    equal = await _equal(held, shown)
    return times | {"sent": sent, "equal": equal, "lost": lost}


async def eight_in_flight(game: str, held: Evening) -> Figures:
    """Eight tables at once: at each the next press comes as soon as the last one is answered, or its picture is there.

    Args:
        held: Where the tables are laid; no one has played there before.

    Returns:
        The figure: moves a second, which are presses that change a match; milliseconds from a press to its public
        picture; from a press to its acknowledgement (95th percentile); and how many turns were given up. With it the
        memory of the bot in MiB: once it is warm, after the play, and a moment later.
    """
    warm = held.rss_mib()
    tables = await asyncio.gather(*(held.lay(game, number, at_once) for number in AT_ONCE))
    lost = sum(await asyncio.gather(*(_turn(table, game) for table in tables)))
    await held.quiet()
    begun, before, spent = len(held.watch.lines), held.moves(), held.cpu_ms()
    end = asyncio.get_running_loop().time() + SECONDS
    playing = [asyncio.create_task(_turns(table, game, end)) for table in tables]
    await asyncio.sleep(SECONDS)
    moves, lines = held.moves() - before, held.watch.lines[begun:]
    cpu = {name: ms - spent[name] for name, ms in held.cpu_ms().items()}
    lost += sum(await asyncio.gather(*playing))
    played = held.rss_mib()
    await held.quiet()
    # By then what lies about was given back.
    await asyncio.sleep(AT_TIMES)
    times = spread([each.ms for each in paired(lines)])
    deferred = spread(acknowledging(lines))["p95"]
    rate = round(moves / SECONDS, 1)
    return {
        "eight_in_flight": {"moves_per_second": rate} | times | {"deferred_p95": deferred, "lost": lost},
        "per_move": {name: round(each / max(moves, 1), 2) for name, each in {**cpu, **_requests(lines)}.items()},
        "rss_mib": {"warm": warm, "played": played, "after": held.rss_mib()},
    }


def _requests(lines: Sequence[Json]) -> dict[str, int]:
    """How many requests the bot has sent, and how many of its posts brought everyone a picture."""
    posts = [line for line in lines if line["kind"] == "created" and line["files"] and line["visible_to"] is None]
    return {"requests": sum(line["kind"] == "request" for line in lines), "posts": len(posts)}


async def _turns(table: Table, game: str, end: float) -> int:
    """Play on at a table up to a moment of the loop's clock; how many turns were given up."""
    lost = 0
    while asyncio.get_running_loop().time() < end:
        lost += await _turn(table, game)
    return lost


async def _turn(table: Table, game: str) -> int:
    """Play a turn, or where the match is over deal the next one; 1 if it had to be given up, else 0."""
    try:
        if not await table.turn():
            await table.deal(game, with_everything(game, table.seats))
    except (NotPossible, Unanswered, TimeoutError):
        # What does not come is not measured; the next press asks for it again.
        return 1
    return 0


def paired(record: Sequence[Json]) -> list[Shown]:
    """The public picture that followed each press in its channel."""
    channels: dict[str, str] = {}
    pressed: dict[str, float] = {}
    shown: list[Shown] = []
    for line in record:
        match line["kind"]:
            case "interaction" if str(line["name"]).startswith(("menu:", "answer:", "filled:")):
                channels[line["interaction"]] = line["channel"]
            case "frame" if line["interaction"] in channels:
                pressed[channels[line["interaction"]]] = line["at"]
            case "created" if line["files"] and line["visible_to"] is None and line["channel"] in pressed:
                ms = 1e3 * (line["at"] - pressed.pop(line["channel"]))
                shown.append(Shown(line["channel"], line["message"], ms))
            case _:
                pass
    return shown


def sending(record: Sequence[Json], shown: Sequence[Shown]) -> list[float]:
    """Milliseconds that each post took to be sent, from its head to its answer."""
    paths = {f"/api/v10/channels/{each.channel}/messages" for each in shown}
    return [
        1e3 * line["seconds"]
        for line in record
        if line["kind"] == "request" and line["method"] == "POST" and line["path"] in paths
    ]


def acknowledging(record: Sequence[Json]) -> list[float]:
    """Milliseconds from the gateway frame of each press to its acknowledgement."""
    pressed: dict[str, float] = {}
    times: list[float] = []
    for line in record:
        match line["kind"]:
            case "frame" if line["interaction"] is not None:
                pressed[line["interaction"]] = line["at"]
            case "response" if line["type"] in DEFERRALS and line["interaction"] in pressed:
                times.append(1e3 * (line["at"] - pressed[line["interaction"]]))
            case _:
                pass
    return times


async def _equal(held: Evening, shown: Sequence[Shown]) -> int:
    """How many of the pictures had been posted before, byte for byte; such a press would have changed nothing."""
    wanted = {int(each.message) for each in shown}
    seen: set[str] = set()
    equal = 0
    for number in ONE_BY_ONE:
        reader = held.control.person(f"{NAMES[0]}{number}")
        for message in await reader.channel(f"bench-{number}"):
            for picture in message.pictures if message.id in wanted else ():
                mark = sha256(await held.control.file(picture)).hexdigest()
                equal += mark in seen
                seen.add(mark)
    return equal
