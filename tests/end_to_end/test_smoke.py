"""A whole match by buttons, through the real client, all in one process."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.front.router import Pace
from tests.bot.harbour import harbour
from tests.end_to_end.hands import play_out

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Mika", "Jonas", "Giulia")


async def test_a_whole_match_by_buttons(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        here.client.router.pace = Pace(most=10_000)
        people = [here.person(name) for name in NAMES]
        await here.dealt("toy", *NAMES)
        last = await play_out(here, people, Random(7))
        await here.quiet()
        assert "is over" in last.text
        assert last.mentions
        posts = [message for message in await people[0].channel() if not message.ephemeral]
        with_buttons = [message for message in posts if "Take back" in message.buttons]
        assert with_buttons == []
        assert await here.world.harbour.violations() == []
        interactions = await here.world.harbour.record("interaction")
        answered = await here.world.harbour.record("response")
        assert len(answered) >= len(interactions) > 0
