"""Parts of a table in words, of which text board and alternative texts are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_cut import cut
from rules.core.frozen import frozen
from rules.core.labels import Label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.core.context import RenderContext

LONGEST = 1024
"""Characters that Discord allows in an alternative text."""


@frozen
class Section:
    """A part of the table as whole facts.

    Attributes:
        key: Its id; that of the close-up that shows it, if there is one.
        title: What it is.
        lines: All that the pictures show of it.
        notes: What it means for the reader; said only in close-ups.
    """

    key: str
    title: Label
    lines: tuple[Label, ...]
    notes: tuple[Label, ...] = ()


def written(section: Section, context: RenderContext) -> str:
    """A section of the text board, a fact a line, its title first, in words alone as it may be read out."""
    return "\n".join(context.words.bare.say(label, context.people) for label in (section.title, *section.lines))


def read_out(section: Section, context: RenderContext) -> list[str]:
    """The same without its title, as sentences in a row: headings within it end in a colon, notes in a full stop."""
    lines = [context.plain(label) for label in section.lines]
    return [
        *sentences(section.notes, context),
        *(line if line.endswith((".", ":")) else f"{line}:" for line in lines),
    ]


def sentences(labels: Iterable[Label], context: RenderContext) -> list[str]:
    """Each label as a sentence with its full stop."""
    said = (context.plain(label) for label in labels)
    return [one if one.endswith(".") else f"{one}." for one in said]


def alternative(said: Iterable[str], context: RenderContext) -> str:
    """An alternative text; where not everything fits, its end says how to read the rest."""
    return cut(" ".join(said), LONGEST, " " + context.words.text("house-alt-rest"))
