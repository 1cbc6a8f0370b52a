"""The film of a match as it is posted for everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.discord.ids import Press
from bot.discord.message import Button, Image, Message, Text, row
from bot.discord.screens.reader import match_name
from bot.outbox.posts import OVER
from render.film import as_picture

if TYPE_CHECKING:
    from bot.core.films import Film
    from bot.store.records import MatchInfo
    from render.core.words import Words

NO_FILES: Final = "files may not be attached"
"""Kept beside a film that was not posted for that reason."""


def film_message(info: MatchInfo, film: Film, post: int, words: Words) -> Message:
    """The film, and the way to the same in words."""
    name = match_name(words, info)
    picture = as_picture(film.content, words.text("film-alt", name=name, n=film.turns))
    log = Button(words.text("house-log"), Press("log", info.id, post))
    return Message((Text(words.text("film-title", name=name)), Image(picture), row(log)), OVER)
