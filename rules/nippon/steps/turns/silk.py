"""Silk into money, at any time in the player's own turn.

Source: "Hinweis zur Seide", F. A. Q.; rulings N-R1, N-R9 (silk that the action needs), N-R35 (silk at wages).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.step import Ask, SideAction
from rules.core.words import Number
from rules.nippon.events import NipponEvent
from rules.nippon.model.headings import ACTION, SILK
from rules.nippon.model.position import Position
from rules.nippon.steps.actions.factory import AskFactory
from rules.nippon.steps.concepts.gaining import sell
from rules.nippon.steps.consolidation.wages import AskSilk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table


@frozen
class Sell(Answer):
    """Turn some silk into as much money."""

    silk: int


def _spoils(position: Position, answer: Sell) -> bool:
    """Whether the action that was chosen could not be activated any more without the silk (N-R9)."""
    asked = position.stack[-1]
    if position.state.doing is None or position.doing.done or not isinstance(asked, AskFactory):
        return False
    people = list(position.state.people)
    people[position.seat] = replace(
        position.me, silk=position.me.silk - answer.silk, money=position.me.money + answer.silk
    )
    sold = Position(position.facts, replace(position.state, people=people), position.seat)
    return next(iter(asked.offers(sold)), None) is None


class SellingSilk(SideAction[Position, NipponEvent, Sell]):
    """1 silk brings 1 money, as often as the player likes."""

    __slots__ = ()

    decides: ClassVar[bool] = False
    own_turn: ClassVar[Reason | None] = Reason(say("nippon-silk-own-turn"), SILK)
    grammar: ClassVar[Grammar] = Grammar(Form(Sell, "sell", Number(), "silk"))

    @override
    def offers(self, position: Position) -> Iterator[Sell]:
        """Any silk that may be sold; none where the question offers just that, though it may be typed there (N-R35)."""
        if isinstance(position.stack[-1], AskSilk):
            return iter(())
        return (answer for answer in map(Sell, range(1, position.me.silk + 1)) if self.refuse(position, answer) is None)

    @override
    def refuse(self, position: Position, answer: Sell) -> Reason | None:
        if not 1 <= answer.silk <= position.me.silk:
            return Reason(say("nippon-short", resource="silk", due=max(answer.silk, 1), have=position.me.silk), SILK)
        return Reason(say("nippon-silk-needed"), ACTION) if _spoils(position, answer) else None

    @override
    def answer(self, position: Position, answer: Sell, table: Table[NipponEvent]) -> None:
        sell(position, answer.silk, table)

    @override
    def describe(self, position: Position, answer: Sell) -> Description:
        money = position.me.money + answer.silk
        asked = position.stack[-1]
        # Taxes take all money before anything can be bought for it.
        taxed = position.work_is_full and isinstance(asked, Ask) and asked.asks == "turn"
        label = say("nippon-do-sell-taxed" if taxed else "nippon-do-sell", silk=answer.silk)
        return Description(label, say("nippon-sell-detail", money=money))
