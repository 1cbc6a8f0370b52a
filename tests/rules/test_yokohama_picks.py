"""Picks and amounts: `refuse`, `suggest` and `sample` agree with each other and with what can be played."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.yokohama.steps.areas.agency import Hire
from rules.yokohama.steps.areas.exchanges import KINDS, Market, counts_of, trade_of
from tests.rules.yokohama_table import FACTS, RULES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Pick

SAMPLES = 400


def subsets(part: Pick) -> Iterable[tuple[str, ...]]:
    """All subsets of the items, in their order, one more than allowed included."""
    for size in range(part.at_most + 2):
        yield from combinations(part.items, size)


def understood(table: TableOfYokohama, text: str) -> bool:
    """Whether an answer can be played."""
    try:
        RULES.read(table.state, Seat(0), text)
    except IllegalAction:
        return False
    return True


def agree(table: TableOfYokohama, part: Pick) -> None:
    """Hold a pick against all its subsets."""
    legal = {picked for picked in subsets(part) if part.refuse(picked) is None}
    assert all(part.at_least <= len(picked) <= part.at_most for picked in legal)
    for picked in legal:
        assert understood(table, part.notation(picked)), part.notation(picked)
    assert len({part.notation(picked) for picked in legal}) == len(legal)
    suggested = part.suggest()
    assert set(suggested) <= legal
    assert len(set(suggested)) == len(suggested) <= 5
    sampled = {part.sample(Rng(b"%d" % seed)) for seed in range(SAMPLES * 5)}
    assert sampled <= legal
    if len(legal) <= 60:
        assert sampled == legal


def test_placement() -> None:
    table = TableOfYokohama(2).stand("bank", 1).own(yen=0, assistants=2)
    agree(table, table.pick("place"))
    paid = TableOfYokohama(2).stand("bank", 1).own(yen=1, assistants=1)
    agree(paid, paid.pick("place"))


def test_placement_in_a_large_town() -> None:
    table = TableOfYokohama(4).stand("bank", 1).stand("port", 2).stand("port", 3).own(yen=2).know("newspaper")
    part = table.pick("place")
    for seed in range(SAMPLES):
        picked = part.sample(Rng(b"%d" % seed))
        assert part.refuse(picked) is None
        assert understood(table, part.notation(picked))
    assert part.at_most == 4


@pytest.mark.parametrize("power", [2, 3])
@pytest.mark.parametrize("yen", [0, 2])
def test_church(power: int, yen: int) -> None:
    table = TableOfYokohama(2).put(f"church*{power - 1}").own(yen=yen, assistants=1, silk=0, imports=1)
    table.do("place none", "go church")
    agree(table, table.pick("church-pay"))


def test_port() -> None:
    table = TableOfYokohama(2).put("port*2").own(yen=2, imports=1)
    table.do("place none", "go port")
    agree(table, table.pick("take"))
    agree(table, table.pick("take-import"))


def test_movement() -> None:
    table = TableOfYokohama(2).put("church*3 tea").own(assistants=1, tea=1, fish=1, yen=2)
    table.do("place none", "go church", "church 6")
    part = table.pick("move")
    agree(table, part)


def walk(market: Market) -> set[tuple[int, ...]]:
    """All exchanges that some order pays for, one step after the other."""
    found: set[tuple[int, ...]] = set()
    start = (market.yen, tuple(market.goods), (0,) * len(KINDS))
    edge = {start}
    for _ in range(market.exchanges):
        new = set()
        for yen, goods, counts in edge:
            for number, kind in enumerate(KINDS):
                good = ("copper", "silk", "tea", "fish", "import").index(kind[1:])
                owned = list(goods)
                if kind[0] == "-":
                    if not owned[good]:
                        continue
                    owned[good] -= 1
                    left = yen + market.prices[good]
                else:
                    if yen < market.prices[good]:
                        continue
                    left = yen - market.prices[good]
                    first = not counts[number]
                    owned[good] += 2 if good == 0 and market.mined and (first or not market.once) else 1
                done = tuple(count + (place == number) for place, count in enumerate(counts))
                new.add((left, tuple(owned), done))
        found |= {counts for _, _, counts in new}
        edge = new
    return found


@pytest.mark.parametrize(("mined", "once"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize(("yen", "goods"), [(0, (1, 0, 2, 0, 1)), (2, (0, 1, 0, 0, 0)), (5, (0, 0, 0, 0, 0))])
def test_exchanges(yen: int, goods: tuple[int, ...], mined: bool, once: bool) -> None:  # noqa: FBT001
    market = Market(FACTS.prices, 3, yen, list(goods), mined, once)
    possible = walk(market)
    every = (counts for counts in product(range(4), repeat=len(KINDS)) if sum(counts) <= 4)
    legal = {counts for counts in every if market.refuse(trade_of(counts)) is None}
    assert legal == possible
    assert {counts_of(trade) for trade in market.plans()} <= legal
    sampled = {market.sample(Rng(b"%d" % seed)) for seed in range(SAMPLES)}
    assert sampled <= legal
    few = Market(FACTS.prices, 1, yen, list(goods), mined, once)
    assert {few.sample(Rng(b"%d" % seed)) for seed in range(SAMPLES)} == walk(few)


def test_recall() -> None:
    table = TableOfYokohama(2).put("bank*2 tea mine").stand("tea")
    table.do("place none")
    part = table.amounts("recall")
    legal = {counts for counts in product(range(4), repeat=len(part.kinds)) if part.refuse(counts) is None}
    assert legal == set(product(range(2), range(3), range(2)))
    assert set(part.suggest()) <= legal
    assert {part.sample(Rng(b"%d" % seed)) for seed in range(SAMPLES)} == legal
    assert all(understood(table, part.notation(counts)) for counts in legal)
    assert len({part.notation(counts) for counts in legal}) == len(legal)
    assert part.refuse((0,)) is not None


def test_hires_are_all_sets_that_can_be_paid() -> None:
    for pieces, yen in product(range(1, 5), (0, 2, 5, 9, 20)):
        table = TableOfYokohama().put(f"agency*{pieces}").own(yen=yen, assistants=2)
        table.do("place none", "go agency")
        answers = set(table.answers("hire"))
        every = {(a, s, h) for a, s, h in product(range(pieces + 1), repeat=3) if 0 < a + s + h <= pieces}
        legal = {hire for hire in every if understood(table, RULES.write(Hire(hire)))}
        assert len(answers) == len(legal) <= 100
        assert all(understood(table, answer) for answer in answers)


def test_technologies_with_every_way_to_pay() -> None:
    table = TableOfYokohama().put("lab*2").own(yen=7, imports=3, assistants=2)
    table.do("place none", "go lab")
    answers = table.answers("tech")
    assert len(set(answers)) == len(answers) <= 100
    assert all(understood(table, answer) for answer in answers)
