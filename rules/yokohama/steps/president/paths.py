"""Where the president can go in step 2, and by which ways.

Source: "2) Bewegung" (dlp 2017), "PRESIDENT MOVEMENT RULES" (Synapses 2024); rulings Y-R2, Y-R5 to Y-R7, Y-R23 to
Y-R25, Y-R43.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.model.headings import MOVEMENT
from rules.yokohama.model.terms import Area
from rules.yokohama.model.town import Areas
from rules.yokohama.steps.president.fees import dues, owners

if TYPE_CHECKING:
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.town import Town

CANAL_FEE = 1

Direct: TypeAlias = Literal["tram", "station"]
"""What brings the president to an area at once."""


@frozen
class Go(Answer):
    """Move the president.

    Attributes:
        area: Where the president goes.
        via: Areas on the way where someone is paid, the canal included.
        by: What brings it there at once; None if it walks or comes from the hand.
    """

    area: str
    via: tuple[str, ...] = ()
    by: Direct | None = None


@dataclass(slots=True)
class Reach:
    """Where the president may step and stop.

    Attributes:
        start: Where the president stands, as a set; empty in hand.
        plain: Areas that it may enter without paying.
        paid: Areas that it may enter for a fee, each with the yen.
        stops: Areas where it may stop when it walks or comes from the hand.
        direct: Areas to which it may go at once, with what brings it there.
    """

    start: Areas
    plain: Areas
    paid: tuple[tuple[Areas, int], ...]
    stops: Areas
    direct: dict[Area, Direct]


def own_areas(position: Position) -> Areas:
    """Areas in which own assistants stand."""
    own = 0
    for area, count in enumerate(position.me.placed):
        if count:
            own |= 1 << area
    return own


def reach_of(position: Position, more: Areas = 0) -> Reach:
    """Where the president may step and stop now (Y-R5 to Y-R7).

    Args:
        more: Areas that count as if own assistants stood there too.
    """
    me = position.me
    skills = me.skills
    own = own_areas(position) | more
    start = 0 if me.president is None else 1 << me.president
    own &= ~start
    free = "stagecoach" in skills
    guarded = 0
    paid: list[tuple[Areas, int]] = []
    for area, count in dues(position).items():
        bit = 1 << area
        guarded |= bit
        if own & bit and not free:
            paid.append((bit, count))
    plain = own if free else own & ~guarded
    if position.town.canal and me.president is not None:
        paid.append((position.town.canal, CANAL_FEE))
    stops = own if "postal" in skills else own & ~guarded
    return Reach(start, plain, tuple(paid), stops, _direct(position, own, guarded, start))


def _direct(position: Position, own: Areas, guarded: Areas, start: Areas) -> dict[Area, Direct]:
    """Areas that tram and station lead to at once."""
    found: dict[Area, Direct] = {}
    skills, station = position.me.skills, position.state.station
    if "tram" in skills:
        legal = own if position.state.variant.edition == "dlp" else sum(1 << area for area in position.town.open)
        legal &= ~guarded & ~start
        found.update((area, "tram") for area in position.town.open if legal >> area & 1)
    if "station" in skills and station is not None and not start >> station & 1:
        found.setdefault(station, "station")
    return found


def president_moves(position: Position) -> list[Go]:
    """All moves worth naming: for each area the free way, else the cheapest ones that pay different people."""
    reach, me, names = reach_of(position), position.me, position.town.names
    found: dict[Area, list[Go]] = {}
    if me.president is None:
        costs = dict(reach.paid)
        for area in position.town.members(reach.stops):
            if costs.get(1 << area, 0) <= me.yen:
                found[area] = [_plain_go(names[area])]
    else:
        _walks(position.town, reach, me.yen, found)
    for area, by in reach.direct.items():
        if area not in found or _pays(found[area][0], area, reach):
            found[area] = [_plain_go(names[area], by)]
    return [go for area in sorted(found) for go in found[area]]


@cache
def _plain_go(name: str, by: Direct | None = None) -> Go:
    """A move that pays no one on the way; thousands of questions offer the same few."""
    return Go(name, (), by)


def _pays(go: Go, area: Area, reach: Reach) -> bool:
    """Whether a move costs anything, on the way or at its end."""
    return bool(go.via) or any(bit >> area & 1 for bit, _ in reach.paid)


def _walks(town: Town, reach: Reach, yen: int, found: dict[Area, list[Go]]) -> None:
    """Walks: the free ones; of the sets of paid areas that lead further, those of which none could be left out."""
    free = town.reach(reach.start, reach.plain) & reach.stops
    for area in town.members(free):
        found[area] = [_plain_go(town.names[area])]
    useful: dict[Area, list[Areas]] = {}
    for paid in _payable(reach.paid, yen):
        reached = town.reach(reach.start, reach.plain | paid) if paid else 0
        if paid & ~reached:
            continue
        for area in town.members(reached & reach.stops & ~free):
            ways = useful.setdefault(area, [])
            if all(way & paid != way for way in ways):
                ways.append(paid)
                found.setdefault(area, []).append(Go(town.names[area], _named(town, paid & ~(1 << area))))


def _payable(paid: tuple[tuple[Areas, int], ...], yen: int) -> list[Areas]:
    """Sets of paid areas that the yen suffice for, smaller ones first."""
    sets = [(0, 0, 0)]
    for bit, cost in paid:
        sets += [(count + 1, areas | bit, sum_ + cost) for count, areas, sum_ in sets if sum_ + cost <= yen]
    return [areas for _, areas, _ in sorted(sets)]


def _named(town: Town, areas: Areas) -> tuple[str, ...]:
    return tuple([town.names[area] for area in town.members(areas)]) if areas else ()


def is_free(position: Position, area: Area) -> bool:
    """Whether a walk leads to an area without paying anyone, or the president can come there from the hand."""
    reach = reach_of(position)
    if not reach.start:
        costs = dict(reach.paid)
        return bool(reach.stops >> area & 1) and costs.get(1 << area, 0) <= position.me.yen
    return _strolls(position.town, reach, area)


def _strolls(town: Town, reach: Reach, area: Area) -> bool:
    """Whether a walk leads to an area without paying anyone."""
    bit = 1 << area
    return bool(bit & reach.plain & reach.stops) and bool(bit & town.reach(reach.start, reach.plain))


def can_walk(position: Position, area: Area, via: tuple[str, ...]) -> bool:
    """Whether the president can walk to an area through all these paid ones, and pay (Y-R5, Y-R43)."""
    reach = reach_of(position)
    if not via and _strolls(position.town, reach, area):
        return True
    wanted = sum(1 << position.area(name) for name in set(via)) | 1 << area
    paid = 0
    cost = 0
    for bit, fee in reach.paid:
        if bit & wanted:
            paid |= bit
            cost += fee
    stops = bool(reach.start) and reach.stops >> area & 1
    return bool(stops) and cost <= position.me.yen and _leads(position.town, reach, paid, wanted, area)


def walk_by(position: Position, area: Area, via: tuple[str, ...]) -> Go | None:
    """The cheapest walk to an area that passes through all these, or None if there is none (Y-R43)."""
    reach, town = reach_of(position), position.town
    wanted = sum(1 << position.area(name) for name in set(via))
    costs = dict(reach.paid)
    for paid in sorted(_payable(reach.paid, position.me.yen), key=lambda way: _cost(way, costs)):
        if reach.start and reach.stops >> area & 1 and _leads(town, reach, paid, wanted, area):
            return Go(town.names[area], _named(town, paid & ~(1 << area)))
    return None


def footsteps(position: Position, go: Go) -> list[Area]:
    """The areas of a legal walk in order, the start and the end included: the shortest way through all that is paid."""
    reach, town = reach_of(position), position.town
    goal = 1 << position.area(go.area)
    fees = sum(1 << position.area(name) for name in go.via) & ~goal
    edge = [(reach.start, fees, town.members(reach.start))]
    seen = {(reach.start, fees)}
    for here, left, way in edge:
        allowed = reach.plain | left if left else reach.plain | goal
        for area in town.members(town.near[here] & allowed):
            bit = 1 << area
            if bit == goal and not left:
                return [*way, area]
            if (bit, left & ~bit) not in seen:
                seen.add((bit, left & ~bit))
                edge.append((bit, left & ~bit, [*way, area]))
    raise AssertionError("only a legal walk is asked for")


def _leads(town: Town, reach: Reach, paid: Areas, wanted: Areas, area: Area) -> bool:
    """Whether one walk to an area enters each paid area once, the start never again, and all that is wanted."""

    def on(at: Areas, left: Areas, wanted: Areas) -> bool:
        for strolled in (0, *_parts(town, town.near[at] & reach.plain, reach.plain)):
            here, missed = strolled or at, wanted & ~(strolled | at)
            if not left and not missed and here >> area & 1:
                return True
            if any(town.near[bit] & here and on(bit, left ^ bit, missed) for bit, _ in reach.paid if bit & left):
                return True
        return False

    return on(reach.start, paid, wanted)


def _parts(town: Town, edge: Areas, plain: Areas) -> list[Areas]:
    """Areas that can be strolled through without paying, by the first step."""
    found: list[Areas] = []
    while edge:
        part = town.reach(edge & -edge, plain)
        found.append(part)
        edge &= ~part
    return found


def _cost(areas: Areas, costs: dict[Areas, int]) -> int:
    return sum(cost for bit, cost in costs.items() if areas & bit)


def refuse_area(position: Position, area: Area) -> Reason:
    """Why the president cannot go to an area: in general, and in particular the president or assistant that matters."""
    me = position.me
    if me.president == area:
        return Reason(say("yokohama-go-start"), MOVEMENT)
    if position.kind(area) == "canal":
        return Reason(say("yokohama-go-canal"), MOVEMENT)
    if not me.placed[area]:
        return Reason(say("yokohama-go-no-assistant"), MOVEMENT)
    if owners(position, area) and "postal" not in me.skills:
        return Reason(say("yokohama-go-president"), MOVEMENT)
    return Reason(say("yokohama-go-no-way", yen=me.yen), MOVEMENT)
