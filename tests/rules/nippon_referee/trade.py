"""The referee's domestic markets, investments and contracts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rules.nippon.model.terms import COLOURS, EDGES, REGIONS
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.markets import Supply
from tests.rules.nippon_referee.box import REGION_OF, REGION_ROWS
from tests.rules.nippon_referee.effects import Effects
from tests.rules.nippon_referee.tiles import LEVELS, MARKERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.answers import Answer
    from tests.rules.nippon_referee.ledger import City
    from tests.rules.nippon_referee.tracks import Play

POINTS = 2
"""Instead of the bonus of a region."""

RECESSES = 6
"""For contracts."""

CONTRACTS = {"k1": "black", "k2": "red", "k3": "grey", "k4": "blue", "k5": "white", "k6": "yellow"}
PARTICULAR = {"k7": {"lenses", "bento"}, "k8": {"clocks", "bulbs"}}
"""Contracts that need goods of certain kinds to have been paid in the action."""


class Trade(Effects, ABC):
    """Sells goods; what may modify an action is judged by `Actions`."""

    paid: list[str]
    contracts_done = 0
    modifier: str | None = None
    action = ""

    @abstractmethod
    def settle(self, named: str | None, new: Sequence[str], contracts: int = 0) -> list[str]:
        """The modifier of the action, at most one: for which factories it has its effect now."""

    @abstractmethod
    def add(self, targets: Sequence[str]) -> Play:
        """The effects of the modifier for these factories."""

    def pay_goods(self, good: str, count: int, named: Sequence[str] = ()) -> None:
        """From the factories named, or one by one from the one that has most, the leftmost of equal ones."""
        own = {one.key: one for one in self.me.factories if one.good == good}
        assert sum([one.goods for one in own.values()]) >= count, "sold what was not there"
        before = {key: one.goods for key, one in own.items()}
        for _ in range(count):
            max(own.values(), key=lambda one: one.goods).goods -= 1
        if not named:
            return
        fullest = {key: one.goods for key, one in own.items()}
        for key, goods in before.items():
            own[key].goods = goods
        each = [*named] * count if len(named) == 1 else [*named]
        assert len(each) == count, "a factory for each of the goods"
        for key in each:
            own[key].goods -= 1
            assert own[key].goods >= 0, "it had not so many"
        assert fullest != {key: one.goods for key, one in own.items()}, "that is how they are paid anyway"

    def may_lay(self, city: City, place: int, value: int) -> bool:
        """Whether a marker may be laid on a space: empty and not the lowest of too many, or lower than it."""
        there = city.markers[place]
        if there is not None:
            return there[1] < value
        return len(city.lying) < self.as_for or min(one for _, one in city.lying) < value

    def supplies(self) -> set[tuple[str, str, int]]:
        """Markets that could be supplied, each with a number of goods."""
        regions = self.used or list(REGIONS)
        found: set[tuple[str, str, int]] = set()
        for region in regions:
            for city in self.cities_in(region):
                for place, good in enumerate(city.demand):
                    for count in range(1, min(self.me.goods_of(good), 3) + 1):
                        value = MARKERS[LEVELS[good]][count - 1]
                        if value in self.me.markers and self.may_lay(city, place, value):
                            found.add((city.key, EDGES[place], count))
        return found

    def deliver(self, answer: Supply) -> Play:
        """Supply markets of one region."""
        spaces = [one.space.split(".") for one in answer.deliveries]
        regions = {REGION_OF[city] for city, _ in spaces}
        assert len(regions | set(self.used)) == 1, "all in one region"
        targets = self.settle(answer.modifier, sorted(regions - set(self.used)))
        bonuses = len(answer.deliveries) - answer.points
        assert bonuses >= 0
        for number, (one, (key, edge)) in enumerate(zip(answer.deliveries, spaces, strict=True)):
            assert (key, edge, one.goods) in self.supplies()
            city = next(city for city in self.cities if city.key == key)
            place = EDGES.index(edge)
            good = city.demand[place]
            value = MARKERS[LEVELS[good]][one.goods - 1]
            self.pay_goods(good, one.goods, one.sources)
            self._lay(city, place, value, one.removes)
            if number < bonuses:
                gain = REGION_ROWS[next(iter(regions))].bonus
                self.me.gain(gain.money, gain.coal, gain.silk, gain.iron, gain.points)
            else:
                self.me.gain(points=POINTS)
        yield from self.add(targets)

    def _lay(self, city: City, place: int, value: int, removes: str | None) -> None:
        """Lay a marker; what lay there goes back, and where too many lie one of the lowest."""
        empty, full = city.markers[place] is None, len(city.lying) >= self.as_for
        lowest = min((one for _, one in city.lying), default=0)
        self.me.markers.remove(value)
        if not empty:
            self.give_back(city.markers[place])
        if empty and full:
            assert removes is not None, "the limit is exceeded"
            key, edge = removes.split(".")
            assert key == city.key
            leaves = EDGES.index(edge)
            gone = city.markers[leaves]
            assert gone is not None
            assert gone[1] == lowest
            self.give_back(gone)
            city.markers[leaves] = None
        else:
            assert removes is None, "the limit is not exceeded"
        city.markers[place] = (self.active, value)

    def payments(self) -> set[str]:
        """Kinds of goods that pay for the next activation of investments and contracts."""
        number = len(self.paid) + 1
        return {good for good in LEVELS if good not in self.paid and self.me.goods_of(good) >= number}

    def investments(self) -> set[tuple[str, str]]:
        """Kinds of goods that can be paid now, each with what they can be paid for."""
        found = {(good, "finance") for good in self.payments()}
        if len(self.me.contracts) < RECESSES:
            for good in self.payments():
                paid = {*self.paid, good}
                open_ones = {*CONTRACTS, *(key for key, needs in PARTICULAR.items() if needs & paid)}
                found |= {(good, contract) for contract in open_ones.difference(self.me.contracts)}
        return found

    def fulfil(self, contract: str) -> None:
        """Put a contract into the leftmost recess."""
        me = self.me
        assert contract not in me.contracts
        assert len(me.contracts) < RECESSES
        assert contract in CONTRACTS or PARTICULAR[contract] & set(self.paid)
        me.contracts.append(contract)

    def trade(self, answer: Answer) -> Play:
        match answer:
            case Supply():
                yield from self.deliver(answer)
            case Invest():
                yield from self.invest(answer)
            case _:
                raise AssertionError(answer)

    def invest(self, answer: Invest) -> Play:
        """1, then 2, then 3 goods of different kinds, each time for 2 steps of Finance or a contract."""
        contracts = sum(payment.into != "finance" for payment in answer.payments)
        targets = self.settle(answer.modifier, (), contracts)
        for payment in answer.payments:
            assert payment.good not in self.paid, "each time of another kind"
            self.paid.append(payment.good)
            self.pay_goods(payment.good, len(self.paid), payment.sources)
            if payment.into == "finance":
                assert payment.department is None
                yield from self.rewards(self.forward("finance", 2))
                continue
            self.fulfil(payment.into)
            self.ship_of(self.modifier, targets)
            if payment.into in CONTRACTS:
                assert payment.department is None
                yield from self.department(CONTRACTS[payment.into])
            elif payment.department is not None:
                yield from self.department(payment.department)
            else:
                yield from self.department_of(COLOURS)
        yield from self.add(targets)

    trading: dict[str, type[Answer]] = {"markets": Supply, "invest": Invest}  # noqa: RUF012
