"""Answers in as few words as *Back* has room for, and the turn in the making that they form."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.words import labels
from render.nippon.words.phrases import phrase
from render.nippon.words.things import region_of, thing
from rules.core.labels import Label, say
from rules.core.steps.declining import Decline
from rules.nippon.model.phrases import factory_label
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.actions.production import Produce
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.actions.ships import Send
from rules.nippon.steps.concepts.tracks import Activate, First, Steps
from rules.nippon.steps.consolidation.consolidating import Consolidate, KeepSome
from rules.nippon.steps.consolidation.goals import TakeGoalBonus
from rules.nippon.steps.consolidation.prestige import TakePrestige
from rules.nippon.steps.consolidation.wages import WithSilk
from rules.nippon.steps.effects.effect_goods import Goods
from rules.nippon.steps.effects.seconds import Again
from rules.nippon.steps.pieces.effect_machines import Machine
from rules.nippon.steps.pieces.rails import Railway, TakeBonus
from rules.nippon.steps.pieces.sending import Ship
from rules.nippon.steps.turns.silk import Sell
from rules.nippon.steps.turns.start import Found, TakePair, TakeWorker
from rules.nippon.steps.turns.turn import End

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.nippon.answers import ConsolidationAnswer, EffectAnswer, NipponAnswer
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.terms import City


def undo_label(answer: NipponAnswer) -> Label:
    """What an answer did, without what it cost or brought: "railways in Kanto", "Paper 3A"."""
    match answer:
        case Act(action=action):
            return labels.action(action)
        case Decline():
            return say("nippon-do-none")
        case Consolidate():
            return say("nippon-back-consolidate")
        case End():
            return say("nippon-back-end")
        case Research(steps=steps):
            return say("nippon-steps", track="rnd", steps=steps)
        case Mine(steps=steps):
            return say("nippon-steps", track="mining", steps=steps)
        case Build(factory=factory):
            return factory_label(factory)
        case Machines(slots=picked):
            return _back("machine", map(thing, picked))
        case Produce(factories=picked):
            return _back("produce", map(thing, picked))
        case Send(destinations=picked):
            return _back("ship", map(thing, picked))
        case BuildRailways(spaces=picked):
            return _back("railway", map(_region, picked))
        case Supply(deliveries=deliveries):
            cities: dict[City, None] = {one.city: None for one in deliveries}
            return _back("supply", map(labels.city, cities))
        case Invest(payments=payments):
            return _back("invest", (labels.good(one.good) for one in payments))
        case Sell(silk=silk):
            return say("nippon-back-silk", silk=silk)
        case TakePair(pair=pair):
            return say("nippon-back-pair", pair=pair)
        case TakeWorker(colour=colour):
            return labels.worker(colour)
        case Found(good=good):
            return say("nippon-do-family", good=good)
        case First() | Again() | Steps() | Activate() | Goods() | Machine() | Ship() | Railway() | TakeBonus():
            return _effect(answer)
        case TakePrestige() | KeepSome() | WithSilk() | TakeGoalBonus():
            return _consolidation(answer)
        case _:
            assert_never(answer)


def _effect(answer: EffectAnswer) -> Label:
    match answer:
        case First(what=what):
            return say("nippon-back-first", what=what)
        case Again():
            return say("nippon-back-again")
        case Steps(to=to):
            return say("nippon-back-steps", to=to)
        case Activate(colour=colour):
            return labels.department(colour)
        case Goods(factories=picked):
            return _back("goods", map(thing, picked))
        case Machine(slots=picked):
            return _back("machine", map(thing, picked))
        case Ship(destination=destination):
            return _back("ship", (thing(destination),))
        case Railway(space=space):
            return _back("railway", (_region(space),))
        case TakeBonus(region=region):
            return say("nippon-back-bonus", region=labels.region(region))
        case _:
            assert_never(answer)


def _consolidation(answer: ConsolidationAnswer) -> Label:
    match answer:
        case TakePrestige(tile=tile):
            return say("nippon-do-prestige", level=tile.level, area=tile.area)
        case KeepSome(kept=kept):
            money, coal = kept
            return say("nippon-back-keep", money=money, coal=coal)
        case WithSilk(silk=silk):
            return say("nippon-back-silk", silk=silk)
        case TakeGoalBonus(bonus=bonus):
            return say("nippon-back-goal", bonus=bonus)
        case _:
            assert_never(answer)


def _back(verb: str, what: Iterable[Label]) -> Label:
    named = tuple(what)
    return say("nippon-back", verb=verb, what=named, n=len(named))


def _region(space: str) -> Label:
    """Where a railway space lies; its bonus was told when it was picked."""
    return labels.in_region(region_of(space))


def turn(answers: Sequence[tuple[NipponAnswer, Sequence[NipponEvent]]]) -> tuple[Label, ...]:
    """A turn in the making: in a few words what was answered, and all that came of the latest answer.

    The reader knows whose turn it is: no one is named.
    """
    if not answers:
        return ()
    *former, (given, latest) = answers
    told = [phrase(event) for event in latest]
    came = [one.said for one in told if one.said is not None and one.chapter is None]
    # What came of an answer says what it was, unless the answer only opened or closed something.
    opened = not came or any(one.chapter is not None for one in told)
    return (*map(_with_worker, [one for one, _ in former]), *((_with_worker(given),) if opened else ()), *came)


def _with_worker(answer: NipponAnswer) -> Label:
    """An answer in few words, an action with its worker; *Back* itself has no room for the worker."""
    match answer:
        case Act(action=action, worker=worker):
            return say("nippon-back-act", action=labels.action(action), colour=labels.colour(worker))
        case _:
            return undo_label(answer)
