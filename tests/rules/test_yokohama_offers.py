"""Brute force: what a question of an area offers is just what it accepts among all answers of its kind."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, TypeVar, assert_never

import pytest

from bot.selfplay import any_part
from rules.core.answers import Answer
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.table import Table
from rules.yokohama.model.cards import NO_GOODS
from rules.yokohama.model.payment import Payment
from rules.yokohama.model.terms import AGENTS, GOODS, HAND, IMPORT
from rules.yokohama.steps.action import ask_of
from rules.yokohama.steps.agency import AskHire, Hire
from rules.yokohama.steps.bonus import AskBonus, Bonus, BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.chinatown import AskTrade, Trade
from rules.yokohama.steps.church import AskChurch, PlaceInChurch
from rules.yokohama.steps.customs import AskCustoms, PlaceAtCustoms
from rules.yokohama.steps.gain import AskGain, AskReward, GainGoods, TakeReward
from rules.yokohama.steps.laboratory import AskLearn, AskStation, Learn, PlaceStation
from rules.yokohama.steps.movement import AskMovement, MoveAssistants
from rules.yokohama.steps.port import BY_IMPORT, BY_YEN, AskTake, TakeOrders
from tests.rules.yokohama_table import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rules.core.reasons import Reason
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Goods

A = TypeVar("A", bound=Answer)

Tried = AskHire | AskLearn | AskCustoms | AskTake | AskBonus | AskGain | AskReward | AskStation | AskMovement

OPTIONS = {"modules": "rewards,free-agents", "mining": "action"}


def accepted(ask: Tried, at: Position) -> set[Answer]:
    """All answers of a question that it would offer if it knew nothing but what it accepts."""
    match ask:
        case AskHire(pieces=pieces):
            return legal(ask.refuse, at, (Hire(hire) for hire in product(range(pieces + 2), repeat=3)))
        case AskCustoms():
            return legal(ask.refuse, at, map(PlaceAtCustoms, range(len(at.facts.customs) + 2)))
        case AskTake(port=port):
            names = [at.facts.orders[number].id for number in at.state.ports[port] if number is not None]
            pairs = (TakeOrders(pair, paid) for pair in combinations(names, 2) for paid in (BY_YEN, BY_IMPORT))
            return legal(ask.refuse, at, (*(TakeOrders((name,)) for name in names), *pairs))
        case AskBonus():
            every: list[Bonus] = [TakeToken(), BuildHouse(), *map(BuildShop, range(6))]
            return legal(ask.refuse, at, every)
        case AskGain(count=count):
            return legal(ask.refuse, at, (GainGoods(goods) for goods in every_goods(count + 1)))
        case AskReward():
            return legal(ask.refuse, at, map(TakeReward, AGENTS))
        case AskStation():
            return legal(ask.refuse, at, map(PlaceStation, at.town.names))
        case AskMovement():
            ways = product((HAND, *at.town.names), at.town.names)
            return legal(ask.refuse, at, (MoveAssistants((way,)) for way in ways))
        case AskLearn(laboratory=board):
            cards = [at.facts.technologies[n].id for n in at.state.laboratories[board] if n is not None]
            found = legal(ask.refuse, at, (Learn(card, paid) for card in cards for paid in payments()))
            return {answer for answer in found if not any(less in found for less in cheaper(answer))}
        case _:
            assert_never(ask)


def legal(refuse: Callable[[Position, A], Reason | None], at: Position, answers: Iterable[A]) -> set[Answer]:
    return {answer for answer in answers if refuse(at, answer) is None}


def every_goods(most: int) -> Iterator[Goods]:
    for one, two, three, four, five in product(range(most + 1), repeat=len(GOODS)):
        if one + two + three + four + five <= most:
            yield one, two, three, four, five


def payments() -> Iterator[Payment]:
    """Imports and yen, more than anything costs."""
    return (Payment((0, 0, 0, 0, imports), yen) for imports, yen in product(range(8), range(16)))


def cheaper(answer: Answer) -> Iterator[Learn]:
    """The same technology for less."""
    assert isinstance(answer, Learn)
    assert answer.paid is not None
    imports, yen = answer.paid.goods[-1], answer.paid.yen
    for fewer, less in product(range(imports + 1), range(yen + 1)):
        if (fewer, less) != (imports, yen):
            yield Learn(answer.technology, Payment((0, 0, 0, 0, fewer), less))


def check(ask: Tried, at: Position) -> None:
    """Hold the offers of a question against all that it accepts."""
    offers: list[Answer] = [*ask.offers(at)]
    assert len(set(offers)) == len(offers)
    assert set(offers) == accepted(ask, at), ask


def check_church(ask: AskChurch, at: Position) -> None:
    """One payment is offered for each space that can be reached, however it is paid."""
    needs = {row.need for row in at.facts.church}
    every = product(needs, (goods for goods in every_goods(len(GOODS)) if max(goods) == 1), (0, 2))
    tried = [PlaceInChurch(need, Payment(goods, yen)) for need, goods, yen in every]
    tried += [PlaceInChurch(need, Payment(yen=yen)) for need, yen in product(needs, (0, 2))]
    reached = {answer.faith for answer in tried if ask.refuse(at, answer) is None}
    offers = [*ask.offers(at)]
    assert [answer for answer in offers if ask.refuse(at, answer)] == []
    assert sorted(answer.faith for answer in offers) == sorted(reached)


def check_chinatown(ask: AskTrade, at: Position) -> None:
    """Something is offered if any exchange is possible."""
    one = [goods for goods in every_goods(1) if any(goods)]
    tried = (
        *(Trade(goods, NO_GOODS) for goods in one if not goods[IMPORT]),
        *(Trade(NO_GOODS, goods) for goods in one),
    )
    offers = [*ask.offers(at)]
    assert [answer for answer in offers if ask.refuse(at, answer)] == []
    assert any(ask.refuse(at, answer) is None for answer in tried) == bool(offers)


def look(ask: object, at: Position) -> None:
    """Look at a question, if it is one of an area."""
    if isinstance(ask, AskChurch):
        check_church(ask, at)
    elif isinstance(ask, AskTrade):
        check_chinatown(ask, at)
    elif isinstance(ask, Tried):
        check(ask, at)


def positions(seats: int, seed: bytes) -> Iterator[State]:
    """The positions of a match that plays itself."""
    rng = Rng(seed)
    table: Table[YokohamaEvent] = Table(rng)
    state = RULES.deal(seats, OPTIONS, table)
    while questions := RULES.questions(state):
        yield state
        question = questions[rng.below(len(questions))]
        RULES.play(state, question.seat, any_of(any_part(question, rng), rng), table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_is_accepted(seats: int) -> None:
    seen: set[type] = set()
    for number, state in enumerate(positions(seats, b"offers/%d" % seats)):
        at = RULES.position(state, state.active)
        seen.add(type(state.stack[-1]))
        look(state.stack[-1], at)
        if number % 50 == 0:
            for area in at.town.open:
                kind = at.kind(area)
                look(ask_of(kind, area, at.facts.effects[kind][1 + number // 50 % 5]), at)
    assert {AskHire, AskTake, AskBonus, AskChurch, AskLearn} <= seen
