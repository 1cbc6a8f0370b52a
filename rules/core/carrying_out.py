"""What an answer brings about: its own rule, the steps that then run by themselves, and the answer combined with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from rules.core.rng import Rng
from rules.core.step import Ask, Position
from rules.core.table import Event, Table

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.step import Answerable

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)

LONGEST = 1000
"""Most steps that run between two questions; more means that the rules run in circles."""


def go_on(position: Position, table: Table[E]) -> None:
    """Run automatic steps until a player has to decide or no steps are left."""
    stack = position.stack
    for _ in range(LONGEST):
        if not stack:
            return
        step, active = stack[-1], position.active
        if position.seat != active:
            position = position.seen_by(active)
        if step.waits(position):
            return
        stack.pop()
        step.run(position, table)
    raise AssertionError(f"the rules run in circles: {stack[-1]!r}")


def asked_now(position: P) -> Ask[P, Any, Answer]:
    """The question that lies on top of the stack, once all has happened that happens by itself."""
    step: Ask[P, Any, Answer] = position.stack[-1]
    return step


def carry_out(
    position: P, rule: Answerable[P, E, Answer], answer: Answer, table: Table[E], *, refills: bool = True
) -> None:
    """Carry out a legal answer, its automatic consequences, and the answer combined with it.

    Args:
        position: Where it is given.
        rule: Its rule.
        answer: The answer.
        table: The dice and what is told.
        refills: Whether what it leaves empty is refilled; without that only what is public decides what follows.
    """
    rule.answer(position, answer, table)
    if not refills:
        position.stack[:] = [step for step in position.stack if not step.refills]
    go_on(position, table)
    follow = rule.follow(answer)
    if follow is not None:
        carry_out(position, asked_now(position), follow, table, refills=refills)


def draws(position: P, rule: Answerable[P, E, Any], answer: Answer) -> bool:
    """Whether an answer makes something be drawn or shown: tried on a copy with other dice.

    Up to the first draw only public facts decide what happens, so this tells nothing hidden.
    """
    table: Table[E] = Table(Rng(b""))
    carry_out(position.copy(), rule, answer, table)
    return table.rng.counter > 0
