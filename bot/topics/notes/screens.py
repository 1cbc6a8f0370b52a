"""The form of a note, and the panel above which it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.outcomes import Done
from bot.discord.call import needs
from bot.discord.message import Form, FormField, Message
from bot.discord.screens.answers import match_played, outcome_message, question_or_else
from bot.store.notes import LONGEST
from bot.topics.notes import operations

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call, Reply


@needs(match_played)
async def form(call: Call, loaded: LoadedMatch) -> Reply:
    """The form with what was noted so far."""
    words = call.words
    field = FormField("note", words.text("note-field"), words.text("note-detail"), filled=loaded.note, longest=LONGEST)
    return Form(words.text("note-title"), replace(call.press, verb="notedown"), (field,))


async def write(call: Call) -> Message:
    """Keep what was typed, and show the panel."""
    text = " ".join(call.fields.get("note", ()))
    outcome = await call.act(operations.write, call.press.match, text)
    if not isinstance(outcome, Done):
        return await outcome_message(call, outcome)
    key = "note-kept" if outcome.loaded.note else "note-gone"
    return await question_or_else(call, outcome.loaded, call.words.text(key))
