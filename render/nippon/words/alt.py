"""What alternative texts of Nippon say: the table in sentences, always in the same order, and all that is new."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.nippon.closeups.ids import BOARDS, SUPPLIES
from render.nippon.table.marks import marks
from render.nippon.words import labels
from render.nippon.words.board import hiring_lines
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.board_delta import board_delta
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.terms import LEVELS, REGIONS

if TYPE_CHECKING:
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import RegionView, ZaibatsuView


def table(view: NipponView, before: NipponView | None, match: str) -> list[Label]:
    """What the table shows: when, who is asked, who leads, what is new, regions, workers, points.

    Args:
        before: What the reader saw last, or None.
    """
    over = view.ended_by is not None
    found = [
        say("nippon-alt-over", match=match)
        if over
        else say("nippon-alt-table", match=match, round=view.round, rounds=view.rounds, section=view.section)
    ]
    if view.asked:
        found.append(say("nippon-alt-asked", who=labels.people(view.asked)))
    final = {line.seat: line.total for line in view.results or ()}
    points = {one.seat: final.get(one.seat, one.points) for one in view.zaibatsu}
    best = max(points.values())
    if best and len(points) > 1:
        found.append(say("nippon-alt-leads", who=tuple(Who(seat) for seat, won in points.items() if won == best)))
    if before is not None and (new := changes(view, before)):
        found.append(say("house-alt-new", what=new))
    found.append(say("nippon-alt-influence"))
    found += [_region(one) for one in view.regions]
    each = tuple(say("nippon-score", who=Who(seat), points=won) for seat, won in points.items())
    found.append(say("nippon-alt-points", each=each))
    if view.takatoshi is not None:
        found += [
            say("nippon-board-goal", goal=labels.goal(one.key), have=one.have, least=one.least)
            for one in view.takatoshi.goals
        ]
    return found if over else [*found, *hiring_lines(view)]


def _region(one: RegionView) -> Label:
    each = [
        say("nippon-board-influence", who=Who(Seat(seat)), influence=count) for seat, count in enumerate(one.influence)
    ]
    return say("nippon-alt-region", region=one.key, each=tuple(each), overseas=one.overseas)


def changes(view: NipponView, before: NipponView) -> tuple[Label, ...]:
    """What differs from an earlier view: markers, railways, ships and points."""
    found: list[Label] = []
    for number in range(len(view.regions)):
        found += _of_region(view, before, number)
    found += _of_missions(view, before)
    for now, was in zip(view.zaibatsu, before.zaibatsu, strict=True):
        if now.points > was.points:
            found.append(say("nippon-alt-new-points", who=Who(now.seat), points=now.points - was.points))
    return tuple(found)


def _of_region(view: NipponView, before: NipponView, number: int) -> list[Label]:
    new, region = marks(view, before), view.regions[number]
    found: list[Label] = []
    for _, place, edge in sorted(spot for spot in new.spaces | new.freed if spot[0] == number):
        city = region.cities[place]
        one = city.spaces[edge]
        space = labels.space(city.key, one.edge, one.good)
        if one.owner is None:
            found.append(say("nippon-alt-new-freed", space=space))
        else:
            found.append(say("nippon-alt-new-marker", who=Who(one.owner), value=one.value, space=space))
    owners = Counter(region.railways[space].owner for place, space in sorted(new.railways) if place == number)
    found += [
        say("nippon-alt-new-railway", who=Who(owner), count=count, region=region.key)
        for owner, count in owners.items()
        if owner is not None
    ]
    return found


def _of_missions(view: NipponView, before: NipponView) -> list[Label]:
    return [
        say("nippon-alt-new-ship", who=Who(view.missions[number].ships[ship]), destination=view.missions[number].key)
        for number, ship in sorted(marks(view, before).ships)
    ]


def news(view: NipponView, before: NipponView, what: str) -> tuple[Label, ...]:
    """What of a close-up differs from an earlier view.

    Args:
        before: What the reader saw last.
    """
    if what in REGIONS:
        return tuple(_of_region(view, before, REGIONS.index(what)))
    if what in SUPPLIES:
        return _of_supply(view, before, SUPPLIES[what])
    if what in BOARDS:
        seat, _ = BOARDS[what]
        return _of_zaibatsu(view.zaibatsu[seat], before.zaibatsu[seat])
    match what:
        case "missions":
            return tuple(_of_missions(view, before))
        case "hiring":
            return _of_hiring(view, before)
        case "takatoshi":
            return _of_opponent(view, before)
        case _:
            return ()


def _of_hiring(view: NipponView, before: NipponView) -> tuple[Label, ...]:
    spaces = [space + 1 for space in sorted(marks(view, before).hired)]
    if not spaces:
        return ()
    return (say("nippon-alt-new-workers", spaces=labels.numbers(spaces), n=len(spaces)),)


def _of_supply(view: NipponView, before: NipponView, level: int) -> tuple[Label, ...]:
    gone = {row.id: row for row in before.supply if row not in view.supply}
    return tuple(
        say("nippon-alt-new-factory", factory=factory_label(key))
        for key, row in sorted(gone.items())
        if LEVELS[row.good] == level
    )


def _of_zaibatsu(now: ZaibatsuView, was: ZaibatsuView) -> tuple[Label, ...]:
    """Points that a player won, and what of the store changed."""
    found: list[Label] = []
    for what, more, count in board_delta(was, now).stock:
        if what != "points" and more:
            found.append(labels.amount(what, count))
        elif more > 0:
            found.append(say("nippon-alt-new-points", who=Who(now.seat), points=more))
    return tuple(found)


def _of_opponent(view: NipponView, before: NipponView) -> tuple[Label, ...]:
    if view.takatoshi is None or before.takatoshi is None:
        return ()
    return tuple(
        say("nippon-alt-new-goal", goal=one.key, have=one.have, least=one.least)
        for one, past in zip(view.takatoshi.goals, before.takatoshi.goals, strict=True)
        if one.have != past.have
    )
