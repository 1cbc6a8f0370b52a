"""Lessons: each is played through by presses, every wrong one is explained, and nothing of it is kept but the step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import lessons, people
from bot.discord.call import Backend, Call
from bot.discord.height import SURELY_FITS, height_of
from bot.discord.ids import Press
from bot.discord.message import Button, Buttons, Message, Select
from bot.discord.routes import route_of
from bot.discord.screens.pressed import answer_of
from bot.topics.index import PRESSES
from bot.topics.lessons import screens
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.reasons import IllegalAction
from rules.games import GAMES
from tests.bot.harness import BLUE
from tests.bot.reading import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.discord.renderer import Renderer
    from render.core.languages import Lang
    from tests.bot.harness import Harness

TAUGHT = [key for key, game in GAMES.items() if game.taught]

QUICK: dict[str, Lang] = dict(zip(TAUGHT, LANGUAGES, strict=True))
"""Each game in another language, for a quick run."""


class Learner:
    """Someone who presses what a panel offers, and nothing else."""

    def __init__(self, harness: Harness, renderer: Renderer, game: str, lang: Lang, user: int = BLUE) -> None:
        self.harness, self.renderer, self.game, self.user = harness, renderer, game, user
        self.words = Words.of(lang)

    async def calling(self, press: Press, values: tuple[str, ...] = ()) -> Call:
        """A press of the learner's, as it comes to the topic."""
        backend = Backend(self.harness.acting, self.harness.driver, self.renderer)
        preferences = await self.harness.acting.read(people.preferences, self.user)
        return Call(backend, self.harness.caller(self.user), press, self.words, preferences, values)

    async def press(self, press: Press, *values: str) -> Message:
        """What comes of a press."""
        route = route_of(press, PRESSES)
        assert route is not None
        reply = await route.act(await self.calling(press, values))
        assert isinstance(reply, Message)
        assert all(part.buttons for part in reply.parts if isinstance(part, Buttons)), "Discord takes no empty row"
        assert self.game[:5].upper() not in text_of(reply), "what stands in the place of an id is no name"
        return reply

    async def start(self) -> Message:
        return await screens.learn(await self.calling(Press("play")), self.game)

    async def answer(self, press: Press, *values: str) -> list[str] | None:
        """What a press answers, if it answers."""
        found = lessons.find(self.harness.catalog, self.harness.caller(self.user), press.match)
        assert found is not None
        text = answer_of(found, self.words, press, values, {})
        return None if text is None else [one.strip() for one in text.split(";")]


def offered(shown: Message) -> Iterator[tuple[Press, tuple[str, ...]]]:
    """All that a panel offers to answer with one choice: buttons, and entries of menus."""
    for part in shown.parts:
        match part:
            case Buttons():
                yield from ((one.press, ()) for one in part.buttons if isinstance(one, Button))
            case Select():
                yield from ((part.press, (pick.value,)) for pick in part.picks)
                if part.most > 1:
                    yield from ((part.press, tuple(pick.value for pick in part.picks[: part.most])),)
            case _:
                pass


async def leads(learner: Learner, number: int, press: Press, values: tuple[str, ...]) -> int | None:
    """The step to which a press leads; None if it is no right answer."""
    if press.verb not in ("answer", "menu"):
        return None
    answers = await learner.answer(press, *values)
    try:
        reached = None if answers is None else lessons.judged(learner.game, number, answers)
    except IllegalAction:
        return None
    return None if reached is None else reached.step


async def right(learner: Learner, number: int, shown: Message) -> tuple[Press, tuple[str, ...], int]:
    """The press that leads on, after a preset if it takes one, and to which step."""
    for press, values in offered(shown):
        step = await leads(learner, number, press, values)
        if step is not None:
            return press, values, step
    for preset, chosen in offered(shown):
        if preset.verb in ("preset", "toggle"):
            turned = await learner.press(preset, *chosen)
            for press, values in offered(turned):
                step = await leads(learner, number, press, values)
                if step is not None:
                    return press, values, step
    raise AssertionError(f"nothing in {text_of(shown)} leads on")


async def played(learner: Learner, *, every: bool) -> Message:
    """A lesson played through; in each panel, or only in the first, all that is wrong is tried before."""
    shown, number, last = await learner.start(), 1, len(lessons.stages(learner.game))
    while number <= last:
        sentence = learner.words.text(f"{learner.game}-lesson-{number}", other="Mika")
        assert sentence in text_of(shown)
        assert height_of(shown) <= SURELY_FITS, (learner.game, number, height_of(shown))
        press, values, step = await right(learner, number, shown)
        if every or number == 1:
            await wrong_ones(learner, number, shown)
        shown, number = await learner.press(press, *values), step
    return shown


async def wrong_ones(learner: Learner, number: int, shown: Message) -> None:
    """Every answer that does not lead on says why, and what to press."""
    for press, values in offered(shown):
        if press.verb in ("answer", "menu", "stand") and await leads(learner, number, press, values) is None:
            explained = await learner.press(press, *values)
            told = text_of(explained)
            assert height_of(explained) <= SURELY_FITS, (told, height_of(explained))
            assert learner.words.text("lesson-press", what="@").partition("@")[0] in told, told


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_through(harness: Harness, renderer: Renderer, game: str, heavy: bool) -> None:  # noqa: FBT001
    assert 8 <= len(lessons.stages(game)) <= 12
    spoken = LANGUAGES if heavy else [QUICK[game]]
    for lang in spoken:
        ended = await played(Learner(harness, renderer, game, lang), every=heavy)
        assert [press.verb for press, _ in offered(ended)] == ["practise", "lesson"]
        assert (await harness.acting.read(people.preferences, BLUE)).lesson(game) == 1
