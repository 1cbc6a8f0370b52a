"""What a row of events led to: posts, news, the score sheet and calibration are made of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, assert_never

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.uses import Counted, Points, Use
from rules.nippon.events import NipponEvent, building, gains, rounds, takatoshi, trade, turns
from rules.nippon.model.effects import Gain
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import FAMILY, City, Destination, Good, Region, Resource, Track

if TYPE_CHECKING:
    from collections.abc import Iterable

Idle: TypeAlias = building.NothingProduced | building.EffectLapsed
"""A factory that brings nothing."""


@frozen
class Pushed:
    """An influence marker that another one drove out of a city.

    Attributes:
        seat: Whose marker left.
        by: Who laid the other; None for the rulebook's opponent.
        city: Which city it left.
        value: Its value.
        how: Whether the other took its space, or the city held too many.
    """

    seat: Seat
    by: Seat | None
    city: City
    value: int
    how: str


@dataclass(slots=True)
class Delta:
    """What a row of events led to.

    Attributes:
        changes: Uses of what is printed, points, and markers driven out, in the order in which they came.
        section: Points by seat from regions; None if no section was scored.
        goals: Seats that met a goal, once for each goal.
        factories: Keys of the factories that were built; the family business does not count.
        machines: The factory of each machine.
        produced: Goods that factories produced.
        added: Goods that came without production.
        store: Money, coal, silk and iron that came in, less what was paid.
        invested: Goods that were paid for investments.
        sold: Goods that domestic markets and contracts took.
        idle: Productions and effects that brought nothing.
        ships: Where ships were sent.
        railways: The region of each railway.
        laid: By city, the values of influence markers.
        contracts: Completed contracts.
        freed: Values of markers that came from the flag.
        steps: Steps on tracks; below zero if the marker went back.
    """

    changes: list[Counted | Pushed] = field(default_factory=list["Counted | Pushed"])
    section: Counter[Seat] | None = None
    goals: list[Seat] = field(default_factory=list[Seat])
    factories: list[str] = field(default_factory=list[str])
    machines: list[str] = field(default_factory=list[str])
    produced: Counter[Good] = field(default_factory=Counter[Good])
    added: Counter[Good] = field(default_factory=Counter[Good])
    store: Counter[Resource] = field(default_factory=Counter[Resource])
    invested: Counter[Good] = field(default_factory=Counter[Good])
    sold: Counter[Good] = field(default_factory=Counter[Good])
    idle: list[Idle] = field(default_factory=list[Idle])
    ships: list[Destination] = field(default_factory=list[Destination])
    railways: list[Region] = field(default_factory=list[Region])
    laid: dict[City, list[int]] = field(default_factory=dict[City, list[int]])
    contracts: list[str] = field(default_factory=list[str])
    freed: list[int] = field(default_factory=list[int])
    steps: Counter[Track] = field(default_factory=Counter[Track])

    def score(self, seat: Seat, source: str, points: int) -> None:
        """Note points, if there are any."""
        if points:
            self.changes.append(Points(seat, source, points))

    def use(self, seat: Seat, kind: str, name: str) -> None:
        """Note that something was used."""
        self.changes.append(Use(seat, kind, name))

    def take(self, gain: Gain) -> None:
        """Note money and resources that came in."""
        self.store.update({"money": gain.money, "coal": gain.coal, "silk": gain.silk, "iron": gain.iron})

    def pay(self, money: int = 0, coal: int = 0, silk: int = 0, iron: int = 0) -> None:
        """Note what was paid."""
        self.store.subtract({"money": money, "coal": coal, "silk": silk, "iron": iron})

    def points(self, *sources: str) -> int:
        """Points from these sources together."""
        return sum([one.count for one in self.changes if isinstance(one, Points) and one.source in sources])

    def pushed(self) -> list[Pushed]:
        """Markers that were driven out of cities."""
        return [one for one in self.changes if isinstance(one, Pushed)]


def delta(events: Iterable[NipponEvent]) -> Delta:
    """What a row of events led to."""
    found = Delta()
    for event in events:
        _add(found, event)
    return found


def counted(event: NipponEvent) -> tuple[Counted, ...]:
    """What an event counts as: what was used, and points by source; those of regions are known by section."""
    return tuple([one for one in delta((event,)).changes if not isinstance(one, Pushed)])


def _add(found: Delta, event: NipponEvent) -> None:
    match event:
        case turns.ActionChosen():
            found.use(event.seat, "action", event.action)
        case turns.StepsPaid():
            found.pay(money=event.money)
        case turns.TurnEnded():
            pass
        case gains.Gaining():
            _add_gain(found, event)
        case building.AtFactory():
            _add_building(found, event)
        case trade.Trading():
            _add_trade(found, event)
        case rounds.Starting() | rounds.InRound() | rounds.AtEnd():
            _add_round(found, event)
        case rounds.InSection() | rounds.Consolidating():
            _add_section(found, event)
        case takatoshi.PlayingAlone():
            _add_solo(found, event)
        case _:
            assert_never(event)


def _add_gain(found: Delta, event: gains.GainEvent) -> None:
    match event:
        case gains.Gained():
            found.score(event.seat, event.why, event.gain.points)
            found.take(event.gain)
        case gains.DepartmentActivated():
            found.use(event.seat, "department activated", event.colour)
            found.score(event.seat, "department", event.gain.points)
            found.take(event.gain)
        case gains.Advanced():
            found.steps[event.track] += event.steps
        case gains.BonusReached():
            found.use(event.seat, "bonus reached", event.bonus)
        case gains.MarkerFreed():
            found.freed.append(event.value)
        case gains.SilkSold():
            found.take(Gain(money=event.silk))
            found.pay(silk=event.silk)
        case _:
            assert_never(event)


def _add_building(found: Delta, event: building.BuildingEvent) -> None:
    match event:
        case building.FactoryBuilt():
            found.use(event.seat, "factory built", event.factory)
            found.pay(money=event.money, silk=event.silk)
            if event.factory != FAMILY:
                found.factories.append(event.factory)
        case building.MachineBuilt():
            found.machines.append(event.factory)
            found.pay(money=event.money, iron=event.iron)
        case building.Produced():
            found.produced[event.good] += event.count
            found.pay(coal=event.coal)
        case building.NothingProduced() | building.EffectLapsed():
            found.idle.append(event)
        case building.GoodsAdded():
            found.added[event.good] += event.count
        case building.CoalStored():
            found.take(Gain(coal=event.coal))
        case building.MoreBought():
            found.pay(money=event.money, iron=event.iron)
        case _:
            assert_never(event)


def _add_trade(found: Delta, event: trade.TradeEvent) -> None:
    match event:
        case trade.ShipSent():
            found.use(event.seat, "ship sent", event.destination)
            found.ships.append(event.destination)
            found.pay(money=event.money, iron=event.iron)
        case trade.RailwayBuilt():
            found.use(event.seat, "railway built", event.region)
            found.railways.append(event.region)
            found.pay(money=event.money, iron=event.iron)
        case trade.MarketSupplied():
            found.use(event.seat, "market supplied", event.city)
            found.laid.setdefault(event.city, []).append(event.value)
            found.sold[event.good] += event.goods
            for how, marker in (("replaced", event.replaced), ("removed", event.removed)):
                if marker is not None:
                    found.changes.append(Pushed(marker.seat, event.seat, event.city, marker.value, how))
        case trade.Invested():
            found.invested[event.good] += event.goods
        case trade.ContractFulfilled():
            found.use(event.seat, "contract fulfilled", event.contract)
            found.contracts.append(event.contract)
            found.sold[event.good] += event.goods
        case _:
            assert_never(event)


def _add_round(found: Delta, event: rounds.StartEvent | rounds.RoundEvent | rounds.EndEvent) -> None:
    match event:
        case rounds.PairTaken():
            found.use(event.seat, "start tiles taken", event.effect)
        case rounds.LaidOut() | rounds.StartPlayer() | rounds.StartWorker() | rounds.FamilyFounded():
            pass
        case rounds.RowHired() | rounds.RoundEnded() | rounds.WorkersDrawn() | rounds.FinalRounds():
            pass
        case rounds.PassedOver() | rounds.FinalConsolidation() | rounds.FinalScored() | rounds.Ended():
            pass
        case _:
            assert_never(event)


def _add_section(found: Delta, event: rounds.SectionEvent | rounds.ConsolidationEvent) -> None:
    match event:
        case rounds.RegionScored():
            points = {one.seat: one.points for one in event.places if one.seat is not None}
            found.section = (found.section or Counter()) + Counter(points)
        case rounds.GoalMet():
            found.goals += event.seats
        case rounds.GoalBonusChosen():
            found.use(event.seat, "goal bonus chosen", event.bonus)
        case rounds.PrestigePlaced():
            found.use(event.seat, "prestige tile placed", event.area)
        case rounds.Taxed():
            found.pay(money=event.money, coal=event.coal)
        case rounds.WagesPaid():
            found.score(event.seat, "wages", -event.lost)
            found.pay(money=event.paid)
        case rounds.SectionEnded() | rounds.Consolidated() | rounds.WorkersGone():
            pass
        case _:
            assert_never(event)


def _add_solo(found: Delta, event: takatoshi.TakatoshiEvent) -> None:
    match event:
        case takatoshi.TakatoshiMarker():
            if event.lost:
                how = {"replace": "replaced", "remove": "removed"}.get(event.way, event.removed)
                found.changes.append(Pushed(FIRST, None, event.city, event.lost, how))
        case (
            takatoshi.SoloPrepared()
            | takatoshi.StackRenewed()
            | takatoshi.TileRevealed()
            | takatoshi.TakatoshiHired()
            | takatoshi.TakatoshiIdle()
            | takatoshi.MarkerPicked()
            | takatoshi.RegionChosen()
            | takatoshi.TakatoshiRailway()
            | takatoshi.GoalsJudged()
        ):
            pass
        case _:
            assert_never(event)
