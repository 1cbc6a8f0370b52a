"""News: what a person must be told besides the answer to a press."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core import clock, people
from bot.core.acting import Acting
from bot.core.caller import Caller
from bot.core.match.resending import make_up, to_make_up
from bot.discord.message import Form, Message, Text
from bot.store.ledger import Arrived, Ledger
from bot.store.persons import DM_TOLD, Preferences
from render.core.words import Words
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.match.resending import MadeUp


@frozen
class Reader:
    """Whoever reads an answer.

    Attributes:
        acting: How acts come into the database.
        ledger: Where every interaction is written down.
        caller: The person.
        words: The person's language.
        preferences: What the person prefers, as it was before the press.
        arrived: What was found as the press arrived.
    """

    acting: Acting
    ledger: Ledger
    caller: Caller
    words: Words
    preferences: Preferences
    arrived: Arrived


async def added(reader: Reader, match: str, reply: Message | Form) -> Message | Form:
    """The reply, with all that the person must be told besides.

    Args:
        match: Id of the match that was named, or empty.
        reply: What is said to the press itself.
    """
    if reader.preferences.dms_closed and not reader.preferences.knows_of_dms:
        reply = await _with_closed_dms(reader, reply)
    if reader.arrived.missed:
        reply = await _with_what_was_missed(reader, reply)
    return await _with_what_was_refused(reader, match, reply) if reader.arrived.refused else reply


async def _with_closed_dms(reader: Reader, reply: Message | Form) -> Message | Form:
    """The reply, with the line that DMs are closed for a person who has not been told yet."""
    user = reader.caller.user
    if not (await reader.acting.read(people.preferences, user)).dms_closed:
        # The person was forgotten just now.
        return reply
    await reader.acting.write(people.note, user, {DM_TOLD: "yes"})
    line = Text(reader.words.text("house-trouble-dm-closed"))
    if not isinstance(reply, Message) or line in reply.parts:
        return reply
    return _begun_by(line, reply)


async def _with_what_was_missed(reader: Reader, reply: Message | Form) -> Message | Form:
    """The reply, with the line that an earlier one never arrived, if that is so."""
    if not isinstance(reply, Message):
        return reply
    missed = await reader.ledger.missed(reader.caller.user, clock.now())
    if missed is None:
        return reply
    return _begun_by(Text(reader.words.text("bot-missed-done" if missed == "changed" else "bot-missed")), reply)


async def _with_what_was_refused(reader: Reader, match: str, reply: Message | Form) -> Message | Form:
    """The reply, with the line that Discord refused something of the match, which is sent once more now."""
    sent = await resend(reader.acting, reader.caller, match or None)
    if sent is None or not isinstance(reply, Message):
        return reply
    return _begun_by(Text(reader.words.text("bot-post-again" if sent == "again" else "bot-channel-gone")), reply)


def _begun_by(line: Text, reply: Message) -> Message:
    """The reply with a line before all that it says."""
    return replace(reply, parts=(line, *reply.parts))


async def resend(acting: Acting, caller: Caller, match: str | None) -> MadeUp | None:
    """Send once more what Discord refused of the match that a person means, if anything.

    Returns:
        ``again`` if it is sent once more, ``gone`` if its channel is gone; None if nothing was refused.
    """
    found = await acting.read(to_make_up, caller, match)
    if found is None or found[1] == "gone":
        return None if found is None else "gone"
    return "again" if await acting.write(make_up, found[0]) else None
