"""Automatic players as people see and press them: in the lobby, and at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import choose, press

if TYPE_CHECKING:
    from pathlib import Path


async def test_the_host_adds_bots_and_a_person_takes_the_seat_of_one(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/game open", game="osaka", seats=2)
        lobby = await here.seen(mika, lambda message: "Add a bot" in message.buttons)
        assert "Server verwalten" in (await press(jonas, lobby, "bots")).text
        panel = await press(mika, lobby, "bots")
        panel = await choose(mika, panel, "bot", "Master")
        await here.quiet()
        assert "Kiku (bot, Master) · full" in (await mika.look(lobby)).text
        assert "Whoever joins now takes a bot's seat." in (await mika.look(lobby)).text
        panel = await choose(mika, panel, "bot", "Remove Kiku")
        panel = await choose(mika, panel, "bot", "Apprentice")
        await press(jonas, lobby, "join")
        await here.quiet()
        assert "bot" not in (await mika.look(lobby)).text
        await jonas.command("/game leave")
        panel = await choose(mika, await press(mika, lobby, "bots"), "bot", "Trader")
        await here.quiet()
        asked = await press(mika, await mika.look(lobby), "start")
        assert "Kiku (bot, Trader)" in asked.text
        await press(mika, asked, "deal")
        dealt = await here.seen(mika, lambda message: "has been dealt" in message.text)
        assert r"Kiku \(bot\)" in dealt.text
        await here.well()
        assert await here.world.control.violations() == []
