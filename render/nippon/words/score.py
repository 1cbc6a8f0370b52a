"""The score of Nippon in words: the line under the table, the warning, the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from render.core.sources import Sources, added_up
from render.core.stood import NOTE, stood
from render.nippon.derived import gained, history
from render.nippon.words import labels
from rules.core.labels import Label, Who, say
from rules.core.results import EARLY
from rules.core.seats import Seat
from rules.nippon.delta import counted
from rules.nippon.events.gains import Why
from rules.nippon.events.rounds import SectionEnded
from rules.nippon.events.trade import ContractFulfilled
from rules.nippon.model.terms import AREAS, REGIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.context import RenderContext
    from rules.core.table import Event
    from rules.nippon.events import NipponEvent
    from rules.nippon.scoring import ScoreLine
    from rules.nippon.view import NipponView

SOURCES: tuple[str, ...] = (*get_args(Why), "wages")
"""Where points of the match come from besides the regions' scoring; wages that were short cost some."""


def score_line(view: NipponView, context: RenderContext) -> str:
    """The points of all players and the round; when playing alone also the goals."""
    return context.say(_line(view))


def _line(view: NipponView) -> Label:
    each = tuple([say("nippon-score", who=Who(one.seat), points=one.points) for one in view.zaibatsu])
    line = say("nippon-score-line", each=each, round=view.round, rounds=view.rounds)
    if view.takatoshi is None:
        return line
    goals = tuple(
        [
            say("nippon-score-goal", goal=labels.goal(one.key), have=one.have, least=one.least)
            for one in view.takatoshi.goals
        ]
    )
    return say("nippon-score-alone", line=line, goals=goals)


def warning(view: NipponView) -> Label | None:
    """How many final rounds are left, once they have begun and until the last section is scored."""
    if not view.final or view.ended_by is not None or len(view.scored) == len(view.section_ends):
        return None
    return say("nippon-warning", left=view.rounds - view.round + 1)


def sources(view: NipponView, told: Sequence[Event]) -> Sources:
    """Where the points of the match came from, without those of the regions; nothing while it runs."""
    if view.results is None:
        return ()
    found = [one for event in cast("Sequence[NipponEvent]", told) for one in counted(event)]
    return added_up(SOURCES, found, beside_regions(view, by_seat(view.results)))


def points(view: NipponView, told: Sequence[Event]) -> Sources:
    """All points by source: of the regions, else of the match, then each part of the final score."""
    if view.results is None:
        return ()
    lines = by_seat(view.results)
    regions = [line.in_play - beside for line, beside in zip(lines, beside_regions(view, lines), strict=True)]
    after = (
        ("final achievements", tuple(sum(line.achievements) for line in lines)),
        ("final things", tuple(line.things for line in lines)),
        ("final money", tuple(line.money for line in lines)),
    )
    found = (("regions", tuple(regions)), *sources(view, told), *after)
    return tuple((source, counts) for source, counts in found if any(counts))


def standings(view: NipponView) -> tuple[int, ...]:
    """Everyone's points by seat."""
    return tuple(one.points for one in view.zaibatsu)


def milestone(event: Event) -> tuple[Seat, ...] | None:
    """Whose milestone an event is: a section that is scored is everyone's, a contract that of who fulfils it."""
    match event:
        case SectionEnded():
            return ()
        case ContractFulfilled(seat=seat):
            return (seat,)
        case _:
            return None


def beside_regions(view: NipponView, lines: Sequence[ScoreLine]) -> list[int]:
    """Points of the match that no region brought, by seat."""
    rivals = len(view.zaibatsu)
    scored = [gained(there, rivals) for section in history(view) for there in section]
    return [line.in_play - sum(points[line.seat] for points in scored) for line in lines]


def final_score(view: NipponView, sources: Sources) -> tuple[Label, ...]:
    """Who wins and why, then every place with its parts; alone, won or lost, rank and goals. Empty while it runs."""
    if view.results is None:
        return ()
    places = [_place(line, (*_regions(view, line.seat), *_others(sources, line.seat))) for line in view.results]
    if view.ended_by == EARLY:
        return (stood([line.total for line in by_seat(view.results)]), *_goals(view), *places, NOTE)
    if view.verdict is not None and view.takatoshi is not None:
        verdict = say(
            "nippon-verdict",
            won=int(view.verdict.won),
            who=Who(Seat(0)),
            by=labels.TAKATOSHI,
            points=view.results[0].total,
            rank=say(f"nippon-rank-{view.verdict.rank}") if view.verdict.won else "none",
        )
        return (verdict, *_goals(view), *places)
    first, *others = view.results
    second = max((line.total for line in others), default=0)
    lead = first.total - second
    winner = say("nippon-win", who=Who(first.seat), points=first.total, lead=lead)
    return (winner, *places)


def _goals(view: NipponView) -> list[Label]:
    """How far each goal is of who plays alone."""
    goals = () if view.takatoshi is None else view.takatoshi.goals
    return [
        say(
            "nippon-win-goal",
            met=int(one.have >= one.least),
            goal=labels.goal(one.key),
            have=one.have,
            least=one.least,
        )
        for one in goals
    ]


def by_seat(results: Sequence[ScoreLine]) -> list[ScoreLine]:
    """The score by seat."""
    return sorted(results, key=lambda line: line.seat)


def _regions(view: NipponView, seat: Seat) -> tuple[Label, ...]:
    """Regions that brought a seat points, all sections together."""
    rivals = len(view.zaibatsu)
    points = [sum(gained(scored[number], rivals)[seat] for scored in history(view)) for number in range(len(REGIONS))]
    return tuple(
        [
            say("nippon-win-area", area=labels.region(region), points=count)
            for region, count in zip(REGIONS, points, strict=True)
            if count
        ]
    )


def _others(sources: Sources, seat: Seat) -> tuple[Label, ...]:
    """What else brought a seat points, or cost some."""
    return tuple(
        [
            say("nippon-win-area", area=say("nippon-source", source=source), points=points[seat])
            for source, points in sources
            if points[seat]
        ]
    )


def _place(line: ScoreLine, regions: tuple[Label, ...]) -> Label:
    achieved = tuple(
        [
            say("nippon-win-area", area=labels.area(area), points=points)
            for area, points in zip(AREAS, line.achievements, strict=True)
            if points
        ]
    )
    return say(
        "nippon-win-place",
        place=line.place,
        who=Who(line.seat),
        points=line.total,
        play=line.in_play,
        regions=regions,
        m=len(regions),
        achieved=sum(line.achievements),
        areas=achieved,
        n=len(achieved),
        things=line.things,
        money=line.money,
    )
