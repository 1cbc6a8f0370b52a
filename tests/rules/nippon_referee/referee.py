"""The referee: plays a match again, answer by answer, and holds what it comes to against the position."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from rules.core.answers import Answer
from rules.nippon.model.terms import COLOURS, GOODS
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.concepts.tracks import Steps
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.consolidation.wages import WithSilk
from rules.nippon.steps.turns.silk import Sell
from rules.nippon.steps.turns.start import Found, TakePair, TakeWorker
from rules.nippon.steps.turns.turn import End
from tests.rules.nippon_referee.actions import SPACES, Actions
from tests.rules.nippon_referee.box import FACTS
from tests.rules.nippon_referee.offers import offered
from tests.rules.nippon_referee.solo import HIS
from tests.rules.nippon_referee.story import Story
from tests.rules.nippon_referee.tracks import Play, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.decisions import Question
    from rules.core.table import Event


class Referee(Actions):
    """Judges one answer after the other."""

    def __init__(self, dealt: str, options: dict[str, str]) -> None:
        super().__init__(json.loads(json.loads(dealt)["state"]), options)
        self.turned: list[int] = []
        self.told: list[Event] = []
        self.story = Story(self.seats)
        self.answering = self.next = self.start
        self.used, self.paid, self.later = [], [], []
        self.judge_set_up()
        self._play = self.match()
        self._wanted: Wanted | None = next(self._play)
        self.compare(dealt)

    def judge_set_up(self) -> None:
        """What lies ready by the rulebook."""
        each = {2: 6, 3: 7, 4: 8}[self.as_for]
        there = Counter(self.bag)
        for row in (*self.hiring, *self.waiting):
            there.update(row)
        assert there == Counter(dict.fromkeys(COLOURS, each)), "workers of each colour in play"
        assert [len(row) for row in self.hiring] == [3] * 5
        assert [len(row) for row in self.waiting] == [3] * (2 * (self.as_for - 1))
        modern = self.as_for + 1 if "modern" in self.options["modules"] else 0
        assert len({key[:-1] for key in self.supply}) == len(self.supply) == 6 * self.as_for + modern
        assert sum("5" in key for key in self.supply) == modern
        for good in GOODS:
            assert sum(key.startswith(good) and "5" not in key for key in self.supply) == self.as_for
        if self.options["sides"] == "a":
            assert all(key.endswith("a") for key in self.supply if "5" not in key)
        assert len(self.pairs) == (2 if self.solo else self.seats + 1)
        assert len({tile for pair in self.pairs for tile in pair}) == 2 * len(self.pairs)
        goals = "goals" in self.options["modules"]
        assert [len(section) for section in self.goals] == ([self.as_for - 1] * 3 if goals else [])
        if self.opponent is not None:
            assert sorted(self.opponent.priorities) == sorted(COLOURS)
            assert max(Counter(self.opponent.regions).values()) <= 2, "two of each colour were in the box"
            assert len(self.opponent.goals) == {"easy": 1, "medium": 2, "hard": 3}[self.options["difficulty"]]

    def judge(self, seat: int, answer: Answer, told: Iterable[Event]) -> None:
        """Play an answer again.

        Args:
            seat: Who gave it.
            answer: What was answered.
            told: What was told of it.
        """
        self.told = list(told)
        heard = list(self.told)
        self._one(seat, answer)
        match answer:
            case Act(then=Answer() as then):
                self._one(seat, then)
            case Consolidate(white=str() as white):
                self._one(seat, Steps(white))
            case _:
                pass
        self.story.hear(heard)
        self.story.compare(self.people)

    def _one(self, seat: int, answer: Answer) -> None:
        wanted = self._wanted
        assert wanted is not None, "the match is over"
        assert seat in wanted.seats, f"seat {seat} is not asked"
        if isinstance(answer, Sell):
            assert 0 < answer.silk <= self.people[seat].silk
            self.people[seat].gain(money=answer.silk, silk=-answer.silk)
            if wanted.again:
                self._wanted = self._send(answer)
            return
        assert isinstance(answer, wanted.answers), f"{answer} where {wanted.answers} are asked for"
        self.answering = seat
        self._wanted = self._send(answer)

    def _send(self, answer: Answer) -> Wanted | None:
        try:
            return self._play.send(answer)
        except StopIteration:
            return None

    def asked(self, questions: Sequence[Question]) -> None:
        """Hold what is asked against what the rulebook asks."""
        wanted = self._wanted
        if wanted is None:
            assert not questions, f"{questions[0].kind} is asked after the end"
            return
        assert {question.seat for question in questions} == set(wanted.seats), f"{wanted} is due"
        if wanted.offered is not None:
            mine, theirs = set(wanted.offered()), offered(questions[0])
            assert mine == theirs, f"{questions[0].kind}: {mine} by the rulebook, {theirs} in the match"

        if not questions[0].together:
            assert set(questions[0].besides()) == {Sell(silk) for silk in self.sales(wanted)}

    def sales(self, wanted: Wanted) -> list[int]:
        """How much silk may be sold besides: not what the action needs, nor where silk is asked for, or out of turn."""
        if WithSilk in wanted.answers or not self.turning:
            return []
        me, can = self.me, []
        for silk in range(1, me.silk + 1):
            me.gain(money=silk, silk=-silk)
            if Build not in wanted.answers or self.buildable():
                can.append(silk)
            me.gain(money=-silk, silk=silk)
        return can

    def match(self) -> Play:
        """A whole match."""
        for step in range(1, self.seats + 1):
            self.active = (self.start - step) % self.seats
            yield from self.take_pair()
        self.pairs = []
        self.next = self.start
        while not self.over:
            if self.solo and self.next == HIS:
                self.takatoshi()
            else:
                self.active, self.turning = self.next, True
                yield from self.turn()
                self.turning = False
            yield from self.end_turn(self.next)

    def take_pair(self) -> Play:
        """A pair of start tiles: the effect of side A, its points, then side B."""
        answer = yield Wanted((self.active,), (TakePair,))
        assert isinstance(answer, TakePair)
        front, back = self.pairs.pop(answer.pair - 1)
        me, tile, other = self.me, FACTS.starts[front], FACTS.starts[back]
        me.start = tile.effect
        match tile.effect:
            case "machine":
                me.waiting_machine = True
                yield from self.rewards(self.take("machine"))
            case "ship":
                yield from self.ask_ship()
            case "railway":
                yield from self.ask_railway()
            case "worker":
                chosen = yield Wanted((self.active,), (TakeWorker,))
                assert isinstance(chosen, TakeWorker)
                self.bag[chosen.colour] -= 1
                assert self.bag[chosen.colour] >= 0
                me.work.append((chosen.colour, False))
            case "family":
                chosen = yield Wanted((self.active,), (Found,))
                assert isinstance(chosen, Found)
                self.add_goods(self.found("family", chosen.good), 1)
            case "goods":
                me.waiting_goods = 2
            case "coal":
                me.tile_coal = 3
            case "discount":
                pass
        me.points += tile.points
        gain = other.gain
        me.gain(gain.money, gain.coal, gain.silk, gain.iron, gain.points)
        due = [*self.forward("rnd", other.rnd), *self.forward("mining", other.mining)]
        yield from self.rewards([*due, *self.forward("finance", other.finance)])

    def turn(self) -> Play:
        """An action or consolidating, then the end of the turn; nothing where neither can be done."""
        kinds: list[type[Answer]] = [Act] if self.acts() else []
        kinds += [Consolidate] if self.me.work else []
        if not kinds:
            return
        answer = yield Wanted((self.active,), tuple(kinds), self.ways)
        if isinstance(answer, Act):
            yield from self.act(answer)
        else:
            assert isinstance(answer, Consolidate)
            yield from self.consolidate(answer)
        yield Wanted((self.active,), (End,))

    def acts(self) -> set[tuple[str, str]]:
        """Actions that can be chosen, each with the workers that can be taken for it."""
        return {
            (action, worker)
            for workers, actions in zip(self.hiring, SPACES, strict=True)
            for action in actions
            if workers and self.can_choose(action)
            for worker in workers
        }

    def ways(self) -> set[Any]:
        """All that can be done in a turn."""
        rests: set[Any] = (self.tiles(self.active) or {"consolidate"}) if self.me.work else set()
        return {*self.acts(), *rests}
