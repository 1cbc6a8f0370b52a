"""Investments and Contracts: pay 1, then 2, then 3 goods of different kinds, each time for Finance or a contract.

Source: "Investitionen und Verträge"; rulings N-R23, N-R26.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.nippon.model.headings import INVEST
from rules.nippon.model.parts import Payment
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.terms import GOODS
from rules.nippon.steps.actions.action import AskAction
from rules.nippon.steps.concepts.asking import DECLINING
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.trade.contracts import (
    PayGoods,
    PaymentWords,
    contract_label,
    fulfillable,
    open_contracts,
    payment_label,
    refuse_contract,
    refuse_payment,
)
from rules.nippon.steps.trade.goods import MOST_SHOWN, in_stock, meant_sources, other_sources, stocks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Good


@frozen
class Invest(Answer):
    """Pay goods, one kind after the other.

    Attributes:
        payments: What is paid for what.
        modifier: The factory that modifies the action.
    """

    payments: tuple[Payment, ...]
    modifier: str | None = None

    @property
    def contracts(self) -> int:
        """How many contracts it fulfils."""
        return sum([payment.contract for payment in self.payments])


@frozen
class AskInvest(AskAction[Invest]):
    """What goods are paid for."""

    kind: Literal["ask-invest"] = "ask-invest"

    asks: ClassVar[Literal["invest"]] = "invest"
    heading: ClassVar[str] = INVEST
    grammar: ClassVar[Grammar] = Grammar(Form(Invest, "invest", Things(PaymentWords()), modifiers.CLAUSE), DECLINING)

    @override
    def barred(self, position: Position) -> Reason | None:
        return None if in_stock(position) else Reason(say("nippon-no-goods"), INVEST)

    @override
    def offers(self, position: Position) -> Iterator[Invest]:
        return (answer for good in self._payable(position) for answer in self._with(position, good))

    def _with(self, position: Position, good: Good) -> Iterator[Invest]:
        """Single activations that pay a kind of goods, each with every modifier; the usual way to pay first (N-R23)."""
        usual = tuple(self._usual(position, good))
        yield from usual
        ways = other_sources(position, good, position.doing.done + 1)
        if len(usual) * (1 + len(ways)) <= MOST_SHOWN:
            yield from (_from(answer, way) for way in ways for answer in usual)

    def _usual(self, position: Position, good: Good) -> Iterator[Invest]:
        """What goods of a kind can be paid for, in the usual way."""
        plain = modifiers.applicable(position)
        with_contract = modifiers.applicable(position, contracts=1)
        for payment in [
            Payment(good, into) for into in ("finance", *fulfillable(position, (*position.doing.paid, good)))
        ]:
            can = with_contract if payment.contract else plain
            yield from (Invest((payment,), key) for key in modifiers.ways(can))

    @override
    def reach(self, position: Position) -> int:
        """Activations, each dearer and with another kind of goods."""
        made = position.doing.done
        for count in sorted([have for good, have in stocks(position).items() if good not in position.doing.paid]):
            if made < self.limit and count > made:
                made += 1
        return made - position.doing.done

    @override
    def why_not(self, position: Position, answer: Invest) -> Reason | None:
        if not answer.payments:
            return Reason(say("nippon-once-at-least"), INVEST)
        fulfilled = list(position.me.contracts)
        paid = list(position.doing.paid)
        for count, payment in enumerate(answer.payments, position.doing.done + 1):
            if reason := self._refuse_one(position, payment, count, paid, fulfilled):
                return reason
            paid.append(payment.good)
            if payment.contract:
                fulfilled.append(payment.into)
        return modifiers.refuse(position, answer.modifier, modifiers.applicable(position, contracts=answer.contracts))

    def _refuse_one(
        self, position: Position, payment: Payment, count: int, paid: list[Good], fulfilled: list[str]
    ) -> Reason | None:
        """Why goods cannot be paid once others were paid and contracts fulfilled, or None."""
        if reason := refuse_payment(position, payment, count, paid):
            return reason
        if not payment.contract or fulfilled == position.me.contracts:
            return None
        after = position.copy()
        after.me.contracts = fulfilled
        return refuse_contract(after, payment.into, (*paid, payment.good))

    @override
    def complete(self, position: Position, answer: Invest) -> Invest:
        answer = self._with_sources(position, answer)
        return modifiers.complete(
            answer, modifiers.applicable(position, contracts=answer.contracts), self.grammar.write
        )

    def _with_sources(self, position: Position, answer: Invest) -> Invest:
        """With the factories that pay, as they are written.

        Raises:
            IllegalAction: Goods can be paid in several ways.
        """
        done: list[Payment] = []
        for number, payment in enumerate(answer.payments):
            ways = meant_sources(position, payment.good, position.doing.done + number + 1, payment.sources)
            can = [replace(payment, sources=way) for way in ways]
            if len(can) > 1:
                rest = answer.payments[number + 1 :]
                near = [self.grammar.write(replace(answer, payments=(*done, one, *rest))) for one in can]
                raise IllegalAction(Reason(say("nippon-sources-which", good=payment.good), INVEST), tuple(near))
            done += can
        return replace(answer, payments=tuple(done))

    @override
    def do(self, position: Position, answer: Invest, table: Table[NipponEvent]) -> None:
        doing = position.doing
        modifiers.apply(position, answer.modifier, (), table)
        first = doing.done + 1
        position.then(*[PayGoods(payment, count) for count, payment in enumerate(answer.payments, first)])
        doing.paid.extend([payment.good for payment in answer.payments])
        doing.contracts += answer.contracts

    @override
    def activations(self, answer: Invest) -> int:
        return len(answer.payments)

    @override
    def explain(self, position: Position, answer: Invest) -> Description:
        first = position.doing.done + 1
        told = [payment_label(position, payment, count) for count, payment in enumerate(answer.payments, first)]
        label = say("nippon-do-invest", payments=tuple(told), modifier=modifier_label(answer.modifier))
        if not answer.contracts:
            return Description(label)
        count = len(position.me.contracts) + answer.contracts
        recesses = len(position.facts.tables.mat.contracts.points)
        return Description(label, say("nippon-invest-detail", count=count, recesses=recesses))

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        """One menu a kind of goods."""
        return tuple([self.choice(f"invest-{good}", self._with(position, good)) for good in self._payable(position)])

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Kinds of goods that cannot be paid now, and contracts that cannot be fulfilled whatever is paid."""
        count = position.doing.done + 1
        for good in in_stock(position):
            if reason := refuse_payment(position, Payment(good, "finance"), count, position.doing.paid):
                yield Missing(say("nippon-good-name", good=good), reason)
        for contract in open_contracts(position):
            if reason := refuse_contract(position, contract, (*position.doing.paid, *self._payable(position))):
                yield Missing(contract_label(position, contract), reason)

    def _payable(self, position: Position) -> list[Good]:
        """Kinds of goods that can be paid now."""
        have, count = stocks(position), position.doing.done + 1
        return [good for good in GOODS if good not in position.doing.paid and have.get(good, 0) >= count]


def _from(answer: Invest, sources: tuple[str, ...]) -> Invest:
    """A single activation that is paid in another way."""
    return replace(answer, payments=tuple([replace(payment, sources=sources) for payment in answer.payments]))
