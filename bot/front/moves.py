"""Typed moves: the same answers as the buttons, in words; with what comes next while one types."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from bot.front.answers import fresh, outcome_message, question_or_else, refusal
from bot.front.message import note
from bot.front.panels import panel_of
from bot.front.story import lines_of
from bot.play.outcomes import LoadedMatch, Refused
from bot.play.turns import MOST_TYPED
from bot.store.records import MatchInfo
from render.core.panel import Answer, Menu
from render.core.words_names import marked_name
from rules.core.match import NotAsked
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.front.call import Call
    from bot.front.message import Message
    from render.core.words import Words

LONGEST_LINE = 300
LONGEST_VALUE = 100
MOST_OFFERED = 25


def split(line: str) -> list[str]:
    """The moves of a typed line."""
    return [part for text in line.split(";") if (part := text.strip())]


async def move(call: Call, typed: Sequence[str]) -> Message:
    """Carry out a typed line, or only show what it would do if it ends in a question mark."""
    line = "; ".join(typed)
    texts = split(line.rstrip("? "))
    if len(line) > LONGEST_LINE or len(texts) > MOST_TYPED:
        return note(call.words.text("house-typed-long"))
    found = await call.backend.service.find(call.caller, call.match)
    if isinstance(found, LoadedMatch) and texts and texts[0].split()[0].casefold() in ("back", "zurück", "indietro"):
        return await _back(call, found, texts[0].split()[1:])
    if found is None or isinstance(found, MatchInfo) or found.question is None or not texts:
        return await question_or_else(call, found)
    moves = [found.face.typed(text, call.words) for text in texts]
    if len(texts) == 1:
        moves = [labelled(found, call.words).get(" ".join(texts[0].casefold().split()), moves[0])]
    if line.rstrip().endswith("?"):
        return await call.backend.renderer.draw(partial(preview, found, moves, call.words))
    outcome = await call.backend.service.type(call.caller, found.info.id, moves)
    if isinstance(outcome, Refused):
        return await _refused(call, outcome, texts, moves)
    return await outcome_message(call, outcome)


async def _back(call: Call, loaded: LoadedMatch, how_far: list[str]) -> Message:
    """``back``, ``back 3``, ``back turn``."""
    number = how_far[0] if how_far else "1"
    presses = int(number) if number.isdecimal() and 0 < int(number) <= MOST_TYPED else None
    outcome = await call.backend.service.take_back(call.caller, loaded.info.id, presses=presses)
    return await outcome_message(call, outcome)


async def _refused(call: Call, refused: Refused, texts: list[str], moves: list[str]) -> Message:
    """The reason of the rules; of what was not understood the nearest legal moves instead."""
    words, loaded = call.words, refused.loaded
    if refused.reason.section:
        return await fresh(call, loaded, refusal(refused.reason, loaded, words))
    wrong, before = first_wrong(loaded, moves)
    near, typed = nearest(before, words, moves[wrong]), marked_name(texts[wrong])
    if not near:
        return await fresh(call, loaded, words.text("house-typed-nothing", text=typed))
    like = ", ".join(f"`{move}`" for move in near)
    return await fresh(call, loaded, words.text("house-typed-unknown", text=typed, near=like))


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


def nearest(loaded: LoadedMatch, words: Words, text: str) -> list[str]:
    """Legal moves that look like a wrong one."""
    legal = [notation for notation, _ in legal_moves(loaded, words)]
    return get_close_matches(text, legal, n=3, cutoff=0.5)


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
            case Answer():
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
    seat = loaded.seat
    assert seat is not None
    question = loaded.question
    try:
        line = loaded.match.play_line(seat, moves)
    except (IllegalAction, NotAsked) as refused:
        if isinstance(refused, NotAsked) or question is None:
            return note(words.text("house-typed-nothing", text=moves[0]))
        return note(refusal(refused.reason, loaded, words))
    known = [move for move in line.moves if not move.drew]
    told = lines_of(replace(loaded, match=line.match), known, words, seat)
    if len(known) < len(line.moves) and question is not None:
        drawing = question if not known else None
        described = None if drawing is None else drawing.describe(line.moves[-1].notation)
        told.append(words.say(described.label, loaded.people) if described else words.text("house-final"))
    return note(
        "\n".join([words.text("house-just-looked"), *(words.text("house-post-line", what=text) for text in told)])
    )


def completions(loaded: LoadedMatch, words: Words, earlier: Sequence[str], typed: str) -> list[tuple[str, str]]:
    """Names and values for what is being typed: legal moves after the ones before, as far as the seat may know.

    Args:
        loaded: The match as its seat finds it.
        words: The reader's language.
        earlier: What stands in the options before.
        typed: The option's text so far.
    """
    seat = loaded.seat
    assert seat is not None
    head, semicolon, last = typed.rpartition(";")
    done = [loaded.face.typed(text, words) for line in (*earlier, head) for text in split(line)]
    at = loaded
    if done:
        try:
            line = loaded.match.play_line(seat, done)
        except (IllegalAction, NotAsked):
            return []
        if line.rest or any(move.drew for move in line.moves):
            return []
        at = replace(loaded, match=line.match)
    wanted = last.strip().casefold()
    meant = loaded.face.typed(wanted, words) if wanted else ""
    prefix = f"{head.strip()}; " if semicolon else ""
    offered = [
        (f"{notation}: {label}", f"{prefix}{notation}")
        for notation, label in legal_moves(at, words)
        if wanted in f"{notation} {label}".casefold() or meant in notation.casefold()
    ]
    # What begins as typed stands first; the order of the panel stays within both halves.
    offered.sort(key=lambda pair: not pair[0].casefold().startswith((wanted, meant)))
    fitting = [(name, value) for name, value in offered if len(value) <= LONGEST_VALUE]
    if offered and not fitting and typed and len(typed) <= LONGEST_VALUE:
        return [(words.text("house-typed-next"), typed)]
    return fitting[:MOST_OFFERED]
