"""The story of a match of Yokohama: what happened, a few lines a turn, what belongs together in one line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from render.yokohama.words.labels import order_name, orders, technology
from render.yokohama.words.places import at_area
from render.yokohama.words.story_parts import part, share
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.yokohama.events.areas import AgentUsed
from rules.yokohama.events.extras import Achieved, Completed, Gained, Spun, Studied
from rules.yokohama.events.moves import Placed, Recalled, Recovered, Went
from rules.yokohama.events.rounds import (
    Ended,
    EndIsNear,
    Kept,
    LaidOut,
    Offered,
    OrdersRefilled,
    StartPlayer,
    TechnologyRefilled,
    TurnEnded,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.yokohama.events import YokohamaEvent

Own: TypeAlias = LaidOut | StartPlayer | Offered | Kept | OrdersRefilled | TechnologyRefilled | EndIsNear | Ended
"""Events that are told in sentences of their own."""

Chapter: TypeAlias = Literal["own", "keep", "refill", "place", "main", "extra", "rest"]
"""What events must share to be told in one line."""


@dataclass(slots=True)
class Line:
    """Events that are told together.

    Attributes:
        chapter: What they have in common.
        seat: Who acts; None in sentences of their own.
        parts: What is said of each.
        where: The area named last.
        keepers: Who kept an order that no one else knows.
    """

    chapter: Chapter
    seat: Seat | None
    where: str | None = None
    parts: list[Label] = field(default_factory=list[Label])
    keepers: list[Seat] = field(default_factory=list[Seat])


def story(events: Sequence[YokohamaEvent]) -> tuple[Label, ...]:
    """What happened, in few lines: what follows from a move stands behind it.

    Args:
        events: In the order in which they happened.
    """
    lines: list[Line] = []
    alone = len(events) == 1
    # Who reads what he kept himself need not read that he kept something.
    known = {event.seat for event in events if isinstance(event, Kept) and event.order is not None}
    for event in _told_once(events):
        match event:
            case TurnEnded() if not alone:
                continue
            case Recovered(stayed=0) if not alone:
                continue
            case Kept(order=None) if event.seat in known:
                continue
            case Kept(order=None):
                if not lines or lines[-1].chapter != "keep":
                    lines.append(Line("keep", None))
                if event.seat not in lines[-1].keepers:
                    # Until all have chosen, an answer may be changed: it is still one order that is kept.
                    lines[-1].keepers.append(event.seat)
            case LaidOut() | StartPlayer() | Offered() | Kept() | EndIsNear() | Ended():
                lines.append(Line("own", None, parts=[own(event)]))
            case OrdersRefilled() | TechnologyRefilled():
                if not lines or lines[-1].chapter != "refill":
                    lines.append(Line("refill", None))
                lines[-1].parts.append(own(event))
            case _:
                chapter, seat = _chapter(event), share(event)
                line = _going_on(lines, chapter, seat)
                if line is None:
                    line = Line(chapter, seat)
                    lines.append(line)
                said = part(event, line.seat, line.where)
                line.parts.append(said.label)
                line.where = said.where
    return tuple(_told(line) for line in lines)


def _told_once(events: Sequence[YokohamaEvent]) -> list[YokohamaEvent]:
    """Events without what an order brought: that stands with the order."""
    return [
        event
        for before, event in zip((None, *events), events, strict=False)
        if not (
            isinstance(before, Completed)
            and isinstance(event, Gained)
            and (event.seat, event.cause, event.reward) == (before.seat, "order", before.order.reward)
        )
    ]


def _chapter(event: YokohamaEvent) -> Chapter:
    match event:
        case Placed():
            return "place"
        case Went() | Recalled() | AgentUsed():
            return "main"
        case Completed() | Achieved() | Spun() | Studied():
            return "extra"
        case _:
            return "rest"


def _going_on(lines: list[Line], chapter: Chapter, seat: Seat | None) -> Line | None:
    """The line that an event goes on with: what merely follows does, over new cards, and moves of one kind do."""
    if chapter == "rest" and len(lines) > 1 and lines[-1].chapter == "refill" and lines[-2].seat == seat:
        return lines[-2]
    if not lines or lines[-1].chapter in {"own", "keep", "refill"}:
        return None
    line = lines[-1]
    same = chapter == line.chapter and seat == line.seat and chapter != "main"
    return line if same or chapter == "rest" else None


def _told(line: Line) -> Label:
    if line.chapter == "keep":
        return say("yokohama-tell-kept", who=tuple(map(Who, line.keepers)), count=len(line.keepers))
    if line.chapter == "refill":
        return _chained("yokohama-tell-both", line.parts)
    if line.seat is None:
        return line.parts[0]
    return say("yokohama-tell-line", who=Who(line.seat), what=_chained("yokohama-tell-then", line.parts))


def _chained(key: str, parts: list[Label]) -> Label:
    whole = parts[-1]
    for label in reversed(parts[:-1]):
        whole = say(key, first=label, then=whole)
    return whole


def own(event: Own) -> Label:
    """An event that is told in a sentence of its own."""
    match event:
        case LaidOut():
            return say(
                "yokohama-tell-laid-out",
                areas=len(event.areas),
                achievements=event.achievements,
                orders=tuple(order_name(one.id) for one in event.orders),
                technologies=tuple(technology(one) for one in event.technologies),
            )
        case StartPlayer():
            return say("yokohama-tell-start", who=Who(event.seat))
        case Offered():
            return say("yokohama-tell-offered", orders=orders(event.orders))
        case Kept():
            known = () if event.order is None else orders((event.order,))
            return say("yokohama-tell-kept-own", order=known)
        case OrdersRefilled():
            return say(
                "yokohama-tell-orders-refilled",
                port=at_area(event.port),
                orders=tuple(order_name(one.id) for one in event.orders),
                short=event.short,
            )
        case TechnologyRefilled():
            known = () if event.technology is None else (technology(event.technology),)
            return say(
                "yokohama-tell-technology-refilled",
                laboratory=at_area(event.laboratory),
                empty=int(not known),
                technology=known,
            )
        case EndIsNear():
            return say("yokohama-tell-end-near", reason=event.reason, who=Who(event.seat))
        case Ended():
            return say("yokohama-tell-ended")
        case other:
            assert_never(other)
