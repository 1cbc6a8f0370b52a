"""The words of Nippon: every event told, every answer brief, every factory's effect and typed word in each language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast, get_args

import pytest

from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from render.nippon.words import text_board
from render.nippon.words.mats import zaibatsu
from render.nippon.words.story import story
from render.nippon.words.typed import TERMS
from rules.core.answers import Redacted
from rules.core.seats import Seat
from rules.nippon.events import NipponEvent
from rules.nippon.events.building import FactoryBuilt, GoodsAdded
from rules.nippon.events.gains import Advanced, BonusReached, DepartmentActivated, Gained
from rules.nippon.events.rounds import FamilyFounded, PairTaken, RegionScored, RoundEnded, SectionEnded
from rules.nippon.events.trade import RailwayBuilt
from rules.nippon.events.turns import ActionChosen, StepsPaid
from rules.nippon.model.effect_phrases import effect_label
from rules.nippon.model.effects import Gain
from rules.nippon.model.places import Placing
from rules.nippon.model.terms import FAMILY
from tests.contract.playing import steps
from tests.contract.test_typing import rules_of
from tests.render import samples_nippon as samples

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.match import Match
    from rules.nippon.view import NipponView

PEOPLE = tuple(Person(name, "blue") for name in ("Anna", "Ben", "Cleo", "Dora"))
ANNA, BEN = Seat(0), Seat(1)
LONG = ("zaibatsu:0", "missions", "supply")
"""Close-ups that have most to tell."""


def said(*events: NipponEvent) -> list[str]:
    return [Words.of("en").say(label, PEOPLE) for label in story(events)]


def finished(seats: int) -> Match:
    *_, last = steps("nippon", seats, seed=seats)
    return last.match


def test_a_turn_is_one_line() -> None:
    lines = said(
        ActionChosen(ANNA, "railways", "white"),
        RailwayBuilt(ANNA, "kansai", Gain(silk=1), 0, 3),
        Gained(ANNA, Gain(silk=1), "railway"),
        Advanced(ANNA, "finance", 1, 1),
        BonusReached(ANNA, "red"),
        DepartmentActivated(ANNA, "red", upgraded=False, gain=Gain(silk=2)),
    )
    taken = "Anna takes the white worker for the action Railways; builds a railway in Kansai for 3 iron; "
    assert lines == [
        taken + "gains 1 silk (railway space); advances 1 space in Finance; activates Equipment (red): 2 silk"
    ]


def test_what_follows_names_who_where_nothing_came_before() -> None:
    assert said(StepsPaid(BEN, "rnd", 2, 3), Advanced(BEN, "rnd", 2, 4)) == [
        "Ben pays 3 money; advances 2 spaces in R&D"
    ]


def test_a_family_business_is_founded_once() -> None:
    assert said(
        PairTaken(ANNA, "family", 12),
        FactoryBuilt(ANNA, FAMILY, "cotton"),
        GoodsAdded(ANNA, FAMILY, "cotton", 1, 0),
        FamilyFounded(ANNA, "cotton", 1),
    )[0].endswith("; founds the family business for cotton; gets 1 cotton in the family business")


def test_a_section_takes_few_lines() -> None:
    places = (Placing(None, 9, 10), Placing(ANNA, 5, 6))
    assert said(
        RoundEnded(2),
        SectionEnded(1),
        RegionScored("southwest", places),
        RegionScored("kansai", places),
        RegionScored("kanto", ()),
        RegionScored("north", places),
    ) == [
        "**Round 2 ends**; **Section 1 of 3 is scored**",
        "Southwest: overseas company 9 and Anna 5 (+6 VP); Kansai: overseas company 9 and Anna 5 (+6 VP)",
        "Kanto: no one has influence; North: overseas company 9 and Anna 5 (+6 VP)",
    ]


@pytest.mark.parametrize("seats", [1, 4])
def test_every_event_and_answer_of_a_match_has_words(seats: int) -> None:
    match = finished(seats)
    rounds = NIPPON_FACE.rounds(match.standing_moves, seats)
    last = cast("NipponView", match.view(None)).round
    assert [*dict.fromkeys(rounds)] == [*range(1, last + 1)], "as the round marker counts them, to the last one"
    for move in match.standing_moves:
        brief = NIPPON_FACE.undo_label(match.answer_of(move, move.seat))
        assert brief is not None, move.notation
        for lang in LANGUAGES:
            assert "{" not in Words.of(lang).plain(brief, PEOPLE)
            for told in move.told:
                if (line := NIPPON_FACE.narrate(told.event)) is not None:
                    assert Words.of(lang).say(line, PEOPLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_do_not_grow_with_what_is_told_at_once(lang: Lang) -> None:
    moves = finished(4).standing_moves
    told = [record.event for move in moves for record in move.told if record.only is None]
    lines = story(cast("list[NipponEvent]", told))
    # Beyond 2500 characters nothing can be filled into a text.
    assert max(len(Words.of(lang).say(line, PEOPLE)) for line in lines) < 2000


def test_what_a_reader_may_not_know_has_no_words() -> None:
    assert NIPPON_FACE.undo_label(Redacted("goal")) is None


def test_every_side_of_a_factory_says_what_it_does() -> None:
    facts = rules_of("nippon").facts  # type: ignore[attr-defined]
    for lang in LANGUAGES:
        words = Words.of(lang)
        labels = [words.plain(effect_label(row), PEOPLE) for row in facts.factories.values()]
        assert all(5 <= len(label) <= 160 and "{" not in label for label in labels)


NAMES = (
    *("paper3a", "cotton1b/iron", "kanto/2money", "north/none", "osaka.top", "lenses:finance", "paper:k7>blue"),
    *("ships g berlin iron x1", "consolidate 2>railways white mining", "keep 2 money 1 coal", "sell 2 silk"),
)
"""Names of things, and answers, as notation writes them."""


@pytest.mark.parametrize("notation", NAMES)
@pytest.mark.parametrize("lang", ["de", "it"])
def test_names_are_spoken_and_typed_in_other_languages(notation: str, lang: Lang) -> None:
    assert TERMS.typed(TERMS.spoken(notation, lang), lang) == notation


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("de", "Forschung weiß 2", "rnd white 2"),
        ("de", "märkte rot osaka.papier 2 entfernt osaka.links", "markets red osaka.paper 2 removes osaka.left"),
        ("de", "maschinen baumwolle1a glühlampen2b/eisen", "machines cotton1a bulbs2b/iron"),
        ("it", "ferrovie giallo kanto/seta con niente", "railways yellow kanto/silk with none"),
        ("it", "investi carta:k7>blu", "invest paper:k7>blue"),
    ],
)
def test_typed_terms(lang: Lang, typed: str, notation: str) -> None:
    assert TERMS.typed(typed, lang) == notation


def test_every_kind_of_event_is_in_the_union_once() -> None:
    union, *_ = get_args(NipponEvent)
    kinds = [event.kind for event in get_args(union)]
    assert len(set(kinds)) == len(kinds)


def read(view: NipponView, what: str) -> list[str]:
    """What a close-up says."""
    people = samples.people(len(view.zaibatsu))
    section = text_board.section(view, what, people)
    return [Words.of("en").plain(line, people) for line in section.lines]


def test_each_part_of_a_board_is_read_alone() -> None:
    view = samples.middle(4)
    whole = [Words.of("en").plain(line, samples.people(4)) for line in zaibatsu(view, Seat(0)).lines]
    parts = [read(view, f"zaibatsu:0:{part}") for part in ("tracks", "rows", "factories")]
    assert {line for part in parts for line in part} == set(whole)
    assert max(map(len, parts)) < len(whole)
    assert any(line.startswith("Next bonus after ") for line in parts[0])
    assert any(line.startswith("Consolidating now brings ") for line in parts[1])


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_alternative_text_is_cut(lang: Lang) -> None:
    rest, cut = Words.of(lang).text("house-alt-rest"), []
    for kind, draw in {"late": samples.late, "over": samples.over, "crowded": samples.crowded}.items():
        for seats in (1, 4):
            view = draw(seats)
            people = samples.people(seats)
            context = RenderContext("7K2", people, Words.of(lang))
            before = samples.before_late(seats) if kind == "late" else None
            looks = [what for what in NIPPON_FACE.looks(view) if what.startswith(LONG)]
            named = {what: NIPPON_FACE.close_up(view, what, context, before).alt for what in looks}
            named["table"] = NIPPON_FACE.table(view, before, context).alt
            cut += [f"{kind}-{seats}-{what}" for what, alt in named.items() if alt.endswith(f"… {rest}")]
    assert cut == []


def test_an_overview_says_first_what_is_in_the_store_and_what_the_workers_bring() -> None:
    view = samples.crowded(4)
    points, work, brings, prestige, *_ = read(view, "zaibatsu:0")
    assert points.startswith("148 VP. In store: 68 money")
    assert work.startswith("Work area, 6 of 6")
    assert brings.startswith("Consolidating now brings")
    assert prestige.startswith("Prestige tiles: Ships 1, Machines 2, Railways 3")


def test_the_supply_is_read_with_who_can_build_the_reader_first() -> None:
    view = replace(samples.middle(3), reader=Seat(2))
    names = [one.name for one in samples.people(3)]
    assert [line.partition(" can")[0] for line in read(view, "supply3")[1:4]] == [names[2], *names[:2]]


def test_of_a_supply_that_is_used_up_no_one_reads_who_can_build() -> None:
    assert read(replace(samples.middle(3), supply=()), "supply1")[1:] == ["None is left."]


def test_a_section_and_the_goals_are_read_with_everyones_count() -> None:
    view = samples.over(3)
    names = [one.name for one in samples.people(3)]
    assert all(name in read(view, "section2")[-1] for name in names)
    assert all(name in line for name in names for line in read(samples.middle(3), "goals"))
