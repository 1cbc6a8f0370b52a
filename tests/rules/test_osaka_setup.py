"""Preparation: what is dealt, who starts, the first tokens."""

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from rules.osaka.events import HandDealt, OsakaEvent, StartPlayerFound
from rules.osaka.setup import deal, start_player
from tests.rules.osaka_table import FACTS, RULES, TABLES, kinds


def dealt(seats: int, seed: bytes) -> tuple[Table[OsakaEvent], list[OsakaEvent]]:
    table: Table[OsakaEvent] = Table(Rng(seed))
    deal(FACTS, seats, table)
    return table, [told.event for told in table.events]


def test_the_box_holds_108_cards() -> None:
    assert sum(FACTS.copies) == 108
    assert [sum(FACTS.copies[kind] for kind in suit) for suit in FACTS.suits] == [27, 27, 27, 27]
    assert {row.value: (row.per_colour, row.symbols) for row in TABLES.cards.card} == {
        2: (11, 2),
        3: (9, 1),
        5: (7, 0),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_dealt_openly_until_they_are_worth_eight(seats: int) -> None:
    for number in range(30):
        _, told = dealt(seats, b"deal %d" % number)
        hands = [event for event in told if isinstance(event, HandDealt)]
        assert [event.seat for event in hands] == list(range(seats))
        for event in hands:
            values = [card.value for card in event.cards]
            assert event.coins == sum(values) >= 8
            assert sum(values[:-1]) < 8


def test_market_and_farm_are_laid_out() -> None:
    table: Table[OsakaEvent] = Table(Rng(b"x"))
    state = deal(FACTS, 3, table)
    assert (len(state.market), len(state.farm)) == (5, 3)
    assert state.deck == 108 - 8 - sum(sum(trader.hand) for trader in state.traders)
    assert state.ships == [0, 0, 0, 0]


def test_the_lowest_sum_starts() -> None:
    hands = [FACTS.counted(kinds(text)) for text in ("r5 r5", "b5 y3", "g3 g3 r5")]
    assert start_player(FACTS, hands, Rng(b"")) == (1, "coins")


def test_fewer_cards_start_among_equal_sums() -> None:
    hands = [FACTS.counted(kinds(text)) for text in ("r2 r2 b2 b2", "b3 y3 g2", "g5 r5")]
    assert start_player(FACTS, hands, Rng(b"")) == (1, "cards")


def test_the_lot_decides_between_equal_hands() -> None:
    hands = [FACTS.counted(kinds(text)) for text in ("r5 r5", "b5 y3", "g5 r3")]
    found = {start_player(FACTS, hands, Rng(b"%d" % number)) for number in range(30)}
    assert found == {(1, "lot"), (2, "lot")}


def test_tokens_are_chosen_clockwise_from_the_start_player() -> None:
    table: Table[OsakaEvent] = Table(Rng(b"tokens"))
    state = deal(FACTS, 4, table)
    start = next(told.event for told in table.events if isinstance(told.event, StartPlayerFound)).seat
    order = []
    for colour in ("red", "red", "blue", "green"):
        (question,) = RULES.questions(state)
        assert question.kind == "token"
        order.append(question.seat)
        RULES.play(state, question.seat, RULES.read(state, question.seat, f"token {colour}"), table)
    assert order == [(start + step) % 4 for step in range(4)]
    assert state.traders[start].tokens == [1, 0, 0, 0]
    (question,) = RULES.questions(state)
    assert (question.kind, question.seat) == ("turn", start)
