"""What is new on the table of Yokohama: few marks, each in the shape of what changed, and a quiet line for the way."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.yokohama import table
from render.yokohama.city import empty_city
from render.yokohama.plan import PLANS
from render.yokohama.route import dots, put_routes
from render.yokohama.table_marks import MOST, Route, marks
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_turns as turns

if TYPE_CHECKING:
    from PIL import Image

LAST = {2: 9, 3: 13, 4: 17}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_is_marked_step_by_step(seats: int) -> None:
    found = marks(turns.after_turn(seats), turns.turn_before(seats))
    start, end = next(iter(found.routes)).start, LAST[seats]
    assert found.routes == (Route(Seat(1), start, end),)
    assert found.areas[start].left == (1,)
    assert [i for i, area in enumerate(found.areas) if 1 in area.assistants] == [2, 3]
    framed = [i for i, area in enumerate(found.areas) if area.frame]
    assert framed == [end]
    assert len(found.areas[end].built) == 1
    assert found.areas[end].token == (turns.turn_before(seats).areas[end].token is not None)
    assert found.count <= MOST
    fish, yen = 3, 5
    assert found.counts == tuple((fish, yen) if seat == 1 else () for seat in range(seats))


def test_counts_are_not_marked_when_too_many_changed() -> None:
    assert marks(samples.fullest(), samples.middle()).counts == ()


def test_when_too_much_is_new_assistants_are_passed_over_before_presidents() -> None:
    now, before = turns.after_turn(), turns.turn_before()
    crowded = replace(now, areas=tuple(replace(a, assistants=(7, 7, 7, 7)) if a.building else a for a in now.areas))
    found = marks(crowded, before)
    assert found.count <= MOST
    assert not any(area.assistants for area in found.areas)
    assert found.routes == marks(now, before).routes


def test_when_nearly_all_is_new_only_areas_are_marked() -> None:
    found = marks(samples.fullest(), samples.opening())
    assert found.count <= MOST
    assert found.routes == ()
    assert not any(area.built or area.token or area.assistants or area.left for area in found.areas)
    assert any(area.frame for area in found.areas)


def test_at_the_end_nothing_is_new_any_more() -> None:
    found = marks(samples.over(), samples.opening())
    assert found.count == 0
    assert found.routes == ()


def test_a_president_taken_back_or_set_out_has_no_way() -> None:
    now = samples.middle()
    in_hand = replace(now, merchants=tuple(replace(one, president=None) for one in now.merchants))
    assert marks(in_hand, now).routes == ()
    assert marks(now, in_hand).routes == ()


@pytest.mark.parametrize(
    ("start", "end"), [((100, 100), (900, 100)), ((900, 100), (100, 700)), ((300, 300), (300, 420))]
)
def test_the_way_is_dotted_evenly_and_swings_out_only_a_little(
    start: tuple[float, float], end: tuple[float, float]
) -> None:
    line = [start, *dots(start, end)]
    gaps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    assert max(gaps) < 35
    assert min(gaps) > 15
    length = hypot(end[0] - start[0], end[1] - start[1])
    for x, y in line:
        aside = abs((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])) / length
        assert aside < 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_way_covers_no_name_and_no_icon(seats: int) -> None:
    view, plan = turns.after_turn(seats), PLANS[seats]
    bare = empty_city(view.areas, seats, "en")
    kept = [*(word.box for word in bare.written), *(plan.icon(area) for area in view.areas)]
    dotted = empty_city(view.areas, seats, "en")
    put_routes(dotted, view, marks(view, turns.turn_before(seats)).routes)
    assert dotted.image.tobytes() != bare.image.tobytes()
    assert [box for box in kept if dotted.image.crop(box).tobytes() != bare.image.crop(box).tobytes()] == []


def test_marks_are_drawn_in_the_colour_of_now() -> None:
    view = replace(turns.after_turn(), asked=())
    quiet, loud = (
        table.draw(view, before, samples.PEOPLE, "en", "7K2").image for before in (None, turns.turn_before())
    )
    assert vermilion(loud) > vermilion(quiet) + 3000


def vermilion(image: Image.Image) -> int:
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == NOW)
