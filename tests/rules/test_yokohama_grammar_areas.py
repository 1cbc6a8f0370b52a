"""Area actions as they are typed: every word is used or the text is refused, and what is left out is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.yokohama.steps.areas.agency import AskHire
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.areas.gain import AskGain
from rules.yokohama.steps.turn.rounds import AskFinish
from tests.rules.yokohama_table import FACTS, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Callable

RICH = {"assistants": 3, "yen": 9, "silk": 2, "imports": 3, "tea": 1, "fish": 1}


def acting(name: str, power: int = 4, **things: int) -> TableOfYokohama:
    """An area action of this power, for someone who can pay."""
    table = TableOfYokohama().put(f"{name}*{power - 1}").own(**{**RICH, **things})
    table.do("place none", f"go {name}")
    return table


def learning() -> TableOfYokohama:
    """A laboratory with two Balls and a Tram."""
    table = TableOfYokohama().board(0, "ball-fr", "ball-gb", "tram").put("lab*3").own(**RICH)
    table.do("place none", "go lab")
    return table


def hiring() -> TableOfYokohama:
    return TableOfYokohama(4, None, AskHire(2)).own(**RICH)


def gaining() -> TableOfYokohama:
    return TableOfYokohama(4, None, AskGain(2, mined=False))


def building(*taken: int) -> TableOfYokohama:
    """Power 5 where these shop spaces are taken, by others."""
    table = TableOfYokohama(4, None, AskBonus(2, 5, token=True), AskFinish()).own(shops=2, houses=1)
    for seat, space in enumerate(taken, start=1):
        table.shop("bank", space, seat=seat)
    return table


@pytest.mark.parametrize(
    ("position", "text", "key"),
    [
        (hiring, "hire assistant none", "notation-unknown"),
        (hiring, "hire 0 assistant", "notation-unknown"),
        (hiring, "hire 3 assistant", "yokohama-hire-too-many"),
        (hiring, "hire house 2", "notation-short"),
        (building, "build assistant 1", "notation-unknown"),
        (building, "build shop 9", "yokohama-no-shop-space"),
        (building, "build house 1", "notation-short"),
        (building, "token none 2", "notation-unknown"),
        (building, "token for 4 fish shop", "notation-unknown"),
        (building, "build shop", "notation-ambiguous"),
        (lambda: acting("port"), "take gb1 gb2 pay 99y", "yokohama-take-pay"),
        (lambda: acting("port"), "take gb1 gb2 pay 1y", "yokohama-take-pay"),
        (lambda: acting("port"), "take gb1 pay 2y", "yokohama-take-pay"),
        (lambda: acting("port"), "take gb1 gb1", "yokohama-take-how-many"),
        (lambda: acting("port"), "take gb1 2", "notation-short"),
        (lambda: acting("church"), "church 6 pay 1y", "yokohama-church-once"),
        (lambda: acting("church"), "church 6 pay 2 silk", "yokohama-church-once"),
        (lambda: acting("church"), "church 6 7", "notation-unknown"),
        (lambda: acting("church"), "church six", "notation-unknown"),
        (lambda: acting("church", assistants=0), "church 6 from hand", "yokohama-none-in-hand"),
        (lambda: acting("church"), "church 6 from bank", "yokohama-from-where"),
        (lambda: acting("church"), "hire shop", "yokohama-asked-church"),
        (lambda: acting("customs"), "customs 1 pay 2 import 2y", "yokohama-customs-pay"),
        (lambda: acting("customs"), "customs 1 pay none", "yokohama-customs-least"),
        (lambda: acting("customs"), "customs 99", "yokohama-customs-no-space"),
        (gaining, "gain copper 2y", "notation-unknown"),
        (gaining, "gain copper", "yokohama-gain-how-many"),
        (gaining, "gain copper import", "yokohama-gain-how-many"),
        (gaining, "gain none", "notation-unknown"),
        (learning, "tech ball", "notation-ambiguous"),
        (learning, "tech tram pay 3y", "yokohama-technology-pay"),
        (learning, "tech tram 2y", "notation-unknown"),
        (lambda: acting("china"), "trade -1 import", "yokohama-trade-what"),
        (lambda: acting("china"), "trade -1 silk +2y", "notation-unknown"),
        (lambda: acting("china"), "trade -0 silk", "notation-unknown"),
        (lambda: acting("china"), "trade 2 -1 silk", "notation-unknown"),
        (lambda: acting("china"), "trade -1 silk fish", "notation-unknown"),
        (lambda: acting("china"), "take gb1", "yokohama-asked-trade"),
    ],
)
def test_no_word_is_dropped(position: Callable[[], TableOfYokohama], text: str, key: str) -> None:
    assert position().why(text) == key


@pytest.mark.parametrize(
    ("position", "text", "notation"),
    [
        (hiring, "hire assistant and shop", "hire assistant shop"),
        (hiring, "hire shop assistant", "hire assistant shop"),
        (hiring, "nothing", "hire none"),
        (building, "build shops 3", "build shop 3"),
        (lambda: building(1, 2, 4), "build shop", "build shop 3"),
        (building, "none", "build none"),
        (lambda: building().own(shops=0, houses=0), "none", "token none"),
        (lambda: building().own(shops=0, houses=0), "build none", "token none"),
        (building, "token none", "token none"),
        (lambda: acting("port"), "take gb2 gb1", "take gb2 gb1 pay 2y"),
        (lambda: acting("port"), "take gb1 gb2 pay 2 yen", "take gb1 gb2 pay 2y"),
        (lambda: acting("port", yen=1), "take gb1 gb2", "take gb1 gb2 pay import"),
        (lambda: acting("church", 5), "church 5", "church 5"),
        (lambda: acting("church", 5), "church 5 pay none", "church 5"),
        (lambda: acting("church", assistants=0), "church 6", "church 6 pay tea fish"),
        (lambda: acting("church"), "church 6 pay yen fish from area", "church 6 pay fish 2y from area"),
        (lambda: acting("customs"), "customs 2 pay 2 imports", "customs 2 pay 2 import"),
        (lambda: acting("customs"), "customs 1 from customs", "customs 1 from area"),
        (gaining, "gain 2 silk", "gain silk silk"),
        (gaining, "gain fish, copper", "gain copper fish"),
        (learning, "tech ball gb", "tech ball-gb"),
        (learning, "tech tram pay 1 import 2y", "tech tram pay 1 import 2y"),
        (learning, "tech tram pay yen 2y", "tech tram pay 4y"),
        (lambda: acting("china"), "trade +1 import -2 silk", "trade -2 silk +1 import"),
        (lambda: acting("china"), "trade -silk - silk", "trade -2 silk"),
    ],
)
def test_what_is_typed_comes_to_one_notation(position: Callable[[], TableOfYokohama], text: str, notation: str) -> None:
    table = position()
    assert table.printed(text) == notation
    assert table.printed(notation) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("build shop 3 for silk", "build shop 3 for silk"),
        ("build shop 3 silk", "build shop 3 for silk"),
        ("build shop 3", "build shop 3"),
    ],
)
def test_what_a_building_brings_may_be_chosen_at_once(text: str, notation: str) -> None:
    table = building()
    table.state.sites[2].tile = next(
        number for number, tile in enumerate(FACTS.tiles) if tile.shops[2].any == 1 and not tile.shops[2].warehouse
    )
    assert table.printed(text) == notation


def test_what_a_building_does_not_bring_is_refused() -> None:
    table = building()
    table.state.sites[2].tile = next(number for number, tile in enumerate(FACTS.tiles) if tile.shops[2].any == 1)
    assert table.why("build shop 3 for 2 silk") == "yokohama-gain-how-many"
    assert table.why("build shop 3 for shop") == "yokohama-asked-gain"
    table.state.sites[2].tile = next(number for number, tile in enumerate(FACTS.tiles) if not tile.shops[2].any)
    assert table.why("build shop 3 for silk").startswith("yokohama-asked-")
