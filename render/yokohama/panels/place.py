"""Step 1, and the station: where to, placing by hand, and areas for the station token."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout import part_controls
from render.core.layout_answers import HINT, answer_button, entries, in_a_row, labelled, only, part_title, with_twins
from render.core.layout_picks import in_order
from render.core.panel import MOST_ENTRIES, Menu, Toggle
from render.core.words_cut import MENU, cut
from render.yokohama.panels.extras import agent_controls, extra_controls
from render.yokohama.words.labels import areas_by_id, effect
from rules.core.decisions import Choice, Pick
from rules.core.labels import Label, say
from rules.yokohama.model.terms import STRONGEST
from rules.yokohama.steps.areas.laboratory import PlaceStation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.decisions import Part, Plan, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView


HAND, FIRST = "hand", "first"
"""What is open instead of *Where to*: placing by hand, or what may come before it."""


def placing_controls(
    question: Question, plans: Sequence[Plan], view: YokohamaView, carry: str, context: RenderContext, face: Face
) -> Iterator[Control]:
    """At most two menus: where to, and what may come before it; placing by hand is one press away.

    Args:
        plans: Its plans: whole placements and movements.
    """
    numbered = list(enumerate(question.parts))
    first = [one for number, part in numbered for one in _first(part, number, question, view, context)]

    def by_hand() -> list[Control]:
        return [one for number, part in numbered for one in _by_hand(part, number, question, context, face)]

    if carry == FIRST and first:
        yield from first
    elif carry == HAND and plans:
        yield from by_hand()
    else:
        carry, main = "", [_where(question, plans, context)] if plans else by_hand()
        yield from main
        if one_menu := len(first) == 1 and len(main) == 1:
            yield from first
        if plans:
            yield Toggle(HAND, context.words.text("yokohama-panel-by-hand"), HAND)
        if first and not one_menu:
            yield Toggle(FIRST, context.words.text("yokohama-panel-first"), FIRST)
    if carry:
        yield Toggle("back", context.words.text("yokohama-panel-where" if plans else "yokohama-panel-by-hand"), "")


def _first(
    part: Part, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Orders, achievements and a foreign agent."""
    match part:
        case Choice(part="order" | "achieve"):
            return extra_controls(part, number, question, view, context)
        case Choice(part="agent"):
            return agent_controls(part, number, question, view, context)
        case _:
            return ()


def _by_hand(part: Part, number: int, question: Question, context: RenderContext, face: Face) -> tuple[Control, ...]:
    """Areas for one assistant each, or for two, or no one."""
    match part:
        case Pick(part="place"):
            return _one_each(part, number, question, context)
        case Choice(part="double"):
            return part_controls(part, number, question, context, face)
        case Choice(part="none", offers=(nothing, *_)):
            return (answer_button(question, nothing, context, "secondary"),)
        case _:
            return ()


def _where(question: Question, plans: Sequence[Plan], context: RenderContext) -> Menu:
    """Where to: each area where the president can act this turn, as a whole placement and movement."""
    every = labelled(
        [in_a_row(question, plan.answers) for plan in plans],
        [plan.what.label for plan in plans],
        [plan.what.detail for plan in plans],
        context,
    )
    both = with_twins(question, [plan.answers for plan in plans], every, context)
    return Menu("where", context.words.text("yokohama-panel-where"), both[:MOST_ENTRIES], only)


def _one_each(part: Pick, number: int, question: Question, context: RenderContext) -> tuple[Control, ...]:
    """One menu, each area with its fee, how far the president is from it, and what it would do; and placing no one."""
    described = [question.explain(part.answer((item,))) for item in part.items]
    most = min(part.at_most, len(part.items))
    every = labelled(part.items, [one.label for one in described], [one.detail for one in described], context)
    hint = context.words.text("yokohama-panel-place-hint", most=most)
    menu = Menu(f"p{number}", cut(hint, HINT), every, in_order(part), max(1, part.at_least), most)
    if part.at_least == 0 and part.refuse(()) is None:
        return (menu, answer_button(question, part.answer(()), context, "secondary"))
    return (menu,)


def standing_there(area: AreaView, seat: Seat) -> Label:
    """What the president would do there with one more, an assistant or the station, and own assistants there."""
    here = area.assistants[seat]
    power = min(STRONGEST, area.power[seat] + 1 + (seat not in area.presidents))
    gained = effect(area.kind, area.gives[power])
    return say("yokohama-panel-place-detail", here=here, power=power, effect=gained)


def station_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Where the station token may lie, each area with the power that it would make there."""
    areas = areas_by_id(view)
    answers = [answer for answer in part.offers if isinstance(answer, PlaceStation)]
    details = [standing_there(areas[answer.area], question.seat) for answer in answers]
    every = tuple(
        replace(entry, detail=cut(context.plain(detail), MENU))
        for entry, detail in zip(entries(question, answers, context), details, strict=True)
    )
    return (Menu(f"c{number}", cut(part_title(face, part, context), HINT), every, only),)
