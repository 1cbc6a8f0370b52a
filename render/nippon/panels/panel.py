"""The private panels of Nippon: what one owns in a line, what is asked, every answer in reach of few presses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.frame import LONGEST_REASON
from render.core.layout import folded, heading, not_now, part_controls, so_far
from render.core.layout_answers import answer_button
from render.core.panel import AnswerButton, Form, Panel, Preset, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.asked import Asked
from render.nippon.panels.building import factory_menu
from render.nippon.panels.consolidating import CONSOLIDATE, consolidation_controls, consolidation_line, work_line
from render.nippon.panels.crops import crop
from render.nippon.panels.hinting import hinted
from render.nippon.panels.invest import invest_controls
from render.nippon.panels.making import machine_controls, production_controls
from render.nippon.panels.markets import market_controls
from render.nippon.panels.own import own_line
from render.nippon.panels.silk import selling, silk_controls
from render.nippon.panels.steps import step_controls
from render.nippon.panels.transport import railway_controls, ship_controls
from render.nippon.panels.turn import acting, turn_controls
from render.nippon.panels.wishes import Wishes
from rules.core.decisions import Choice, Pick
from rules.core.labels import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Question
    from rules.nippon.view import NipponView

ACTIVATED = {"rnd", "mining", "factory", "machines", "produce", "ships", "railways", "markets", "invest"}
"""Questions of actions; when no more is wanted, the turn is over."""

LONGEST_NAMES = 170
"""Characters of the names of what cannot be had, where its reasons do not fit: those of all actions."""


def panel(question: Question, view: NipponView, carry: str, context: RenderContext, face: Face) -> Panel:
    """Panel of a question.

    Args:
        question: What is asked.
        view: The table.
        carry: Presets chosen so far.
        context: The reader.
        face: The face of Nippon, for its words and pictures.
    """
    asked = Asked(question, view, Wishes.read(carry), context)
    controls = sorted(_controls(asked, face), key=_place)
    lines = (own_line(asked), *so_far(question, context))
    picture, laid = crop(asked), folded(controls, carry, context)
    # Reasons why nothing else can be done are no matter where it could.
    reasons = None if resting(asked) and acting(asked) else not_now(question, context)
    if not resting(asked):
        title, beneath = heading(question, context, face), _unavailable(asked, reasons)
        return Panel(title, lines, picture, laid, reasons, beneath)
    then = consolidation_line(asked)
    told = () if then is None else (context.words.say(then, context.people),)
    return Panel(
        heading=heading(replace(question, prompt=say("nippon-panel-rest")), context, face),
        lines=(*lines, *told),
        picture=picture,
        controls=laid,
        not_now=reasons,
        beneath=(*_leaving(asked), *_unavailable(asked, reasons)),
    )


def _leaving(asked: Asked) -> tuple[str, ...]:
    """Who leaves the work area, if anybody is there."""
    return (asked.context.words.say(work_line(asked), asked.context.people),) if asked.me.work else ()


def _unavailable(asked: Asked, reasons: str | None) -> tuple[str, ...]:
    """What cannot be had, by name only where the reasons are too long to stand in the panel."""
    if reasons is None or len(reasons) <= LONGEST_REASON:
        return ()
    what = tuple([one.what for one in asked.question.missing()])
    return (cut(asked.plain(say("nippon-panel-not-now", what=what)), LONGEST_NAMES),)


def _place(control: Control) -> int:
    """Presets stand above the menus whose labels they change, buttons below."""
    return 0 if isinstance(control, Preset) else 2 if isinstance(control, Toggle | AnswerButton | Form) else 1


def resting(asked: Asked) -> bool:
    """Whether the panel is that of a consolidation: because it was opened, or nothing else can be done."""
    return asked.question.kind == "turn" and (asked.wishes.get(CONSOLIDATE, "") == "1" or not acting(asked))


def _controls(asked: Asked, face: Face) -> Iterator[Control]:
    """All that can be pressed; menus come before buttons."""
    question, context = asked.question, asked.context
    if selling(asked):
        yield from silk_controls(asked)
        return
    if resting(asked):
        yield from consolidation_controls(asked, only=not acting(asked))
        yield from silk_controls(asked)
        return
    match question.kind:
        case "turn":
            yield from turn_controls(asked)
        case "machines":
            yield from machine_controls(asked)
        case "produce":
            yield from production_controls(asked)
        case "markets":
            yield from market_controls(asked)
        case "invest":
            yield from invest_controls(asked)
        case _:
            yield from _by_parts(asked, face)
    if question.no_more is not None and question.kind in ACTIVATED:
        yield end_button(asked)
    elif question.no_more is not None:
        yield answer_button(question, question.no_more, context, "secondary")
    if question.kind != "silk":
        yield from silk_controls(asked)


def _by_parts(asked: Asked, face: Face) -> Iterator[Control]:
    question = asked.question
    for number, part in enumerate(question.parts):
        match part:
            case Choice(part="rnd" | "mining") if question.kind in {"rnd", "mining"}:
                yield from step_controls(asked, part)
            case Choice(part="factory1" | "factory2" | "factory3"):
                yield factory_menu(asked, part)
            case Pick(part="ships"):
                yield from ship_controls(asked, part)
            case Pick(part="railways"):
                yield from railway_controls(asked, part)
            case _:
                yield from hinted(part_controls(part, number, question, asked.context, face), asked)


def end_button(asked: Asked) -> AnswerButton:
    """Enough of the action, and with it the end of the turn."""
    empty = sum(not space.workers for space in asked.view.hiring)
    final = asked.view.takatoshi is not None or empty > len(asked.view.waiting)
    label = say("nippon-panel-end", left=asked.left, final=int(final))
    return AnswerButton("none; end", cut(asked.plain(label), BUTTON), "primary")
