"""The referee's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import override

from rules.core.steps.declining import Decline
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.actions.production import Produce
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.actions.ships import Send
from tests.rules.nippon_referee.box import FACTS
from tests.rules.nippon_referee.ledger import LAST, Works
from tests.rules.nippon_referee.tiles import COAL, LEVELS, MODIFIERS, NEEDED, STEPS, good_of
from tests.rules.nippon_referee.tracks import Play, Wanted
from tests.rules.nippon_referee.trade import Trade

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.core.answers import Answer
    from rules.nippon.steps.actions.action import Act

FACTORY_MONEY, MACHINE_MONEY = 6, 5
FACTORIES = 6
"""Spaces for factories."""

SPACES = (("railways", "mining"), ("rnd", "produce"), ("factory", "invest"), ("machines", "ships"), ("markets",))
"""Actions of each hiring space."""


class Actions(Trade):
    """Carries out actions."""

    def can(self, action: str) -> bool:
        """Whether an action can be activated now."""
        return bool(self.choices(action))

    def choices(self, action: str) -> set[Any]:
        """Single activations, whatever modifies them."""
        me = self.me
        if action in {"rnd", "mining"}:
            room = max(LAST - getattr(me, action), 1)
            return {steps for steps in (1, 2, 3) if steps <= room and me.funds >= STEPS[steps]}
        found: dict[str, Callable[[], set[Any]]] = {
            "factory": self.buildable,
            "machines": lambda: self.slots(self.used, MACHINE_MONEY),
            "produce": self.producible,
            "ships": lambda: self.harbours(self.used) if self.can_pay_transport() else set(),
            "railways": lambda: self.spaces(self.used) if self.can_pay_transport() else set(),
            "markets": self.supplies,
            "invest": self.investments,
        }
        return found[action]()

    def can_choose(self, action: str) -> bool:
        """Whether an action can be chosen: with a worker more in the work area."""
        if len(self.me.work) == 6:
            return False
        self.begin("", action)
        self.me.work.append(("white", False))
        try:
            return self.can(action)
        finally:
            self.me.work.pop()

    def begin(self, worker: str, action: str) -> None:
        """Start an action."""
        self.worker, self.action = worker, action
        self.used, self.paid, self.contracts_done, self.modifier = [], [], 0, None
        self.later = []
        self.last_colour = self.last_place = ""

    def act(self, act: Act) -> Play:
        """Take a worker, activate the action up to so many times, end the turn."""
        space = next(place for place, actions in enumerate(SPACES) if act.action in actions)
        assert self.can_choose(act.action)
        self.hiring[space].remove(act.worker)
        self.me.work.append((act.worker, False))
        self.begin(act.worker, act.action)
        limit = 1 if act.action in {"rnd", "mining", "factory"} else 3
        kinds: dict[str, type[Answer]] = {
            "rnd": Research,
            "mining": Mine,
            "factory": Build,
            "machines": Machines,
            "produce": Produce,
            "ships": Send,
            "railways": BuildRailways,
            **self.trading,
        }
        done = 0
        while done < limit and self.can(act.action):
            wanted = (kinds[act.action], Decline) if done else (kinds[act.action],)
            answer = yield Wanted((self.active,), wanted, lambda: self.choices(act.action))
            if isinstance(answer, Decline):
                return
            done += activations(answer)
            assert done <= limit, "activated too often"
            yield from self.activate(answer)

    def activate(self, answer: Answer) -> Play:
        """Some activations, then what a factory adds to them."""
        match answer:
            case Research() | Mine():
                track = "rnd" if isinstance(answer, Research) else "mining"
                targets = self.settle(answer.modifier, ())
                assert 1 <= answer.steps <= 3
                self.me.pay(money=STEPS[answer.steps])
                yield from self.rewards(self.forward(track, answer.steps))
                yield from self.add(targets)
            case Build():
                yield from self.build(answer.factory)
            case Machines():
                targets = self.settle(answer.modifier, [slot.split("/")[0] for slot in answer.slots])
                for number, slot in enumerate(answer.slots):
                    if self.modifier not in [one.split("/")[0] for one in answer.slots[number + 1 :]]:
                        self.ship_of(self.modifier, targets)
                    yield from self.put_machine(slot, MACHINE_MONEY)
                yield from self.add(targets)
            case Produce():
                free = {answer.free: 0} if answer.free is not None else {}
                assert not free or answer.modifier == "bento4b"
                targets = self.settle(answer.modifier, answer.factories)
                for key in answer.factories:
                    self.produce(key, free.get(key))
                yield from self.add(targets)
            case Send():
                targets = self.settle(answer.modifier, answer.destinations)
                for place, destination in enumerate(answer.destinations):
                    self.pay_transport(iron=place < answer.iron)
                    yield from self.send(destination)
                yield from self.add(targets)
            case BuildRailways():
                targets = self.settle(answer.modifier, [space.split("/")[0] for space in answer.spaces])
                for place, space in enumerate(answer.spaces):
                    self.pay_transport(iron=place < answer.iron)
                    yield from self.build_railway(space)
                yield from self.add(targets)
            case _:
                yield from self.trade(answer)

    @override
    def settle(self, named: str | None, new: Sequence[str], contracts: int = 0) -> list[str]:
        assert len({*self.used, *new}) == len(self.used) + len(new), "each in another place"
        self.contracts_done += contracts
        settled, can = self.modifier, self.applicable([*self.used, *new])
        before = list(self.used)
        self.used += new
        if named is None or named == "none":
            assert settled is not None or named == "none" or not can, "nothing was said of the modifier"
        else:
            assert settled is None, "only one factory modifies an action"
            assert named in can, f"{named} does not modify this"
            self.modifier = named
        if self.modifier is None:
            return []
        if MODIFIERS[self.modifier][1] == "each":
            return list(new) if settled else [*before, *new]
        return [] if settled else [self.modifier]

    def applicable(self, used: Sequence[str]) -> list[str]:
        """Factories that could modify the action."""
        found = []
        for works in self.me.factories:
            if works.key not in MODIFIERS:
                continue
            action, when, _ = MODIFIERS[works.key]
            met = {
                "always": True,
                "here": works.key in used,
                "each": bool(used),
                "contract": self.contracts_done > 0,
            }
            if action == self.action and met[when]:
                found.append(works.key)
        return found

    @override
    def add(self, targets: Sequence[str]) -> Play:
        if self.modifier is not None:
            yield from self.modified(self.modifier, targets)

    def can_pay_transport(self) -> bool:
        return (self.me.funds >= 5 and self.me.iron >= 1) or self.me.iron >= 3

    def pay_transport(self, *, iron: bool) -> None:
        """5 money and 1 iron, or 3 iron."""
        if iron:
            self.me.pay(iron=3)
        else:
            self.me.pay(money=5, iron=1)

    def producible(self) -> set[str]:
        """Factories that can produce."""
        me = self.me
        spare = self.modifier is None and any(one.key == "bento4b" for one in me.factories)
        return {
            one.key
            for one in me.factories
            if one.key != "family" and one.key not in self.used and (spare or me.all_coal >= COAL[one.level])
        }

    def price(self, key: str) -> tuple[int, int] | None:
        """Money and silk for a factory, or None if its R&D value is out of reach."""
        value = FACTS.values["rnd"][self.me.rnd]
        short = max(NEEDED[LEVELS[good_of(key)]] - value, 0)
        if short > 3:
            return None
        return FACTORY_MONEY - 2 * (self.me.start == "discount"), STEPS[short]

    def buildable(self) -> set[str]:
        """Factories that can be built."""
        me = self.me
        if len(me.factories) == FACTORIES:
            return set()
        prices = {key: self.price(key) for key in self.supply}
        return {
            key
            for key, price in prices.items()
            if price is not None and me.silk >= price[1] and me.funds - price[1] >= price[0]
        }

    def build(self, key: str) -> Play:
        """Build a factory and carry out its immediate effect."""
        assert key in self.buildable()
        money, silk = self.price(key) or (0, 0)
        self.me.pay(money=money, silk=silk)
        self.supply.remove(key)
        yield from self.built(self.found(key, good_of(key)))

    def found(self, key: str, good: str) -> Works:
        """Put a factory on the first empty space, and into the first one what waits for it."""
        me = self.me
        works = Works(key, good)
        me.factories.append(works)
        if me.waiting_machine:
            me.waiting_machine = False
            works.machines[0] = True
        self.add_goods(works, me.waiting_goods)
        me.waiting_goods = 0
        return works


def activations(answer: Answer) -> int:
    """How many activations an answer holds."""
    match answer:
        case Machines():
            return len(answer.slots)
        case Produce():
            return len(answer.factories)
        case Send():
            return len(answer.destinations)
        case BuildRailways():
            return len(answer.spaces)
        case Supply():
            return len(answer.deliveries)
        case Invest():
            return len(answer.payments)
        case _:
            return 1
