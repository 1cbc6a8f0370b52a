"""Ledgers of a referee of Nippon: what lies where, kept apart from the code that plays, and how it is compared."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from rules.nippon.model.terms import AREAS, CITIES, COLOURS, DESTINATIONS, GOODS, REGIONS
from rules.nippon.model.terms import City as CityKey
from tests.rules.nippon_referee.box import FACTS

LAST = 12
"""Last space of a track."""


@dataclass
class Works:
    """A factory."""

    key: str
    good: str
    machines: list[bool] = field(default_factory=lambda: [False, False])
    goods: int = 0
    coal: int = 0

    @property
    def level(self) -> int:
        return GOODS.index(self.good) // 2 + 1


@dataclass
class Person:
    """What a person has."""

    money: int = 0
    coal: int = 0
    silk: int = 0
    iron: int = 0
    points: int = 0
    rnd: int = 0
    mining: int = 0
    finance: int = 0
    ships: int = 0
    machines: int = 0
    railways: int = 0
    markers: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5, 6, 7])
    flag: list[int] = field(default_factory=lambda: [3, 5, 7])
    factories: list[Works] = field(default_factory=list[Works])
    work: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])
    upgraded: list[str] = field(default_factory=list[str])
    contracts: list[str] = field(default_factory=list[str])
    prestige: list[int] = field(default_factory=lambda: [3, 3, 3])
    achieved: list[int] = field(default_factory=lambda: [0] * len(AREAS))
    start: str | None = None
    waiting_machine: bool = False
    waiting_goods: int = 0
    tile_coal: int = 0

    def gain(self, money: int = 0, coal: int = 0, silk: int = 0, iron: int = 0, points: int = 0) -> None:
        self.money += money
        self.coal += coal
        self.silk += silk
        self.iron += iron
        self.points += points

    @property
    def funds(self) -> int:
        """Money, and silk that can become money."""
        return self.money + self.silk

    @property
    def all_coal(self) -> int:
        return self.coal + self.tile_coal + sum([one.coal for one in self.factories])

    def pay(self, money: int = 0, coal: int = 0, iron: int = 0, silk: int = 0) -> None:
        """Pay; silk is sold for money that is short, coal of the store goes first."""
        self.silk -= silk
        sold = max(money - self.money, 0)
        self.silk -= sold
        self.money += sold - money
        self.iron -= iron
        assert min(self.silk, self.money, self.iron) >= 0, "paid with what was not there"
        assert coal <= self.all_coal, "paid with coal that was not there"
        taken = min(coal, self.coal)
        self.coal -= taken
        left = min(coal - taken, self.tile_coal)
        self.tile_coal -= left
        left = coal - taken - left
        for one in self.factories:
            taken = min(left, one.coal)
            one.coal -= taken
            left -= taken

    def built(self, key: str) -> Works:
        return next(one for one in self.factories if one.key == key)

    def goods_of(self, good: str) -> int:
        return sum([one.goods for one in self.factories if one.good == good])

    @property
    def machines_built(self) -> int:
        return sum([sum(one.machines) for one in self.factories])


@dataclass
class City:
    """A city: what is asked for, and whose markers of which value lie there, clockwise from the top."""

    key: CityKey
    demand: tuple[str, ...]
    markers: list[tuple[int, int] | None] = field(default_factory=lambda: [None] * 4)

    @property
    def lying(self) -> list[tuple[int, int]]:
        return [one for one in self.markers if one is not None]


@dataclass
class Mission:
    """A destination."""

    tiles: int
    home: bool = True
    ships: list[int] = field(default_factory=list[int])


@dataclass
class Opponent:
    """Takatoshi."""

    priorities: list[str]
    regions: list[str]
    goals: list[str]
    tiles: list[int] = field(default_factory=lambda: list(range(9)))
    railways: int = 6
    markers: list[list[int]] = field(default_factory=lambda: [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]])


class Ledger:
    """The table as the referee keeps it."""

    def __init__(self, dealt: dict[str, Any], options: dict[str, str]) -> None:
        self.options = options
        self.seats = len(dealt["people"])
        self.solo = self.seats == 1
        self.as_for = max(self.seats, 2)
        self.people = [Person() for _ in range(self.seats)]
        self.bag: Counter[str] = Counter({colour: dealt["bag"][place] for place, colour in enumerate(COLOURS)})
        self.hiring: list[list[str]] = [list(row) for row in dealt["hiring"]]
        self.waiting: list[list[str]] = [list(row) for row in dealt["waiting"]]
        self.cities = [City(key, tuple(one["demand"])) for key, one in zip(CITIES, dealt["cities"], strict=True)]
        self.rails: list[list[int | None]] = [[None] * (2 * self.as_for - 1) for _ in REGIONS]
        self.missions: dict[str, Mission] = {key: Mission(self.seats) for key in DESTINATIONS}
        self.supply: list[str] = list(dealt["supply"])
        self.pairs: list[tuple[str, str]] = [(a, b) for a, b in dealt["pairs"]]
        self.goals: list[list[str]] = [list(section) for section in dealt["goals"]]
        self.start = int(dealt["start"])
        self.active = self.start
        self.turning = False
        self.round = 1
        self.turns = 0
        self.final_from: int | None = None
        self.final_turns = 0
        self.over = False
        self.won: bool | None = None
        self.opponent: Opponent | None = None
        if self.solo:
            one = dealt["automa"]
            self.opponent = Opponent(list(one["priorities"]), list(one["regions"]), list(one["goals"]))

    @property
    def me(self) -> Person:
        return self.people[self.active]

    def cities_in(self, region: str) -> list[City]:
        place = REGIONS.index(region)
        return self.cities[2 * place : 2 * place + 2]

    def rails_in(self, region: str) -> list[int | None]:
        return self.rails[REGIONS.index(region)]

    def give_back(self, marker: tuple[int, int] | None) -> None:
        """A marker that was replaced or removed goes to its owner; Takatoshi's leaves the game."""
        if marker is not None and marker[0] < self.seats:
            owner = self.people[marker[0]]
            owner.markers = sorted([*owner.markers, marker[1]])

    def influence(self, seat: int, region: str) -> int:
        """Markers, and 2 for each railway if there is a marker; Takatoshi's count in any case."""
        values = [value for city in self.cities_in(region) for owner, value in city.lying if owner == seat]
        each = 2
        if seat < self.seats and any(one.key == "lenses5a" for one in self.people[seat].factories):
            each = 3
        lone = self.solo and seat == self.seats
        return sum(values) + each * self.rails_in(region).count(seat) if values or lone else 0

    def overseas(self, region: str) -> int:
        return sum(
            [
                value
                for city in self.cities_in(region)
                for value, marker in zip(FACTS.overseas[city.key], city.markers, strict=True)
                if marker is None
            ]
        )

    def compare(self, dumped: str) -> None:
        """Hold the ledgers against the position."""
        state: dict[str, Any] = json.loads(json.loads(dumped)["state"])
        for seat, (mine, theirs) in enumerate(zip(self.people, state["people"], strict=True)):
            have = asdict(mine) | {"work": [{"colour": colour, "specialist": far} for colour, far in mine.work]}
            for name, value in have.items():
                there = theirs[name]
                if name == "upgraded":
                    value, there = sorted(value), sorted(there)  # noqa: PLW2901
                assert value == there, f"seat {seat}, {name}: {value} by the rulebook, {there} in the match"
        for name, value in self._table().items():
            there = state[name]
            assert value == there, f"{name}: {value} by the rulebook, {there} in the match"
        for city, lies in zip(self.cities, state["cities"], strict=True):
            markers = [None if one is None else (one["seat"], one["value"]) for one in lies["markers"]]
            assert city.markers == markers, f"{city.key}: {city.markers} by the rulebook, {markers} in the match"
            assert list(city.demand) == lies["demand"]
        if self.opponent is not None:
            theirs = state["automa"]
            for name in ("priorities", "regions", "goals", "railways", "markers"):
                value = getattr(self.opponent, name)
                assert value == theirs[name], f"Takatoshi, {name}: {value} by the rulebook, {theirs[name]} in the match"
            assert sorted(self.opponent.tiles) == sorted(theirs["tiles"])

    def _table(self) -> dict[str, Any]:
        return {
            "bag": [self.bag[colour] for colour in COLOURS],
            "hiring": self.hiring,
            "waiting": self.waiting,
            "railways": self.rails,
            "missions": [asdict(one) for one in self.missions.values()],
            "supply": self.supply,
            "round": self.round,
            "turns": self.turns,
            "final_from": self.final_from,
            "won": self.won,
        }
