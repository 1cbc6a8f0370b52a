"""Typed answers: how they are printed, what is understood, what is refused and why."""

import pytest

from bot.cli.selfplay import any_answer
from rules.core.answers import Answer, Redacted
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import NOTHING, Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.payday import Sink
from rules.osaka.steps.token import AskToken, ChooseToken
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
        for part in table.question_of().parts:
            answer = any_answer(part, rng)
            read = table.read(answer)
            assert RULES.write(read) == answer
            assert table.read(RULES.write(read)) == read


@pytest.mark.parametrize("text", ["insure r2 b2", "insure b2 save b5 b3", "insure none"])
def test_insurance_is_read_as_printed(text: str) -> None:
    table = TableOfOsaka("b2 r2", "b2", goods=("b5 b3 b2 r3",), ships="3 4 5 0", stack=(Sink(),))
    table.go_on()
    assert table.printed(text) == text


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("take y2", Take("y2", reserved=False)),
        ("take b2 stone", Take("b2", reserved=True)),
        ("take stone blue 2", Take("b2", reserved=True)),
        ("buy", Buy(("r5", "g2", "g2"))),
        ("buy pay r5 b3", Buy(("r5", "b3"))),
        ("buy b3 r5", Buy(("r5", "b3"))),
        ("buy with 2 b3 and r 5", Buy(("r5", "b3", "b3"))),
        ("buy 2x b3 + red 5", Buy(("r5", "b3", "b3"))),
        ("buy r5 b3 x2", Buy(("r5", "b3", "b3"))),
        ("buy r5 b3 2x", Buy(("r5", "b3", "b3"))),
    ],
)
def test_answers_of_a_turn_are_read(text: str, answer: Answer) -> None:
    table = TableOfOsaka("r5 b3 b3 g2 g2", "b2", market="y5 y2 b2@0", farm="g5 y5 b3")
    if text in {"buy pay r5 b3", "buy b3 r5"}:
        table = TableOfOsaka("r5 b3 b3 g2 g2", "b2", market="y5 y2 b2@1", farm="g5 y5 b3")
    assert table.read(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("reserve y5", Reserve("y5", "market")),
        ("reserve yellow 5", Reserve("y5", "market")),
        ("reserve market y5", Reserve("y5", "market")),
        ("reserve y5 market", Reserve("y5", "market")),
        ("reserve farm y5", Reserve("y5", "farm")),
        ("reserve y5 farm", Reserve("y5", "farm")),
        ("reserve g5", Reserve("g5", "farm")),
        ("reserve g5 farm", Reserve("g5", "farm")),
        ("res far gre5", Reserve("g5", "farm")),
        ("reserve y2", Reserve("y2", "farm")),
    ],
)
def test_where_a_card_to_reserve_lies(text: str, answer: Answer) -> None:
    table = TableOfOsaka("r5", "b2", market="y5 y2@1", farm="g5 y5 y2")
    assert table.read(text) == answer
    assert table.read(RULES.write(answer)) == answer


@pytest.mark.parametrize(
    "text",
    [
        "reserve market g5",
        "reserve g5 market",
        "reserve farm y2",
        "reserve farm y5 farm",
        "reserve farm market y5",
        "reserve y5 stone",
        "reserve 2 y5",
        "take y5 farm",
        "take y5 2",
        "take y5 y5",
        "take stone y5 stone",
        "take y5 pay r5",
        "buy save r5",
        "buy r5 save b3",
        "buy r5 market",
        "buy none",
        "buy r5 b3 stone",
        "buy r5 5",
        "buy 2 2 b3 r5",
        "buy x2 b3",
        "buy purple r5 b3",
        "take y5, buy",
    ],
)
def test_a_text_with_a_word_too_many_is_refused(text: str) -> None:
    TableOfOsaka("r5 b3 b3 g2 g2", "b2", market="y5 y2", farm="g5 y5 b3").refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "insure none b2",
        "insure b2 none",
        "insure save b5",
        "insure b2 save b5 save b3",
        "insure b2 pay b3",
        "insure b2 b5",
    ],
)
def test_a_text_for_insurance_with_a_word_too_many_is_refused(text: str) -> None:
    table = TableOfOsaka("b2 b3", "b2", goods=("b5 b3 b2",), ships="0 3 0 0", stack=(Sink(),))
    table.go_on()
    table.refused(text)


def test_what_was_nearly_typed_is_proposed() -> None:
    table = TableOfOsaka("r5", "b2", market="y5 y2", farm="g5 y5 b3")
    with pytest.raises(IllegalAction) as refusal:
        table.read("reserve fram g5")
    assert refusal.value.near == ("reserve farm g5",)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("token red", ChooseToken("red")),
        ("buy pay r5 b3 b3", Buy(("r5", "b3", "b3"))),
        ("take y5", Take("y5", reserved=False)),
        ("take y5 stone", Take("y5", reserved=True)),
        ("reserve y5", Reserve("y5", "market")),
        ("reserve farm y5", Reserve("y5", "farm")),
        ("insure none", NOTHING),
        ("insure b2 b2", Insure(("b2", "b2"), None)),
        ("insure b2 save b5 b3", Insure(("b2",), ("b5", "b3"))),
        ("insure ?", Redacted("insure")),
    ],
)
def test_what_is_stored_is_understood_without_a_position(text: str, answer: Answer) -> None:
    assert RULES.parse(text) == answer
    assert RULES.write(answer) == text
