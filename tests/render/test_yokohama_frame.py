"""Yokohama's panel in the frame: the story since the reader's last turn, and what a turn brought."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from rules.core.labels import Who
from rules.yokohama.events import areas, extras, moves, rounds
from rules.yokohama.model.cards import Reward
from rules.yokohama.view import YokohamaView
from tests.contract.playing import steps
from tests.render import samples_yokohama as samples
from tests.render.test_yokohama_story import DE1, EVENTS, GB3, HANA, ISE, MIKA, TRAM

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.seats import Seat
    from rules.yokohama.events import YokohamaEvent


def since(seat: Seat, *events: YokohamaEvent, lang: Lang = "en") -> list[str]:
    return [Words.of(lang).say(label, samples.PEOPLE) for label in YOKOHAMA_FACE.news(events, seat)]


def test_the_story_begins_with_what_others_brought_oneself() -> None:
    mine, deeds = since(
        ISE,
        moves.Placed(HANA, ("bank",), ((ISE, 1), (MIKA, 1)), telegram=False),
        moves.Went(HANA, "bank", "walk", ("tea1",), ((ISE, 1),), 1),
        areas.Acted(HANA, "bank", 4),
        extras.Gained(ISE, Reward(yen=1), "trading-house"),
        extras.Completed(HANA, GB3),
    )
    hana = Words.of("en").plain_name(samples.PEOPLE, Who(HANA))
    assert mine == f"**You get 1 yen from {hana}, 1 yen from {hana} and 1 yen from your trading house**"
    assert deeds.startswith(f"{hana} acts at the Bank with power 4 and completes GB 3 (")
    assert since(HANA, extras.Gained(HANA, Reward(yen=1), "area"), areas.Acted(HANA, "bank", 4)) == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "takes pieces (1 assistant and 2 shops)"),
        ("de", "holt Spielsteine (1 Assistent und 2 Geschäfte)"),
        ("it", "prende pezzi (1 assistente e 2 negozi)"),
    ],
)
def test_the_story_says_what_others_took_from_their_warehouse(lang: Lang, told: str) -> None:
    (deeds,) = since(ISE, areas.Acted(HANA, "agency", 3), areas.Hired(HANA, 1, 2, 0, 4), lang=lang)
    assert deeds.endswith(told)


def test_what_an_order_asks_for_is_said_once_where_it_was_taken_and_completed() -> None:
    (deeds,) = since(ISE, areas.TookOrders(HANA, "port", (GB3,), 0, 0), extras.Completed(HANA, GB3))
    assert deeds.count("GB 3") == 2
    assert deeds.count("(") == 1


def test_of_new_cards_those_are_told_that_still_lie_there_with_what_they_ask_for() -> None:
    (first, new) = since(
        ISE,
        rounds.OrdersRefilled("port", (GB3,), 0),
        areas.TookOrders(HANA, "port", (GB3,), 0, 0),
        rounds.OrdersRefilled("port", (DE1,), 0),
        rounds.TechnologyRefilled("lab", TRAM),
    )
    assert "takes GB 3 (" in first
    assert new.startswith("New at Port A: DE 1 (")
    assert "Laboratory A: Tram (" in new
    assert "GB 3" not in new


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_happens_is_told_in_few_lines_in_every_language(lang: Lang) -> None:
    told = since(MIKA, *EVENTS, lang=lang)
    assert 1 <= len(told) <= 5
    assert all("yokohama-" not in line for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_says_what_it_brought(lang: Lang) -> None:
    match = next(iter(steps("yokohama", 3, 1))).match
    before = match.view(HANA)
    assert isinstance(before, YokohamaView)
    was = replace(before.merchants[HANA], yen=5, goods=(1, 0, 2, 0, 0), points=0)
    now = replace(
        was,
        yen=3,
        goods=(1, 3, 0, 0, 0),
        points=6,
        completed=(GB3,),
        technologies=(*was.technologies, TRAM),
        shops_built=was.shops_built + 1,
        houses_built=was.houses_built + 2,
        achievements=("A3",),
    )
    earlier, later = (replace(before, merchants=(one, *before.merchants[1:])) for one in (was, now))
    said = [Words.of(lang).say(label, samples.PEOPLE) for label in YOKOHAMA_FACE.turn_summary(earlier, later, HANA)]
    if lang == "en":
        assert said == [
            "\u22122 yen, \u22122 tea, +6 points, +3 silk",
            "order GB 3 completed",
            "1 order taken",
            "Tram (US card)",
            "1 shop built",
            "2 trading houses built",
            "achievement A3 completed",
        ]
    assert len(said) == 7
    assert YOKOHAMA_FACE.turn_summary(before, before, HANA) == ()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["\u22124 yen, +1 assistant, +1 trading house, +1 foreign agent"]),
        ("de", ["\u22124 Yen, +1 Assistent, +1 Handelshaus, +1 Auslandsvertreter"]),
        ("it", ["\u22124 yen, +1 assistente, +1 casa commerciale, +1 agente straniero"]),
    ],
)
def test_pieces_from_the_warehouse_and_agents_are_told_of_a_turn(lang: Lang, told: list[str]) -> None:
    match = next(iter(steps("yokohama", 3, 1))).match
    before = match.view(HANA)
    assert isinstance(before, YokohamaView)
    was = replace(before.merchants[HANA], yen=5)
    left = replace(was.warehouse, assistants=was.warehouse.assistants - 1, houses=was.warehouse.houses - 1)
    now = replace(was, yen=1, warehouse=left, agents=(*was.agents, "gb"))
    earlier, later = (replace(before, merchants=(one, *before.merchants[1:])) for one in (was, now))
    said = [Words.of(lang).say(label, samples.PEOPLE) for label in YOKOHAMA_FACE.turn_summary(earlier, later, HANA)]
    assert said == told
