"""What the regions would bring now, or brought when a section was scored: what decided each, and who gained what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.sections import Section
from render.nippon.closeups.ids import SCORED
from render.nippon.derived import gained
from rules.core.labels import Arg, Label, Who, say
from rules.core.seats import Seat
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.nippon.model.places import Places, Placing
    from rules.nippon.model.places import Scored as ScoredSection
    from rules.nippon.model.terms import Region
    from rules.nippon.view import NipponView

KEY = "section"
"""Id of the sheet of a section that is not scored yet."""

SHEETS = frozenset({KEY, *SCORED})


def sheets(view: NipponView) -> tuple[str, ...]:
    """Ids of the sheets of sections: the one that is played, and all that were scored, the latest first."""
    scored = [what for what, section in SCORED.items() if section <= len(view.scored) and view.scored[section - 1]]
    return (*((KEY,) if len(view.scored) < view.section else ()), *reversed(scored))


def section_of(view: NipponView, what: str) -> int:
    """Number of the section that a sheet is about."""
    return SCORED.get(what, view.section)


def places(view: NipponView, section: int) -> ScoredSection:
    """The places of each region as a section was scored, or as it would be now."""
    if section <= len(view.scored):
        return view.scored[section - 1]
    return tuple([region.places for region in view.regions])


def name_of(what: str) -> Label:
    """Name of a sheet."""
    return say("nippon-look-scored", section=SCORED[what]) if what in SCORED else say("nippon-look-section")


def read(view: NipponView, what: str) -> Section:
    """The sheet of a section: each region, and what all of them bring together."""
    found = places(view, section_of(view, what))
    lines: list[Label] = []
    for region, there in zip(REGIONS, found, strict=True):
        lines.append(decided(region, there))
        if gains := _gains(there):
            lines.append(say("nippon-alt-points", each=gains))
    points = [gained(there, len(view.zaibatsu)) for there in found]
    totals = tuple(
        [
            say("nippon-board-points", who=Who(Seat(seat)), points=sum(one))
            for seat, one in enumerate(zip(*points, strict=True))
        ]
    )
    return Section(what, name_of(what), (*lines, say("nippon-section-together", each=totals)))


def _gains(there: Places) -> tuple[Label, ...]:
    """What a region brings each player who gains from it."""
    found = [
        say("nippon-board-points", who=Who(one.seat), points=one.points)
        for one in there
        if one.seat is not None and one.points
    ]
    return tuple(found)


def decided(region: Region, there: Places) -> Label:
    """The sentence that says what decides a region."""
    name = say("nippon-region", region=region)
    if not there:
        return say("nippon-section-empty", region=name)
    most = there[0].influence
    first = [one for one in there if one.influence == most]
    if len(first) > 1:
        return say("nippon-section-tie", region=name, names=_names(first), most=most, points=first[0].points)
    behind = [one for one in there if one.influence < most]
    if not behind:
        return say("nippon-section-alone", region=name, name=_name(first[0]), most=most)
    second = behind[0].influence
    others = _names([one for one in behind if one.influence == second])
    return say(
        "nippon-section-lead",
        region=name,
        name=_name(first[0]),
        lead=most - second,
        most=most,
        next=second,
        other=others,
    )


def _names(these: Iterable[Placing]) -> tuple[Arg, ...]:
    return tuple([_name(one) for one in these])


def _name(one: Placing) -> Arg:
    return say("nippon-section-overseas") if one.seat is None else Who(one.seat)
