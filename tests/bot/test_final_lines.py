"""Who wants to be asked once more is asked about the first final answer of a line, wherever in it that stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.topics.turn.screens import final_of
from rules.core.decisions import Choice
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, PINK, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch


def first_answer(loaded: LoadedMatch) -> str:
    assert loaded.question is not None
    part = loaded.question.parts[0]
    assert isinstance(part, Choice)
    return part.answers[0]


async def test_the_first_final_answer_of_a_line_is_found(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        blue = await here.load(match, BLUE)
        assert blue.question is not None
        assert final_of(blue, blue.question.seat, [first_answer(blue)]) is None
        await here.press(match, BLUE, first_answer(blue))
        pink = await here.load(match, PINK)
        assert pink.question is not None
        last = final_of(pink, pink.question.seat, [first_answer(pink)])
        assert last is not None
        assert last.key == "yokohama-do-order"


async def test_a_line_is_followed_as_far_as_it_is_legal(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        await here.play_on(match, Rng(b"final lines"), 2)
        user = (await here.asked(match))[0]
        loaded = await here.load(match, user)
        assert loaded.seat is not None
        revision = loaded.match.revision
        assert final_of(loaded, loaded.seat, ["place none", "end", "university"]) is None
        assert final_of(loaded, loaded.seat, ["leave 1", "end"]) is None
        other = Seat(1 - loaded.seat)
        assert final_of(loaded, other, ["end"]) is None
        assert loaded.match.revision == revision
