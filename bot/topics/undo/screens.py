"""Taking answers back, alone or with the consent of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import answering, undoing
from bot.core.outcomes import Done, Stale, Voted
from bot.discord.call import needs
from bot.discord.completing import containing, loaded
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.answers import (
    TURN,
    asked_at,
    fresh,
    match_of,
    nothing_asked,
    outcome_message,
    question_or_else,
)  # fmt: skip
from bot.discord.screens.going_back import ask_to_go_back
from bot.discord.screens.log import back_points
from bot.topics.undo import operations

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from render.core.words import Words


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


@needs(match_of)
async def undo(call: Call, loaded: LoadedMatch) -> Message:
    """Take back one's last turn; what its maker can take back step by step has a button for that.

    Pressed in what is said when a turn has ended, typed, or in a post from before in the channel.
    """
    ended = call.press.at if call.press.slot == TURN else None
    question = loaded.question
    if ended is None and question is not None and loaded.back_to < len(loaded.match.standing_moves):
        return await fresh(call, loaded, call.words.text("undo-still-yours"))
    outcome = await call.play(undoing.undo_turn(loaded.info.id, ended))
    match outcome:
        case Done(loaded=back) if back.question is not None:
            return await fresh(call, back, _reopened(back, call.words))
        case Stale(loaded=now):
            return _of_an_earlier_turn(now, call.words)
        case _:
            return await outcome_message(call, outcome)


def _reopened(loaded: LoadedMatch, words: Words) -> str:
    """What goes on: one's turn from its start, or from where something was turned up; or what one was asked."""
    match = loaded.match
    turn = [move for move in match.standing_moves if move.turn == match.turn]
    question = loaded.question
    if (question is not None and question.together) or (turn and turn[0].seat != loaded.seat):
        begins = "answer"
    elif not turn:
        begins = "start"
    else:
        begins = "drawn" if turn[-1].drew else "step"
    return words.text("undo-reopened", **{"from": begins})


def _of_an_earlier_turn(loaded: LoadedMatch, words: Words) -> Message:
    """That a button belongs to a turn that is not the reader's last one any more."""
    text = Text(words.text("undo-earlier"))
    asked = loaded.question is not None and loaded.question.answered is None
    play = Button(words.text("house-play"), Press("play", loaded.info.id), "primary")
    return Message((text, row(play))) if asked else Message((text,))


async def propose(call: Call) -> Message:
    """Ask the table to go back: a menu names the line and is asked about first, a button means it."""
    chosen = number_in(call.values[0] if call.values else call.press.slot)
    if chosen is None:
        return await question_or_else(call, await call.find())
    return await _propose(call, chosen, None if call.values else call.press.at)


async def _propose(call: Call, to: int, revision: int | None) -> Message:
    """Ask the table to go back.

    Args:
        to: Number of answers that would still stand.
        revision: Of the log that the caller was shown when asked; None if that has not happened.
    """
    found = await match_of(call)
    if isinstance(found, Message):
        return found
    if revision is None and found.seat is not None and found.owned != [found.seat]:
        asked = ask_to_go_back(found, to, call.words)
        return note(call.words.text("house-vote-point")) if asked is None else asked
    outcome = await call.play(operations.propose_undo(found.info.id, to, revision))
    match outcome:
        case Stale(loaded=now):
            moved_on = call.words.text("undo-moved-on")
            return ask_to_go_back(now, to, call.words, moved_on) or note(moved_on)
        case Voted(loaded=back, result="agreed") if len(back.owned) == 1:
            gone_back = call.words.text("undo-gone-back", line=to + 1)
            if back.question is None:
                return nothing_asked(back, call.words, gone_back, acted=True)
            return await fresh(call, back, gone_back)
        case _:
            return await outcome_message(call, outcome)


async def go_back(call: Call, to: str | None = None) -> Message:
    """Take back one's own turn, or ask the table to go back to a line of the log."""
    if to is None:
        return await undo(call)
    point = number_in(to)
    if point is None:
        return note(call.words.text("house-vote-point"))
    return await _propose(call, point, None)


async def lines(call: Call, typed: Typed) -> Pairs:
    """Lines of the log to which the table may go back."""
    match = await loaded(call)
    points = () if match is None else back_points(match, call.words)
    return containing([(point.label, point.value) for point in points], typed)
