"""What is true of a turn of Nippon, in words: each a few that go on from "this plan"."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.words import labels
from rules.core.labels import Label, Who, say
from rules.nippon.model.merits import (
    Brings,
    BuildsFactory,
    Ends,
    Fulfils,
    Lays,
    Leaves,
    Prides,
    Raises,
    Ranks,
    Upgrades,
    Wages,
)
from rules.nippon.model.phrases import factory_label

if TYPE_CHECKING:
    from rules.nippon.model.merits import NipponMerit


def merit(one: NipponMerit) -> Label:
    """What is true of a turn: "wages stay at 6"."""
    match one:
        case Brings(amounts=amounts):
            return say("plans-brings", what=tuple([labels.amount(what, count) for what, count in amounts]))
        case BuildsFactory(factory=factory):
            return say("nippon-plans-lays", piece="factory", what=factory_label(factory))
        case Lays(piece=piece, count=count):
            return say("nippon-plans-lays", piece=piece, what=say("nippon-pieces", piece=piece, count=count))
        case Fulfils(contract=contract):
            return say("nippon-plans-contract", contract=contract.upper())
        case Raises(track=track, value=value):
            return say("nippon-plans-raises", track=track, value=value)
        case Upgrades(department=department):
            return say("nippon-plans-upgrades", department=labels.department(department))
        case Prides(level=level, area=area, points=points):
            return say("nippon-plans-prestige", level=level, area=labels.area(area), points=points)
        case Ranks(region=region, place=place, points=points, ahead_of=beaten):
            label = say("nippon-plans-rank", region=region, place=place, points=points)
            return label if beaten is None else say("plans-ahead", what=label, who=Who(beaten))
        case Wages(due=due, more=more):
            return say("nippon-plans-wages", due=due, more=more)
        case Leaves(money=money):
            return say("nippon-plans-leaves", money=money)
        case Ends():
            return say("nippon-plans-ends")
        case _:
            assert_never(one)
