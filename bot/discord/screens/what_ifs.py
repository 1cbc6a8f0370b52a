"""The way to a private copy in which turns are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.options import allows_what_ifs
from bot.discord.ids import Press
from bot.discord.message import Button

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words


def what_if_button(loaded: LoadedMatch, words: Words) -> tuple[Button, ...]:
    """The way to the private copy, for those who have a seat where the table allows it."""
    allowed = allows_what_ifs(loaded.info.options) and loaded.info.phase == "running"
    if loaded.seat is None or not allowed:
        return ()
    return (Button(words.text("what-if-button"), Press("whatif", loaded.info.id)),)
