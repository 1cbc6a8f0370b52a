"""The pictures of Yokohama: what is written stays in its place, can be read, fits Discord, and tells no secret."""

from __future__ import annotations

import io
import time
from dataclasses import replace

import pytest
from PIL import Image

from render.core.colours import NOW
from render.core.palette import developed
from render.yokohama.colours import FLAT
from render.yokohama.pictures import PICTURES
from render.yokohama.table import table
from render.yokohama.table.marks import MOST, marks
from render.yokohama.table.plan import PLANS, TALL
from render.yokohama.words.figures import gauges, shortfall
from render.yokohama.words.looks import closer_looks
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render.looks import pixels


def test_the_palette_holds_the_flat_colours_exactly() -> None:
    canvas = table.draw(samples.middle(4), samples.earlier(4), samples.PEOPLE, "en", "7K2").image
    kept = developed(canvas, PICTURES.game, "", "x.png")
    with Image.open(io.BytesIO(kept.png)) as image:
        plain = image.convert("RGB")
    flat = colours(canvas) & set(FLAT)
    assert len(flat) > 30
    assert flat <= colours(plain)


def colours(image: Image.Image) -> set[object]:
    return {tone for _, tone in image.getcolors(image.width * image.height) or []}


@pytest.mark.parametrize(("seats", "parts"), [(2, 17), (3, 23), (4, 29)])
def test_smaller_tables_have_fewer_close_ups(seats: int, parts: int) -> None:
    assert len(closer_looks(samples.middle(seats))) == parts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_of_a_row_touch_and_stay_on_the_table(seats: int) -> None:
    plan = PLANS[seats]
    assert 0 < plan.pitch - 2 * plan.half <= 20
    for area in samples.middle(seats).areas:
        x, y = plan.roof(area)
        assert plan.half <= x <= table_width() - plan.half
        assert y + 322 < TALL


def table_width() -> int:
    return table.draw(samples.middle(4), samples.earlier(4), samples.PEOPLE, "en", "7K2").size[0]


def test_marks_are_few_and_tell_what_changed() -> None:
    found = marks(samples.middle(), samples.earlier())
    assert found.points == (0, 5, 0, 0)
    assert [i for i, area in enumerate(found.areas) if area.frame] == [4]
    assert found.areas[14].left == (Seat(1),)
    assert marks(samples.fullest(), samples.opening()).count <= MOST
    assert marks(samples.middle(), None).count == 0
    assert marks(samples.middle(), samples.middle()).count == 0


def test_vermilion_stands_only_where_something_is_new_or_due() -> None:
    calm = replace(samples.over(), ending=())
    quiet = table.draw(calm, None, samples.PEOPLE, "en", "7K2").image
    loud = table.draw(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "7K2").image
    assert pixels(quiet, NOW) == 0
    assert pixels(loud, NOW) > 1000


def test_gauges_count_what_ends_the_match() -> None:
    found = {gauge.reason: (gauge.count, gauge.end) for gauge in gauges(samples.middle(2))}
    assert found == {"church": (3, 5), "customs": (2, 5), "shops": (3, 8), "houses": (1, 4), "orders": (9, 0)}


@pytest.mark.parametrize(
    ("word", "owned", "lacks"),
    [("gb7", (1, 1, 2, 2, 0), 0), ("gb7", (0, 1, 0, 5, 9), 3), ("fr4", (9, 4, 9, 9, 0), 1)],
)
def test_what_an_order_lacks(word: str, owned: tuple[int, int, int, int, int], lacks: int) -> None:
    assert sum(shortfall(samples.order(word), owned)) == lacks


def test_a_table_is_drawn_fast_enough() -> None:
    """The goal is 60 ms of processor time; five times as much never happens by chance."""
    view, before = samples.middle(), samples.earlier()
    spent = []
    for _ in range(5):
        start = time.process_time()
        PICTURES.table(view, before, samples.PEOPLE, "en", "7K2", "alt")
        spent.append(time.process_time() - start)
    assert min(spent) < 0.3
