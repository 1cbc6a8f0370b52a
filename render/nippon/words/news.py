"""What happened since a seat's last turn, in few lines: first what happened to the seat, then what the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from render.nippon.words.post_text import briefly
from render.nippon.words.story import fewest
from rules.core.labels import Label, Who, say
from rules.core.uses import Points
from rules.nippon.delta import Delta, delta

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent

MOST = 3
"""Most lines; a phone has no room for more above what the player owns."""


def news(events: Sequence[NipponEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat."""
    own = tuple(_to_me(delta(events), seat))[:MOST]
    lines = briefly(events, seat)
    room = MOST - len(own)
    return (*own, *fewest(lines, [1] * len(lines), room)) if room else own


def _to_me(found: Delta, seat: Seat) -> Iterator[Label]:
    """The seat's markers that left the board, what a section brought it, and other points that it gained."""
    for one in found.pushed():
        if one.seat == seat and one.by != seat:
            by = labels.TAKATOSHI if one.by is None else Who(one.by)
            yield say("nippon-news-marker", who=by, city=labels.city(one.city), value=one.value)
    if found.section is not None:
        yield say("nippon-news-section", points=labels.amount("points", found.section[seat]))
    gained = [one for one in found.changes if isinstance(one, Points) and one.seat == seat]
    points = sum([one.count for one in gained if one.source not in {"department", "wages"}])
    if points > 0:
        yield say("nippon-news-points", points=labels.amount("points", points))
