"""Every number that a player reads says what it counts or numbers: how one is found, and what is true of plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.nippon.words.plans import plan_fact as nippon
from render.osaka.words.plans import plan_fact as osaka
from render.yokohama.words.plans import plan_fact as yokohama
from rules.core.seats import Seat
from rules.nippon import plan_facts as zaibatsu
from rules.osaka import plan_facts as traders
from rules.yokohama import plan_facts as merchants
from tests.render.bare_numbers import bare

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.labels import Label

PEOPLE = (Person("Mika", "red"), Person("Hana", "blue"))


def facts(count: int) -> list[Label]:
    """Facts of a plan with a number, of all games."""
    return [
        nippon(zaibatsu.Brings((("coal", count), ("money", count)))),
        nippon(zaibatsu.Lays("ship", count)),
        nippon(zaibatsu.Raises("rnd", count)),
        nippon(zaibatsu.Raises("mining", count)),
        nippon(zaibatsu.Raises("finance", count)),
        nippon(zaibatsu.Advances("rnd", count)),
        nippon(zaibatsu.Prides(count, "ships", count)),
        nippon(zaibatsu.Spends((("goods", count),))),
        nippon(zaibatsu.Clears(count)),
        nippon(zaibatsu.SparesWages(count)),
        nippon(zaibatsu.RaisesWages(count)),
        osaka(traders.Sells(count, count)),
        osaka(traders.OtherSells(Seat(1), count)),
        osaka(traders.Lays("red", count, count, count)),
        osaka(traders.Risks("red", count)),
        osaka(traders.Saves(count)),
        osaka(traders.Loses(count)),
        osaka(traders.Raises("red")),
        osaka(traders.Affords(count, 0)),
        osaka(traders.Affords(count, count)),
        osaka(traders.Holds(count)),
        osaka(traders.Pays(count)),
        yokohama(merchants.Builds("shop", count)),
        yokohama(merchants.Spends(count, count, (count,) * 5)),
        yokohama(merchants.UsesAgents(count)),
        yokohama(merchants.Hires(count, count, count)),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_true_of_a_plan_has_no_bare_number(lang: Lang) -> None:
    said = [Words.of(lang).plain(fact, PEOPLE) for count in (1, 4) for fact in facts(count)]
    assert [one for text in said for one in bare(text, lang)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "+3 for 6: value 5"),
        ("en", "supplies up to 2, in one region"),
        ("de", "erhöht die Löhne auf 9"),
        ("it", "2 merci per 5, definitivo"),
    ],
)
def test_a_bare_number_is_found(lang: Lang, text: str) -> None:
    assert len([*bare(text, lang)]) == 1


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "3 steps for 6 money: value 5, 4 of 6 workers; Tea 2; 5 VP at 4"),
        ("de", "Einflussmarker 3 und 2 Kohle; F&E +1"),
        ("it", f"2 <:vp:{10**18}> e 3\u2060<:yen:{10**18}>"),
    ],
)
def test_a_number_with_a_word_or_an_icon_is_none(lang: Lang, text: str) -> None:
    assert [*bare(text, lang)] == []
