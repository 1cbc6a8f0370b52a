"""The first achievement token.

VORBEREITUNG, step 8: beginning with the start player, each trader takes a token of his choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.core.step import Ask
from rules.core.words import Word
from rules.osaka.events import OsakaEvent, TokenChosen
from rules.osaka.model.position import Position
from rules.osaka.model.terms import COLOURS, PREPARATION, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table


@frozen
class ChooseToken(Answer):
    """Choose the first achievement token."""

    colour: Colour
    kind: Literal["token"] = "token"


@frozen
class AskToken(Ask[Position, OsakaEvent, ChooseToken]):
    """Which first achievement token a trader takes."""

    seat: Seat
    kind: Literal["ask-token"] = "ask-token"

    asks: ClassVar[Literal["token"]] = "token"
    between_turns: ClassVar[bool] = True
    grammar = Grammar(Form(ChooseToken, "token", Word[Colour]({colour: colour for colour in COLOURS})))

    @override
    def seats(self, position: Position) -> tuple[Seat, ...]:
        return (self.seat,)

    @override
    def prompt(self, position: Position) -> Label:
        return say("osaka-ask-token")

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say("osaka-asked-token"), PREPARATION)

    @override
    def offers(self, position: Position) -> Iterator[ChooseToken]:
        return map(ChooseToken, COLOURS)

    @override
    def refuse(self, position: Position, answer: ChooseToken) -> Reason | None:
        return None

    @override
    def answer(self, position: Position, answer: ChooseToken, table: Table[OsakaEvent]) -> None:
        position.stack.pop()
        position.me.tokens[COLOURS.index(answer.colour)] += 1
        table.emit(TokenChosen(self.seat, answer.colour))
        table.touch(f"token:{answer.colour}")

    @override
    def describe(self, position: Position, answer: ChooseToken) -> Description:
        return Description(say("osaka-do-token", colour=answer.colour))
