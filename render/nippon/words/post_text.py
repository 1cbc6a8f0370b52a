"""What the table's post says of a turn: things of one kind in one phrase, then what was paid and got as one tail.

The picture beneath shows stores and the workers on offer; the log says how each thing came about.
"""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, get_args

from render.core.phrases import chained, tail
from render.nippon.words import labels
from render.nippon.words.phrases import phrase
from rules.core.labels import Label, Who, say
from rules.core.table import BySeat
from rules.nippon.delta import Delta, delta
from rules.nippon.events import rounds, takatoshi, turns
from rules.nippon.events.gains import Why
from rules.nippon.model.phrases import placed_label
from rules.nippon.model.terms import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.terms import Good

TOLD = tuple(one for one in get_args(Why) if one not in {"start", "goal"})
"""Sources of the points that a post counts in its turns."""


MOST_BRIEFLY = 2
"""Things that a panel tells of another's turn."""


def post_text(events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """What the table's post says.

    Args:
        events: In the order in which they happened.
    """
    return _told(events, _turn)


def briefly(events: Sequence[NipponEvent], reader: Seat) -> tuple[Label, ...]:
    """The turns of all but the reader without start tiles, workers and what was paid, for the reader's panel."""

    def turn(seat: Seat | None, some: Sequence[NipponEvent]) -> tuple[Label, ...]:
        began = bool(some) and isinstance(some[0], rounds.PairTaken)
        return () if seat == reader or began else _turn_briefly(seat, some)

    return _told([event for event in events if not _is_left_out(event)], turn)


def _is_left_out(event: NipponEvent) -> bool:
    """What a panel leaves to the post: rounds and sections, and why Takatoshi goes where he goes."""
    elsewhere = rounds.SectionEnded | rounds.WorkersDrawn | rounds.FinalRounds
    return isinstance(event, elsewhere) or (isinstance(event, takatoshi.RegionChosen) and bool(event.region))


def _told(
    events: Sequence[NipponEvent], turn_of: Callable[[Seat | None, Sequence[NipponEvent]], tuple[Label, ...]]
) -> tuple[Label, ...]:
    """Each turn, as it is told, and what happens between turns."""
    lines: list[Label] = []
    turn: list[NipponEvent] = []
    seat: Seat | None = None
    for event in _before_the_last_wages(events):
        told, by = phrase(event), event.seat if isinstance(event, BySeat) else None
        alone = by is None or told.place == "alone"
        if alone or by != seat or told.place == "head":
            lines += turn_of(seat, turn)
            turn, seat = [], None if alone else by
        if not alone:
            turn.append(event)
        elif isinstance(event, rounds.SectionEnded):
            lines.append(_section(event.section, delta(events)))
        elif told.post is not None:
            lines.append(told.post)
    return (*lines, *turn_of(seat, turn))


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
    first, found = phrase(events[0]), delta(events)
    phrases, balance = _phrases(events, found), tail(_paid(found), _got(found))
    if first.place == "head":
        # The action is named where nothing that came of it shows which it was.
        bare = not phrases and isinstance(events[0], turns.ActionChosen)
        heads = [one for one in (first.said if bare else first.post,) if one is not None]
        return (_tailed(chained("nippon-tell-then", [*heads, *phrases]), balance),)
    return _line(seat, phrases, balance)


def _turn_briefly(seat: Seat | None, events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """A turn without the worker that was taken, and without what was paid."""
    if seat is None or not events:
        return ()
    first, found = phrase(events[0]), delta(events)
    phrases = _phrases(events, found)[:MOST_BRIEFLY]
    points = labels.amounts((("points", found.points(*TOLD)),))
    balance = tail((), points if phrases else (*_steps(found, 1), *points))
    match events[0]:
        case turns.ActionChosen(action=action):
            return _line(seat, phrases, balance) or (
                say("nippon-post-line", who=Who(seat), what=labels.action(action)),
            )
        case takatoshi.TakatoshiHired() if phrases:
            return _line(seat, phrases, balance)
        case _ if first.place == "head" and first.post is not None:
            return (_tailed(chained("nippon-tell-then", [first.post, *phrases]), balance),)
        case _:
            return _line(seat, phrases, balance)


def _line(seat: Seat, phrases: Sequence[Label], balance: Label | None) -> tuple[Label, ...]:
    """Phrases that name no one as a line of whoever did it; nothing if there is nothing to tell."""
    if not phrases:
        return () if balance is None else (say("nippon-post-line", who=Who(seat), what=balance),)
    return (_tailed(say("nippon-tell-line", who=Who(seat), what=chained("nippon-tell-then", phrases)), balance),)


def _tailed(line: Label, balance: Label | None) -> Label:
    """A line with what was paid and got behind it."""
    return line if balance is None else say("house-tailed", what=line, tail=balance)


def _phrases(events: Sequence[NipponEvent], found: Delta) -> list[Label]:
    """What happened in a turn, but for how it began and what was paid and got."""
    told = [phrase(event) for event in events]
    beside = told[1:] if told[0].place == "head" else told
    return [*[one.post for one in beside if one.post is not None], *_brought(found)]


def _paid(found: Delta) -> Iterator[Label]:
    """What is less after a turn: goods, money and resources, steps, points."""
    goods = [labels.goods(good, count) for good, count in found.sold.items()]
    store = labels.amounts((what, -found.store[what]) for what in RESOURCES if found.store[what] < 0)
    lost = labels.amounts((("points", -found.points("wages")),))
    yield from (*goods, *store)
    yield from _steps(found, -1)
    yield from lost


def _got(found: Delta) -> Iterator[Label]:
    """What is more after a turn: money and resources, steps, points."""
    yield from labels.amounts((what, found.store[what]) for what in RESOURCES if found.store[what] > 0)
    yield from _steps(found, 1)
    yield from labels.amounts((("points", found.points(*TOLD)),))


def _steps(found: Delta, sign: int) -> Iterator[Label]:
    """Steps on the tracks, onwards or back."""
    moved = [(track, sign * steps) for track, steps in found.steps.items()]
    yield from [say("nippon-post-steps", track=track, steps=steps) for track, steps in moved if steps > 0]


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
    if contracts := labels.numbers(one.upper() for one in found.contracts):
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


def _reached(found: Delta) -> Iterator[Label]:
    """Markers from flags."""
    if found.freed:
        yield say("nippon-post-freed", n=len(found.freed), values=labels.numbers(found.freed))
