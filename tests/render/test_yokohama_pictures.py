"""The pictures of Yokohama: what is written stays in its place, can be read, fits Discord, and tells no secret."""

from __future__ import annotations

import io
import struct
import time
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.colours import CLOTH, NOW
from render.core.languages import LANGUAGES
from render.core.palette import developed
from render.yokohama.cards import hand, score
from render.yokohama.closeups import closeups
from render.yokohama.colours import FLAT
from render.yokohama.figures import gauges, shortfall
from render.yokohama.pictures import PICTURES
from render.yokohama.table import table
from render.yokohama.table.marks import MOST, marks
from render.yokohama.table.plan import PLANS, TALL
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render.contact_sheet_yokohama import HANDS, sheets

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.core.canvas import Canvas, Written
    from rules.yokohama.view import YokohamaView

PHONE = 400
"""Width in points of a picture on a phone."""

PNG_CHUNKS = {b"IHDR", b"PLTE", b"IDAT", b"IEND"}
PARTS = ("port", "dock", "lab", "research", "boards", "achievements", "merchant2")


@cache
def drawn() -> dict[str, Canvas]:
    return dict(sheets())


ALL = [
    *(f"{kind}-{lang}-{seats}" for kind in ("table", "full", "score") for lang in LANGUAGES for seats in (2, 3, 4)),
    *(f"{kind}-{lang}" for kind in ("opening", "over", "closer-boards-two") for lang in LANGUAGES),
    *(f"hand-{name}-{lang}" for name in (*HANDS, "offer") for lang in LANGUAGES),
    *(f"closer-{what}-{name}-{lang}" for what in PARTS for name in ("middle", "full") for lang in LANGUAGES),
]
NEAR = [name for name in ALL if name.startswith(("hand", "closer"))]


def test_the_list_of_pictures_is_complete() -> None:
    assert sorted(ALL) == sorted(drawn())


def wrong(find: Callable[[Canvas], list[object]], names: Sequence[str] = ALL) -> dict[str, list[object]]:
    """What is wrong with each picture."""
    return {name: found for name in names if (found := find(drawn()[name]))}


def test_words_stay_on_the_sheet_and_apart() -> None:
    def astray(canvas: Canvas) -> list[object]:
        outside = [word for word in canvas.written if not within(word.box, canvas.size)]
        return [*outside, *(pair for pair in combinations(canvas.written, 2) if overlap(*pair))]

    assert wrong(astray) == {}


def within(box: tuple[int, int, int, int], size: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]


def overlap(one: Written, other: Written) -> bool:
    a, b = one.box, other.box
    return a[0] + 1 < b[2] - 1 and b[0] + 1 < a[2] - 1 and a[1] + 1 < b[3] - 1 and b[1] + 1 < a[3] - 1


def test_only_names_of_people_are_cut() -> None:
    def cut(canvas: Canvas) -> list[object]:
        return [word for word in canvas.written if word.text != word.wanted and "W" * 5 not in word.wanted]

    assert wrong(cut) == {}


def test_figures_that_decide_are_legible_on_a_phone() -> None:
    def illegible(canvas: Canvas) -> list[object]:
        figures = [word for word in canvas.written if word.decides]
        tiny = [word for word in figures if word.figure * PHONE / canvas.size[0] < 11]
        return [
            *tiny,
            *(word for word in canvas.written if word.size < 22),
            *([] if figures else ["no figure decides"]),
        ]

    assert wrong(illegible, NEAR) == {}


def test_nothing_on_the_table_is_too_small() -> None:
    far = [name for name in ALL if name not in NEAR]
    assert wrong(lambda canvas: [word for word in canvas.written if word.size < 20], far) == {}


@pytest.mark.parametrize("name", ["table-de-4", "full-it-4", "hand-four-de", "closer-merchant2-full-en", "score-it-3"])
def test_files_are_small_and_say_nothing_beside_the_picture(name: str) -> None:
    picture = developed(drawn()[name].image, PICTURES.game, "words", "x.png")
    assert len(picture.png) <= 400 * 1024
    assert chunks(picture.png) <= PNG_CHUNKS
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == picture.size
        assert image.mode == "P"
        assert image.info == {}


def chunks(png: bytes) -> set[bytes]:
    at, found = 8, set()
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        found.add(kind)
        at += 12 + length
    return found


def test_the_palette_holds_the_flat_colours_exactly() -> None:
    canvas = drawn()["table-en-4"].image
    kept = developed(canvas, PICTURES.game, "", "x.png")
    with Image.open(io.BytesIO(kept.png)) as image:
        plain = image.convert("RGB")
    flat = colours(canvas) & set(FLAT)
    assert len(flat) > 30
    assert flat <= colours(plain)


def colours(image: Image.Image) -> set[object]:
    return {tone for _, tone in image.getcolors(image.width * image.height) or []}


def test_equal_views_give_equal_files() -> None:
    first = PICTURES.table(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "7K2", "alt")
    again = PICTURES.table(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "7K2", "alt")
    assert first == again
    other = PICTURES.table(samples.middle(), None, samples.PEOPLE, "en", "7K2", "alt")
    assert other.png != first.png


def test_finished_pictures_carry_their_words_and_telltale_free_names() -> None:
    view = samples.seen_by(samples.middle(), 1)
    made = (
        PICTURES.table(view, None, samples.PEOPLE, "it", "7K2", "a"),
        PICTURES.hand(view, samples.PEOPLE, "it", "7K2", "b"),
        PICTURES.close_up(view, "lab", samples.PEOPLE, "it", "7K2", "c"),
        PICTURES.score_sheet(samples.over(), samples.PEOPLE, "it", "7K2", "d"),
    )
    assert [p.alt for p in made] == ["a", "b", "c", "d"]
    assert [p.name for p in made] == ["table.png", "hand.png", "closer.png", "score.png"]
    assert [p.size[0] for p in made] == [1600, 1200, 1200, 1200]


def test_a_hand_never_colours_a_public_picture() -> None:
    one = samples.seen_by(samples.middle(), 1, "gb3 us1")
    other = samples.seen_by(samples.middle(), 1, "fr4 nl2", "de1 de2")
    assert public(one) == public(other)


def public(view: YokohamaView) -> list[bytes]:
    seen = [table.draw(view, None, samples.PEOPLE, "en", "7K2")]
    seen += [closeups.draw(view, what, samples.PEOPLE, "en", "7K2") for what in closeups.closer_looks(view)]
    return [canvas.image.tobytes() for canvas in seen]


def test_private_ground_differs_from_public() -> None:
    private = hand.draw(samples.seen_by(samples.middle(), 1), samples.PEOPLE, "en", "7K2").image
    shown = closeups.draw(samples.middle(), "port", samples.PEOPLE, "en", "7K2").image
    assert most_common(private, 150) == CLOTH
    assert most_common(shown, 220) != CLOTH


def most_common(image: Image.Image, top: int) -> object:
    strip = image.crop((0, top, 24, image.height))
    return max(strip.getcolors(strip.width * strip.height) or [])[1]


def test_a_hand_needs_someone_who_holds_it() -> None:
    with pytest.raises(ValueError, match="only for the seat"):
        hand.draw(samples.middle(), samples.PEOPLE, "en", "7K2")
    with pytest.raises(ValueError, match="not over"):
        score.draw(samples.middle(), samples.PEOPLE, "en", "7K2")
    with pytest.raises(ValueError, match="no close-up"):
        closeups.draw(samples.middle(2), "dock", samples.PEOPLE, "en", "7K2")


@pytest.mark.parametrize(("seats", "parts"), [(2, 17), (3, 23), (4, 29)])
def test_smaller_tables_have_fewer_close_ups(seats: int, parts: int) -> None:
    assert len(closeups.closer_looks(samples.middle(seats))) == parts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_of_a_row_touch_and_stay_on_the_table(seats: int) -> None:
    plan = PLANS[seats]
    assert 0 < plan.pitch - 2 * plan.half <= 20
    for area in samples.middle(seats).areas:
        x, y = plan.roof(area)
        assert plan.half <= x <= table_width() - plan.half
        assert y + 322 < TALL


def table_width() -> int:
    return drawn()["table-en-4"].size[0]


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


def pixels(image: Image.Image, colour: object) -> int:
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == colour)


def test_gauges_count_what_ends_the_match() -> None:
    found = {gauge.reason: (gauge.count, gauge.end) for gauge in gauges(samples.middle(2))}
    assert found == {"church": (3, 5), "customs": (2, 5), "shops": (3, 8), "houses": (1, 4), "orders": (9, 0)}


@pytest.mark.parametrize(
    ("word", "owned", "lacks"),
    [("gb7", (1, 1, 2, 1, 0), 0), ("gb7", (0, 1, 0, 5, 9), 3), ("fr4", (9, 3, 9, 9, 0), 1)],
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
