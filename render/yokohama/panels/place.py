"""Step 1, and the station: areas for assistants, and for the station token."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, entries, labelled, only, part_title
from render.core.layout_picks import in_order
from render.core.panel import Menu
from render.core.words_cut import MENU, cut
from render.yokohama.words.labels import areas_by_id, effect, lettered
from rules.core.labels import Label, Who, say
from rules.yokohama.model.terms import STRONGEST
from rules.yokohama.steps.laboratory import PlaceStation

if TYPE_CHECKING:
    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Choice, Pick, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, MerchantView


def place_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Placement: one menu, each area with its fee and what it would make of the power there."""
    areas = areas_by_id(view)
    labels = [_placing(areas[item], question.seat) for item in part.items]
    details = [_going_there(areas[item], view.merchants[question.seat]) for item in part.items]
    most = min(part.at_most, len(part.items))
    every = labelled(part.items, labels, details, context)
    hint = context.words.text("yokohama-panel-place-hint", most=most)
    menu = Menu(f"p{number}", cut(hint, HINT), every, in_order(part), max(1, part.at_least), most)
    if part.at_least == 0 and part.refuse(()) is None:
        return (menu, answer_button(question, part.answer(()), context, "secondary"))
    return (menu,)


def _placing(area: AreaView, seat: Seat) -> Label:
    """An area with the fee of one assistant: 1 yen to each other merchant whose president stands there."""
    others = tuple(Who(one) for one in area.presidents if one != seat)
    return say("yokohama-panel-place", area=lettered(area), fee=len(others), who=others)


def _going_there(area: AreaView, me: MerchantView) -> Label:
    """What the president would do there this turn, who may neither stay where he stands nor stop beside another."""
    if me.seat in area.presidents:
        return standing_there(area, me.seat, "leaves")
    postal = any(one.name == "postal" for one in me.technologies)
    return standing_there(area, me.seat, "guarded" if area.presidents and not postal else "yes")


def standing_there(area: AreaView, seat: Seat, stop: Literal["yes", "leaves", "guarded"] = "yes") -> Label:
    """What the president would do there with one more, an assistant or the station, and own assistants there.

    Args:
        area: Where.
        seat: Whose president.
        stop: Whether he may stop there this turn, or why not: he stands there already, or another does.
    """
    here = area.assistants[seat]
    power = min(STRONGEST, area.power[seat] + 1 + (seat not in area.presidents))
    gained = effect(area.kind, area.gives[power])
    return say("yokohama-panel-place-detail", stop=stop, here=here, power=power, effect=gained)


def station_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Where the station token may lie, each area with the power that it would make there."""
    areas = areas_by_id(view)
    answers = [answer for answer in part.offers if isinstance(answer, PlaceStation)]
    details = [standing_there(areas[answer.area], question.seat) for answer in answers]
    every = tuple(
        replace(entry, detail=cut(context.words.plain(detail, context.people), MENU))
        for entry, detail in zip(entries(question, answers, context), details, strict=True)
    )
    return (Menu(f"c{number}", cut(part_title(face, part, context), HINT), every, only),)
