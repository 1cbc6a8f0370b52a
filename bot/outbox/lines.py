"""Lines about what someone did, as rows of the outbox carry them: a message of the text tables with its arguments."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from bot.discord.screens.reader import game_name, stamp
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.words import Words

NAMES = frozenset({"who", "of", "by"})
"""Arguments that are names of people."""

COVERS = frozenset({"bots-cover-begun", "bots-cover-away", "bots-cover-letter"})
"""Lines that say whether the match still counts."""

MOMENTS: Mapping[str, Literal["D", "f"]] = MappingProxyType({"until": "D", "since": "D", "at": "f"})
"""Arguments that are moments, and how they are shown."""


def key_of(text: str) -> str:
    """The message of the text tables that a row carries; nothing if it carries none."""
    return str(json.loads(text)["key"]) if text else ""


def said(text: str, words: Words) -> str:
    """The line that a row carries."""
    key, args = key_of(text), json.loads(text)["args"]
    # A row from before this was said does not know it; where people are covered the game nearly always counts.
    args = {"counts": "yes", **args} if key in COVERS else args
    return words.text(key, **{name: _argument(name, value, words) for name, value in args.items()})


def who_of(text: str, words: Words) -> str | int:
    """Whom the line is about."""
    return _argument("who", json.loads(text)["args"]["who"], words)


def _argument(name: str, value: str | int, words: Words) -> str | int:
    if name == "game":
        return game_name(words, str(value))
    if name in MOMENTS:
        return stamp(int(value), MOMENTS[name])
    return marked_name(words.called(str(value))) if name in NAMES else value
