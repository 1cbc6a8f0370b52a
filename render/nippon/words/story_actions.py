"""What of the story actions and effects do, in a few words without a name: "builds a railway in Kansai for 3 iron"."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from render.nippon.words.labels import amount, city, destination, good, goods, in_region
from rules.core.labels import Label, Who, say
from rules.nippon.events.building import (
    CoalStored,
    EffectLapsed,
    FactoryBuilt,
    GoodsAdded,
    MachineBuilt,
    MoreBought,
    NothingProduced,
    Produced,
)
from rules.nippon.events.trade import ContractFulfilled, Invested, MarketSupplied, RailwayBuilt, ShipSent
from rules.nippon.model.phrases import factory_label

Building: TypeAlias = (
    FactoryBuilt | MachineBuilt | Produced | NothingProduced | GoodsAdded | CoalStored | MoreBought | EffectLapsed
)
Trade: TypeAlias = ShipSent | RailwayBuilt | MarketSupplied | Invested | ContractFulfilled


def paid(money: int = 0, iron: int = 0, coal: int = 0, silk: int = 0) -> tuple[Label, ...]:
    """What was paid."""
    costs = (("money", money), ("coal", coal), ("silk", silk), ("iron", iron))
    return tuple([amount(what, count) for what, count in costs if count])


def built(event: Building) -> Label | None:
    """Factories, machines, goods; None for what was paid in Finance steps alone."""
    factory = factory_label(event.factory)
    match event:
        case FactoryBuilt(factory="family"):
            return say("nippon-tell-family", good=good(event.good))
        case FactoryBuilt():
            cost = paid(event.money, silk=event.silk)
            return say("nippon-tell-factory-built", factory=factory, cost=cost, n=len(cost))
        case MachineBuilt():
            cost = paid(event.money, event.iron)
            return say("nippon-tell-machine-built", factory=factory, cost=cost, n=len(cost))
        case Produced():
            cost, made = paid(coal=event.coal), goods(event.good, event.count)
            return say("nippon-tell-produced", factory=factory, goods=made, lost=event.lost, cost=cost, n=len(cost))
        case NothingProduced():
            return say("nippon-tell-nothing-produced", factory=factory, why=event.why, coal=event.coal)
        case EffectLapsed():
            return say("nippon-tell-effect-lapsed", factory=factory, what=event.what)
        case GoodsAdded():
            made = goods(event.good, event.count)
            return say("nippon-tell-goods-added", factory=factory, goods=made, lost=event.lost)
        case CoalStored():
            return say("nippon-tell-coal-stored", factory=factory, coal=event.coal)
        case MoreBought():
            cost = paid(event.money, event.iron)
            return say("nippon-tell-more-bought", factory=factory, cost=cost) if cost else None
        case _:
            assert_never(event)


def traded(event: Trade) -> Label:
    """Ships, railways, markets, investments, contracts."""
    match event:
        case ShipSent():
            cost = paid(event.money, event.iron)
            return say(
                "nippon-tell-ship-sent",
                destination=destination(event.destination),
                colour=event.colour,
                upgraded=int(event.upgraded),
                cost=cost,
                n=len(cost),
            )
        case RailwayBuilt():
            cost = paid(event.money, event.iron)
            return say("nippon-tell-railway-built", region=in_region(event.region), cost=cost, n=len(cost))
        case MarketSupplied():
            return _supplied(event)
        case Invested():
            return say("nippon-tell-invested", goods=goods(event.good, event.goods))
        case ContractFulfilled():
            return say("nippon-tell-contract", contract=event.contract.upper(), goods=goods(event.good, event.goods))
        case _:
            assert_never(event)


def _supplied(event: MarketSupplied) -> Label:
    """A domestic market that was supplied, and whose markers gave way."""
    whole = say("nippon-tell-supplied", city=city(event.city), goods=goods(event.good, event.goods), value=event.value)
    for how, marker in (("replaced", event.replaced), ("removed", event.removed)):
        if marker is not None:
            whole = say("nippon-tell-gave-way", supplied=whole, how=how, who=Who(marker.seat), value=marker.value)
    return whole
