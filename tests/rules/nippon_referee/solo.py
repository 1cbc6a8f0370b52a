"""The referee's Takatoshi."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.nippon.model.terms import COLOURS, EDGES, GOODS, REGIONS
from tests.rules.nippon_referee.box import FACTS, TABLES
from tests.rules.nippon_referee.scoring import Scoring
from tests.rules.nippon_referee.tracks import SECTIONS

if TYPE_CHECKING:
    from tests.rules.nippon_referee.ledger import City, Opponent

HIS = 1
"""Seat of Takatoshi."""

LEFT_TO_RIGHT = ("left", "top", "bottom", "right")

MOST = 2
"""Markers at a city, alone as for two."""


Spot: TypeAlias = "tuple[City, int, int | None]"
"""A space available to him, and that of your marker that leaves."""


class Solo(Scoring):
    """Plays Takatoshi's turns from the tiles that are revealed."""

    @property
    def him(self) -> Opponent:
        assert self.opponent is not None
        return self.opponent

    def takatoshi(self) -> None:
        """Steps A to D of a turn of his."""
        him, revealed = self.him, self.news("tile-revealed")
        number = revealed.tile - 1
        him.tiles.remove(number)
        tile = TABLES.solo.action[number]
        if tile.space is not None:
            space = tile.space - 1
        else:
            most = max(map(len, self.hiring))
            tied = [place for place, workers in enumerate(self.hiring) if len(workers) == most]
            space = tied[0 if tile.arrow == "left" else -1]
        workers = self.hiring[space]
        if workers:
            colour = next(colour for colour in him.priorities if colour in workers)
            workers.remove(colour)
            self.bag[colour] += 1
            if tile.border is None or ("green", "yellow", "red").index(tile.border) < len(him.goals):
                if space == 0:
                    self._railway()
                elif space == len(self.hiring) - 1:
                    self._marker()
        if not him.tiles:
            renewed = self.news("stack-renewed")
            assert sorted(renewed.priorities) == sorted(COLOURS)
            him.priorities = list(renewed.priorities)
            him.tiles = list(range(len(TABLES.solo.action)))

    def _region(self, open_ones: set[str]) -> str | None:
        """The first in priority where he has no more influence, else the first at all."""
        order = sorted(REGIONS, key=lambda one: self.him.priorities.index(self.him.regions[REGIONS.index(one)]))
        free = [region for region in order if region in open_ones]
        behind = [region for region in free if self.influence(HIS, region) <= self.influence(0, region)]
        return next(iter([*behind, *free]), None)

    def _railway(self) -> None:
        if not self.him.railways:
            return
        region = self._region({region for region in REGIONS if None in self.rails_in(region)})
        if region is not None:
            row = self.rails_in(region)
            row[row.index(None)] = HIS
            self.him.railways -= 1

    def _marker(self) -> None:
        section = sum(self.round > last for last in SECTIONS)
        rows = [row for row in range(section, 3) if self.him.markers[row]]
        if not rows:
            return
        value = self.him.markers[rows[0]][0]
        spots: dict[str, list[Spot]] = {region: self._spots(region, rows[0], value) for region in REGIONS}
        region = self._region({region for region, found in spots.items() if found})
        if region is None:
            return
        self.him.markers[rows[0]].remove(value)
        city, edge, out = self._best(region, spots[region])
        if out is not None:
            self.give_back(city.markers[out])
            city.markers[out] = None
        city.markers[edge] = (HIS, value)

    def _spots(self, region: str, row: int, value: int) -> list[Spot]:
        """Spaces available to him from left to right, each with the space of your marker that leaves."""
        found: list[Spot] = []
        for city in self.cities_in(region):
            places = [EDGES.index(edge) for edge in LEFT_TO_RIGHT]
            full = len(city.lying) >= MOST
            lowest = min((one for _, one in city.lying), default=0)
            goes = [place for place in places if (one := city.markers[place]) and one == (0, lowest)] if full else []
            if full and not goes:
                continue  # he would have to remove his own marker
            for place in places:
                if GOODS.index(city.demand[place]) // 2 != row:
                    continue
                there = city.markers[place]
                if there is None:
                    if not full or lowest < value:
                        found.append((city, place, goes[0] if full else None))
                elif there[0] != HIS and there[1] < value:
                    found.append((city, place, place))
        return found

    def _best(self, region: str, found: list[Spot]) -> Spot:
        """Where your highest marker leaves, else where the highest value is printed; the first from the left."""
        highest = max(
            (value for city in self.cities_in(region) for owner, value in city.lying if owner == 0), default=0
        )
        for city, edge, out in found:
            if out is not None and city.markers[out] == (0, highest):
                return city, edge, out
        return max(found, key=lambda one: FACTS.overseas[one[0].key][one[1]])  # type: ignore[index] # a city by name

    def judge_goals(self) -> bool:
        """Whether all goals are met."""
        needs = {row.key: row.least for row in TABLES.solo.goal}
        return all(self.reached(0, goal) >= needs[goal] for goal in self.him.goals)
