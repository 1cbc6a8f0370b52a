"""The last post of a match: the score sheet, and the table as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.front import posts
from bot.front.reader import desk
from bot.front.sheet import Button, Buttons, Shown
from bot.front.writing import Closing, write
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.at_the_house import PEOPLE, evening
from tests.bot.test_posts_fit import payload

if TYPE_CHECKING:
    from pathlib import Path

    from bot.front.sheet import Sheet


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


@pytest.mark.parametrize("game", ["toy", "osaka"])
async def test_after_the_end_hands_keep_their_cards_and_cannot_be_played(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        while await here.play_on(match, Rng(b"to the end"), 50):
            continue
        rows = [row for row in await here.post() if row.kind == "rehand"]
        assert sorted(row.user or 0 for row in rows) == sorted(PEOPLE[:2])
        for row in rows:
            assert row.silent
            sitting, words = await here.sitting(match, row.user), Words.of("en")
            letter = write(row, sitting, None, words)
            assert isinstance(letter, Closing)
            payload(letter.sheet)
            assert verbs(letter.sheet) == ["hand"]
            hand = posts.hand_parts(sitting, words)
            assert [part for part in letter.sheet.parts if part in hand] == hand
            assert write(row, await here.sitting(match, None), None, words).kind == "nothing"


def verbs(sheet: Sheet) -> list[str]:
    """What the buttons of a message do."""
    return [
        button.press.verb
        for part in sheet.parts
        if isinstance(part, Buttons)
        for button in part.buttons
        if isinstance(button, Button)
    ]
