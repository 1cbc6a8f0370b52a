"""A whole match by buttons, through the real client, all in one process."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.local.autoplay import answer, offered
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen
    from tests.bot.running_bot import RunningBot

NAMES = ("Mika", "Jonas", "Giulia")


async def play_out(here: RunningBot, people: list[Person], rng: Random, most: int = 2000) -> Seen:
    """Press until the match is over; the last post.

    Raises:
        AssertionError: It did not end.
    """
    for _ in range(most):
        posts = [message for message in await people[0].channel() if not message.ephemeral]
        over = [message for message in posts if "Rematch" in message.buttons]
        if over:
            return over[-1]
        newest = next((message for message in reversed(posts) if "My hand" in message.buttons), None)
        if newest is None:
            await here.quiet()
            continue
        play = "Play" if "Play" in newest.buttons else "Answer"
        called = [person for person in people if person.name in newest.mentions]
        person = rng.choice(called or people)
        reply = await person.press(newest, play)
        if offered(reply):
            await answer(person, reply, rng)
            await here.quiet()
    raise AssertionError("the match does not end")


async def test_a_whole_match_by_buttons(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        people = [here.person(name) for name in NAMES]
        await here.dealt("toy", *NAMES)
        last = await play_out(here, people, Random(7))
        await here.quiet()
        assert "is over" in last.text
        assert last.mentions
        posts = [message for message in await people[0].channel() if not message.ephemeral]
        with_buttons = [message for message in posts if "What's new" in message.buttons]
        assert with_buttons == []
        assert await here.world.control.violations() == []
        interactions = await here.world.control.record("interaction")
        answered = await here.world.control.record("response")
        assert len(answered) >= len(interactions) > 0
