"""The table of Yokohama at its widest: any name, the largest numbers, the longest words, in cities of all sizes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, product
from math import hypot
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.core.colours import SEATS as SEATS_COLOURS
from render.core.context import RenderContext
from render.core.kept import SHELF
from render.core.languages import LANGUAGES
from render.core.name_lines import parted
from render.core.palette import developed
from render.core.pieces import SHAPES
from render.core.shapes import piece
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.pictures import PICTURES
from render.yokohama.table import table
from render.yokohama.table.board import TOKEN_SIZE
from render.yokohama.table.plan import CITY, PLANS, POINT, ROW, STRIP, TALL
from render.yokohama.table.possessions import counts
from render.yokohama.table.shops import SHOP_HEIGHT, SHOPS
from render.yokohama.table.strip import SEAL, SEAL_MIDDLE
from rules.core.seats import Seat
from rules.yokohama.model.terms import MERCHANTS
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_turns as turns
from tests.render.looks import pixels

if TYPE_CHECKING:
    from render.core.canvas import Canvas, Written

PHONE = 400
SEATS = (2, 3, 4)
WIDE = 1600


def at_phone(size: float) -> float:
    return size * PHONE / WIDE


def collisions(canvas: Canvas) -> list[tuple[str, str]]:
    """Words that overlap by more than two pixels both ways."""
    return [
        (one.text, other.text)
        for one, other in combinations(canvas.written, 2)
        if one.box[0] + 2 < other.box[2] and other.box[0] + 2 < one.box[2]
        if one.box[1] + 2 < other.box[3] and other.box[1] + 2 < one.box[3]
    ]


@cache
def full(names: int, seats: int, lang: str) -> Canvas:
    return table.draw(turns.widest(seats), None, turns.named(turns.SCRIPTS[names], seats), lang, "7K2")


@cache
def final(names: int, seats: int, lang: str) -> Canvas:
    return table.draw(samples.over(seats), None, turns.named(turns.SCRIPTS[names], seats), lang, "7K2")


CASES = [(names, seats) for names in range(len(turns.SCRIPTS)) for seats in SEATS]


@pytest.mark.parametrize(("names", "seats"), CASES)
def test_any_name_and_the_largest_numbers_keep_their_room(names: int, seats: int) -> None:
    lang = tuple(LANGUAGES)[(names + seats) % len(LANGUAGES)]
    for canvas in (full(names, seats, lang), final(names, seats, lang)):
        width, height = canvas.size
        assert [
            w for w in canvas.written if w.box[0] < 0 or w.box[1] < 0 or w.box[2] > width or w.box[3] > height
        ] == []
        assert collisions(canvas) == []


@pytest.mark.parametrize(("names", "seats"), CASES)
def test_names_stay_in_the_field_of_their_merchant(names: int, seats: int) -> None:
    wide = WIDE // seats
    for word in full(names, seats, "en").written:
        left, top, right, _ = word.box
        if STRIP < top < CITY:
            assert left // wide == (right - 1) // wide, word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_told_of_people_is_never_cut(seats: int, lang: str) -> None:
    for names in range(len(turns.SCRIPTS)):
        banner = [word for word in final(names, seats, lang).written if word.box[1] < 128 and word.box[0] > 800]
        assert len(banner) == 2
        assert [word for word in banner if word.text != word.wanted] == []
        assert str(winner(seats)) in banner[0].text


def winner(seats: int) -> int:
    return next(line.total for line in samples.over(seats).results or () if line.place == 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_word_of_the_city_has_its_room(seats: int, lang: str) -> None:
    """The longest German and Italian words shrink, but are never cut."""
    canvas = full(4, seats, lang)
    assert [word for word in canvas.written if word.text != word.wanted and word.box[1] > CITY] == []


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_where_things_are_and_who_leads_reads_on_a_phone(seats: int) -> None:
    """Eleven points for letters that lead the eye, eight for what merchants own; nothing under five and a half."""
    view = samples.middle(seats)
    canvas = table.draw(view, samples.earlier(seats), samples.PEOPLE[:seats], "en", "7K2")
    names = [person.name for person in samples.PEOPLE[:seats]]
    leading = [
        *(find(canvas, area.letter) for area in view.areas),
        *(find(canvas, name) for name in names),
        *(find(canvas, str(merchant.points)) for merchant in view.merchants),
        find(canvas, f"{names[1]} to play"),
    ]
    assert [word for word in leading if at_phone(word.size) < 11] == []
    counted = [word for word in canvas.written if STRIP + 90 < word.box[1] < CITY and word.text.isdecimal()]
    assert len(counted) == sum(sum(map(bool, counts(merchant))) for merchant in view.merchants)
    assert [word for word in counted if at_phone(word.size) < 8] == []
    assert [word for word in canvas.written if at_phone(word.size) < 5.5] == []


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("points", [7, 47, 147, 199])
def test_points_have_the_whole_of_their_seal(seats: int, points: int) -> None:
    """No ring, and the number whole within the round of the seal, with or without what was won below it."""
    view = samples.middle(seats)
    won = replace(view, merchants=tuple(replace(one, points=points) for one in view.merchants))
    before = replace(won, merchants=tuple(replace(one, points=points - 5) for one in won.merchants))
    for canvas in (
        table.draw(won, None, samples.PEOPLE, "en", "7K2"),
        table.draw(won, before, samples.PEOPLE, "en", "7K2"),
    ):
        numbers = [
            word
            for word in canvas.written
            if word.text == str(points) and word.face == "bold" and word.box[1] < SEAL_MIDDLE
        ]
        assert len(numbers) == seats
        for seat, word in enumerate(numbers):
            middle = ((seat + 1) * (WIDE // seats) - 58, SEAL_MIDDLE)
            corners = product(word.box[::2], word.box[1::2])
            assert max(hypot(x - middle[0], y - middle[1]) for x, y in corners) < SEAL / 2


@pytest.mark.parametrize("seats", SEATS)
def test_even_at_its_fullest_numbers_of_pieces_read_on_a_phone(seats: int) -> None:
    canvas = full(4, seats, "de")
    counts = [word for word in canvas.written if word.text in {"10", "11", "12", "13"} and word.box[1] > CITY]
    assert len(counts) >= seats * 8
    assert [word for word in counts if at_phone(word.size) < 7.5] == []
    assert [word for word in canvas.written if at_phone(word.size) < 5.5] == []


def find(canvas: Canvas, text: str) -> Written:
    return max((word for word in canvas.written if word.text == text), key=lambda word: word.size)


@pytest.mark.parametrize("seats", SEATS)
def test_smaller_cities_fill_the_table(seats: int) -> None:
    plan = PLANS[seats]
    first = [area for area in samples.middle(seats).areas if area.row == 0]
    left, right = plan.roof(first[0])[0] - plan.half, plan.roof(first[-1])[0] + plan.half
    assert 0 < left < 45
    assert WIDE - 45 < right < WIDE


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_stands_whole_within_an_area(seats: int) -> None:
    """No president or piece is cut by the border of the area, nor reaches under what stands at its right end."""
    plan = PLANS[seats]
    robe = 0.38 * plan.president
    assert min(plan.presidents) - robe > -plan.half
    assert max(plan.presidents) + robe < plan.side
    for place, colour in product(plan.seats, MERCHANTS):
        across = [x for x, _ in piece(SHAPES[colour], place, plan.down, plan.piece[0])]
        assert min(across) > 3 - plan.half
        assert max(across) < plan.side - TOKEN_SIZE / 2
    assert plan.foot <= plan.down + plan.piece[0] / 2 < SHOPS - SHOP_HEIGHT / 2 + 2


@pytest.mark.parametrize("seats", SEATS)
def test_what_lies_beside_the_city_covers_no_area(seats: int) -> None:
    plan, view = PLANS[seats], samples.middle(seats)
    boxes = (plan.plaque, *plan.ports, *plan.laboratories)
    for left, top, wide, high in boxes:
        assert 0 < left < left + wide < WIDE
        assert CITY < top < top + high < TALL
        for area in view.areas:
            x, y = plan.roof(area)
            for across in range(max(left, x - plan.half), min(left + wide, x + plan.half) + 1):
                slope = POINT * abs(across - x) / plan.half
                assert not (y + slope < top + high and top < y + ROW + POINT - slope), (area.id, across)
    for (left, top, wide, high), (x, y, across, down) in combinations(boxes, 2):
        assert left + wide <= x or x + across <= left or top + high <= y or y + down <= top
    assert (len(plan.ports), len(plan.laboratories)) == (len(view.ports), len(view.laboratories))


@pytest.mark.parametrize("seats", SEATS)
def test_orders_and_technologies_that_lie_out_are_named(seats: int) -> None:
    view = samples.middle(seats)
    words = [word.text for word in table.draw(view, None, samples.PEOPLE[:seats], "en", "7K2").written]
    for port in view.ports:
        assert {f"{one.country.upper()} {one.id[2:]}" for one in port.orders if one is not None} <= set(words)
    for laboratory in view.laboratories:
        for one in laboratory.technologies:
            assert one is None or one.name.replace("-", " ").split()[0].capitalize() in " ".join(words)


def test_new_orders_that_lie_out_are_marked() -> None:
    view = samples.middle()
    first, *others = view.ports
    before = replace(view, ports=(replace(first, orders=(None, *first.orders[1:])), *others))
    left, top, wide, high = PLANS[4].ports[0]
    place = (left, top, left + wide, top + high)
    marked, plain = (table.draw(view, one, samples.PEOPLE, "en", "7K2").image.crop(place) for one in (before, view))
    assert pixels(marked, NOW) > 100
    assert pixels(plain, NOW) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_are_small_even_at_their_fullest(seats: int) -> None:
    for canvas in (full(0, seats, "de"), final(0, seats, "it")):
        assert len(developed(canvas.image, PICTURES.game, "", "x.png").png) <= 400 * 1024


def test_what_never_changes_is_drawn_once() -> None:
    view, before = samples.middle(), samples.earlier()
    first = table.draw(view, before, samples.PEOPLE, "en", "7K2")
    drawn = SHELF.figures.count
    again = table.draw(view, before, samples.PEOPLE, "en", "7K2")
    assert SHELF.figures.count == drawn
    assert again.image.tobytes() == first.image.tobytes()


def test_at_the_end_the_city_stands_as_it_was_left_with_the_final_points() -> None:
    view = samples.over()
    canvas = table.draw(view, samples.opening(), samples.PEOPLE, "en", "7K2")
    words = [word.text for word in canvas.written]
    results = view.results or ()
    assert "Mika wins with 123 points" in words
    assert not [word for word in words if "to play" in word or "Step" in word]
    assert {str(line.total) for line in results} <= set(words)
    assert {"first", "second", "third", "fourth"} <= set(words)
    assert pixels(canvas.image, NOW) == 0


@pytest.mark.parametrize(
    ("phase", "agent", "line"),
    [
        ("place", False, "Step 1 of 6: place assistants"),
        ("move", False, "Step 2 of 6: move the president"),
        ("port", False, "Step 3 of 6: which orders?"),
        ("port", True, "which orders?"),
        ("recovery", False, "Step 6 of 6: telephone: leave one?"),
        ("finish", False, "finish the turn"),
    ],
)
def test_the_banner_tells_the_step_of_the_turn(phase: str, agent: bool, line: str) -> None:  # noqa: FBT001
    view = samples.acting(samples.middle(), phase, "port", 4)
    assert view.acting is not None
    view = replace(view, acting=replace(view.acting, agent=agent))
    assert table.asked(view, Words.of("en")) == line


def test_the_station_wears_its_owners_colour() -> None:
    assert table.station_owner(samples.middle()) is None
    assert table.station_owner(turns.widest()) == Seat(1)
    x, y = PLANS[4].roof(turns.widest().areas[0])
    place = (x + 38, y + 24, x + 72, y + 58)
    bare = table.draw(samples.middle(), None, samples.PEOPLE, "en", "7K2").image.crop(place)
    assert pixels(full(0, 4, "en").image.crop(place), SEATS_COLOURS["ochre"]) > 100
    assert pixels(bare, SEATS_COLOURS["ochre"]) == 0


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("José María de la Cruz", ("José María", "de la Cruz")),
        ("Ożóg-Brzęczyszczykiewicz", ("Ożóg-", "Brzęczyszczykiewicz")),
        ("Grandmaster_Flash_99", ("Grandmaster_", "Flash_99")),
        ("Donaudampfschifffahrt", ("Donaudampfschifffahrt",)),
        ("-x", ("-x",)),
    ],
)
def test_long_names_are_parted_where_they_can_be(name: str, lines: tuple[str, ...]) -> None:
    assert parted(name) == lines


def test_a_merchant_whose_president_is_in_hand_wears_his_hat() -> None:
    view = samples.middle()
    recalled = replace(
        view, merchants=tuple(replace(one, president=None) if one.seat == 2 else one for one in view.merchants)
    )
    with_him, without = (table.draw(one, None, samples.PEOPLE, "en", "7K2").image for one in (recalled, view))
    for seat in range(4):
        field = (400 * seat, STRIP, 400 * seat + 100, STRIP + 88)
        assert (with_him.crop(field).tobytes() == without.crop(field).tobytes()) == (seat != 2)


def test_at_the_end_the_words_beside_the_picture_tell_the_final_points_too() -> None:
    told = YOKOHAMA_FACE.table(samples.over(), None, RenderContext("7K2", samples.PEOPLE, Words.of("en"))).alt
    assert "Won by Mika." in told
    assert "Hana 107, Ise 119, Mika 123" in told
