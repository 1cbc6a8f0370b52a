"""What each audience sees, and what is dealt anew for those who do not see it."""

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.osaka.playouts.audit import violations
from rules.osaka.resampling import resample_hidden
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.insuring import Insurance
from rules.osaka.steps.payday import Sink
from rules.osaka.view import Purchase, view
from tests.rules.osaka_table import FACTS, TableOfOsaka, cards


def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = TableOfOsaka("r5 b2", "g2", market="y2")
    assert view(FACTS, table.state, Seat(0)).hand == cards("r5 b2")
    assert view(FACTS, table.state, Seat(1)).hand == cards("g2")
    assert view(FACTS, table.state, None).hand is None
    assert [trader.hand_size for trader in view(FACTS, table.state, None).traders] == [2, 1]


def test_what_buying_would_mean() -> None:
    table = TableOfOsaka("r5 r5", "g2", goods=("y5 b3",), tokens=("y",), market="y2 y2 b2", ships="0 2 3 0")
    seen = view(FACTS, table.state, Seat(0))
    assert seen.purchase == Purchase(
        price=6,
        goods=cards("b2 y2 y2"),
        coins=10,
        ships=(("blue", 2, 3), ("yellow", 3, 5)),
        arriving=("yellow",),
        sinking=("blue",),
        vp=4,
    )
    assert view(FACTS, table.state, Seat(1)).purchase is None
    assert view(FACTS, table.state, None).purchase is None


def test_while_insurance_is_asked() -> None:
    table = TableOfOsaka("b2", "b2", goods=("b5", "b3"), ships="0 3 0 0", active=1, stack=(Sink(),))
    table.go_on()
    seen = view(FACTS, table.state, None)
    assert (seen.phase, seen.asked, seen.sinking) == ("insurance", (1, 0), ("blue",))


def test_hiding_deals_other_hands_anew_and_keeps_what_is_seen() -> None:
    table = TableOfOsaka("r5 b2 b2", "g2 g3 y5", "r2 r3", market="y2")
    before = view(FACTS, table.state, Seat(0))
    hands = set()
    for number in range(20):
        resample_hidden(FACTS, table.state, Seat(0), Rng(b"%d" % number))
        assert view(FACTS, table.state, Seat(0)) == before
        assert violations(FACTS, table.state) == []
        hands.add(table.hand(1))
    assert len(hands) > 10


def test_hiding_from_everyone_deals_all_hands_anew() -> None:
    table = TableOfOsaka("r5 b2 b2", "g2 g3 y5", market="y2")
    resample_hidden(FACTS, table.state, None, Rng(b"x"))
    assert table.hand(0) != "r5 b2 b2"
    assert violations(FACTS, table.state) == []


def test_hiding_deals_vp_cards_anew_that_left_the_pile_unseen() -> None:
    table = TableOfOsaka("r5", "g2", market="y2")
    settled = FACTS.counted([FACTS.names.index("r5")])
    table.state.bag = [count - kept for count, kept in zip(table.state.bag, settled, strict=True)]
    table.state.settled = settled
    table.state.traders[0].vp = 1
    found = set()
    for number in range(20):
        resample_hidden(FACTS, table.state, Seat(0), Rng(b"%d" % number))
        assert violations(FACTS, table.state) == []
        found.add(tuple(table.state.settled))
    assert len(found) > 3


def test_hiding_replaces_answers_given_ahead() -> None:
    table = TableOfOsaka("b2", "b2x6 b3x6", goods=("b5", "b3"), ships="0 3 0 0", stack=(Sink(),))
    table.go_on()
    table.do("insure b2", seat=1)
    found = set()
    for number in range(20):
        resample_hidden(FACTS, table.state, Seat(0), Rng(b"%d" % number))
        frame = table.state.stack[-1]
        assert isinstance(frame, AskInsurance)
        answer = frame.each.answers[Seat(1)]
        assert isinstance(answer, Insurance)
        assert all(count <= have for count, have in zip(answer.discards, table.state.traders[1].hand, strict=True))
        found.add(answer)
    assert len(found) > 1


def test_secrets_are_not_printed() -> None:
    table = TableOfOsaka("r5 b2", "g2", market="y2")
    text = repr(table.state)
    assert "hand" not in text
    assert "bag" not in text
    assert "settled" not in text
