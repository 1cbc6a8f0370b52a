"""A press is acknowledged once it is written down; where that takes long, it is not begun, and that is said in time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.local.rest.interactions import FORM
from bot.local.waiting import wait_for
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.threads

BUSY = 0.3
"""Seconds for which someone else writes."""


async def test_what_is_not_written_down_is_not_promised_an_answer(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        here.client.router.patience = GENEROUS
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
async def test_a_press_is_neither_promised_an_answer_nor_begun_while_the_database_is_held(
    tmp_path: Path, button: str
) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        options = await mika.press(lobby, "Options")
        pressed = options if button in options.buttons else await mika.press(options, "Colour and seat")
        await here.well()
        here.client.router.patience = BUSY
        with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            custom_id = pressed.buttons[button]["custom_id"]
            sent = await mika.send("press", message=pressed.id, custom_id=custom_id)
            reply = await mika.reply(sent)
            assert says(reply.text, "house-trouble-busy")
            other.execute("ROLLBACK")
        noted = "SELECT answered FROM interactions WHERE id = ?"

        async def answered() -> bool:
            row = await here.app.database.read(
                lambda connection: connection.execute(noted, (int(sent["interaction"]),)).fetchone()
            )
            return row is not None and row["answered"] is not None

        # It is written down in the end, and no one is told of it once more.
        await wait_for(answered)
        assert "Join" in (await here.seen(mika, lambda message: message.id == lobby.id)).buttons
        # Whoever presses again is heard.
        here.client.router.patience = GENEROUS
        again = await mika.send("press", message=pressed.id, custom_id=custom_id)
        answer = here.world.fake.world.interactions[int(again["interaction"])]

        async def heard() -> bool:
            return answer.answer_kind is not None

        await wait_for(heard)
        assert (answer.answer_kind == FORM) == (button == "Add a word")
