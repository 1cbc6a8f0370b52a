"""A panel says what the turn in the making already holds, however one comes to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.core.match import answering
from bot.discord.ids import Press
from bot.discord.message import Button, Buttons, Text
from bot.discord.screens import panels
from bot.discord.screens.log import back_points
from bot.discord.screens.panels import back_button, question_message
from bot.discord.screens.said import ROOMS, Said, latest
from bot.discord.screens.story import turn_so_far, turn_summary
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, done, open_harness, past_the_orders

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Message
    from render.core.languages import Lang

WORDS = Words.of("en")


@pytest.fixture(autouse=True)
def roomy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left out because a phone has no room for it."""
    monkeypatch.setattr(panels, "SURELY_FITS", 10_000)


def panel_text(loaded: LoadedMatch) -> str:
    """All texts of the panel."""
    assert loaded.question is not None
    parts = question_message(loaded, loaded.question, WORDS).parts
    return "\n".join(part.text for part in parts if isinstance(part, Text))


def verbs(message: Message) -> list[str]:
    """What the buttons of a message ask for, from top to bottom."""
    rows = [part.buttons for part in message.parts if isinstance(part, Buttons)]
    return [button.press.verb for buttons in rows for button in buttons if isinstance(button, Button)]


def back_label(loaded: LoadedMatch, lang: Lang) -> str:
    """Label of the button *Back*."""
    assert loaded.question is not None
    button = back_button(loaded, Words.of(lang), Press("answer", loaded.info.id))
    assert button is not None
    assert not button.off
    return button.label


async def test_what_was_placed_stands_in_the_next_panel(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        for user in (BLUE, PINK):
            loaded = await here.load(match, user)
            assert loaded.question is not None
            assert "So far:" not in panel_text(loaded)
            part = loaded.question.parts[0]
            assert part.kind == "choice"
            await here.press(match, user, part.answers[0])
        (user,) = await here.asked(match)
        assert turn_so_far(await here.load(match, user), WORDS) == []
        await here.press(match, user, "place bank tea")
        loaded = await here.load(match, user)
        (line,) = turn_so_far(loaded, WORDS)
        assert line == "placed assistants in Bank and Tea"
        assert f"So far: {line}" in panel_text(loaded)
        other = PINK if user == BLUE else BLUE
        assert turn_so_far(await here.load(match, other), WORDS) == []
        await here.press(match, user, "recall all", "end")
        assert turn_so_far(await here.load(match, user), WORDS) == []


async def test_a_president_in_hand_is_not_said_to_come_back(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        for answer, told in (
            (
                "recall",
                ("the president stays in hand", "der Präsident bleibt im Vorrat", "il presidente resta in mano"),
            ),
            (
                "recall all",
                (
                    "2 assistants back in hand",
                    "2 Assistenten zurück im Vorrat",
                    "2 assistenti tornano in mano",
                ),
            ),
        ):
            (user,) = await here.asked(match)
            await here.press(match, user, "place bank tea")
            await here.press(match, user, answer)
            loaded = await here.load(match, user)
            assert tuple(turn_so_far(loaded, Words.of(lang))[1] for lang in LANGUAGES) == told
            await here.press(match, user, "end")


async def test_what_was_placed_is_told_with_its_verb(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        for answer, told in (
            (
                "place bank tea",
                (
                    "placed assistants in Bank and Tea",
                    "Assistenten platziert (Bank und Teeplantage)",
                    "assistenti posizionati (Banca e Piantagione di tè)",
                ),
            ),
            (
                "place bank x2",
                ("placed 2 assistants in Bank", "2 Assistenten platziert (Bank)", "2 assistenti posizionati (Banca)"),
            ),
            (
                "place bank",
                ("placed 1 assistant in Bank", "1 Assistent platziert (Bank)", "1 assistente posizionato (Banca)"),
            ),
        ):
            await here.press(match, user, answer)
            loaded = await here.load(match, user)
            assert tuple(turn_so_far(loaded, Words.of(lang))[0] for lang in LANGUAGES) == told
            await here.acting.play(here.caller(user), answering.take_back(match))


async def test_a_turn_in_the_making_is_told_with_what_it_brought(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        await here.press(match, user, "place bank tea")
        await here.press(match, user, "go bank")
        assert turn_so_far(await here.load(match, user), WORDS) == [
            "placed assistants in Bank and Tea",
            "president to the Bank: +2 yen",
        ]


async def test_a_turn_is_told_from_its_beginning_also_after_cards_were_drawn(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        await here.press(match, user, "place port bank")
        await here.press(match, user, "go port")
        question = (await here.load(match, user)).question
        assert question is not None
        (part, *_) = question.parts
        assert part.kind == "pick"
        await here.press(match, user, part.notation(part.items[:1]))
        loaded = await here.load(match, user)
        assert loaded.match.published == len(loaded.match.standing_moves)
        first, second, third = turn_so_far(loaded, WORDS)
        assert (first, second) == ("placed assistants in Port A and Bank", "president to Port A")
        assert third.startswith("order ")
        await here.press(match, user, "end")
        assert turn_so_far(await here.load(match, user), WORDS) == []


async def test_of_a_long_turn_the_latest_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panels, "Said", partial(Said, room=40))
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        await here.press(match, user, "place bank tea")
        await here.press(match, user, "go bank")
        assert panel_text(await here.load(match, user)).endswith("So far: … president to the Bank: +2 yen")
        monkeypatch.setattr(panels, "Said", partial(Said, room=20))
        assert panel_text(await here.load(match, user)).endswith("So far: … president to the…")


async def test_back_names_what_it_takes_back_in_the_readers_words(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        for user in (BLUE, PINK):
            loaded = await here.load(match, user)
            assert loaded.question is not None
            part = loaded.question.parts[0]
            assert part.kind == "choice"
            await here.press(match, user, part.answers[0])
        (user,) = await here.asked(match)
        await here.press(match, user, "place bank tea")
        loaded = await here.load(match, user)
        said = [back_label(loaded, lang) for lang in LANGUAGES]
        assert said == [
            "Undo: 2 assistants",
            "Zurück: 2 Assistenten",
            "Annulla: 2 assistenti",
        ]
        # One press that stood for two answers is taken back, and named, as a whole.
        await here.acting.play(here.caller(user), answering.take_back(match, presses=1))
        await here.press(match, user, "place bank tea", "go bank")
        label = back_label(await here.load(match, user), "en")
        assert label == "Undo: 2 assistants; president to the Bank"


async def test_there_is_no_back_at_the_start_of_a_turn(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        done(await here.press(match, user, "place bank", "recall", "end"))
        for _ in range(2):
            (user,) = await here.asked(match)
            loaded = await here.load(match, user)
            assert loaded.question is not None
            assert back_button(loaded, WORDS, Press("answer", match)) is None
            assert "back" not in verbs(question_message(loaded, loaded.question, WORDS))
            done(await here.press(match, user, "place bank", "recall", "end"))


async def test_back_names_an_answer_as_it_is_written_where_its_game_has_no_words(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("toy", BLUE, PINK)
        await here.play_on(match, Rng(b"secret"), 2)
        (user,) = await here.asked(match)
        for _ in range(40):
            loaded = await here.load(match, user)
            assert loaded.seat is not None
            moves = loaded.match.standing_moves
            if loaded.match.floor(loaded.seat) < len(moves) and loaded.question is not None:
                break
            await here.play_on(match, Rng(b"on"), 1)
            (user, *_) = await here.asked(match)
        assert back_label(loaded, "en") == f"Undo: {moves[-1].notation}"


def test_of_more_lines_than_there_is_room_for_the_last_ones_are_told() -> None:
    most, _, _ = ROOMS
    assert latest(["one; and a half", "two"], most) == "one; and a half; two"
    long = "x" * (most // 2 - 2)
    assert latest([long, "told; whole", long], most) == f"… told; whole; {long}"
    assert latest([long, "y" * most], most) == f"… {'y' * (most - 3)}…"
    assert latest(["y" * (most + 1)], most) == f"{'y' * (most - 1)}…"


@pytest.mark.parametrize("keeping", [(BLUE, PINK), (PINK, BLUE)])
async def test_the_first_turn_did_not_bring_the_order_kept_before_it(tmp_path: Path, keeping: tuple[int, ...]) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", BLUE, PINK)
        for user in keeping:
            question = (await here.load(match, user)).question
            assert question is not None
            assert question.parts[0].kind == "choice"
            await here.press(match, user, question.parts[0].answers[0])
        (user,) = await here.asked(match)
        await here.press(match, user, "place bank bank")
        await here.press(match, user, "go bank")
        await here.press(match, user, "end")
        loaded = await here.load(match, user)
        assert turn_summary(loaded, loaded.match.standing_moves[-1:], WORDS) == ["Your turn: +3 yen"]


async def test_no_one_is_asked_about_what_one_can_take_back_alone(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        before = [point.value for point in back_points(await here.load(match, user), WORDS)]
        assert before
        await here.press(match, user, "place bank bank")
        loaded = await here.load(match, user)
        assert [point.value for point in back_points(loaded, WORDS)] == before
        (other,) = {BLUE, PINK} - {user}
        await here.press(match, user, "go bank", "end")
        assert len(back_points(await here.load(match, other), WORDS)) > len(before)
