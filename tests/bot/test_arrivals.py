"""A press is acknowledged when it is written down: whatever happens afterwards, it will get its answer."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

BUSY = 0.3
"""Seconds for which somebody else writes."""


async def test_what_is_not_written_down_is_not_promised_an_answer(tmp_path: Path) -> None:
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
