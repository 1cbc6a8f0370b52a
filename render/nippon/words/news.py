"""What happened since one's last turn, in few lines: what it did to oneself first, then what each of the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from render.nippon.words.posted import posted
from render.nippon.words.story import fewest
from rules.core.labels import Label, Who, say
from rules.nippon.events import gains, rounds, trade

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent

MOST = 4
"""Lines; a phone has room for no more above what one owns."""


def news(events: Sequence[NipponEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat.

    Args:
        events: Since its last turn.
        seat: Who reads.
    """
    own = tuple(_to_me(events, seat))
    lines = posted(events)
    return (*own, *fewest(lines, [1] * len(lines), max(1, MOST - len(own))))


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
