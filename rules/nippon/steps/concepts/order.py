"""In which order a bonus and an effect that waits are carried out, where that matters.

Source: "Grundlegende Konzepte" (effects are carried out in an order of choice), "Aktion ausführen" (gaining a bonus is
an effect too). Rulings N-R7, N-R11: whoever acts is asked only where the effect, carried out first, can bring more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.carrying_out import asked_now, go_on
from rules.core.frozen import frozen
from rules.core.rng import Rng
from rules.core.step import Ask
from rules.core.table import Table
from rules.nippon.events import NipponEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.step import AnyStep
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Zaibatsu
    from rules.nippon.model.tile_tables import When

Waiting: TypeAlias = Literal["ship", "railway", "steps"]
"""What an effect that waits can bring."""


class Meets(ABC):
    """A step that activates an action, and so may meet the condition of a factory that modifies it."""

    __slots__ = ()

    @abstractmethod
    def meets(self, when: When, key: str) -> bool:
        """Whether the condition is met by it, once it has happened."""


class GoesFirst(ABC):
    """An effect that may be carried out before a bonus that was reached while it waited."""

    __slots__ = ()

    @abstractmethod
    def may_go_first(self, position: Position, above: Sequence[AnyStep]) -> Waiting | None:
        """What it can bring at this moment; None if it can bring nothing yet.

        Args:
            above: Steps that lie above it on the stack.
        """


@frozen
class Earlier:
    """An effect that can be carried out before the bonus on top of the stack.

    Attributes:
        place: Its place on the stack.
        brings: What it can bring.
    """

    place: int
    brings: Waiting


def earlier(position: Position) -> Earlier | None:
    """The effect that can be carried out before the bonus on top of the stack and then brings more, if there is one."""
    stack = position.stack
    bonus = stack[-1]
    for place in range(len(stack) - 2, -1, -1):
        step = stack[place]
        if isinstance(step, GoesFirst):
            brings = step.may_go_first(position, stack[place + 1 :])
            if brings is None:
                return None
            return Earlier(place, brings) if _brings_more(position, step, bonus) else None
        if isinstance(step, Ask) and step.kind != bonus.kind:
            return None
    return None


def put_first(position: Position, effect: Earlier) -> None:
    """Let an effect happen before all that lies above it."""
    position.stack.append(position.stack.pop(effect.place))


def _brings_more(position: Position, effect: AnyStep, bonus: AnyStep) -> bool:
    """Whether the effect before the bonus can lead to more of something than any way of the bonus before the effect."""
    usual = [_holdings(end.me) for end in _one_after_the_other(position, bonus, effect)]
    return any(
        not any(_at_least(other, _holdings(end.me)) for other in usual)
        for end in _one_after_the_other(position, effect, bonus)
    )


def _one_after_the_other(position: Position, *steps: AnyStep) -> Iterator[Position]:
    """All positions to which steps lead, each completed before the next begins."""
    if not steps:
        yield position
        return
    copy = position.copy()
    copy.state.stack = [steps[0]]
    for end in _ends(copy):
        yield from _one_after_the_other(end, *steps[1:])


def _ends(position: Position) -> Iterator[Position]:
    """All positions in which nothing is left to happen, whatever is answered until then."""
    go_on(position, Table[NipponEvent](Rng(b"")))
    if not position.stack:
        yield position
        return
    ask = asked_now(position)
    for answer in ask.offers(position):
        copy = position.copy()
        ask.answer(copy, answer, Table[NipponEvent](Rng(b"")))
        yield from _ends(copy)


def _holdings(me: Zaibatsu) -> tuple[int, ...]:
    """Everything of which more is better."""
    return (me.points, me.money, me.coal, me.silk, me.iron, me.rnd, me.mining, me.finance, len(me.markers))


def _at_least(holdings: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return all(one >= other for one, other in zip(holdings, others, strict=True))
