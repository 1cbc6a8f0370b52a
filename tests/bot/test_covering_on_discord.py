"""Seats that go from bots to people and back, as people see and press it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.local.autoplay import by_verb, offered
from bot.local.waiting import wait_for
from bot.store import bots
from tests.bot.running_bot import running_bot
from tests.bot.test_bots_on_discord import called, practised
from tests.bot.test_panels_on_discord import choose, press
from tests.bot.test_vacancies import look_at_first
from tests.timeouts import THOUGHT

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen
    from tests.bot.running_bot import RunningBot


async def with_button(here: RunningBot, person: Person, verb: str) -> Seen:
    """The newest post that has such a button."""
    return await here.seen(person, lambda message: not message.ephemeral and by_verb(message, verb) is not None)


async def test_a_person_takes_a_bots_seat_and_a_bot_gets_it_back(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/game open", game="osaka", seats=2)
        lobby = await with_button(here, mika, "bots")
        await choose(mika, await press(mika, lobby, "bots"), "bot", "Trader")
        await here.quiet()
        await press(mika, await press(mika, await mika.look(lobby), "start"), "deal")
        await here.quiet()
        match = await practised(here)

        listed = await jonas.command("/game list")
        await press(jonas, await look_at_first(jonas, listed), "offer")
        vote = await with_button(here, mika, "agree")
        assert r"would like to take over Kiku \(bot\)'s seat" in vote.text
        await press(mika, vote, "agree")
        await here.seen(mika, lambda message: "seat goes to Jonas" in message.text)
        assert await here.app.database.read(bots.with_any) == []

        await press(jonas, await jonas.command("/game resign"), "resign")
        free = await with_button(here, mika, "cover")
        assert "Let a bot play" in free.buttons
        sure = await press(mika, free, "cover")
        assert "From then on the game doesn't count" in sure.text
        await press(mika, sure, "letbot")
        await here.seen(mika, lambda message: "takes over Jonas's seat. The game doesn't count" in message.text)
        assert by_verb(await mika.look(free), "cover") is None
        assert await practised(here) == match
        assert await called(here, match)
        assert await here.world.control.violations() == []


async def test_a_bot_plays_for_someone_away_until_the_person_presses_play(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        await here.dealt("osaka", "Mika", "Tom")
        said = await tom.command("/away", until="in 2 weeks", cover="bot")
        assert "At 1 table a bot plays for you" in said.text
        line = await here.seen(mika, lambda message: "a bot plays meanwhile" in message.text)
        assert "Play myself" in line.buttons
        match = await practised(here)

        async def bot_has_played() -> bool:
            found = await here.app.acting.read(finding.look, match, here.user("Tom"))
            assert isinstance(found, LoadedMatch)
            return any(move.seat == found.seat for move in found.match.standing_moves)

        await wait_for(bot_has_played, THOUGHT)
        # The bot's turn is told by a new post, and only the newest one has live buttons.
        await here.quiet()
        newest = await here.seen(tom, lambda message: "Play" in message.buttons)
        panel = await press(tom, newest, "play")
        assert "The bot has stopped: you play again." in panel.text
        await here.seen(mika, lambda message: "Tom plays again." in message.text)
        assert await here.app.database.read(bots.with_any) == []
        assert offered(panel) or "Mika" in panel.text
        assert await here.world.control.violations() == []
