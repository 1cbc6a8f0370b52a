"""For whom something is drawn or written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from render.core.people import People
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.table import View

if TYPE_CHECKING:
    from rules.core.labels import Label


def nothing() -> None:
    """What a reader saw last if nothing is new to them."""


@frozen
class RenderContext:
    """The person for whom something is drawn or written.

    Attributes:
        match: Id of the match, as people type it; the date of a position of the day.
        people: Owners by seat, and behind the last seat the rulebook's own opponent, if it plays.
        words: The reader's language.
        before: Finds what the reader saw last, where the picture of a panel is to mark what is new, else nothing; it
            may have to be played again from the deal.
    """

    match: str
    people: People
    words: Words
    before: Callable[[], View | None] = nothing

    def say(self, label: Label) -> str:
        """A label in the reader's language, in Discord's markdown; see `Words.say`."""
        return self.words.say(label, self.people)

    def plain(self, label: Label) -> str:
        """The same for menus, buttons, forms and pictures, which know no markdown."""
        return self.words.plain(label, self.people)
