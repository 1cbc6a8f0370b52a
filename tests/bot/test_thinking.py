"""The process that thinks: the same answers as here, whoever kills it; and it does not outlive the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bot.local.people import wait_for
from bot.players.thinker import Pointless, Thinker, Thought, come_to
from tests.bot.thoughts import thought_of
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    begun = Thinker()
    yield begun
    await begun.close()


async def test_killed_in_mid_thought_it_thinks_again_and_comes_to_the_same(thinker: Thinker) -> None:
    thought = thought_of("yokohama", "master")
    first = asyncio.create_task(thinker.think(thought))

    async def begun() -> bool:
        return thinker.process is not None

    await wait_for(begun)
    process = thinker.process
    assert process is not None
    os.kill(process, signal.SIGKILL)
    assert await first == come_to(thought)
    assert thinker.process not in (None, process)
    with pytest.raises(Pointless):
        await thinker.think(Thought(thought.game, "[]", thought.level, thought.task))
    assert await thinker.think(thought) == come_to(thought)


ORPHAN = """
import asyncio, os, sys
from bot.players.thinker import Thinker
from tests.bot.thoughts import thought_of

async def main():
    thinker = Thinker()
    await thinker.think(thought_of("osaka", "apprentice"))
    print(thinker.process, flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_it_dies_with_the_bot_however_that_dies() -> None:
    # Both write to one pipe: it has an end once neither is there.
    bot = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", ORPHAN],
        stdout=subprocess.PIPE,
        check=False,
        timeout=GENEROUS,
    )
    assert bot.returncode == -signal.SIGKILL
    assert int(bot.stdout) > 0
