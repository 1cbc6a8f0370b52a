"""Typed moves: the same answers as the buttons, in words; with what comes next while one types."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from bot.front.answers import fresh, outcome_sheet, question_or_else, refusal
from bot.front.panels import panel_of
from bot.front.sheet import note
from bot.front.story import lines_of
from bot.play.outcomes import Card, Refused, Sitting
from render.core.panel import Answer, Menu
from render.core.words_names import marked_name
from rules.core.match import NotAsked
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.front.call import Call
    from bot.front.sheet import Sheet
    from render.core.words import Words

LONGEST_LINE = 300
MOST_MOVES = 20
LONGEST_VALUE = 100
MOST_OFFERED = 25


def split(line: str) -> list[str]:
    """The moves of a typed line."""
    return [part for text in line.split(";") if (part := text.strip())]


async def move(call: Call, typed: Sequence[str]) -> Sheet:
    """Carry out a typed line, or only show what it would do if it ends in a question mark."""
    line = "; ".join(typed)
    texts = split(line.rstrip("? "))
    if len(line) > LONGEST_LINE or len(texts) > MOST_MOVES:
        return note(call.words.text("house-typed-long"))
    found = await call.front.service.sit(call.caller, call.match)
    if isinstance(found, Sitting) and texts and texts[0].split()[0].casefold() in ("back", "zurück", "indietro"):
        return await _back(call, found, texts[0].split()[1:])
    if found is None or isinstance(found, Card) or found.question is None or not texts:
        return await question_or_else(call, found)
    moves = [found.face.typed(text, call.words) for text in texts]
    if len(texts) == 1:
        moves = [labelled(found, call.words).get(" ".join(texts[0].casefold().split()), moves[0])]
    if line.rstrip().endswith("?"):
        return await call.front.studio.draw(partial(preview, found, moves, call.words))
    outcome = await call.front.service.type(call.caller, found.card.id, moves)
    if isinstance(outcome, Refused):
        return await _refused(call, outcome, texts, moves)
    return await outcome_sheet(call, outcome)


async def _back(call: Call, sitting: Sitting, how_far: list[str]) -> Sheet:
    """``back``, ``back 3``, ``back turn``."""
    number = how_far[0] if how_far else "1"
    presses = int(number) if number.isdecimal() and 0 < int(number) <= MOST_MOVES else None
    outcome = await call.front.service.take_back(call.caller, sitting.card.id, presses=presses)
    return await outcome_sheet(call, outcome)


async def _refused(call: Call, refused: Refused, texts: list[str], moves: list[str]) -> Sheet:
    """The reason of the rules; of what was not understood the nearest legal moves instead."""
    words, sitting = call.words, refused.sitting
    if refused.reason.section:
        return await fresh(call, sitting, refusal(refused.reason, sitting, words))
    wrong, before = first_wrong(sitting, moves)
    near, typed = nearest(before, words, moves[wrong]), marked_name(texts[wrong])
    if not near:
        return await fresh(call, sitting, words.text("house-typed-nothing", text=typed))
    like = ", ".join(f"`{move}`" for move in near)
    return await fresh(call, sitting, words.text("house-typed-unknown", text=typed, near=like))


def first_wrong(sitting: Sitting, moves: Sequence[str]) -> tuple[int, Sitting]:
    """Number of the first move that the rules refuse, and the match just before it, as its seat may know it."""
    seat = sitting.seat
    assert seat is not None
    match = sitting.match
    for number, text in enumerate(moves):
        try:
            match = match.play_line(seat, [text]).match
        except (IllegalAction, NotAsked):
            return number, replace(sitting, match=match)
    return len(moves) - 1, sitting


def nearest(sitting: Sitting, words: Words, text: str) -> list[str]:
    """Legal moves that look like a wrong one."""
    legal = [notation for notation, _ in legal_moves(sitting, words)]
    return get_close_matches(text, legal, n=3, cutoff=0.5)


def legal_moves(sitting: Sitting, words: Words) -> list[tuple[str, str]]:
    """Notation and label of the answers that the panel offers, in its order."""
    question = sitting.question
    if question is None:
        return []
    found: list[tuple[str, str]] = []
    for control in panel_of(sitting, question, words, "").controls:
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


def labelled(sitting: Sitting, words: Words) -> dict[str, str]:
    """Notation of the answers that the panel offers, by what stands on them."""
    return {label.casefold(): notation for notation, label in legal_moves(sitting, words)}


def preview(sitting: Sitting, moves: Sequence[str], words: Words) -> Sheet:
    """What moves would do, as far as the seat may know; nothing is done."""
    seat = sitting.seat
    assert seat is not None
    question = sitting.question
    try:
        line = sitting.match.play_line(seat, moves)
    except (IllegalAction, NotAsked) as refused:
        if isinstance(refused, NotAsked) or question is None:
            return note(words.text("house-typed-nothing", text=moves[0]))
        return note(refusal(refused.reason, sitting, words))
    known = [move for move in line.moves if not move.drew]
    told = lines_of(replace(sitting, match=line.match), known, words, seat)
    if len(known) < len(line.moves) and question is not None:
        drawing = question if not known else None
        described = None if drawing is None else drawing.describe(line.moves[-1].notation)
        told.append(words.say(described.label, sitting.people) if described else words.text("house-final"))
    return note(
        "\n".join([words.text("house-just-looked"), *(words.text("house-post-line", what=text) for text in told)])
    )


def completions(sitting: Sitting, words: Words, earlier: Sequence[str], typed: str) -> list[tuple[str, str]]:
    """Names and values for what is being typed: legal moves after the ones before, as far as the seat may know.

    Args:
        sitting: The match as its seat finds it.
        words: The reader's language.
        earlier: What stands in the options before.
        typed: The option's text so far.
    """
    seat = sitting.seat
    assert seat is not None
    head, semicolon, last = typed.rpartition(";")
    done = [sitting.face.typed(text, words) for line in (*earlier, head) for text in split(line)]
    at = sitting
    if done:
        try:
            line = sitting.match.play_line(seat, done)
        except (IllegalAction, NotAsked):
            return []
        if line.rest or any(move.drew for move in line.moves):
            return []
        at = replace(sitting, match=line.match)
    wanted = last.strip().casefold()
    meant = sitting.face.typed(wanted, words) if wanted else ""
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
