"""A practice game of one's own that would be closed by what is to be started in its channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.closing import practised_here
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.reader import names_of

if TYPE_CHECKING:
    from bot.discord.call import Call


async def ask_to_leave_practice(call: Call, meant: Press) -> Message | None:
    """The question before one's own practice game is closed; None if there is none, or just that one is meant to go.

    Args:
        meant: Starts it all the same; the match that it names is the practice game.
    """
    found = await call.read(practised_here, call.caller)
    if found is None or found.seat is None or found.info.id == call.press.match:
        return None
    words, match = call.words, found.info.id
    text = words.text("practice-ask", **names_of(found, words), n=found.match.turn)
    go_on = Button(words.text("practice-go-on"), Press("play", match), "primary")
    leave = Button(words.text("practice-leave"), Press(meant.verb, match, 0, meant.slot, meant.state), "danger")
    return Message((Text(text), row(go_on, leave)))
