"""Typed moves: the same answers as the buttons, in words."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering, undoing
from bot.core.outcomes import Refused
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.answers import outcome_message, question_or_else, refusal
from bot.discord.screens.panels import panel_of
from bot.discord.screens.pressed import answers_in
from bot.discord.screens.story import lines_of
from bot.store.records import MatchInfo
from bot.topics.turn import operations
from bot.topics.turn.operations import MOST_TYPED
from render.core.panel import AnswerButton, Menu
from render.core.words_names import marked_name
from rules.core.completing import completions
from rules.core.reasons import IllegalAction, NotAsked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Call
    from render.core.words import Words
    from rules.core.labels import Arg
    from rules.core.reasons import Reason

LONGEST_LINE = 300
MOST_NEAR = 4
LIKE_VERB = 0.7
"""How alike words must be for one to be taken for a verb that was mistyped."""


async def move(call: Call, typed: Sequence[str]) -> Message:
    """Carry out a typed line, or only show what it would do if it ends in a question mark."""
    line = "; ".join(typed)
    texts = answers_in(line.rstrip("? "))
    if len(line) > LONGEST_LINE or len(texts) > MOST_TYPED:
        return note(call.words.text("house-typed-long"))
    found = await call.find()
    if isinstance(found, LoadedMatch) and texts and texts[0].split()[0].casefold() in ("back", "zurück", "indietro"):
        return await _back(call, found, texts[0].split()[1:])
    if found is None or isinstance(found, MatchInfo) or found.question is None or not texts:
        return await question_or_else(call, found)
    moves = [found.face.typed(text, call.words) for text in texts]
    if len(texts) == 1:
        moves = [labelled(found, call.words).get(" ".join(texts[0].casefold().split()), moves[0])]
    if line.rstrip().endswith("?"):
        return await call.backend.renderer.draw(partial(preview, found, moves, call.words))
    outcome = await call.play(operations.type_moves(found.info.id, moves))
    if isinstance(outcome, Refused):
        return await _refused(call, outcome, moves)
    return await outcome_message(call, outcome)


async def _back(call: Call, loaded: LoadedMatch, how_far: list[str]) -> Message:
    """``back``, ``back 3``, ``back turn``: steps of the turn in the making; without any the last turn."""
    number = number_in(how_far[0] if how_far else "1")
    presses = number if number is not None and 0 < number <= MOST_TYPED else None
    making = loaded.back_to < len(loaded.match.standing_moves)
    match = loaded.info.id
    outcome = await call.play(answering.take_back(match, presses=presses) if making else undoing.undo_turn(match))
    return await outcome_message(call, outcome)


async def _refused(call: Call, refused: Refused, moves: Sequence[str]) -> Message:
    """The reason of the rules in one line; with the nearest legal moves where a move was not understood."""
    loaded = refused.loaded
    near: Sequence[str] = refused.near
    if not near and not refused.reason.section:
        wrong, before = first_wrong(loaded, moves)
        near = nearest(before, call.words, moves[wrong])
    text = Text(not_done(refused.reason, near, loaded, call.words))
    return Message((text, row(Button(call.words.text("house-play"), Press("play", loaded.info.id), "primary"))))


def not_done(reason: Reason, near: Sequence[str], loaded: LoadedMatch, words: Words) -> str:
    """Why a typed move was not carried out, and what may have been meant where it was not understood."""
    if reason.section and not near:
        return refusal(reason, loaded, words)
    typed = replace(reason.label, args=tuple((name, _harmless(arg, loaded, words)) for name, arg in reason.label.args))
    said = words.say(typed, loaded.everyone)
    if not near:
        verbs = dict.fromkeys(move.split(" ")[0] for move in spoken_moves(loaded, words))
        return words.text("house-typed-nothing", reason=said, verbs=", ".join(f"`{verb}`" for verb in verbs))
    like = ", ".join(f"`{loaded.face.spoken(move, words)}`" for move in near[:MOST_NEAR])
    return words.text("house-typed-unknown", reason=said, near=like)


def _harmless(arg: Arg, loaded: LoadedMatch, words: Words) -> Arg:
    """What was typed, in the reader's own words, as a message may repeat it."""
    return marked_name(loaded.face.spoken(arg, words)) if isinstance(arg, str) else arg


def first_wrong(loaded: LoadedMatch, moves: Sequence[str]) -> tuple[int, LoadedMatch]:
    """Number of the first move that the rules refuse, and the match just before it, as its seat may know it."""
    seat = loaded.seat
    assert seat is not None
    match = loaded.match
    for number, text in enumerate(moves):
        try:
            match = match.play_line(seat, [text]).match
        except (IllegalAction, NotAsked):
            return number, replace(loaded, match=match)
    return len(moves) - 1, loaded


def nearest(loaded: LoadedMatch, words: Words, text: str) -> Sequence[str]:
    """Legal moves that look like a wrong one as the reader would type them; without any, those with its verb."""
    legal = spoken_moves(loaded, words)
    typed = loaded.face.spoken(text, words)
    near = get_close_matches(typed, legal, n=MOST_NEAR, cutoff=0.5)
    verb = get_close_matches(typed.split(" ")[0], {move.split(" ")[0] for move in legal}, n=1, cutoff=LIKE_VERB)
    near = near or [move for move in legal if move.split(" ")[0] in verb]
    return [legal[move] for move in near[:MOST_NEAR]]


def spoken_moves(loaded: LoadedMatch, words: Words) -> dict[str, str]:
    """Notation of what can be typed now, whole or to begin with, by what the reader would type for it."""
    question = loaded.question
    if question is None:
        return {}
    grown = [question.write(each.answer) for each in completions(question, "") if each.legal]
    panel = [move for move, _ in legal_moves(loaded, words)]
    return {loaded.face.spoken(move, words): move for move in (*grown, *panel)}


def legal_moves(loaded: LoadedMatch, words: Words) -> list[tuple[str, str]]:
    """Notation and label of the answers that the panel offers, in its order."""
    question = loaded.question
    if question is None:
        return []
    found: list[tuple[str, str]] = []
    for control in panel_of(loaded, question, words, "").controls:
        match control:
            case Menu(at_least=1, at_most=1) | Menu(at_least=0, at_most=1):
                found += [(control.compose((entry.word,)), entry.label) for entry in control.entries]
            case AnswerButton():
                found.append((control.answer, control.label))
            case _:
                pass
    if question.go_on is not None:
        found.append((question.go_on, words.text("house-end-turn")))
    return list(dict(reversed(found)).items())[::-1]


def labelled(loaded: LoadedMatch, words: Words) -> dict[str, str]:
    """Notation of the answers that the panel offers, by what stands on them."""
    return {label.casefold(): notation for notation, label in legal_moves(loaded, words)}


def preview(loaded: LoadedMatch, moves: Sequence[str], words: Words) -> Message:
    """What moves would do, as far as the seat may know; nothing is done."""
    question = loaded.question
    assert question is not None
    try:
        line = loaded.match.play_line(question.seat, moves)
    except IllegalAction as refused:
        return note(not_done(refused.reason, refused.near, loaded, words))
    known = [move for move in line.moves if not move.drew]
    told = lines_of(replace(loaded, match=line.match), known, words, question.seat)
    if len(known) < len(line.moves):
        drawing = None if known else question.explain(line.match.answer_of(line.moves[-1], question.seat))
        told.append(words.text("house-final") if drawing is None else words.say(drawing.label, loaded.everyone))
    return note(
        "\n".join([words.text("house-just-looked"), *(words.text("house-post-line", what=text) for text in told)])
    )


async def type_moves(call: Call, moves: str, then: str | None = None, then2: str | None = None) -> Message:
    """Carry out a line that was typed in up to three options."""
    return await move(call, [text for text in (moves, then, then2) if text])
