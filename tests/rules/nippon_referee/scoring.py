"""The referee's sections, goals and final score."""

from __future__ import annotations

from rules.nippon.model.terms import AREAS, COLOURS, REGIONS
from rules.nippon.steps.concepts.tracks import Activate
from rules.nippon.steps.consolidation.goals import TakeGoalBonus
from tests.rules.nippon_referee.box import TABLES
from tests.rules.nippon_referee.tracks import Play, Tracks, Wanted

LOWER, UPPER = (0, 5, 8, 10), (0, 10, 16, 20)


class Scoring(Tracks):
    """Counts points."""

    def score_regions(self, section: int) -> None:
        """Places in each region from left to right, the overseas company among them."""
        prizes = list(TABLES.board.section[section].points)
        if self.as_for == 2:
            del prizes[1]
        for region in REGIONS:
            seats = range(self.seats + self.solo)
            counts = {seat: self.influence(seat, region) for seat in seats} | {-1: self.overseas(region)}
            left = [*prizes, 0, 0, 0]
            for count in sorted({count for count in counts.values() if count}, reverse=True):
                tied = [seat for seat, one in counts.items() if one == count]
                shared, left = sum(left[: len(tied)]) // len(tied), left[len(tied) :]
                for seat in tied:
                    if 0 <= seat < self.seats:
                        self.people[seat].points += shared

    def reached(self, seat: int, goal: str) -> int:
        """How far a person is with what a goal asks for."""
        person = self.people[seat]
        match goal:
            case "factories":
                return len(person.factories)
            case "machines":
                return person.machines_built
            case "contracts":
                return len(person.contracts)
            case "markers":
                return sum(owner == seat for city in self.cities for owner, _ in city.lying)
            case _:
                return int(getattr(person, goal))

    def score_goals(self, section: int) -> Play:
        """The best of each goal, alone or together, choose a bonus; in the last section they get a fixed one."""
        if "goals" not in self.options["modules"]:
            return
        assert len(self.goals[section]) == self.as_for - 1
        for goal in self.goals[section]:
            counts = [self.reached(seat, goal) for seat in range(self.seats)]
            best = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
            if section == 2:
                for seat in best:
                    self.people[seat].points += TABLES.goals.third.gain.points
            else:
                yield from self.goal_bonuses(section, best)

    def goal_bonuses(self, section: int, best: list[int]) -> Play:
        """All of the best choose at once, then each has its bonus in order of play."""
        order = [seat for seat in self.clockwise(self.active) if seat in best]
        chosen: dict[int, str] = {}
        while len(chosen) < len(order):
            answer = yield Wanted(tuple(order), (TakeGoalBonus,))
            assert isinstance(answer, TakeGoalBonus)
            chosen[self.answering] = answer.bonus
        after, rows = self.active, (TABLES.goals.first, TABLES.goals.second)[section]
        for seat in order:
            self.active = seat
            row = next(row for row in rows if row.key == chosen[seat])
            self.me.gain(row.gain.money, row.gain.coal, row.gain.silk, row.gain.iron, row.gain.points)
            if row.steps:
                yield from self.steps(row.steps)
            yield from self.different(row.departments, frozenset(COLOURS))
        self.active = after

    def different(self, count: int, colours: frozenset[str]) -> Play:
        """So many departments, each another."""
        if count:
            answer = yield Wanted((self.active,), (Activate,), lambda: colours)
            assert isinstance(answer, Activate)
            assert answer.colour in colours, "each department another"
            yield from self.department(answer.colour)
            yield from self.different(count - 1, colours - {answer.colour})

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def achievements(self, seat: int) -> int:
        """Points for prestige tiles."""
        person, mat = self.people[seat], TABLES.mat
        total = 0
        for area, level in zip(AREAS, person.achieved, strict=True):
            if area == "factories":
                row = mat.factories.points[len(person.factories) - 1] if person.factories else (0, 0, 0)
                total += (0, *row)[level]
            elif area == "contracts":
                row = mat.contracts.points[len(person.contracts) - 1] if person.contracts else (0, 0, 0)
                total += (0, *row)[level]
            else:
                marks = {"rnd": mat.rnd, "mining": mat.mining, "finance": mat.finance}.get(area, mat.pieces)
                there = getattr(person, area)
                total += UPPER[level] if there >= marks.upper else LOWER[level] if there >= marks.lower else 0
        return total

    def totals(self) -> dict[int, int]:
        """The final score: points of the match, achievements, a third of goods and resources, a fifth of the money."""
        if self.won is False:
            return {0: self.people[0].points}
        totals = {}
        for seat, person in enumerate(self.people):
            goods = sum([one.goods for one in person.factories]) + person.waiting_goods
            things = (person.all_coal + person.silk + person.iron + goods) // 3
            totals[seat] = person.points + self.achievements(seat) + things + person.money // 5
        return totals
