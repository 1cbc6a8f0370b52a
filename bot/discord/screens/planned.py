"""Turns that someone might take or has taken, answer by answer in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Label


def told(loaded: LoadedMatch, answers: Sequence[str], words: Words) -> list[str]:
    """Answers in a row in a few words each; those that only go on are left out, unless that is all of the plan."""
    match = loaded.match.copy()
    chosen: list[str] = []
    first = ""
    for number, text in enumerate(answers, start=1):
        question = next((one for one in match.questions() if one.seat == loaded.own), None)
        if question is None:
            break
        what = capital(words.say(planned(loaded, question, text), loaded.everyone))
        first = first or what
        if question.go_on != text and several(question):
            chosen.append(what)
        if number < len(answers):
            match.play(loaded.own, text)
    return chosen or [first]


def capital(what: str) -> str:
    """A line that begins a sentence."""
    return what[:1].upper() + what[1:]


def several(question: Question) -> bool:
    """Whether there is anything to choose."""
    first = question.parts[0]
    return len(question.parts) > 1 or first.kind != "choice" or len(first.offers) > 1


def planned(loaded: LoadedMatch, question: Question, text: str) -> Label:
    """An answer in a few words."""
    planned = loaded.face.planned(question.read(text))
    return question.describe(text).label if planned is None else planned
