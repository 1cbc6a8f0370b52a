"""What the questions of Yokohama share: their words, and doing without."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.grammar import AlsoRead, Form
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.step import Ask, Run
from rules.core.steps.declining import AskOrDecline, Decline
from rules.core.steps.one_of import AskOne
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.headings import GENERAL
from rules.yokohama.model.position import Position
from rules.yokohama.model.words import NONE
from rules.yokohama.steps.common.side_actions import tried

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Choice, Part
    from rules.core.labels import Label
    from rules.core.table import Table

Declined: TypeAlias = Literal["church", "customs", "hire", "tech", "take", "trade", "token", "build", "move"]

Why: TypeAlias = Literal[
    "power",  # the power is too low
    "assistant",  # no assistant could be placed on the board
    "spaces",  # all spaces of the board are taken
    "faith",  # power and all that can be paid make too little faith
    "imports",  # too few imports
    "goods",  # nothing to sell, and too few yen to buy anything
    "stored",  # the warehouse is empty
    "yen",  # too few yen for any piece
    "hand",  # no more orders may be held
    "orders",  # no orders lie there
    "known",  # no technology lies there that the merchant does not have
    "dear",  # every technology costs more than the merchant can pay
]
"""Why an area action brings nothing; what a player would mend first stands before what follows from it."""

A = TypeVar("A", bound=Answer)

Running: TypeAlias = Run[Position, YokohamaEvent]


def declining(what: Declined) -> tuple[Form[Decline], Form[Decline]]:
    """How doing without is written, and how it may be typed where it is asked."""
    return (
        Form(Decline, what, NONE, make=lambda: Decline(what), parts=lambda answer: () if answer.what == what else None),
        AlsoRead(Decline, ("none", "nothing"), make=lambda: Decline(what)),
    )


@cache
def _prompt(asks: str) -> Label:
    return say(f"yokohama-ask-{asks}")


class Asking(Ask[Position, YokohamaEvent, A]):
    """A question of Yokohama."""

    __slots__ = ()

    @override
    def prompt(self, position: Position) -> Label:
        return _prompt(self.asks)

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say(f"yokohama-asked-{self.asks}"), GENERAL)

    @override
    def waits(self, position: Position) -> bool:
        """Whether there is an answer, or a side action would make one possible (Y-R33, Y-R42)."""
        return any(True for _ in self.offers(position)) or any(self.waits(after) for after in tried(position))

    def choices(self, part: str, answers: Iterable[A]) -> tuple[Choice, ...]:
        """Exactly one of some answers; no part at all where there are none."""
        choice = self.choice(part, answers)
        return (choice,) if choice.offers else ()


class AskAnyOf(AskOne[Position, YokohamaEvent, A], Asking[A]):
    """A question that is answered in one of several ways, each with a rule of its own."""

    __slots__ = ()

    @override
    def describe(self, position: Position, answer: A) -> Description:
        return self.way(answer).describe(position, answer)


class Declinable(AskOrDecline[Position, YokohamaEvent, A], Asking[A | Decline]):
    """A question that may be answered with none.

    Attributes:
        declined: What it is declined as, the usual word first.
    """

    __slots__ = ()

    declined: ClassVar[tuple[Declined, ...]]

    @override
    def why_needed(self, position: Position, none: Decline) -> Reason | None:
        return None if none.what in self.declined else self.instead(position)

    @override
    def leave(self, position: Position, none: Decline, table: Table[YokohamaEvent]) -> None:
        """Do without what is asked."""
        position.stack.pop()
        table.touch(f"decline:{none.what}")

    @override
    def explain_none(self, position: Position, none: Decline) -> Description:
        return Description(say("yokohama-do-none", what=none.what))

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        return (*self.choices(self.declined[0], self.offers(position)), self.none())

    def none(self, what: Declined | None = None) -> Choice:
        """The alternative of doing without."""
        return self.choice("none", (Decline(what or self.declined[0]),))


class AreaAsk(Declinable[A]):
    """What an area asks of who acts there."""

    __slots__ = ()

    @abstractmethod
    def idle(self, position: Position) -> Why:
        """Why nothing can be answered; asked only if that is so."""
