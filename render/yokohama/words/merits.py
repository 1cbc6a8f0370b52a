"""What is true of a turn of Yokohama, in words: each a few that go on from "this plan"."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.yokohama.words.brief import brief
from render.yokohama.words.labels import (
    area_names,
    goods,
    order_name,
    paid,
    some_of,
    technology,
    technology_effect,
)
from render.yokohama.words.story_parts import an_agent
from rules.core.labels import Label, Who, say
from rules.yokohama.model.merits import (
    Achieves,
    Befriends,
    Brings,
    Builds,
    Completes,
    Ends,
    Gains,
    Leaves,
    MakesReady,
    Nears,
    Pays,
    Ranks,
    TakesOrders,
)
from rules.yokohama.steps.president.placements import Place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.answers import Answer
    from rules.yokohama.model.merits import YokohamaMerit


def merit(one: YokohamaMerit) -> Label:
    """What is true of a turn: "gets FR 3 ready"."""
    match one:
        case Brings(points=points, yen=money, goods=some):
            points_said = (some_of("points", points),) if points else ()
            return say("plans-brings", what=(*points_said, *paid(some, money)))
        case Completes(orders=orders):
            return _orders("completes", orders)
        case MakesReady(orders=orders):
            return _orders("ready", orders)
        case TakesOrders(orders=orders, points=points):
            return say("yokohama-plans-takes", n=len(orders), points=points)
        case Nears(order=order, missing=missing):
            return say("yokohama-plans-nears", order=order_name(order), n=sum(missing), missing=goods(missing))
        case Gains(technology=card):
            return say("yokohama-plans-gains", technology=technology(card), effect=technology_effect(card.name))
        case Builds(piece=piece, count=count):
            return say("yokohama-plans-builds", what=some_of(piece, count))
        case Achieves(achievement=achievement):
            return say("yokohama-plans-achieves", achievement=achievement)
        case Befriends(agent=kind):
            return say("yokohama-plans-agent", agent=an_agent(kind))
        case Ranks(ranking=ranking, place=place, ahead_of=beaten):
            label = say("yokohama-plans-rank", ranking=ranking, place=place)
            return label if beaten is None else say("plans-ahead", what=label, who=Who(beaten))
        case Pays(seat=seat, yen=amount):
            return say("yokohama-plans-pays", who=Who(seat), yen=amount)
        case Ends():
            return say("yokohama-plans-ends")
        case Leaves(yen=amount, assistants=assistants):
            return say("yokohama-plans-leaves", yen=amount, assistants=assistants)
        case _:
            assert_never(one)


def _orders(how: str, orders: Sequence[str]) -> Label:
    return say("yokohama-plans-orders", how=how, orders=tuple(map(order_name, orders)))


def step(answer: Answer) -> Label | None:
    """What one does in a plan; assistants with the areas into which they go."""
    if isinstance(answer, Place) and len(answer.areas) > 1 and not answer.twice:
        return say("yokohama-plans-place", areas=area_names(answer.every))
    return brief(answer)
