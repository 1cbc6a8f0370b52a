"""What the table's post tells of a turn: what one must know, things of one kind in one phrase.

Prices, stores and the workers on offer stand in the picture beneath, and how each thing came about in the log.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from render.nippon.words import labels, story_rounds, takatoshi
from render.nippon.words.story import told
from render.nippon.words.story_parts import part
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.core.table import BySeat
from rules.nippon.events import NipponEvent, building, gains, rounds, trade, turns
from rules.nippon.events import takatoshi as solo
from rules.nippon.model.effects import Gain
from rules.nippon.model.phrases import factory_label, gains_label
from rules.nippon.model.terms import Track

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.nippon.model.terms import City, Good

Kind = TypeVar("Kind")

HEADS = (turns.ActionChosen, rounds.PairTaken, rounds.Consolidated, solo.TakatoshiHired)
"""What begins something new of whoever does it."""

TABLE = (
    rounds.LaidOut,
    rounds.StartPlayer,
    rounds.PassedOver,
    solo.SoloPrepared,
)
"""What is told in a line of its own."""

MORE = "nippon-post-more"
"""The phrase without a verb: what one has more."""


@dataclass(slots=True)
class Turn:
    """What someone did in one go.

    Attributes:
        seat: Who.
        events: What happened, in its order.
    """

    seat: Seat
    events: list[NipponEvent] = field(default_factory=list[NipponEvent])


def posted(events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """What the table's post tells.

    Args:
        events: In the order in which they happened.
    """
    lines: list[Label] = []
    turn: Turn | None = None
    for event in _before_the_last_wages(events):
        if isinstance(event, TABLE) or not isinstance(event, BySeat):
            lines += [*_told(turn), *_of_the_table(event, events)]
            turn = None
            continue
        if turn is None or turn.seat != event.seat or isinstance(event, HEADS):
            lines += _told(turn)
            turn = Turn(event.seat)
        turn.events.append(event)
    return (*lines, *_told(turn))


def _before_the_last_wages(events: Sequence[NipponEvent]) -> list[NipponEvent]:
    """All but everyone's last consolidation, and at the end the last section: the score sheet tells of both."""
    told = list(takewhile(lambda event: not isinstance(event, rounds.FinalConsolidation | rounds.Ended), events))
    sections = [number for number, event in enumerate(told) if isinstance(event, rounds.SectionEnded)]
    over = any(isinstance(event, rounds.Ended) for event in events)
    return told[: sections[-1]] if over and sections else told


def _of_the_table(event: NipponEvent, events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """What is no one's: what a section brought, the end; rounds and workers the picture shows."""
    match event:
        case rounds.SectionEnded():
            return (_section(event, events),)
        case rounds.RowHired() | rounds.RoundEnded() | rounds.WorkersDrawn() | rounds.RegionScored() | rounds.GoalMet():
            return ()
        case _:
            line, _ = told(event)
            return () if line is None else (line,)


def _section(ended: rounds.SectionEnded, events: Sequence[NipponEvent]) -> Label:
    """What a section brought everyone, and who met goals."""
    points, goals = Counter[Who](), Counter[Who]()
    for event in events:
        match event:
            case rounds.RegionScored():
                places = [one for one in event.places if one.points]
                points.update({Who(one.seat): one.points for one in places if one.seat is not None})
            case rounds.GoalMet():
                goals.update([Who(seat) for seat in event.seats])
            case _:
                pass
    return say(
        "nippon-post-section",
        section=ended.section,
        each=tuple([say("nippon-post-won", who=who, points=won) for who, won in points.most_common()]),
        n=len(points),
        goals=tuple([say("nippon-post-goals", who=who, goals=met) for who, met in goals.most_common()]),
        m=len(goals),
    )


def _told(turn: Turn | None) -> tuple[Label, ...]:
    """A turn in one line; nothing if no one must know of it."""
    if turn is None:
        return ()
    phrases = list(_phrases(turn.events))
    head = _head(turn.events[0], phrases)
    if head is not None:
        return (labels.chained("nippon-tell-then", [head, *phrases]),)
    if not phrases:
        return ()
    key = "nippon-post-line" if phrases[0].key == MORE else "nippon-tell-line"
    return (say(key, who=Who(turn.seat), what=labels.chained("nippon-tell-then", phrases)),)


def _head(event: NipponEvent, phrases: Sequence[Label]) -> Label | None:
    """What a turn begins with, in a sentence; the action is named where nothing that came of it does."""
    match event:
        case turns.ActionChosen() if phrases:
            return say("nippon-post-takes", who=Who(event.seat), worker=labels.worker(event.worker))
        case turns.ActionChosen():
            sentence, _ = told(event)
            return sentence
        case rounds.PairTaken():
            start = say("nippon-start", effect=event.effect)
            return say("nippon-post-pair", who=Who(event.seat), start=start, points=event.points)
        case rounds.Consolidated():
            return story_rounds.sentence(event)
        case solo.TakatoshiHired():
            return say("nippon-post-takes", who=takatoshi.HE, worker=labels.worker(event.worker))
        case _:
            return None


def _phrases(events: Sequence[NipponEvent]) -> Iterator[Label]:
    """What came of a turn, each kind of thing once."""
    for event in events:
        match event:
            case rounds.FamilyFounded():
                yield say("nippon-post-added", goods=(labels.goods(event.good, event.goods),))
            case rounds.StartWorker() | rounds.GoalBonusChosen():
                yield from _said(part(event))
            case rounds.PrestigePlaced():
                yield say("nippon-post-prestige", level=event.level, area=labels.area(event.area))
            case solo.TakatoshiIdle():
                yield say("nippon-post-idle")
            case _:
                pass
    if not _of(rounds.FamilyFounded, events):
        yield from _built(events)
    yield from _traded(events)
    yield from _reached(events)


def _said(label: Label | None) -> tuple[Label, ...]:
    return () if label is None else (label,)


def _of(kind: type[Kind], events: Sequence[NipponEvent]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def _goods(made: Sequence[tuple[Good, int]]) -> tuple[Label, ...]:
    """Goods, those of one kind added up."""
    counts = Counter[str]()
    for good, count in made:
        counts[good] += count
    return tuple([labels.goods(good, counts[good]) for good in dict.fromkeys(good for good, _ in made) if counts[good]])


def _built(events: Sequence[NipponEvent]) -> Iterator[Label]:
    """Factories, machines, goods."""
    if factories := _of(building.FactoryBuilt, events):
        yield say("nippon-post-factories", factories=tuple([factory_label(one.factory) for one in factories]))
    if machines := _of(building.MachineBuilt, events):
        where = tuple([factory_label(key) for key in dict.fromkeys(one.factory for one in machines)])
        yield say("nippon-post-machines", n=len(machines), factories=where)
    if made := _goods([(one.good, one.count) for one in _of(building.Produced, events)]):
        yield say("nippon-post-produced", goods=made)
    for event in events:
        if isinstance(event, building.NothingProduced | building.EffectLapsed):
            yield from _said(told(event)[1])
    if added := _goods([(one.good, one.count) for one in _of(building.GoodsAdded, events)]):
        yield say("nippon-post-added", goods=added)


def _traded(events: Sequence[NipponEvent]) -> Iterator[Label]:
    """Ships, railways, influence markers, investments, contracts."""
    if ships := _of(trade.ShipSent, events):
        places = tuple([labels.destination(one.destination) for one in ships])
        yield say("nippon-post-ships", n=len(ships), destinations=places)
    if rails := [one.region for one in events if isinstance(one, trade.RailwayBuilt | solo.TakatoshiRailway)]:
        where = tuple([labels.in_region(region) for region in dict.fromkeys(rails)])
        yield say("nippon-post-railways", n=len(rails), regions=where)
    count, markers = _markers(events)
    if markers:
        yield say("nippon-post-markers", n=count, markers=markers)
    if invested := _goods([(one.good, one.goods) for one in _of(trade.Invested, events)]):
        yield say("nippon-post-invested", goods=invested)
    if contracts := tuple([_contract(*one) for one in _contracts(events)]):
        yield say("nippon-post-contracts", n=len(contracts), contracts=contracts)


def _markers(events: Sequence[NipponEvent]) -> tuple[int, tuple[Label, ...]]:
    """How many influence markers were placed, and for each city its markers, with whose gave way."""
    laid: dict[City, list[int]] = {}
    gone: dict[City, list[Label]] = {}
    for event in events:
        match event:
            case trade.MarketSupplied():
                laid.setdefault(event.city, []).append(event.value)
                for how, marker in (("replaced", event.replaced), ("removed", event.removed)):
                    if marker is not None:
                        gone.setdefault(event.city, []).append(_gone(how, Who(marker.seat), marker.value))
            case solo.TakatoshiMarker():
                laid.setdefault(event.city, []).append(event.value)
                how = {"replace": "replaced", "remove": "removed"}.get(event.way, event.removed)
                if event.lost:
                    gone.setdefault(event.city, []).append(_gone(how, takatoshi.YOU, event.lost))
            case _:
                pass
    placed = {
        city: say("nippon-post-marker", values=labels.numbers(values), city=labels.city(city))
        for city, values in laid.items()
    }
    told = [
        say("nippon-post-gave-way", placed=one, gone=tuple(gone[city])) if city in gone else one
        for city, one in placed.items()
    ]
    return sum(map(len, laid.values())), tuple(told)


def _contract(event: trade.ContractFulfilled, gain: Gain) -> Label:
    brought = gains_label(gain)
    return say("nippon-post-contract", contract=event.contract.upper(), gain=brought, n=len(brought))


def _gone(how: str, who: Who, value: int) -> Label:
    return say("nippon-post-gone", how=how, who=who, value=value)


def _contracts(events: Sequence[NipponEvent]) -> Iterator[tuple[trade.ContractFulfilled, Gain]]:
    """Contracts that were completed, each with what its department brought at once."""
    for number, event in enumerate(events):
        if isinstance(event, trade.ContractFulfilled):
            until = takewhile(
                lambda one: not isinstance(one, trade.Invested | trade.ContractFulfilled), events[number + 1 :]
            )
            yield event, next((one.gain for one in until if isinstance(one, gains.DepartmentActivated)), Gain())


def _reached(events: Sequence[NipponEvent]) -> Iterator[Label]:
    """Markers from flags, steps on tracks, points won and lost."""
    if freed := _of(gains.MarkerFreed, events):
        yield say("nippon-post-freed", n=len(freed), values=labels.numbers([one.value for one in freed]))
    steps = Counter[Track]()
    for one in _of(gains.Advanced, events):
        steps[one.track] += one.steps
    for track, count in steps.items():
        if count < 0:
            yield say("nippon-tell-advanced", track=labels.track(track), steps=-count, back=1)
    won = [one.gain for one in _of(gains.Gained, events) if one.why not in {"start", "goal"}]
    won += [one.gain for one in _of(gains.DepartmentActivated, events)]
    points = sum(gain.points for gain in won) - sum(gain.points for _, gain in _contracts(events))
    more = [say("nippon-post-steps", track=track, steps=count) for track, count in steps.items() if count > 0]
    if points:
        more.append(say("nippon-post-points", points=points))
    if more:
        yield say(MORE, more=tuple(more))
    if lost := sum(one.lost for one in _of(rounds.WagesPaid, events)):
        yield say("nippon-post-lost", points=lost)
