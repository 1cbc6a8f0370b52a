"""How one event is told: what an entry of the phrase table says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.labels import Label, say

if TYPE_CHECKING:
    from rules.core.labels import Arg

Chapter: TypeAlias = Literal["turn", "own", "round", "region", "goal", "drawn", "tile", "weighed", "built"]
"""What sentences must share to be told in one line of the story."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """How an event is told; what came of a turn by number and kind is told from its delta.

    Attributes:
        said: What the story says, or None where other events say the same.
        chapter: What that sentence is about; None where it has no name and follows from another event.
        post: What a post says of it, or None.
        place: Whether that begins a turn of a post, stands in it, or has a line of its own.
    """

    said: Label | None = None
    chapter: Chapter | None = None
    post: Label | None = None
    place: Literal["head", "within", "alone"] = "within"


NOTHING = Phrase()
"""An event of which other events say everything."""


def follows(key: str, /, **args: Arg) -> Phrase:
    """An event that is told behind another one, without a name."""
    return Phrase(say(key, **args))


def sentence(chapter: Chapter, key: str, /, **args: Arg) -> Phrase:
    """An event that is told in a sentence of a chapter."""
    return Phrase(say(key, **args), chapter)


def alone(key: str, /, **args: Arg) -> Phrase:
    """An event that has a line of its own in the story and in posts."""
    said = say(key, **args)
    return Phrase(said, "own", said, "alone")


def within(said: Label, post: Label | None = None) -> Phrase:
    """An event that follows from another one in the story, and that a post tells within its turn.

    Args:
        said: What the story says.
        post: What the post says, if it is something else.
    """
    return Phrase(said, None, post or said)
