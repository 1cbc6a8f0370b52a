"""Actions: taking a worker for one, and what the questions of all nine have in common.

Source: "Aktion ausführen" ("Spielablauf"), steps A and B. An action that can be activated more than once is asked
again until its activations are used up, nothing more can be had, or enough is enough.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.grammar import Form
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps.declining import Decline
from rules.nippon.model.headings import ACTION
from rules.nippon.model.terms import LIMITS, Action, Colour
from rules.nippon.model.words import COLOUR
from rules.nippon.steps.concepts.asking import Declinable

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

A = TypeVar("A", bound=Answer)

ONCE_AT_LEAST = Reason(say("nippon-once-at-least"), ACTION)
"""An action that was chosen cannot be left out altogether."""


@frozen
class Act(Answer):
    """Take a worker for an action.

    Attributes:
        action: Which one.
        worker: Colour of the worker.
        then: The activations named in the same answer, or None.
    """

    action: Action
    worker: Colour
    then: Answer | None = None


def acting(action: Action, form: Form[Any]) -> tuple[Form[Act], Form[Act]]:
    """How a worker is taken for an action: alone, and with its activations in the same answer.

    Args:
        form: How its activations are written; something must be typed behind the verb.
    """

    def alone(worker: Colour) -> Act:
        return Act(action, worker)

    def at_once(worker: Colour, *rest: object) -> Act:
        return Act(action, worker, form.make(*rest))

    bare = Form(
        Act,
        form.verbs,
        COLOUR,
        make=alone,
        parts=lambda act: (act.worker,) if act.action == action and act.then is None else None,
    )
    both = Form(
        Act,
        form.verbs,
        COLOUR,
        *form.elements,
        make=at_once,
        parts=lambda act: _parts(form, act) if act.action == action and act.then is not None else None,
    )
    return bare, both


def _parts(form: Form[Any], act: Act) -> tuple[object, ...]:
    """The worker, and what is written of the activations."""
    return (act.worker, *(form.parts(act.then) or ()))


class AskAction(Declinable[A]):
    """What is activated of the action of this turn, which is what it asks; of its answers a question says the rest."""

    __slots__ = ()

    @abstractmethod
    def barred(self, position: Position) -> Reason | None:
        """Why no one can choose the action: it could not be activated once. Asked before a worker is taken for it."""

    @abstractmethod
    def reach(self, position: Position) -> int:
        """How much the action can bring with what is in hand: activations, or steps, or factories.

        Args:
            position: The position; a worker has been taken for the action.
        """

    @abstractmethod
    def do(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        """Carry out activations, or put them on the stack; the question lies beneath again if more are left."""

    @abstractmethod
    def activations(self, answer: A) -> int:
        """How many activations an answer holds."""

    @override
    def waits(self, position: Position) -> bool:
        """Whether it can be activated once more; the first time was judged before the worker was taken."""
        done = position.doing.done
        return not done or (done < self.limit and super().waits(position))

    @property
    def limit(self) -> int:
        """Activations that the action allows."""
        return LIMITS[self.asks]

    @override
    def refuse(self, position: Position, answer: A | Decline) -> Reason | None:
        if not isinstance(answer, Decline) and position.doing.done + self.activations(answer) > self.limit:
            return Reason(say("nippon-too-often", limit=self.limit, left=self.limit - position.doing.done), ACTION)
        return super().refuse(position, answer)

    @override
    def why_needed(self, position: Position, none: Decline) -> Reason | None:
        return None if position.doing.done else ONCE_AT_LEAST

    @override
    def leave(self, position: Position, none: Decline, table: Table[NipponEvent]) -> None:
        table.touch(f"declined:{self.asks}")

    @override
    def carry_out(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        if position.doing.done + self.activations(answer) < self.limit:
            position.stack.append(self)
        self.do(position, answer, table)
        position.doing.done += self.activations(answer)
