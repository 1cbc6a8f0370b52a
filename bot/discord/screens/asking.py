"""Asked once before everyone is: a vote pings the others, so its proposer says first that it is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.reader import named

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from render.core.words import Words

SURE = "sure"
"""Of a press: its question has been asked already."""


async def left(call: Call) -> Message:
    """Nothing was meant by it, and nothing is done."""
    return note(call.words.text("sure-left"))


def sure_message(loaded: LoadedMatch, text: str, meant: Button, words: Words, about: Collection[int] = ()) -> Message:
    """The question before a proposal is put to the table.

    Args:
        meant: Proposes it.
        about: Seats that have no say in it, because it is about them.
    """
    others = [seat for seat in loaded.owned if seat != loaded.seat and seat not in about]
    asked = words.text("sure-asked", who=named(words, loaded.people, others)) if others else words.text("sure-alone")
    leave = Button(words.text("tables-seat-not-now"), Press("decline", loaded.info.id))
    return Message((Text(f"{text}\n{asked}"), row(meant, leave)))
