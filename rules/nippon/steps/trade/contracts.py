"""One activation of Investments and Contracts: goods are paid for steps on the Finance track or for a contract.

Source: "Investitionen und Verträge", "Einen Vertrag abschließen"; rulings N-R23 (from which factories goods are paid),
N-R26 (when the goods that a contract asks for must have been paid).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Element, Keyword, Name, Typed
from rules.nippon.events.trade import ContractFulfilled, Invested
from rules.nippon.model.headings import CONTRACT, INVEST
from rules.nippon.model.parts import INTO, Into, Payment
from rules.nippon.model.phrases import either
from rules.nippon.model.terms import COLOURS, GOODS, Colour, Good
from rules.nippon.model.words import COLOUR, GOOD
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.concepts.boards import department_label
from rules.nippon.steps.concepts.order import Meets
from rules.nippon.steps.concepts.tracks import AskDepartment, activate, advance
from rules.nippon.steps.trade.goods import SOURCES, pay_goods, refuse_goods, sources_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tile_tables import When

_INTO: dict[str, Into] = {into: into for into in INTO}
_GOODS: dict[str, Good] = {good: good for good in GOODS}


class PaymentWords(Element[Payment]):
    """How it is typed: ``lenses:finance``, ``paper:k7>blue``, ``paper red``, ``paper:k2 from paper3a``."""

    def __init__(self) -> None:
        self._good = GOOD
        self._into = Name("into")
        self._arrow = Keyword(">")
        self._colour = COLOUR

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Payment, int]]:
        for payment, end in self._without_sources(typed, at):
            yield from ((replace(payment, sources=keys or ()), last) for keys, last in SOURCES.read(typed, end))

    def _without_sources(self, typed: Typed, at: int) -> Iterator[tuple[Payment, int]]:
        for good, into, end in self._good_and_goal(typed, at):
            arrows = [last for _, last in self._arrow.read(typed, end)]
            for start in arrows:
                yield from ((Payment(good, into, colour), last) for colour, last in self._colour.read(typed, start))
            if not arrows:
                yield Payment(good, into), end

    def _good_and_goal(self, typed: Typed, at: int) -> Iterator[tuple[Good, Into, int]]:
        """Goods and what they are paid for, in one word or in two."""
        word = typed.words[at] if at < len(typed.words) else ""
        good, colon, into = word.partition(":")
        if colon and into:
            found = tuple(typed.names.find("into", (into,), 0)) if good in _GOODS else ()
            for goal, _ in found:
                yield _GOODS[good], _INTO[goal], at + 1
            if not found:
                typed.expect(at, [f"{good}:{into}" for good in GOODS for into in typed.names.known("into")])
            return
        for named, start in self._good.read(typed, at):
            for goal, end in self._into.read(typed, start):
                yield named, _INTO[goal], end

    @override
    def write(self, value: Payment) -> Sequence[str]:
        word = f"{value.good}:{value.into}"
        named = word if value.department is None else f"{word}>{value.department}"
        return (named, *SOURCES.write(value.sources or None))

    @property
    @override
    def help(self) -> str:
        return f"paper:finance/k1/.../k8[>blue] {SOURCES.help}"


def open_contracts(position: Position) -> tuple[Into, ...]:
    """The player's contracts that are not fulfilled."""
    return tuple([_INTO[key] for key in position.facts.contracts if key not in position.me.contracts])


def fulfillable(position: Position, paid: Sequence[Good]) -> tuple[Into, ...]:
    """The player's contracts that can be fulfilled once these kinds of goods were paid in this action."""
    if not _has_recess(position):
        return ()
    return tuple([contract for contract in open_contracts(position) if _needs_met(position, contract, paid)])


def refuse_contract(position: Position, contract: str, paid: Sequence[Good]) -> Reason | None:
    """Why a contract cannot be fulfilled, or None if it can.

    Args:
        paid: Kinds of goods that were paid in this action, for this activation too.
    """
    if contract in position.me.contracts:
        return Reason(say("nippon-contract-fulfilled", contract=contract), CONTRACT)
    if not _has_recess(position):
        return Reason(say("nippon-no-recess", recesses=_recesses(position)), CONTRACT)
    if not _needs_met(position, contract, paid):
        goods = tuple([say("nippon-good", good=good) for good in position.facts.contracts[contract].needs])
        return Reason(say("nippon-contract-needs", contract=contract, goods=either(goods)), CONTRACT)
    return None


def _recesses(position: Position) -> int:
    """Contracts that can be fulfilled in all."""
    return len(position.facts.tables.mat.contracts.points)


def _has_recess(position: Position) -> bool:
    return len(position.me.contracts) < _recesses(position)


def _needs_met(position: Position, contract: str, paid: Sequence[Good]) -> bool:
    """Whether one of the goods that a contract needs is among those that were paid."""
    needs = position.facts.contracts[contract].needs
    return not needs or any(good in needs for good in paid)


def refuse_department(position: Position, payment: Payment) -> Reason | None:
    """Why a department cannot be named with a payment, or None."""
    if payment.department is None:
        return None
    if payment.contract and position.facts.contracts[payment.into].department == "any":
        return None
    return Reason(say("nippon-no-choice-of-department"), CONTRACT)


def refuse_payment(position: Position, payment: Payment, count: int, paid: Sequence[Good]) -> Reason | None:
    """Why so many goods cannot be paid for something, or None if they can.

    Args:
        payment: What is paid for what.
        paid: Kinds of goods that were paid in this action before.
    """
    if payment.good in paid:
        return Reason(say("nippon-good-again", good=payment.good), INVEST)
    if reason := refuse_goods(position, payment.good, count, payment.sources, INVEST):
        return reason
    if payment.contract and (reason := refuse_contract(position, payment.into, (*paid, payment.good))):
        return reason
    return refuse_department(position, payment)


def payment_label(position: Position, payment: Payment, count: int) -> Label:
    """A payment: "pay 2 paper: contract K6, field service (2 VP)"."""
    return say(
        "nippon-trade-payment",
        goods=say("nippon-goods", good=payment.good, count=count),
        sources=sources_label(payment.sources, count),
        result=_result_label(position, payment),
    )


def _result_label(position: Position, payment: Payment) -> Label:
    """What is had for goods."""
    if payment.into == "finance":
        return say("nippon-steps", track="finance", steps=position.facts.tables.match.investment_steps.value)
    return contract_label(position, payment.into, payment.department)


def contract_label(position: Position, contract: str, chosen: Colour | None = None) -> Label:
    """A contract with what it brings.

    Args:
        chosen: The department, if the contract leaves the choice and it was named.
    """
    printed = position.facts.contracts[contract].department
    colour = chosen if printed == "any" else printed
    brings = say("nippon-trade-any-department") if colour is None else department_label(position, colour)
    return say("nippon-trade-contract", contract=contract.upper(), brings=brings)


@frozen
class PayGoods(Running, Meets):
    """Goods are paid in the action, for what was named.

    Attributes:
        payment: What is paid for what.
        count: How many goods.
    """

    payment: Payment
    count: int
    kind: Literal["pay-goods"] = "pay-goods"

    @override
    def meets(self, when: When, key: str) -> bool:
        return when == "contract" and self.payment.contract

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        payment = self.payment
        pay_goods(position, payment.good, self.count, payment.sources)
        table.touch(f"invest:{self.count}")
        if payment.sources:
            table.touch("ruling:N-R23")
        if payment.into == "finance":
            table.emit(Invested(position.seat, payment.good, self.count))
            table.touch("invest:finance")
            advance(position, "finance", position.facts.tables.match.investment_steps.value, table)
            return
        position.me.contracts.append(payment.into)
        table.emit(ContractFulfilled(position.seat, payment.into, payment.good, self.count))
        table.touch(f"contract:{payment.into}")
        printed = position.facts.contracts[payment.into].department
        colour = payment.department if printed == "any" else printed
        if colour is None:
            position.then(AskDepartment(COLOURS))
        else:
            activate(position, colour, table)
