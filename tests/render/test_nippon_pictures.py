"""The pictures of Nippon: what is written stays in its place, can be read, fits Discord, and marks what is new."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.nippon.derived import factory_price
from render.nippon.pictures import PICTURES
from render.nippon.table.plan import STRIP_TOP
from render.nippon.words.looks import closer_looks
from rules.core.seats import Seat
from rules.nippon.view.table import WorkerView
from tests.render import samples_nippon as samples
from tests.render.looks import astray, cut, within
from tests.render.samples_yokohama import HOSTILE

SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_the_supply_says_first_what_its_reader_can_build(seats: int) -> None:
    """And of the others in icons, which need no words."""
    for kind, view in {**samples.KINDS, "crowded": samples.crowded}.items():
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
        if not what.startswith("zaibatsu"):
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
