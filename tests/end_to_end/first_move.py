"""From a clone to the first move: does what README tells a newcomer, and says how long it took.

Run as `python -m tests.end_to_end.first_move [REPOSITORY]`; without an argument it clones the repository it lies in.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.bench.evening import address_of
from bot.local.autoplay import by_verb, offered, verb
from bot.local.people import ControlClient
from bot.local.waiting import wait_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.local.people import Person
    from bot.local.seen import Reply, Seen

HERE = Path(__file__).parents[2]
PEOPLE = ("Ada", "Bo")
SETTING_UP = 600.0
"""Seconds for a virtual environment with everything in it."""

_RUN = re.compile(r"^    (.*python -m bot)$", re.MULTILINE)


def run_command(readme: str) -> str:
    """The command with which README says that Hatoba is set up and run.

    Raises:
        LookupError: README names none.
    """
    found = _RUN.search(readme)
    if found is None:
        raise LookupError("README has no run command")
    return found[1]


async def first_move(repository: Path, folder: Path) -> float:
    """Clone, run as README says, and give the first answer of a match.

    Args:
        repository: What is cloned.
        folder: Where to.

    Returns:
        Seconds from the beginning of the clone to the answered move.
    """
    begun = time.monotonic()
    clone = folder / "hatoba"
    await asyncio.to_thread(subprocess.run, ["git", "clone", "--quiet", str(repository), str(clone)], check=True)
    readme = await asyncio.to_thread((clone / "README.md").read_text, encoding="utf-8")
    async with _running(run_command(readme), clone):
        await wait_for(lambda: _there(clone / "local" / "table" / "address.json"), SETTING_UP)
        async with ControlClient.connect(*await address_of(clone / "local")) as control:
            await control.bot_connected(60)
            # Two newcomers in a channel of their own: the others are busy with the table that is dealt by itself.
            for name in PEOPLE:
                await control.ask("add_persona", name=name)
            channel = str((await control.ask("add_channel", name="first-move"))["id"])
            opener, other = (control.person(name) for name in PEOPLE)
            reply = await _play(opener, other, channel)
            seconds = time.monotonic() - begun
            print(reply.text.splitlines()[0])  # noqa: T201
            return seconds


@asynccontextmanager
async def _running(command: str, clone: Path) -> AsyncIterator[None]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("HATOBA_", "DISCORD_"))}
    process = await asyncio.create_subprocess_shell(command, cwd=clone, env=environment, start_new_session=True)
    try:
        yield
    finally:
        # The shell, the local Discord and the bot are one group.
        os.killpg(process.pid, signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 20)


async def _there(file: Path) -> bool:
    return await asyncio.to_thread(lambda: file.is_file() and file.stat().st_size > 0)


async def _play(opener: Person, other: Person, channel: str) -> Reply:
    """Open a table, deal, and press the first answer that the first panel offers."""
    await opener.command("/game open", channel=channel, game="osaka")
    lobby = await _post(opener, channel, "join")
    await other.press(lobby, by_verb(lobby, "join") or "")
    ready = await _post(opener, channel, "start")
    asked = await opener.press(ready, by_verb(ready, "start") or "")
    await opener.press(asked, by_verb(asked, "deal") or "")
    dealt = await _post(opener, channel, "play")
    person = opener if opener.name in dealt.mentions[:1] else other
    panel = await person.press(dealt, by_verb(dealt, "play") or "")
    if not offered(panel):
        person = other if person is opener else opener
        panel = await person.press(dealt, by_verb(dealt, "play") or "")
    part = offered(panel)[0]
    if verb(part) == "menu":
        return await person.choose(panel, part["custom_id"], [part["options"][0]["value"]])
    return await person.press(panel, part["custom_id"])


async def _post(person: Person, channel: str, wanted: str) -> Seen:
    """The newest post with a button of a kind, as soon as it is there."""
    found: list[Seen] = []

    async def there() -> bool:
        found[:] = [seen for seen in await person.channel(channel) if by_verb(seen, wanted) and not seen.ephemeral]
        return bool(found)

    await wait_for(there, 30)
    return found[-1]


def main() -> None:
    """Measure and say."""
    repository = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    with tempfile.TemporaryDirectory(prefix="hatoba-first-move-") as folder:
        seconds = asyncio.run(first_move(repository.resolve(), Path(folder)))
    print(f"first move answered {seconds:.1f} s after the clone began")  # noqa: T201


if __name__ == "__main__":
    main()
