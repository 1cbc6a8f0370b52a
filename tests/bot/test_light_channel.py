"""A channel of many turns: only the newest table post carries the table, the older ones say what happened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.local.autoplay import by_verb, offered
from bot.local.page.site import open_page
from bot.local.playing import Pace, Table
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import press

if TYPE_CHECKING:
    from pathlib import Path

TURNS = 3
TEXT, CONTAINER = 10, 17


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
async def test_an_older_post_is_its_lines(tmp_path: Path, game: str) -> None:
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        table = Table(here.world.control, None, ["Mika", "Jonas"], Random(3), Pace(spell=0.0))
        await table.deal(game)
        await here.quiet()
        posted: set[int] = set()
        for _ in range(TURNS):
            await table.turn()
            await here.quiet()
            seen = [post for post in await here.person("Mika").channel() if not post.ephemeral]
            newest = seen[-1]
            older = [post for post in seen if post.id in posted - {newest.id}]
            posted.add(newest.id)
            assert newest.pictures
            assert "Play" in newest.buttons
            for post in older:
                assert not post.pictures
                assert [part["type"] for part in post.components] == [CONTAINER, TEXT]
                assert not post.buttons
                assert "has been dealt" in post.text or "<@" not in post.text
        assert len(posted) >= TURNS - 1
        assert await here.world.control.violations() == []


async def test_a_post_that_was_buried_comes_back_to_the_bottom_once_it_changes(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        dealt = await here.dealt("osaka", "Mika", "Jonas")
        for word in ("Hi", "hello", "shall we", "end it?"):
            await jonas.say(word)
        await press(mika, await mika.command("/game end"), "finish")
        vote = await here.seen(mika, lambda message: by_verb(message, "keep") is not None)
        await press(jonas, vote, "keep")
        await here.quiet()
        post = (await mika.channel())[-1]
        assert post.id > vote.id
        assert post.pictures
        assert {"Play", "Log"} <= set(post.buttons)
        former = await mika.look(dealt)
        assert not former.pictures
        assert not former.buttons
        created = await here.world.control.record("created")
        assert [line["pings"] for line in created if line["message"] == str(post.id)] == [[]]
        assert any([offered(await press(person, post, "play")) for person in (mika, jonas)])
        assert await here.world.control.violations() == []


async def test_a_post_in_sight_is_written_anew_where_it_is(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        dealt = await here.dealt("osaka", "Mika", "Jonas")
        await jonas.say("Hi")
        await press(mika, await mika.command("/game end"), "finish")
        vote = await here.seen(mika, lambda message: by_verb(message, "keep") is not None)
        await press(jonas, vote, "keep")
        await here.quiet()
        assert (await mika.channel())[-1].id == vote.id
        assert "Play" in (await mika.look(dealt)).buttons


async def test_discord_is_asked_once_whether_a_post_is_in_sight_while_secret_answers_come(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        table = Table(here.world.control, None, ["Mika", "Jonas", "Giulia"], Random(3), Pace(spell=0.0))
        await table.deal("yokohama")
        await here.quiet()
        await table.turn()
        await here.quiet()
        asked = [
            line
            for line in await here.world.control.record("request")
            if line["method"] == "GET" and line["path"].endswith("/messages")
        ]
        assert len(asked) == 1
