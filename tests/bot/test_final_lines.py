"""Who wishes to be asked once more is asked about the first final answer of a line, wherever in it that stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.turns import final_of
from rules.core.decisions import Choice
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.at_the_house import BLUE, PINK, evening

if TYPE_CHECKING:
    from pathlib import Path

    from bot.play.outcomes import Sitting


def first_answer(sitting: Sitting) -> str:
    assert sitting.question is not None
    part = sitting.question.parts[0]
    assert isinstance(part, Choice)
    return part.answers[0]


async def test_the_first_final_answer_of_a_line_is_found(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        blue = await here.sitting(match, BLUE)
        assert blue.question is not None
        assert final_of(blue, blue.question.seat, [first_answer(blue)]) is None
        await here.press(match, BLUE, first_answer(blue))
        pink = await here.sitting(match, PINK)
        assert pink.question is not None
        last = final_of(pink, pink.question.seat, [first_answer(pink)])
        assert last is not None
        assert last.key == "yokohama-do-order"


async def test_a_line_is_followed_as_far_as_it_is_legal(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        await here.play_on(match, Rng(b"final lines"), 2)
        user = (await here.asked(match))[0]
        sitting = await here.sitting(match, user)
        assert sitting.seat is not None
        revision = sitting.match.revision
        assert final_of(sitting, sitting.seat, ["place none", "end", "university"]) is None
        assert final_of(sitting, sitting.seat, ["leave 1", "end"]) is None
        other = Seat(1 - sitting.seat)
        assert final_of(sitting, other, ["end"]) is None
        assert sitting.match.revision == revision
