"""What happened since a seat's last turn, in few lines: first what happened to the seat, then what the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from render.nippon.words.post_text import post_text
from render.nippon.words.story import fewest
from rules.core.labels import Label, Who, say
from rules.core.uses import Points
from rules.nippon.delta import Delta, Pushed, delta

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent

MOST = 4
"""Most lines; a phone has no room for more above what the player owns."""


def news(events: Sequence[NipponEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat.

    Args:
        events: Since its last turn.
        seat: Who reads.
    """
    own = tuple(_to_me(delta(events), seat))
    lines = post_text(events)
    return (*own, *fewest(lines, [1] * len(lines), max(1, MOST - len(own))))


def _to_me(found: Delta, seat: Seat) -> Iterator[Label]:
    """The seat's markers that left the board, points that it gained, and what a section brought it."""
    for one in found.changes:
        match one:
            case Pushed(by=by) if one.seat == seat and by is not None and by != seat:
                yield say("nippon-news-marker", who=Who(by), city=labels.city(one.city), value=one.value)
            case Points(source=source) if one.seat == seat and source not in {"department", "wages"}:
                yield say("nippon-news-points", points=one.count)
            case _:
                pass
    if found.section is not None:
        yield say("nippon-news-section", points=found.section[seat])
