"""What happened since one's last turn, in few lines: what it did to oneself first, then what each of the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from render.nippon.words.story import story
from rules.core.labels import Label, Who, say
from rules.nippon.events import building, gains, rounds, trade, turns
from rules.nippon.events import takatoshi as solo

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent

MOST = 4
"""Lines; a phone has room for no more above what one owns."""

TOLD = (
    turns.ActionChosen,
    rounds.Consolidated,
    rounds.PairTaken,
    rounds.PassedOver,
    rounds.PrestigePlaced,
    rounds.FinalRounds,
    building.FactoryBuilt,
    building.MachineBuilt,
    building.Produced,
    trade.ShipSent,
    trade.RailwayBuilt,
    trade.MarketSupplied,
    trade.Invested,
    trade.ContractFulfilled,
    solo.TakatoshiHired,
    solo.TakatoshiRailway,
    solo.TakatoshiMarker,
)
"""What others do that matters; what followed from it, the boards show."""


def news(events: Sequence[NipponEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat.

    Args:
        events: Since its last turn.
        seat: Who reads.
    """
    own = tuple(_to_me(events, seat))
    others = [event for before, event in zip((None, *events), events, strict=False) if _told(before, event)]
    return (*own, *story(others, max(1, MOST - len(own))))


def _told(before: NipponEvent | None, event: NipponEvent) -> bool:
    """Whether others' act matters: of steps those that were paid for, not what they cost."""
    return isinstance(event, TOLD) or (isinstance(event, gains.Advanced) and isinstance(before, turns.StepsPaid))


def _to_me(events: Sequence[NipponEvent], seat: Seat) -> Iterator[Label]:
    """Markers of one's own that left the board, points that a section brought, goals that one met."""
    for event in events:
        match event:
            case trade.MarketSupplied() if event.seat != seat:
                for marker in (event.replaced, event.removed):
                    if marker is not None and marker.seat == seat:
                        city = labels.city(event.city)
                        yield say("nippon-news-marker", who=Who(event.seat), city=city, value=marker.value)
            case gains.Gained() if event.seat == seat:
                points = event.gain.points
                if points:
                    yield say("nippon-news-points", points=points)
            case _:
                pass
    scored = [one for one in events if isinstance(one, rounds.RegionScored)]
    if scored:
        points = sum(place.points for one in scored for place in one.places if place.seat == seat)
        yield say("nippon-news-section", points=points)
