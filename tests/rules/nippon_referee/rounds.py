"""The referee's consolidations, rounds and the end."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from rules.core.steps.declining import Decline
from rules.nippon.model.terms import AREAS
from rules.nippon.steps.consolidation.consolidating import Consolidate, KeepSome
from rules.nippon.steps.consolidation.prestige import TakePrestige
from rules.nippon.steps.consolidation.wages import WithSilk
from rules.nippon.steps.turns.silk import Sell
from tests.rules.nippon_referee.box import DESTINATION_OF, FACTS
from tests.rules.nippon_referee.solo import HIS, Solo
from tests.rules.nippon_referee.tracks import SECTIONS, Play, Wanted

if TYPE_CHECKING:
    from rules.nippon.model.parts import Tile

NORMAL, FINAL = 5, 3
"""Rounds."""

ROWS_A_SECTION = 2


class Rounds(Solo):
    """Consolidates, fills up, ends rounds."""

    def tiles(self, seat: int) -> set[tuple[int, str]]:
        """Prestige tiles that can be taken: beside the topmost worker or further down."""
        person = self.people[seat]
        levels = [level for level in (1, 2, 3) if len(person.work) >= level + 3 and person.prestige[level - 1]]
        areas = [area for area, level in zip(AREAS, person.achieved, strict=True) if not level]
        return {(level, area) for level in levels for area in areas}

    def place(self, seat: int, tile: tuple[int, str]) -> None:
        assert tile in self.tiles(seat)
        person, (level, area) = self.people[seat], tile
        person.prestige[level - 1] -= 1
        person.achieved[AREAS.index(area)] = level

    def consolidate(self, answer: Consolidate) -> Play:
        """Steps A to D."""
        assert self.me.work, "no one consolidates without workers"
        if answer.tile is None:
            assert not self.tiles(self.active), "a tile must be taken"
        else:
            self.place(self.active, named(answer.tile))
        yield from self.taxes_and_income()
        due = 3 * len({colour for colour, _ in self.me.work})
        while due > max(self.me.money - 1, 0) and self.me.silk and self.me.funds > 1:
            answered = yield Wanted((self.active,), (WithSilk, Decline), again=True)
            if isinstance(answered, WithSilk):
                assert 0 < answered.silk <= self.me.silk
                self.me.gain(money=answered.silk, silk=-answered.silk)
            if not isinstance(answered, Sell):
                break
        self.wages(due)

    def taxes_and_income(self) -> Play:
        """Steps B and C."""
        me, most = self.me, 3 * any(one.key == "paper3b" for one in self.me.factories)
        money, coal = min(me.money, most), min(me.coal, most)
        if most and me.money and me.coal and me.money + me.coal > most:
            answer = yield Wanted((self.active,), (KeepSome,))
            assert isinstance(answer, KeepSome)
            money, coal = answer.kept
            assert 0 <= money <= me.money
            assert 0 <= coal <= me.coal
            assert money + coal <= most
        me.money, me.coal = money, coal
        colours = [colour for colour, _ in me.work]
        if colours:
            yield from self.department(colours[0])
        if len(colours) >= 4 and colours[-1] != colours[0]:
            yield from self.department(colours[-1])
        me.gain(coal=FACTS.values["mining"][me.mining], money=FACTS.values["finance"][me.finance])

    def wages(self, due: int) -> None:
        """Step D; the last money is not paid."""
        me = self.me
        paid = min(due, max(me.money - 1, 0))
        me.money -= paid
        me.points -= due - paid
        for colour, far in me.work:
            if far:
                self.missions[DESTINATION_OF[colour]].home = True
            else:
                self.bag[colour] += 1
        me.work = []

    def end_turn(self, seat: int) -> Play:
        """Step C of an action, the end of a round, and who comes next."""
        for place, workers in enumerate(self.hiring):
            if not workers and self.waiting:
                self.hiring[place] = self.waiting.pop(0)
        self.turns += 1
        self.turned = [one for one in self.turned if one != seat] + [seat]
        following = (seat + 1) % (self.seats + self.solo)
        final = self.final_from is not None
        if following == self.final_from if final else any(not workers for workers in self.hiring):
            yield from self.end_round(following)
        self.next = following

    def end_round(self, following: int) -> Play:
        """The end of a round."""
        if self.round in SECTIONS:
            section = SECTIONS.index(self.round)
            self.score_regions(section)
            yield from self.score_goals(section)
        if self.round == NORMAL + FINAL:
            yield from self.finish()
            self.over = True
            return
        self.round += 1
        if self.final_from is not None:
            return
        self.draw_workers(self.news("workers-drawn"))
        if self.round > NORMAL:
            self.final_from = following

    def draw_workers(self, told: Any) -> None:
        """One worker for each space with two or fewer, then the rows of the waiting area, as long as the bag lasts."""
        in_bag = sum(self.bag.values())
        few = [place for place, workers in enumerate(self.hiring) if len(workers) <= 2][:in_bag]
        assert [place - 1 for place in told.spaces] == few
        for place, colour in zip(few, told.workers, strict=True):
            self.hiring[place].append(colour)
        places = 3 * ROWS_A_SECTION * (self.as_for - 1)
        waiting = list(chain(*told.waiting))
        assert len(waiting) == min(places, in_bag - len(few))
        assert all(len(row) == 3 for row in told.waiting[:-1])
        self.waiting = [list(row) for row in told.waiting]
        for colour in (*told.workers, *waiting):
            self.bag[colour] -= 1
            assert self.bag[colour] >= 0

    def finish(self) -> Play:
        """The final consolidation; alone, the goals are checked before it."""
        if self.solo:
            self.won = self.judge_goals()
            if not self.won:
                return
        first = self.active if self.solo or self.final_from is None else self.final_from
        order = self.clockwise(first)
        asked: list[int] = []
        for seat in order:
            tiles = self.tiles(seat)
            if len(tiles) == 1:
                self.place(seat, tiles.pop())
            elif tiles:
                asked.append(seat)
        chosen: dict[int, tuple[int, str]] = {}
        while len(chosen) < len(asked):
            answer = yield Wanted(tuple(asked), (TakePrestige,))
            assert isinstance(answer, TakePrestige)
            chosen[self.answering] = named(answer.tile)
        for seat, tile in chosen.items():
            self.place(seat, tile)
        for seat in order:
            self.active = seat
            yield from self.taxes_and_income()
            self.final_silk()

    def final_silk(self) -> None:
        """Silk becomes money as far as that brings more points; then wages."""
        me = self.me
        due = 3 * len({colour for colour, _ in me.work})
        goods = sum([one.goods for one in me.factories]) + me.waiting_goods

        def worth(silk: int) -> int:
            money = me.money + silk
            paid = min(due, max(money - 1, 0))
            return (me.all_coal + me.silk - silk + me.iron + goods) // 3 + (money - paid) // 5 - (due - paid)

        best = max(range(me.silk + 1), key=lambda silk: (worth(silk), -silk))
        me.gain(money=best, silk=-best)
        self.wages(due)

    def places(self) -> list[int]:
        """Seats, the best first; in a tie who had the last turn."""
        totals = self.totals()
        people = [seat for seat in self.turned if seat < self.seats]
        return sorted(totals, key=lambda seat: (-totals[seat], -people.index(seat)))

    next: int
    turned: list[int]


def named(tile: Tile) -> tuple[int, str]:
    return tile.level, tile.area


__all__ = ["HIS", "Rounds"]
