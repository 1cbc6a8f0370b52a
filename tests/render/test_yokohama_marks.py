"""What is new on the table of Yokohama: few marks, each in the shape of what changed, and an arrow for each step."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.colours import NOW
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.table import table
from render.yokohama.table.marks import MOST, Route, marks
from render.yokohama.table.plan import PLANS, POINT, ROW
from render.yokohama.table.route import LENGTH, crossings, put_ways
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_turns as turns

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.shapes import Point
    from render.yokohama.table.plan import Plan
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


VIEWS = [(turns.after_turn(n), turns.turn_before(n)) for n in (2, 3, 4)] + [
    (samples.middle(n), samples.earlier(n)) for n in (2, 3, 4)
]


@pytest.mark.parametrize(("view", "before"), VIEWS)
def test_an_arrow_lies_over_each_border_that_was_crossed(view: YokohamaView, before: YokohamaView) -> None:
    """Its middle lies between the areas, its tail in the one that was left, its head in the one that was entered."""
    plan = PLANS[len(view.merchants)]
    (route,) = marks(view, before).routes
    found = crossings(plan, view, (route,))
    assert len(found) == len(route.places) - 1
    for crossing, (start, end) in zip(found, pairwise(route.places), strict=True):
        turn = radians(crossing.turn)
        for far, place in ((-LENGTH / 2 + 2, start), (LENGTH / 2 - 2, end)):
            at = crossing.x + far * cos(turn), crossing.y + far * sin(turn)
            assert [i for i, area in enumerate(view.areas) if within(plan, plan.roof(area), at)] == [place]


def within(plan: Plan, roof: Point, at: Point) -> bool:
    """Whether a point lies on the board of the area with this roof."""
    aside, down = abs(at[0] - roof[0]), at[1] - roof[1]
    slope = POINT * aside / plan.half
    return aside < plan.half and slope < down < ROW + POINT - slope


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_arrows_over_all_borders_cover_nothing_that_is_to_be_read(seats: int, lang: Lang) -> None:
    """Each border there is in the city, crossed one way, the other and both, all built on and everyone everywhere."""
    view, plan = replace(turns.widest(seats), asked=()), PLANS[seats]
    people = samples.PEOPLE[:seats]
    steps = [pair for pair in combinations(range(len(view.areas)), 2) if neighbours(plan, view, *pair)]
    there, back = ([Route(Seat(0), step) for step in way] for way in (steps, [step[::-1] for step in steps]))
    bare = table.draw(view, None, people, lang, "7K2")
    kept = [*(word.box for word in bare.written), *(plan.icon(area) for area in view.areas if area.building)]
    for routes in (there, back, there + back):
        assert len(crossings(plan, view, routes)) == len(steps)
        laid = Canvas(bare.image.copy())
        put_ways(laid, view, routes)
        assert [box for box in kept if laid.image.crop(box).tobytes() != bare.image.crop(box).tobytes()] == []


def neighbours(plan: Plan, view: YokohamaView, start: int, end: int) -> bool:
    (x0, y0), (x1, y1) = plan.roof(view.areas[start]), plan.roof(view.areas[end])
    return hypot(x1 - x0, y1 - y0) < 1.1 * max(plan.pitch, hypot(plan.pitch / 2, ROW))


def test_a_border_that_several_crossed_bears_one_arrow() -> None:
    view = turns.after_turn()
    (route,) = marks(view, turns.turn_before()).routes
    back = replace(route, places=route.places[::-1])
    alone = crossings(PLANS[4], view, (route,))
    assert crossings(PLANS[4], view, (route, route)) == alone
    assert crossings(PLANS[4], view, (route, back)) == tuple(replace(one, both=True) for one in alone)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_read_on_a_phone(seats: int) -> None:
    """Twelve points and more of vermilion for each step, where the picture is 400 wide."""
    view = turns.after_turn(seats)
    found = marks(view, turns.turn_before(seats))
    still = table.draw(view, None, samples.PEOPLE[:seats], "en", "7K2")
    gone = Canvas(still.image.copy())
    put_ways(gone, view, found.routes)
    small = [one.image.resize((400, round(one.size[1] / 4)), Image.Resampling.BOX) for one in (still, gone)]
    told = ImageChops.difference(*small).convert("L").point(lambda tone: 255 * (tone > 60))
    assert told.histogram()[255] >= 12 * (len(STEPS[seats]) - 1)


def test_marks_are_drawn_in_the_colour_of_now() -> None:
    view = replace(turns.after_turn(), asked=())
    quiet, loud = (
        table.draw(view, before, samples.PEOPLE, "en", "7K2").image for before in (None, turns.turn_before())
    )
    assert vermilion(loud) > vermilion(quiet) + 3000


def vermilion(image: Image.Image) -> int:
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == NOW)


@pytest.mark.parametrize(
    ("lang", "way"),
    [
        ("en", "Ise's president from [O] Port B via K to [E] Fishing 1"),
        ("de", "Ise (bisher O Dock, über K, jetzt E Fischgründe 1)"),
        ("it", "Ise (prima O Moli, passando per K, ora E Pesca 1)"),
    ],
)
def test_the_words_beside_the_picture_name_the_way(lang: Lang, way: str) -> None:
    assert way in beside(samples.middle(), samples.earlier(), lang)


def test_a_long_way_is_named_by_letters_and_a_tram_by_its_ends_alone() -> None:
    now, before = turns.after_turn(), turns.turn_before()
    assert "Ise's president from [E] Fishing 1 via D, I and N to [R] Laboratory B" in beside(now, before, "en")
    ends_alone = "Ise's president from [E] Fishing 1 to [R] Laboratory B"
    assert ends_alone in beside(_walked(now, ()), before, "en")
    assert ends_alone in beside(_walked(now, ("fishing1", "research")), before, "en")


def beside(view: YokohamaView, before: YokohamaView, lang: Lang) -> str:
    return YOKOHAMA_FACE.table(view, before, RenderContext("7K2", samples.PEOPLE, Words.of(lang))).alt
