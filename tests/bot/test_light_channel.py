"""A channel of many turns: only the newest table post carries the table, the older ones say what happened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.local.page.site import open_page
from bot.local.playing import Pace, Table
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

TURNS = 5
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
