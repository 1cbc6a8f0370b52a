"""A ship, a machine or a railway of choice, as an effect builds it.

Source: "Ein Schiff entsenden", "Eine Maschine bauen", "Eine Eisenbahn bauen", the tiles. Each is asked, judged and
done as where the effect builds that alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.grammar import Grammar, joined
from rules.nippon.model.headings import FACTORY_EFFECT
from rules.nippon.model.terms import Piece
from rules.nippon.steps.concepts.asking import Asking
from rules.nippon.steps.pieces.effect_machines import AskMachine, Machine
from rules.nippon.steps.pieces.rails import AskRailway, Railway
from rules.nippon.steps.pieces.sending import AskShip, Ship

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description, Part
    from rules.core.reasons import Reason
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

Built: TypeAlias = Ship | Machine | Railway
"""What is built."""


@frozen
class AskPiece(Asking[Built]):
    """One piece of some kinds, and where it goes."""

    of: tuple[Piece, ...]
    kind: Literal["ask-piece"] = "ask-piece"

    asks: ClassVar[Literal["piece"]] = "piece"
    heading: ClassVar[str] = FACTORY_EFFECT
    grammar: ClassVar[Grammar] = joined(AskShip.grammar, AskMachine.grammar, AskRailway.grammar)

    @override
    def offers(self, position: Position) -> Iterator[Built]:
        return (answer for piece in self.of for answer in _question(piece).offers(position))

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        """One menu a kind of piece."""
        found = [(piece, tuple(_question(piece).offers(position))) for piece in self.of]
        return tuple([self.choice(piece, answers) for piece, answers in found if answers])

    @override
    def refuse(self, position: Position, answer: Built) -> Reason | None:
        return _question(_piece(answer)).refuse(position, answer)

    @override
    def answer(self, position: Position, answer: Built, table: Table[NipponEvent]) -> None:
        """As the question for the piece alone, which takes this one off the stack in its place."""
        _question(_piece(answer)).answer(position, answer, table)

    @override
    def describe(self, position: Position, answer: Built) -> Description:
        return _question(_piece(answer)).describe(position, answer)


def _piece(answer: Built) -> Piece:
    """The kind of piece of an answer."""
    match answer:
        case Ship():
            return "ship"
        case Machine():
            return "machine"
        case Railway():
            return "railway"
        case _:
            assert_never(answer)


def _question(piece: Piece) -> Asking[Any]:
    """The question for a kind of piece alone."""
    match piece:
        case "ship":
            return AskShip()
        case "machine":
            return AskMachine()
        case "railway":
            return AskRailway()
        case _:
            assert_never(piece)
