"""The story of Takatoshi's turns: each step with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.words.labels import TAKATOSHI, colours, numbers, space
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.events.takatoshi import (
    GoalsJudged,
    MarkerPicked,
    RegionChosen,
    SoloPrepared,
    StackRenewed,
    TakatoshiHired,
    TakatoshiIdle,
    TakatoshiMarker,
    TakatoshiRailway,
    TileRevealed,
)
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from rules.nippon.events.takatoshi import GoalDue, TakatoshiEvent, Weighed

HE, YOU = TAKATOSHI, Who(Seat(0))


def takatoshi_line(event: TakatoshiEvent) -> Label:
    """An event of playing alone as a sentence."""
    match event:
        case SoloPrepared():
            return _prepared(event)
        case StackRenewed():
            return say("nippon-tell-stack-renewed", who=HE, priorities=colours(event.priorities))
        case TileRevealed():
            arrow, border = event.arrow or "none", event.border or "none"
            return say("nippon-tell-tile-revealed", who=HE, space=event.space, arrow=arrow, border=border)
        case TakatoshiHired():
            return _hired(event)
        case TakatoshiIdle():
            return say("nippon-tell-takatoshi-idle", who=HE, why=event.why)
        case MarkerPicked():
            on = int(event.row > event.section)
            return say("nippon-tell-marker-picked", who=HE, value=event.value, row=event.row, on=on)
        case RegionChosen():
            return _chosen(event)
        case TakatoshiRailway():
            return say(
                "nippon-tell-takatoshi-railway",
                who=HE,
                you=YOU,
                region=event.region,
                space=event.space,
                his=event.his,
                yours=event.yours,
            )
        case TakatoshiMarker():
            return _laid(event)
        case GoalsJudged():
            return _judged(event)
        case _:
            assert_never(event)


def goal_due(due: GoalDue) -> Label:
    """What a goal tile asks for: "5 railways"."""
    return say("nippon-solo-goal", goal=due.goal, need=due.need)


def goal_tally(due: GoalDue) -> Label:
    """How far one is with it: "5 railways (3 of 5)"."""
    return say("nippon-solo-tally", goal=due.goal, have=due.have, need=due.need)


def _prepared(event: SoloPrepared) -> Label:
    workers = tuple(
        [
            say("nippon-solo-worker", region=region, colour=colour)
            for region, colour in zip(REGIONS, event.regions, strict=True)
        ]
    )
    return say(
        "nippon-tell-solo-prepared",
        who=HE,
        priorities=colours(event.priorities),
        regions=workers,
        goals=tuple([goal_due(due) for due in event.goals]),
    )


def _hired(event: TakatoshiHired) -> Label:
    return say(
        "nippon-tell-takatoshi-hired",
        who=HE,
        space=event.space,
        count=event.count,
        ties=len(event.tied),
        tied=numbers(event.tied),
        colour=event.worker,
        missing=len(event.absent),
        absent=colours(event.absent),
    )


def _chosen(event: RegionChosen) -> Label:
    chosen = next((region for region in event.weighed if region.region == event.region), None)
    why = "none" if chosen is None else "ahead" if chosen.ahead else "behind"
    regions = tuple([_weighed(region) for region in event.weighed])
    return say("nippon-tell-region-chosen", who=HE, regions=regions, region=event.region or "none", why=why)


def _weighed(region: Weighed) -> Label:
    return say(
        "nippon-solo-weighed",
        who=HE,
        you=YOU,
        region=region.region,
        his=region.his,
        yours=region.yours,
        free=region.free,
    )


def _laid(event: TakatoshiMarker) -> Label:
    return say(
        "nippon-tell-takatoshi-marker",
        who=HE,
        you=YOU,
        value=event.value,
        place=space(event.city, event.edge, event.good),
        way=event.way,
        printed=event.printed,
        removed=event.removed,
        lost=event.lost,
        region=event.region,
        his=event.his,
        yours=event.yours,
    )


def _judged(event: GoalsJudged) -> Label:
    goals = tuple([goal_tally(due) for due in event.goals])
    return say("nippon-tell-goals-judged", who=YOU, opponent=HE, goals=goals, won=int(event.won))
