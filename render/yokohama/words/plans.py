"""Plans and turns of Yokohama in words: facts of a turn that is planned, and what a turn came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.core.phrases import tail
from render.yokohama.words.labels import (
    agent_phrase,
    goods,
    order_name,
    paid,
    some_of,
    technology,
    technology_effect,
)
from rules.core.labels import Label, Who, say
from rules.yokohama import plan_facts as facts
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.yokohama.delta import MerchantDelta
    from rules.yokohama.model.terms import Goods
    from rules.yokohama.plan_facts import YokohamaFact


def plan_fact(fact: YokohamaFact) -> Label:
    """What is true of a turn: "gets FR 3 ready"."""
    match fact:
        case facts.Brings(points=points, yen=money, goods=some):
            return say("plans-brings", what=_amounts(points, money, some))
        case facts.Spends(points=points, yen=money, goods=some):
            return say("plans-spends", what=_amounts(points, money, some))
        case facts.UsesAgents(count=count):
            return say("plans-spends", what=some_of("agent", count))
        case facts.Hires(assistants=assistants, shops=shops, houses=houses):
            hired = (("assistant", assistants), ("shop", shops), ("house", houses))
            return say("yokohama-plans-hires", what=tuple([some_of(thing, count) for thing, count in hired if count]))
        case facts.Completes(orders=orders):
            return _orders("completes", orders)
        case facts.MakesReady(orders=orders):
            return _orders("ready", orders)
        case facts.TakesOrders(orders=orders, points=points):
            return say("yokohama-plans-takes", n=len(orders), points=points)
        case facts.Nears(order=order, missing=missing):
            return say("yokohama-plans-nears", order=order_name(order), n=sum(missing), missing=goods(missing))
        case facts.Gains(technology=card):
            return say("yokohama-plans-gains", technology=technology(card), effect=technology_effect(card.name))
        case facts.Builds(piece=piece, count=count):
            return say("yokohama-plans-builds", what=some_of(piece, count))
        case facts.Achieves(achievement=achievement):
            return say("yokohama-plans-achieves", achievement=achievement)
        case facts.Befriends(agent=kind):
            return say("yokohama-plans-agent", agent=agent_phrase(kind))
        case facts.Ranks(ranking=ranking, place=place, ahead_of=beaten):
            label = say("yokohama-plans-rank", ranking=ranking, place=place)
            return label if beaten is None else say("plans-ahead", what=label, who=Who(beaten))
        case facts.Ends():
            return say("yokohama-plans-ends")
        case _:
            assert_never(fact)


def _amounts(points: int, money: int, some: Goods) -> tuple[Label, ...]:
    return (*((some_of("points", points),) if points else ()), *paid(some, money))


def _orders(how: str, orders: Sequence[str]) -> Label:
    return say("yokohama-plans-orders", how=how, orders=tuple(map(order_name, orders)))


def turn_summary(changed: MerchantDelta) -> tuple[Label, ...]:
    """What a merchant has more and less after a turn, what was built and completed, in few words."""
    stock = tuple(_stock(changed))
    more = [some_of(what, count) for what, count in stock if count > 0]
    less = [some_of(what, -count) for what, count in stock if count < 0]
    balance = tail(less, more)
    return (*((balance,) if balance else ()), *_done(changed))


def _stock(changed: MerchantDelta) -> Iterator[tuple[str, int]]:
    """Points, money, goods, what left the warehouse, and foreign agents: by how much each has changed."""
    yield "points", changed.points
    yield "yen", changed.yen
    yield from zip(GOODS, changed.goods, strict=True)
    yield "assistant", changed.assistants
    yield "shop", changed.shops
    yield "house", changed.houses
    yield "agent", changed.agents


def _done(changed: MerchantDelta) -> Iterator[Label]:
    for one in changed.completed:
        yield say("yokohama-brought-order", order=order_name(one.id))
    if changed.orders > 0:
        yield say("yokohama-brought-taken", count=changed.orders)
    yield from map(technology, changed.technologies)
    if changed.shops_built > 0:
        yield say("yokohama-brought-built", piece="shop", count=changed.shops_built)
    if changed.houses_built > 0:
        yield say("yokohama-brought-built", piece="house", count=changed.houses_built)
    for achievement in changed.achievements:
        yield say("yokohama-brought-achievement", achievement=achievement)
