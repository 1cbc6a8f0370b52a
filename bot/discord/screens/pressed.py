"""What a press in a panel stood for: its answer, the presets of the panel to come, the form it opens."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.discord.ids import short
from bot.discord.message import Form as OpenForm
from bot.discord.message import FormField
from bot.discord.screens.panels import panel_of, picks
from render.core.panel import AnswerButton, Field, Form, Menu, Panel, Preset, Toggle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.ids import Press
    from render.core.words import Words
    from rules.core.decisions import Question


def answers_in(line: str) -> list[str]:
    """The answers of a line, in notation or as they were typed: semicolons stand between them."""
    return [text for part in line.split(";") if (text := part.strip())]


def answer_of(
    loaded: LoadedMatch, words: Words, press: Press, values: Sequence[str], fields: dict[str, tuple[str, ...]]
) -> str | None:
    """The answer, in notation, that a press in a panel stood for; None if its label cannot be found any more.

    Args:
        loaded: The match as it stands.
        words: The language the panel was drawn in; labels do not matter, words do.
        values: Hashes chosen in a menu.
        fields: Hashes chosen, or text typed, in each field of a form.
    """
    question = loaded.question
    if question is None:
        return None
    if press.verb == "sure":
        return press.state
    panel = panel_of(loaded, question, words, press.state)
    if press.verb == "answer":
        answers = [control.answer for control in panel.controls if isinstance(control, AnswerButton)]
        answers += [question.go_on] if question.go_on is not None else []
        return next((answer for answer in answers if short(answer) == press.slot), None)
    for control in panel.controls:
        match control:
            case Menu(slot=press.slot) if press.verb == "menu":
                words_chosen = chosen(control, values)
                return None if words_chosen is None else control.compose(words_chosen)
            case Form(slot=press.slot) if press.verb == "filled":
                return _composed(control, fields)
            case _:
                pass
    return None


async def answer_pressed(call: Call, loaded: LoadedMatch) -> str | None:
    """The answer that the caller's press in a panel stood for; see `answer_of`."""
    return await asyncio.to_thread(answer_of, loaded, call.words, call.press, call.values, dict(call.fields))


def _composed(form: Form, fields: dict[str, tuple[str, ...]]) -> str | None:
    filled: dict[str, tuple[str, ...]] = {}
    for asked in form.fields:
        sent = fields.get(asked.slot, ())
        found = chosen(asked, sent) if asked.entries else sent
        if found is None:
            return None
        filled[asked.slot] = found
    return form.compose(filled)


def chosen(menu: Menu | Preset | Field, values: Sequence[str]) -> tuple[str, ...] | None:
    """Words of the entries with these hashes, in the order of the list; None for what no client lets one choose."""
    words = {short(entry.word): entry.word for entry in menu.entries}
    if not set(values) <= words.keys() or not menu.at_least <= len(set(values)) <= menu.at_most:
        return None
    return tuple(word for value, word in words.items() if value in values)


def preset_state(panel: Panel, press: Press, values: Sequence[str]) -> str:
    """Presets of the panel to be drawn after a preset or a toggle was pressed; unreadable choices change nothing."""
    for control in panel.controls:
        match control:
            case Toggle(slot=press.slot):
                return control.carry
            case Preset(slot=press.slot) if (words_chosen := chosen(control, values)) is not None:
                return control.carry(words_chosen)
            case _:
                pass
    return press.state


async def state_pressed(call: Call, loaded: LoadedMatch, question: Question) -> str:
    """Presets of the panel to be drawn after the caller's press of one; see `preset_state`."""
    panel = await asyncio.to_thread(panel_of, loaded, question, call.words, call.press.state)
    return preset_state(panel, call.press, call.values)


def form_of(panel: Panel, press: Press) -> Form | None:
    """The form that a button of the panel opens."""
    forms = (control for control in panel.controls if isinstance(control, Form))
    return next((form for form in forms if form.slot == press.slot), None)


def form_for(asked: Form, press: Press, words: Words) -> OpenForm:
    """A form of a panel as it opens."""
    fields = tuple(
        FormField(field.slot, field.label, field.detail, picks(field.entries, words), field.at_least, field.at_most)
        for field in asked.fields
    )
    return OpenForm(asked.title, replace(press, verb="filled"), fields)
