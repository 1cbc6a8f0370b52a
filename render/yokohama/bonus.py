"""A 5-power token or a building with all that is chosen at once: goods of one's choice, a piece from the warehouse."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Literal

from render.yokohama.labels import gains
from rules.core.labels import Label, say
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.terms import GOODS, TRADE_GOODS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.yokohama.view import AreaView, YokohamaView

THEN = "; "
"""Joins answers that are played one after the other."""

TAKE = "token"
BUILD_SHOP = "build shop "
BUILD_HOUSE = "build house"


@dataclass(frozen=True, slots=True)
class Bonus:
    """The token or a building, with all that is chosen at once.

    Attributes:
        answer: In notation.
        brings: What it brings, without the piece that is chosen.
        what: Which it is.
        space: Shop space from 1; 0 for others.
        piece: The piece chosen from the warehouse, or that none is; None where it brings none.
        detail: Consequence, or None.
    """

    answer: str
    brings: Reward
    what: Literal["token", "shop", "house"]
    space: int = 0
    piece: Label | None = None
    detail: Label | None = None

    @property
    def gained(self) -> tuple[Label, ...]:
        """Each thing that it brings."""
        return gains(self.brings) if self.piece is None else (*gains(self.brings), self.piece)


@dataclass(frozen=True, slots=True)
class Stall:
    """The warehouse of the merchant who acts, and the money for it.

    Attributes:
        yen: Money.
        prices: Yen for each kind of piece that is there, by its word.
    """

    yen: int
    prices: dict[str, int]

    def richer(self, yen: int) -> Stall:
        """The same with so much more money."""
        return replace(self, yen=self.yen + yen)


def stall_of(view: YokohamaView) -> Stall:
    """What the warehouse of the active merchant offers, and what he owns."""
    assert view.active is not None, "somebody acts"
    me = view.merchants[view.active]
    there = (me.warehouse.assistants, me.warehouse.shops, me.warehouse.houses)
    prices = zip(("assistant", "shop", "house"), (*view.piece_costs, *me.house_costs[:1]), there, strict=False)
    return Stall(me.yen, {piece: price for piece, price, count in prices if count})


def quiet(one: Reward) -> bool:
    """Whether a reward asks nothing."""
    return not (one.any or one.warehouse or one.movement)


def building(answer: str, here: AreaView, detail: Label | None) -> Bonus:
    """A building by its answer."""
    assert here.building is not None, "nobody builds on the canal"
    if answer == BUILD_HOUSE:
        return Bonus(answer, here.building.house, "house", detail=detail)
    space = int(answer.removeprefix(BUILD_SHOP))
    return Bonus(answer, here.building.shops[space - 1], "shop", space, detail=detail)


def chosen(bonuses: Iterable[Bonus], stall: Stall | None) -> list[Bonus]:
    """The same, those that leave something to choose once for each choice.

    Args:
        bonuses: Without anything chosen.
        stall: What can be had from the warehouse; None where that is not certain yet, so that it is asked later.
    """
    return [choice for one in bonuses for choice in _choices(one, stall)]


def _choices(one: Bonus, stall: Stall | None) -> Iterator[Bonus]:
    if one.brings.any and quiet(replace(one.brings, any=0)):
        for kinds in combinations_with_replacement(range(TRADE_GOODS), one.brings.any):
            yield _with_goods(one, kinds)
    elif one.brings.warehouse == 1 and stall is not None and quiet(replace(one.brings, warehouse=0)):
        yield from _with_piece(one, stall.richer(one.brings.yen))
    else:
        yield one


def _with_goods(one: Bonus, kinds: tuple[int, ...]) -> Bonus:
    copper, silk, tea, fish, imports = (count + kinds.count(kind) for kind, count in enumerate(one.brings.goods))
    answer = f"{one.answer} for {' '.join(GOODS[kind] for kind in kinds)}"
    return replace(one, answer=answer, brings=replace(one.brings, any=0, goods=(copper, silk, tea, fish, imports)))


def _with_piece(one: Bonus, stall: Stall) -> Iterator[Bonus]:
    """Each piece that can be paid; none only where each costs something, for one that is free is never left."""
    payable = {piece: price for piece, price in stall.prices.items() if price <= stall.yen}
    rest = replace(one.brings, warehouse=0)
    for piece, price in payable.items():
        label = say("yokohama-panel-piece", piece=piece, cost=price)
        yield replace(one, answer=f"{one.answer} for {piece}", brings=rest, piece=label)
    if not payable:
        yield one
    elif all(payable.values()):
        label = say("yokohama-panel-piece", piece="none", cost=0)
        yield replace(one, answer=f"{one.answer}{THEN}hire none", brings=rest, piece=label)
