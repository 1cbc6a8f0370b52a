"""A press is acknowledged when it is written down, but in time even if that takes long: it will get its answer."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.discord import router
from bot.local.rest.interactions import DEFERRED_MESSAGE, DEFERRED_UPDATE
from bot.local.waiting import wait_for
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.threads

BUSY = 0.3
"""Seconds for which someone else writes."""


async def test_what_is_not_written_down_is_not_promised_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(router, "PROMPTLY", GENEROUS)
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        await here.quiet()
        before = len(await here.world.control.record("response"))
        with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            sent = await mika.send("press", message=lobby.id, custom_id=lobby.buttons["Join"]["custom_id"])
            await asyncio.sleep(BUSY)
            assert len(await here.world.control.record("response")) == before
            other.execute("ROLLBACK")
        reply = await mika.reply(sent)
        assert reply.text


@pytest.mark.parametrize("button", ["Leave", "Add a word"])
async def test_a_database_that_is_held_does_not_keep_discord_waiting(tmp_path: Path, button: str) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        options = await mika.press(lobby, "Options")
        pressed = options if button in options.buttons else await mika.press(options, "Colour and seat")
        await here.well()

        async def acknowledged() -> bool:
            answer = here.world.fake.world.interactions[int(sent["interaction"])]
            return answer.answer_kind in (DEFERRED_MESSAGE, DEFERRED_UPDATE)

        with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            custom_id = pressed.buttons[button]["custom_id"]
            sent = await mika.send("press", message=pressed.id, custom_id=custom_id)
            await wait_for(acknowledged)
            other.execute("ROLLBACK")
        reply = await mika.reply(sent)
        assert not says(reply.text, "bot-trouble")
        # A form opens only in the place of an acknowledgement.
        assert says(reply.text, "house-trouble-busy" if button == "Add a word" else "house-lobby-closed")
