"""Typed answers: forgiving reading, canonical writing, refusals."""

from __future__ import annotations

import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.yokohama.steps.areas.agency import AskHire
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.turn.move import AskMove
from tests.rules.yokohama_table import RULES, TableOfYokohama


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("place bank port", "place bank port"),
        ("PLACE  Bank, Port and Lab", "place bank port lab"),
        ("place port x2", "place port x2"),
        ("place port port", "place port x2"),
        ("place 2x bank", "place bank x2"),
        ("place 2 bank", "place bank x2"),
        ("place x2", None),
        ("place c d", "place bank port"),
        ("place tea 1 tea2", "place tea1 tea2"),
        ("place fishing1 fish2", "place fishing1 fishing2"),
        ("place chinatown employment", "place china agency"),
        ("place none", "place none"),
        ("place nothing", "place none"),
        ("place e", "place fishing1"),
        ("place labb", "place research"),
    ],
)
def test_placement_is_read_generously(text: str, notation: str | None) -> None:
    table = TableOfYokohama()
    if notation is None:
        assert table.why(text) == "notation-short"
    else:
        assert table.printed(text) == notation


def test_a_name_without_its_number_is_filled_in_if_one_area_fits() -> None:
    table = TableOfYokohama().put("tea2")
    table.do("place none")
    assert table.printed("go tea") == "go tea2"
    both = TableOfYokohama().put("tea1 tea2")
    both.do("place none")
    assert both.why("go tea") == "notation-ambiguous"
    assert TableOfYokohama().why("place tea") == "notation-ambiguous"
    none = TableOfYokohama().put("bank")
    none.do("place none")
    assert none.why("go tea") == "yokohama-go-no-assistant"


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("go bank", "go bank"),
        ("go C", "go bank"),
        ("recall", "recall"),
        ("recall none", "recall"),
        ("recall all", "recall all"),
        ("recall everybody", "recall all"),
        ("recall lab", "recall lab"),
        ("recall bank x2 lab", "recall all"),
        ("recall bank bank", "recall bank x2"),
    ],
)
def test_movement_is_read_generously(text: str, notation: str) -> None:
    table = TableOfYokohama().put("bank*2 lab")
    table.do("place none")
    assert table.printed(text) == notation


def asked(power: int, name: str, **things: int) -> TableOfYokohama:
    """A table in an area action."""
    table = TableOfYokohama().put(f"{name}*{power - 1}").own(**{"assistants": 3, **things})
    table.do("place none", f"go {name}")
    return table


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("church 6", "church 6 pay tea fish 2y"),
        ("church 6 pay copper silk 2y", "church 6 pay copper silk 2y"),
        ("church 6 pay 2 yen, copper and silk", "church 6 pay copper silk 2y"),
        ("church 6 pay copper silk yen", "church 6 pay copper silk 2y"),
        ("church 4 pay fish from area", "church 4 pay fish from area"),
        ("church 4 pay fish from hand", "church 4 pay fish"),
        ("none", "church none"),
        ("church none", "church none"),
    ],
)
def test_church_is_read_generously(text: str, notation: str) -> None:
    assert asked(3, "church").printed(text) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("hire 2 assistants 1 shop", "hire 2 assistant shop"),
        ("hire shop", "hire shop"),
        ("hire assistant x3", "hire 3 assistant"),
        ("hire none", "hire none"),
    ],
)
def test_agency_is_read_generously(text: str, notation: str) -> None:
    assert asked(4, "agency").printed(text) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("trade -1 silk +1 fish", "trade -1 silk +1 fish"),
        ("trade -silk + fish", "trade -1 silk +1 fish"),
        ("trade +1 import -2 silk", "trade -2 silk +1 import"),
        ("trade none", "trade none"),
    ],
)
def test_chinatown_is_read_generously(text: str, notation: str) -> None:
    assert asked(4, "china", silk=2).printed(text) == notation


def test_orders_and_technologies_are_read_generously() -> None:
    port = asked(4, "port", yen=2, imports=1)
    assert port.printed("take GB 01") == "take gb1"
    assert port.printed("take gb1 gb2") == "take gb1 gb2 pay 2y"
    assert port.printed("take gb1, gb2 pay 1 import") == "take gb1 gb2 pay import"
    assert port.printed("take none") == "take none"
    assert port.why("take gb1 pay import") == "yokohama-take-pay"
    assert port.why("take xx9") == "notation-unknown"
    lab = TableOfYokohama().board(0, "ball-fr", "tram", "winery-fr").put("lab*4").own(assistants=3, yen=4, imports=1)
    lab.do("place none", "go lab")
    assert lab.printed("tech tram") == "tech tram"
    assert lab.printed("tech tra") == "tech tram"
    assert lab.printed("technology ball fr") == "tech ball-fr"
    assert lab.printed("tech win") == "tech winery-fr"
    assert lab.why("tech telescope") == "notation-unknown"
    assert lab.why("tech tram pay silk") == "yokohama-technology-pay"


def test_the_reason_is_that_of_the_meaning_that_got_furthest() -> None:
    """A name stands for several things: that one of them is not there says nothing of the one that is."""
    for there in ("ball-fr", "ball-gb"):
        lab = TableOfYokohama().board(0, there, "tram", "winery-fr", "telephone").put("lab*4").own(assistants=3, yen=4)
        lab.do("place none", "go lab")
        assert lab.why("tech ball pay 3y") == lab.why(f"tech {there} pay 3y") == "yokohama-technology-pay"
    agent = TableOfYokohama().put("tea2").stand("tea2").agents("gb")
    assert agent.why("agent tea1") == "yokohama-agent-no-assistant"
    assert agent.why("agent tea") == agent.why("agent tea2") == "yokohama-agent-president"


def test_two_technologies_of_a_name_on_one_board_are_told_apart() -> None:
    table = TableOfYokohama().board(0, "ball-fr", "ball-gb").put("lab*4").own(assistants=3, yen=4)
    table.do("place none", "go lab")
    assert table.why("tech ball") == "notation-ambiguous"
    assert table.printed("tech ball gb") == "tech ball-gb"


def test_buildings_tokens_and_movements_are_read_generously() -> None:
    table = asked(5, "bank", houses=1)
    assert table.printed("build shop 2") == "build shop 2"
    assert table.printed("build house") == "build house"
    assert table.printed("none") == "build none"
    assert table.printed("token") == "token"
    assert table.why("build shop") == "notation-ambiguous"
    church = asked(5, "church")
    church.do("church 6")
    assert church.printed("move hand>bank x2") == "move hand>bank hand>bank"
    assert church.printed("move church > lab") == "move church>lab"
    assert church.why("move bank") == "notation-short"
    assert church.printed("none") == "move none"


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("place Copper Mine 1", "place mine1"),
        ("place Copper Mine2", "place mine2"),
        ("place Silk Mill 2 and the Bank", "place bank mill2"),
        ("place the Employment Agency", "place agency"),
        ("place Employment Agency x2", "place agency x2"),
    ],
)
def test_a_printed_name_of_two_words_is_one_area(text: str, notation: str) -> None:
    assert TableOfYokohama().printed(text) == notation


@pytest.mark.parametrize("text", ["end turn", "End turn", "end the turn", "end my turn"])
def test_the_turn_is_ended_by_the_words_of_the_button(text: str) -> None:
    table = TableOfYokohama().put("bank")
    table.do("place none", "go bank")
    assert table.printed(text) == "end"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-short"),
        ("dance", "notation-unknown"),
        ("place", "notation-short"),
        ("place lap", "notation-unknown"),
        ("place bank telescope", "notation-unknown"),
        ("place tea3", "notation-unknown"),
        ("go bank", "yokohama-asked-place"),
        ("church 6", "yokohama-asked-place"),
        ("tech tram", "yokohama-asked-place"),
        ("take gb1", "yokohama-asked-place"),
        ("build house", "yokohama-asked-place"),
        ("token", "yokohama-asked-place"),
        ("hire shop", "yokohama-asked-place"),
        ("end", "yokohama-asked-place"),
        ("end now", "yokohama-asked-place"),
        ("none", "yokohama-asked-place"),
        ("leave 1", "yokohama-asked-place"),
        ("reward gb", "yokohama-asked-place"),
        ("gain silk", "yokohama-asked-place"),
        ("telegram bank", "yokohama-asked-place"),
        ("order gb99", "notation-unknown"),
        ("agent", "notation-short"),
        ("trade -1 telescope", "yokohama-asked-place"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(text: str, key: str) -> None:
    assert TableOfYokohama().why(text) == key


def test_nonsense_never_breaks_the_reader() -> None:
    rng = Rng(b"nonsense")
    words = [
        "place",
        "go",
        "recall",
        "church",
        "6",
        "pay",
        "x2",
        "via",
        "by",
        "tram",
        "-1",
        "+2",
        "silk",
        ">",
        "hand>bank",
        "none",
        "all",
        "2y",
        "tea1",
        "tea",
        "gb1",
        "from",
        "area",
        "?",
        ";",
        "99999999",
    ]
    tables = [
        TableOfYokohama(),
        asked(5, "church"),
        asked(5, "bank"),
        asked(4, "port"),
        asked(4, "lab"),
        asked(4, "china"),
        asked(4, "customs", imports=2),
        TableOfYokohama(4, None, AskMove()),
        TableOfYokohama(4, None, AskHire(2)),
        TableOfYokohama(4, None, AskBonus(2, 5, token=True)),
    ]
    for number in range(1500):
        text = " ".join(words[rng.below(len(words))] for _ in range(1 + rng.below(5)))
        table = tables[number % len(tables)]
        try:
            action = RULES.read(table.state, Seat(0), text)
        except ValueError:
            continue
        assert RULES.read(table.state, Seat(0), RULES.write(action)) == action
