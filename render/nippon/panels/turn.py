"""The first panel of a turn: each action with its worker in one entry, a menu for each hiring space; consolidating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.panel import AnswerButton, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.consolidating import CONSOLIDATE, consolidations, offered_level
from render.nippon.panels.reach import reach
from render.nippon.words import labels
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.steps.actions import Act

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.labels import Label


def turn_controls(asked: Asked) -> Iterator[Control]:
    """A menu for each hiring space that has workers, then consolidating."""
    for number, space in enumerate(asked.view.hiring, start=1):
        acts = _acts(asked, f"space{number}")
        if not acts:
            continue
        actions = tuple([labels.action(action) for action in dict.fromkeys([act.action for act in acts])])
        hint = say("nippon-panel-space", actions=actions, workers=labels.workers(space.workers))
        words = [asked.question.write(act) for act in acts]
        told = [say("nippon-do-act", action=act.action, colour=act.worker) for act in acts]
        entries = asked.entries(words, told, [_comes(asked, act) for act in acts])
        yield asked.menu(f"space{number}", hint, entries, lambda chosen: chosen[0])
    yield from _consolidate(asked)


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
        action=act.action,
        often=reach(asked.view, me, act.action),
        wages=tables.match.wage.value * len(set(work)),
        count=len(work),
        tile=offered_level(asked.view, me, len(work)),
        departments=tuple([say("nippon-panel-department", colour=colour) for colour in places]),
    )


def _consolidate(asked: Asked) -> Iterator[Control]:
    """Consolidating: at once where nothing is left to choose, else by the panel of its tiles."""
    answers = consolidations(asked)
    if not answers:
        return
    me = asked.me
    label = cut(
        asked.plain(
            say(
                "nippon-panel-consolidate",
                wages=me.wages,
                money=me.finance[1],
                coal=me.mining[1],
                tile=max((one.tile.level for one in answers if one.tile is not None), default=0),
            )
        ),
        BUTTON,
    )
    if len(answers) == 1 and answers[0].tile is None:
        yield AnswerButton(asked.question.write(answers[0]), label, "secondary")
    else:
        yield Toggle("rest", label, asked.wishes.having(CONSOLIDATE, "1"))
