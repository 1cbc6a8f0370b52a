"""How many turns someone missed: turns, not answers that all gave at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.screens.demands import demand_lines, status_lines
from bot.discord.screens.story import turns_since
from render.core.words import Words
from tests.bot.harness import BLUE, PINK, open_harness, past_the_orders

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.bot.harness import Harness

WORDS = Words.of("en")
THIRD = 13


async def missed(here: Harness, match: str) -> int:
    """Turns since the last one of whoever is asked."""
    (user,) = await here.asked(match)
    loaded = await here.load(match, user)
    assert loaded.seat is not None
    (line,) = demand_lines(loaded, WORDS)
    turns = turns_since(loaded, loaded.seat)
    assert ("since your last" in line.lower()) is (turns > 1)
    assert "last" not in status_lines(loaded, WORDS)[0]
    return turns


async def test_orders_kept_at_the_start_are_no_turns(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK, THIRD)
        for _ in range(3):
            assert await missed(here, match) == 0
            (user,) = await here.asked(match)
            await here.press(match, user, "place bank", "recall all", "end")
        for _ in range(3):
            assert await missed(here, match) == 2
            (user,) = await here.asked(match)
            await here.press(match, user, "place bank", "recall", "end")


async def test_the_only_turn_of_another_is_not_counted(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        for _ in range(2):
            (user,) = await here.asked(match)
            await here.press(match, user, "place bank", "recall all", "end")
        assert await missed(here, match) == 1


async def test_tokens_chosen_before_the_first_turn_are_no_turns(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("osaka", BLUE, PINK)
        for _ in range(2):
            assert await missed(here, match) == 0
            (user,) = await here.asked(match)
            question = (await here.load(match, user)).question
            assert question is not None
            assert question.parts[0].kind == "choice"
            await here.press(match, user, question.parts[0].answers[0])
        assert await missed(here, match) == 0


async def test_the_only_one_who_is_still_asked_is_not_called_everyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harness(tmp_path) as here:
        loaded = await here.load(await here.deal("yokohama", BLUE, PINK), None)
        several, prompt = status_lines(loaded, WORDS), loaded.match.questions_shown()[0].prompt
        assert several[1].startswith("Everyone decides at the same time: ")
        last = loaded.match.questions_shown()[-1:]
        monkeypatch.setattr(type(loaded.match), "questions_shown", lambda _: last)
        (line,) = status_lines(loaded, WORDS)
        assert WORDS.say(prompt, loaded.people) in line
        assert "Everyone" not in line
