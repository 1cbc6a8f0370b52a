"""What someone has noted about a match, on top of the own panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button
from render.core.words_names import escaped

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words


def note_lines(note: str, words: Words) -> list[str]:
    """A note in one line, in which nothing is read as markdown or as a mention; no line if it is empty."""
    return [words.text("note-line", note=escaped(note))] if note else []


def note_button(loaded: LoadedMatch, words: Words) -> tuple[Button, ...]:
    """The way to one's note about a running match."""
    if not loaded.plays:
        return ()
    return (Button(words.text("note-button"), Press("note", loaded.info.id)),)
