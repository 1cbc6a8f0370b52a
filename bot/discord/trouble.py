"""What is said about something that went wrong."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import structlog

from bot.core.boxes.catalog import Unreadable
from bot.discord.message import Message, note
from bot.discord.renderer import Busy
from bot.store.errors import DiskFull, Unready

if TYPE_CHECKING:
    from render.core.words import Words

_log = structlog.get_logger()


def trouble(error: Exception, words: Words) -> Message:
    """The one sentence about something that went wrong; the number finds it in the log."""
    match error:
        case DiskFull():
            _log.error("disk full", error=str(error))
            return note(words.text("house-trouble-disk"))
        case Busy() | Unready():
            _log.warning("busy", error=str(error))
            return note(words.text("house-trouble-busy"))
        case Unreadable():
            # It alone stops; it was named to the operator at the start, and is again.
            _log.error("match cannot be read", error=str(error))
            return note(words.text("bot-unreadable"))
        case _:
            number = token_hex(3)
            _log.error("trouble", number=number, exc_info=error)
            return note(words.text("bot-trouble", number=number))
