"""How many icons a message carries, and what becomes of one that would carry too many."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from bot.discord.components import MOST_TEXT
from bot.discord.message import Message, Remark, Text
from render.core.words import Words
from render.core.words_icons import ICON

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")

MOST_ICONS = 60
"""Icons in the texts of a message: beyond that a phone draws it slowly, and their mark-up fills half of its room."""


def few_icons(make: Callable[P, T]) -> Callable[P, T]:
    """Let what makes a message say it in words alone where icons are too many, or would leave no room for all of it.

    Args:
        make: Gets the words of the reader among its arguments, and makes a message or what has one as its content.
    """

    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> T:
        found = make(*args, **kwargs)
        message = found if isinstance(found, Message) else getattr(found, "content", None)
        if not isinstance(message, Message) or _fits(message):
            return found
        bare = (one.bare if isinstance(one, Words) else one for one in args)
        return make(*bare, **kwargs)  # type: ignore[arg-type]  # the same arguments, but for the icons

    return made


def _fits(message: Message) -> bool:
    texts = [part.text for part in message.parts if isinstance(part, (Text, Remark))]
    icons = sum(len(ICON.findall(text)) for text in texts)
    return not icons or (icons <= MOST_ICONS and sum(map(len, texts)) <= MOST_TEXT)
