"""Whether what is told of a match adds up: ledgers kept from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.nippon.events import building, gains, rounds, trade
from rules.nippon.events.turns import ActionChosen, StepsPaid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.table import Event
    from rules.nippon.model.effects import Gain
    from tests.rules.nippon_referee.ledger import Person

TRACKS = ("rnd", "mining", "finance")


class Story:
    """Counts for each seat what was told.

    Attributes:
        counts: By seat, what it has as far as was told.
    """

    def __init__(self, seats: int) -> None:
        self.counts: list[Counter[str]] = [Counter(markers=7) for _ in range(seats)]

    def hear(self, events: Iterable[Event]) -> None:
        """Note what is told."""
        for event in events:
            match event:
                case building.FactoryBuilt() | building.MachineBuilt() | building.MoreBought():
                    self._built(event)
                case building.Produced() | building.GoodsAdded() | building.CoalStored():
                    self._made(event)
                case trade.ShipSent() | trade.RailwayBuilt() | trade.MarketSupplied():
                    self._traded(event)
                case trade.Invested() | trade.ContractFulfilled():
                    self.counts[event.seat]["goods"] -= event.goods
                    self.counts[event.seat]["contracts"] += isinstance(event, trade.ContractFulfilled)
                case gains.Gained() | gains.DepartmentActivated():
                    self._gain(event.seat, event.gain)
                case gains.Advanced():
                    self.counts[event.seat][event.track] += event.steps
                    assert self.counts[event.seat][event.track] == event.space
                case gains.SilkSold():
                    self.counts[event.seat].update(money=event.silk, silk=-event.silk)
                case _:
                    self._rest(event)

    def _gain(self, seat: int, gain: Gain) -> None:
        self.counts[seat].update(money=gain.money, coal=gain.coal, silk=gain.silk, iron=gain.iron, points=gain.points)

    def _built(self, event: building.FactoryBuilt | building.MachineBuilt | building.MoreBought) -> None:
        mine = self.counts[event.seat]
        mine["money"] -= event.money
        match event:
            case building.FactoryBuilt():
                mine.update(factories=1, silk=-event.silk)
            case building.MachineBuilt():
                mine.update(built=1, iron=-event.iron)
            case building.MoreBought():
                mine["iron"] -= event.iron

    def _made(self, event: building.Produced | building.GoodsAdded | building.CoalStored) -> None:
        mine = self.counts[event.seat]
        match event:
            case building.CoalStored():
                mine["coal"] += event.coal
            case building.Produced():
                mine.update(goods=event.count, coal=-event.coal)
            case building.GoodsAdded():
                mine["goods"] += event.count

    def _traded(self, event: trade.ShipSent | trade.RailwayBuilt | trade.MarketSupplied) -> None:
        mine = self.counts[event.seat]
        match event:
            case trade.MarketSupplied():
                mine.update(goods=-event.goods, markers=-1)
                for marker in (event.replaced, event.removed):
                    if marker is not None and marker.seat < len(self.counts):
                        self.counts[marker.seat]["markers"] += 1
            case trade.ShipSent():
                mine.update(ships=1, work=1, money=-event.money, iron=-event.iron, upgraded=event.upgraded)
            case trade.RailwayBuilt():
                mine.update(railways=1, money=-event.money, iron=-event.iron)

    def _rest(self, event: Event) -> None:
        """Turns, rounds, consolidations; Takatoshi's markers."""
        match event:
            case ActionChosen() | rounds.StartWorker():
                self.counts[event.seat]["work"] += 1
            case StepsPaid():
                self.counts[event.seat]["money"] -= event.money
            case gains.MarkerFreed():
                self.counts[event.seat]["markers"] += 1
            case rounds.Taxed():
                self.counts[event.seat].update(money=-event.money, coal=-event.coal)
                assert self.counts[event.seat]["money"] == event.kept_money
            case rounds.WagesPaid():
                self.counts[event.seat].update(money=-event.paid, points=-event.lost)
            case rounds.WorkersGone():
                self.counts[event.seat]["work"] -= event.workers + len(event.specialists)
            case rounds.PrestigePlaced():
                self.counts[event.seat]["prestige"] += 1
            case rounds.PairTaken(effect="coal"):
                self.counts[event.seat]["coal"] += 3
            case rounds.RegionScored():
                for placing in event.places:
                    if placing.seat is not None and placing.seat < len(self.counts):
                        self.counts[placing.seat]["points"] += placing.points
            case _ if getattr(event, "kind", None) == "takatoshi-marker":
                self.counts[0]["markers"] += getattr(event, "lost", 0) > 0
            case _:
                pass

    def compare(self, people: list[Person]) -> None:
        """Hold what was told against the referee's ledgers."""
        for seat, (told, person) in enumerate(zip(self.counts, people, strict=True)):
            have = {
                "money": person.money,
                "coal": person.all_coal,
                "silk": person.silk,
                "iron": person.iron,
                "points": person.points,
                "goods": sum([one.goods for one in person.factories]),
                "markers": len(person.markers),
                "factories": len(person.factories),
                "built": person.machines_built,
                "ships": person.ships,
                "railways": person.railways,
                "contracts": len(person.contracts),
                "work": len(person.work),
                "upgraded": len(person.upgraded),
                "prestige": sum(level > 0 for level in person.achieved),
                **{track: getattr(person, track) for track in TRACKS},
            }
            wrong = {name: (told[name], count) for name, count in have.items() if told[name] != count}
            assert not wrong, f"seat {seat}: (told, by the rulebook) {wrong}"
