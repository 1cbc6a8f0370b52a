"""Typed answers against a position: what is left out is filled in, what cannot be is refused with its reason."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama.headings import GENERAL
from rules.yokohama.judging import refuse
from rules.yokohama.parsing import Parser
from rules.yokohama.setup import town_for

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.actions import Action
    from rules.yokohama.facts import Facts
    from rules.yokohama.state import State


def read(facts: Facts, state: State, seat: Seat, text: str) -> Action:
    """Understand a typed answer of a seat that is asked.

    Raises:
        IllegalAction: It is not understood, ambiguous, or refused by the rules.
    """
    town = town_for(facts, state)
    parser = Parser(facts, town, state, text)
    action = parser.action()
    open_names = parser.guessed
    reason = refuse(facts, town, state, seat, action)
    if not open_names:
        if reason is not None:
            raise IllegalAction(reason)
        return action
    legal = [] if reason is not None else [action]
    for guesses in list(product((1, 2), repeat=min(open_names, 4)))[1:]:
        other = _guess(facts, state, text, guesses)
        if other is not None and other not in legal and refuse(facts, town, state, seat, other) is None:
            legal.append(other)
    if len(legal) == 1:
        return legal[0]
    if reason is not None and not legal:
        raise IllegalAction(reason)
    raise IllegalAction(Reason(say("yokohama-which-area"), GENERAL))


def _guess(facts: Facts, state: State, text: str, guesses: tuple[int, ...]) -> Action | None:
    """The answer if names without a number mean these areas; None if that makes no sense."""
    try:
        return Parser(facts, town_for(facts, state), state, text, guesses).action()
    except IllegalAction:
        return None
