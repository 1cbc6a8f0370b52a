"""Time that the page lets pass: a day, or up to what the bot does next by itself."""

import asyncio
from typing import Final

from bot.local.control.dispatch import verb
from bot.local.fake_discord import FakeDiscord
from bot.local.problems import Json

OFFERED: Final = frozenset(("pass_a_day", "pass_to_reminder"))
"""The verbs of this module."""
DAY: Final = 86_400.0
LOOKED: Final = 60.0
"""Seconds after which the bot looks again at what is due."""
AFTER: Final = 1.0
"""Seconds past the moment at which something is due."""
STEPS: Final = 8
"""What is due may be but a look: after so many of them it is given up."""
PATIENCE: Final = 4.0
"""Seconds of our own that the bot gets for a look, and for what it then says."""


@verb
async def pass_a_day(fake: FakeDiscord, asked: Json) -> Json:
    """A day passes, and the bot sees it pass."""
    del asked
    fake.clock.pass_by(DAY)
    fake.record.stir()
    return {"said": True}


@verb
async def pass_to_reminder(fake: FakeDiscord, asked: Json) -> Json:
    """Time passes until the bot says something by itself; `said` is whether it did."""
    del asked
    before = len(fake.world.messages)
    # What is due may have changed since the bot last looked.
    fake.clock.pass_by(LOOKED)
    for _ in range(STEPS):
        await asyncio.sleep(PATIENCE / 2)
        due = fake.clock.due()
        if due is None:
            break
        fake.clock.pass_by(max(0.0, due - fake.clock.now()) + AFTER)
        fake.record.stir()
        for _ in range(int(PATIENCE / 0.1)):
            if len(fake.world.messages) > before:
                return {"said": True}
            await asyncio.sleep(0.1)
        fake.clock.pass_by(LOOKED)
    return {"said": False}
