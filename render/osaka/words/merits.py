"""What is true of a turn of Osaka, in words: each a few that go on from "this plan"."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.osaka.words.brief import brief
from render.osaka.words.labels import card
from render.osaka.words.things import thing
from rules.core.labels import Label, Who, say
from rules.osaka.model.merits import (
    Affords,
    Ends,
    Lays,
    Loses,
    OtherSells,
    Raises,
    Reserves,
    Risks,
    Saves,
    Sells,
)
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import Insure
from rules.osaka.steps.market import Reserve

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.osaka.model.merits import OsakaMerit


def merit(one: OsakaMerit) -> Label:
    """What is true of a turn: "brings your hand to 12 coins"."""
    match one:
        case Sells(vp=vp, tokens=tokens):
            return say("osaka-plans-sells", vp=vp, tokens=tokens)
        case OtherSells(seat=seat, vp=vp):
            return say("osaka-plans-other-sells", who=Who(seat), vp=vp)
        case Lays(colour=colour, count=count, vp=vp, away=away):
            return say("osaka-plans-lays", colour=colour, count=count, vp=vp, away=away)
        case Risks(colour=colour, count=count):
            return say("osaka-plans-risks", colour=colour, count=count)
        case Saves(count=count):
            return say("osaka-plans-saves", count=count)
        case Loses(count=count):
            return say("osaka-plans-loses", count=count)
        case Raises(colour=colour):
            return say("osaka-plans-raises", colour=colour)
        case Reserves(card=reserved):
            return say("osaka-plans-reserves", card=card(reserved))
        case Affords(coins=coins, price=price):
            return say("osaka-plans-affords", coins=coins, price=price)
        case Ends():
            return say("osaka-plans-ends")
        case _:
            assert_never(one)


def step(answer: Answer) -> Label | None:
    """What one does in a plan; a purchase with what it is paid with, an insurance with its symbols."""
    match answer:
        case Buy(paid=paid) if paid:
            return say("osaka-plans-buy", cards=tuple(map(thing, paid)))
        case Reserve(card=reserved):
            return say("osaka-plans-reserve", card=thing(reserved))
        case Insure(discards=discards) if discards:
            return say("osaka-plans-insure", cards=tuple(map(thing, discards)))
        case _:
            return brief(answer)
