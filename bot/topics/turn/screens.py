"""Playing: the panel, its answers, taking back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering
from bot.core.match.undoing import ended_at
from bot.core.outcomes import Done, Objected, Refused, Stale
from bot.discord.call import needs
from bot.discord.ids import Press, carries, number_in
from bot.discord.message import Button, Message, Select, Text, row
from bot.discord.screens.answers import (
    ASK_ME,
    TURN,
    asked_at,
    asked_of,
    fresh,
    outcome_message,
    question_or_else,
    refusal,
    standing_selects,
)
from bot.discord.screens.how import learn_button
from bot.discord.screens.log import back_points
from bot.discord.screens.notes import note_button
from bot.discord.screens.objections import looking
from bot.discord.screens.panels import panel_of, plans_button, reasons_behind
from bot.discord.screens.prepared import prepare_button, unplayed
from bot.discord.screens.pressed import answer_of, answers_in, form_for, form_of, state_pressed
from bot.discord.screens.reader import named, waited_for
from bot.discord.screens.what_ifs import what_if_button
from bot.store.records import MatchInfo
from bot.topics.turn import operations
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Call, Reply
    from bot.discord.ids import Verb
    from bot.discord.message import Part
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.seats import Seat


async def play(call: Call) -> Message:
    """The panel of the present step, however often it is asked for."""
    found = await call.find()
    if isinstance(found, LoadedMatch) and found.covered and found.info.phase == "running":
        return await _play_again(call)
    head = ""
    if call.message is not None and call.caller.guild is not None and not isinstance(found, MatchInfo) and found:
        newest = found.info.post
        head = call.words.text("house-wrong-old-post") if newest and newest > call.message else ""
    if isinstance(found, LoadedMatch) and found.question is not None:
        why, ready = await asyncio.to_thread(unplayed, found, call.words)
        return await fresh(call, found, "\n".join([line for line in (head, why) if line]), ready=ready)
    return await question_or_else(call, found, head)


async def _play_again(call: Call) -> Message:
    """The panel of someone for whom a bot has played until now."""
    outcome = await call.play(operations.play_again(call.match))
    if isinstance(outcome, Done):
        return await fresh(call, outcome.loaded, call.words.text("bots-cover-yours"))
    return await outcome_message(call, outcome)


async def answer(call: Call) -> Reply:
    """Carry out the answer that a button, menu or form stood for."""
    once_more = await _ask_once_more(call)
    if once_more is not None:
        return once_more
    press, words = call.press, call.words

    line: list[str] = []

    def resolve(loaded: LoadedMatch) -> list[str] | None:
        found = answer_of(loaded, words, press, call.values, dict(call.fields))
        line[:] = [] if found is None else answers_in(found)
        return None if found is None else line

    outcome = await call.play(answering.answer(press.match, press.at, resolve))
    if isinstance(outcome, Refused):
        why = refusal(outcome.reason, outcome.loaded, call.words)
        # A form that was filled in leaves what it said, to be copied; one that was sent empty has left but its verb.
        said = "; ".join(line).replace("`", "")
        head = f"{why}\n`{said}`" if press.verb == "filled" and " " in said else why
        return await fresh(call, outcome.loaded, head, state=press.state, kept=call.values)
    loaded = outcome.loaded if isinstance(outcome, Objected) and outcome.why == "not-asked" else None
    if loaded and _has_answered(loaded, press.at):
        return _ended(loaded, words)
    if isinstance(outcome, Stale) and press.verb == "filled":
        return await fresh(call, outcome.loaded, _typed_back(call))
    return await outcome_message(call, outcome)


def _has_answered(loaded: LoadedMatch, asked: int) -> bool:
    """Whether the reader has answered anything since this revision; not where another has taken back a turn."""
    return any(entry.kind == "move" and entry.seat == loaded.seat for entry in loaded.match.entries[asked:])


def _ended(loaded: LoadedMatch, words: Words) -> Message:
    """That a panel was pressed whose question its owner has answered: perhaps twice, perhaps on another device."""
    who = named(words, loaded.people, waited_for(loaded))
    return Message((Text(words.text("house-wrong-ended", who=who)), looking(loaded, words)))


def _typed_back(call: Call) -> str:
    line = call.words.text("house-wrong-form")
    typed = ", ".join(value for values in call.fields.values() for value in values)
    return f"{line}\n`{typed.replace('`', '')}`" if typed else line


async def _ask_once_more(call: Call) -> Message | None:
    """The question whether one is sure, for those who wish to be asked; None if there is nothing to ask."""
    if not call.preferences.asks_twice or call.press.verb == "sure":
        return None
    loaded = await call.find()
    if loaded is None or isinstance(loaded, MatchInfo) or loaded.question is None:
        return None
    question, press = loaded.question, call.press
    if loaded.match.asked_since(question.seat) != press.at:
        return None
    found = answer_of(loaded, call.words, press, call.values, dict(call.fields))
    what = None if found is None or not carries(found) else final_of(loaded, question.seat, answers_in(found))
    if found is None or what is None:
        return None
    sure = Button(call.words.text("house-yes-final"), replace(press, verb="sure", slot="", state=found), "danger")
    back = Button(call.words.text("house-back"), Press("again", press.match))
    said = call.words.text("house-final-sure", what=call.words.say(what, loaded.everyone))
    return Message((Text(said), row(sure, back)))


def final_of(loaded: LoadedMatch, seat: Seat, line: Sequence[str]) -> Label | None:
    """The first answer of a line that may not be taken back alone, in words; None if there is none.

    Args:
        loaded: The match as its owner finds it.
        line: Answers one after the other; what the rules refuse is told when it is played.
    """
    match = loaded.match.copy()
    for text in line:
        question = next((one for one in match.questions() if one.seat == seat), None)
        if question is None:
            return None
        try:
            described = question.describe(text)
            if described.final:
                return described.label
            match.play(seat, text)
        except IllegalAction:
            return None
    return None


@needs(asked_at)
async def preset(call: Call, found: tuple[LoadedMatch, Question]) -> Message:
    """The panel again, with another preset; the match does not change."""
    loaded, question = found
    return await fresh(call, loaded, state=await state_pressed(call, loaded, question))


@needs(asked_at)
async def form(call: Call, found: tuple[LoadedMatch, Question]) -> Reply:
    """Open a form of the panel."""
    loaded, question = found
    asked = form_of(panel_of(loaded, question, call.words, call.press.state), call.press)
    if asked is None:
        return await fresh(call, loaded, call.words.text("house-wrong-old-panel"))
    return form_for(asked, call.press, call.words)


@needs(asked_of)
async def more(call: Call, found: tuple[LoadedMatch, Question]) -> Message:
    """What is needed rarely: start over, type instead, standing answers, ask the table to go back."""
    return more_message(call, *found)


def own_moves(loaded: LoadedMatch, question: Question, words: Words) -> list[str]:
    """What the seat that is asked answered in this turn, as the reader would type it."""
    moves = loaded.match.standing_moves[loaded.match.floor(question.seat) :]
    return [loaded.face.spoken(move.notation, words) for move in moves]


def more_message(call: Call, loaded: LoadedMatch, question: Question) -> Message:
    """The panel behind *More*."""
    words, match = call.words, loaded.match
    own = own_moves(loaded, question, words)
    at = match.asked_since(question.seat)

    def to(verb: Verb, slot: str = "") -> Press:
        return Press(verb, loaded.info.id, at, slot)

    lines = [*reasons_behind(loaded, question, words)]
    lines += [words.text("house-type-these", what=f"`{'; '.join(own)}`")] if own else []
    lines.append(words.text("house-type-hint", what=f"`/{words.text('cmd-move')}`"))
    parts: list[Part] = [Text("\n".join(lines))]
    parts += standing_selects(loaded, words)
    points = back_points(loaded, words)
    if points:
        parts.append(Select(words.text("house-vote-point"), to("propose"), points))
    again = Button(words.text("bot-to-panel"), to("again"), "primary")
    over = Button(words.text("house-start-over"), to("over"), off=not own)
    ended = None if own else ended_at(loaded)
    if ended is not None:
        # Nothing of this turn stands yet: what can be taken back is the one before.
        over = Button(words.text("house-take-back"), Press("undo", loaded.info.id, ended, TURN))
    plans = [plans_button(loaded, question, words)] if loaded.shows_plans else []
    quiet = [Button(words.text("house-guide-off"), to("hush"))] if loaded.first and call.preferences.guided else []
    learn = learn_button(loaded.info.game, words) if loaded.first and loaded.info.practice else ()
    # A row has room for five: in a first practice game the way to a lesson matters more.
    ahead = () if learn and plans and quiet else prepare_button(loaded, words)
    parts.append(row(again, over, *plans, *ahead, *quiet, *learn))
    parts.append(row(*what_if_button(loaded, words), *note_button(loaded, words)))
    return Message(tuple(parts))


async def stand(call: Call) -> Message:
    """Give an answer once and for all, by a menu or by a button of a panel, or wish to be asked again."""
    slot = call.press.slot
    chosen = call.values[0] if call.values else slot or ASK_ME
    preference = None if chosen == ASK_ME else chosen
    question = number_in(slot.removeprefix("q")) or 0
    return await outcome_message(call, await call.play(operations.stand(call.press.match, preference, question)))
