"""How long it takes from a press to the new picture in the channel, through the real client and a local Discord."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from bot.bench.figures import spread
from bot.local.people import Harbour, Unanswered, wait_for
from bot.local.playing import Table, with_everything

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.bench.figures import Figures

MATCHES = 8
TURNS = 30
"""Turns of each match; most of them end in a picture."""


@dataclass(frozen=True, slots=True)
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


async def press_to_picture(game: str, folder: Path) -> Figures:
    """Milliseconds from the gateway frame of a press to the last byte of the post it leads to, and equal pictures.

    Args:
        game: Its key.
        folder: An empty one.
    """
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment |= {"HATOBA_DATA": str(folder), "HATOBA_LOG_LEVEL": "ERROR", "HATOBA_FIRST_TABLE": "no"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        async with Harbour.connect(*await address_of(folder)) as harbour:
            await harbour.bot_connected(30)
            await asyncio.gather(*(_evening(harbour, game, number) for number in range(MATCHES)))
            shown = paired(await harbour.record())
            times = spread([each.ms for each in shown])
            return {"press_to_picture_ms": times | {"equal": await _equal(harbour, shown)}}
    finally:
        process.terminate()
        await process.wait()


async def address_of(folder: Path) -> tuple[str, str, Path]:
    """Address, key and certificate of the local Discord that keeps its things in a folder, once it is there."""
    file = folder / "table" / "address.json"

    async def there() -> bool:
        return file.is_file() and file.stat().st_size > 0

    await wait_for(there, 30)
    found = json.loads(await asyncio.to_thread(file.read_text, encoding="utf-8"))
    return found["url"], found["secret"], file.parent / "ca.pem"


async def _evening(harbour: Harbour, game: str, number: int) -> None:
    """One match of two people in a channel of its own, up to its end if it comes early."""
    names = [f"Mika{number}", f"Hana{number}"]
    channel = str((await harbour.ask("add_channel", name=f"bench-{number}"))["id"])
    for name in names:
        await harbour.ask("add_persona", name=name)
    table = Table(harbour, channel, names, Random(number))  # noqa: S311 - any presses will do
    await table.deal(game, with_everything(game))
    for _ in range(TURNS):
        try:
            if not await table.turn():
                return
        except (Unanswered, TimeoutError):
            # A picture that does not come is not measured; the next press asks for it again.
            continue


def paired(record: Sequence[dict[str, Any]]) -> list[Shown]:
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


async def _equal(harbour: Harbour, shown: Sequence[Shown]) -> float:
    """How many of the pictures had been posted before, byte for byte; such a press would have changed nothing."""
    wanted = {int(each.message) for each in shown}
    seen: set[str] = set()
    equal = 0
    for number in range(MATCHES):
        for message in await harbour.person(f"Mika{number}").channel(f"bench-{number}"):
            for picture in message.pictures if message.id in wanted else ():
                mark = sha256(await harbour.file(picture)).hexdigest()
                equal += mark in seen
                seen.add(mark)
    return float(equal)
