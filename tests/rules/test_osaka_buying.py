"""Buying: price, ships, payments."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.rng import Rng
from rules.core.running.book import RuleBook
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.osaka.model.payment import Payment
from rules.osaka.steps.buy import voyage
from tests.rules.osaka_table import FACTS, RULES, TableOfOsaka, kinds, names


def test_all_that_is_not_reserved_by_others_is_bought() -> None:
    table = TableOfOsaka("r5 r5", "b2", market="y3 g2@1 b2@0")
    table.do("buy pay r5")
    assert table.goods(0) == "b2 y3"


def test_too_dear_to_buy() -> None:
    table = TableOfOsaka("r5", "b2", market="y3 g3")
    assert "buy" not in table.parts()
    assert table.refused("buy").label.key == "osaka-too-dear"
    assert table.question_of().missing()[0].reason.section == "A. WAREN KAUFEN (zman 2016)"


def test_nothing_to_buy() -> None:
    table = TableOfOsaka("r5", "b2", market="y3@1", farm="g2")
    assert "buy" not in table.parts()
    assert table.refused("buy").label.key == "osaka-nothing-to-buy"


def test_no_change_is_given() -> None:
    table = TableOfOsaka("r5 r5", "b2", market="y3 g3")
    table.do("buy")
    assert table.hand(0) == ""


def test_superfluous_cards_are_legal_and_never_suggested() -> None:
    table = TableOfOsaka("r5 r3 r2", "b2", market="y3")
    part = table.amounts("buy")
    assert part.kinds == ("r5", "r3", "r2")
    assert part.suggest() == ((0, 1, 0), (1, 0, 0))
    assert part.refuse((1, 1, 1)) is None
    table.do("buy pay r5 r3 r2")
    assert table.hand(0) == ""


@pytest.mark.parametrize(
    ("laid", "final"),
    [
        pytest.param({}, True, id="cards are laid out anew"),
        pytest.param({"ships": "4 3 0 0", "goods": ("", "b5")}, False, id="someone is asked for insurance first"),
        pytest.param({"ships": "4 0 0 0", "tokens": ("rrrrrrr",)}, True, id="the match is over"),
    ],
)
def test_a_purchase_says_that_it_is_final_where_it_cannot_be_taken_back(laid: dict[str, Any], final: bool) -> None:  # noqa: FBT001
    table = TableOfOsaka("r5 r3", "b2", market="r2", **laid)
    assert table.question_of().describe("buy").final == final
    match = RuleBook(RULES).at(Setup("osaka", 2, (), b"bought"), table.state)
    match.play(Seat(0), "buy")
    over = match.results() is not None
    assert (over or match.floor(Seat(0)) == len(match.standing_moves)) == final


@pytest.mark.parametrize(
    ("bought", "before", "after"),
    [("r2", 0, 1), ("r2 r3", 0, 2), ("r2 r3 r5 r5", 1, 3), ("r2", 4, 5), ("r2 r2", 4, 5)],
)
def test_ships_sail_one_place_or_two_and_stop_in_edo(bought: str, before: int, after: int) -> None:
    goods = FACTS.counted(kinds(bought))
    assert voyage(FACTS, [before, 0, 0, 0], goods) == [(0, before, after)]


def test_suggestions_spare_coins_then_symbols_for_own_goods_then_symbols_then_cards() -> None:
    table = TableOfOsaka("r3 r2 b3 b2 g5", "b2", goods=("b5",), market="y5")
    part = table.amounts("buy")
    paid = [part.notation(answer) for answer in part.suggest()]
    assert paid == [
        "buy pay g5",
        "buy pay r3 r2",
        "buy pay r2 b3",
        "buy pay r3 b2",
        "buy pay b3 b2",
    ]


@st.composite
def payments(draw: st.DrawFn) -> Payment:
    values = tuple(draw(st.lists(st.sampled_from((2, 3, 5)), min_size=1, max_size=4)))
    have = tuple(draw(st.integers(1, 3)) for _ in values)
    symbols = tuple({2: 2, 3: 1, 5: 0}[value] for value in values)
    useful = tuple(count if draw(st.booleans()) else 0 for count in symbols)
    most = sum(value * count for value, count in zip(values, have, strict=True))
    return Payment(draw(st.integers(1, most)), values, have, symbols, useful)


def legal(payment: Payment) -> list[tuple[int, ...]]:
    """All payments, by trying every one."""
    found: list[tuple[int, ...]] = [()]
    for have in payment.have:
        found = [(*paid, n) for paid in found for n in range(have + 1)]
    return [paid for paid in found if payment.coins(paid) >= payment.price]


def worth(payment: Payment, paid: tuple[int, ...]) -> tuple[int, int, int, int, tuple[int, ...]]:
    useful = sum(n * each for n, each in zip(paid, payment.useful, strict=True))
    symbols = sum(n * each for n, each in zip(paid, payment.symbols, strict=True))
    return payment.coins(paid), useful, symbols, sum(paid), tuple(-n for n in paid)


@given(payments())
@settings(max_examples=150, deadline=None)
def test_refusals_and_suggestions_agree_with_brute_force(payment: Payment) -> None:
    every = legal(payment)
    assert all(payment.refuse(paid) is None for paid in every)
    frugal = [
        paid
        for paid in every
        if all(
            n == 0 or payment.coins(paid) - value < payment.price for n, value in zip(paid, payment.values, strict=True)
        )
    ]
    best = sorted(frugal, key=lambda paid: worth(payment, paid))
    assert list(payment.suggest()) == best[:5]


class Dial(Rng):
    """Dice that come up 0, 1, 2 and so on."""

    def below(self, n: int) -> int:
        self.counter += 1
        return (self.counter - 1) % n


@given(payments())
@settings(max_examples=100, deadline=None)
def test_every_legal_payment_has_exactly_one_number(payment: Payment) -> None:
    """So all of them can come, all equally likely, and nothing else."""
    every = legal(payment)
    dial = Dial(b"")
    drawn = [payment.sample(dial) for _ in every]
    assert sorted(drawn) == sorted(every)


def test_a_refusal_says_what_the_cards_pay() -> None:
    payment = Payment(12, (5, 3), (2, 1), (0, 1), (0, 0))
    reason = payment.refuse((1, 1))
    assert reason is not None
    assert dict(reason.label.args) == {"coins": 8, "price": 12}
    for answer in ((3, 0), (-1, 1), (1,)):
        refusal = payment.refuse(answer)
        assert refusal is not None
        assert refusal.label.key == "osaka-no-such-cards"


def test_a_hoarded_hand_of_a_hundred_cards() -> None:
    """Neither suggestions nor samples list all payments, of which there are billions."""
    hand = " ".join(f"{name}x{copies}" for name, copies in zip(FACTS.names, FACTS.copies, strict=True))
    table = TableOfOsaka(hand.replace("g2x11", "g2x6"), "", market="g2 g2 g2 g2 g2")
    part = table.amounts("buy")
    assert sum(part.bounds) == 103
    assert part.notation(part.suggest()[0]) == "buy pay r5 r5"
    assert all(part.refuse(part.sample(Rng(b"%d" % number))) is None for number in range(20))


def test_what_a_purchase_says_about_the_hand_that_is_left() -> None:
    table = TableOfOsaka("r5 b3 b2 g2", "b2", market="y5")
    description = table.question_of().describe("buy pay r5")
    args = dict(description.detail.args) if description.detail else {}
    assert (args["spare"], args["kept"], args["insured"]) == (0, 7, 5)
    assert names(FACTS.listed(FACTS.counted(kinds("r5")))) == "r5"
