"""Plans for who asks: whole turns with what is true of them, of which one can be filled in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering
from bot.core.outcomes import Done
from bot.discord.call import Call, Later
from bot.discord.height import first_that_fits
from bot.discord.ids import Press, carries, short
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.answers import asked_of, fresh, outcome_message
from bot.discord.screens.planned import capital, planned, several, told
from bot.discord.screens.reader import render_context
from bot.players.thinker import Pointless
from bot.topics.plans.operations import advised
from render.core.layout_answers import THEN, final_mark
from render.core.words_cut import BUTTON, cut
from rules.core.advice import Advice

if TYPE_CHECKING:
    from bot.discord.call import Reply
    from bot.discord.message import Part
    from render.core.words import Words

FACTS: Final = (100, 3, 2, 1)
"""Facts for and against a plan that are told at most: all of them, or fewer where the panel would be too high."""

Then: TypeAlias = Callable[[Call, LoadedMatch, Sequence[Advice]], Awaitable[Message]]
"""What is made of plans for a caller."""


async def show(call: Call) -> Reply:
    """Plans for the turn of whoever asks."""
    return await _thought_about(call, shown)


async def fill(call: Call) -> Reply:
    """Fill a plan in: give those of its answers that can be taken back, and offer the rest."""
    return await _thought_about(call, filled)


async def _thought_about(call: Call, then: Then) -> Reply:
    """What comes of plans for the caller, once they are thought out; or at once why there are none."""
    found = await asked_of(call)
    if isinstance(found, Message):
        return found
    loaded, question = found
    if not loaded.shows_plans:
        return await fresh(call, loaded, call.words.text("plans-off"))
    if loaded.match.asked_since(question.seat) != call.press.at:
        return await fresh(call, loaded, call.words.text("plans-old"))
    return Later(partial(_thought_out, call, loaded, then))


async def _thought_out(call: Call, loaded: LoadedMatch, then: Then) -> Message:
    try:
        advice = await advised(call.backend.acting, call.backend.driver.thinker, loaded)
    except TimeoutError:
        return await fresh(call, loaded, call.words.text("plans-busy"))
    except Pointless:
        return await fresh(call, loaded, call.words.text("plans-failed"))
    return await then(call, loaded, advice)


async def shown(call: Call, loaded: LoadedMatch, advice: Sequence[Advice]) -> Message:
    """The plans, unless something was played while they were thought out."""
    now = await asked_of(call)
    if isinstance(now, Message):
        return now
    if now[0].match.asked_since(now[1].seat) != call.press.at:
        return await fresh(call, now[0], call.words.text("plans-old"))
    return await asyncio.to_thread(plans_message, loaded, advice, call.words)


def plans_message(loaded: LoadedMatch, advice: Sequence[Advice], words: Words) -> Message:
    """Up to three plans, each with what it is and what is true of it; of that less where not all of it fits a phone."""
    return first_that_fits(_with_facts(loaded, advice, words, most) for most in FACTS)


def _with_facts(loaded: LoadedMatch, advice: Sequence[Advice], words: Words, most: int) -> Message:
    """The plans with so many facts for and against each at most."""
    at = loaded.match.asked_since(loaded.own)
    parts: list[Part] = [Text("\n".join([words.text("plans-title", n=len(advice)), words.text("plans-note")]))]
    for number, one in enumerate(advice, start=1):
        what = " · ".join(told(loaded, one.answers, words))
        parts.append(Text("\n".join([words.text("plans-plan", n=number, what=what), why(loaded, one, words, most)])))
    buttons = [
        Button(
            words.text("plans-button", n=number),
            Press("plan", loaded.info.id, at, short(THEN.join(one.answers))),
            "primary",
        )
        for number, one in enumerate(advice, start=1)
    ]
    back = Button(words.text("bot-to-panel"), Press("again", loaded.info.id))
    return Message((*parts, row(*buttons, back)))


def why(loaded: LoadedMatch, advice: Advice, words: Words, most: int) -> str:
    """What speaks for a plan and what against it, so many facts each at most."""
    reasons, costs = (
        [words.say(label, loaded.everyone) for label in loaded.face.plan_facts(facts)[:most]]
        for facts in (advice.reasons, advice.costs)
    )
    if not advice.whole:
        reasons.append(words.text("plans-draws"))
    said = (("plans-why", reasons), ("plans-costs", costs))
    return " ".join([words.text(text, what="; ".join(facts)) for text, facts in said if facts])


async def filled(call: Call, loaded: LoadedMatch, advice: Sequence[Advice]) -> Message:
    """The panel with a plan filled in, as far as it can be undone, and a button for what comes next in it."""
    words, press = call.words, call.press
    plan = next((one for one in advice if short(THEN.join(one.answers)) == press.slot), None)
    if plan is None:
        return await fresh(call, loaded, words.text("plans-gone"))
    count = await asyncio.to_thread(answering.undoable, loaded.match, loaded.own, plan.answers)
    done = Done(loaded)
    if count:
        outcome = await call.play(answering.answer(loaded.info.id, press.at, lambda _: plan.answers[:count]))
        if not isinstance(outcome, Done) or outcome.loaded.question is None:
            return await outcome_message(call, outcome)
        done = outcome
    lines, ready = _what_is_left(done.loaded, plan, plan.answers[count:], words)
    return await fresh(call, done.loaded, "\n".join(lines), given=done.moves, ready=ready)


def _what_is_left(
    loaded: LoadedMatch, plan: Advice, rest: Sequence[str], words: Words
) -> tuple[list[str], Button | None]:
    """What is said of a plan that was filled in, and the button for the answers that the person gives."""
    question = loaded.question
    assert question is not None, "the plan is no further than a turn"
    begun = tuple(rest) != plan.answers
    ends = len(rest) == 1 and (rest[0] == question.go_on or not several(question))
    if not rest or (begun and ends):
        return [words.text("plans-filled")], None
    lines = [words.text("plans-filled-part" if begun else "plans-filled-none")]
    described, notation = question.describe(rest[0]), THEN.join(rest)
    what = words.plain(planned(loaded, question, rest[0]), loaded.everyone)
    ready = None
    if carries(notation):
        at = loaded.match.asked_since(question.seat)
        label = cut(capital(what), BUTTON, final_mark(described, render_context(loaded, words)))
        ready = Button(label, Press("sure", loaded.info.id, at, "", notation), "primary")
    else:
        lines.append(words.text("plans-next", what=what))
    return [*lines, *([] if plan.whole else [words.text("plans-again")])], ready
