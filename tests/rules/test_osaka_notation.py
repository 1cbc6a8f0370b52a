"""Typed answers: how they are printed, what is understood, what is refused and why."""

import pytest

from bot.selfplay import any_answer
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.osaka.steps.payday import Sink
from rules.osaka.steps.token import AskToken
from tests.rules.osaka_table import RULES, TableOfOsaka


def laid() -> TableOfOsaka:
    return TableOfOsaka("r5 b3 b3 g2 g2", "b2", market="y5 y2 r3@1 b2@0", farm="g5 y5 b3")


def test_payments_are_printed_by_colour_and_value() -> None:
    table = laid()
    assert table.printed("buy g2 b3 g2 r5") == "buy pay r5 b3 g2 g2"


@pytest.mark.parametrize(
    "text",
    [
        "buy pay r5 b3 g2 g2",
        "buy r5 b3 g2 g2",
        "buy pay red5, blue3 and 2 g2",
        "buy pay red 5, blue 3, g2 x2",
        "BUY PAY R5 B3 G2 X2",
        "buy with 2 gre2 r5 blu3",
    ],
)
def test_one_payment_in_many_words(text: str) -> None:
    table = laid()
    assert table.printed(text) == "buy pay r5 b3 g2 g2"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("buy", "buy pay r5 g2 g2"),
        ("take y5", "take y5"),
        ("take yellow 5", "take y5"),
        ("tak yel5", "take y5"),
        ("take b2", "take b2 stone"),
        ("take b2 stone", "take b2 stone"),
        ("buy pay r5 g2 x2", "buy pay r5 g2 g2"),
    ],
)
def test_what_is_left_out_is_filled_in(text: str, printed: str) -> None:
    table = laid()
    assert table.printed(text) == printed


@pytest.mark.parametrize(
    ("text", "printed"),
    [("reserve y5", "reserve y5"), ("reserve farm y5", "reserve farm y5"), ("res g5", "reserve farm g5")],
)
def test_the_area_is_needed_only_if_the_card_lies_in_both(text: str, printed: str) -> None:
    table = TableOfOsaka("r5", "b2", market="y5 y2", farm="g5 y5 b3")
    assert table.printed(text) == printed


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-short"),
        ("sell y5", "notation-unknown"),
        ("take", "notation-short"),
        ("take y5 y2", "notation-unknown"),
        ("take 2 y5", "notation-unknown"),
        ("take purple5", "notation-unknown"),
        ("take y4", "notation-unknown"),
        ("take y5 stone", "osaka-not-your-stone"),
        ("take g5", "osaka-only-in-farm"),
        ("take g3", "osaka-not-in-market"),
        ("take r3", "osaka-reserved-by"),
        ("buy pay r5", "osaka-no-payment"),
        ("buy pay r5 r5 b3", "osaka-not-in-hand"),
        ("buy pay none", "notation-unknown"),
        ("buy pay r5 2", "notation-short"),
        ("buy pay 0 r5", "notation-unknown"),
        ("reserve y5", "osaka-stone-used"),
        ("token red", "osaka-asked-turn"),
        ("insure none", "osaka-asked-turn"),
        ("ta y5", "notation-unknown"),
    ],
)
def test_wrong_answers_are_refused_with_their_reason(text: str, key: str) -> None:
    table = laid()
    reason = table.refused(text)
    assert reason.label.key == key
    understood = not key.startswith("notation-")
    assert reason.section.endswith("(zman 2016)") if understood else reason.section == ""


def test_tokens() -> None:
    table = TableOfOsaka("r5", "b2", stack=(AskToken(Seat(0)),))
    assert table.answers("token") == ("token red", "token blue", "token yellow", "token green")
    assert table.refused("token").label.key == "notation-short"
    assert table.refused("take r5").label.key == "osaka-asked-token"
    assert table.printed("token yel") == "token yellow"


def test_a_long_word_is_cut_in_the_refusal() -> None:
    reason = laid().refused("x" * 300)
    assert len(str(dict(reason.label.args)["word"])) == 40


def test_reading_what_was_printed_gives_the_same_answer() -> None:
    rng = Rng(b"print")
    for number in range(40):
        table = TableOfOsaka("r5 b3x2 g2x4 y2", "b2", market="y5 y2 r3@1 b2", farm="g5 y5 b3", seed=b"%d" % number)
        for part in table.question().parts:
            answer = any_answer(part, rng)
            read = table.read(answer)
            assert RULES.write(read) == answer
            assert table.read(RULES.write(read)) == read


@pytest.mark.parametrize("text", ["insure r2 b2", "insure b2 save b5 b3", "insure none"])
def test_insurance_is_read_as_printed(text: str) -> None:
    table = TableOfOsaka("b2 r2", "b2", goods=("b5 b3 b2 r3",), ships="3 4 5 0", stack=(Sink(),))
    table.go_on()
    assert table.printed(text) == text
