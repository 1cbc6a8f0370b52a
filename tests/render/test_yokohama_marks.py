"""What is new on the table of Yokohama: few marks, each in the shape of what changed, and a quiet line for the way."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.core.colours import NOW
from render.yokohama import table
from render.yokohama.city import area_frame, empty_city
from render.yokohama.plan import PLANS, POINT, ROW
from render.yokohama.route import DOT, EAVES, HAT, dots, put_routes, way
from render.yokohama.table_marks import MOST, Route, marks
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_turns as turns

if TYPE_CHECKING:
    from PIL import Image

    from rules.yokohama.view import YokohamaView

LAST = {2: 9, 3: 13, 4: 17}
STEPS = {2: (4, 1, 2, 6, 8, 9), 3: (4, 3, 7, 10, 13), 4: (4, 3, 8, 13, 17)}
"""Numbers of the areas through which ochre walked in that turn."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_is_marked_step_by_step(seats: int) -> None:
    found = marks(turns.after_turn(seats), turns.turn_before(seats))
    start, end = 4, LAST[seats]
    assert found.routes == (Route(Seat(1), STEPS[seats]),)
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


def test_who_came_by_tram_or_walked_twice_since_has_no_way() -> None:
    now, before = turns.after_turn(), turns.turn_before()
    by_tram, twice = (_walked(now, way) for way in ((), ("agency", "research")))
    assert [marks(view, before).routes for view in (by_tram, twice)] == [(), ()]
    assert marks(by_tram, before).areas == marks(now, before).areas


def _walked(view: YokohamaView, way: tuple[str, ...]) -> YokohamaView:
    people = tuple(replace(one, walked=way) if one.seat == 1 else one for one in view.merchants)
    return replace(view, merchants=people)


@pytest.mark.parametrize("view", [turns.after_turn(2), turns.after_turn(3), turns.after_turn(4), samples.middle(3)])
def test_the_way_runs_through_the_areas_that_were_entered_and_no_other(view: YokohamaView) -> None:
    """In another area than those there is no dot, but for its edge: ways go up and down in the gaps."""
    plan, seats = PLANS[len(view.merchants)], len(view.merchants)
    before = turns.turn_before(seats) if view == turns.after_turn(seats) else samples.earlier(seats)
    (route,) = marks(view, before).routes
    line = dots(way(plan, view, route))
    for number, area in enumerate(view.areas):
        x, y = plan.roof(area)
        inside = [dot for dot in line if abs(dot[0] - x) < plan.half - DOT and y + POINT < dot[1] < y + ROW]
        assert bool(inside) == (number in route.places), area.id
        assert [dot for dot in inside if dot[1] > y + EAVES + 3] == [], area.id


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_way_is_dotted_evenly_from_hat_to_hat(seats: int) -> None:
    view, plan = turns.after_turn(seats), PLANS[seats]
    (route,) = marks(view, turns.turn_before(seats)).routes
    corners = way(plan, view, route)
    line = dots(corners)
    gaps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    assert max(gaps) <= 25.1
    assert min(gaps) > 15
    for dot, corner in ((line[0], corners[0]), (line[-1], corners[-1])):
        assert HAT < hypot(dot[0] - corner[0], dot[1] - corner[1]) < HAT + 26


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_way_covers_no_name_no_icon_and_no_frame(seats: int) -> None:
    view, plan = turns.after_turn(seats), PLANS[seats]
    found = marks(view, turns.turn_before(seats))
    bare = empty_city(view.areas, seats, "en")
    kept = [*(word.box for word in bare.written), *(plan.icon(area) for area in view.areas if area.building)]
    dotted = empty_city(view.areas, seats, "en")
    put_routes(dotted, view, found)
    assert dotted.image.tobytes() != bare.image.tobytes()
    assert [box for box in kept if dotted.image.crop(box).tobytes() != bare.image.crop(box).tobytes()] == []
    x, y = plan.roof(view.areas[LAST[seats]])
    stencil = area_frame(seats).stencil
    corner = x - plan.half - 10, y - 10
    place = (*corner, corner[0] + stencil.width, corner[1] + stencil.height)
    changed = ImageChops.difference(dotted.image.crop(place), bare.image.crop(place)).convert("L")
    assert ImageChops.multiply(changed, stencil).getbbox() is None


def test_dots_of_two_ways_under_the_same_eaves_never_overlap() -> None:
    """The second merchant came the way that another took before him: no dot is laid that was not laid before."""
    view = turns.after_turn()
    found = marks(view, turns.turn_before())
    (route,) = found.routes
    alone, together = (empty_city(view.areas, 4, "en") for _ in range(2))
    put_routes(alone, view, found)
    put_routes(together, view, replace(found, routes=(route, route)))
    assert together.image.tobytes() == alone.image.tobytes()


def test_marks_are_drawn_in_the_colour_of_now() -> None:
    view = replace(turns.after_turn(), asked=())
    quiet, loud = (
        table.draw(view, before, samples.PEOPLE, "en", "7K2").image for before in (None, turns.turn_before())
    )
    assert vermilion(loud) > vermilion(quiet) + 3000


def vermilion(image: Image.Image) -> int:
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == NOW)
