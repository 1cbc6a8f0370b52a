"""The drawing thread: what a table waits for goes first, and no one waits for ever."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest

from bot.discord import renderer as rendering
from bot.discord.renderer import Busy, Renderer
from tests.timeouts import GENEROUS


async def test_a_post_goes_ahead_of_the_panels_that_wait() -> None:
    renderer, go, done = Renderer(), threading.Event(), list[str]()

    def draw(what: str) -> None:
        go.wait(GENEROUS)
        done.append(what)

    tasks = [
        asyncio.create_task(renderer.draw(partial(draw, what), post=what == "post"))
        for what in ("first", "panel", "hand", "post")
    ]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    renderer.close()
    assert done == ["first", "post", "panel", "hand"]


async def test_what_goes_wrong_is_told_to_the_one_who_waits_for_it() -> None:
    renderer = Renderer()
    with pytest.raises(ZeroDivisionError):
        await renderer.draw(lambda: 1 // 0)
    assert await renderer.draw(lambda: "drawn", post=True) == "drawn"
    renderer.close()


async def test_no_one_waits_for_a_thread_that_has_ended() -> None:
    renderer, go = Renderer(), threading.Event()
    begun = asyncio.create_task(renderer.draw(lambda: go.wait(GENEROUS)))
    left = [asyncio.create_task(renderer.draw(lambda: "never", post=post)) for post in (True, False)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(asyncio.to_thread(renderer.close))
    await asyncio.sleep(0.05)
    go.set()
    await closing
    outcomes = await asyncio.wait_for(asyncio.gather(begun, *left, return_exceptions=True), GENEROUS)
    assert outcomes[0] is True
    assert all(isinstance(each, asyncio.CancelledError) for each in outcomes[1:])


async def test_whoever_gives_up_is_not_drawn_for() -> None:
    renderer, go, done = Renderer(), threading.Event(), list[str]()
    first = asyncio.create_task(renderer.draw(lambda: go.wait(GENEROUS)))
    given_up = asyncio.create_task(renderer.draw(lambda: done.append("for no one")))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.sleep(0)
    go.set()
    await first
    assert await renderer.draw(lambda: "next") == "next"
    renderer.close()
    assert done == []


async def test_of_too_much_the_last_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "MOST_WAITING", 1)
    renderer, go = Renderer(), threading.Event()
    first = asyncio.create_task(renderer.draw(lambda: go.wait(GENEROUS)))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await renderer.draw(lambda: "too much", post=True)
    go.set()
    await first
    renderer.close()
