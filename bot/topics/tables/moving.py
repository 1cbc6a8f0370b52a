"""Tables that are played on in another channel, and what a DM about a lost one offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.discord.call import Route
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import game_name
from bot.topics.tables.information import status
from bot.topics.tables.move import is_alive
from bot.topics.votes.screens import ask_to_resign

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.ids import Verb


async def come_here(call: Call) -> Message:
    """Let a match be played on in this channel; one that goes on well where it is only after a question."""
    found = await call.backend.service.movable(call.caller, call.press.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    if not is_alive(found):
        return await bring(call)
    words = call.words
    names = {"game": game_name(words, found.game), "match": found.id, "channel": f"<#{found.channel}>"}
    here = Button(words.text("dead-bring"), Press("bring", found.id), "primary")
    there = Button(words.text("dead-leave-there"), Press("unshut", found.id))
    return Message((Text(words.text("dead-bring-ask", **names)), row(here, there)))


async def bring(call: Call) -> Message:
    """Let a match be played on in this channel."""
    return await outcome_message(call, await call.backend.service.move(call.caller, call.press.match))


ROUTES: dict[Verb, Route] = {
    "bring": Route(bring, "here"),
    "stands": Route(status, "apart"),
    "giveup": Route(ask_to_resign, "apart"),
}
