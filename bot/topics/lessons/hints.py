"""Which thing to press: the label in a panel that leads to an answer, found in the panel itself."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from bot.discord.screens.panels import panel_of
from render.core.panel import AnswerButton, Form, Menu, Preset, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.core.loaded_match import LoadedMatch
    from render.core.panel import Control
    from render.core.words import Words
    from rules.core.decisions import Question

MOST_TRIED: Final = 2000
"""Selections of a menu that are tried."""


def way_to(loaded: LoadedMatch, question: Question, words: Words, leads: Callable[[str], bool]) -> tuple[str, ...]:
    """Labels to press one after the other until an answer is given; none if no menu or button gives it.

    Args:
        leads: Whether an answer, in notation, is the wanted one.
    """
    controls = panel_of(loaded, question, words, "").controls
    found = _in(controls, leads)
    if not found and question.go_on is not None and leads(question.go_on):
        return (words.text("house-end-turn"),)
    if found:
        return found
    for label, state in _presets(controls):
        further = _in(panel_of(loaded, question, words, state).controls, leads)
        if further:
            return (label, *further)
    return next(((control.label,) for control in controls if isinstance(control, Form)), ())


def _in(controls: tuple[Control, ...], leads: Callable[[str], bool]) -> tuple[str, ...]:
    """What to press in one panel."""
    for control in controls:
        match control:
            case AnswerButton(standing=None) if leads(control.answer):
                return (control.label,)
            case Menu():
                labels = _picked(control, leads)
                if labels:
                    return labels
            case _:
                pass
    return ()


def _picked(menu: Menu, leads: Callable[[str], bool]) -> tuple[str, ...]:
    """Entries of a menu that come to the answer together."""
    tried = 0
    for count in range(max(1, menu.at_least), menu.at_most + 1):
        for some in combinations(menu.entries, count):
            tried += 1
            if tried > MOST_TRIED:
                return ()
            if leads(menu.compose(tuple([entry.word for entry in some]))):
                return tuple([entry.label for entry in some])
    return ()


def _presets(controls: tuple[Control, ...]) -> Iterator[tuple[str, str]]:
    """What only changes what the other menus offer: labels, and the presets to which they lead."""
    for control in controls:
        match control:
            case Preset(at_most=1):
                for entry in control.entries:
                    yield entry.label, control.carry((entry.word,))
            case Toggle():
                yield control.label, control.carry
            case _:
                pass
