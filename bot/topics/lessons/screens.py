"""The panel of a lesson: the game's own, with the sentence of the step, and why a try was wrong."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from bot.core import lessons, people
from bot.core.loaded_match import LoadedMatch
from bot.discord.call import needs
from bot.discord.ids import Press
from bot.discord.message import Button, Buttons, Message, Text, note, row
from bot.discord.screens.answers import fresh, refusal
from bot.discord.screens.board import score_sheet
from bot.discord.screens.pressed import answer_pressed, answers_in, state_pressed
from bot.discord.screens.reader import game_name
from bot.store.persons import LESSON
from bot.topics.lessons.hints import way_to
from render.core.words_cut import BESIDE, cut
from rules.core.decisions import Question
from rules.core.frozen import frozen
from rules.core.labels import Who
from rules.core.player import LEVELS
from rules.core.reasons import IllegalAction
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.lessons import Reached
    from bot.discord.call import Call
    from bot.discord.message import Part
    from rules.core.log import Move
    from rules.core.table import Event


@frozen
class At:
    """A step of a lesson as its learner finds it.

    Attributes:
        game: Key of the game.
        number: Which step, from 1.
        loaded: The position.
        question: What is asked there.
    """

    game: str
    number: int
    loaded: LoadedMatch
    question: Question

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(lessons.stages(self.game))

    def leads(self, text: str) -> Reached | None:
        """Where an answer of one press leads, in notation; see `lessons.judged`."""
        return lessons.judged(self.game, self.number, answers_in(text))

    def is_right(self, text: str) -> bool:
        """Whether an answer leads on."""
        try:
            return self.leads(text) is not None
        except IllegalAction:
            return False


async def learn(call: Call, game: str) -> Message:
    """The lesson of a game, where its learner left it."""
    return await _step(call, game, call.preferences.lesson(game))


async def begin(call: Call) -> Message:
    """The same by a button, whose slot is the game."""
    return await learn(call, call.press.slot)


async def go(call: Call) -> Message:
    """To a step that a button names."""
    return await _step(call, call.press.slot, call.press.at)


async def again(call: Call) -> Message:
    """The panel of the step that was pressed."""
    step = await asyncio.to_thread(lessons.step_of, call.press.match)
    return note(call.words.text("lesson-none")) if step is None else await _step(call, *step)


async def _step(call: Call, game: str, number: int, given: Sequence[Move[Event]] = ()) -> Message:
    """The panel of a step, which is where the learner is from now on; the nearest one that there is.

    Args:
        given: What the learner has answered just now.
    """
    # The positions are laid the first time someone asks.
    last = len(await asyncio.to_thread(lessons.stages, game)) if game in call.backend.acting.catalog.games else 0
    if not last:
        return note(call.words.text("lesson-none"))
    number = min(max(1, number), last)
    if call.preferences.lesson(game) != number:
        await _note(call, game, number)
    at = _at(call, game, number)
    return await _panel(call, at, _sentence(call, at), given=given)


async def _note(call: Call, game: str, number: int) -> None:
    """Remember at which step the learner is; the first is none to be remembered."""
    await call.write(people.note, call.caller.user, {f"{LESSON}{game}": str(number) if number > 1 else ""})


def _at(call: Call, game: str, number: int) -> At:
    match = lessons.stages(game)[number - 1].match
    loaded = lessons.laid(call.backend.acting.catalog, call.caller, game, number, match)
    assert loaded.question is not None, "a step asks the learner"
    return At(game, number, loaded, loaded.question)


async def _panel(
    call: Call,
    at: At,
    said: str,
    *,
    brief: str | None = None,
    state: str = "",
    kept: Sequence[str] = (),
    given: Sequence[Move[Event]] = (),
) -> Message:
    """The game's panel with a sentence; what would undo an answer is left out, since *More* leads back.

    Args:
        brief: What is said instead where a phone has no room for all of it.
    """
    step = partial(call.words.text, "lesson-step", n=at.number, of=at.last)
    instead = None if brief is None else step(what=brief)
    shown = await fresh(call, at.loaded, step(what=said), brief=instead, state=state, kept=kept, given=given)
    return replace(shown, parts=tuple(chain.from_iterable(map(_without_undo, shown.parts))))


def _sentence(call: Call, at: At) -> str:
    """What is to be done in a step."""
    other = call.words.name(at.loaded.everyone, Who(Seat(1)))
    return call.words.text(f"{at.game}-lesson-{at.number}", other=other)


def _without_undo(part: Part) -> Sequence[Part]:
    """A part without what would undo; nothing is left of a row that does nothing else."""
    match part:
        case Buttons(buttons=buttons):
            kept = [one for one in buttons if not isinstance(one, Button) or one.press.verb != "back"]
            return (Buttons(tuple(kept)),) if kept else ()
        case _:
            return (part,)


async def _pressed(call: Call) -> At | Message:
    """The step whose panel was pressed."""
    step = await asyncio.to_thread(lessons.step_of, call.press.match)
    return note(call.words.text("lesson-none")) if step is None else _at(call, *step)


@needs(_pressed)
async def preset(call: Call, at: At) -> Message:
    """The panel again, with another preset."""
    state = await state_pressed(call, at.loaded, at.question)
    return await _panel(call, at, _sentence(call, at), state=state)


@needs(_pressed)
async def answer(call: Call, at: At) -> Message:
    """On to the next step, or why this was not the answer and what to press."""
    text = await answer_pressed(call, at.loaded)
    try:
        reached = None if text is None else await asyncio.to_thread(at.leads, text)
    except IllegalAction as refused:
        return await _wrong(call, at, refusal(replace(refused.reason, section=""), at.loaded, call.words))
    if reached is None:
        return await _wrong(call, at, call.words.text("lesson-other"))
    if reached.step > at.last:
        return await _ended(call, at, reached)
    return await _step(call, at.game, reached.step, reached.moves)


async def _wrong(call: Call, at: At, why: str) -> Message:
    """The same panel with why the answer was not the one, and what to press; only that where there is little room."""
    labels = await asyncio.to_thread(way_to, at.loaded, at.question, call.words, at.is_right)
    named = [f"**{cut(label, BESIDE)}**" for label in labels]
    press = [call.words.text("lesson-press", what=call.words.listed(named))] if labels else []
    return await _panel(call, at, " ".join([why, *press]), brief=press[0] if press else why, kept=call.values)


@needs(_pressed)
async def more(call: Call, at: At) -> Message:
    """What is needed rarely: the step before, the next one unplayed, the lesson from its start."""
    words, first, last = call.words, at.number == 1, at.number == at.last
    told = words.text("lesson-more", n=at.number, of=at.last, game=game_name(words, at.game))
    back = Button(words.text("lesson-on"), Press("again", call.press.match), "primary")
    before = Button(words.text("lesson-before"), Press("lesson", at=max(1, at.number - 1), slot=at.game), off=first)
    skip = Button(words.text("lesson-skip"), Press("lesson", at=at.number + 1, slot=at.game, state="on"), off=last)
    return Message((Text(told), row(back, before, skip), row(_anew(call, at.game))))


def _anew(call: Call, game: str) -> Button:
    return Button(call.words.text("lesson-anew"), Press("lesson", slot=game, state="anew"))


async def _ended(call: Call, at: At, reached: Reached) -> Message:
    """What was learned, and the way to a game of practice."""
    words, game = call.words, at.game
    await _note(call, game, 1)
    loaded = lessons.laid(call.backend.acting.catalog, call.caller, game, at.number, reached.match)
    practise = Button(words.text("lesson-practise"), Press("practise", slot=game, state=LEVELS[0]), "success")
    again = replace(_anew(call, game), label=words.text("lesson-again"))
    told = Text(words.text("lesson-end", game=game_name(words, game)))

    def draw() -> Message:
        # Who has won stands in the sheet.
        return Message((told, *score_sheet(loaded, words), row(practise, again)))

    return await call.backend.renderer.draw(draw)
