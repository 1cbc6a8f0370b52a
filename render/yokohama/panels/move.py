"""Step 2: where the president goes, and who returns with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_amounts import own_amounts
from render.core.layout_answers import answer_menu, answer_menus, first_in, labelled
from render.core.panel import MOST_ENTRIES, Entry, Menu
from render.yokohama.panels.lines import goes
from render.yokohama.words.labels import areas_by_id, lettered
from rules.core.labels import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Choice, Question
    from rules.yokohama.view import YokohamaView


def go_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Where the president goes; the menu says from where."""
    at = view.merchants[question.seat].president
    start = say("yokohama-part-go") if at is None else say("yokohama-panel-go", area=lettered(areas_by_id(view)[at]))
    return answer_menus(part, number, context.plain(start), question, context)


def recall_controls(
    part: Amounts, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """The president returns, or stays in hand: with all assistants, with none, or with those picked, in one menu."""
    stays = view.merchants[question.seat].president is None
    title = context.words.text("yokohama-panel-recall", stays=int(stays), only=int(not goes(question)))
    menu = answer_menu(f"a{number}", title, question, [part.answer(one) for one in part.suggest()], context)
    if sum(part.bounds) == 1:
        return (menu,)
    some, areas = _assistants(part, view, context), areas_by_id(view)
    every = (*menu.entries, *some)
    if len(every) > MOST_ENTRIES:
        hint = context.words.text("yokohama-panel-recall-some")
        return (menu, own_amounts(part, f"o{number}", hint, context, lambda kind: lettered(areas[kind])))
    return (Menu(menu.slot, menu.hint, every, _recalled(part, menu), 1, len(every)),)


def _recalled(part: Amounts, whole: Menu) -> Callable[[tuple[str, ...]], str]:
    """Who returns: all if that was picked, else so many from each area, of several numbers of one area the largest."""
    everyone, several = whole.entries[0].word, _several(part)
    ready = {entry.word for entry in whole.entries}

    def compose(words: tuple[str, ...]) -> str:
        picked = [several[word] for word in words if word in several]
        first, *others = [word for word in words if word in ready] or [""]
        if first and (not picked or first_in(first) == everyone):
            return next((twin for twin in others if first_in(twin) == first), first)
        return part.notation(
            tuple(max((count for area, count in picked if area == kind), default=0) for kind in part.kinds)
        )

    return compose


def _several(part: Amounts) -> dict[str, tuple[str, int]]:
    """What can be picked besides all and none: every number from every area, by the word of its entry."""
    counts = ((kind, n) for kind, bound in zip(part.kinds, part.bounds, strict=True) for n in range(1, bound + 1))
    return {f"{kind}.{n}": (kind, n) for kind, n in counts}


def _assistants(part: Amounts, view: YokohamaView, context: RenderContext) -> tuple[Entry, ...]:
    """So many from an area, for every number there: "1 from A Tea", "2 from A Tea"."""
    areas, several = areas_by_id(view), _several(part)
    labels = [say("yokohama-panel-recalled", area=lettered(areas[kind]), number=n) for kind, n in several.values()]
    return labelled(tuple(several), labels, [None] * len(labels), context)
