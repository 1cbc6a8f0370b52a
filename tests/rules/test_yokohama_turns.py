"""Every typed form of an answer, and whole turns in one line, in positions where they are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.running.book import RuleBook
from rules.core.seats import Seat
from rules.core.setup import Setup
from tests.rules.test_yokohama_building import with_tile, with_token
from tests.rules.test_yokohama_extras import rewarded
from tests.rules.yokohama_table import RULES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.match import Line


def rich(*technologies: str) -> TableOfYokohama:
    """The first panel of a turn in which everything is possible."""
    table = TableOfYokohama(2).put("bank*2 lab").own(assistants=4, yen=9, silk=2, tea=7, fish=3, imports=2)
    return table.know(*technologies).hold("gb9").agents("gb us").achievements("A3", "B1", "C2")


def moving(*technologies: str) -> TableOfYokohama:
    """The president stands in the bank of a town for four, where ways cost something."""
    table = TableOfYokohama().know(*technologies).put("lab tea2 agency dock").own(assistants=3, yen=3)
    table.stand("bank").stand("lab", seat=1)
    table.do("place none")
    return table


def returning() -> TableOfYokohama:
    """The president is in hand; assistants stand in three areas of a town for two."""
    table = TableOfYokohama(2).put("bank*3 tea lab")
    table.do("place none")
    return table


def by_station() -> TableOfYokohama:
    """The Station lies in the one tea plantation of a town for two."""
    table = TableOfYokohama(2).know("station")
    table.state.station = table.area("tea")
    table.do("place none")
    return table


def acting(name: str, power: int = 4, seats: int = 2, **things: int) -> TableOfYokohama:
    """An area action of this power, for someone who can pay."""
    table = TableOfYokohama(seats).put(f"{name}*{power - 1}")
    table.own(**{"assistants": 3, "yen": 9, "silk": 2, "imports": 3, **things})
    table.do("place none", f"go {name}")
    return table


def learning() -> TableOfYokohama:
    """A laboratory with the Tram and the University."""
    table = TableOfYokohama(2).board(0, "tram", "university").put("lab*3").own(assistants=3, yen=4, imports=2)
    table.do("place none", "go lab")
    return table


def station_gained() -> TableOfYokohama:
    """The Station was just gained."""
    table = TableOfYokohama(2).board(0, "station").put("lab*4").own(assistants=3, yen=9)
    table.do("place none", "go lab", "tech station")
    return table


def moving_assistants() -> TableOfYokohama:
    """Two movements of the church, with an assistant in the tea plantation."""
    table = acting("church", 5, tea=1, fish=1)
    table.me().stored[0] -= 1
    table.me().placed[table.area("tea")] += 1
    table.do("church 6")
    return table


def with_reward_tokens() -> TableOfYokohama:
    """The third achievement is completed; a reward token follows."""
    table = rewarded()
    table.do("achieve A1", "achieve B1", "achieve C1")
    return table


def leaving() -> TableOfYokohama:
    """The Telephone is asked after the action of the bank."""
    table = TableOfYokohama(2).know("telephone").put("bank*2").own(assistants=3)
    table.do("place none", "go bank")
    return table


FORMS: list[tuple[Callable[[], TableOfYokohama], str, str]] = [
    (rich, "place bank tea port", "place tea bank port"),
    (rich, "place port x2", "place port x2"),
    (lambda: rich("telegram"), "place port x2 + lab", "place port x2 + lab"),
    (rich, "place none", "place none"),
    (rich, "order gb9", "order gb9"),
    (rich, "achieve A3", "achieve A3"),
    (lambda: rich("spinning-mill"), "spin", "spin"),
    (lambda: rich("university"), "university", "university"),
    (rich, "agent lab", "agent lab"),
    (rich, "agent lab with gb", "agent lab with gb"),
    (lambda: acting("bank", 3), "end", "end"),
    (returning, "go bank", "go bank"),
    (moving, "go dock via lab", "go dock via lab"),
    (lambda: moving("tram"), "go agency by tram", "go agency by tram"),
    (by_station, "go tea by station", "go tea by station"),
    (returning, "recall", "recall"),
    (returning, "recall all", "recall all"),
    (returning, "recall bank x2 tea", "recall tea bank x2"),
    (lambda: acting("church"), "church 6", "church 6 pay tea fish"),
    (lambda: acting("church"), "church 6 pay copper silk", "church 6 pay copper silk"),
    (lambda: acting("church"), "church 6 pay fish 2y", "church 6 pay fish 2y"),
    (lambda: acting("church"), "church 6 from church", "church 6 pay tea fish from area"),
    (lambda: acting("church"), "church none", "church none"),
    (lambda: acting("customs"), "customs 3", "customs 3"),
    (lambda: acting("customs"), "customs 2 pay 2 import", "customs 2 pay 2 import"),
    (lambda: acting("customs"), "customs 5 pay 2 imports from customs", "customs 5 from area"),
    (lambda: acting("agency"), "hire 2 assistant 1 shop", "hire 2 assistant shop"),
    (lambda: acting("agency"), "hire house", "hire house"),
    (lambda: acting("agency"), "hire shop", "hire shop"),
    (learning, "tech tram pay 1 import", "tech tram pay 1 import"),
    (learning, "tech university pay 2y", "tech university pay 2y"),
    (station_gained, "station bank", "station bank"),
    (lambda: acting("port"), "take gb1", "take gb1"),
    (lambda: acting("port"), "take gb1 gb3 pay import", "take gb1 gb3 pay import"),
    (lambda: acting("china", 4, 3), "trade -1 silk +1 fish +1 import", "trade -1 silk +1 fish +1 import"),
    (lambda: with_token("yen-3"), "token", "token"),
    (lambda: with_token("any-2"), "token copper silk", "token for copper silk"),
    (lambda: with_token("yen-3"), "token none", "token none"),
    (lambda: with_tile("t10"), "build shop 2", "build shop 2"),
    (lambda: with_tile("t10"), "build shop 3 for silk", "build shop 3 for silk"),
    (lambda: with_tile("t17", yen=4), "build shop 3 for house", "build shop 3 for house"),
    (lambda: with_tile("t10"), "build house", "build house"),
    (lambda: with_tile("t10"), "build none", "build none"),
    (moving_assistants, "move hand>bank hand>lab", "move hand>bank hand>lab"),
    (moving_assistants, "move church>bank x2", "move church>bank church>bank"),
    (moving_assistants, "move hand>bank tea>lab", "move hand>bank tea>lab"),
    (moving_assistants, "move none", "move none"),
    (leaving, "leave 1", "leave 1"),
    (leaving, "leave 0", "leave 0"),
    (with_reward_tokens, "reward fr", "reward fr"),
]
"""A position, what is typed there, and the notation that it stands for."""


@pytest.mark.parametrize(("position", "text", "notation"), FORMS, ids=[text for _, text, _ in FORMS])
def test_each_form_is_understood_and_checked(position: Callable[[], TableOfYokohama], text: str, notation: str) -> None:
    table = position()
    answer = RULES.read(table.state, Seat(0), text)
    assert RULES.write(answer) == notation
    assert RULES.read(table.state, Seat(0), notation) == answer
    table.do(text)


@pytest.mark.parametrize("text", ["build shop 1 for silk", "keep gb3", "telegram lab", "tech tram pay 1 import 2y"])
def test_what_cannot_be_had_now_is_understood_all_the_same(text: str) -> None:
    assert RULES.write(RULES.parse(text)) == text


@pytest.mark.parametrize(
    ("position", "text", "key"),
    [
        (lambda: acting("china", 4, 3), "trade -1 silk fish", "notation-unknown"),
        (lambda: acting("church"), "church 6 from bank", "yokohama-from-where"),
        (lambda: acting("customs"), "customs 2 pay 1 silk", "yokohama-customs-pay"),
        (lambda: acting("agency"), "hire 2", "notation-short"),
    ],
)
def test_what_was_not_meant_like_this_is_refused(position: Callable[[], TableOfYokohama], text: str, key: str) -> None:
    assert position().why(text) == key


def lined(table: TableOfYokohama, line: str) -> Line:
    """A line of answers, typed by the active seat of a position."""
    setup = Setup("yokohama", len(table.state.merchants), (), b"turns")
    match = RuleBook(RULES).at(setup, table.state)
    return match.play_line(Seat(0), [text.strip() for text in line.split(";")])


def to_the_port() -> TableOfYokohama:
    """The way to the port leads through a laboratory where another president stands."""
    table = TableOfYokohama(2).put("lab").own(assistants=4, yen=3, tea=4, fish=3, imports=1).hold("gb9")
    return table.stand("agency").stand("lab", seat=1)


def before_the_church() -> TableOfYokohama:
    """Four commercial areas are in reach of an achievement once a trading house stands in the church."""
    table = TableOfYokohama(3).put("church*2 bank").own(assistants=5, houses=1, yen=4, tea=2, fish=1)
    return table.achievements("A3", "B1", "C2").shop("bank").shop("port").shop("lab")


def before_the_agency() -> TableOfYokohama:
    """The Tram leads to the agency, and the University is there as well."""
    table = TableOfYokohama(2).know("tram", "university").put("agency*2").own(assistants=5, shops=1, yen=9)
    bank, agency = table.state.sites[table.area("bank")], table.state.sites[table.area("agency")]
    bank.tile, agency.tile = agency.tile, bank.tile
    return table.stand("tea")


def with_an_agent() -> TableOfYokohama:
    """An agent can act in a laboratory with the University."""
    table = TableOfYokohama(2).board(0, "university").put("lab*3").own(assistants=2, yen=4).agents("gb")
    return table.stand("bank")


def with_a_shop() -> TableOfYokohama:
    """A shop can be built where the third space brings goods of the merchant's choice."""
    return with_tile("t10")


def with_a_warehouse() -> TableOfYokohama:
    """A shop can be built where the third space brings a piece from the warehouse."""
    return with_tile("t17", yen=4)


LINES: list[tuple[Callable[[], TableOfYokohama], str, list[str], list[str]]] = [
    (lambda: TableOfYokohama(2), "place bank tea port; go bank; end", ["place tea bank port", "go bank", "end"], []),
    (
        to_the_port,
        "order gb9; place port x2; go port via lab; take gb1 gb2 pay import; end",
        ["order gb9", "place port x2", "go port via lab", "take gb1 gb2 pay import", "end"],
        [],
    ),
    (with_a_shop, "build shop 3 for silk; end", ["build shop 3 for silk", "end"], []),
    (with_a_shop, "build shop 3; gain silk; end", ["build shop 3", "gain silk", "end"], []),
    (with_a_warehouse, "build shop 3; hire house; end", ["build shop 3", "hire house", "end"], []),
    (with_a_warehouse, "build shop 3; hire none; end", ["build shop 3", "hire none", "end"], []),
    (
        before_the_church,
        "place church tea mine1; go church; church 6 pay fish 2y; move hand>bank tea>lab; build house; achieve C2; end",
        [
            "place tea mine church",
            "go church",
            "church 6 pay fish 2y",
            "move hand>bank tea>lab",
            "build house",
            "achieve C2",
            "end",
        ],
        [],
    ),
    (
        with_an_agent,
        "agent lab; tech university pay 2y; build none; end",
        ["agent lab", "tech university pay 2y"],
        ["build none", "end"],
    ),
    (
        before_the_agency,
        "place bank mill agency; go agency by tram; hire 2 assistant 1 shop; build shop 2; university; end",
        [
            "place bank mill agency",
            "go agency by tram",
            "hire 2 assistant shop",
            "build shop 2",
            "university",
            "end",
        ],
        [],
    ),
    (rich, "place none; recall all; order gb9; end", ["place none", "recall all", "order gb9", "end"], []),
]
"""A position, a whole turn in one line, what is carried out, and what is handed back unread."""


@pytest.mark.parametrize(("position", "line", "done", "rest"), LINES, ids=[line for _, line, _, _ in LINES])
def test_a_whole_turn_in_one_line(
    position: Callable[[], TableOfYokohama], line: str, done: list[str], rest: list[str]
) -> None:
    played = lined(position(), line)
    assert [move.notation for move in played.moves] == done
    assert list(played.rest) == rest
