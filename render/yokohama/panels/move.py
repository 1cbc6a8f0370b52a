"""Step 2: where the president goes, and who returns with him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_amounts import own_amounts
from render.core.layout_answers import HINT, answer_menu, answer_menus, labelled
from render.core.panel import MOST_ENTRIES, Entry, Menu
from render.core.words_cut import cut
from render.yokohama.panels.lines import goes
from render.yokohama.words.labels import areas_by_id, lettered
from rules.core.labels import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from render.core.face import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Choice, Question
    from rules.yokohama.view import YokohamaView


def go_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Where the president goes; the menu says from where."""
    at = view.merchants[question.seat].president
    start = say("yokohama-part-go") if at is None else say("yokohama-panel-go", area=lettered(areas_by_id(view)[at]))
    return answer_menus(part, number, context.words.plain(start, context.people), question, context)


def recall_controls(
    part: Amounts, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """The president returns, or stays in hand: with all assistants or none in one menu, with some by another."""
    stays = view.merchants[question.seat].president is None
    title = context.words.text("yokohama-panel-recall", stays=int(stays), only=int(not goes(question)))
    menu = answer_menu(f"a{number}", title, question, [part.answer(one) for one in part.suggest()], context)
    if sum(part.bounds) == 1:
        return (menu,)
    some = context.words.text("yokohama-panel-recall-some")
    every = _assistants(part, view, context)
    if len(every) > MOST_ENTRIES:
        areas = areas_by_id(view)
        return (menu, own_amounts(part, f"o{number}", some, context, lambda kind: lettered(areas[kind])))
    return (menu, Menu(f"o{number}", cut(some, HINT), every, _most_of_each(part), 1, len(part.kinds)))


def _assistants(part: Amounts, view: YokohamaView, context: RenderContext) -> tuple[Entry, ...]:
    """Any number of assistants from each area: "A Tea 1: 1 assistant", "A Tea 1: 2 assistants"."""
    areas = areas_by_id(view)
    counts = [(kind, n) for kind, bound in zip(part.kinds, part.bounds, strict=True) for n in range(1, bound + 1)]
    labels = [say("yokohama-panel-recalled", area=lettered(areas[kind]), count=n) for kind, n in counts]
    return labelled([f"{kind}.{n}" for kind, n in counts], labels, [None] * len(labels), context)


def _most_of_each(part: Amounts) -> Callable[[Iterable[str]], str]:
    """What turns chosen numbers into the answer; of several for one area the largest counts."""

    def compose(words: Iterable[str]) -> str:
        chosen = set(words)
        bounds = zip(part.kinds, part.bounds, strict=True)
        return part.notation(
            tuple(max([n for n in range(1, most + 1) if f"{kind}.{n}" in chosen], default=0) for kind, most in bounds)
        )

    return compose
