"""What is said of an event of Yokohama, and how events become lines of the story and *What's new*."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from render.core.phrases import Telling, chained, done_by_others, done_to, tail
from render.yokohama.words.labels import gains, orders, summed, technology, technology_effect
from render.yokohama.words.places import at_area
from rules.core.frozen import frozen
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.yokohama.model.cards import NOTHING, Order, Reward, Technology

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Chapter: TypeAlias = Literal["own", "keep", "refill", "place", "main", "extra", "rest"]
"""What events must share to be told in one line."""


InTurn: TypeAlias = Literal["gain", "instead", "besides"]
"""How a turn in the making tells an event: by its gain alone, instead of its answer, or besides it."""


@frozen
class Told(Telling):
    """All that is said of an event.

    Attributes:
        label: What the story says; None if other words say as much.
        chapter: What it must share with its neighbours to stand in their line.
        area: The area that it names; None if it names several.
        there: What the story says where its line has named the area last.
        places: Whether it names places, so that no area is the last one named any more but `area`.
        came: Cards that came to lie in the area.
        gone: Cards that were taken from where they lay.
        paid: What its merchant paid for it.
        gain: What it brought its merchant.
        tail: Whether it says no more than what it brought.
        posted: Whether the table's post tells it.
        ending: Whether it says that the end is near, which no one is to miss.
        stayed: Assistants that returned though the president was in hand already.
        in_turn: How a turn in the making tells it.
    """

    label: Label | None
    chapter: Chapter = "rest"
    area: str | None = None
    there: Label | None = None
    places: bool = False
    came: tuple[Order | Technology, ...] = ()
    gone: tuple[Order | Technology, ...] = ()
    paid: tuple[Label, ...] = ()
    gain: Reward = NOTHING
    tail: bool = False
    posted: bool = True
    ending: bool = False
    stayed: int | None = None
    in_turn: InTurn = "gain"

    def said(self, seat: Seat | None, where: str | None) -> Label | None:
        """What it adds to a line.

        Args:
            seat: Whose line it is; others are named.
            where: The area that the line named last.
        """
        label = self.there if self.there is not None and self.area == where else self.label
        if label is None or self.seat is None or self.seat == seat:
            return label
        return say("yokohama-tell-line", who=Who(self.seat), what=label)


@dataclass(slots=True)
class Line:
    """Events that are told together.

    Attributes:
        chapter: What they have in common.
        seat: Who acts; None in sentences of their own.
        parts: What is said of each.
        where: The area named last.
        keepers: Who kept an order that no one else knows.
        paid: What all of it has cost.
        got: What it has brought, without what has another cause.
    """

    chapter: Chapter
    seat: Seat | None
    where: str | None = None
    parts: list[Label] = field(default_factory=list[Label])
    keepers: list[Seat] = field(default_factory=list[Seat])
    paid: list[Label] = field(default_factory=list[Label])
    got: list[Label] = field(default_factory=list[Label])

    def add(self, one: Told) -> None:
        """Tell an event as well."""
        if one.seat == self.seat:
            self.paid += one.paid
        if one.tail and one.seat == self.seat:
            self.got += gains(one.gain)
        elif (said := one.said(self.seat, self.where)) is not None:
            self.parts.append(said)
            self.where = one.area if one.places else self.where


def story(told: Sequence[Told]) -> tuple[Label, ...]:
    """What happened, in few lines: what follows from a move stands behind it.

    Args:
        told: What is said of each event, in the order in which they happened.
    """
    lines: list[Line] = []
    for one in told:
        if one.label is None or (one.alone and len(told) > 1):
            continue
        line = _line_of(one, lines)
        if one.chapter == "keep":
            if one.seat is not None and one.seat not in line.keepers:
                # Until all have chosen, an answer may be changed: it is still one order that is kept.
                line.keepers.append(one.seat)
        else:
            line.add(one)
    return tuple(map(_written, lines))


def _line_of(one: Told, lines: list[Line]) -> Line:
    """The line in which an event stands, a new one if it goes on with none."""
    last = lines[-1] if lines else None
    line: Line | None
    match one.chapter:
        case "own":
            line = None
        case "keep" | "refill":
            line = last if last is not None and last.chapter == one.chapter else None
        case _:
            line = _going_on(lines, one.chapter, one.seat)
    if line is None:
        line = Line(one.chapter, None if one.chapter in {"own", "keep", "refill"} else one.seat)
        lines.append(line)
    return line


def _going_on(lines: list[Line], chapter: Chapter, seat: Seat | None) -> Line | None:
    """The line that an event goes on with: what merely follows does, over new cards, and moves of one kind do."""
    if chapter == "rest" and len(lines) > 1 and lines[-1].chapter == "refill" and lines[-2].seat == seat:
        return lines[-2]
    if not lines or lines[-1].chapter in {"own", "keep", "refill"}:
        return None
    line = lines[-1]
    same = chapter == line.chapter and seat == line.seat and chapter != "main"
    return line if same or chapter == "rest" else None


def _written(line: Line) -> Label:
    if line.chapter == "keep":
        return say("yokohama-tell-kept", who=tuple(map(Who, line.keepers)), count=len(line.keepers))
    if line.chapter == "refill":
        return chained("yokohama-tell-both", line.parts)
    if line.seat is None:
        return line.parts[0]
    return say("yokohama-tell-line", who=Who(line.seat), what=_with_tail(line))


def _with_tail(line: Line) -> Label:
    """What someone did, what it cost and brought last."""
    balance = tail(summed(line.paid), summed(line.got))
    if balance is None or not line.parts:
        return balance or chained("yokohama-tell-then", line.parts)
    return say("house-tailed", what=chained("yokohama-tell-then", line.parts), tail=balance)


def news(told: Sequence[Told], seat: Seat) -> tuple[Label, ...]:
    """What happened since a seat's last turn: what it brought the reader, what others did, which cards came.

    Args:
        told: What is said of each event since then.
    """
    mine, came = done_to(told, seat), tuple(_came(told))
    return (
        *((say("yokohama-news-you", what=mine),) if mine else ()),
        *[one.label for one in told if one.ending and one.label is not None],
        *[say("yokohama-news-other", who=Who(who), what=what) for who, what in done_by_others(told, seat)],
        *((say("yokohama-news-new", what=came),) if came else ()),
    )


def _came(told: Sequence[Told]) -> Iterator[Label]:
    """New cards that still lie there, with what they ask for and bring."""
    gone = [card for one in told for card in one.gone]
    ports: dict[str, list[Order]] = {}
    laboratories: dict[str, list[Label]] = {}
    for one in told:
        for card in one.came:
            if one.area is None or card in gone:
                continue
            if isinstance(card, Order):
                ports.setdefault(one.area, []).append(card)
            else:
                said = say("yokohama-news-technology", technology=technology(card), effect=technology_effect(card.name))
                laboratories.setdefault(one.area, []).append(said)
    for port, some in ports.items():
        yield say("yokohama-news-orders", area=at_area(port), orders=orders(some))
    for laboratory, cards in laboratories.items():
        yield say("yokohama-news-technologies", area=at_area(laboratory), technologies=tuple(cards))
