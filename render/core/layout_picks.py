"""Picks: several things out of many, as one menu or as a form of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, answer_button, labelled
from render.core.panel import MOST_ENTRIES, Entry, Field, Form, Menu
from render.core.words_cut import BUTTON, cut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.decisions import Pick, Question

MOST_FIELDS = 5
TITLE = 45
"""Longest title of a form and label of a field."""


def pick_controls(
    part: Pick, number: int, title: str, question: Question, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """A pick: one menu with several picks, or a form of menus if the things are more than 25.

    Args:
        number: Its number in the question.
    """
    every = labelled(part.items, [face.thing(item) for item in part.items], [None] * len(part.items), context)
    hint = pick_title(title, part, context)
    control: Control
    if len(every) <= MOST_ENTRIES:
        most = min(part.at_most, len(every))
        control = Menu(f"p{number}", hint, every, in_order(part), min(part.at_least, most), most)
    else:
        control = Form(f"p{number}", cut(hint, BUTTON), cut(title, TITLE), fields(title, every, context), joined(part))
    if part.at_least == 0 and part.refuse(()) is None:
        return (control, answer_button(question, part.answer(()), context, "secondary"))
    return (control,)


def pick_title(title: str, part: Pick, context: RenderContext) -> str:
    """Placeholder of a pick: what it is about and how many."""
    if part.at_least == part.at_most:
        return cut(context.words.text("house-part-pick-exact", what=title, most=part.at_most), HINT)
    return cut(context.words.text("house-part-pick", what=title, least=part.at_least, most=part.at_most), HINT)


def fields(title: str, every: tuple[Entry, ...], context: RenderContext) -> tuple[Field, ...]:
    """A long list as up to five menus of a form."""
    starts = range(0, min(len(every), MOST_FIELDS * MOST_ENTRIES), MOST_ENTRIES)
    return tuple(
        Field(
            slot=f"part{place}",
            label=cut(context.words.text("house-part-group", what=title, n=place + 1), TITLE),
            entries=every[start : start + MOST_ENTRIES],
            at_most=len(every[start : start + MOST_ENTRIES]),
        )
        for place, start in enumerate(starts)
    )


def in_order(part: Pick) -> Callable[[Iterable[str]], str]:
    """What turns chosen words, in any order, into the answer."""

    def compose(words: Iterable[str]) -> str:
        chosen = set(words)
        return part.notation(tuple(item for item in part.items if item in chosen))

    return compose


def joined(part: Pick) -> Callable[[Mapping[str, tuple[str, ...]]], str]:
    """What turns the chosen words of all fields of a form into the answer."""
    compose = in_order(part)
    return lambda chosen: compose(word for words in chosen.values() for word in words)
