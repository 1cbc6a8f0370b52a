"""Whole turns: what a seat can do until another is asked or something is drawn, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rules.core.answers import Answer
from rules.core.step import InPlay, Position
from rules.players.world import World

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.players.mind import Mind, Option

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)

LONGEST = 30
"""Questions of a turn that are thought through; the rest is thought out when it comes."""


@dataclass(slots=True)
class Line(Generic[S, P]):
    """Answers of a seat, one after the other.

    Attributes:
        answers: The answers.
        world: What they lead to.
        value: How far ahead its seat is then; while its turn goes on, what that is worth.
        over: Whether another is asked now, or something was drawn.
    """

    answers: tuple[Answer, ...]
    world: World[S, P]
    value: float
    over: bool


def turns_of(mind: Mind[S, P], world: World[S, P], seat: Seat, width: int) -> list[Line[S, P]]:
    """The best way to go on from each first answer that is worth trying, the best of all first.

    Args:
        world: Where the seat is asked.
        width: Ways that are followed at once after each first answer.
    """
    start: Line[S, P] = Line((), world, 0.0, over=False)
    lines = [_finished(mind, line, seat, width) for line in _after(mind, start, seat)]
    return sorted(lines, key=lambda line: -line.value)


def _finished(mind: Mind[S, P], line: Line[S, P], seat: Seat, width: int) -> Line[S, P]:
    """The best end of a turn that has begun like this."""
    best: Line[S, P] | None = line if line.over else None
    going = [] if line.over else [line]
    for _ in range(LONGEST):
        if not going:
            break
        found = [after for one in going for after in _after(mind, one, seat)]
        for one in found:
            if one.over and (best is None or one.value > best.value):
                best = one
        going = sorted([one for one in found if not one.over], key=lambda one: -one.value)[:width]
    return best or line


def _after(mind: Mind[S, P], line: Line[S, P], seat: Seat) -> list[Line[S, P]]:
    """A turn in the making, one thought further."""
    position = line.world.asked(seat)
    assert position is not None, "its seat is asked"
    return [_with(mind, line, seat, option) for option in mind.options(position)]


def _with(mind: Mind[S, P], line: Line[S, P], seat: Seat, option: Option) -> Line[S, P]:
    world = line.world.copy()
    drawn, given, over = world.drawn, list(line.answers), False
    for answer in option:
        world.give(seat, answer)
        given.append(answer)
        position = world.asked(seat)
        over = (
            position is None
            or position.seat != seat
            or position.active != line.world.state.active
            or world.drawn > drawn
        )
        if over:
            break
    # What others have hardly changes before one's turn is over.
    value = mind.margin(world, seat) if over else mind.worth(world.rules.position(world.state, seat))
    return Line(tuple(given), world, value, over)
