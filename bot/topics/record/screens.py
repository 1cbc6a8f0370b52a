"""What people read of a match as a file, of what was found when it was verified, and of what they report."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.core.outcomes import Objected
from bot.discord.ids import Press
from bot.discord.message import Attachment, Button, Message, Text, note, row
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import names_of
from bot.discord.screens.repairs import adjusted_text, mend_button
from bot.topics.record import operations, writing
from bot.topics.record.telling import lines_of, summary_of
from bot.topics.record.writing import ENDED

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.topics.record.proving import Proof
    from bot.topics.record.writing import Source
    from render.core.words import Words


async def export(call: Call) -> Message:
    """The match as a file: after its end all of it, during play what the person may see."""
    found = await call.read(writing.find, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    content = await asyncio.to_thread(writing.written, found)
    during = "record-everyone" if found.loaded.seat is None else "record-own"
    key = "record-whole" if found.stored.phase in ENDED else during
    lines = [call.words.text(key, **names_of(found.loaded, call.words)), adjusted_text(found.loaded, call.words)]
    return Message((Text("\n".join(filter(None, lines))), Attachment(f"hatoba-{found.stored.id}.json", content)))


async def verify(call: Call) -> Message:
    """What is found when the match is worked out again; after its end step by step."""
    found = await call.read(writing.find, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    proof = await asyncio.to_thread(operations.proved, found)
    return proof_message(found, proof, call.words)


def proof_message(found: Source, proof: Proof, words: Words) -> Message:
    """What was found; during play no more than whether all is well, since a step names lines that may be hidden."""
    title = Text(words.text("record-title", **names_of(found.loaded, words)))
    if found.stored.phase not in ENDED:
        key = "record-all-damaged" if proof.verdict == "broken" else "record-all-running"
        return Message((title, Text(words.text(key))))
    parts: list[Part] = [title, Text("\n".join([*lines_of(proof.findings, words), summary_of(proof, words)]))]
    if proof.verdict == "holds":
        parts.append(row(Button(words.text("record-show"), Press("proved", found.stored.id))))
    return Message(tuple(parts))


async def show(call: Call) -> Message:
    """Tell the table, if all of it still holds: what is told is found anew."""
    found = await call.read(writing.find, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    proof = await asyncio.to_thread(operations.proved, found)
    if found.stored.phase not in ENDED or proof.verdict != "holds":
        return note(call.words.text("record-not-shown"))
    refused = await call.write(operations.tell, call.caller, found.stored.id)
    return note(call.words.text("record-shown-done")) if refused is None else objection_message(refused, call.words)


async def report(call: Call, said: str) -> Message:
    """Report what is wrong to whoever runs the bot; the person gets a number."""
    number = await call.write(operations.report, call.caller, call.match, said, call.backend.reports)
    if isinstance(number, Objected):
        return objection_message(number, call.words)
    told, found = Text(call.words.text("record-reported", number=number)), await call.find()
    return Message((told, *(mend_button(found, call.words) if isinstance(found, LoadedMatch) else ())))
