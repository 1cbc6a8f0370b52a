"""The first panel of a turn: each action with its worker in one entry of one menu, or of two; consolidating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.panel import AnswerButton, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.consolidating import CONSOLIDATE, balance, consolidations
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


TITLE = 38
"""Letters of a menu's placeholder that a phone shows."""


def turn_controls(asked: Asked) -> Iterator[Control]:
    """All actions with their workers in one menu, or in two where one would be long; then consolidating."""
    named = [_acts(asked, f"space{number}") for number, _ in enumerate(asked.view.hiring, start=1)]
    menus = _halves([acts for acts in named if acts])
    for number, acts in enumerate(menus, start=1):
        actions = tuple([labels.action_short(action) for action in dict.fromkeys([act.action for act in acts])])
        hint = say("nippon-panel-act", menus=len(menus), actions=_named(asked, actions))
        words = [asked.question.write(act) for act in acts]
        told = [asked.question.explain(act) for act in acts]
        entries = asked.entries(words, [one.label for one in told], [one.detail for one in told])
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
    every = [act for acts in spaces for act in acts]
    if len(every) <= MOST_TOGETHER:
        return [every] if every else []
    ends = [sum(map(len, spaces[:number])) for number in range(len(spaces) + 1)]
    middle = min(ends, key=lambda end: max(end, len(every) - end))
    return [part for part in (every[:middle], every[middle:]) if part]


def acting(asked: Asked) -> bool:
    """Whether any action can be chosen."""
    return any(_acts(asked, part.part) for part in asked.question.parts)


def _acts(asked: Asked, name: str) -> list[Act]:
    parts = (part for part in asked.question.parts if isinstance(part, Choice) and part.part == name)
    return [answer for part in parts for answer in part.offers if isinstance(answer, Act)]


def _consolidate(asked: Asked) -> Iterator[Control]:
    """Consolidating: at once where nothing is left to choose, else by the panel of its tiles."""
    answers = consolidations(asked)
    if not answers:
        return
    level = max((one.tile.level for one in answers if one.tile is not None), default=0)
    label = cut(asked.plain(balance(asked, level)), BUTTON)
    if len(answers) == 1 and answers[0].tile is None:
        yield AnswerButton(asked.question.write(answers[0]), label, "secondary")
    else:
        yield Toggle("rest", label, asked.presets.having(CONSOLIDATE, "1"))
