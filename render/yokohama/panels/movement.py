"""Movement icons: assistants that are moved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, labelled
from render.core.layout_picks import in_order
from render.core.panel import Menu, Preset
from render.core.words_cut import cut
from render.yokohama.panels.place import standing_there
from render.yokohama.words.labels import areas_by_id, lettered
from render.yokohama.words.things import HAND, INTO
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Pick, Question
    from rules.yokohama.view import YokohamaView


def move_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, carry: str, context: RenderContext
) -> tuple[Control, ...]:
    """Movements: a preset says where assistants come from, the menu where each goes."""
    areas, seat = areas_by_id(view), question.seat
    sources = [one for one in (HAND, *areas) if one + INTO in part.items]
    chosen = carry if carry in sources else sources[0]
    targets = [one for one in areas if INTO + one in part.items and one != chosen]
    most = min(part.at_most - 1, _standing(chosen, question, view), len(targets))
    into = say("yokohama-panel-move-into", most=most, source=_source(chosen, view))
    compose = in_order(part)
    menu = Menu(
        f"p{number}",
        cut(context.plain(into), HINT),
        labelled(
            [INTO + one for one in targets],
            [lettered(areas[one]) for one in targets],
            [standing_there(areas[one], seat) for one in targets],
            context,
        ),
        lambda words: compose((chosen + INTO, *words)),
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
    every = labelled(sources, labels, [None] * len(labels), context)
    return Preset(
        slot=f"f{number}",
        hint=context.words.text("yokohama-panel-move-from"),
        entries=tuple(replace(entry, chosen=entry.word == chosen) for entry in every),
        carry=lambda words: words[0],
    )


def _source(word: str, view: YokohamaView) -> Label:
    return say("yokohama-thing-hand") if word == HAND else lettered(areas_by_id(view)[word])


def _standing(word: str, question: Question, view: YokohamaView) -> int:
    """Own assistants in the hand or in an area."""
    if word == HAND:
        return view.merchants[question.seat].hand.assistants
    return areas_by_id(view)[word].assistants[question.seat]
