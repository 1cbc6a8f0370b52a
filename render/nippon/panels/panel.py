"""The private panels of Nippon: what one owns in a line, what is asked, every answer in reach of few presses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout import folded, heading, not_now, part_controls, so_far
from render.core.layout_answers import (
    answer_button,
    answer_menu,
    first_in,
    in_a_row,
    in_two_rows,
    part_title,
    row_mark,
    then_end,
)
from render.core.panel import AnswerButton, Form, Menu, Panel, Preset, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.asked import Asked
from render.nippon.panels.building import factory_menu
from render.nippon.panels.consolidating import (
    CONSOLIDATE,
    consolidation_controls,
    consolidation_line,
    last_tiles,
    work_line,
)
from render.nippon.panels.crops import crop
from render.nippon.panels.hinting import hinted
from render.nippon.panels.invest import invest_controls
from render.nippon.panels.making import machine_controls, production_controls
from render.nippon.panels.markets import market_controls
from render.nippon.panels.modifying import SLOT as MODIFIED
from render.nippon.panels.own import own_line
from render.nippon.panels.panel_state import PanelState
from render.nippon.panels.silk import selling, silk_controls
from render.nippon.panels.steps import step_controls
from render.nippon.panels.transport import railway_controls, ship_controls, silk_line
from render.nippon.panels.turn import acting, turn_controls
from rules.core.decisions import Choice, Pick
from rules.core.labels import say
from rules.nippon.steps.turns.turn import End

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.nippon.view import NipponView

ACTIVATED = {"rnd", "mining", "factory", "machines", "produce", "ships", "railways", "markets", "invest"}
"""Questions of actions; when no more is wanted, the turn is over."""

READ_FIRST = {"rnd", "mining", "factory"}
"""Questions of which no answer is cut."""


def panel(question: Question, view: NipponView, carry: str, context: RenderContext, face: Face) -> Panel:
    """Panel of a question.

    Args:
        face: The face of Nippon, for its words and pictures.
    """
    asked = Asked(question, view, PanelState.read(carry), context)
    controls = sorted(_pressed([*_controls(asked, face)], asked), key=_place)
    # Reasons why nothing else can be done are no matter where it could.
    reasons = None if selling(asked) or (resting(asked) and acting(asked)) else not_now(question, context)
    told = consolidation_line(asked) if resting(asked) else None
    sums = () if told is None else (context.say(told),)
    leaving = _leaving(asked) if resting(asked) else ()
    # Who takes start tiles owns nothing yet.
    owned = () if question.kind == "pair" else (own_line(asked),)
    return Panel(
        heading=heading(replace(question, prompt=_prompt(asked)), context, face),
        lines=(*owned, *so_far(question, context), *sums),
        picture=crop(asked),
        controls=folded(controls, carry, context),
        not_now=reasons,
        beneath=_silk_sold(asked),
        more=leaving,
    )


def _prompt(asked: Asked) -> Label:
    """What the panel asks: more narrowly than the question where only a part of it is open."""
    if selling(asked):
        return say("nippon-panel-silk-ask")
    return say("nippon-panel-rest") if resting(asked) else asked.question.prompt


def _leaving(asked: Asked) -> tuple[str, ...]:
    """Who leaves the work area, if anyone is there."""
    return (asked.context.say(work_line(asked)),) if asked.me.work else ()


def _silk_sold(asked: Asked) -> tuple[str, ...]:
    """How much silk it takes to send or build as many as can be paid."""
    picks = [part for part in asked.question.parts if isinstance(part, Pick) and part.part in {"ships", "railways"}]
    lines = [silk_line(asked, part) for part in picks]
    return tuple([asked.context.say(line) for line in lines if line is not None])


def _pressed(controls: list[Control], asked: Asked) -> list[Control]:
    """The only menu as buttons where it has a single answer, which takes a press less: that answer, and its twin.

    What a factory does must be read before it is built, and how far a step leads: that stays in a menu if a button has
    no room for it.
    """
    menus = [control for control in controls if isinstance(control, Menu)]
    if len(menus) != 1 or menus[0].at_most > 1 or not menus[0].entries:
        return controls
    (menu,), (only, *twins) = menus, menus[0].entries
    if len({first_in(menu.compose((entry.word,))) for entry in menu.entries}) != 1:
        return controls
    said = only.label if only.detail is None else f"{only.label}; {only.detail}"
    whole = len(said) <= BUTTON and in_two_rows(said, icon=only.icon is not None)
    if not whole and asked.question.kind in READ_FIRST:
        return controls
    # What modifies the answer stands in front of what else comes of it.
    modified = any(isinstance(control, Toggle | Preset) and control.slot == MODIFIED for control in controls)
    label = cut(said if modified or whole else only.label, BUTTON)
    pressed = [AnswerButton(menu.compose((only.word,)), label, icon=only.icon)]
    pressed += [AnswerButton(menu.compose((one.word,)), _the_same(one.label, asked), "success") for one in twins]
    return [button for one in controls for button in (pressed if one is menu else [one])]


def _the_same(twin: str, asked: Asked) -> str:
    """The label of a twin below the button of its answer: that it does the same, and how its own label ends."""
    return asked.plain(say("nippon-panel-same")) + twin[twin.rindex(then_end(asked.context)) :]


def _place(control: Control) -> int:
    """Presets stand above the menus whose labels they change, buttons below."""
    return 0 if isinstance(control, Preset) else 2 if isinstance(control, Toggle | AnswerButton | Form) else 1


def resting(asked: Asked) -> bool:
    """Whether the panel is that of a consolidation: because it was opened, or nothing else can be done."""
    return asked.question.kind == "turn" and (asked.presets.get(CONSOLIDATE, "") == "1" or not acting(asked))


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
        yield end_button(asked, question.no_more)
    elif question.no_more is not None:
        yield answer_button(question, question.no_more, context, "secondary")
    if question.kind not in {"turn", "silk"}:
        yield from silk_controls(asked)


def _by_parts(asked: Asked, face: Face) -> Iterator[Control]:
    question = asked.question
    for number, part in enumerate(question.parts):
        match part:
            case Choice(part="rnd" | "mining") if question.kind in {"rnd", "mining"}:
                yield from step_controls(asked, part)
            case Choice(part="factory1" | "factory2" | "factory3"):
                yield factory_menu(asked, part)
            case Choice(part="worker"):
                title = part_title(face, part, asked.context)
                yield answer_menu("worker", title, question, part.offers, asked.context)
            case Choice(part="prestige"):
                yield last_tiles(asked, part)
            case Pick(part="ships"):
                yield from ship_controls(asked, part)
            case Pick(part="railways"):
                yield from railway_controls(asked, part)
            case _:
                yield from hinted(part_controls(part, number, question, asked.context, face), asked)


def end_button(asked: Asked, no_more: Answer) -> AnswerButton:
    """Enough of the action, and with it the end of the turn; who draws then is said, as it cannot be taken back."""
    empty = sum(not space.workers for space in asked.view.hiring)
    alone = asked.view.takatoshi is not None
    draws = not asked.view.final and empty > len(asked.view.waiting)
    row = (no_more, End())
    ending = say("nippon-do-end", next="takatoshi" if alone else "workers" if draws else "none")
    label = cut(asked.plain(ending), BUTTON, row_mark(asked.question, row, asked.context))
    return AnswerButton(in_a_row(asked.question, row), label, "primary")
