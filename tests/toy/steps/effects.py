"""Two effects in any order: draw a lantern, and count one's lanterns for coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.words import Word
from tests.toy.events import Counted, Drew
from tests.toy.steps.asking import ToyAsk
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.reasons import Reason
    from rules.core.table import Table
    from tests.toy.events import ToyEvent
    from tests.toy.state import Position

Effect: TypeAlias = Literal["draw", "count"]


@frozen
class Do(Answer):
    """Let an effect happen now."""

    effect: Effect


@dataclass(slots=True)
class AskEffects(ToyAsk[Do]):
    """Which effect comes first; asked only while that makes a difference, which is while a lantern can be drawn."""

    left: list[Effect]
    kind: Literal["effects"] = "effects"

    asks = "effects"
    grammar = Grammar(Form(Do, "do", Word[Effect]({"draw": "draw", "count": "count"})))

    @override
    def waits(self, position: Position) -> bool:
        return len(self.left) > 1 and sum(position.state.bag) > 0

    @override
    def run(self, position: Position, table: Table[ToyEvent]) -> None:
        for effect in self.left:
            _happen(position, effect, table)

    @override
    def offers(self, position: Position) -> Iterator[Do]:
        return map(Do, self.left)

    @override
    def refuse(self, position: Position, answer: Do) -> Reason | None:
        return None if answer.effect in self.left else self.instead(position)

    @override
    def answer(self, position: Position, answer: Do, table: Table[ToyEvent]) -> None:
        self.left.remove(answer.effect)
        _happen(position, answer.effect, table)

    @override
    def describe(self, position: Position, answer: Do) -> Description:
        """Whichever comes first, a lantern is drawn afterwards, so both are final."""
        match answer.effect:
            case "draw":
                return Description(say("toy-do-draw"), final=True)
            case "count":
                return Description(
                    say("toy-do-count", coins=sum(position.hand)), say("toy-do-count-detail"), final=True
                )
            case _:
                assert_never(answer.effect)


def _happen(position: Position, effect: Effect, table: Table[ToyEvent]) -> None:
    match effect:
        case "draw":
            if sum(position.state.bag):
                colour = table.rng.draw(position.state.bag)
                position.hand[colour] += 1
                table.emit(Drew(position.seat, None))
                table.emit(Drew(position.seat, COLOURS[colour]), only=position.seat)
                table.touch("draw")
        case "count":
            coins = sum(position.hand)
            position.state.coins[position.seat] += coins
            table.emit(Counted(position.seat, coins))
            table.touch("count")
        case _:
            assert_never(effect)
