"""The first panel of a turn: each action with its worker in one entry of one menu, or of two; consolidating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.panel import AnswerButton, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.consolidating import CONSOLIDATE, balance, consolidations, offered_level
from render.nippon.panels.reach import reach
from render.nippon.words import labels
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.steps.actions import Act

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
        actions = tuple([labels.action(action) for action in dict.fromkeys([act.action for act in acts])])
        hint = say("nippon-panel-act", menus=len(menus), actions=_named(asked, actions))
        words = [asked.question.write(act) for act in acts]
        told = [say("nippon-do-act", action=act.action, colour=act.worker) for act in acts]
        entries = asked.entries(words, told, [_comes(asked, act) for act in acts])
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


def _comes(asked: Asked, act: Act) -> Label:
    """What comes of it: how often it can be activated, then the wages, the prestige tile, the departments."""
    me, tables = asked.me, asked.view.tables
    work = [*[worker.colour for worker in me.work], act.worker]
    places = [work[0]]
    if len(work) >= tables.mat.work.topmost_from and work[-1] != work[0]:
        places.append(work[-1])
    return say(
        "nippon-panel-comes",
        ends=_ends(asked, act),
        action=act.action,
        often=reach(asked.view, me, act.action),
        wages=tables.match.wage.value * len(set(work)),
        count=len(work),
        tile=offered_level(asked.view, me, len(work)),
        places=len(places),
        departments=tuple([say("nippon-panel-department", colour=colour) for colour in places]),
    )


def _ends(asked: Asked, act: Act) -> str:
    """What ends with the turn in which the last worker of a hiring space is taken: nothing, the round, its section."""
    view = asked.view
    space = next(space for space in view.hiring if act.action in space.actions)
    empty = sum(not one.workers for one in view.hiring)
    if view.final or len(space.workers) > 1 or empty + 1 <= len(view.waiting):
        return "none"
    return "section" if view.round in view.section_ends else "round"


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
        yield Toggle("rest", label, asked.wishes.having(CONSOLIDATE, "1"))
