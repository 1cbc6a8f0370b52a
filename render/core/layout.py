"""A panel for any question: every shape of decision as menus, buttons and forms."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, assert_never

from render.core.layout_amounts import amounts_controls
from render.core.layout_answers import answer_button, answer_menus, part_title
from render.core.layout_picks import pick_controls
from render.core.panel import MOST_ENTRIES, MOST_MENUS, Entry, Menu, Panel, Preset
from render.core.words_cut import cut, cut_apart
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.labels import say

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.decisions import Part, Question
    from rules.core.table import View

LONGEST_NOT_NOW = 700
"""Characters of the line that names what cannot be chosen."""


def generic_panel(question: Question, view: View, carry: str, context: RenderContext, face: Face) -> Panel:
    """Panel of a question for which a game has no layout of its own.

    Args:
        carry: Which part of a long list is open; anything unreadable counts as the first.
        face: The game's face, for the words of its things and its pictures.
    """
    controls: list[Control] = []
    for number, part in enumerate(question.parts):
        controls += part_controls(part, number, question, context, face)
    if question.no_more is not None:
        controls.append(answer_button(question, question.no_more, context, "success"))
    controls += [answer_button(question, answer, context, "secondary") for answer in question.besides()]
    return Panel(
        heading=heading(question, context, face),
        lines=(*face.hand_text(view, context), *so_far(question, context)),
        picture=partial(face.table, view, None, context),
        controls=folded(controls, carry, context),
        not_now=not_now(question, context),
    )


def part_controls(
    part: Part, number: int, question: Question, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Menus, buttons and forms that together reach every answer of one part of a question.

    Args:
        number: Its number in the question; keeps the slots of several parts apart.
    """
    title = part_title(face, part, context)
    match part:
        case Choice():
            return answer_menus(part, number, title, question, context)
        case Pick():
            return pick_controls(part, number, title, question, context, face)
        case Amounts():
            return amounts_controls(part, number, title, question, context, face)
        case other:
            assert_never(other)


def heading(question: Question, context: RenderContext, face: Face) -> str:
    """Game, match and what is asked, in one line; only the person asked reads it."""
    label = say("house-heading", game=say(f"{face.key}-name-short"), match=context.match, what=question.prompt)
    return context.say(label)


def own_answer(question: Question, context: RenderContext) -> tuple[str, ...]:
    """What the seat has answered already, where the answer does not count yet; else nothing."""
    if question.given is None:
        return ()
    given = context.say(question.explain(question.given).label)
    return (context.words.text("house-your-answer", what=given),)


def so_far(question: Question, context: RenderContext) -> tuple[str, ...]:
    """What was answered together with others, and that it may still be changed unless it is the last answer of all."""
    if not question.together:
        return ()
    given = [answer for part in question.parts if isinstance(part, Choice) for answer in part.offers]
    if given and all(question.explain(answer).final for answer in given):
        return own_answer(question, context)
    return (*own_answer(question, context), context.words.text("house-together"))


def not_now(question: Question, context: RenderContext) -> str | None:
    """What a player expects and cannot have, in one line, each reason once in a row; None if nothing is missing."""
    missing = question.missing()
    if not missing:
        return None
    each = [
        context.say(say("house-not-now-one", what=tuple(one.what for one in alike), reason=reason))
        for reason, alike in groupby(missing, key=lambda one: one.reason.label)
    ]
    return cut(context.words.text("house-not-now-line", what="; ".join(each)), LONGEST_NOT_NOW)


def folded(controls: list[Control], carry: str, context: RenderContext) -> tuple[Control, ...]:
    """The controls with at most five menus: if there are more, a preset says which one is open.

    Args:
        carry: Slot of the menu that is open.
    """
    menus = [control for control in controls if isinstance(control, Menu)]
    if len(menus) <= MOST_MENUS:
        return tuple(controls)
    opened = next((menu for menu in menus if menu.slot == carry), menus[0])
    titles = cut_apart([menu.hint for menu in menus])
    preset = Preset(
        slot="which",
        hint=context.words.text("house-preset"),
        entries=tuple(
            Entry(menu.slot, title, chosen=menu is opened)
            for menu, title in zip(menus[:MOST_ENTRIES], titles, strict=False)
        ),
        carry=lambda words: words[0],
    )
    return (preset, opened, *(control for control in controls if not isinstance(control, Menu)))
