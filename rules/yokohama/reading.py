"""Typed answers against a position: what is left out is filled in, what cannot be is refused with its reason."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama.judging import refuse
from rules.yokohama.model.headings import GENERAL
from rules.yokohama.parsing import WHOLE, parse
from rules.yokohama.reader import Reader
from rules.yokohama.setup import town_for
from rules.yokohama.typed import Typed

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.actions import Action
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town

MOST_GUESSED = 4
"""Names of areas without their number for which all meanings are tried."""


def read(facts: Facts, state: State, seat: Seat, text: str) -> Action:
    """Understand a typed answer of a seat that is asked.

    Raises:
        IllegalAction: It is not understood, ambiguous, or refused by the rules.
    """
    town = town_for(facts, state)
    if action := WHOLE.get(text):
        return _judged(facts, town, state, seat, action)
    words = Reader(town, text)
    try:
        return _legal(Typed(facts, town, state, words), seat)
    except IllegalAction as refusal:
        if not words.guessed:
            raise
        found = _other_meanings(facts, town, state, seat, text, words.guessed)
        if not found:
            raise
        if len(found) == 1:
            return found[0]
        raise _ambiguous() from refusal


def _legal(typed: Typed, seat: Seat) -> Action:
    """The answer that was typed, if it is legal and its names are whole.

    Raises:
        IllegalAction: It is not.
    """
    action = _judged(typed.facts, typed.town, typed.state, seat, parse(typed))
    if typed.words.guessed:
        raise _ambiguous()
    return action


def _judged(facts: Facts, town: Town, state: State, seat: Seat, action: Action) -> Action:
    """An answer that is legal.

    Raises:
        IllegalAction: It is not.
    """
    if reason := refuse(facts, town, state, seat, action):
        raise IllegalAction(reason)
    return action


def _ambiguous() -> IllegalAction:
    return IllegalAction(Reason(say("yokohama-which-area"), GENERAL))


def _other_meanings(facts: Facts, town: Town, state: State, seat: Seat, text: str, names: int) -> list[Action]:
    """Legal answers, if each name that lacks its number means one area or the other."""
    found: list[Action] = []
    for guesses in product((1, 2), repeat=min(names, MOST_GUESSED)):
        try:
            action = parse(Typed(facts, town, state, Reader(town, text, guesses)))
        except IllegalAction:
            continue
        if action not in found and refuse(facts, town, state, seat, action) is None:
            found.append(action)
    return found
