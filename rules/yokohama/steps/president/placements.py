"""Steps 1 and 2 taken together: which assistants open the president a way to an area, and at which price.

Source: "1) Platzierung" and "2) Bewegung" (dlp 2017), "1. Placement step" and "2. Movement step" (Synapses 2024);
rulings Y-R1, Y-R5 to Y-R7, Y-R23 to Y-R25, Y-R48.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.yokohama.model.terms import STRONGEST, Area
from rules.yokohama.model.town import Areas
from rules.yokohama.steps.president.fees import BY_NEWSPAPER, dues
from rules.yokohama.steps.president.paths import own_areas, reach_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.model.position import Position

DIFFERENT = 3
"""Areas in which one assistant each may be placed."""

PAIR = 2
"""Assistants that may be placed in one area."""


@frozen
class Place(Answer):
    """Place assistants: one in each of these areas, or two in one; by Telegram one more next to it."""

    areas: tuple[str, ...]
    telegram: str | None = None

    @property
    def twice(self) -> bool:
        """Whether two assistants are placed in one area."""
        return len(self.areas) == PAIR and self.areas[0] == self.areas[1]

    @property
    def every(self) -> tuple[str, ...]:
        """An area for each assistant."""
        return self.areas if self.telegram is None else (*self.areas, self.telegram)


def most_areas(position: Position) -> int:
    """Different areas in which assistants may be placed (Y-R1; "NEWSPAPER")."""
    return BY_NEWSPAPER if "newspaper" in position.me.skills else DIFFERENT


@frozen
class Route:
    """A way to an area.

    Attributes:
        new: Areas on the way in which an assistant must be placed first.
        yen: What it costs to place them, and to walk.
    """

    new: Areas
    yen: int


AT_ONCE = [Route(0, 0)]
"""How tram and station lead to an area."""


@frozen
class Routes:
    """Where the president could go if assistants stood wherever they may.

    Attributes:
        enter: Yen for stepping into each area.
        stops: Areas in which it might stop then, however it comes there.
        own: Areas where own assistants stand already, or where none are needed.
        direct: Areas that tram and station would lead to.
        fees: Yen for each assistant placed, by area; areas that cost nothing are left out.
        walks: Ways to each area, fewest new areas first; a way with more of them is cheaper.
    """

    enter: dict[Area, int]
    stops: Areas
    own: Areas
    direct: Areas
    fees: dict[Area, int]
    walks: dict[Area, list[Route]]

    def to(self, area: Area) -> list[Route]:
        """The routes by which it could come to act in an area, fewest new areas first."""
        if self.direct >> area & 1:
            return AT_ONCE
        return self.walks.get(area, []) if self.stops >> area & 1 else []

    def short(self, area: Area) -> int | None:
        """How many areas on the way still want an assistant, once one stands at its end; None without any way."""
        ways = self.to(area)
        return ways[0].new.bit_count() if ways else None


def routes_of(position: Position) -> Routes:
    """All ways that assistants could open, as far as the yen suffice."""
    town, now = position.town, reach_of(position)
    reach = reach_of(position, sum(1 << area for area in town.open))
    enter = dict.fromkeys(town.members(reach.plain), 0)
    enter.update((area, yen) for areas, yen in reach.paid for area in town.members(areas))
    own = own_areas(position) | town.canal | sum(1 << area for area in now.direct)
    fees, direct = dues(position), sum(1 << area for area in reach.direct)
    return Routes(
        enter, reach.stops, own, direct, fees, _walks(position, enter, own_areas(position) | town.canal, fees)
    )


def _walks(position: Position, enter: dict[Area, int], own: Areas, fees: dict[Area, int]) -> dict[Area, list[Route]]:
    """The cheapest way to every area for each number of new areas; from the hand there is one step only."""
    start, yen_owned = position.me.president, position.me.yen
    if start is None:
        return {area: [Route(0, yen)] for area, yen in enter.items() if yen <= yen_owned}
    walks: dict[Area, list[Route]] = {}
    edge = [(0, 0, 0, start)]
    while edge:
        count, yen, new, here = heappop(edge)
        found = walks.setdefault(here, [])
        if found and found[-1].yen <= yen:
            continue
        found.append(Route(new, yen))
        if here != start and not own >> here & 1:
            count, yen, new = count + 1, yen + fees.get(here, 0), new | 1 << here
        for area in position.town.neighbours[here]:
            if area in enter and yen + enter[area] <= yen_owned:
                heappush(edge, (count, yen + enter[area], new, area))
    return walks


@frozen
class Opening:
    """Assistants that open a way to an area.

    Attributes:
        new: Areas on the way in which one is placed.
        more: How many are placed at its end.
        yen: What placing and walking cost.
    """

    new: Areas
    more: int
    yen: int


def placement(position: Position, routes: Routes, area: Area) -> Place | None:
    """What is placed to act in an area: for most power there, of that the cheapest; assistants left over join in.

    Args:
        area: Where the president is to act.

    Returns:
        None if the president cannot come there this turn.
    """

    def worth(one: Opening) -> tuple[int, int, int]:
        return min(position.power(area) + one.more, STRONGEST - 1), -one.yen, -one.more

    best = max(_openings(position, routes, area), key=worth, default=None)
    return None if best is None else _filled(position, routes, area, best)


def _openings(position: Position, routes: Routes, area: Area) -> Iterator[Opening]:
    """Every number of assistants that may be placed at the end of a way, each with the ways that it can go with."""
    me, fee = position.me, routes.fees.get(area, 0)
    most = min(most_areas(position), me.assistants)
    for route in routes.to(area):
        count = route.new.bit_count()
        if routes.own >> area & 1 and count <= most:
            yield Opening(route.new, 0, route.yen)
        if count < most and route.yen + fee <= me.yen:
            yield Opening(route.new, 1, route.yen + fee)
        if not count and me.assistants >= PAIR and route.yen + PAIR * fee <= me.yen:
            yield Opening(0, PAIR, route.yen + PAIR * fee)
    yield from _by_telegram(position, routes, area)


def _by_telegram(position: Position, routes: Routes, area: Area) -> Iterator[Opening]:
    """Two in an area to which the one leads that the Telegram places next to them."""
    me = position.me
    if "telegram" not in me.skills or me.assistants <= PAIR or not routes.to(area) or routes.direct >> area & 1:
        return
    for beside in position.town.neighbours[area]:
        way = routes.walks.get(beside)
        if way and not way[0].new and beside != me.president:
            yen = way[0].yen + routes.enter[area] + routes.fees.get(beside, 0) + PAIR * routes.fees.get(area, 0)
            if yen <= me.yen:
                yield Opening(1 << beside, PAIR, yen)


def _filled(position: Position, routes: Routes, area: Area, opening: Opening) -> Place:
    """A placement with those who are left over: each, for no fee, where the president can go furthest next turn."""
    names, more = position.town.names, opening.more
    chosen = opening.new | (1 << area if more else 0)
    if more == PAIR:
        spare = int("telegram" in position.me.skills and position.me.assistants > PAIR and not opening.new)
        beside = sum(1 << other for other in position.town.neighbours[area])
        third = opening.new or _furthest(position, routes, area, chosen, beside if spare else 0)
        telegram = names[third.bit_length() - 1] if third else None
        return Place((names[area],) * PAIR, telegram)
    for _ in range(min(most_areas(position), position.me.assistants) - chosen.bit_count()):
        chosen |= _furthest(position, routes, area, chosen, -1)
    return Place(tuple([names[one] for one in position.town.members(chosen)]))


def _furthest(position: Position, routes: Routes, area: Area, placed: Areas, among: Areas) -> Areas:
    """Where one more assistant opens most areas to the president who sets out from an area, or brings most near."""
    town = position.town
    guarded = sum(1 << other for other in routes.fees)
    own = (own_areas(position) | placed) & ~guarded & ~(1 << area)

    def worth(other: Area) -> tuple[int, int, int]:
        reached = town.reach(1 << area, own | 1 << other)
        near = reached
        for one in town.members(reached):
            near |= town.near[1 << one]
        return reached.bit_count(), near.bit_count(), -other

    free = [one for one in town.open if among >> one & 1 and not (own | guarded | 1 << area) >> one & 1]
    return 1 << max(free, key=worth) if free else 0
