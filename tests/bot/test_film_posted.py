"""The film of a match is posted for all, once: pressed twice, stopped, over a restart, and where Discord refuses."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from bot.core.films import Film
from bot.local.faults import Answer, Fault
from bot.topics.record import filming
from rules.core.rng import Rng
from tests.bot.running_bot import RunningBot, channels, running

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.local.running import LocalDiscord
    from bot.local.seen import Seen

CHANNEL = "quay-0"


class Maker:
    """Makes films as soon as it may, in place of the process that draws."""

    def __init__(self) -> None:
        """Make none until told so."""
        self.begun = 0
        self.may = asyncio.Event()
        self.fails = False

    async def made(self, game: str, document: bytes, lang: str, tell: Callable[[int, int], None]) -> Film:
        """Make a film."""
        self.begun += 1
        assert b'"phase"' in document
        tell(3, 7)
        await self.may.wait()
        if self.fails:
            raise ValueError(game, lang)
        content = io.BytesIO()
        Image.new("RGB", (60, 40), "white").save(content, "WEBP")
        return Film(content.getvalue(), 7)


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Maker:
    """What makes the films of a test."""
    found = Maker()
    monkeypatch.setattr(filming, "made", found.made)
    return found


async def over(here: RunningBot, channel: int) -> Seen:
    """Play a match to its end; its last post."""
    match = await here.laid("toy", "Mika", "Anna", channel=channel)
    while await here.inside.play_on(match, Rng(b"to the end"), 200, channel=channel):
        await here.quiet()
    return await here.person("Mika").last(CHANNEL)


async def posted(here: RunningBot) -> list[Seen]:
    """The films in the channel."""
    return [seen for seen in await here.person("Tom").channel(CHANNEL) if seen.pictures and "the film" in seen.text]


async def test_a_film_is_posted_once_however_often_it_is_wanted(
    tmp_path: Path, world: LocalDiscord, maker: Maker
) -> None:
    (channel,) = await channels(world, 1)
    async with running(tmp_path, world) as here:
        mika, tom, post = here.person("Mika"), here.person("Tom"), await over(here, channel)
        shown = await mika.press(post, "Film")
        assert shown.ephemeral
        while "3 of 7 turns" not in (shown := await mika.press(shown, "How far is it?")).text:
            pass
        waits = await tom.press(post, "Film")
        assert "posted for everyone" in waits.text
        maker.may.set()
        await here.quiet()
        (film,) = await posted(here)
        assert film.mentions == []
        assert "7 frames" in (film.pictures[0].description or "")
        for again in (await tom.press(post, "Film"), await mika.press(shown, "Stop")):
            assert again.buttons["To the film"]["url"].endswith(f"/{channel}/{film.id}")
        await here.quiet()
        assert (len(await posted(here)), maker.begun) == (1, 1)
        assert "Log" in film.buttons
        # A moderator deletes it: it is posted anew for whoever wants it then.
        await world.control.ask("delete_message", message=str(film.id))
        assert "was deleted" in (await tom.press(waits, "How far is it?")).text
        await tom.press(post, "Film")
        await here.quiet()
        assert [seen.id for seen in await posted(here)] != [film.id]
        assert (len(await posted(here)), maker.begun) == (1, 2)


async def test_a_film_is_posted_once_over_a_restart(tmp_path: Path, world: LocalDiscord, maker: Maker) -> None:
    (channel,) = await channels(world, 1)
    async with running(tmp_path, world) as here:
        await here.person("Mika").press(await over(here, channel), "Film")
    maker.may.set()
    async with running(tmp_path, world) as here:
        await here.quiet()
        assert len(await posted(here)) == 1
        # Killed after the film came to Discord and before that was noted.
        await here.app.database.transact(
            lambda c: c.execute("UPDATE outbox SET closed = NULL, how = NULL WHERE kind = 'film'").rowcount
        )
    async with running(tmp_path, world) as here:
        await here.quiet()
        assert len(await posted(here)) == 1


async def test_a_film_can_be_stopped_and_wanted_again(tmp_path: Path, world: LocalDiscord, maker: Maker) -> None:
    (channel,) = await channels(world, 1)
    async with running(tmp_path, world) as here:
        mika, post = here.person("Mika"), await over(here, channel)
        shown = await mika.press(post, "Film")
        assert "was stopped" in (await mika.press(shown, "Stop")).text
        await here.quiet()
        maker.may.set()
        await mika.press(post, "Film")
        await here.quiet()
        assert len(await posted(here)) == 1


async def test_what_keeps_a_film_from_being_posted_is_said_in_one_sentence(
    tmp_path: Path, world: LocalDiscord, maker: Maker
) -> None:
    (channel,) = await channels(world, 1)
    maker.may.set()
    async with running(tmp_path, world) as here:
        mika, post = here.person("Mika"), await over(here, channel)

        async def wanted_and_told() -> str:
            shown = await mika.press(post, "Film")
            await here.quiet()
            return (await mika.press(shown, "How far is it?")).text

        maker.fails = True
        assert await wanted_and_told() == "The film could not be made."
        maker.fails = False
        large = Answer(413, {"code": 40005, "message": "Request entity too large"})
        world.fake.faults.faults.append(Fault("POST", f"/channels/{channel}/messages", "before", large))
        assert "larger than the files that this server takes" in await wanted_and_told()
        await world.control.ask("set_permissions", channel=channel, deny=["attach_files"])
        assert "Attach Files" in (await mika.press(post, "Film")).text
        assert await posted(here) == []
        await world.control.ask("set_permissions", channel=channel, allow=["attach_files"])
        await mika.press(post, "Film")
        await here.quiet()
        assert len(await posted(here)) == 1
