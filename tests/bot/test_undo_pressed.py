"""*Undo my turn* as it is pressed: after bots have played, after a restart, with DMs closed, twice, and late."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.local.autoplay import by_verb, eager_answer, offered
from tests.bot.running_bot import local_discord, running, running_bot
from tests.bot.test_bots_on_discord import called, practised
from tests.bot.test_panels_on_discord import press
from tests.bot.test_router import at_turn, revisions
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen
    from tests.bot.running_bot import RunningBot

TURNS = 12
"""Turns among which one is sought after which nothing is turned up: what bots do differs from run to run."""


async def ended(here: RunningBot, person: Person, match: str, rng: Random) -> Seen:
    """Play a turn, and let all bots play: what was said at its end."""
    panel: Seen = await person.command("/play", table=match)
    while offered(panel):
        panel = await eager_answer(person, panel, rng)
    assert await called(here, match)
    return panel


async def test_among_bots_it_takes_back_the_turn_and_never_claims_what_is_not_so(tmp_path: Path) -> None:
    async with local_discord() as world:
        rng = Random(1)
        async with running(tmp_path, world) as here:
            mika = here.person("Mika")
            await here.world.control.ask("set_direct_messages", persona="Mika", open=False)
            await mika.command("/practice", game="nippon", level="apprentice")
            match = await practised(here)
            assert await called(here, match)
            told = await ended(here, mika, match, rng)
        async with running(tmp_path, world) as here:
            mika = here.person("Mika")
            assert await called(here, match)
            for _ in range(TURNS):
                undone = await mika.press(told, "Undo my turn")
                assert not says(undone.text, "undo-still-yours")
                if offered(undone):
                    break
                assert says(undone.text, "undo-drawn-since")
                assert by_verb(undone, "propose") is not None
                told = await ended(here, mika, match, rng)
            assert "Your turn" in undone.text
            # The panel that came can be played; the button has had its turn.
            late = await mika.press(told, "Undo my turn")
            assert late.text == "This button belongs to an earlier turn. Nothing has changed."
            assert list(late.buttons) == ["Play"]
            assert offered(await press(mika, late, "play"))
            assert await world.control.violations() == []


async def test_among_people_who_has_played_is_named_and_asked_at_one_press(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, panel = await at_turn(here, post)
        told = await person.press(panel, "Red")
        await other.press(await other.command("/play"), "Blue")
        await here.quiet()
        asked = await person.press(told, "Undo my turn")
        assert says(asked.text, "undo-played-since")
        assert other.name in asked.text
        assert "before line 1" in asked.text
        assert await revisions(here) == 2
        await press(person, asked, "propose")
        vote = await here.seen(person, lambda message: by_verb(message, "agree") is not None)
        assert "before line 1" in vote.text
        await press(other, vote, "agree")
        assert await here.seen(person, lambda message: "back to before line 1" in message.text)
        # The turn of which it spoke is gone.
        assert says((await person.press(told, "Undo my turn")).text, "undo-earlier")
        assert await here.world.control.violations() == []
