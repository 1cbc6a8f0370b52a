"""The worked examples of the rulebook, O1 to O11."""

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.osaka.events import Bought, Scored, ShipMoved
from rules.osaka.setup import start_player
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, ReturnShips, Score, Sink
from rules.osaka.steps.turn import NextSeat
from tests.rules.osaka_table import FACTS, TableOfOsaka, cards, kinds, some

PAYDAY = (CheckEnd(), Sink(), ReturnShips(), Refill(), NextSeat())


def test_example_o1() -> None:
    """The lowest sum starts; of two with 8 coins the one with fewer cards."""
    hands = [FACTS.counted(kinds(text)) for text in ("r5 r3", "b5 y5", "g2 b2 r5", "r2 b2 y2 g2")]
    assert start_player(FACTS, hands, Rng(b"")) == (0, "cards")


def test_example_o2() -> None:
    """Two yellow goods move the yellow ship two places, one red good the red ship one."""
    table = TableOfOsaka("g5 g5", "r2", market="y2 y3 r2", ships="0 0 0 0")
    told = table.do("buy")
    assert some(told, "ship-moved") == [ShipMoved("red", 0, 1, "open", 1), ShipMoved("yellow", 0, 2, "anchor", 1)]


def test_example_o3() -> None:
    """Three blue goods move the blue ship two places, one green good brings the green ship to Edo: payday."""
    table = TableOfOsaka("y5 y5 y3", "r2", market="b2 b3 b2 g3", ships="0 1 0 4")
    told = table.do("buy")
    assert some(told, "ship-moved") == [ShipMoved("blue", 1, 3, "waves", 1), ShipMoved("green", 4, 5, "goal", 1)]
    assert some(told, "scored") == [Scored(Seat(0), "green", cards("g3"), 3, 0, 3, 1, 0, 0)]


def test_example_o4() -> None:
    """Pink buys all but the cards that others have reserved; these stay in the market."""
    table = TableOfOsaka("b5 b5 b5", "b2", "b2", market="r2 r5@1 y3@0 g2 b3@2 g3", farm="y2 y2 y2")
    told = table.do("buy")
    bought = some(told, "bought")[0]
    assert isinstance(bought, Bought)
    assert (bought.goods, bought.price) == (cards("r2 y3 g2 g3"), 10)
    assert table.market().startswith("r5@1 b3@2 y2 y2 y2")
    assert table.state.traders[0].has_stone


def test_example_o5() -> None:
    """Payday for yellow and red: 5 x 3 for red, 2 x 1 rounded up to 5 for yellow, 3 + 1 VP."""
    table = TableOfOsaka("", "b2", goods=("r5 r2 r2 y2",), ships="5 0 5 0", stack=(Score((0, 2)), *PAYDAY))
    told = table.go_on()
    assert some(told, "scored") == [
        Scored(Seat(0), "red", cards("r5 r2 r2"), 5, 0, 15, 3, 0, 0),
        Scored(Seat(0), "yellow", cards("y2"), 2, 0, 2, 1, 0, 0),
    ]
    assert table.state.traders[0].vp == 4


def test_example_o6() -> None:
    """Two green tokens raise the price to 7: 7 x 3 = 21, rounded up to 25, 5 VP; two cards come from the deck."""
    table = TableOfOsaka("", "b2", goods=("g5 g3 g3",), tokens=("gg",), ships="0 0 0 5", stack=(Score((3,)), *PAYDAY))
    told = table.go_on()
    assert some(told, "scored") == [Scored(Seat(0), "green", cards("g5 g3 g3"), 5, 2, 21, 5, 2, 0)]
    assert table.state.traders[0].vp == 5
    assert table.state.unseen == 2


def test_example_o7() -> None:
    """Blue and red sink; three cards discarded save four goods."""
    table = TableOfOsaka("b2 r3 r3", "", goods=("b5 b3 r5 r2",), ships="3 4 5 0", stack=(Score((2,)), *PAYDAY))
    table.go_on()
    table.do("insure b2 r3 r3")
    assert table.goods(0) == "r5 r2 b5 b3"
    assert table.insured(0) == "r5 r2 b5 b3"
    assert table.hand(0) == ""


def sample_round() -> TableOfOsaka:
    """The position before the sample round: grey, white, pink, beige."""
    return TableOfOsaka("r2 g3", "y5 y2", "r5 r5 r3", "g5 g2", market="b5 r5 y3 y2 y3", farm="b2 g2 g3")


def test_example_o8() -> None:
    """Grey would need 18 coins, has fewer, and takes the blue 5."""
    table = sample_round()
    missing = table.question_of().missing()[0]
    assert missing.reason.label.key == "osaka-too-dear"
    assert dict(missing.reason.label.args)["price"] == 18
    table.do("take b5")
    assert table.hand(0) == "r2 b5 g3"


def test_example_o9() -> None:
    """White has too little for the red goods and reserves the red 5."""
    table = sample_round()
    table.do("take b5")
    table.do("reserve r5")
    assert table.market() == "r5@1 y3 y2 y3"
    assert not table.state.traders[1].has_stone


def test_example_o10() -> None:
    """Pink could pay, but takes a yellow 3 so that the yellow ship stays."""
    table = sample_round()
    table.do("take b5")
    table.do("reserve r5")
    assert "buy" in table.parts()
    table.do("take y3")
    assert table.state.ships == [0, 0, 0, 0]


def test_example_o11() -> None:
    """Beige pays a 5 for all that is left but the red 5; the yellow ship sails two places."""
    table = sample_round()
    for text in ("take b5", "reserve r5", "take y3"):
        table.do(text)
    told = table.do("buy pay g5")
    assert some(told, "bought") == [Bought(Seat(3), cards("y3 y2"), 5, cards("g5"), 5)]
    assert some(told, "ship-moved") == [ShipMoved("yellow", 0, 2, "anchor", 1)]
    assert table.market().startswith("r5@1 b2 g2 g3")
