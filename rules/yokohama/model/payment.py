"""Payments in goods and yen, and how they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.clauses import Clause, Things
from rules.core.frozen import frozen
from rules.core.words import Element, Typed, Word
from rules.yokohama.model.cards import NO_GOODS
from rules.yokohama.model.terms import GOODS, YEN_PER_UNIT, Goods
from rules.yokohama.model.words import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

YEN = len(GOODS)
"""Place of the yen behind the goods."""


@frozen
class Payment:
    """What is paid."""

    goods: Goods = NO_GOODS
    yen: int = 0

    def __bool__(self) -> bool:
        return self.yen > 0 or any(self.goods)

    @property
    def units(self) -> int:
        """How much faith or production value it makes."""
        return sum(self.goods) + self.yen // YEN_PER_UNIT


NO_PAYMENT = Payment()


def filled(paid: Payment | None) -> Payment:
    """What a legal answer pays: one that was typed without a payment is filled in before, or refused."""
    assert paid is not None, "the answer was judged"
    return paid


def in_imports(imports: int, yen: int = 0) -> Payment:
    """Imports, and perhaps yen."""
    return Payment((0, 0, 0, 0, imports), yen)


class _Things(Things[int]):
    """Goods and yen, each perhaps with a number; yen without one are what a payment in yen costs."""

    @override
    def _next(self, typed: Typed, at: int) -> Iterator[tuple[tuple[int, ...], int]]:
        for things, end in super()._next(typed, at):
            alone = things == (YEN,) and end == at + 1
            yield things * (YEN_PER_UNIT if alone else 1), end


class Paid(Element[Payment]):
    """Goods and yen: ``fish 2y``, ``1 import``; or none.

    Args:
        numbered: Whether goods are written with their number.
    """

    def __init__(self, *, numbered: bool = False) -> None:
        words: dict[str, int] = {good: number for number, good in enumerate(GOODS)}
        self._things = _Things(Word({**words, "imports": words["import"], "y": YEN, "yen": YEN}))
        self._numbered = numbered

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Payment, int]]:
        for kinds, end in self._things.read(typed, at):
            copper, silk, tea, fish, imports, yen = (kinds.count(kind) for kind in range(YEN + 1))
            yield Payment((copper, silk, tea, fish, imports), yen), end
        for _, end in NONE.read(typed, at):
            yield Payment(), end

    @override
    def write(self, value: Payment) -> Sequence[str]:
        words: list[str] = []
        for good, count in zip(GOODS, value.goods, strict=True):
            if count:
                words += [f"{count} {good}"] if self._numbered else [good] * count
        return [*words, f"{value.yen}y"] if value.yen else words

    @property
    @override
    def help(self) -> str:
        return self._things.help


class Pay(Clause[Payment]):
    """What is paid, behind its keyword; who pays nothing writes nothing."""

    def __init__(self, *, numbered: bool = False) -> None:
        super().__init__("pay", Paid(numbered=numbered))

    @override
    def write(self, value: Payment | None) -> Sequence[str]:
        return super().write(value or None)
