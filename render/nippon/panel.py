"""The private panel of Nippon: what one owns, then the house's panel; what can be picked says what it means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout import generic_panel
from render.core.panel import Form, Menu
from render.core.words_cut import MENU, cut
from render.nippon.words.hints import hint, own_lines
from rules.core.decisions import Pick

if TYPE_CHECKING:
    from render.core.face import Face, RenderContext
    from render.core.panel import Control, Entry, Panel
    from rules.core.decisions import Question
    from rules.nippon.view import NipponView


def panel(question: Question, view: NipponView, carry: str, context: RenderContext, face: Face) -> Panel:
    """Panel of a question.

    Args:
        question: What is asked.
        view: The table.
        carry: Which menu is open, where there are too many.
        context: The reader.
        face: The face of Nippon.
    """
    made = generic_panel(question, view, carry, context, face)
    picked = {item for part in question.parts if isinstance(part, Pick) for item in part.items}
    hints = {item: label for item in picked if (label := hint(view, question.seat, item)) is not None}
    told = {item: cut(context.words.plain(label, context.people), MENU) for item, label in hints.items()}
    lines = [context.words.say(line, context.people) for line in own_lines(view.zaibatsu[question.seat])]
    controls = tuple([_hinted(control, told) for control in made.controls])
    return replace(made, lines=(*lines, *made.lines), controls=controls)


def _hinted(control: Control, told: dict[str, str]) -> Control:
    """A control whose things say what they mean."""
    match control:
        case Menu():
            return replace(control, entries=_entries(control.entries, told))
        case Form():
            fields = [replace(field, entries=_entries(field.entries, told)) for field in control.fields]
            return replace(control, fields=tuple(fields))
        case _:
            return control


def _entries(entries: tuple[Entry, ...], told: dict[str, str]) -> tuple[Entry, ...]:
    return tuple([replace(one, detail=one.detail or told.get(one.word)) for one in entries])
