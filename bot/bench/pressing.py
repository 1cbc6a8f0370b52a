"""How long it takes from a press to the new picture in the channel, through the real client and a local Discord."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from random import Random
from typing import TYPE_CHECKING, Any

from bot.local.people import Harbour, NotPossible, wait_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen

MATCHES = 8
PICTURES = 30
"""Pictures of each match."""
PACE = 1.1
"""Seconds between two presses of a person, who may press five times in five seconds."""


async def press_to_picture(game: str, folder: Path) -> list[float]:
    """Milliseconds from the gateway frame of a press to the last byte of the post it leads to."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment |= {"HATOBA_DATA": str(folder), "HATOBA_LOG_LEVEL": "ERROR", "HATOBA_FIRST_TABLE": "no"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        async with Harbour.connect(*await address_of(folder)) as harbour:
            await harbour.bot_connected(30)
            await asyncio.gather(*(_evening(harbour, game, number) for number in range(MATCHES)))
            return _paired(await harbour.record())
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
    """One match of two people in a channel of its own."""
    names = [f"Mika{number}", f"Hana{number}"]
    channel = (await harbour.ask("add_channel", name=f"bench-{number}"))["id"]
    for name in names:
        await harbour.ask("add_persona", name=name)
    people = [harbour.person(name) for name in names]
    await people[0].command("/game open", channel=channel, game=game)
    lobby = await _post(people[0], channel, "Join")
    await people[1].press(lobby, "Join")
    await asyncio.sleep(PACE)
    sure = await people[0].press(lobby, "Start")
    await people[0].press(sure, "Deal")
    rng = Random(number)  # noqa: S311 - any presses will do
    for _ in range(PICTURES):
        await _turn(people, channel, rng)


async def _post(person: Person, channel: str, button: str) -> Seen:
    """The newest post with a button, as soon as it is there."""
    found: list[Seen] = []

    async def there() -> bool:
        found[:] = [seen for seen in await person.channel(channel) if button in seen.buttons and not seen.ephemeral]
        return bool(found)

    await wait_for(there, 20)
    return found[-1]


async def _turn(people: Sequence[Person], channel: str, rng: Random) -> None:
    """Let whoever is asked press anything that answers the question, and wait for the next post."""
    newest = await _post(people[0], channel, "Take back")
    for person in sorted(people, key=lambda _: rng.random()):
        await asyncio.sleep(PACE)
        panel = await person.press(newest, "Play" if "Play" in newest.buttons else "Answer")
        answers = [part for part in panel.components if _answers(part)]
        if not answers:
            continue
        part = rng.choice(answers)
        if "options" not in part:
            await person.press(panel, part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]]
            await person.choose(panel, part["custom_id"], rng.sample(values, max(1, part.get("min_values", 1))))
        break

    async def posted() -> bool:
        try:
            return (await _post(people[0], channel, "Take back")).id != newest.id
        except (TimeoutError, NotPossible):
            return False

    try:
        await wait_for(posted, 3)
    except TimeoutError:
        return


def _answers(part: dict[str, Any]) -> bool:
    custom_id = str(part.get("custom_id", ""))
    return bool(custom_id.startswith(("menu:", "answer:"))) and not part.get("disabled")


def _paired(record: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from each press to the public picture that followed it in its channel."""
    channels: dict[str, str] = {}
    pressed: dict[str, float] = {}
    times: list[float] = []
    for line in record:
        match line["kind"]:
            case "interaction" if str(line["name"]).startswith(("menu:", "answer:")):
                channels[line["interaction"]] = line["channel"]
            case "frame" if line["interaction"] in channels:
                pressed[channels[line["interaction"]]] = line["at"]
            case "created" if line["files"] and line["visible_to"] is None and line["channel"] in pressed:
                times.append(1e3 * (line["at"] - pressed.pop(line["channel"])))
            case _:
                pass
    return times
