"""The course of a match: as a plot, and, once it is over, where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button, Image, Message, note, row
from bot.discord.screens.course import ORIGINS, course_pictures
from bot.topics.looking.screens import seen

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from render.core.words import Words


async def course(call: Call) -> Message:
    """The plot, and the way to the other picture."""
    return await seen(call, lambda loaded: course_message(loaded, call.press.slot, call.words))


def course_message(loaded: LoadedMatch, shown: str, words: Words) -> Message:
    """One of the two pictures, each as high as a phone."""
    pictures = course_pictures(loaded, words)
    if not pictures:
        return note(words.text("course-none"))
    other = shown == ORIGINS and len(pictures) > 1
    slot, label = ("plot", "course-title") if other else (ORIGINS, "course-origins")
    switch = row(Button(words.text(label), Press("course", loaded.info.id, slot=slot)))
    return Message((Image(pictures[other]), *([switch] if len(pictures) > 1 else [])))
