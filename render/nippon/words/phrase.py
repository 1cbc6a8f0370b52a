"""An entry of the phrase table: how one event is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from rules.core.labels import Arg

Chapter: TypeAlias = Literal["turn", "own", "round", "region", "goal", "drawn", "tile", "weighed", "built"]
"""Subject of a sentence; sentences of one chapter may share a line of the story."""


@frozen
class Phrase:
    """How an event is told; what a turn brought by number and kind, posts take from its delta.

    Attributes:
        said: What the story says, or None where other events say the same.
        chapter: Subject of that sentence; None if it names no one and follows from another event.
        post: What a post says of it, or None.
        place: Whether that begins a turn in the post, stands within it, or has its own line.
    """

    said: Label | None = None
    chapter: Chapter | None = None
    post: Label | None = None
    place: Literal["head", "within", "alone"] = "within"


NOTHING = Phrase()
"""An event that other events tell completely."""


def follows(key: str, /, **args: Arg) -> Phrase:
    """An event that the story tells behind another one, without naming anyone."""
    return Phrase(say(key, **args))


def sentence(chapter: Chapter, key: str, /, **args: Arg) -> Phrase:
    """An event that the story tells in a sentence of a chapter."""
    return Phrase(say(key, **args), chapter)


def alone(key: str, /, **args: Arg) -> Phrase:
    """An event that has its own line in the story and in posts."""
    said = say(key, **args)
    return Phrase(said, "own", said, "alone")


def within(said: Label, post: Label | None = None) -> Phrase:
    """An event that follows from another one in the story, and that a post tells within its turn.

    Args:
        post: What the post says, if it is something else.
    """
    return Phrase(said, None, post or said)
