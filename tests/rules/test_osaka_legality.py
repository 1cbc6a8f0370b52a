"""What is offered and what is refused, held against every answer there is: never both, and nothing legal is missing."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import TYPE_CHECKING

import pytest

from rules.core.decisions import Amounts, Choice
from rules.core.rng import Rng
from rules.osaka.model.terms import COLOURS
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import NOTHING, Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.payday import Sink
from rules.osaka.steps.token import ChooseToken
from tests.rules.osaka_table import FACTS, RULES, TableOfOsaka, kinds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.osaka.model.terms import Area

AREAS: tuple[Area, ...] = ("market", "farm")

TURNS = (
    TableOfOsaka("r5 b3 b3 g2 g2", "b2", market="y5 y2 r3@1 b2@0", farm="g5 y5 b3"),
    TableOfOsaka("r5 b3 g2", "b2", market="y5 y2 y2 b2@0 b2", farm="g5 y5 b3@1"),
    TableOfOsaka("r5 b3 b2 g2 y2", "b2", market="y5 y5", farm="g5 y5@1 b3"),
    TableOfOsaka("r2", "b2", market="y5@1 y3", farm="g5 y5 b3"),
    TableOfOsaka("", "b2", market="y5@1", farm="g5"),
)


def offered(question: Question, answer: Answer) -> bool:
    """Whether one of the parts of a question leads to an answer."""
    for part in question.parts:
        match part:
            case Choice(offers=offers):
                if answer in offers:
                    return True
            case Amounts():
                counts = part.amounts(answer)
                if counts is not None and part.refuse(counts) is None and part.answer(counts) == answer:
                    return True
            case _:
                raise AssertionError(part)
    return False


def some(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All selections of some cards, in the order in which they are written, each once."""
    every = chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))
    return iter(dict.fromkeys(FACTS.named(FACTS.tallied(chosen)) for chosen in every))


@pytest.mark.parametrize("table", TURNS)
def test_every_answer_of_a_turn_is_offered_or_refused(table: TableOfOsaka) -> None:
    question, hand = table.question_of(), FACTS.named(table.state.traders[0].hand)
    answers: list[Answer] = [Take(name, reserved) for name in FACTS.names for reserved in (False, True)]
    answers += [Reserve(name, area) for name in FACTS.names for area in AREAS]
    answers += [Buy(paid) for paid in some((*hand, "r5", "g2"))]
    for answer in answers:
        refused = question.refuse(answer) is not None
        assert offered(question, answer) != refused, answer


@pytest.mark.parametrize("table", TURNS)
def test_a_turn_offers_what_the_rulebook_allows(table: TableOfOsaka) -> None:
    """Take what no one else has reserved, reserve what no one has with one's stone at hand, pay the price or more."""
    state, question = table.state, table.question_of()
    mine = [offer for offer in state.market if offer.stone in (None, 0)]
    price, hand = sum(FACTS.values[offer.card] for offer in mine), FACTS.named(state.traders[0].hand)
    legal: set[Answer] = {Take(FACTS.names[offer.card], offer.stone == 0) for offer in mine}
    if state.traders[0].has_stone:
        for area, offers in (("market", state.market), ("farm", state.farm)):
            legal |= {Reserve(FACTS.names[offer.card], area) for offer in offers if offer.stone is None}  # type: ignore[arg-type]
    legal |= {Buy(paid) for paid in some(hand) if FACTS.coins(FACTS.tallied(paid)) >= price > 0}
    found = {Take(name, own) for name in FACTS.names for own in (False, True)}
    every = [*found, *(Reserve(n, area) for n in FACTS.names for area in AREAS), *(Buy(paid) for paid in some(hand))]
    assert {answer for answer in every if question.refuse(answer) is None} == legal


@pytest.mark.parametrize(
    ("hand", "goods"), [("b3 b2 y2", "b5 b3 b2 y5"), ("b2 y3 y3", "b5 b2"), ("b3", "b5 b5 y3"), ("r5", "b5 y5")]
)
def test_insurance_is_offered_and_refused_as_the_rulebook_has_it(hand: str, goods: str) -> None:
    """Symbols of its colour for each good; every legal choice of goods is offered at least with the cheapest cards."""
    table = TableOfOsaka(hand, "", goods=(goods,), ships="0 3 4 0", stack=(Sink(),))
    table.go_on()
    question = table.question_of()
    held, there = FACTS.named(FACTS.counted(kinds(hand))), FACTS.named(FACTS.counted(kinds(goods)))
    for discards, saved in product(some((*held, "b2")), (None, *some((*there, "b5")))):
        answer = Insure(discards, saved)
        law = fits(discards, held, there) and (saved is None or covers(discards, saved, there))
        assert (question.refuse(answer) is None) == law, answer
        if offered(question, answer):
            assert law, answer
        if law and saved is None:
            assert offered(question, answer), answer
    assert offered(question, NOTHING)


def fits(discards: tuple[str, ...], held: tuple[str, ...], goods: tuple[str, ...]) -> bool:
    """Whether cards are in hand and have symbols of colours of goods at risk."""
    threatened = {name[0] for name in goods}
    return all(
        discards.count(name) <= held.count(name) and name[1] != "5" and name[0] in threatened for name in discards
    )


def covers(discards: tuple[str, ...], saved: tuple[str, ...], goods: tuple[str, ...]) -> bool:
    """Whether the symbols on some cards save some goods."""
    symbols = {"2": 2, "3": 1, "5": 0}
    enough = all(
        sum(name[0] == colour[0] for name in saved)
        <= sum(symbols[name[1]] for name in discards if name[0] == colour[0])
        for colour in COLOURS
    )
    return bool(saved) and enough and all(saved.count(name) <= goods.count(name) for name in saved)


def test_every_colour_of_a_first_token_is_offered() -> None:
    state = RULES.deal(2, {}, TableOfOsaka("", "").table)
    (question,) = RULES.questions(state)
    assert all(offered(question, ChooseToken(colour)) for colour in COLOURS)
    assert all(question.refuse(ChooseToken(colour)) is None for colour in COLOURS)
    wrong = question.refuse(Take("r5", reserved=False))
    assert wrong is not None
    assert wrong.label.key == "osaka-asked-token"


def test_samples_are_legal_answers_typed() -> None:
    rng = Rng(b"typed")
    for table in TURNS[:3]:
        for part in table.question_of().parts:
            if isinstance(part, Amounts):
                answers = [part.answer(part.sample(rng)) for _ in range(20)]
                assert all(table.question_of().refuse(answer) is None for answer in answers)
                assert all(RULES.parse(RULES.write(answer)) == answer for answer in answers)
