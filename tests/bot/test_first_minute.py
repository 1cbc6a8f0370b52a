"""The first minute: what a game is, how it plays, and a sentence of why until someone has enough of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.discord.components import layout
from bot.discord.message import Button, Buttons, Image, Text
from bot.discord.screens.how import MATCH, NAMES, example, how_message
from bot.discord.screens.lobby import lobby_message
from bot.discord.screens.panels import question_message
from bot.store.records import MatchInfo
from render.core.game_face import GameFace
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.core.words_cut import BESIDE
from render.faces import FACES
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from tests.bot.harness import BLUE, GREY, PINK, Harness, open_harness
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import found, press

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.discord.message import Message

SHOWN = tuple(key for key, face in FACES.items() if face.example)
NO_HINTS = "No hints"
WHY = "-# **Why:**"


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path) as opened:
        yield opened


def hints(message: Message) -> list[str]:
    """The sentences of why in a panel."""
    said = [part.text for part in message.parts if isinstance(part, Text)]
    return [line for text in said for line in text.split("\n") if line.startswith(WHY)]


@pytest.mark.drawn
@pytest.mark.parametrize("game", SHOWN)
def test_a_game_is_shown_in_four_steps_each_with_a_picture_that_a_phone_can_show(game: str) -> None:
    shown = [how_message(game, Words.of("en"), number) for number in range(1, 5)]
    pictures = [part.picture for message in shown for part in message.parts if isinstance(part, Image)]
    assert len(pictures) == len(set(pictures)) == 4
    assert all(picture.alt and picture.size[1] <= 0.9 * picture.size[0] for picture in pictures)
    # What it would say in other languages is the same steps in other words.
    steps = {lang: [Words.of(lang).text(f"{game}-how-{number}") for number in range(1, 5)] for lang in LANGUAGES}
    assert len({text for texts in steps.values() for text in texts}) == 4 * len(LANGUAGES)
    for message, said in zip(shown, steps["en"], strict=True):
        assert said in "\n".join(part.text for part in message.parts if isinstance(part, Text))
        layout(message)
    # Each step leads to those beside it, and none beyond the first and the last.
    buttons = [part.buttons for message in shown for part in message.parts if isinstance(part, Buttons)]
    every = [[one for one in row if isinstance(one, Button)] for row in buttons]
    assert {row[-1].press.verb for row in every} == {"learn"}
    assert [[(one.press.at, one.off) for one in row[:-1]] for row in every] == [
        [(0, True), (2, False)],
        [(1, False), (3, False)],
        [(2, False), (4, False)],
        [(3, False), (5, True)],
    ]
    assert how_message(game, Words.of("en"), 9) == shown[-1]


@pytest.mark.drawn
@pytest.mark.parametrize("game", SHOWN)
def test_a_step_shows_no_word_cut_in_two(game: str) -> None:
    face = FACES[game]
    assert isinstance(face, GameFace)
    view = face.own(example(game).view(Seat(0)))
    people = tuple(Person(name, colour) for name, colour in zip(NAMES, GAMES[game].colours, strict=False))
    draw = face.pictures
    for step in face.introduction.steps:
        if step.what is None:
            canvas = draw.draw_table(view, None, people, "en", MATCH)
        else:
            canvas = draw.draw_close_up(view, step.what, people, "en", MATCH, None)
        for edge in (step.top, step.bottom):
            assert [word.text for word in canvas.written if word.box[1] < edge < word.box[3]] == []


@pytest.mark.parametrize(("game", "lang"), list(zip(SHOWN, LANGUAGES, strict=False)))
async def test_a_lobby_is_one_message_with_a_picture_and_no_hash(harness: Harness, game: str, lang: str) -> None:
    info = await harness.acting.read(finding.look, await harness.open(game, BLUE, PINK), None)
    assert isinstance(info, MatchInfo)
    message = lobby_message(info, 7, Words.of(lang))
    said = "\n".join(part.text for part in message.parts if isinstance(part, Text))
    assert Words.of(lang).text(f"{game}-pitch") in said
    assert info.seal[:8] not in said
    assert [part.picture.name for part in message.parts if isinstance(part, Image)] == ["card.png"]
    closed = lobby_message(replace(info, phase="closed"), 7, Words.of(lang))
    assert [type(part) for part in closed.parts] == [Text]


async def test_all_turns_of_a_first_match_say_why(harness: Harness) -> None:
    words = Words.of("en")
    match = await harness.deal("osaka", BLUE, PINK)
    for _ in range(40):
        user = (await harness.asked(match))[0]
        loaded = await harness.load(match, user)
        assert loaded.first
        assert loaded.question is not None
        assert len(hints(question_message(loaded, loaded.question, words, guided=True))) == 1
        assert hints(question_message(loaded, loaded.question, words)) == []
        await harness.play_on(match, Rng(b"%d" % loaded.match.revision), 1)
    again = await harness.deal("osaka", BLUE, GREY, channel=5)
    assert [(await harness.load(again, user)).first for user in (BLUE, GREY)] == [False, True]


async def test_the_first_match_is_the_first_that_someone_plays_by_hand(harness: Harness) -> None:
    unplayed = await harness.deal("osaka", BLUE, PINK)
    ((user, other),) = [(user, PINK if user == BLUE else BLUE) for user in await harness.asked(unplayed)]
    played = await harness.deal("osaka", BLUE, PINK, channel=5)
    assert (await harness.load(played, user)).first
    await harness.play_on(unplayed, Rng(b"by hand"), 1)
    of_another_game = await harness.deal("toy", user, GREY, channel=6)
    first = {
        (match, one): (await harness.load(match, one)).first for match in (unplayed, played) for one in (user, other)
    }
    assert first == {(unplayed, user): True, (unplayed, other): True, (played, user): False, (played, other): True}
    assert (await harness.load(of_another_game, user)).first


async def test_hints_are_over_with_one_press_and_stay_so(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        people = {name: here.person(name) for name in ("Mika", "Tom")}
        for person in people.values():
            await person.set_direct_messages(allowed=False)
        await people["Mika"].command("/game open", game="osaka")
        lobby = await here.seen(people["Mika"], lambda message: "Join" in message.buttons)
        assert "if your DMs are closed" in (await press(people["Tom"], lobby, "join")).text
        await here.quiet()
        await press(people["Mika"], await press(people["Mika"], lobby, "start"), "deal")
        post = await here.seen(people["Mika"], lambda message: "Play" in message.buttons)
        # Whoever was not in the lobby finds there how it plays, too.
        first = await press(people["Mika"], post, "how")
        assert "1. " in first.text
        assert "2. " in (await people["Mika"].press(first, "Next")).text
        # A phone that slept shows the lobby as it was.
        late = await here.person("Anna").press(lobby, found(lobby, "join")["custom_id"], forged=True)
        assert Words.of("de").text("house-lobby-started") in late.text

        asked = people[post.mentions[-1]]
        panel = await press(asked, post, "play")
        assert WHY in panel.text
        more = await press(asked, panel, "more")
        assert NO_HINTS in more.buttons
        quiet = await press(asked, more, "hush")
        assert "No more hints" in quiet.text
        assert WHY not in quiet.text
        opened = await press(asked, post, "play")
        assert WHY not in opened.text
        assert NO_HINTS not in (await press(asked, opened, "more")).buttons
        assert "hints" not in (await asked.command("/settings")).text
        assert await here.world.control.violations() == []


@pytest.mark.parametrize("game", SHOWN)
def test_each_word_that_is_explained_belongs_to_a_question_of_its_game(game: str) -> None:
    face = FACES[game]
    assert isinstance(face, GameFace)
    explained = face.guides.WORDS
    # What a question asks is the key of its rule.
    assert explained.keys() <= {topic.key for topic in face.topics(Words.of("en"))}
    for lang in LANGUAGES:
        words = Words.of(lang)
        for word in {one for some in explained.values() for one in some}:
            said = words.text(f"{game}-what-{word}-text")
            assert said.startswith("**")
            assert len(said) <= 200
            # It shares a row with what leads elsewhere.
            assert len(words.text("house-what", word=words.text(f"{game}-what-{word}"))) <= BESIDE


async def test_a_word_is_explained_once_and_then_the_next_one(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        panel = await mika.command("/practice", game="osaka")
        assert "Payday?" in panel.buttons
        explained = await mika.press(panel, "Payday?")
        assert "as soon as a ship reaches Edo" in explained.text
        assert WHY in explained.text
        assert not [label for label in explained.buttons if label.endswith("?")]
