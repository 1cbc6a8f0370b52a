"""The film of a match: whoever wants it has it posted for everyone, once; how far it is, and the way to stop it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.discord.ids import Press
from bot.discord.message import Button, Link, Message, Text, note, row
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import match_name, message_link
from bot.store.codes import TOO_LARGE
from bot.topics.record import operations
from bot.topics.record.writing import ENDED

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.store.films import Wanted
    from bot.topics.record.operations import Filmed


async def film(call: Call) -> Message:
    """Want the film, unless it is posted or wanted already; one whose post was deleted is posted anew."""
    found = await _found(call)
    if isinstance(found, Message) or found.posted is not None:
        return found if isinstance(found, Message) else _told(call, found)
    if lacking := call.server.lacking(found.info.channel):
        needed = ", ".join(map(call.words.text, lacking))
        return note(call.words.text("house-trouble-permissions", permissions=needed))
    await call.write(operations.want_film, found.info.id)
    call.backend.films.wanted.set()
    return await look(call)


async def look(call: Call) -> Message:
    """How far the film is, or where it stands."""
    found = await _found(call)
    if isinstance(found, Message):
        return found
    gone = found.posted is None and found.wanted is not None and found.wanted.how == "sent"
    return note(call.words.text("film-gone")) if gone else _told(call, found)


async def stop(call: Call) -> Message:
    """Stop to make a film, if it is not on its way yet."""
    found = await _found(call)
    if isinstance(found, Message):
        return found
    if found.wanted is not None and await call.write(operations.stop_film, found.info.id):
        call.backend.films.stop(found.wanted.row)
    return await look(call)


async def _found(call: Call) -> Filmed | Message:
    """What is known of the film, if the match has ended; else why there is none. A post that is gone is forgotten."""
    found = await call.read(operations.filmed, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    if found.info.phase not in ENDED:
        return note(call.words.text("film-later"))
    there = found.posted
    if there is None or await call.server.other(found.info.guild).has_message(there.channel, there.message):
        return found
    await call.write(operations.forget_film, found.info.id, there)
    return replace(found, posted=None)


def _told(call: Call, found: Filmed) -> Message:
    words, name = call.words, match_name(call.words, found.info)
    if found.posted is not None:
        link = message_link(found.info, found.posted.channel, found.posted.message)
        return Message((Text(words.text("film-posted", name=name)), row(Link(words.text("film-show"), link))))
    match found.wanted:
        case None:
            return note(words.text("film-stopped"))
        case wanted if wanted.how is None:
            return _on_its_way(call, found, wanted)
        case wanted if wanted.how == "overtaken":
            return note(words.text("film-stopped"))
        case wanted if wanted.code == TOO_LARGE:
            return note(words.text("film-too-large"))
        case wanted:
            return note(words.text("film-refused" if wanted.code else "film-failed"))


def _on_its_way(call: Call, found: Filmed, wanted: Wanted) -> Message:
    """How far a film is, with the way to look again and, until it is made, the way to stop it."""
    words, match = call.words, found.info.id
    look_again = Button(words.text("film-look"), Press("film", match, slot="look"), "primary")
    if wanted.made:
        return Message((Text(words.text("film-ready")), row(look_again)))
    making = call.backend.films.at_work(wanted.row)
    told = (
        words.text("film-progress", n=making.done, of=making.of) if making and making.of else words.text("film-waiting")
    )
    stop_it = Button(words.text("film-stop"), Press("film", match, slot="stop"))
    return Message((Text(told), row(look_again, stop_it)))
