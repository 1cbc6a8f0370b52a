"""Menus of things that an action is carried out with, which end the turn too where nothing else is left to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import end_button, in_a_row, row_mark, with_twins
from render.core.panel import MOST_ENTRIES, AnswerButton, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut
from rules.core.labels import say
from rules.core.steps.declining import Decline
from rules.nippon.model.phrases import modifier_label
from rules.nippon.steps.turns.turn import End

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from render.nippon.panels.modifying import M
    from rules.core.answers import Answer
    from rules.core.decisions import Plan
    from rules.core.labels import Label

END = "end"
"""Word of the entry that is picked along with others, to end the turn after them."""


def picking(
    asked: Asked,
    slot: str,
    hint: Label,
    entries: tuple[Entry, ...],
    settle: Callable[[tuple[str, ...]], M],
    most: int,
    write: Callable[[Answer], str] | None = None,
) -> Iterator[Control]:
    """A menu of which some things are picked together: the end of the turn is one more of them.

    Where one thing is picked at a time, each has a twin that ends the turn.

    Args:
        settle: The answer that some of them come to.
        most: Most of them in one answer.
        write: How an answer is written, if not as the question does.
    """
    written = write or asked.question.write
    if most == 1:
        answers = [settle((entry.word,)) for entry in entries]
        yield single(asked, slot, hint, entries, answers, written)
        return
    yield _several(asked, slot, hint, entries, settle, most, written)
    if most < len(entries):
        return
    everything = settle(tuple([entry.word for entry in entries]))
    if asked.legal(everything):
        end = _ending(asked, everything)
        label = say("nippon-panel-all", count=len(entries), modifier=modifier_label(everything.modifier))
        if end is None:
            yield AnswerButton(written(everything), cut(asked.plain(label), BUTTON))
        else:
            yield end_button(asked.question, end, label, asked.context)


def single(
    asked: Asked,
    slot: str,
    hint: Label,
    entries: tuple[Entry, ...],
    answers: Sequence[Answer],
    write: Callable[[Answer], str] | None = None,
) -> Menu:
    """A menu of which one thing is picked, each with a twin that ends the turn.

    Args:
        write: How an answer is written, if not as the question does.
    """
    question, written = asked.question, write or asked.question.write
    known = {entry.word: written(answer) for entry, answer in zip(entries, answers, strict=True)}
    every = with_twins(question, [(answer,) for answer in answers], entries, asked.context)
    return asked.menu(slot, hint, every, lambda words: known.get(words[0], words[0]))


def _several(
    asked: Asked,
    slot: str,
    hint: Label,
    entries: tuple[Entry, ...],
    settle: Callable[[tuple[str, ...]], Answer],
    most: int,
    written: Callable[[Answer], str],
) -> Menu:
    """A menu of which several things are picked, and the end of the turn along with them."""
    question = asked.question
    last = _ending(asked, settle((entries[0].word,))) if len(entries) < MOST_ENTRIES else None

    def some(words: tuple[str, ...]) -> str:
        picked = tuple([word for word in words if word != END])
        if not picked:
            none = () if question.no_more is None else (question.no_more,)
            return in_a_row(question, (*none, End()))
        answer = settle(picked)
        end = _ending(asked, answer) if picked != words and asked.legal(answer) else None
        return written(answer) if end is None else in_a_row(question, end.answers)

    if last is None:
        return asked.menu(slot, hint, entries, some, most)
    label = cut(asked.plain(say("nippon-panel-then-end")), MENU, row_mark(question, last.answers, asked.context))
    return asked.menu(slot, hint, (*entries, Entry(END, label)), some, min(most, len(entries)) + 1)


def _ending(asked: Asked, answer: Answer) -> Plan | None:
    """An answer and the end of the turn, though the action could be activated once more; None if more is to decide."""
    found = (asked.question.closed(row) for row in ((answer,), (answer, Decline())))
    return next((plan for plan in found if plan is not None), None)
