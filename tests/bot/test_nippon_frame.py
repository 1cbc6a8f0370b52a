"""Nippon's panels in their frame: the story, what one owns, the question; after a turn what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discord.message import Button, Buttons, Image, Text
from bot.discord.screens.panels import question_message, reasons_behind
from bot.discord.screens.story import turn_so_far, turn_summary
from bot.topics.turn.screens import own_moves
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PINK, Harness, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch

WORDS = Words.of("en")
TURN = "choose an action, or consolidate"


async def until_a_turn_of(here: Harness, match: str, user: int, answers: int) -> LoadedMatch:
    """Play so many answers, then on until someone's turn begins."""
    dice = Rng(b"nippon frame")
    for number in range(answers + 200):
        (asked, *_) = await here.asked(match)
        loaded = await here.load(match, asked)
        question = loaded.question
        assert question is not None
        if number >= answers and asked == user and question.kind == "turn":
            return loaded
        view = loaded.match.view(question.seat)
        await here.press(match, asked, question.write(GAMES["nippon"].prefer(question, view, "industry", dice)))
    raise AssertionError("no turn")


@pytest.mark.drawn
async def test_the_story_comes_first_and_the_turn_last(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE, PINK)
        loaded = await until_a_turn_of(here, match, BLUE, 30)
        assert loaded.question is not None
        parts = question_message(loaded, loaded.question, WORDS).parts
        first, picture = parts[0], parts[1]
        assert isinstance(first, Text)
        assert isinstance(picture, Image)
        news, *_, own, heading = first.text.splitlines()
        assert len(first.text.splitlines()) <= 6
        assert news.startswith(("**", f"name{PINK} "))
        assert own.startswith("You have ")
        assert heading.endswith(TURN)
        wide, high = picture.picture.size
        assert high * 310 <= wide * 230
        offers = [answer for part in loaded.question.parts if part.kind == "choice" for answer in part.answers]
        await here.press(match, BLUE, next(one for one in offers if not one.startswith("consolidate")))
        loaded = await here.load(match, BLUE)
        assert loaded.question is not None
        message = question_message(loaded, loaded.question, WORDS)
        texts = [part.text for part in message.parts if isinstance(part, Text)]
        assert len(texts[0].splitlines()) == 2
        assert texts[-1].splitlines()[-1].startswith("So far: ")


async def test_of_the_turn_so_far_only_the_latest_answer_is_told_in_full_and_no_one_is_named(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE, PINK)
        loaded = await until_a_turn_of(here, match, BLUE, 30)
        assert loaded.question is not None
        offers = [answer for part in loaded.question.parts if part.kind == "choice" for answer in part.answers]
        await here.press(match, BLUE, next(one for one in offers if not one.startswith("consolidate")))
        loaded = await here.load(match, BLUE)
        assert loaded.question is not None
        assert turn_so_far(loaded, WORDS) == ["Production, grey worker"]
        view = loaded.match.view(loaded.question.seat)
        answer = GAMES["nippon"].prefer(loaded.question, view, "industry", Rng(b"nippon so far"))
        await here.press(match, BLUE, loaded.question.write(answer))
        loaded = await here.load(match, BLUE)
        # The reader knows who plays: no one is named.
        first, made, *_ = turn_so_far(loaded, WORDS)
        assert first == "Production, grey worker"
        assert made.startswith("produces ")


async def test_what_one_did_can_be_typed_again_in_ones_own_language(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE, PINK)
        loaded = await until_a_turn_of(here, match, BLUE, 30)
        assert loaded.question is not None
        answer = next(answer for part in loaded.question.parts if part.kind == "choice" for answer in part.answers)
        await here.press(match, BLUE, answer)
        loaded = await here.load(match, BLUE)
        assert loaded.question is not None
        assert own_moves(loaded, loaded.question, WORDS)[-1] == answer
        german = own_moves(loaded, loaded.question, Words.of("de"))[-1]
        assert german != answer
        assert loaded.face.typed(german, Words.of("de")) == answer


async def test_after_a_turn_one_reads_what_it_brought(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE, PINK)
        loaded = await until_a_turn_of(here, match, BLUE, 30)
        assert turn_summary(loaded, [], WORDS) == []
        assert loaded.question is not None
        dice = Rng(b"nippon brought")
        while loaded.question is not None and loaded.question.kind != "end":
            view = loaded.match.view(loaded.question.seat)
            answer = GAMES["nippon"].prefer(loaded.question, view, "industry", dice)
            await here.press(match, BLUE, loaded.question.write(answer))
            loaded = await here.load(match, BLUE)
        await here.press(match, BLUE, "end")
        loaded = await here.load(match, BLUE)
        if loaded.question is None:
            (line,) = turn_summary(loaded, loaded.match.standing_moves[-1:], WORDS)
            assert line.startswith("Your turn: ")


async def test_who_plays_alone_reads_what_this_turn_brought_not_all_before(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE)
        loaded = await until_a_turn_of(here, match, BLUE, 30)
        before = loaded.match.view(loaded.seat)
        revision = len(loaded.match.standing_moves)
        dice = Rng(b"nippon alone")
        turn = loaded.match.turn
        while loaded.match.turn == turn:
            assert loaded.question is not None
            answer = GAMES["nippon"].prefer(loaded.question, loaded.match.view(loaded.question.seat), "industry", dice)
            await here.press(match, BLUE, loaded.question.write(answer))
            loaded = await here.load(match, BLUE)
        assert loaded.seat is not None
        assert loaded.match.view_after(loaded.seat, revision) == before
        told = loaded.face.turn_summary(before, loaded.match.view(loaded.seat), loaded.seat)
        (line,) = turn_summary(loaded, loaded.match.standing_moves[-1:], WORDS)
        assert line == "Your turn: " + "; ".join(WORDS.say(label, loaded.everyone) for label in told)


async def test_enough_of_an_action_and_the_end_of_the_turn_are_one_button(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("nippon", BLUE, PINK)
        loaded = await until_a_turn_of(here, match, BLUE, 4)
        while loaded.question is not None and loaded.question.go_on != "none":
            asked = await here.asked(match)
            loaded = await here.load(match, asked[0])
            assert loaded.question is not None
            view = loaded.match.view(loaded.question.seat)
            answer = GAMES["nippon"].prefer(loaded.question, view, "fleet", Rng(str(loaded.match.revision).encode()))
            await here.press(match, asked[0], loaded.question.write(answer))
            loaded = await here.load(match, (await here.asked(match))[0])
        question = loaded.question
        assert question is not None
        message = question_message(loaded, question, WORDS)
        rows = [part for part in message.parts if isinstance(part, Buttons)]
        labels = [button.label for row in rows for button in row.buttons if isinstance(button, Button)]
        assert sum(label.startswith("End turn") for label in labels) <= 1
        assert isinstance(reasons_behind(loaded, question, WORDS), tuple)
