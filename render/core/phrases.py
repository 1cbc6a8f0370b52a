"""How an event is told: one phrase holds all that is said of it; story, post and *What's new* are made of phrases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import KW_ONLY
from itertools import groupby
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.labels import Label, say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


@frozen
class Part:
    """What an event adds to a line that it shares with its neighbours.

    Attributes:
        group: What neighbours must have in common to share a line.
        label: What is said of this event.
        line: Makes the line of its parts.
        place: Where it happened; parts of the same place may be named together.
    """

    group: Hashable
    label: Label
    line: Callable[[Sequence[Part]], Label]
    place: Label | None = None


@frozen
class Telling:
    """What is said of an event in every game.

    Attributes:
        seat: Who did it, or who it happened to; None for what happened by itself.
        news: What others read of it in *What's new*; None if it is not worth a place there.
        to: What it did to seats, each of which reads it first in *What's new*.
        alone: Whether the story tells it only where it tells nothing else.
    """

    _: KW_ONLY
    seat: Seat | None = None
    news: Label | None = None
    to: tuple[tuple[Seat, Label], ...] = ()
    alone: bool = False


@frozen
class Phrase(Telling):
    """What is said of an event in a game whose lines are told side by side.

    Attributes:
        story: Its line of the story, or its part of one; None if other lines or the board say as much.
    """

    story: Label | Part | None = None


def story(phrases: Sequence[Phrase]) -> tuple[Label, ...]:
    """The story of several events in a row: those that belong together share a line."""
    said = [None if phrase.alone and len(phrases) > 1 else phrase.story for phrase in phrases]
    lines: list[Label] = []
    for _, run in groupby(said, key=lambda one: one.group if isinstance(one, Part) else None):
        together = [*run]
        parts = [one for one in together if isinstance(one, Part)]
        lines += [one for one in together if one is not None and not isinstance(one, Part)]
        if parts:
            lines.append(parts[0].line(parts))
    return tuple(lines)


def chained(key: str, parts: Sequence[Label]) -> Label:
    """Several labels as one, joined by the text ``key`` with ``first`` and ``then``; at least one."""
    whole = parts[-1]
    for label in reversed(parts[:-1]):
        whole = say(key, first=label, then=whole)
    return whole


def row(amounts: Sequence[Label]) -> Label:
    """Amounts after one another, with commas between them in words; "nothing" where there are none."""
    return chained("house-tail", amounts) if amounts else say("house-none")


def tail(paid: Iterable[Label], got: Iterable[Label]) -> Label | None:
    """What was paid and what was got, amount by amount, each with its sign; None if it is nothing.

    Args:
        paid: Amounts.
        got: Amounts.
    """
    signed = [*[say("house-minus", what=one) for one in paid], *[say("house-plus", what=one) for one in got]]
    return row(signed) if signed else None


def done_to(tellings: Iterable[Telling], seat: Seat) -> tuple[Label, ...]:
    """What happened to one seat."""
    return tuple([label for telling in tellings for whom, label in telling.to if whom == seat])


def done_by_others(tellings: Iterable[Telling], seat: Seat) -> tuple[tuple[Seat, tuple[Label, ...]], ...]:
    """What each of the others did, in the order in which they began."""
    deeds: dict[Seat, list[Label]] = defaultdict(list)
    for telling in tellings:
        if telling.news is not None and telling.seat is not None and telling.seat != seat:
            deeds[telling.seat].append(telling.news)
    return tuple([(other, tuple(done)) for other, done in deeds.items()])
