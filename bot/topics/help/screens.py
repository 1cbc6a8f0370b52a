"""Help: how to play here, how a game plays, and its rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.screens.answers import asked_of
from bot.discord.screens.how import how_message
from bot.topics.help.lookup import all_topics, game_here, topic_message, topic_text, topics_with
from render.faces import FACES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from render.core.words import Words


async def rule(call: Call) -> Message:
    """The rule that explains the present question."""
    found = await asked_of(call)
    if isinstance(found, Message):
        return found
    loaded, question = found
    topics = loaded.face.topics(call.words)
    topic = next((topic for topic in topics if topic.key == question.kind), topics[0])
    return note(topic_text(topic, call.words))


SCREENS = 3

LONGEST = 100
"""Characters of what is looked for that are read."""


async def help_screen(call: Call) -> Message:
    """One of the three screens on how to play here."""
    return help_message(call.press.at, call.words)


def help_message(number: int, words: Words) -> Message:
    """A screen of the help, from 1."""
    number = min(max(number, 1), SCREENS)
    shown = tuple(Pick(key, words.text(f"{key}-name")) for key, face in FACES.items() if face.example)
    return Message(
        (
            Text(words.text("house-help-title", n=number)),
            Text(words.text(f"house-help-{number}")),
            Select(words.text("house-how-which"), Press("how"), shown),
            row(
                Button(words.text("bot-page-before"), Press("help", at=number - 1, slot="e"), off=number == 1),
                Button(words.text("bot-page-next"), Press("help", at=number + 1, slot="l"), off=number == SCREENS),
            ),
        )
    )


async def how(call: Call) -> Message:
    """How a game plays, in four steps."""
    game = call.values[0] if call.values else call.press.slot
    if game not in FACES or not FACES[game].example:
        return note(call.words.text("bot-unknown-game"))
    return await call.backend.renderer.draw(partial(how_message, game, call.words))


async def show_help(call: Call) -> Message:
    """How to play here."""
    return help_message(1, call.words)


async def look_up(call: Call, about: str, game: str | None = None) -> Message:
    """A rule in our own words."""
    return topic_message(about[:LONGEST], game, call.words, await game_here(call))


async def topics(call: Call, typed: Typed) -> Pairs:
    """Rules that can be looked up; one that is found by a word of its text need not have that in its title."""
    game = typed.options.get("game")
    named = game if isinstance(game, str) else None
    found = topics_with(typed.text, all_topics(call.words, named, await game_here(call)))
    return [(topic.title, f"{key}/{topic.key}") for key, topic in found]
