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
from rules.nippon.steps.asking import Asking
from rules.nippon.steps.stocking import add_goods, room

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


def with_room(at: Position) -> tuple[Factory, ...]:
    """One's factories below which a good finds room, the family business too."""
    return tuple([factory for factory in at.me.factories if room(factory)])


@frozen
class AskGoods(Asking[Goods]):
    """1 good below each of so many different factories, or of as many as have room."""

    count: int
    kind: Literal["ask-goods"] = "ask-goods"

    asks: ClassVar[str] = "goods"
    heading: ClassVar[str] = FACTORY_EFFECT
    grammar: ClassVar[Grammar] = Grammar(Form(Goods, "goods", Things(FACTORY)))

    def _exactly(self, at: Position) -> int:
        return min(self.count, len(with_room(at)))

    @override
    def waits(self, at: Position) -> bool:
        """Asked only where there is a choice."""
        return len(with_room(at)) > self.count

    @override
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        """Without a choice all with room get one."""
        self._give(at, with_room(at), table)

    @override
    def offers(self, at: Position) -> Iterator[Goods]:
        for some in combinations([factory.key for factory in with_room(at)], self._exactly(at)):
            yield Goods(some)

    @override
    def refuse(self, at: Position, answer: Goods) -> Reason | None:
        count = self._exactly(at)
        if len(answer.factories) != count or len(set(answer.factories)) != count:
            return Reason(say("nippon-goods-exactly", count=count), FACTORY_EFFECT)
        for key in answer.factories:
            factory = at.me.factory(key)
            if factory is None:
                return Reason(say("nippon-not-your-factory", factory=factory_label(key)), FACTORY_EFFECT)
            if not room(factory):
                return Reason(say("nippon-no-room", factory=factory_label(key)), FACTORY_EFFECT)
        return None

    @override
    def answer(self, at: Position, answer: Goods, table: Table[NipponEvent]) -> None:
        at.stack.pop()
        self._give(at, tuple([one for one in at.me.factories if one.key in answer.factories]), table)

    def _give(self, at: Position, factories: tuple[Factory, ...], table: Table[NipponEvent]) -> None:
        for factory in factories:
            add_goods(at, factory, 1, table)

    @override
    def describe(self, at: Position, answer: Goods) -> Description:
        goods = [one.good for one in at.me.factories if one.key in answer.factories]
        return Description(
            say("nippon-do-goods", factories=tuple(map(factory_label, answer.factories))),
            say("nippon-goods-detail", goods=tuple([say("nippon-goods", good=good, count=1) for good in goods])),
        )
