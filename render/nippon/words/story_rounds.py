"""The story of set-up, rounds, sections and the end, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from render.nippon.words.labels import goal, goals, people, region, workers
from rules.core.labels import Label, Who, say
from rules.nippon.events.rounds import (
    Consolidated,
    Ended,
    FinalConsolidation,
    FinalRounds,
    FinalScored,
    GoalMet,
    LaidOut,
    PairTaken,
    PassedOver,
    RegionScored,
    RoundEnded,
    RowHired,
    SectionEnded,
    StartPlayer,
    WorkersDrawn,
)
from rules.nippon.model.terms import SECTIONS

if TYPE_CHECKING:
    from rules.nippon.model.places import Placing

Own: TypeAlias = (
    LaidOut
    | StartPlayer
    | PairTaken
    | RowHired
    | RoundEnded
    | WorkersDrawn
    | FinalRounds
    | PassedOver
    | SectionEnded
    | RegionScored
    | GoalMet
    | Consolidated
    | FinalConsolidation
    | FinalScored
    | Ended
)
"""Events of these that are told in sentences of their own."""


def sentence(event: Own) -> Label | None:
    """An event in a sentence; None for what the final score tells."""
    match event:
        case LaidOut():
            chosen = goals([one for section in event.goals for one in section])
            return say("nippon-tell-laid-out", factories=len(event.supply), goals=chosen, n=len(chosen))
        case StartPlayer():
            return say("nippon-tell-start-player", who=Who(event.seat))
        case PairTaken():
            start = say("nippon-start", effect=event.effect)
            return say("nippon-tell-pair-taken", who=Who(event.seat), start=start, points=event.points)
        case Consolidated():
            return say("nippon-tell-consolidated", who=Who(event.seat), workers=event.workers)
        case PassedOver():
            return say("nippon-tell-passed-over", who=Who(event.seat))
        case RowHired() | RoundEnded() | WorkersDrawn() | FinalRounds():
            return _round(event)
        case SectionEnded() | RegionScored() | GoalMet():
            return _section(event)
        case FinalConsolidation():
            return say("nippon-tell-final-consolidation")
        case FinalScored():
            return None
        case Ended():
            return say("nippon-tell-ended")
        case _:
            assert_never(event)


def _round(event: RowHired | RoundEnded | WorkersDrawn | FinalRounds) -> Label:
    match event:
        case RowHired():
            return say("nippon-tell-row-hired", space=event.space, workers=workers(event.workers), rows=event.rows)
        case RoundEnded():
            return say("nippon-tell-round-ended", round=event.round)
        case WorkersDrawn():
            drawn = tuple(
                [
                    say("nippon-tell-drawn", space=space, colour=colour)
                    for space, colour in zip(event.spaces, event.workers, strict=True)
                ]
            )
            waiting = workers([colour for row in event.waiting for colour in row])
            return say(
                "nippon-tell-workers-drawn",
                round=event.round,
                drawn=drawn,
                n=len(drawn),
                waiting=waiting,
                m=len(waiting),
                short=event.short,
            )
        case FinalRounds():
            return say("nippon-tell-final-rounds", who=Who(event.seat), turns=event.turns)
        case _:
            assert_never(event)


def _section(event: SectionEnded | RegionScored | GoalMet) -> Label:
    match event:
        case SectionEnded():
            return say("nippon-tell-section-ended", section=event.section, sections=SECTIONS)
        case RegionScored():
            places = tuple([_placing(one) for one in event.places])
            return say("nippon-tell-region-scored", region=region(event.region), each=places, n=len(places))
        case GoalMet():
            who = people(event.seats)
            return say("nippon-tell-goal-met", goal=goal(event.goal), who=who, n=len(who), count=event.count)
        case _:
            assert_never(event)


def _placing(one: Placing) -> Label:
    """Someone's place in a region."""
    if one.seat is None:
        return say("nippon-tell-overseas", influence=one.influence)
    return say("nippon-tell-placing", who=Who(one.seat), influence=one.influence, points=one.points)
