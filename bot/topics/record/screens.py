"""What people read of a match as a file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.discord.message import Attachment, Message, Text
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import names_of
from bot.topics.record import writing

if TYPE_CHECKING:
    from bot.discord.call import Call


async def export(call: Call) -> Message:
    """The match as a file: after its end all of it, during play what the person may see."""
    found = await call.read(writing.find, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    content = await asyncio.to_thread(writing.written, found)
    during = "record-everyone" if found.loaded.seat is None else "record-own"
    key = "record-whole" if found.stored.phase in writing.ENDED else during
    text = call.words.text(key, **names_of(found.loaded, call.words))
    return Message((Text(text), Attachment(f"hatoba-{found.stored.id}.json", content)))
