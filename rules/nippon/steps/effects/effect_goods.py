"""Goods that an effect puts below different factories of choice.

Source: the tiles, "Produzieren" ("Produktion"); ruling N-R14 (as many as find room).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.model.headings import FACTORY_EFFECT
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.words import FACTORY
from rules.nippon.steps.concepts.asking import Asking
from rules.nippon.steps.concepts.stocking import add_goods, room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory


@frozen
class Goods(Answer):
    """The factories that get 1 of their goods each."""

    factories: tuple[str, ...]


def with_room(position: Position) -> tuple[Factory, ...]:
    """The player's factories below which a good finds room, the family business too."""
    return tuple([factory for factory in position.me.factories if room(factory)])


@frozen
class AskGoods(Asking[Goods]):
    """1 good below each of so many different factories, or of as many as have room."""

    count: int
    kind: Literal["ask-goods"] = "ask-goods"

    asks: ClassVar[Literal["goods"]] = "goods"
    heading: ClassVar[str] = FACTORY_EFFECT
    grammar: ClassVar[Grammar] = Grammar(Form(Goods, "goods", Things(FACTORY)))

    def _exactly(self, position: Position) -> int:
        return min(self.count, len(with_room(position)))

    @override
    def waits(self, position: Position) -> bool:
        """Asked only where there is a choice."""
        return len(with_room(position)) > self.count

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        """Without a choice all with room get one."""
        self._give(position, with_room(position), table)

    @override
    def offers(self, position: Position) -> Iterator[Goods]:
        for some in combinations([factory.key for factory in with_room(position)], self._exactly(position)):
            yield Goods(some)

    @override
    def refuse(self, position: Position, answer: Goods) -> Reason | None:
        count = self._exactly(position)
        if len(answer.factories) != count or len(set(answer.factories)) != count:
            return Reason(say("nippon-goods-exactly", count=count), FACTORY_EFFECT)
        for key in answer.factories:
            factory = position.me.factory(key)
            if factory is None:
                return Reason(say("nippon-not-your-factory", factory=factory_label(key)), FACTORY_EFFECT, absent=True)
            if not room(factory):
                return Reason(say("nippon-no-room", factory=factory_label(key)), FACTORY_EFFECT)
        return None

    @override
    def answer(self, position: Position, answer: Goods, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        self._give(position, tuple([one for one in position.me.factories if one.key in answer.factories]), table)

    def _give(self, position: Position, factories: tuple[Factory, ...], table: Table[NipponEvent]) -> None:
        for factory in factories:
            add_goods(position, factory, 1, table)

    @override
    def describe(self, position: Position, answer: Goods) -> Description:
        goods = [one.good for one in position.me.factories if one.key in answer.factories]
        return Description(
            say("nippon-do-goods", factories=tuple(map(factory_label, answer.factories))),
            say("nippon-goods-detail", goods=tuple([say("nippon-goods", good=good, count=1) for good in goods])),
        )
