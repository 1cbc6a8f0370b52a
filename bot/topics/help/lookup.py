"""Looking rules and pieces up: by a name or by any word, those of the game that is played here first."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from bot.core.catalog import own_tables
from bot.core.outcomes import LoadedMatch
from bot.discord.message import Message, Text, note
from bot.discord.screens.reader import game_name
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Call
    from render.core.face import Topic
    from render.core.words import Words

MOST_NEAR = 8
"""Titles that are named where one does not know which is meant."""


async def game_here(call: Call) -> str | None:
    """The game that is played where someone asks."""
    found = await call.find()
    if found is None:
        return None
    return found.info.game if isinstance(found, LoadedMatch) else found.game


def all_topics(words: Words, game: str | None, here: str | None = None) -> list[tuple[str, Topic]]:
    """All rules and pieces that can be looked up, each with its game.

    Args:
        words: The reader's language.
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
        about: What is looked for.
        game: The game that was named; None for none.
        words: The reader's language.
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
