"""What is offered is what is not refused: tried on all answers that can be counted out, in positions of play-outs."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.payment import NO_PAYMENT, Payment
from rules.yokohama.model.terms import AGENTS, PIECES
from rules.yokohama.steps import QUESTIONS
from rules.yokohama.steps.areas.action import Leave, Recover
from rules.yokohama.steps.areas.agency import AskHire, Hire
from rules.yokohama.steps.areas.bonus import AskBonus, BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.areas.church import AskChurch, PlaceInChurch
from rules.yokohama.steps.areas.customs import AskCustoms, PlaceAtCustoms
from rules.yokohama.steps.areas.gain import AskGain, AskReward, GainGoods, TakeReward
from rules.yokohama.steps.areas.laboratory import AskLearn, AskStation, Learn, PlaceStation
from rules.yokohama.steps.areas.movement import AskMovement, MoveAssistants
from rules.yokohama.steps.areas.port import AskTake, TakeOrders
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.turn.move import AskMove, PlaceByTelegram
from rules.yokohama.steps.turn.place import AskPlace
from tests.rules.yokohama_table import FACTS, RULES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.answers import Answer
    from rules.core.step import Ask
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position

LONGEST = 600
"""Answers after which a play-out is left."""

OFTEN = 20
"""One placement in so many is tried with all sets of areas."""


def extras(position: Position) -> Iterator[Answer]:
    """Every order, achievement and area of an agent."""
    yield from (CompleteOrder(order.id) for order in FACTS.orders)
    yield from (Achieve(card.id) for card in FACTS.achievements)
    yield from (UseAgent(name) for name in position.town.names)


def every(position: Position) -> Iterable[Answer]:
    """All answers of the kinds that the question offers completely, legal or not."""
    names = position.town.names
    match position.stack[-1]:
        case AskPlace():
            sets = (chosen for count in range(1, 6) for chosen in combinations(names, count))
            return (*map(Place, sets), *(Place((name, name)) for name in names), *extras(position))
        case AskMove():
            return [PlaceByTelegram(name) for name in names]
        case AskHire(pieces=pieces):
            return [Hire(counts) for counts in product(range(pieces + 2), repeat=len(PIECES))]
        case AskStation():
            return [PlaceStation(name) for name in names]
        case AskTake(port=port):
            pairs = combinations(
                [FACTS.orders[number].id for number in position.state.ports[port] if number is not None], 2
            )
            paid = (Payment(yen=2), Payment((0, 0, 0, 0, 1)))
            single = (TakeOrders((order.id,), NO_PAYMENT) for order in FACTS.orders)
            return (*single, *(TakeOrders(pair, one) for pair, one in product(pairs, paid)))
        case AskBonus():
            return [TakeToken(), *(BuildShop(space) for space in range(6)), BuildHouse()]
        case AskGain(count=count):
            return [GainGoods((a, b, c, d, e)) for a, b, c, d, e in product(range(count + 2), repeat=5)]
        case AskMovement():
            return [MoveAssistants(((source, target),)) for source in ("hand", *names) for target in names]
        case AskCustoms():
            return [PlaceAtCustoms(space) for space in range(len(FACTS.customs) + 2)]
        case Recover():
            return [Leave(count) for count in range(4)]
        case AskReward():
            return [TakeReward(kind) for kind in AGENTS]
        case _:
            return extras(position)


def hold(position: Position) -> None:
    """Hold what is offered against what is refused."""
    step, state = position.stack[-1], position.state
    assert isinstance(step, QUESTIONS)
    offered: set[Answer] = set(step.offers(position))
    assert all(RULES.refuse(state, position.seat, answer) is None for answer in offered)
    tried = list(every(position))
    kinds = {type(answer) for answer in tried}
    legal = {answer for answer in tried if RULES.refuse(state, position.seat, answer) is None}
    assert {answer for answer in offered if type(answer) in kinds} == legal, step
    if isinstance(step, AskChurch):
        needs = {space.need for space in FACTS.church} | {1}
        reached = {
            need
            for need in needs
            if RULES.refuse(state, position.seat, step.fill(position, PlaceInChurch(need))) is None
        }
        assert {answer.faith for answer in offered if isinstance(answer, PlaceInChurch)} == reached


@pytest.mark.parametrize(("seats", "aim"), [(2, "church"), (3, "everything"), (4, "tokens")])
def test_what_is_offered_is_what_is_not_refused(seats: int, aim: str) -> None:
    rng = Rng(b"offers/%d" % seats)
    table: Table[YokohamaEvent] = Table(Rng(b"dealt/%d" % seats))
    options = {"modules": "rewards,free-agents", "edition": "dlp" if seats < 4 else "synapses"}
    state, seen = RULES.deal(seats, options, table), set[str]()
    for number in range(LONGEST):
        questions = RULES.questions(state)
        if not questions:
            break
        question = questions[rng.below(len(questions))]
        position = RULES.position(state, question.seat)
        seen.add(question.kind)
        if question.kind not in {"keep", "place"} or not number % OFTEN:
            hold(position)
        answer = (
            YOKOHAMA.prefer(question, RULES.view(state, Seat(question.seat)), aim, rng)
            if rng.below(4)
            else any_of(question.parts[rng.below(len(question.parts))], rng)
        )
        RULES.play(state, question.seat, answer, table)
    assert {"keep", "place", "move", "bonus", "finish", "hire", "laboratory"} <= seen


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (AskChurch(5, 5), PlaceInChurch(4)),
        (AskLearn(0, 5), Learn("ball-fr")),
        (AskTake(0, 3), TakeOrders((FACTS.orders[0].id,))),
    ],
)
def test_an_answer_is_judged_when_its_payment_is_filled_in(
    step: Ask[Position, YokohamaEvent, Answer], answer: Answer
) -> None:
    """What is typed without a payment means the usual one; a client may send it as it is."""
    table = TableOfYokohama(4, None, step).own(yen=20)
    state, seat = table.state, table.at.seat
    assert RULES.refuse(state, seat, answer) is not None
    assert RULES.refuse(state, seat, step.fill(table.at, answer)) is None
