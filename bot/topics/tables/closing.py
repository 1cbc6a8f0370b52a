"""Closing a table: one question first, then it is final."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.discord.call import Route
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import game_name

if TYPE_CHECKING:
    from bot.core.match.closing import Closable
    from bot.discord.call import Call
    from bot.discord.ids import Verb
    from render.core.words import Words


async def ask_to_close(call: Call) -> Message:
    """The one question before a table is closed."""
    found = await call.backend.service.closable(call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    words, match = call.words, found.info.id
    final = Button(words.text("house-close-final"), Press("shut", match), "danger")
    keep_it = Button(words.text("house-close-keep"), Press("unshut", match))
    return Message((Text(_asked(found, words)), row(final, keep_it)))


def _asked(found: Closable, words: Words) -> str:
    """What would be closed: where, who plays, how far it has come, and since when nothing has happened."""
    info, loaded = found.info, found.loaded
    names = {"game": game_name(words, info.game), "match": info.id, "channel": f"<#{info.channel}>"}
    since = f"<t:{found.last}:R>"
    if info.phase == "lobby":
        return words.text("dead-close-lobby", **names, n=len(info.guests), since=since)
    if loaded is None:
        return words.text("dead-close-unread", **names, n=len(info.guests), last=since)
    turns = loaded.match.turn
    return words.text("dead-close-ask", **names, n=len(info.guests), turns=turns, last=since)


async def shut(call: Call) -> Message:
    """Close a table without a result."""
    return await outcome_message(call, await call.backend.service.close(call.caller, call.match))


async def unshut(call: Call) -> Message:
    """Let a table be that was to be closed."""
    return note(call.words.text("house-close-kept"))


ROUTES: dict[Verb, Route] = {"shut": Route(shut, "here"), "unshut": Route(unshut, "here")}
