"""What the table's post tells of Nippon: few lines on a phone, things of one kind in one phrase."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Literal, cast

import pytest

from bot.bench.dealing import dealt
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.lettering import MINUS
from render.core.people import Person
from render.core.words import Words
from render.faces import FACES
from render.nippon.words.post_text import post_text
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from rules.nippon.events.building import GoodsAdded, MachineBuilt, NothingProduced, Produced
from rules.nippon.events.gains import Advanced, DepartmentActivated, Gained
from rules.nippon.events.rounds import (
    Consolidated,
    Ended,
    FinalConsolidation,
    FinalRounds,
    GoalMet,
    PrestigePlaced,
    RegionScored,
    RoundEnded,
    SectionEnded,
    Taxed,
    WagesPaid,
    WorkersDrawn,
)
from rules.nippon.events.takatoshi import TakatoshiHired, TakatoshiMarker
from rules.nippon.events.trade import ContractFulfilled, Invested, MarketSupplied, RailwayBuilt
from rules.nippon.events.turns import ActionChosen
from rules.nippon.model.effects import Gain
from rules.nippon.model.places import Placing
from rules.nippon.model.state import Marker
from tests.render import samples_nippon as samples

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.nippon.events import NipponEvent

PEOPLE = tuple(Person(name, "blue") for name in ("Anna", "Ben", "Cleo", "Dora"))
ANNA, BEN = Seat(0), Seat(1)
WIDTH, ROWS = 38, 10
"""Letters that a row of a post holds on a phone 390 pixels wide, and rows that leave the post shorter than a screen."""


def said(*events: NipponEvent) -> list[str]:
    return [Words.of("en").say(label, PEOPLE) for label in post_text(events)]


@cache
def posts(seats: int) -> tuple[tuple[NipponEvent, ...], ...]:
    """What happened between each post and the one before, in a match that plays itself; the last one aside."""
    match, dice, kind = dealt("nippon", seats, seats), Rng(b"nippon posts" + bytes([seats])), GAMES["nippon"]
    found: list[tuple[NipponEvent, ...]] = []
    shown = 0
    while asked := match.questions():
        question = asked[dice.below(len(asked))]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), kind.aims[seats], dice))
        if match.published > shown:
            moves, shown = match.standing_moves[shown : match.published], match.published
            told = [record.event for move in moves for record in move.told if record.only is None]
            found.append(tuple(cast("list[NipponEvent]", told)))
    return tuple(found[:-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_post_fits_a_phone(seats: int, lang: Lang) -> None:
    words = Words.of(lang)
    for events in posts(seats):
        lines = [words.plain(label, PEOPLE) for label in FACES["nippon"].post_text(events)]
        assert sum(len(wrap(f"• {line}", WIDTH)) for line in lines) <= ROWS, lines
        assert not [line for line in lines if "{" in line]


def test_beneath_the_picture_a_post_says_only_what_the_picture_does_not() -> None:
    at = RenderContext("7K2", samples.people(2), Words.of("en"))
    face = FACES["nippon"]
    assert face.beneath_table(samples.middle(2), at) == ()
    for view in samples.views(2):
        assert face.beneath_table(view, at) == tuple(filter(None, (face.warning(view, at),)))


def test_things_of_one_kind_are_told_in_one_phrase() -> None:
    assert said(
        ActionChosen(ANNA, "railways", "white"),
        RailwayBuilt(ANNA, "kansai", Gain(points=2), 0, 3),
        Gained(ANNA, Gain(points=2), "railway"),
        RailwayBuilt(ANNA, "kansai", Gain(silk=1), 5, 1),
        Gained(ANNA, Gain(silk=1), "railway"),
        Advanced(ANNA, "finance", 1, 1),
        Advanced(ANNA, "finance", 1, 2),
        DepartmentActivated(ANNA, "yellow", upgraded=False, gain=Gain(points=2)),
    ) == [
        (
            "Anna takes the white worker; builds 2 railways in Kansai: "
            f"{MINUS}5 money, {MINUS}4 iron, +1 silk, +2 Finance, +4 VP"
        )
    ]


def test_goods_are_added_up_and_an_action_without_any_is_named() -> None:
    assert said(
        ActionChosen(ANNA, "produce", "red"),
        Produced(ANNA, "paper1a", "paper", 2, 0, 2),
        Produced(ANNA, "paper2a", "paper", 1, 0, 2),
        GoodsAdded(ANNA, "cotton1a", "cotton", 1, 0),
        ActionChosen(BEN, "machines", "blue"),
        MachineBuilt(BEN, "paper3a", 5, 0),
        ActionChosen(ANNA, "rnd", "red"),
    ) == [
        f"Anna takes the red worker; produces 3 paper; gets 1 cotton: {MINUS}4 coal",
        f"Ben takes the blue worker; builds a machine in Paper 3A: {MINUS}5 money",
        "Anna takes the red worker for the action R&D",
    ]


@pytest.mark.parametrize(
    ("why", "told"),
    [("coal", "costs 4 coal"), ("room", "no room"), ("family", "the family business never produces")],
)
def test_a_production_that_failed_is_told(why: Literal["coal", "room", "family"], told: str) -> None:
    failed = NothingProduced(ANNA, "bulbs2b", why, 4 if why == "coal" else 0)
    assert said(ActionChosen(ANNA, "factory", "red"), MachineBuilt(ANNA, "bulbs2b"), failed) == [
        f"Anna takes the red worker; builds a machine in Light bulbs 2B; produces nothing in Light bulbs 2B ({told})"
    ]


def test_of_a_consolidation_the_tile_and_the_points_are_told() -> None:
    assert said(
        Consolidated(ANNA, 5, full=False),
        PrestigePlaced(ANNA, 2, "ships"),
        Taxed(ANNA, 3, 10),
        DepartmentActivated(ANNA, "black", upgraded=False, gain=Gain(coal=3)),
        Gained(ANNA, Gain(money=18), "income"),
        WagesPaid(ANNA, 3, 9, 1),
        RoundEnded(2),
    ) == [f"Anna consolidates with 5 workers; puts prestige tile 2 beside Ships: {MINUS}7 coal, {MINUS}1 VP, +6 money"]


def test_a_marker_that_gave_way_is_told() -> None:
    assert said(
        ActionChosen(ANNA, "markets", "yellow"),
        MarketSupplied(ANNA, "osaka", "top", "paper", 2, 4, Marker(BEN, 2), None),
        TakatoshiHired(BEN, 2, 2, (), "grey", ()),
        TakatoshiMarker(BEN, "kanto", "tokyo", "top", "paper", 6, "remove", 3, "none", 4, 6, 0),
    ) == [
        f"Anna takes the yellow worker; places influence marker 4 in Osaka (replacing Ben's 2): {MINUS}2 paper",
        (
            "Ben takes the grey worker from space 2 (shown by his tile); "
            "places marker 6 in Tokyo (removes Anna's highest marker, 4)"
        ),
    ]


def test_markers_in_one_city_are_told_together() -> None:
    (line,) = said(
        MarketSupplied(ANNA, "kyoto", "top", "paper", 2, 6, Marker(BEN, 2), None),
        MarketSupplied(ANNA, "osaka", "top", "paper", 2, 4, None, None),
        MarketSupplied(ANNA, "kyoto", "right", "paper", 2, 3, None, Marker(BEN, 1)),
    )
    kyoto = "6 and 3 in Kyoto (replacing Ben's 2 and removing Ben's 1)"
    assert line == f"Anna places influence markers {kyoto} and 4 in Osaka: {MINUS}6 paper"


def test_a_tile_that_begins_a_line_has_its_verb() -> None:
    assert said(PrestigePlaced(ANNA, 2, "mining")) == ["Anna puts prestige tile 2 beside Mining"]


def test_contracts_are_told_and_what_they_brought_in_the_tail() -> None:
    (line,) = said(
        ActionChosen(ANNA, "invest", "red"),
        ContractFulfilled(ANNA, "k1", "paper", 1),
        DepartmentActivated(ANNA, "black", upgraded=False, gain=Gain(coal=2)),
        ContractFulfilled(ANNA, "k6", "lenses", 2),
        DepartmentActivated(ANNA, "yellow", upgraded=False, gain=Gain(points=2)),
        Invested(ANNA, "clocks", 3),
        Advanced(ANNA, "finance", 2, 2),
        DepartmentActivated(ANNA, "yellow", upgraded=True, gain=Gain(points=4)),
    )
    told, _, tail = line.partition(": ")
    assert told == "Anna takes the red worker; invests 3 clocks; completes contracts K1 and K6"
    assert tail == f"{MINUS}1 paper, {MINUS}2 lenses, +2 coal, +2 Finance, +6 VP"
    assert said(
        ActionChosen(ANNA, "invest", "red"),
        ContractFulfilled(ANNA, "k5", "paper", 1),
        DepartmentActivated(ANNA, "white", upgraded=False, gain=Gain()),
        Advanced(ANNA, "rnd", 1, 1),
    ) == [f"Anna takes the red worker; completes contract K5: {MINUS}1 paper, +1 R&D"]


def test_a_round_that_starts_is_told_with_its_number_and_so_are_the_final_rounds() -> None:
    took = ActionChosen(ANNA, "rnd", "red")
    drawn = WorkersDrawn(5, (1, 3), ("red", "blue"), (), 0)
    told = said(RoundEnded(4), drawn, took)
    assert told == ["**Round 5 starts**", "Anna takes the red worker for the action R&D"]
    assert said(took, RoundEnded(6), replace(drawn, round=7), FinalRounds(BEN, 2))[1:] == [
        "**Round 7 starts**",
        "**The final rounds start with Ben: 2 more turns each**",
    ]


def test_a_section_is_told_by_person_and_the_last_one_and_wages_are_left_to_the_score() -> None:
    places = (Placing(None, 9, 10), Placing(ANNA, 5, 6), Placing(BEN, 1, 0))
    section = (
        RoundEnded(8),
        SectionEnded(3),
        RegionScored("southwest", places),
        RegionScored("kansai", places),
        GoalMet("machines", (ANNA, BEN), 6),
        GoalMet("contracts", (BEN,), 6),
    )
    last = (FinalConsolidation(), Taxed(ANNA, 3, 10))
    assert said(*section, *last) == ["**Section 3 is scored:** Anna +12 VP; goals: Ben 2 and Anna 1"]
    before = (ActionChosen(ANNA, "rnd", "red"),)
    assert said(*before, *section, *last, Ended("rounds", (ANNA,))) == ["Anna takes the red worker for the action R&D"]
