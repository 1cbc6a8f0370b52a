"""Help: how to play here, how a game plays, and its rules."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from bot.core import people
from bot.core.loaded_match import LoadedMatch
from bot.core.tables import own_tables
from bot.discord.call import needs
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.screens.answers import asked_of, fresh
from bot.discord.screens.how import how_message
from bot.discord.screens.reader import game_name
from bot.store.persons import KNOWN
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from render.core.topic import Topic
    from render.core.words import Words
    from rules.core.decisions import Question

SCREENS = 4
LONGEST = 100
"""Characters of what is looked for that are read."""

MOST_NEAR = 8
"""Titles that are named where one does not know which is meant."""


@needs(asked_of)
async def rule(call: Call, found: tuple[LoadedMatch, Question]) -> Message:
    """The rule that explains the present question."""
    loaded, question = found
    topics = loaded.face.topics(call.words)
    topic = next((topic for topic in topics if topic.key == question.kind), topics[0])
    return note(topic_text(topic, call.words))


@needs(asked_of)
async def explain(call: Call, found: tuple[LoadedMatch, Question]) -> Message:
    """The panel with a word of its game explained, in one sentence; the same word is not explained again."""
    loaded, question = found
    game, word = loaded.info.game, call.press.slot
    if word not in loaded.face.new_words(question):
        return await fresh(call, loaded)
    known = {KNOWN: " ".join(sorted({*call.preferences.known, f"{game}.{word}"}))}
    await call.write(people.note, call.caller.user, known)
    after = replace(call, preferences=call.preferences.but(known))
    return await fresh(after, loaded, call.words.text(f"{game}-what-{word}-text"), state=call.press.state)


async def help_screen(call: Call) -> Message:
    """One of the screens on how to play here."""
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
    """A step of how a game plays."""
    game = call.values[0] if call.values else call.press.slot
    if game not in FACES or not FACES[game].example:
        return note(call.words.text("bot-unknown-game"))
    return await call.backend.renderer.draw(partial(how_message, game, call.words, call.press.at))


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


async def game_here(call: Call) -> str | None:
    """The game that is played where someone asks."""
    found = await call.find()
    if found is None:
        return None
    return found.info.game if isinstance(found, LoadedMatch) else found.game


def all_topics(words: Words, game: str | None, here: str | None = None) -> list[tuple[str, Topic]]:
    """All rules and pieces that can be looked up, each with its game.

    Args:
        game: Only those of this game; None for all.
        here: The game whose rules come first.
    """
    games = [game] if game in FACES else sorted(FACES, key=lambda key: key != here)
    return [
        (key, topic)
        for key in games
        for topic in (*FACES[key].topics(words), *FACES[key].pieces(own_tables(GAMES[key]), words))
    ]


def topics_with(about: str, topics: Sequence[tuple[str, Topic]]) -> list[tuple[str, Topic]]:
    """Those whose title or key contains what is looked for, then those in which all of its words stand."""
    wanted = about.casefold().strip()
    titled = [(key, one) for key, one in topics if wanted in f"{one.title} {key}/{one.key}".casefold()]
    asked = wanted.split()
    told = [
        one for one in topics if asked and all(word in f"{one[1].title} {one[1].text}".casefold() for word in asked)
    ]
    return titled + [one for one in told if one not in titled]


def topic_message(about: str, game: str | None, words: Words, here: str | None = None) -> Message:
    """A rule by its key or title, by a part of one title alone, by words of its text, or the nearest titles.

    Args:
        game: The game that was named; None for none.
        here: The game that is played where it was asked: its rules come first.
    """
    own = game if game in FACES else here
    of_own = all_topics(words, own) if own is not None else []
    found = _found(about, of_own) or _found(about, all_topics(words, game))
    return note(topic_text(found, words)) if found is not None else _nearest(about, of_own, game, words)


def topic_text(topic: Topic, words: Words) -> str:
    """A rule or a piece, with where the rulebook has it unless it is called the same there."""
    lines = [words.text("house-rules-title", topic=topic.title), topic.text]
    if topic.section not in ("", topic.title):
        lines.append(f"-# {words.text('house-section', section=topic.section)}")
    return "\n".join(lines)


def _found(about: str, topics: Sequence[tuple[str, Topic]]) -> Topic | None:
    """The one that is meant; None if none or several may be."""
    wanted = about.casefold().strip()
    if not wanted:
        return None
    named = [one for key, one in topics if wanted in (f"{key}/{one.key}".casefold(), one.key, one.title.casefold())]
    within = [one for _, one in topics_with(wanted, topics)]
    titled = [one for one in within if wanted in one.title.casefold()]
    return next((some[0] for some in (named, titled, within) if some and (some is named or len(some) == 1)), None)


def _nearest(about: str, of_own: Sequence[tuple[str, Topic]], game: str | None, words: Words) -> Message:
    """That nothing is called so, with what may be meant: of the game that is played here, else of all."""
    wanted = about.casefold().strip()
    near: Sequence[tuple[str, Topic]] = ()
    for topics in (of_own, all_topics(words, game)):
        titles = {one.title.casefold(): (key, one) for key, one in topics}
        close = [titles[one] for one in get_close_matches(wanted, titles, n=MOST_NEAR, cutoff=0.3)]
        near = (topics_with(wanted, topics) if wanted else [])[:MOST_NEAR] or close
        if near:
            break
    near = near or (of_own or all_topics(words, game))[:MOST_NEAR]
    several = len({key for key, _ in near}) > 1
    names = [f"{one.title} ({game_name(words, key)})" if several else one.title for key, one in near]
    return Message((Text(words.text("house-rules-none", near=words.listed(names))),))
