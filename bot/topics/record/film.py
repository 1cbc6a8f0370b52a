"""The film of a match at Discord: how far it is while it is being made, the way to stop it, and the film."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.outcomes import Objected
from bot.discord.call import Later
from bot.discord.ids import Press
from bot.discord.message import Button, Image, Message, Text, note, row
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import match_name
from bot.topics.record import writing
from bot.topics.record.filming import Films
from bot.topics.record.writing import ENDED, written
from render.film import as_picture

if TYPE_CHECKING:
    from bot.discord.call import Call, Reply
    from bot.topics.record.filming import Making
    from bot.topics.record.writing import Source

_log = structlog.get_logger()

FILMS: Final = Films()
"""Those of this process; after a restart one that is wanted is made again."""

PATIENCE: Final = 8.0
"""Seconds for which a press waits for a film before it says how far it is."""


async def film(call: Call) -> Reply:
    """The film, once it is made; until then how far it is."""
    found = await _found(call)
    if isinstance(found, Message):
        return found
    return Later(partial(_shown, call, found))


async def stop(call: Call) -> Reply:
    """Stop to make a film."""
    found = await _found(call)
    if isinstance(found, Message):
        return found
    FILMS.cancel(await asyncio.to_thread(written, found), call.words.lang)
    return note(call.words.text("film-stopped"))


async def _found(call: Call) -> Source | Message:
    """The match, if it has ended; else why there is no film."""
    found = await call.read(writing.find, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    return found if found.stored.phase in ENDED else note(call.words.text("film-later"))


async def _shown(call: Call, found: Source) -> Message:
    words, info = call.words, found.loaded.info
    making = FILMS.ask(info.game, await asyncio.to_thread(written, found), words.lang)
    await asyncio.wait([making.task], timeout=PATIENCE)
    if not making.task.done():
        return _progress(call, making)
    if making.task.cancelled():
        return note(words.text("film-stopped"))
    if (error := making.task.exception()) is not None:
        _log.error("no film", match=info.id, error=type(error).__name__, why=str(error))
        return note(words.text("film-failed"))
    name = match_name(words, info)
    picture = as_picture(making.task.result(), words.text("film-alt", name=name, n=making.of))
    return Message((Text(words.text("film-title", name=name)), Image(picture)))


def _progress(call: Call, making: Making) -> Message:
    """How far a film is, with the way to look again and the way to stop it."""
    words, match = call.words, call.press.match
    told = words.text("film-progress", n=making.done, of=making.of) if making.of else words.text("film-waiting")
    buttons = row(
        Button(words.text("film-look"), Press("film", match, slot="look"), "primary"),
        Button(words.text("film-stop"), Press("film", match, slot="stop")),
    )
    return Message((Text(told), buttons))
