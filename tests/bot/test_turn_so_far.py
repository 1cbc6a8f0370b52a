"""A panel says what the turn in the making already holds, however one comes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.panels import question_sheet
from bot.front.sheet import Text
from bot.front.story import turn_so_far
from render.core.words import Words
from tests.bot.at_the_house import BLUE, PINK, evening

if TYPE_CHECKING:
    from pathlib import Path

    from bot.play.outcomes import Sitting

WORDS = Words.of("en")


def panel_text(sitting: Sitting) -> str:
    """All texts of the panel."""
    assert sitting.question is not None
    parts = question_sheet(sitting, sitting.question, WORDS).parts
    return "\n".join(part.text for part in parts if isinstance(part, Text))


async def test_what_was_placed_stands_in_the_next_panel(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        for user in (BLUE, PINK):
            sitting = await here.sitting(match, user)
            assert sitting.question is not None
            assert "This turn:" not in panel_text(sitting)
            part = sitting.question.parts[0]
            assert part.kind == "choice"
            await here.press(match, user, part.answers[0])
        (user,) = await here.asked(match)
        assert turn_so_far(await here.sitting(match, user), WORDS) == []
        await here.press(match, user, "place bank tea")
        sitting = await here.sitting(match, user)
        (line,) = turn_so_far(sitting, WORDS)
        assert "Bank and Tea" in line
        assert f"This turn: {line}" in panel_text(sitting)
        other = PINK if user == BLUE else BLUE
        assert turn_so_far(await here.sitting(match, other), WORDS) == []
        await here.press(match, user, "recall all", "end")
        assert turn_so_far(await here.sitting(match, user), WORDS) == []
