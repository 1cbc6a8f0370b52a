"""The first panel of a turn: each action with its worker in one entry of one menu, or of two; consolidating."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import ending_button
from render.core.panel import Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.consolidating import CONSOLIDATE, balance, consolidations
from render.nippon.panels.silk import silk_entries
from render.nippon.words import labels
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.steps.actions.action import Act

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.labels import Label

MOST_TOGETHER = 12
"""Entries that one menu shows before there are two: a phone must not be scrolled for long."""


TITLE = 36
"""Letters of a menu's placeholder that a phone shows."""


def turn_controls(asked: Asked) -> Iterator[Control]:
    """All actions with their workers in one menu, or in two where one would be long; then consolidating."""
    named = [acts(asked, f"space{number}") for number, _ in enumerate(asked.view.hiring, start=1)]
    menus = _halves([some for some in named if some])
    for number, some in enumerate(menus, start=1):
        actions = tuple([labels.action_short(action) for action in dict.fromkeys([act.action for act in some])])
        hint = say("nippon-panel-act", menus=len(menus), actions=_named(asked, actions))
        words = [asked.question.write(act) for act in some]
        told = [asked.question.explain(act) for act in some]
        entries = asked.entries(words, [one.label for one in told], [one.detail for one in told])
        if number == len(menus):
            entries = (*entries, *silk_entries(asked))
        yield asked.menu(f"act{number}", hint, entries, lambda chosen: chosen[0])
    yield from _consolidate(asked)


def _named(asked: Asked, actions: tuple[Label, ...]) -> tuple[Label, ...]:
    """Actions as a phone has room for them: all, else the shortest and how many more."""
    by_length = sorted(actions, key=lambda one: len(asked.plain(one)))
    ways = [
        (*by_length[:count], say("nippon-panel-act-more", count=len(actions) - count)) for count in range(len(actions))
    ]
    fitting = (one for one in (actions, *reversed(ways)) if len(asked.plain(_joined(one))) <= TITLE)
    return next(fitting, ways[0])


def _joined(actions: tuple[Label, ...]) -> Label:
    return say("nippon-panel-act", menus=2, actions=actions)


def _halves(spaces: Sequence[Sequence[Act]]) -> list[list[Act]]:
    """What can be taken of each hiring space, in one list, or in two of which the longer is as short as can be."""
    every = [act for some in spaces for act in some]
    if len(every) <= MOST_TOGETHER:
        return [every] if every else []
    ends = [sum(map(len, spaces[:number])) for number in range(len(spaces) + 1)]
    middle = min(ends, key=lambda end: max(end, len(every) - end))
    return [part for part in (every[:middle], every[middle:]) if part]


def acting(asked: Asked) -> bool:
    """Whether any action can be chosen."""
    return bool(acts(asked))


def acts(asked: Asked, name: str | None = None) -> list[Act]:
    """The actions that can be chosen, with their workers: all of them, or those of a hiring space."""
    parts = (part for part in asked.question.parts if isinstance(part, Choice) and name in {None, part.part})
    return [answer for part in parts for answer in part.offers if isinstance(answer, Act)]


def _consolidate(asked: Asked) -> Iterator[Control]:
    """Consolidating: at once where nothing is left to choose, else by the panel of its tiles."""
    answers = consolidations(asked)
    if not answers:
        return
    chooses = len(answers) > 1 or answers[0].tile is not None
    label = balance(asked, chooses=chooses)
    if not chooses:
        # Without the money's icon it stands in one row of a phone.
        yield replace(ending_button(asked.question, answers[:1], label, asked.context), style="secondary", icon=None)
    else:
        yield Toggle("rest", cut(asked.plain(label), BUTTON), asked.presets.having(CONSOLIDATE, "1"))
