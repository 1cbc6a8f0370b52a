"""Zaibatsu boards and sheets of Nippon: words stay in their place and can be read, points are those of the rules."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.core.languages import LANGUAGES
from render.core.palette import developed
from render.core.words import Words
from render.nippon.cards.score import rows_of
from render.nippon.closeups import mats
from render.nippon.closeups.mat_figures import achieved_points, consolidation, worth
from render.nippon.derived import gained
from render.nippon.pictures import PICTURES
from render.nippon.words import section
from render.nippon.words.section import decided
from rules.core.seats import Seat
from rules.nippon.model.places import Placing
from rules.nippon.model.terms import AREAS, FAMILY
from rules.nippon.view.table import FactoryView, WorkerView
from tests.render import samples_nippon as samples
from tests.render.looks import LONGEST, astray, cut, illegible, within, wrong
from tests.render.samples_yokohama import HOSTILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

PARTS = ("zaibatsu:0:tracks", "zaibatsu:0:rows", "zaibatsu:0:factories")


POSITIONS = {**samples.KINDS, "crowded": samples.crowded}


@cache
def boards(langs: tuple[Lang, ...]) -> dict[str, Canvas]:
    """The first board, whole and from near, in all positions."""
    return dict(_boards(langs))


def _boards(langs: tuple[Lang, ...]) -> Iterator[tuple[str, Canvas]]:
    for kind, view in POSITIONS.items():
        for lang in langs:
            for what in ("zaibatsu:0", *PARTS):
                yield f"{kind}-{what}-{lang}", near(view(4), what, lang)


@cache
def sheets(langs: tuple[Lang, ...]) -> dict[str, Canvas]:
    """Score sheets and sheets of sections."""
    return dict(_sheets(langs))


def _sheets(langs: tuple[Lang, ...]) -> Iterator[tuple[str, Canvas]]:
    for lang in langs:
        for seats in (1, 2, 4):
            yield (
                f"score-{seats}-{lang}",
                PICTURES.draw_score(samples.over(seats), samples.people(seats), lang, "7K2", ()),
            )
            yield f"section-{seats}-{lang}", near(samples.middle(seats), "section", lang, seats)
            yield f"scored-{seats}-{lang}", near(samples.over(seats), "section3", lang, seats)
        yield f"won-{lang}", PICTURES.draw_score(samples.won(), samples.people(1), lang, "7K2", ())


def near(view: NipponView, what: str, lang: Lang, seats: int = 4, before: NipponView | None = None) -> Canvas:
    return PICTURES.draw_close_up(view, what, samples.people(seats), lang, "7K2", before)


@pytest.fixture
def langs(*, heavy: bool) -> tuple[Lang, ...]:
    """The language of the longest words, in a heavy run all."""
    return tuple(LANGUAGES) if heavy else (LONGEST,)


@pytest.mark.long
def test_words_stay_on_boards_and_apart_and_whole(langs: tuple[Lang, ...]) -> None:
    assert wrong(astray, boards(langs)) == {}
    assert wrong(cut, boards(langs)) == {}
    assert wrong(astray, sheets(langs)) == {}
    assert wrong(cut, sheets(langs)) == {}


def test_figures_of_boards_are_legible_on_a_phone(langs: tuple[Lang, ...]) -> None:
    near = {name: canvas for name, canvas in boards(langs).items() if canvas.size[0] == 1200}
    assert wrong(partial(illegible, fewest=13), near) == {}


def test_everyone_has_an_overview_and_three_parts() -> None:
    view = samples.middle(3)
    names = [what for what in mats.looks(view) if what.startswith("zaibatsu:2")]
    assert names == ["zaibatsu:2", "zaibatsu:2:tracks", "zaibatsu:2:rows", "zaibatsu:2:factories"]
    said = [word.text for word in near(view, names[0], "en", 3).written]
    assert f"{samples.people(3)[2].name}'s Zaibatsu" in said


@pytest.mark.parametrize("seats", [2, 4])
def test_prestige_places_bring_what_the_rules_count(seats: int) -> None:
    view = samples.over(seats)
    assert view.results is not None
    for line in view.results:
        one = view.zaibatsu[line.seat]
        assert achieved_points(view, one) == sum(line.achievements)
        for area, points, (_, level) in zip(AREAS, line.achievements, one.achieved, strict=True):
            assert not level or worth(view, one, area).now == (points,)


def board(view: NipponView, **new: object) -> ZaibatsuView:
    return replace(view.zaibatsu[0], **new)  # type: ignore[arg-type]


def test_a_prestige_place_says_what_is_missing_for_more() -> None:
    view = samples.opening(2)
    bare = board(view, ships=3, achieved=tuple((area, 0) for area in AREAS))
    found = worth(view, bare, "ships")
    assert (found.now, found.missing, found.then, found.most) == ((0,), 1, (5, 8, 10), (10, 16, 20))
    tiled = board(view, ships=4, achieved=tuple((area, 2) for area in AREAS))
    found = worth(view, tiled, "ships")
    assert (found.now, found.missing, found.then) == ((8,), 2, (16,))


def test_the_family_business_shows_neither_coal_nor_what_it_would_make() -> None:
    view = samples.opening(2)

    def figures(*factories: FactoryView) -> list[str]:
        people = (board(view, factories=factories), *view.zaibatsu[1:])
        drawn = near(replace(view, zaibatsu=people), "zaibatsu:0:factories", "en")
        return [word.text for word in drawn.written if word.text == "2"]

    assert figures(FactoryView(FAMILY, None, "cotton", (True, False), 1, 0)) == figures()


def test_consolidating_is_counted_with_departments_and_wages() -> None:
    view = samples.opening(2)
    work = tuple(WorkerView(colour, specialist=False) for colour in ("blue", "blue", "red", "black"))
    found = consolidation(view, board(view, work=work, wages=9, finance=(2, 14), mining=(2, 4), upgraded=("blue",)))
    assert (found.departments, found.income, found.wages, found.level) == (("blue", "black"), 19, 9, 1)
    assert (found.gain.money, found.gain.coal, found.lost) == (10, 6, 0)


def test_wages_that_cannot_be_paid_cost_points_and_the_last_money_stays() -> None:
    view = samples.opening(2)
    work = (WorkerView("white", specialist=False),)
    found = consolidation(view, board(view, work=work, wages=18, finance=(0, 12), mining=(0, 2)))
    assert (found.gain.money, found.lost, found.steps) == (1, 7, 1)


@pytest.mark.parametrize(
    ("part", "was"),
    [
        ("tracks", {"rnd": (0, 1)}),
        ("rows", {"ships": 0}),
        ("rows", {"work": ()}),
        ("rows", {"silk": 40}),
        ("rows", {"upgraded": ()}),
        ("factories", {"factories": ()}),
        ("factories", {"open": samples.opening(4).zaibatsu[0].open}),
        ("factories", {"achieved": tuple((area, 0) for area in AREAS)}),
    ],
    ids=str,
)
def test_what_is_new_on_a_board_is_marked(part: str, was: dict[str, object]) -> None:
    view = samples.crowded(4)
    view = replace(view, zaibatsu=(board(view, rnd=(4, 3), ships=2), *view.zaibatsu[1:]))
    before = replace(view, zaibatsu=(board(view, **was), *view.zaibatsu[1:]))

    def marked(old: NipponView) -> int:
        image = near(view, f"zaibatsu:0:{part}", "en", before=old).image
        return {tone: count for count, tone in image.getcolors(image.width * image.height) or []}.get(NOW, 0)

    assert marked(view) == 0
    assert marked(before) > 150


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((), "Kansai: no one has influence."),
        (((0, 4, 10),), "Kansai: only {a} has influence (4)."),
        (((0, 6, 10), (None, 3, 8)), "Kansai: {a} 6, then the overseas company 3 (lead 3)."),
        (((0, 5, 9), (1, 5, 9)), "Kansai: {a} and {b} tie at 5, 9 VP each."),
    ],
)
def test_the_sentence_that_decides_a_region(places: tuple[tuple[int | None, int, int], ...], said: str) -> None:
    people = samples.people(2)
    there = tuple(Placing(None if seat is None else Seat(seat), count, points) for seat, count, points in places)
    text = Words.of("en").plain(decided("kansai", there), people)
    assert text == said.format(a=people[0].name, b=people[1].name)


def test_the_score_sheet_alone_says_every_goal() -> None:
    drawn = PICTURES.draw_score(samples.over(1), samples.people(1), "en", "7K2", ())
    notes = [word.text for word in drawn.written if word.text.startswith("Goal, ")]
    goals = samples.over(1).takatoshi
    assert goals is not None
    assert len(notes) == len(goals.goals)


def test_sections_that_were_scored_can_be_looked_back_at() -> None:
    view, end = samples.middle(4), samples.over(4)
    assert (view.section, section.sheets(view)) == (2, ("section", "section1"))
    assert section.sheets(end) == ("section3", "section2", "section1")
    for number, scored in enumerate(end.scored, start=1):
        totals = [sum(points) for points in zip(*[gained(places, 4) for places in scored], strict=True)]
        said = [word.text for word in near(end, f"section{number}", "en").written]
        assert [str(total) for total in totals if str(total) not in said] == []
        assert f"Section {number}, round {end.section_ends[number - 1]}" in said


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_rows_of_the_score_sheet_make_its_totals(seats: int) -> None:
    view = samples.over(seats)
    assert view.results is not None
    lines = tuple(sorted(view.results, key=lambda line: line.seat))
    rows = rows_of(view, lines, Words.of("en"))
    assert [sum(row.values[line.seat] for row in rows) for line in lines] == [line.total for line in lines]
    in_regions = sum(points for scored in view.scored for places in scored for points in gained(places, len(lines)))
    assert sum(sum(row.values) for row in rows[:4]) == in_regions > 0


def test_there_is_no_score_sheet_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        PICTURES.draw_score(samples.middle(2), samples.people(2), "en", "7K2", ())


def test_hostile_names_are_drawn_on_boards_and_sheets() -> None:
    view = samples.fullest(4)
    for what in ("section", "zaibatsu:1", "zaibatsu:2:rows"):
        canvas = PICTURES.draw_close_up(view, what, HOSTILE, "it", "7K2", None)
        assert [word for word in canvas.written if not within(word.box, canvas.size)] == []
    assert PICTURES.draw_score(samples.over(4), HOSTILE, "de", "7K2", ()).written


@pytest.mark.parametrize("name", ["full-zaibatsu:0-de", "full-zaibatsu:0:rows-de", "over-zaibatsu:0:factories-de"])
def test_files_of_boards_are_small(name: str, langs: tuple[Lang, ...]) -> None:
    assert len(developed(boards(langs)[name].image, PICTURES.game, "words", "x.png").png) <= 400 * 1024


@pytest.mark.parametrize("what", ["zaibatsu:0", *PARTS])
def test_boards_are_drawn_quickly(what: str) -> None:
    view = samples.middle(4)
    near(view, what, "en")
    times = []
    for _ in range(5):
        begin = time.process_time()
        near(view, what, "en")
        times.append(time.process_time() - begin)
    assert min(times) < 0.04
