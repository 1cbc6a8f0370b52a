"""The story of a match of Nippon: each line says what happened, and then what followed from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from render.core.phrases import chained
from render.nippon.words.phrase import Chapter
from render.nippon.words.phrases import phrase
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.core.table import BySeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.nippon.words.phrase import Phrase
    from rules.nippon.events import NipponEvent

MOST: dict[Chapter, int] = {"turn": 1, "own": 1, "region": 2}
"""Most sentences of a chapter in one line; other chapters have no limit."""

JOINED: dict[Chapter, str] = {
    "turn": "nippon-tell-then",
    "region": "nippon-tell-then",
    "goal": "nippon-tell-then",
    "round": "nippon-tell-then",
}
"""The text that joins what happened in a chapter; others stay separate sentences."""

STOP = "nippon-tell-stop"
"""Ends a line of several sentences."""

LINES = 8
"""Most lines; where there would be more, the shortest neighbours share one."""

PARTS = 12
"""Most parts of a shared line: a story of many turns has more lines rather than longer ones."""


@dataclass(slots=True)
class Line:
    """A line of the story.

    Attributes:
        seat: Who acts, or None.
        chapter: What it is about.
        named: Whether it begins with a sentence that names who acts.
        parts: What happened, and what followed.
        sentences: How many of these are sentences.
    """

    seat: Seat | None
    chapter: Chapter
    named: bool
    parts: list[Label] = field(default_factory=list[Label])
    sentences: int = 0

    def takes(self, told: Phrase, seat: Seat | None) -> bool:
        """Whether this line also tells an event of a seat."""
        if told.chapter is None:
            return self.chapter == "turn" and self.seat == seat
        return self.chapter == told.chapter and self.sentences < MOST.get(told.chapter, LINES)


def story(events: Sequence[NipponEvent], most: int = LINES) -> tuple[Label, ...]:
    """What happened, in few lines; consequences stand behind what caused them.

    Args:
        events: In the order in which they happened.
        most: Most lines.
    """
    lines: list[Line] = []
    for event in events:
        told, seat = phrase(event), event.seat if isinstance(event, BySeat) else None
        if told.said is not None:
            if not lines or not lines[-1].takes(told, seat):
                lines.append(Line(seat, told.chapter or "turn", named=told.chapter is not None))
            lines[-1].parts.append(told.said)
            lines[-1].sentences += told.chapter is not None
    return fewest([_whole(line) for line in lines], [len(line.parts) for line in lines], most)


def _whole(line: Line) -> Label:
    """A line as one label."""
    whole = chained(JOINED.get(line.chapter, "nippon-tell-also"), line.parts)
    if line.named:
        several = line.chapter not in JOINED and len(line.parts) > 1
        return say(STOP, what=whole) if several else whole
    assert line.seat is not None, "what follows comes of what a seat did"
    return say("nippon-tell-line", who=Who(line.seat), what=whole)


def fewest(lines: Sequence[Label], sizes: Sequence[int], most: int) -> tuple[Label, ...]:
    """As few lines as there is room for: the shortest neighbours are joined.

    Args:
        sizes: How many parts each has.
        most: Most lines.
    """
    fewer, parts = list(lines), list(sizes)
    while len(fewer) > most:
        pairs = [one + other for one, other in pairwise(parts)]
        if min(pairs) > PARTS:
            break
        at = pairs.index(min(pairs))
        joined = "nippon-tell-next" if _stops(fewer[at]) else "nippon-tell-then"
        fewer[at : at + 2] = [say(joined, first=fewer[at], then=fewer[at + 1])]
        parts[at : at + 2] = [pairs[at]]
    return tuple(fewer)


def _stops(line: Label) -> bool:
    """Whether a line ends with the stop of its last sentence."""
    last = dict(line.args).get("then")
    return line.key == STOP or (isinstance(last, Label) and _stops(last))
