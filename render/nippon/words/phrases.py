"""The phrase table of Nippon: how each event is told, which story, posts, news and panels read."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.words import labels
from render.nippon.words.phrase import NOTHING, Phrase, alone, follows, sentence, within
from render.nippon.words.phrases_solo import solo_phrase
from rules.core.labels import Label, Who, say
from rules.nippon.events import NipponEvent, building, gains, rounds, takatoshi, trade, turns
from rules.nippon.model.phrases import factory_label, gains_label, placed_label
from rules.nippon.model.terms import SECTIONS

if TYPE_CHECKING:
    from rules.core.labels import Arg
    from rules.nippon.model.places import Placing
    from rules.nippon.model.terms import Track


def phrase(event: NipponEvent) -> Phrase:
    """How an event is told."""
    match event:
        case turns.ActionChosen():
            who, worker = Who(event.seat), labels.worker(event.worker)
            said = say("nippon-tell-action", who=who, worker=worker, action=labels.action(event.action))
            return Phrase(said, "turn", say("nippon-post-takes", who=who, worker=worker), "head")
        case turns.StepsPaid():
            return follows("nippon-tell-steps-paid", money=labels.amount("money", event.money))
        case turns.TurnEnded():
            return NOTHING
        case gains.Gaining():
            return _gain(event)
        case building.AtFactory():
            return _building(event)
        case trade.Trading():
            return _trade(event)
        case rounds.Starting():
            return _start(event)
        case rounds.InRound():
            return _round(event)
        case rounds.InSection():
            return _section(event)
        case rounds.Consolidating():
            return _consolidation(event)
        case rounds.AtEnd():
            return _end(event)
        case takatoshi.PlayingAlone():
            return solo_phrase(event)
        case _:
            assert_never(event)


def _gain(event: gains.GainEvent) -> Phrase:
    match event:
        case gains.Gained():
            return follows("nippon-tell-gained", gain=gains_label(event.gain), why=event.why)
        case gains.DepartmentActivated():
            gain = gains_label(event.gain)
            return follows("nippon-tell-department", department=labels.department(event.colour), gain=gain, n=len(gain))
        case gains.Advanced():
            return Phrase(advanced(event.track, event.steps))
        case gains.MarkerFreed():
            return follows("nippon-tell-marker-freed", value=event.value)
        case gains.SilkSold():
            return follows("nippon-tell-silk-sold", silk=labels.amount("silk", event.silk))
        case gains.BonusReached():
            return NOTHING
        case _:
            assert_never(event)


def advanced(track: Track, steps: int) -> Label:
    """Steps on a track, forward or back."""
    return say("nippon-tell-advanced", track=labels.track(track), steps=abs(steps), back=int(steps < 0))


def _building(event: building.BuildingEvent) -> Phrase:
    match event:
        case building.FactoryBuilt(factory="family"):
            return follows("nippon-tell-family", good=labels.good(event.good))
        case building.FactoryBuilt():
            cost = _paid(event.money, silk=event.silk)
            return follows("nippon-tell-factory-built", factory=factory_label(event.factory), **cost)
        case building.MachineBuilt():
            cost = _paid(event.money, event.iron)
            return follows("nippon-tell-machine-built", factory=placed_label("into", [event.factory]), **cost)
        case building.Produced():
            cost = _paid(coal=event.coal)
            return follows("nippon-tell-produced", **_made(event), **cost)
        case building.NothingProduced():
            where = placed_label("in", [event.factory])
            return follows("nippon-tell-nothing-produced", factory=where, why=event.why, coal=event.coal)
        case building.EffectLapsed():
            return follows("nippon-tell-effect-lapsed", factory=factory_label(event.factory), what=event.what)
        case building.GoodsAdded():
            return follows("nippon-tell-goods-added", **_made(event))
        case building.CoalStored():
            return follows(
                "nippon-tell-coal-stored", factory=factory_label(event.factory), coal=labels.amount("coal", event.coal)
            )
        case building.MoreBought():
            # What was paid in Finance steps alone is told by the steps.
            cost = _paid(event.money, event.iron)
            factory = factory_label(event.factory)
            return follows("nippon-tell-more-bought", factory=factory, **cost) if cost["n"] else NOTHING
        case _:
            assert_never(event)


def _made(event: building.Produced | building.GoodsAdded) -> dict[str, Arg]:
    """Goods that came below a factory, and those that found no room."""
    goods = labels.goods(event.good, event.count) if event.count else say("nippon-tell-no-goods")
    return {"factory": placed_label("in", [event.factory]), "goods": goods, "lost": event.lost}


def _paid(money: int = 0, iron: int = 0, coal: int = 0, silk: int = 0) -> dict[str, Arg]:
    """What was paid."""
    costs = (("money", money), ("coal", coal), ("silk", silk), ("iron", iron))
    cost = labels.amounts(costs)
    return {"cost": cost, "n": len(cost)}


def _trade(event: trade.TradeEvent) -> Phrase:
    match event:
        case trade.ShipSent():
            return follows(
                "nippon-tell-ship-sent",
                destination=labels.destination(event.destination),
                colour=event.colour,
                upgraded=int(event.upgraded),
                **_paid(event.money, event.iron),
            )
        case trade.RailwayBuilt():
            cost = _paid(event.money, event.iron)
            return follows("nippon-tell-railway-built", region=labels.in_region(event.region), **cost)
        case trade.MarketSupplied():
            return Phrase(_supplied(event))
        case trade.Invested():
            return follows("nippon-tell-invested", goods=labels.goods(event.good, event.goods))
        case trade.ContractFulfilled():
            goods = labels.goods(event.good, event.goods)
            return follows("nippon-tell-contract", contract=event.contract.upper(), goods=goods)
        case _:
            assert_never(event)


def _supplied(event: trade.MarketSupplied) -> Label:
    """A domestic market that was supplied, and whose markers gave way."""
    goods = labels.goods(event.good, event.goods)
    whole = say("nippon-tell-supplied", city=labels.city(event.city), goods=goods, value=event.value)
    for how, marker in (("replaced", event.replaced), ("removed", event.removed)):
        if marker is not None:
            whole = say("nippon-tell-gave-way", supplied=whole, how=how, who=Who(marker.seat), value=marker.value)
    return whole


def _start(event: rounds.StartEvent) -> Phrase:
    match event:
        case rounds.LaidOut():
            goals = labels.goals([one for section in event.goals for one in section])
            return alone("nippon-tell-laid-out", factories=len(event.supply), goals=goals, n=len(goals))
        case rounds.StartPlayer():
            return alone("nippon-tell-start-player", who=Who(event.seat))
        case rounds.PairTaken():
            who, start = Who(event.seat), say("nippon-start", effect=event.effect)
            said, post = (
                say(key, who=who, start=start, points=labels.amount("points", event.points))
                for key in ("nippon-tell-pair-taken", "nippon-post-pair")
            )
            return Phrase(said, "turn", post, "head")
        case rounds.StartWorker():
            return within(say("nippon-tell-start-worker", worker=labels.worker(event.colour)))
        case rounds.FamilyFounded():
            return NOTHING
        case _:
            assert_never(event)


def _round(event: rounds.RoundEvent) -> Phrase:
    match event:
        case rounds.RowHired():
            workers = labels.workers(event.workers)
            return sentence("own", "nippon-tell-row-hired", space=event.space, workers=workers, rows=event.rows)
        case rounds.RoundEnded():
            return sentence("round", "nippon-tell-round-ended", round=event.round)
        case rounds.WorkersDrawn():
            return Phrase(_drawn(event), "drawn", say("nippon-post-round", round=event.round), "alone")
        case rounds.FinalRounds():
            said = say("nippon-tell-final-rounds", who=Who(event.seat), turns=event.turns)
            return Phrase(said, "drawn", said, "alone")
        case rounds.PassedOver():
            return alone("nippon-tell-passed-over", who=Who(event.seat))
        case _:
            assert_never(event)


def _end(event: rounds.EndEvent) -> Phrase:
    match event:
        case rounds.FinalConsolidation():
            return sentence("own", "nippon-tell-final-consolidation")
        case rounds.FinalScored():
            return NOTHING
        case rounds.Ended():
            return sentence("own", "nippon-tell-ended")
        case _:
            assert_never(event)


def _drawn(event: rounds.WorkersDrawn) -> Label:
    """Where workers came to from the bag."""
    places = zip(event.spaces, event.workers, strict=True)
    drawn = tuple([say("nippon-tell-drawn", space=space, colour=colour) for space, colour in places])
    waiting = labels.workers([colour for row in event.waiting for colour in row])
    return say(
        "nippon-tell-workers-drawn",
        round=event.round,
        drawn=drawn,
        n=len(drawn),
        waiting=waiting,
        m=len(waiting),
        short=event.short,
    )


def _section(event: rounds.SectionEvent) -> Phrase:
    match event:
        case rounds.SectionEnded():
            return sentence("round", "nippon-tell-section-ended", section=event.section, sections=SECTIONS)
        case rounds.RegionScored():
            each, region = tuple([_placing(one) for one in event.places]), labels.region(event.region)
            return sentence("region", "nippon-tell-region-scored", region=region, each=each, n=len(each))
        case rounds.GoalMet():
            who, goal = labels.people(event.seats), labels.goal(event.goal)
            return sentence("goal", "nippon-tell-goal-met", goal=goal, who=who, n=len(who), count=event.count)
        case rounds.GoalBonusChosen():
            return within(say("nippon-tell-goal-bonus", bonus=event.bonus))
        case _:
            assert_never(event)


def _placing(one: Placing) -> Label:
    """A place in a region."""
    if one.seat is None:
        return say("nippon-tell-overseas", influence=one.influence)
    return say(
        "nippon-tell-placing", who=Who(one.seat), influence=one.influence, points=labels.amount("points", one.points)
    )


def _consolidation(event: rounds.ConsolidationEvent) -> Phrase:
    match event:
        case rounds.Consolidated():
            said = say("nippon-tell-consolidated", who=Who(event.seat), workers=event.workers)
            return Phrase(said, "turn", said, "head")
        case rounds.PrestigePlaced():
            said, post = (
                say(key, level=event.level, area=labels.area(event.area))
                for key in ("nippon-tell-prestige-placed", "nippon-post-prestige")
            )
            return within(said, post)
        case rounds.Taxed():
            taken, kept = (
                labels.amounts((("money", money), ("coal", coal)))
                for money, coal in ((event.money, event.coal), (event.kept_money, event.kept_coal))
            )
            if not taken and not kept:
                return NOTHING
            return follows("nippon-tell-taxed", taken=taken, lost=len(taken), kept=kept, saved=len(kept))
        case rounds.WagesPaid():
            paid, points = labels.amount("money", event.paid), labels.amount("points", event.lost)
            return follows("nippon-tell-wages", colours=event.colours, paid=paid, lost=event.lost, points=points)
        case rounds.WorkersGone():
            gone = labels.colours(event.specialists)
            if not event.workers and not gone:
                return NOTHING
            return follows("nippon-tell-workers-gone", workers=event.workers, specialists=gone, n=len(gone))
        case _:
            assert_never(event)
