"""The score of Osaka in words: the line under the table, the warning, the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from render.core.sources import Sources, added_up
from render.core.stood import NOTE, stood
from render.osaka.words import labels
from rules.core.labels import Label, Who, say
from rules.core.results import EARLY
from rules.osaka.delta import counted
from rules.osaka.events import Payday
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.context import RenderContext
    from rules.core.seats import Seat
    from rules.core.table import Event
    from rules.osaka.events import OsakaEvent
    from rules.osaka.model.terms import Result
    from rules.osaka.view import OsakaView, TraderView

NEAR = 1
"""So many tokens before the last one the end is near."""


def most_tokens(view: OsakaView) -> int:
    """Tokens of the trader who has most."""
    return max(sum(trader.tokens) for trader in view.traders)


def score_line(view: OsakaView, context: RenderContext) -> str:
    """Everyone's points and how near the end is."""
    each = " · ".join(context.say(_score(trader)) for trader in view.traders)
    return context.words.text("osaka-score-line", each=each, most=most_tokens(view), end=view.tokens_to_end)


def _score(trader: TraderView) -> Label:
    return say("osaka-score-seat", who=Who(trader.seat), vp=labels.points(trader.vp), tokens=sum(trader.tokens))


def warning(view: OsakaView) -> Label | None:
    """That someone lacks one token, or none, to end the match."""
    most = most_tokens(view)
    if view.phase == "over" or most < view.tokens_to_end - NEAR:
        return None
    who = tuple(Who(trader.seat) for trader in view.traders if sum(trader.tokens) == most)
    return say("osaka-warning", who=who, n=len(who), most=most, end=view.tokens_to_end)


def sources(view: OsakaView, told: Sequence[Event]) -> Sources:
    """VP by the colour of the goods that were sold; nothing while the match runs."""
    if view.results is None:
        return ()
    found = (one for event in told for one in counted(cast("OsakaEvent", event)))
    return added_up(COLOURS, found, [trader.vp for trader in view.traders])


def points(view: OsakaView, told: Sequence[Event]) -> Sources:
    """All points by source: there are none but those of goods that were sold."""
    return sources(view, told)


def standings(view: OsakaView) -> tuple[int, ...]:
    """Everyone's VP by seat."""
    return tuple(trader.vp for trader in sorted(view.traders, key=lambda trader: trader.seat))


def milestone(event: Event) -> tuple[Seat, ...] | None:
    """Whose milestone an event is: a payday is everyone's."""
    return () if isinstance(event, Payday) else None


def final_score(view: OsakaView, sources: Sources) -> tuple[Label, ...]:
    """Who wins and why, then every place, then what ended the match; empty while it runs."""
    if view.results is None or view.ended_by is None:
        return ()
    first = [line for line in view.results if line.place == 1]
    others = [line for line in view.results if line.place > 1]
    best, who = first[0].vp, tuple(Who(line.seat) for line in first)
    second = max((line.vp for line in others), default=best)
    if view.ended_by == EARLY:
        winner = stood([trader.vp for trader in view.traders])
    elif len(first) > 1:
        winner = say("osaka-win-shared", who=who, vp=best)
    elif second == best:
        winner = say("osaka-win-tokens", who=who, vp=best)
    else:
        winner = say("osaka-win-lead", who=who, vp=best, lead=best - second)
    places = (_place(line, sources) for line in view.results)
    by = say("osaka-win-by", by=view.ended_by, end=view.tokens_to_end) if view.ended_by != EARLY else NOTE
    return (winner, *places, by)


def _place(line: Result, sources: Sources) -> Label:
    parts = [
        say("osaka-win-part", source=say("osaka-source", source=source), vp=points[line.seat])
        for source, points in sources
        if points[line.seat]
    ]
    return say(
        "osaka-win-place",
        place=line.place,
        who=Who(line.seat),
        vp=line.vp,
        tokens=line.tokens,
        parts=tuple(parts),
        n=len(parts),
    )
