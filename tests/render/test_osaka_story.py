"""The story of Osaka: every kind of event in three languages, and what shares a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.tables import own_tables
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.osaka.face import OSAKA_FACE
from render.osaka.words.alt import table
from rules.core.labels import say
from rules.core.seats import Seat
from rules.osaka import events as told
from rules.osaka.game import OSAKA
from rules.osaka.model.facts import facts_of
from rules.osaka.model.tables import Tables
from rules.osaka.model.terms import Card
from tests.render.samples import PEOPLE as FOUR
from tests.render.samples import opening

if TYPE_CHECKING:
    from render.core.languages import Lang

PEOPLE = (Person("Mika", "white"), Person("Ise", "pink"), Person("Hana", "grey"))
MIKA, ISE, HANA = Seat(0), Seat(1), Seat(2)
RED5, BLUE3, BLUE2 = Card("red", 5, 0), Card("blue", 3, 1), Card("blue", 2, 2)

EVENTS: tuple[told.OsakaEvent, ...] = (
    told.LaidOut((RED5, BLUE3), (BLUE2,)),
    told.HandDealt(MIKA, (RED5, BLUE3), 8),
    told.StartPlayerFound(ISE, "cards"),
    told.TokenChosen(MIKA, "green"),
    told.Bought(MIKA, (BLUE3, BLUE2), 5, (RED5,), 5),
    told.Took(ISE, RED5, forced=True),
    told.Reserved(ISE, RED5, "farm", forced=False),
    told.StoneBack(MIKA, BLUE2),
    told.ShipMoved("blue", 1, 3, "waves", 1),
    told.Payday(("blue",)),
    told.Scored(MIKA, "blue", (BLUE3, BLUE2), 3, 1, 8, 2, 0, 0),
    told.NothingSold("yellow"),
    told.TokenGained(MIKA, "blue", 4),
    told.ShipsSank(("red", "green")),
    told.InsuranceAsked((MIKA,), ("red",)),
    told.Insured(MIKA, (BLUE2,), (BLUE3,), ahead=False),
    told.NotInsured(ISE, ahead=True),
    told.GoodsLost(ISE, (RED5,)),
    told.ShipsReturned(("blue",), ("red",)),
    told.Refilled((RED5,), (), (BLUE2,), 3),
    told.Reshuffled(1),
    told.PassedOver(HANA),
    told.Ended("stuck", (MIKA, ISE)),
)


def said(*events: told.OsakaEvent, lang: str = "en") -> list[str]:
    return [Words.of(lang).say(label, PEOPLE) for label in OSAKA_FACE.story(events)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_leaves_the_winner_to_the_title_and_the_score(lang: str) -> None:
    for event in (told.Ended("stuck", (MIKA, ISE)), told.Ended("tokens", (HANA,))):
        (line,) = said(event, lang=lang)
        assert not [person.name for person in PEOPLE if person.name in line]


def test_a_purchase_with_a_payday_takes_few_lines() -> None:
    assert said(
        told.Bought(MIKA, (BLUE3, BLUE2), 5, (BLUE3, BLUE3), 6),
        told.StoneBack(MIKA, BLUE2),
        told.ShipMoved("red", 0, 1, "open", 1),
        told.ShipMoved("blue", 3, 5, "goal", 1),
        told.ShipMoved("green", 0, 1, "open", 1),
        told.Payday(("blue",)),
        told.Scored(MIKA, "blue", (BLUE3, BLUE2), 3, 1, 8, 2, 0, 0),
        told.Scored(ISE, "blue", (BLUE2,), 2, 0, 2, 1, 0, 0),
        told.TokenGained(MIKA, "blue", 4),
        told.TokenGained(ISE, "blue", 2),
        told.ShipsSank(("green",)),
        told.InsuranceAsked((MIKA, ISE), ("green",)),
        told.Insured(MIKA, (BLUE2,), (BLUE3,), ahead=False),
        told.NotInsured(ISE, ahead=True),
        told.GoodsLost(ISE, (RED5,)),
        told.GoodsLost(HANA, (RED5, RED5)),
        told.ShipsReturned(("blue",), ("green",)),
        told.Refilled((), (RED5,), (BLUE2,), 0),
    ) == [
        (
            "Mika buys blue 3 and blue 2 for 5 coins, paying 2 \u00d7 blue 3, 1 more than needed; "
            "the reservation piece comes back"
        ),
        "Ships advance: red and green to Oshima; blue to Edo",
        (
            "**Payday, blue:** Mika 2 VP (2 blue goods at 3 coins, bonus 1 each = 8 coins) and "
            "Ise 1 VP (1 blue good at 2 coins = 2 coins, bonus 0); a token for each"
        ),
        "**The Black Tide takes the green ship.**",
        "Insurance: Mika saves blue 3 (discards blue 2) and Ise saves nothing",
        "Lost: Ise (red 5) and Hana (2 \u00d7 red 5)",
        "Drawn for the market: red 5; for the farm: blue 2",
    ]


def test_only_the_card_that_bore_the_stone_brings_it_back() -> None:
    lines = said(
        told.Took(MIKA, RED5, forced=False),
        told.Took(ISE, BLUE3, forced=False),
        told.StoneBack(ISE, BLUE3),
        told.Took(MIKA, BLUE2, forced=False),
    )
    assert lines == [
        "Mika takes red 5 as coins",
        "Ise takes blue 3 as coins; the reservation piece comes back",
        "Mika takes blue 2 as coins",
    ]


def test_a_post_names_the_ships_that_sink_once() -> None:
    """What sinks is told above the question of insurance, and goods at risk stand in the panel."""
    for lang, red in (("en", "red"), ("de", "rot"), ("it", "rossa")):
        lines = [*said(told.ShipsSank(("red",)), lang=lang), Words.of(lang).say(say("osaka-ask-insurance"), PEOPLE)]
        assert "\n".join(lines).count(red) == 1


def test_a_ship_goes_ad_anori() -> None:
    assert said(told.ShipMoved("red", 0, 2, "anchor", 1), lang="it") == ["Le navi avanzano: rossa ad Anori"]


def test_a_ship_is_feminine_in_italian() -> None:
    assert said(told.ShipMoved("red", 0, 1, "open", 1), lang="it") == ["Le navi avanzano: rossa a Oshima"]
    assert said(told.ShipsSank(("red", "green")), lang="it") == ["**La Corrente Nera prende le navi rossa e verde.**"]
    lines = [Words.of("it").say(label, FOUR) for label in table(opening(), None, "4QF")]
    assert "Navi: rossa (Osaka), blu (Osaka), gialla (Osaka) e verde (Osaka)." in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["osaka-how-4", "osaka-guide-token"])
def test_a_beginner_is_told_how_many_coins_make_a_vp(lang: Lang, key: str) -> None:
    words, tables = Words.of(lang), own_tables(OSAKA)
    assert isinstance(tables, Tables)
    said = words.text(key)
    assert words.text("osaka-coins", count=facts_of(tables).numbers.coins_per_vp.value) in said
    assert words.text("osaka-points", count=1) in said
