"""The pictures of Nippon: what is written stays in its place, can be read, fits Discord, and marks what is new."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.core.languages import LANGUAGES
from render.core.palette import developed
from render.core.words import Words
from render.nippon.closeups.closeups import closer_looks
from render.nippon.derived import factory_price
from render.nippon.pictures import PICTURES
from render.nippon.table.plan import STRIP_TOP
from rules.core.seats import Seat
from rules.nippon.view.table import WorkerView
from tests.render import samples_nippon as samples
from tests.render.samples_yokohama import HOSTILE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from render.core.canvas import Canvas, Written
    from rules.nippon.view import NipponView

PHONE = 400
"""Width in points of a picture on a phone."""

SEATS = (1, 2, 3, 4)
KINDS: dict[str, Callable[[int], NipponView]] = {
    "opening": samples.opening,
    "middle": samples.middle,
    "full": samples.fullest,
    "over": samples.over,
}
OWN = ("southwest", "kansai", "kanto", "north", "hiring", "supply", "missions", "goals", "takatoshi", "pairs")
"""Close-ups of the table; those of boards have tests of their own."""


@cache
def tables() -> dict[str, Canvas]:
    """The table in all positions and languages."""
    return {
        f"{kind}-{seats}-{lang}": PICTURES.draw_table(
            view(seats), samples.earlier(seats) if kind == "middle" else None, samples.people(seats), lang, "7K2"
        )
        for kind, view in KINDS.items()
        for seats in SEATS
        for lang in LANGUAGES
    }


@cache
def near() -> dict[str, Canvas]:
    """Close-ups of the table in all positions and languages, each in one number of seats."""
    return dict(_near())


def _near() -> Iterator[tuple[str, Canvas]]:
    for number, (kind, view) in enumerate(KINDS.items()):
        for seats in (4, 1 + number % 3):
            seen = view(seats)
            for what in closer_looks(seen):
                if what.startswith(OWN):
                    for lang in LANGUAGES if seats == 4 else ("de",):
                        before = samples.earlier(seats) if kind == "middle" else None
                        drawn = PICTURES.draw_close_up(seen, what, samples.people(seats), lang, "7K2", before)
                        yield f"{kind}-{seats}-{what}-{lang}", drawn


def wrong(find: Callable[[Canvas], list[object]], pictures: dict[str, Canvas]) -> dict[str, list[object]]:
    """What is wrong with each picture."""
    return {name: found for name, canvas in pictures.items() if (found := find(canvas))}


def within(box: tuple[int, int, int, int], size: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]


def overlap(one: Written, other: Written) -> bool:
    a, b = one.box, other.box
    return a[0] + 1 < b[2] - 1 and b[0] + 1 < a[2] - 1 and a[1] + 1 < b[3] - 1 and b[1] + 1 < a[3] - 1


def astray(canvas: Canvas) -> list[object]:
    """Words that leave the picture or run into each other."""
    outside = [word for word in canvas.written if not within(word.box, canvas.size)]
    return [*outside, *(pair for pair in combinations(canvas.written, 2) if overlap(*pair))]


def cut(canvas: Canvas) -> list[object]:
    """Words that are not whole."""
    return [word for word in canvas.written if word.text != word.wanted]


def test_words_stay_on_the_table_and_apart() -> None:
    assert wrong(astray, tables()) == {}


def test_words_stay_on_close_ups_and_apart() -> None:
    assert wrong(astray, near()) == {}


def test_nothing_is_cut() -> None:
    assert wrong(cut, tables()) == {}
    assert wrong(cut, near()) == {}


def test_figures_that_decide_are_legible_on_a_phone() -> None:
    def illegible(canvas: Canvas) -> list[object]:
        figures = [word for word in canvas.written if word.decides]
        tiny = [word for word in figures if word.figure * PHONE / canvas.size[0] < 11]
        return [*tiny, *([] if figures else ["no figure decides"])]

    assert wrong(illegible, near()) == {}


def test_nothing_on_the_table_is_too_small() -> None:
    assert wrong(lambda canvas: [word for word in canvas.written if word.size < 22], tables()) == {}


@pytest.mark.parametrize("name", ["full-4-de", "middle-4-it", "middle-1-en"])
def test_files_are_small(name: str) -> None:
    assert len(developed(tables()[name].image, PICTURES.game, "words", "x.png").png) <= 400 * 1024


@pytest.mark.parametrize("seats", SEATS)
def test_the_supply_says_first_what_its_reader_can_build(seats: int) -> None:
    """And of the others in icons, which need no words."""
    for kind, view in {**KINDS, "crowded": samples.crowded}.items():
        for what in ("supply1", "supply2", "supply3"):
            for lang in LANGUAGES:
                seen = replace(view(seats), reader=Seat(seats - 1))
                canvas = PICTURES.draw_close_up(seen, what, samples.people(seats), lang, "7K2", None)
                assert (kind, astray(canvas), cut(canvas)) == (kind, [], [])
    seen, words = replace(samples.over(seats), reader=Seat(seats - 1)), Words.of("en")
    price = factory_price(seen, seen.zaibatsu[seats - 1], seen.kinds[-1])
    key = "can-build" if price.reason is None else f"cannot-{price.reason}"
    verdict = words.text(f"nippon-pic-{key}", money=price.money, silk=price.silk, short=price.short)
    canvas = PICTURES.draw_close_up(seen, "supply3", samples.people(seats), "en", "7K2", None)
    assert verdict in [word.text for word in canvas.written]


def test_hostile_names_are_drawn() -> None:
    view = samples.fullest(4)
    canvas = PICTURES.draw_table(view, None, HOSTILE, "de", "7K2")
    assert [word for word in canvas.written if not within(word.box, canvas.size)] == []
    for what in closer_looks(view):
        if what.startswith(OWN):
            assert PICTURES.draw_close_up(view, what, HOSTILE, "it", "7K2", None).written


LONG_NAMES = ("Maximiliane von Hohenfels", "Grandmaster_Flash_99", "Åsa Björk-Lindqvist", "Jo")


@pytest.mark.parametrize("seats", SEATS)
def test_long_names_are_whole_on_the_table(seats: int) -> None:
    people = tuple(
        replace(one, name=one.name and name) for one, name in zip(samples.people(seats), LONG_NAMES, strict=False)
    )
    canvas = PICTURES.draw_table(samples.fullest(seats), None, people, "de", "7K2")
    strip = [word for word in canvas.written if word.box[1] > STRIP_TOP]
    assert [word for word in strip if word.text != word.wanted] == []


def test_what_is_new_is_marked() -> None:
    view, before = samples.middle(4), samples.earlier(4)
    assert view != before

    def marked(old: NipponView | None) -> int:
        image = PICTURES.draw_table(view, old, samples.people(4), "en", "7K2").image
        return {tone: count for count, tone in image.getcolors(image.width * image.height) or []}[NOW]

    assert marked(before) > marked(None) + 500


@pytest.mark.parametrize(
    ("workers", "told"), [(0, "take a worker"), (3, "take a worker, or consolidate"), (6, "consolidate")]
)
def test_the_banner_says_what_the_work_area_leaves(workers: int, told: str) -> None:
    view = samples.early(2)
    assert (view.phase, view.active) == ("turn", view.asked[0])
    one = replace(view.zaibatsu[view.asked[0]], work=tuple([WorkerView("blue", specialist=False)] * workers))
    people = tuple([one if seat == view.active else other for seat, other in enumerate(view.zaibatsu)])
    drawn = PICTURES.draw_table(replace(view, zaibatsu=people), None, samples.people(2), "en", "7K2")
    assert told in [word.text for word in drawn.written]
