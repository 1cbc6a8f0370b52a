"""The referee's effects of factory tiles."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rules.core.steps.declining import Decline
from rules.nippon.model.terms import AREAS
from rules.nippon.steps.effects.effect_goods import Goods
from rules.nippon.steps.effects.seconds import Again
from rules.nippon.steps.pieces.effect_machines import Machine
from rules.nippon.steps.pieces.rails import Railway, TakeBonus
from rules.nippon.steps.pieces.sending import Ship
from tests.rules.nippon_referee.box import REGION_ROWS, SYMBOLS, TABLES
from tests.rules.nippon_referee.ledger import LAST
from tests.rules.nippon_referee.pieces import GOODS, Pieces
from tests.rules.nippon_referee.tiles import COAL, IMMEDIATE, MODIFIERS, MORE, Effect
from tests.rules.nippon_referee.tracks import Later, Play, Wanted

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Sequence

    from rules.core.answers import Answer
    from tests.rules.nippon_referee.ledger import Works


class Effects(Pieces):
    """Carries out what tiles bring."""

    worker = ""
    """Colour of the worker of this action."""

    used: list[str]
    """Factories, destinations or regions in which the action was activated."""

    def built(self, works: Works) -> Play:
        """The immediate effects of a factory that was built."""
        if works.key in IMMEDIATE:
            effects = IMMEDIATE[works.key]
            later = [self._second(str(more)) for what, more in effects if what == "more"]
            self.later += later
            for effect in effects:
                if effect[0] != "more":
                    yield from self.effect(effect, works)
            for one in later:
                yield from self.carry_out(one)

    def modified(self, key: str, targets: Sequence[str]) -> Play:
        """The effects of a modifier, once or for each of some factories; a ship that waited may have gone first."""
        for target in targets:
            for effect in MODIFIERS[key][2]:
                if effect[0] == "ship" and self.later:
                    yield from self.carry_out(self.later[-1])
                else:
                    yield from self.effect(effect, self.me.built(target))

    def ship_of(self, key: str | None, targets: Sequence[str]) -> None:
        """Let the ship of a modifier wait from now on, if it has one."""
        if key is not None and targets and ("ship", 1) in MODIFIERS[key][2] and not self.later:
            self.later.append(Later(self.harbours, self.ask_ship))

    def _second(self, key: str) -> Later:
        """The second effect of a factory, which waits."""
        return Later(lambda: self._places(key), lambda: self._more(key), MORE[key][0].get("finance", 0))

    def _places(self, key: str) -> set[str]:
        """Where the ship or railway of a second effect can go now; none where it cannot be paid."""
        price, (what, where) = MORE[key]
        me, exclude = self.me, {self.last_place} if where else set[str]()
        if me.finance < price.get("finance", 0) or me.funds < price.get("money", 0) or me.iron < price.get("iron", 0):
            return set()
        return self.harbours(exclude) if what == "ship" else self.spaces(exclude) if what == "railway" else set()

    def effect(self, effect: Effect, works: Works) -> Play:
        """One effect with all its bonuses."""
        match effect:
            case ("rnd" | "mining" | "finance" as track, int(steps)):
                yield from self.rewards(self.forward(track, steps))
            case ("money" | "coal" | "silk" | "iron" as what, int(count)):
                self.me.gain(**{what: count})
            case ("department", str(of)):
                yield from self._departments(of)
            case ("ship", _):
                yield from self.ask_ship()
            case ("railway", int(times)):
                yield from self.ask_railway((), times)
            case ("machines", int(count)):
                yield from self.machines(count)
            case ("machine", "produce"):
                yield from self._machine_and_produce()
            case ("piece", _):
                yield from self._piece()
            case ("goods", int(count)):
                self.add_goods(works, count)
            case ("spread", int(count)):
                yield from self._spread(count)
            case ("stored", int(count)):
                works.coal += count
            case ("region-bonus", _):
                yield from self._region_bonus()
            case _:
                yield from self._counted(effect)

    def _departments(self, of: str) -> Play:
        if of == "worker":
            yield from self.department(self.worker)
        elif of == "specialist":
            if self.last_colour:
                yield from self.department(self.last_colour)
        else:
            yield from self.department_of(of.split())

    def _counted(self, effect: Effect) -> Play:
        """Effects that count what the player has."""
        me = self.me
        match effect:
            case ("prestige", str(area)):
                level = me.achieved[AREAS.index(area)]
                for _ in range(max(level - 1, 0)):
                    yield from self.department("yellow")
            case ("kinds", int(points)):
                me.points += points * len({one.good for one in me.factories})
            case ("machine-money", int(money)):
                me.money += min(money * me.machines_built, 8)
            case ("passed", str(track)):
                there = getattr(me, track)
                symbols = SYMBOLS[track]
                for space, bonus in sorted(symbols.items()):
                    if space <= there and bonus not in {"finance", "marker3", "marker5", "marker7"}:
                        yield from self.rewards([bonus])
            case ("thresholds", str(areas)):
                me.points += 2 * sum(sum(self.thresholds(area)) for area in areas.split())
            case ("lower", str(areas)):
                me.points += 2 * sum(self.thresholds(area)[0] for area in areas.split())
            case _:
                raise AssertionError(effect)

    def thresholds(self, area: str) -> tuple[bool, bool]:
        """Whether the lower and the upper threshold of an area are reached."""
        mat = TABLES.mat
        marks = {"rnd": mat.rnd, "mining": mat.mining, "finance": mat.finance}.get(area, mat.pieces)
        there = getattr(self.me, area)
        return there >= marks.lower, there >= marks.upper

    def machines(self, count: int) -> Play:
        """Machines in different factories, as many as can be built."""
        answer = yield from self._where(count)
        for slot in answer:
            yield from self.put_machine(slot)

    def _where(self, count: int) -> Generator[Wanted, Answer, tuple[str, ...]]:
        """Spaces for machines in different factories, as many as possible; asked only where there is a choice."""
        me = self.me
        with_free = sum(not one.machines[0] for one in me.factories)
        with_iron = sum(one.machines[0] and not one.machines[1] for one in me.factories)
        possible = min(count, 6 - me.machines, with_free + min(with_iron, me.iron))
        several = combinations(sorted(self.slots()), possible) if possible else ()
        ways = [some for some in several if self._different(some)]
        if len(ways) <= 1:
            (slots,) = ways or [()]
            return tuple(sorted(slots, key=lambda slot: [one.key for one in me.factories].index(slot.split("/")[0])))
        answer = yield Wanted((self.active,), (Machine,))
        assert isinstance(answer, Machine)
        assert tuple(sorted(answer.slots)) in ways
        return answer.slots

    def _different(self, slots: Sequence[str]) -> bool:
        """In different factories, and with iron enough."""
        iron = sum(slot.endswith("/iron") for slot in slots)
        return len({slot.split("/")[0] for slot in slots}) == len(slots) and iron <= self.me.iron

    def _machine_and_produce(self) -> Play:
        for slot in (yield from self._where(1)):
            key = slot.split("/")[0]
            yield from self.put_machine(slot)
            works = self.me.built(key)
            if key != "family" and works.goods < GOODS and COAL[works.level] <= self.me.all_coal:
                self.produce(key)

    def _piece(self) -> Play:
        """A ship, a machine or a railway."""
        kinds: list[type[Answer]] = []
        kinds += [Ship] if self.harbours() else []
        kinds += [Machine] if self.slots() else []
        kinds += [Railway] if self.spaces() else []
        if not kinds:
            return
        answer = yield Wanted((self.active,), tuple(kinds))
        match answer:
            case Ship():
                yield from self.send(answer.destination)
            case Machine(slots=(slot,)):
                yield from self.put_machine(slot)
            case Railway():
                yield from self.build_railway(answer.space)
            case _:
                raise AssertionError(answer)

    def _spread(self, count: int) -> Play:
        """1 good below each of some factories."""
        free = [one for one in self.me.factories if one.goods < GOODS]
        chosen = [one.key for one in free]
        if len(free) > count:
            answer = yield Wanted((self.active,), (Goods,))
            assert isinstance(answer, Goods)
            assert len(set(answer.factories)) == len(answer.factories) == count
            assert set(answer.factories) <= set(chosen)
            chosen = list(answer.factories)
        for key in chosen:
            self.add_goods(self.me.built(key), 1)

    def _more(self, key: str) -> Play:
        """A second effect for a price."""
        price, (what, where) = MORE[key]
        me, exclude = self.me, {self.last_place} if where else set[str]()
        if me.finance < price.get("finance", 0) or me.funds < price.get("money", 0) or me.iron < price.get("iron", 0):
            return
        kinds: dict[str, tuple[Collection[object], type[Answer]]] = {
            "mining": ({Again()} if me.mining < LAST else (), Again),
            "ship": (self.harbours(exclude), Ship),
            "railway": (self.spaces(exclude), Railway),
        }
        possible, kind = kinds[what]
        if not possible:
            return
        answer = yield Wanted((self.active,), (kind, Decline), lambda: possible)
        if isinstance(answer, Decline):
            return
        me.pay(money=price.get("money", 0), iron=price.get("iron", 0))
        me.finance -= price.get("finance", 0)
        match answer:
            case Ship():
                assert answer.destination not in exclude
                yield from self.send(answer.destination)
            case Railway():
                assert answer.space.split("/")[0] not in exclude
                yield from self.build_railway(answer.space)
            case _:
                yield from self.rewards(self.forward("mining", 2))

    def _region_bonus(self) -> Play:
        """The bonus of a region in which this action built."""
        regions = set(self.used)
        if len(regions) > 1:
            answer = yield Wanted((self.active,), (TakeBonus,), lambda: self.used)
            assert isinstance(answer, TakeBonus)
            assert answer.region in regions
            regions = {answer.region}
        gain = REGION_ROWS[regions.pop()].bonus
        self.me.gain(gain.money, gain.coal, gain.silk, gain.iron, gain.points)
