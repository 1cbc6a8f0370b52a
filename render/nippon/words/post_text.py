"""What the table's post says of a turn: what each player has to know, with things of one kind in one phrase.

The picture beneath shows prices, stores and the workers on offer; the log says how each thing came about.
"""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, get_args

from render.nippon.words import labels
from render.nippon.words.phrases import advanced, phrase
from rules.core.labels import Label, Who, say
from rules.core.table import BySeat
from rules.nippon.delta import Delta, delta
from rules.nippon.events import rounds, turns
from rules.nippon.events.gains import Why
from rules.nippon.model.phrases import gains_label, placed_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.effects import Gain
    from rules.nippon.model.terms import Good

TOLD = tuple(one for one in get_args(Why) if one not in {"start", "goal"})
"""Sources of the points that a post counts in its turns."""

MORE = "nippon-post-more"
"""The phrase that has no verb: steps and points that were gained."""


def post_text(events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """What the table's post says.

    Args:
        events: In the order in which they happened.
    """
    lines: list[Label] = []
    turn: list[NipponEvent] = []
    seat: Seat | None = None
    for event in _before_the_last_wages(events):
        told, by = phrase(event), event.seat if isinstance(event, BySeat) else None
        alone = by is None or told.place == "alone"
        if alone or by != seat or told.place == "head":
            lines += _turn(seat, turn)
            turn, seat = [], None if alone else by
        if not alone:
            turn.append(event)
        elif isinstance(event, rounds.SectionEnded):
            lines.append(_section(event.section, delta(events)))
        elif told.post is not None:
            lines.append(told.post)
    return (*lines, *_turn(seat, turn))


def _before_the_last_wages(events: Sequence[NipponEvent]) -> list[NipponEvent]:
    """All but the last consolidation, and at the end the last section: the score sheet tells of both."""
    told = list(takewhile(lambda event: not isinstance(event, rounds.FinalConsolidation | rounds.Ended), events))
    sections = [number for number, event in enumerate(told) if isinstance(event, rounds.SectionEnded)]
    over = any(isinstance(event, rounds.Ended) for event in events)
    return told[: sections[-1]] if over and sections else told


def _section(section: int, found: Delta) -> Label:
    """What a section brought each player, and who met goals."""
    points, goals = found.section or Counter(), Counter(found.goals)
    return say(
        "nippon-post-section",
        section=section,
        each=tuple([say("nippon-post-won", who=Who(seat), points=won) for seat, won in points.most_common()]),
        n=len(points),
        goals=tuple([say("nippon-post-goals", who=Who(seat), goals=met) for seat, met in goals.most_common()]),
        m=len(goals),
    )


def _turn(seat: Seat | None, events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """A turn in one line; nothing if it holds nothing to tell."""
    if seat is None or not events:
        return ()
    first, *others = [phrase(event) for event in events]
    head, beside = (first.post, others) if first.place == "head" else (None, [first, *others])
    phrases = [*[one.post for one in beside if one.post is not None], *_brought(delta(events))]
    if head is not None:
        # The action is named where nothing that came of it shows which it was.
        bare = not phrases and isinstance(events[0], turns.ActionChosen)
        return (labels.chained("nippon-tell-then", [first.said if bare and first.said else head, *phrases]),)
    if not phrases:
        return ()
    key = "nippon-post-line" if phrases[0].key == MORE else "nippon-tell-line"
    return (say(key, who=Who(seat), what=labels.chained("nippon-tell-then", phrases)),)


def _brought(found: Delta) -> Iterator[Label]:
    """What came of a turn, each kind of thing once."""
    yield from _built(found)
    yield from _traded(found)
    yield from _reached(found)


def _goods(made: Mapping[Good, int]) -> tuple[Label, ...]:
    return tuple([labels.goods(good, count) for good, count in made.items() if count])


def _built(found: Delta) -> Iterator[Label]:
    """Factories, machines, goods."""
    if found.factories:
        yield say("nippon-post-factories", factories=labels.factories(found.factories))
    if found.machines:
        where = placed_label("into", dict.fromkeys(found.machines))
        yield say("nippon-post-machines", n=len(found.machines), factories=where)
    if made := _goods(found.produced):
        yield say("nippon-post-produced", goods=made)
    yield from [said for event in found.idle if (said := phrase(event).said) is not None]
    if added := _goods(found.added):
        yield say("nippon-post-added", goods=added)


def _traded(found: Delta) -> Iterator[Label]:
    """Ships, railways, influence markers, investments, contracts."""
    if found.ships:
        places = tuple([labels.destination(one) for one in found.ships])
        yield say("nippon-post-ships", n=len(places), destinations=places)
    if found.railways:
        where = tuple([labels.in_region(region) for region in dict.fromkeys(found.railways)])
        yield say("nippon-post-railways", n=len(found.railways), regions=where)
    if markers := tuple(_markers(found)):
        yield say("nippon-post-markers", n=sum(map(len, found.laid.values())), markers=markers)
    if invested := _goods(found.invested):
        yield say("nippon-post-invested", goods=invested)
    if contracts := tuple([_contract(*one) for one in found.contracts]):
        yield say("nippon-post-contracts", n=len(contracts), contracts=contracts)


def _markers(found: Delta) -> Iterator[Label]:
    """The markers that were laid in each city, with those that gave way."""
    for city, values in found.laid.items():
        placed = say("nippon-post-marker", values=labels.numbers(values), city=labels.city(city))
        gone = [
            say("nippon-post-gone", how=one.how, who=Who(one.seat), value=one.value)
            for one in found.pushed()
            if one.city == city
        ]
        yield say("nippon-post-gave-way", placed=placed, gone=tuple(gone)) if gone else placed


def _contract(contract: str, gain: Gain) -> Label:
    brought = gains_label(gain)
    return say("nippon-post-contract", contract=contract.upper(), gain=brought, n=len(brought))


def _reached(found: Delta) -> Iterator[Label]:
    """Markers from flags, steps on tracks, points won and lost."""
    if found.freed:
        yield say("nippon-post-freed", n=len(found.freed), values=labels.numbers(found.freed))
    yield from [advanced(track, steps) for track, steps in found.steps.items() if steps < 0]
    more = [say("nippon-post-steps", track=track, steps=steps) for track, steps in found.steps.items() if steps > 0]
    # The phrase of a contract says what points it brought.
    points = found.points(*TOLD) - sum([gain.points for _, gain in found.contracts])
    if points:
        more.append(say("nippon-post-points", points=points))
    if more:
        yield say(MORE, more=tuple(more))
    if lost := -found.points("wages"):
        yield say("nippon-post-lost", points=lost)
