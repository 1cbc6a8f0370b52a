"""What is offered while someone types a move: legal answers in the reader's language, and what they can grow into."""

from __future__ import annotations

import re
from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from bot.discord.completing import loaded
from bot.discord.screens.pressed import answers_in
from bot.topics.turn.typed import legal_moves
from rules.core.completing import completions
from rules.core.reasons import IllegalAction, NotAsked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from render.core.words import Words
    from rules.core.decisions import Question

LONGEST_VALUE = 100
MOST_OFFERED = 25

ALIKE = 0.7
"""How alike words must be for one to be taken for another that was mistyped."""

MORE = "\N{HORIZONTAL ELLIPSIS}"
"""Label of what is no answer yet."""

OPTIONS = ("moves", "then", "then2")
"""The options in which moves are typed, in their order."""


def offered(loaded: LoadedMatch, words: Words, earlier: Sequence[str], typed: str) -> list[tuple[str, str]]:
    """Names and values for what is being typed: moves after the ones before, as far as the seat may know.

    Args:
        loaded: The match as its seat finds it.
        earlier: What stands in the options before.
        typed: The option's text so far.
    """
    head, semicolon, last = typed.rpartition(";")
    after = _after(loaded, [loaded.face.typed(text, words) for line in (*earlier, head) for text in answers_in(line)])
    if after is None or after.question is None:
        return []
    prefix = f"{head.strip()}; " if semicolon else ""
    found: dict[str, str] = {}
    begun = last.lstrip()
    for value, label in [*_moves(after, after.question, words, begun)] or [
        *_all_the_same(after, after.question, words, begun)
    ]:
        line = f"{prefix}{value}"
        # A line that stands there whole is told as such: its last move alone would look like one more.
        stands = " ".join(line.split()) == " ".join(typed.split())
        found.setdefault(line, f"{line if stands else value}: {label}")
    fitting = [(name, value) for value, name in found.items() if len(value) <= LONGEST_VALUE]
    if found and not fitting and typed and len(typed) <= LONGEST_VALUE:
        return [(words.text("house-typed-next"), typed)]
    return fitting[:MOST_OFFERED]


def _after(loaded: LoadedMatch, done: Sequence[str]) -> LoadedMatch | None:
    """The match after some moves; None where they cannot be made, or where one of them draws."""
    if not done:
        return loaded
    assert loaded.seat is not None, "only who sits there is offered moves"
    try:
        line = loaded.match.play_line(loaded.seat, done)
    except (IllegalAction, NotAsked):
        return None
    if line.rest or any(move.drew for move in line.moves):
        return None
    return replace(loaded, match=line.match)


def _moves(after: LoadedMatch, question: Question, words: Words, typed: str) -> Iterator[tuple[str, str]]:
    """Values and labels, likeliest first: as the panel has them, then step by step, then those whose label fits."""
    panel = [(after.face.spoken(notation, words), label) for notation, label in legal_moves(after, words)]
    if not typed:
        yield from _untyped(after, question, words, panel)
    whole, _, begun = typed.rpartition(" ")
    for stands, beginning in ((typed, ""), (whole, begun)):
        yield from _grown(after, question, words, stands, beginning.casefold())
    yield from ((value, label) for value, label in panel if typed.casefold() in f"{value} {label}".casefold())


def _untyped(
    after: LoadedMatch, question: Question, words: Words, panel: Sequence[tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """All answers in the order of the rules, as the panel calls them, then what else the panel has."""
    labels = dict(panel)
    grown = [(value, label) for value, label in _grown(after, question, words, "", "") if label != MORE]
    yield from ((value, labels.get(value, label)) for value, label in grown)
    yield from panel


def _all_the_same(after: LoadedMatch, question: Question, words: Words, typed: str) -> Iterator[tuple[str, str]]:
    """What there is to choose from where nothing fits: what resembles a word that was typed, else everything."""
    panel = [(after.face.spoken(notation, words), label) for notation, label in legal_moves(after, words)]
    every = {(value, label): _words_of(f"{value} {label}") for value, label in _untyped(after, question, words, panel)}
    known = set[str]().union(*every.values())
    alike = {near for word in _words_of(typed) for near in get_close_matches(word, known, cutoff=ALIKE)}
    yield from [move for move, said in every.items() if said & alike] or every


def _words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def _grown(after: LoadedMatch, question: Question, words: Words, stands: str, begun: str) -> Iterator[tuple[str, str]]:
    """What whole words can grow into, if a word that is not there yet begins as the next one does."""
    notation = after.face.typed(stands, words)
    there = {*stands.casefold().split(), *notation.split()}
    for completion in completions(question, notation):
        written = question.write(completion.answer)
        value = after.face.spoken(written, words)
        new = {*value.casefold().split(), *written.casefold().split()} - there
        if begun and not any(word.startswith(begun) for word in new):
            continue
        if completion.legal:
            yield value, words.plain(question.explain(completion.answer).label, after.everyone)
        else:
            yield value, MORE


async def moves(call: Call, typed: Typed) -> Pairs:
    """Legal moves after what has been typed so far, for the owner of the seat only."""
    option = typed.option if typed.option in OPTIONS else OPTIONS[0]
    before = [str(typed.options[name]) for name in OPTIONS[:2] if typed.options.get(name)]
    match = await loaded(call)
    if match is None or match.question is None:
        return []
    return offered(match, call.words, before[: OPTIONS.index(option)], typed.text)
