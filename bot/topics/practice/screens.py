"""Practice, and playing once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import LobbyChanged
from bot.discord.ids import Press
from bot.discord.message import Message, note
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.objections import missing_message
from bot.discord.screens.practised import ask_to_leave_practice
from bot.discord.screens.reader import table_link
from bot.topics.practice import operations
from rules.core.player import LEVELS

if TYPE_CHECKING:
    from bot.discord.call import Call


async def rematch(call: Call) -> Message:
    """Open a lobby with the same options."""
    outcome = await call.act(operations.rematch, call.press.match)
    if isinstance(outcome, LobbyChanged):
        return note(call.words.text("house-rematch-opened", link=table_link(outcome.info)))
    return await outcome_message(call, outcome)


async def practise(call: Call, game: str, level: str | None = None) -> Message:
    """A match against bots, at once."""
    refused = missing_message(call.missing, call.words)
    if refused is not None:
        return refused
    level = level or LEVELS[0]
    asked = await ask_to_leave_practice(call, Press("practise", slot=game, state=level))
    if asked is not None:
        return asked
    outcome = await call.act(operations.practise, game, level=level, lang=call.caller.lang)
    return await outcome_message(call, outcome)


async def practise_anew(call: Call) -> Message:
    """The same once the practice game of before may go; ``slot`` is the game, the level is carried along."""
    return await practise(call, call.press.slot, call.press.state)
