"""On the move: where the president goes, movements of a reward, and who returns with the president."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_amounts import counted, own_amounts
from render.core.layout_answers import HINT, answer_menu, answer_menus
from render.core.layout_picks import in_order
from render.core.panel import MOST_ENTRIES, Entry, Menu, Preset
from render.core.words_cut import MENU, cut, cut_apart
from render.yokohama.panels.lines import goes
from render.yokohama.panels.picks import named_entries, standing_there
from render.yokohama.words.labels import areas_by_id, lettered
from render.yokohama.words.things import HAND
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Choice, Pick, Question
    from rules.yokohama.view import YokohamaView

SOURCE = ">"
"""Ends the word of where an assistant comes from, begins that of where he goes."""


def move_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, carry: str, context: RenderContext
) -> tuple[Control, ...]:
    """Movements: a preset says where assistants come from, the menu where each goes."""
    sources = [item.removesuffix(SOURCE) for item in part.items if item.endswith(SOURCE)]
    chosen = carry if carry in sources else sources[0]
    targets = tuple(item for item in part.items if item.startswith(SOURCE) and item != SOURCE + chosen)
    areas, seat = areas_by_id(view), question.seat
    labels = [lettered(areas[one.removeprefix(SOURCE)]) for one in targets]
    details = [standing_there(areas[one.removeprefix(SOURCE)], seat) for one in targets]
    most = min(part.at_most - 1, _standing(chosen, question, view), len(targets))
    into = say("yokohama-panel-move-into", most=most, source=_source(chosen, view))
    compose = in_order(part)
    menu = Menu(
        f"p{number}",
        cut(context.words.plain(into, context.people), HINT),
        named_entries(targets, labels, details, context),
        lambda words: compose((chosen + SOURCE, *words)),
        1,
        most,
    )
    return (_sources(sources, chosen, number, question, view, context), menu) if len(sources) > 1 else (menu,)


def _sources(
    sources: list[str], chosen: str, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> Preset:
    """Where assistants can be taken from, and how many stand there."""
    labels = [
        say("yokohama-panel-move-source", source=_source(one, view), count=_standing(one, question, view))
        for one in sources
    ]
    names = cut_apart([context.words.plain(label, context.people) for label in labels], MENU)
    return Preset(
        slot=f"f{number}",
        hint=context.words.text("yokohama-panel-move-from"),
        entries=tuple(Entry(one, name, chosen=one == chosen) for one, name in zip(sources, names, strict=True)),
        carry=lambda words: words[0],
    )


def _source(word: str, view: YokohamaView) -> Label:
    return say("yokohama-thing-hand") if word == HAND else lettered(areas_by_id(view)[word])


def _standing(word: str, question: Question, view: YokohamaView) -> int:
    """Own assistants in the hand or in an area."""
    if word == HAND:
        return view.merchants[question.seat].hand.assistants
    return areas_by_id(view)[word].assistants[question.seat]


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
    menu = answer_menu(f"a{number}", title, question, [part.notation(one) for one in part.suggest()], context)
    if sum(part.bounds) == 1:
        return (menu,)
    some = context.words.text("yokohama-panel-recall-some")
    every = _assistants(part, view, context)
    if len(every) > MOST_ENTRIES:
        areas = areas_by_id(view)
        return (menu, own_amounts(part, f"o{number}", some, context, lambda kind: lettered(areas[kind])))
    return (menu, Menu(f"o{number}", cut(some, HINT), every, counted(part), 1, len(every)))


def _assistants(part: Amounts, view: YokohamaView, context: RenderContext) -> tuple[Entry, ...]:
    """Each single assistant: "A Tea (1 of 2)"."""
    areas = areas_by_id(view)
    words: list[str] = []
    labels: list[Label] = []
    for kind, bound in zip(part.kinds, part.bounds, strict=True):
        here = lettered(areas[kind])
        words += [f"{kind}.{n}" for n in range(1, bound + 1)]
        several = (say("yokohama-panel-recalled", area=here, number=n, all=bound) for n in range(1, bound + 1))
        labels += [here] if bound == 1 else several
    names = cut_apart([context.words.plain(label, context.people) for label in labels], MENU)
    return tuple(Entry(word, name) for word, name in zip(words, names, strict=True))
