"""Ready answers as entries of menus and as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Choice, Description, Part, Question

SHORT = 34
"""Characters of a button that survive on a phone."""

MOST_BUTTONS = 5

HINT = 150
"""Longest placeholder of a menu."""


def part_title(face: Face, part: Part, context: RenderContext) -> str:
    """What a part of a question is about: the placeholder of its menu."""
    return context.words.text(f"{face.key}-part-{part.part}")


def entries(question: Question, notations: Sequence[str], context: RenderContext) -> tuple[Entry, ...]:
    """Ready answers as entries of one menu, what is final marked at the end."""
    described = [question.describe(notation) for notation in notations]
    labels = cut_apart(
        [context.words.plain(one.label, context.people) for one in described],
        MENU,
        [final_mark(one, context) for one in described],
    )
    details = [
        None if one.detail is None else cut(context.words.plain(one.detail, context.people), MENU) for one in described
    ]
    return tuple(
        Entry(notation, label, detail, chosen=notation == question.answered)
        for notation, label, detail in zip(notations, labels, details, strict=True)
    )


def final_mark(description: Description, context: RenderContext) -> str:
    """End of the label of an answer that may not be taken back; nothing for others."""
    return f"; {context.words.text('house-final')}" if description.final else ""


def answer_menu(slot: str, hint: str, question: Question, notations: Sequence[str], context: RenderContext) -> Menu:
    """A menu of at most 25 ready answers, of which one is played."""
    return Menu(slot, cut(hint, HINT), entries(question, notations, context), only)


def only(words: tuple[str, ...]) -> str:
    """The one chosen word, which is the answer itself."""
    return words[0]


def answer_button(
    question: Question,
    notation: str,
    context: RenderContext,
    style: Literal["primary", "secondary", "success", "danger"] = "primary",
) -> Answer:
    """A button that plays a ready answer."""
    description = question.describe(notation)
    label = cut(context.words.plain(description.label, context.people), BUTTON, final_mark(description, context))
    return Answer(notation, label, style)


def answer_menus(
    part: Choice, number: int, title: str, question: Question, context: RenderContext
) -> tuple[Control, ...]:
    """A choice: up to five short answers as buttons, else as menus of up to 25.

    Args:
        part: The choice.
        number: Its number in the question.
        title: What it is about.
        question: The question.
        context: The reader.
    """
    answers = [answer for answer in part.answers if answer != question.go_on]
    if len(answers) <= MOST_BUTTONS and all(short(question.describe(answer), context) for answer in answers):
        return tuple(answer_button(question, answer, context) for answer in answers)
    every = entries(question, answers, context)
    if len(every) <= MOST_ENTRIES:
        return (Menu(f"c{number}", cut(title, HINT), every, only),)
    size = -(-len(every) // -(-len(every) // MOST_ENTRIES))
    chunks = [every[start : start + size] for start in range(0, len(every), size)]
    return tuple(
        Menu(f"c{number}x{place}", chunk_title(title, chunk, context), chunk, only)
        for place, chunk in enumerate(chunks)
    )


def short(description: Description, context: RenderContext) -> bool:
    """Whether a phone shows all of an answer on a button, but for the mark of what is final."""
    return description.detail is None and len(context.words.plain(description.label, context.people)) <= SHORT


def chunk_title(title: str, chunk: tuple[Entry, ...], context: RenderContext) -> str:
    """Placeholder of a part of a long list: what it is about, its first and its last entry."""
    first, last = cut(chunk[0].label, SHORT), cut(chunk[-1].label, SHORT)
    return cut(context.words.text("house-part-chunk", what=title, first=first, last=last), HINT)
