"""Whatever players aim at can be pressed in the panels, and the presses stand for just that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.front.ids import Press
from bot.front.panels import answer_of, panel_of, preset_carry
from bot.local.aiming import plan, way
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.at_the_house import PEOPLE, done, evening

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.aiming import Way
    from bot.play.outcomes import Sitting
    from rules.core.decisions import Question
    from rules.core.match import Match

PRESSES = 90


def meant(sitting: Sitting, found: Way) -> list[str]:
    """The answers that the touches of a way stand for in the panels."""
    question = sitting.question
    assert question is not None
    words, carry = Words.of("de"), ""
    *presets, last = found.touches
    for touch in presets:
        press = Press("preset", sitting.card.id, 0, touch.slot, carry)
        carry = preset_carry(panel_of(sitting, question, words, carry), press, touch.values(""))
    press = Press("filled" if last.verb == "form" else last.verb, sitting.card.id, 0, last.slot, carry)
    fields = {slot: tuple(last.values(slot)) for slot, _ in last.words}
    answer = answer_of(sitting, words, press, last.values(""), fields)
    assert answer is not None
    return [text.strip() for text in answer.split(";")]


@pytest.mark.parametrize("game", ["toy", "osaka", "yokohama"])
async def test_whatever_is_aimed_at_can_be_pressed(tmp_path: Path, game: str) -> None:
    dice, kind = Rng(b"aiming"), GAMES[game]

    def prefer(ahead: Match, question: Question) -> str:
        aim = kind.aims[ahead.turn % len(kind.aims)]
        return kind.prefer(question, ahead.view(question.seat), aim, dice)

    joined = 0
    async with evening(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:3])
        for _ in range(PRESSES):
            asked = await here.asked(match)
            if not asked:
                match = await here.deal(game, *PEOPLE[:3])
                continue
            sitting = await here.sitting(match, asked[0])
            question = sitting.question
            assert question is not None
            wanted = plan(sitting.match, question.seat, prefer)
            found = way(partial(panel_of, sitting, question, Words.of("en")), question.go_on, wanted)
            assert found is not None, wanted
            assert meant(sitting, found) == list(found.answers) == list(wanted[: len(found.answers)])
            joined += len(found.answers) > 1
            done(await here.press(match, asked[0], *found.answers))
    assert joined or game != "yokohama"
