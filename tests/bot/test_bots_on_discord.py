"""Automatic players as people see and press them: in the lobby, and at the table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from random import Random
from typing import TYPE_CHECKING, TypeVar

from typing_extensions import override

from bot.background.lost_channels import look_over
from bot.core import finding
from bot.core.changes import waited
from bot.core.loaded_match import LoadedMatch
from bot.local.autoplay import by_verb, eager_answer, offered
from bot.local.people import DM
from bot.local.waiting import wait_for
from bot.players.thinker import Thinkable, Thinker
from bot.store import bots
from tests.bot.running_bot import RunningBot, local_discord, running, running_bot
from tests.bot.test_panels_on_discord import choose, press
from tests.end_to_end.sentences import says
from tests.timeouts import THOUGHT

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.local.people import Person
    from bot.local.seen import Seen

T = TypeVar("T")

SHORT = 1
"""Turns of the short run, which is of one game."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Practise one game in the short run, and all of them in the long one."""
    if "game" in metafunc.fixturenames:
        heavy = metafunc.config.getoption("--heavy")
        metafunc.parametrize("game", ["yokohama", "osaka", "nippon"] if heavy else ["osaka"])


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


async def practised(here: RunningBot) -> str:
    """Id of the only match there is."""
    (found,) = await here.app.database.read(bots.with_any)
    return found


async def called(here: RunningBot, match: str) -> bool:
    """Wait until a match waits for a person; False if it is over instead."""
    found: list[LoadedMatch] = []

    async def asked() -> bool:
        loaded = await here.app.acting.read(finding.look, match, None)
        assert isinstance(loaded, LoadedMatch)
        found[:] = [loaded]
        return loaded.info.phase != "running" or any(loaded.people[seat].mention for seat in waited(loaded.match))

    await wait_for(asked, THOUGHT)
    await here.well()
    return found[0].info.phase == "running"


async def turn(here: RunningBot, person: Person, rng: Random) -> None:
    """Press Play under the newest post that has it, and answer whatever is asked until nothing more is."""
    post = await here.seen(person, lambda message: not message.ephemeral and by_verb(message, "play") is not None)
    panel: Seen = await press(person, post, "play")
    while offered(panel):
        panel = await eager_answer(person, panel, rng)


class Silent(Thinker):
    """Thinks for ever."""

    @override
    async def think(self, thought: Thinkable[T]) -> T:
        await asyncio.Event().wait()
        raise AssertionError


def kill_thinking(here: RunningBot) -> None:
    """Kill the processes that think, whatever they are thinking about."""
    for process in here.app.driver.thinker.processes:
        os.kill(process, signal.SIGKILL)


async def test_who_practises_gets_the_first_panel_at_once(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, rng = here.person("Mika"), Random(1)
        panel = await mika.command("/practice", game="nippon", level="apprentice")
        assert offered(panel)
        dealt = await here.seen(mika, lambda message: "has been dealt" in message.text)
        assert "Practice: this game doesn't count in the results." in dealt.text
        assert "No game is running here" in (await mika.command("/game list")).text
        match = await practised(here)
        for kills in (False, True):
            await turn(here, mika, rng)
            if kills:
                kill_thinking(here)
            assert await called(here, match)
        await here.seen(mika, lambda message: "Kiku" in message.text and "Umi" in message.text)
        assert "The game is back to before line 1." in (await mika.command("/game undo", to="0")).text
        await called(here, match)
        assert await here.world.control.violations() == []


async def test_a_bot_that_thinks_long_is_said_to_and_stopped_over_it_plays_on_after_the_start(tmp_path: Path) -> None:
    async with local_discord() as world:
        async with running(tmp_path, world) as here:
            mika = here.person("Mika")
            await mika.command("/practice", game="osaka", level="master")
            match = await practised(here)
            here.app.driver.thinker, here.app.driver.late = Silent(1), 0.1
            await called(here, match)
            await turn(here, mika, Random(1))
            await here.seen(mika, lambda message: "is thinking" in message.text)
            await here.well()
            before = await here.app.acting.read(finding.look, match, None)
            assert isinstance(before, LoadedMatch)
            assert {before.people[seat].bot for seat in waited(before.match)} == {True}
        async with running(tmp_path, world) as here:
            assert await called(here, match)
            after = await here.app.acting.read(finding.look, match, None)
            assert isinstance(after, LoadedMatch)
            assert after.match.revision > before.match.revision


async def test_a_practice_is_played_to_its_end(tmp_path: Path, game: str, *, heavy: bool) -> None:
    async with running_bot(tmp_path) as here:
        mika, rng = here.person("Mika"), Random(1)
        await mika.command("/practice", game=game, level="trader")
        match = await practised(here)
        turns = 0
        while await called(here, match) and (heavy or turns < SHORT):
            await turn(here, mika, rng)
            turns += 1
        if heavy:
            over = await here.seen(mika, lambda message: by_verb(message, "rematch") is not None)
            assert r"Kiku \(bot\)" in over.text
        loaded = await here.app.acting.read(finding.look, match, None)
        assert isinstance(loaded, LoadedMatch)
        assert (loaded.match.results() is not None) == heavy
        again, stored = (json.loads(each.dump()) for each in (loaded.match.replayed(), loaded.match))
        assert (again["state"], again["counter"]) == (stored["state"], stored["counter"])
        assert await here.world.control.violations() == []


async def test_practice_is_played_in_direct_messages(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, rng = here.person("Mika"), Random(1)
        assert offered(await mika.command("/practice", channel=DM, game="osaka", level="apprentice"))
        match = await practised(here)
        dealt = await here.seen(mika, lambda message: "has been dealt" in message.text, DM)
        panel: Seen = await press(mika, dealt, "play")
        while offered(panel):
            panel = await eager_answer(mika, panel, rng)
        assert await called(here, match)
        await look_over(here.client, here.app.acting)
        await here.seen(mika, lambda message: r"Kiku \(bot\)" in message.text and "have played" in message.text, DM)
        found = await here.app.acting.read(finding.look, match, None)
        assert isinstance(found, LoadedMatch)
        assert found.standstill is None
        assert not [message for message in await mika.channel() if "Osaka" in message.text]
        assert await here.world.control.violations() == []


async def test_who_practises_is_asked_before_something_new_closes_the_game(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/practice", game="osaka", level="trader")
        first = await practised(here)
        for sure in (
            await mika.command("/practice", game="nippon", level="master"),
            await mika.command("/game open", game="osaka", seats=3),
        ):
            assert f"Traders of Osaka {first}" in sure.text
            assert list(sure.buttons) == ["Continue it", "Close it and start"]
        assert await practised(here) == first
        assert offered(await press(mika, sure, "play"))
        # Whoever else opens a table there closes nothing, and is told so.
        assert says((await jonas.command("/game open", game="osaka")).text, "house-lobby-occupied")
        assert await practised(here) == first
        await press(mika, sure, "open")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        assert "of 3 seats" in lobby.text
        loaded = await here.app.acting.read(finding.look, first, None)
        assert isinstance(loaded, LoadedMatch)
        assert loaded.info.phase == "closed"
        assert await here.world.control.violations() == []


async def test_a_question_about_another_practice_game_closes_none(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/practice", game="osaka", level="trader")
        old = await mika.command("/practice", game="osaka", level="trader")
        await press(mika, await mika.command("/practice", game="osaka", level="apprentice"), "practise")
        await here.quiet()
        second = await practised(here)
        again = await press(mika, old, "practise")
        assert f"Traders of Osaka {second}" in again.text
        assert await practised(here) == second
