"""The process that thinks: the same answers as here, whoever kills it; and it does not outlive the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from threading import Event
from typing import TYPE_CHECKING

import pytest

from bot.local.waiting import wait_for
from bot.players.thinker import Pointless, Process, Thinker, Thought, come_to
from tests.bot.thoughts import thought_of
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    begun = Thinker(1)
    yield begun
    await begun.close()


@pytest.mark.long
async def test_killed_in_mid_thought_it_thinks_again_and_comes_to_the_same(thinker: Thinker) -> None:
    thought = thought_of("yokohama", "master")
    first = asyncio.create_task(thinker.think(thought))

    async def begun() -> bool:
        return bool(thinker.processes)

    await wait_for(begun)
    (process,) = thinker.processes
    os.kill(process, signal.SIGKILL)
    assert await first == come_to(thought)
    assert thinker.processes not in ((), (process,))
    with pytest.raises(Pointless):
        await thinker.think(Thought(thought.game, "[]", thought.level, thought.task))
    assert await thinker.think(thought) == come_to(thought)


ORPHAN = """
import asyncio, os, sys
from bot.players.thinker import Thinker
from tests.bot.thoughts import thought_of

async def main():
    thinker = Thinker(1)
    await thinker.think(thought_of("osaka", "apprentice"))
    print(*thinker.processes, flush=True)
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


async def test_however_many_think_no_press_waits_for_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    done, many = Event(), 4 + 4 * (os.cpu_count() or 1)

    def ask(_: Process, __: object) -> tuple[str, ...]:
        done.wait()
        return ("end",)

    monkeypatch.setattr(Process, "_ask", ask)
    thinker, thought = Thinker(many), thought_of("osaka", "apprentice")
    thinking = [asyncio.create_task(thinker.think(thought)) for _ in range(many)]
    try:
        await asyncio.sleep(0)
        async with asyncio.timeout(GENEROUS):
            assert await asyncio.to_thread(sum, (1, 1)) == 2
    finally:
        done.set()
        await asyncio.gather(*thinking)
        await thinker.close()


async def test_tables_take_turns_and_no_more_processes_are_begun_than_are_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought, order, busy = thought_of("osaka", "apprentice"), list[str](), set[Process]()

    async def think(self: Process, _: object) -> tuple[str, ...]:
        busy.add(self)
        await asyncio.sleep(0)
        return ("end",)

    async def go(table: str, thinker: Thinker) -> None:
        for _ in range(3):
            await thinker.think(thought)
            order.append(table)

    monkeypatch.setattr(Process, "think", think)
    alone = Thinker(1)
    await asyncio.gather(*[go(table, alone) for table in "abc"])
    assert order == [*"abc"] * 3
    several = Thinker(4)
    for tables, processes in (("a", 1), ("ab", 2)):
        busy.clear()
        await asyncio.gather(*[go(table, several) for table in tables])
        assert len(busy) == processes
