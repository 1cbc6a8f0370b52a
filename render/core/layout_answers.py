"""Ready answers as entries of menus and as buttons."""

from __future__ import annotations

from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING, Literal

from render.core.panel import MOST_ENTRIES, AnswerButton, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.core.words_icons import icon_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from render.core.words import Words
    from rules.core.answers import Answer
    from rules.core.decisions import Choice, Description, Part, Plan, Question
    from rules.core.labels import Label

SHORT = 34
"""Characters of a button that survive on a phone."""

ICON_WIDE = 3
"""Letters whose room an icon takes on a button."""

MOST_BUTTONS = 4
"""Short answers that are buttons: a phone may show each in a row of its own."""

FEW = 2
"""Answers that are buttons, however long they are, where each leaves nothing to do but to end the turn."""

THEN = "; "
"""Joins answers that are played one after the other."""

HINT = 150
"""Longest placeholder of a menu."""


def part_title(face: Face, part: Part, context: RenderContext) -> str:
    """What a part of a question is about: the placeholder of its menu."""
    return context.words.text(f"{face.key}-part-{part.part}")


def in_a_row(question: Question, answers: Iterable[Answer]) -> str:
    """Answers that are played one after the other, in notation."""
    return THEN.join(map(question.write, answers))


def first_in(row: str) -> str:
    """The first of answers that are played one after the other, in notation."""
    return row.split(THEN, maxsplit=1)[0]


def entries(question: Question, answers: Sequence[Answer], context: RenderContext) -> tuple[Entry, ...]:
    """Ready answers as entries of one menu, what is final marked at the end."""
    described = [question.explain(answer) for answer in answers]
    labels = cut_apart(
        [context.plain(one.label) for one in described],
        MENU,
        [final_mark(one, context) for one in described],
    )
    details = [None if one.detail is None else cut(context.plain(one.detail), MENU) for one in described]
    return tuple(
        Entry(question.write(answer), label, detail, answer == question.given, icon_in((one.label, one.detail)))
        for answer, label, detail, one in zip(answers, labels, details, described, strict=True)
    )


def labelled(
    words: Sequence[str], labels: Sequence[Label], details: Sequence[Label | None], context: RenderContext
) -> tuple[Entry, ...]:
    """Entries of a menu by their words, labels cut so that they still differ."""
    named = cut_apart([context.plain(label) for label in labels], MENU)
    said = [None if one is None else cut(context.plain(one), MENU) for one in details]
    icons = [icon_in((label, detail)) for label, detail in zip(labels, details, strict=True)]
    return tuple(
        Entry(word, name, detail, icon=icon) for word, name, detail, icon in zip(words, named, said, icons, strict=True)
    )


def with_twins(
    question: Question, rows: Sequence[Sequence[Answer]], every: Sequence[Entry], context: RenderContext
) -> tuple[Entry, ...]:
    """The entries of a menu; behind each that leaves nothing else to decide its twin, which ends the turn as well.

    Where there is no room for all twins, each stands in place of its entry: a turn that is over may be taken back.

    Args:
        rows: What each entry plays, one after the other.
    """
    pairs = _with_twin(question, rows, every, context)
    both = [one for pair in pairs for one in pair if one is not None]
    return tuple(both) if len(both) <= MOST_ENTRIES else _in_place(pairs)


def ending(
    question: Question, rows: Sequence[Sequence[Answer]], every: Sequence[Entry], context: RenderContext
) -> tuple[Entry, ...]:
    """The entries of a menu that ends the turn: each does so as well, where it leaves nothing else to decide.

    Args:
        rows: What each entry plays, one after the other.
    """
    return _in_place(_with_twin(question, rows, every, context))


def _with_twin(
    question: Question, rows: Sequence[Sequence[Answer]], every: Sequence[Entry], context: RenderContext
) -> list[tuple[Entry, Entry | None]]:
    return [(entry, _twin(question, row, entry, context)) for row, entry in zip(rows, every, strict=True)]


def _in_place(pairs: Sequence[tuple[Entry, Entry | None]]) -> tuple[Entry, ...]:
    return tuple([twin or entry for entry, twin in pairs])


def _twin(question: Question, row: Sequence[Answer], entry: Entry, context: RenderContext) -> Entry | None:
    """What an entry plays and the end of the turn; None where something else is left to decide."""
    end = question.closed(row)
    if end is None:
        return None
    own = entry.label.removesuffix(final_tail(context.words))
    label = cut(own, MENU, _and_end(question, end, context))
    return replace(entry, word=in_a_row(question, end.answers), label=label, chosen=False)


def _and_end(question: Question, end: Plan, context: RenderContext) -> str:
    """End of the label of what also ends the turn, and whether all of it may be taken back."""
    return f"{then_end(context)}{row_mark(question, end.answers, context)}"


def then_end(context: RenderContext) -> str:
    """End of the label of what ends the turn as well, apart from a list that may end in "and" itself."""
    return f", {context.words.text('house-and-end')}"


def end_button(question: Question, end: Plan, label: Label, context: RenderContext) -> AnswerButton:
    """A button that gives answers and ends the turn.

    Args:
        end: The answers, the end of the turn last.
        label: What the answers before it do, in few words.
    """
    said = cut(context.plain(label), BUTTON, _and_end(question, end, context))
    return AnswerButton(in_a_row(question, end.answers), said, "success", icon=icon_in((label,)))


def ending_button(question: Question, row: Sequence[Answer], label: Label, context: RenderContext) -> AnswerButton:
    """A button that gives answers; where they leave nothing else to decide, it ends the turn as well.

    Args:
        question: The question.
        row: What it plays, one after the other.
        label: What that does, in few words.
        context: The reader.
    """
    return row_button(question, row, question.closed(row), label, context)


def row_button(
    question: Question, row: Sequence[Answer], end: Plan | None, label: Label, context: RenderContext
) -> AnswerButton:
    """The same, where it is known whether they end the turn; see `Question.closed`."""
    if end is not None:
        return end_button(question, end, label, context)
    said = cut(context.plain(label), BUTTON, row_mark(question, row, context))
    return AnswerButton(in_a_row(question, row), said, icon=icon_in(label))


def final_mark(description: Description, context: RenderContext) -> str:
    """End of the label of an answer that may not be taken back; nothing for others."""
    return final_tail(context.words) if description.final else ""


def row_mark(question: Question, row: Sequence[Answer], context: RenderContext) -> str:
    """End of the label of answers in a row of which not all may be taken back; nothing for others."""
    shown = question.together and question.explain(row[0]).final
    return final_tail(context.words) if shown or question.binds(row) else ""


def final_tail(words: Words) -> str:
    """End of the label of what may not be taken back."""
    return f"; {words.text('house-final')}"


def answer_menu(slot: str, hint: str, question: Question, answers: Sequence[Answer], context: RenderContext) -> Menu:
    """A menu of at most 25 ready answers, of which one is played; see `with_twins`."""
    every = with_twins(question, [(answer,) for answer in answers], entries(question, answers, context), context)
    return Menu(slot, cut(hint, HINT), every, only)


def only(words: tuple[str, ...]) -> str:
    """The one chosen word, which is the answer itself."""
    return words[0]


def answer_button(
    question: Question,
    answer: Answer,
    context: RenderContext,
    style: Literal["primary", "secondary", "success", "danger"] = "primary",
) -> AnswerButton:
    """A button that plays a ready answer."""
    description = question.explain(answer)
    label = cut(context.plain(description.label), BUTTON, final_mark(description, context))
    icon = icon_in((description.label, description.detail))
    return AnswerButton(question.write(answer), label, style, icon=icon)


def answer_menus(
    part: Choice, number: int, title: str, question: Question, context: RenderContext
) -> tuple[Control, ...]:
    """A choice: up to four short answers as buttons, or two that end the turn, else as menus of up to 25.

    Args:
        number: Its number in the question.
    """
    answers = [answer for answer in part.offers if answer != question.no_more]
    if len(answers) <= MOST_BUTTONS and all(short(question.explain(answer), context) for answer in answers):
        return tuple(answer_button(question, answer, context) for answer in answers)
    if len(answers) <= FEW and all(question.closed((answer,)) is not None for answer in answers):
        return tuple(ending_button(question, (one,), question.explain(one).label, context) for one in answers)
    if len(answers) <= MOST_ENTRIES:
        return (answer_menu(f"c{number}", title, question, answers, context),)
    every = entries(question, answers, context)
    size = -(-len(every) // -(-len(every) // MOST_ENTRIES))
    chunks = [every[start : start + size] for start in range(0, len(every), size)]
    return tuple(
        Menu(f"c{number}x{place}", chunk_title(title, chunk, context), chunk, only)
        for place, chunk in enumerate(chunks)
    )


def in_two_rows(label: str, *, icon: bool = False) -> bool:
    """Whether a phone shows a button of that label in two rows: with more, a menu takes no more room.

    Args:
        icon: Whether one stands beside it.
    """
    return len(wrap(label, SHORT - ICON_WIDE * icon)) <= 2


def short(description: Description, context: RenderContext) -> bool:
    """Whether a phone shows all of an answer on a button, but for the mark of what is final."""
    return description.detail is None and len(context.plain(description.label)) <= SHORT


def chunk_title(title: str, chunk: tuple[Entry, ...], context: RenderContext) -> str:
    """Placeholder of a part of a long list: what it is about, its first and its last entry."""
    first, last = cut(chunk[0].label, SHORT), cut(chunk[-1].label, SHORT)
    return cut(context.words.text("house-part-chunk", what=title, first=first, last=last), HINT)
