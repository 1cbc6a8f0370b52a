"""Taking answers back, alone or with the consent of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import answering
from bot.discord.completing import containing, loaded
from bot.discord.ids import number_in
from bot.discord.message import Message, note
from bot.discord.screens.answers import asked_at, fresh, match_of, outcome_message, question_or_else
from bot.discord.screens.log import back_points
from bot.topics.undo import operations

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed


async def back(call: Call) -> Message:
    """Take back the last answer, unless the panel is an old one."""
    return await _take_back(call, 1)


async def start_over(call: Call) -> Message:
    """Take back all of the turn that can be taken back alone."""
    return await _take_back(call, None)


async def _take_back(call: Call, presses: int | None) -> Message:
    found = await asked_at(call)
    if isinstance(found, Message):
        return found
    loaded, _ = found
    outcome = await call.play(answering.take_back(loaded.info.id, presses=presses))
    return await outcome_message(call, outcome)


async def undo(call: Call) -> Message:
    """Take back the end of one's turn; who is asked already gets the panel, and how to take back there.

    Pressed in what is said when a turn has ended, or in a post from before in the channel.
    """
    loaded = await match_of(call)
    if isinstance(loaded, Message):
        return loaded
    question = loaded.question
    if question is not None and question.answered is None:
        return await fresh(call, loaded, call.words.text("bot-take-back-here"))
    return await outcome_message(call, await call.play(answering.take_back(loaded.info.id)))


async def propose(call: Call) -> Message:
    """Ask the table to go back to a point of the log."""
    chosen = number_in(call.values[0]) if call.values else None
    if chosen is None:
        return await question_or_else(call, await call.find())
    return await outcome_message(call, await call.play(operations.propose_undo(call.match, chosen)))


async def go_back(call: Call, to: str | None = None) -> Message:
    """Take back one's own turn, or ask the table to go back to a line of the log."""
    if to is None:
        return await undo(call)
    point = number_in(to)
    if point is None:
        return note(call.words.text("house-vote-point"))
    return await outcome_message(call, await call.play(operations.propose_undo(call.match, point)))


async def lines(call: Call, typed: Typed) -> Pairs:
    """Lines of the log to which the table may go back."""
    match = await loaded(call)
    points = () if match is None else back_points(match, call.words)
    return containing([(point.label, point.value) for point in points], typed)
