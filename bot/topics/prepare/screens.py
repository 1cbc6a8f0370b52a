"""Preparing a turn: a panel like that of a turn, on a private copy, and what has been prepared so far."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.core.match import answering
from bot.core.match.prepared import moves_of, plan_of
from bot.core.outcomes import Done, Refused, Stale
from bot.discord.call import needs
from bot.discord.height import fits_a_row
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Buttons, Form, FormField, Message, Pick, Select, Text, note, row
from bot.discord.screens.answers import (
    asked_at,
    fresh,
    match_of,
    outcome_message,
    question_or_else,
    refusal,
)
from bot.discord.screens.panels import panel_of, question_message
from bot.discord.screens.prepared import way_words
from bot.discord.screens.pressed import answer_of, answers_in, form_for, form_of, preset_state
from bot.discord.screens.reader import names_of
from bot.discord.screens.what_ifs import what_if_button
from bot.store.prepared import MOST_WAYS
from bot.topics.prepare import operations
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.core.match.prepared import PrivateCopy
    from bot.core.outcomes import Outcome
    from bot.discord.call import Call, Reply
    from bot.discord.message import Link, Part
    from bot.store.prepared import Plan
    from render.core.words import Words
    from rules.core.decisions import Question

PRIVATE: Final = {
    "answer": "panswer",
    "menu": "pmenu",
    "filled": "pfilled",
    "preset": "ppreset",
    "toggle": "ptoggle",
    "form": "pform",
    "back": "pback",
}
"""What presses of a turn's panel are called on a private copy."""

ELSEWHERE: Final = frozenset({"closer", "more", "rule", "what"})
"""Presses that lead from the panel to what belongs to the turn that is going on, or take room that a phone lacks."""

LONGEST_LINE = 300


async def prepare(call: Call) -> Message:
    """What someone has prepared, or the private copy in which to begin."""
    found = await match_of(call)
    return found if isinstance(found, Message) else await shown(call, found)


async def shown(call: Call, loaded: LoadedMatch, head: str = "") -> Message:
    """What has been prepared; while a way is not finished, the panel of its private copy.

    Args:
        head: What was done, or why something was not.
    """
    if loaded.seat is None or loaded.match.turn_of in (None, loaded.seat):
        return await question_or_else(call, loaded, head)
    plan = plan_of(loaded)
    if plan.ways and plan.ways[-1].whole:
        return overview(loaded, plan, call.words, head)
    return await private_panel(call, loaded, head)


async def private_panel(call: Call, loaded: LoadedMatch, head: str = "", state: str = "") -> Message:
    """The panel of the private copy, as far as the way that is being prepared has come."""
    copy = await asyncio.to_thread(operations.copy_of, loaded)
    question = None if copy is None else copy.loaded.question
    if copy is None or copy.ended or question is None:
        plan = plan_of(loaded)
        unknown = call.words.text("prepared-unknown")
        return overview(loaded, plan, call.words, unknown) if plan.ways else note(unknown)
    lines = [call.words.text("prepared-private"), *([head] if head else []), *refused_lines(copy, call.words)]
    work = partial(
        question_message, copy.loaded, question, call.words, state=state, head="\n".join(lines), guided=False
    )
    tries = what_if_button(loaded, call.words)
    return private(await call.backend.renderer.draw(work), copy.loaded, question, call.words, tries)


def refused_lines(copy: PrivateCopy, words: Words) -> list[str]:
    """That the position has moved on, so that some of what was answered is not possible any more."""
    face = copy.loaded.face
    texts = "; ".join(face.spoken(text, words) for text in copy.refused)
    return [words.text("prepared-cut", what=f"`{texts}`")] if texts else []


def private(
    message: Message, copy: LoadedMatch, question: Question, words: Words, others: Sequence[Button] = ()
) -> Message:
    """A panel whose presses stay on the private copy, and other ways beside them if there is room."""
    parts: list[Part] = []
    for part in message.parts:
        match part:
            case Buttons():
                buttons = [each for one in part.buttons if (each := _private(one)) is not None]
                parts += [Buttons(tuple(buttons))] if buttons else []
            case Select():
                parts.append(replace(part, press=_on_copy(part.press)))
            case _:
                parts.append(part)
    typed = Press("ptype", copy.info.id, copy.match.asked_since(question.seat))
    last = parts[-1]
    before = last.buttons if isinstance(last, Buttons) else ()
    ways = (*before, Button(words.text("prepared-type"), typed))
    # Where there is no room they are found once the turn is whole.
    ways = (*ways, *others) if fits_a_row((*ways, *others)) else ways
    parts = [*(parts[:-1] if before else parts), Buttons(ways)]
    return replace(message, parts=tuple(parts))


def _private(button: Button | Link) -> Button | Link | None:
    if not isinstance(button, Button):
        return button
    return None if button.press.verb in ELSEWHERE else replace(button, press=_on_copy(button.press))


def _on_copy(press: Press) -> Press:
    return replace(press, verb=PRIVATE.get(press.verb, press.verb))


def _as_pressed(press: Press) -> Press:
    """A press on a private copy as the panel of a turn has it."""
    return replace(press, verb=press.verb.removeprefix("p") if press.verb in PRIVATE.values() else press.verb)


def overview(loaded: LoadedMatch, plan: Plan, words: Words, head: str = "") -> Message:
    """What has been prepared: the ways, in their order, and what may be done about them."""
    match, last = loaded.info.id, plan.ways[-1]
    ways = [words.text("prepared-way", n=n, what=way_words(loaded, way, words)) for n, way in enumerate(plan.ways, 1)]
    lines = [words.text("prepared-title", **names_of(loaded, words)), *ways, words.text("prepared-note")]
    parts: list[Part] = [Text("\n".join([*([head] if head else []), *lines]))]
    if GAMES[loaded.info.game].fees:
        allowed = range(operations.MOST_ALLOWED + 1)
        fees = [Pick(str(n), words.text("prepared-fees", n=n), chosen=n == plan.allowed) for n in allowed]
        parts.append(Select(words.text("prepared-allow"), Press("pallow", match), tuple(fees)))
    more = Button(words.text("prepared-add"), Press("padd", match), off=not last.whole or len(plan.ways) == MOST_WAYS)
    undo = Button(words.text("prepared-undo"), Press("pback", match))
    drop = Button(words.text("prepared-drop"), Press("pdrop", match), "danger")
    return Message((*parts, row(more, undo, drop, *what_if_button(loaded, words))))


@needs(match_of)
async def add(call: Call, found: LoadedMatch) -> Message:
    """The private copy for another way, to be played where those before it do not fit."""
    return await private_panel(call, found) if found.seat is not None else await shown(call, found)


async def answer(call: Call) -> Message:
    """Give the answer that a button, menu or form of the private panel stood for."""
    press, words = _as_pressed(call.press), call.words

    def resolve(copy: LoadedMatch) -> Sequence[str] | None:
        found = answer_of(copy, words, press, call.values, dict(call.fields))
        return None if found is None else answers_in(found)

    return await _after(call, await _edit(call, operations.answer(press.at, resolve)), press.state)


async def typed(call: Call) -> Message:
    """Give the answers that were typed."""
    line = " ".join(call.fields.get("line", ()))[:LONGEST_LINE]

    def resolve(copy: LoadedMatch) -> Sequence[str]:
        return [copy.face.typed(text, call.words) for text in answers_in(line)]

    outcome = await _edit(call, operations.answer(call.press.at, resolve))
    return await _after(call, outcome, said=f"`{line.replace('`', '')}`")


async def type_it(call: Call) -> Reply:
    """The form in which a turn is typed."""
    field = FormField(
        "line", call.words.text("prepared-line"), call.words.text("prepared-line-detail"), least=1, longest=LONGEST_LINE
    )
    return Form(call.words.text("prepared-type"), replace(call.press, verb="ptyped"), (field,))


async def back(call: Call) -> Message:
    """Take back the last press."""
    return await _after(call, await _edit(call, operations.back))


async def drop(call: Call) -> Message:
    """Prepare nothing any more."""
    outcome = await _edit(call, operations.drop)
    return note(call.words.text("prepared-dropped")) if isinstance(outcome, Done) else await _after(call, outcome)


async def allow(call: Call) -> Message:
    """Choose how much more the fees may come to."""
    more = number_in(call.values[0]) if call.values else None
    return await _after(call, await _edit(call, operations.allow(-1 if more is None else more)))


async def preset(call: Call) -> Message:
    """The private panel with another preset."""
    found = await _panel_of(call)
    if isinstance(found, Message):
        return found
    loaded, copy, question = found
    panel = panel_of(copy, question, call.words, call.press.state)
    return await private_panel(call, loaded, state=preset_state(panel, _as_pressed(call.press), call.values))


async def form(call: Call) -> Reply:
    """Open a form of the private panel."""
    found = await _panel_of(call)
    if isinstance(found, Message):
        return found
    loaded, copy, question = found
    asked = form_of(panel_of(copy, question, call.words, call.press.state), _as_pressed(call.press))
    if asked is None:
        return await private_panel(call, loaded, call.words.text("house-wrong-old-copy"))
    opened = form_for(asked, call.press, call.words)
    return replace(opened, press=_on_copy(opened.press))


async def _panel_of(call: Call) -> tuple[LoadedMatch, LoadedMatch, Question] | Message:
    """The match, and its private copy with the question of the panel that was pressed; else what there is now."""
    loaded = await match_of(call)
    if isinstance(loaded, Message):
        return loaded
    copy = None if loaded.seat is None else await asyncio.to_thread(operations.copy_of, loaded)
    question = None if copy is None else copy.loaded.question
    if copy is None or question is None or copy.loaded.match.asked_since(question.seat) != call.press.at:
        return await shown(call, loaded, call.words.text("house-wrong-old-copy"))
    return loaded, copy.loaded, question


async def _edit(call: Call, change: operations.Edit) -> Outcome:
    return await call.play(operations.edit(call.press.match, change))


async def _after(call: Call, outcome: Outcome, state: str = "", said: str = "") -> Message:
    """What has been prepared now, or why that is as it was."""
    match outcome:
        case Done():
            return await shown(call, outcome.loaded)
        case Refused():
            why = refusal(outcome.reason, outcome.loaded, call.words)
            return await private_panel(call, outcome.loaded, "\n".join([why, *([said] if said else [])]), state)
        case Stale():
            return await shown(call, outcome.loaded, call.words.text("house-wrong-old-copy"))
        case _:
            return await outcome_message(call, outcome)


@needs(asked_at)
async def fill(call: Call, found: tuple[LoadedMatch, Question]) -> Message:
    """Fill in a prepared turn that was not played, as far as it can be taken back; the rest is up to the person."""
    loaded, _ = found
    way = next((way for way in plan_of(loaded).ways if way.whole), None)
    if way is None:
        return await fresh(call, loaded)
    texts = [move.notation for move in moves_of(loaded.match, way)]
    count = await asyncio.to_thread(answering.undoable, loaded.match, loaded.own, texts)
    rest = "; ".join(loaded.face.spoken(text, call.words) for text in texts[count:])
    head = call.words.text("prepared-rest", what=f"`{rest}`") if rest else ""
    if not count:
        return await fresh(call, loaded, head)
    outcome = await call.play(answering.answer(loaded.info.id, call.press.at, lambda _: texts[:count]))
    if not isinstance(outcome, Done):
        return await outcome_message(call, outcome)
    return await fresh(call, outcome.loaded, head, given=outcome.moves)
