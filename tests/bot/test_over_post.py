"""The last post of a match: the score sheet, and the table as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.front import posts
from bot.front.reader import desk
from bot.front.sheet import Shown
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.at_the_house import PEOPLE, evening
from tests.bot.test_posts_fit import payload

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("game", ["toy", "osaka"])
async def test_the_last_post_shows_the_score_and_the_table(tmp_path: Path, game: str) -> None:
    rng = Rng(b"to the end")
    async with evening(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        while await here.play_on(match, rng, 50):
            continue
        sitting, words = await here.sitting(match, None), Words.of("en")
        assert sitting.match.results() is not None
        sheet = posts.over_sheet(sitting, 7, (), 0, words)
        payload(sheet)
        view, reader = sitting.match.view(None), desk(sitting, words)
        shown = [part.picture for part in sheet.parts if isinstance(part, Shown)]
        assert shown == [sitting.face.score_sheet(view, reader), sitting.face.table(view, None, reader)]
