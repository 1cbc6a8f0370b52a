"""The panel of the position of the day: the game's own, for whoever wants to say what to play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core import days as positions
from bot.core.outcomes import Objected
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.answers import fresh, refusal
from bot.discord.screens.planned import told
from bot.discord.screens.pressed import answer_pressed, answers_in, state_pressed
from bot.topics.day import operations
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.days import Position
    from bot.discord.call import Call


async def show(call: Call) -> Message:
    """The panel where the person left it, or what was chosen."""
    found = await _found(call)
    return found if isinstance(found, Message) else await _shown(call, found)


async def _found(call: Call) -> Position | Message:
    found = await call.read(operations.find, call.caller, call.press.match)
    return note(call.words.text("day-over")) if isinstance(found, Objected) else found


async def _shown(call: Call, at: Position, head: str = "") -> Message:
    if at.choice.streak is None:
        return await fresh(call, at.loaded, head)
    lines = await asyncio.to_thread(told, at.start, at.choice.answers, call.words)
    text = call.words.text("day-chosen", what=" · ".join(lines), n=at.choice.streak)
    anew = Button(call.words.text("day-anew"), Press("over", call.press.match))
    return Message((Text(text), row(anew)))


async def answer(call: Call) -> Message:
    """Go on in the turn, or say why it cannot be played."""
    at = await _found(call)
    if isinstance(at, Message) or at.choice.streak is not None:
        return at if isinstance(at, Message) else await _shown(call, at)
    text = await answer_pressed(call, at.loaded)
    stale = at.loaded.match.asked_since(at.turn.seat) != call.press.at
    if text is None or stale:
        return await _shown(call, at, call.words.text("house-wrong-old-copy"))
    answers = answers_in(text)
    try:
        match = await asyncio.to_thread(positions.after, at, answers)
    except IllegalAction as refused:
        return await _shown(call, at, refusal(refused.reason, at.loaded, call.words))
    given = [move.notation for move in match.standing_moves[len(at.choice.answers) :]]
    return await _kept(call, [*at.choice.presses, given], over=positions.is_over(at, match))


async def _kept(call: Call, presses: Sequence[Sequence[str]], *, over: bool) -> Message:
    await call.write(operations.choose, call.caller, call.press.match, presses, over=over)
    return await show(call)


async def back(call: Call) -> Message:
    """Take the last press back."""
    at = await _found(call)
    return at if isinstance(at, Message) else await _kept(call, at.choice.presses[:-1], over=False)


async def anew(call: Call) -> Message:
    """Choose anew from the start of the turn."""
    return await _kept(call, (), over=False)


async def preset(call: Call) -> Message:
    """The panel again, with another preset."""
    at = await _found(call)
    if isinstance(at, Message) or at.loaded.question is None:
        return at if isinstance(at, Message) else await _shown(call, at)
    return await fresh(call, at.loaded, state=await state_pressed(call, at.loaded, at.loaded.question))


async def more(call: Call) -> Message:
    """What it is about, and the turn from its start."""
    back_to = Button(call.words.text("bot-to-panel"), Press("again", call.press.match), "primary")
    over = Button(call.words.text("house-start-over"), Press("over", call.press.match))
    return Message((Text(call.words.text("day-about")), row(back_to, over)))
