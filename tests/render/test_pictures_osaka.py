"""The pictures of Osaka: what is written stays in its place, can be read, fits Discord, and tells no secret."""

from __future__ import annotations

import io
import re
import struct
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.canvas import Canvas, Written
from render.core.colours import CLOTH, NOW
from render.core.languages import LANGUAGES
from render.core.lettering import TIMES
from render.core.palette import developed
from render.osaka.cards import hand, score
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.payment import cheapest
from render.osaka.closeups import closeups
from render.osaka.closeups.market import voyages
from render.osaka.pictures import PICTURES
from render.osaka.table import table
from render.osaka.table.marks import MOST, marks
from render.osaka.table.traders import sale
from tests.render import samples
from tests.render.contact_sheet import LARGE_HAND, sheets
from tests.render.samples import cards, offers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.osaka.view import OsakaView

TEXTS = Path(__file__).parents[2] / "data" / "text"

PHONE = 400
"""Width in points of a picture on a phone."""

PNG_CHUNKS = {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@cache
def drawn() -> dict[str, Canvas]:
    return dict(sheets())


ALL = [
    *(f"{kind}-{lang}-{seats}" for kind in ("table", "full", "score") for lang in LANGUAGES for seats in (2, 3, 4)),
    *(f"{kind}-{lang}" for kind in ("opening", "over") for lang in LANGUAGES),
    *(f"hand-{size}-{lang}" for size in ("none", "six", "ten", "many") for lang in LANGUAGES),
    *(
        f"closer-{w}-{v}-{lang}"
        for w in ("market", "sea", "discard", "trader0")
        for v in ("market", "full")
        for lang in LANGUAGES
    ),
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
        return [*outside, *(pair for pair in combinations(canvas.written, 2) if _overlap(*pair))]

    assert wrong(astray) == {}


def within(box: tuple[int, int, int, int], size: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]


def _overlap(one: Written, other: Written) -> bool:
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
    assert wrong(lambda canvas: [word for word in canvas.written if word.size < 18], far) == {}


@pytest.mark.parametrize("name", ["table-de-4", "full-it-4", "hand-many-de", "closer-sea-full-en", "score-it-3"])
def test_files_are_small_and_say_nothing_beside_the_picture(name: str) -> None:
    picture = developed(drawn()[name].image, PICTURES.game, "words", "x.png")
    assert len(picture.png) <= 400 * 1024
    assert _chunks(picture.png) <= PNG_CHUNKS
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == picture.size
        assert image.mode == "P"
        assert image.info == {}


def _chunks(png: bytes) -> set[bytes]:
    at, found = 8, set()
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        found.add(kind)
        at += 12 + length
    return found


def test_equal_views_give_equal_files() -> None:
    first = PICTURES.table(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "4QF", "alt")
    again = PICTURES.table(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "4QF", "alt")
    assert first == again
    other = PICTURES.table(samples.middle(), None, samples.PEOPLE, "en", "4QF", "alt")
    assert other.png != first.png


def test_finished_pictures_carry_their_words_and_telltale_free_names() -> None:
    view = samples.seen_by(samples.middle(), 1, "r5 b3")
    made = (
        PICTURES.table(view, None, samples.PEOPLE, "it", "4QF", "a"),
        PICTURES.hand(view, samples.PEOPLE, "it", "4QF", "b"),
        PICTURES.close_up(view, "sea", samples.PEOPLE, "it", "4QF", "c"),
        PICTURES.score_sheet(samples.over(), samples.PEOPLE, "it", "4QF", "d"),
    )
    assert [p.alt for p in made] == ["a", "b", "c", "d"]
    assert [p.name for p in made] == ["table.png", "hand.png", "closer.png", "score.png"]
    assert [p.size[0] for p in made] == [1600, 1200, 1200, 1200]


def test_a_hand_never_colours_a_public_picture() -> None:
    one = samples.seen_by(samples.middle(), 1, "r5 b3")
    other = samples.seen_by(samples.middle(), 1, "g2 y2")
    assert _public(one) == _public(other)


def _public(view: OsakaView) -> list[bytes]:
    seen = [table.draw(view, None, samples.PEOPLE, "en", "4QF")]
    seen += [closeups.draw(view, what, samples.PEOPLE, "en", "4QF") for what in closeups.closer_looks(view)]
    return [canvas.image.tobytes() for canvas in seen]


@pytest.mark.parametrize("group", ["house-pictures", "osaka-pictures"])
def test_every_language_has_the_same_words(group: str) -> None:
    def keys(lang: str) -> set[str]:
        text = (TEXTS / lang / f"{group}.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))

    assert len(keys("en")) > 10
    assert keys("en") == keys("de") == keys("it")


def test_private_ground_differs_from_public() -> None:
    private = hand.draw(samples.seen_by(samples.middle(), 1, "r5"), samples.PEOPLE, "en", "4QF").image
    public = closeups.draw(samples.middle(), "market", samples.PEOPLE, "en", "4QF").image
    assert _most_common(private, 150) == CLOTH
    assert _most_common(public, 150) != CLOTH


def _most_common(image: Image.Image, top: int) -> object:
    strip = image.crop((0, top, 24, image.height))
    return max(strip.getcolors(strip.width * strip.height) or [])[1]


def test_a_hand_needs_someone_who_holds_it() -> None:
    with pytest.raises(ValueError, match="only for the seat"):
        hand.draw(samples.middle(), samples.PEOPLE, "en", "4QF")
    with pytest.raises(ValueError, match="not over"):
        score.draw(samples.middle(), samples.PEOPLE, "en", "4QF")
    with pytest.raises(ValueError, match="no close-up"):
        closeups.draw(samples.middle(2), "trader3", samples.PEOPLE, "en", "4QF")


def test_the_close_ups_of_a_full_table_are_the_listed_ones() -> None:
    assert closeups.closer_looks(samples.middle()) == (
        "market",
        "sea",
        "discard",
        *(f"trader{seat}" for seat in range(4)),
    )


def test_marks_are_few_and_tell_what_changed() -> None:
    found = marks(samples.middle(), samples.earlier())
    assert found.ships == (2,)
    assert found.market == (3,)
    assert found.stones == (0,)
    assert (found.traders[0].vp, found.traders[0].hand) == (5, True)
    assert marks(samples.fullest(), samples.opening()).count <= MOST
    assert marks(samples.middle(), None).count == 0
    assert marks(samples.middle(), samples.middle()).count == 0


def test_vermilion_stands_only_where_something_is_new_or_due() -> None:
    quiet = table.draw(samples.over(), None, samples.PEOPLE, "en", "4QF").image
    loud = table.draw(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "4QF").image
    assert _pixels(quiet, NOW) == 0
    assert _pixels(loud, NOW) > 1000


def _pixels(image: Image.Image, colour: object) -> int:
    return sum(count for count, tone in image.getcolors(image.width * image.height) or [] if tone == colour)


@pytest.mark.parametrize(
    ("goods", "tokens", "expected"),
    [("r5 r3 r3", 0, (5, 3, 3)), ("y2", 0, (2, 1, 1)), ("g5 g3 g2", 2, (7, 3, 5)), ("r3 b5", 0, (3, 1, 1))],
)
def test_displays_say_what_the_payday_brings(goods: str, tokens: int, expected: tuple[int, int, int]) -> None:
    colour = samples.LETTERS[goods[0]]
    every = (tokens, tokens, tokens, tokens)
    brings = sale(samples.trader(0, goods, every), colour)
    assert (brings.price, brings.count, brings.vp) == expected


def test_buying_moves_one_or_two_places_and_payday_sinks_the_others() -> None:
    view = replace(samples.middle(), market=offers("r3 y5 y2 g3 b5@0"), ships=(4, 2, 2, 5))
    found = {v.colour: (v.steps, v.water, v.sinks) for v in voyages(view, 1)}
    assert found == {
        "red": (1, "goal", False),
        "blue": (0, "anchor", False),
        "yellow": (2, "waves", True),
        "green": (0, "goal", False),
    }


def test_the_cheapest_payment_spares_symbols_of_own_goods() -> None:
    payment = cheapest(cards("r2 b2 y5"), 7, {"red"})
    assert payment is not None
    assert (payment.paid, payment.kept, payment.excess) == (cards("b2 y5"), cards("r2"), 0)
    assert cheapest(cards("r2"), 3, ()) is None


@pytest.mark.parametrize("goods", ["r5", "r5*2 r2*2", "r5*7 r3*9 r2*11", "r3*16"])
@pytest.mark.parametrize("insured", ["", "r5", "r3*2 r2"])
@pytest.mark.parametrize("room", [166, 570])
def test_goods_of_any_number_stay_in_their_field(goods: str, insured: str, room: int) -> None:
    canvas = Canvas(Image.new("RGB", (700, 140)))
    put_goods(canvas, piles(cards(f"{goods} {insured}"), cards(insured)), 20, 70, room)
    assert canvas.written[0].box[0] >= 20
    assert max(word.box[2] for word in canvas.written) <= 20 + room
    piled = [int(word.text[1:]) for word in canvas.written if word.text.startswith(TIMES)]
    wholes = sum(piled) - len(piled) + len(canvas.written) - len(piled)
    assert wholes == len(cards(f"{goods} {insured}"))


def test_the_largest_hand_shows_every_kind_with_its_number() -> None:
    canvas = drawn()["hand-many-en"]
    held = cards(LARGE_HAND)
    counts = [int(w.text[1:]) for w in canvas.written if w.text.startswith(TIMES) and w.size == 50]
    assert sum(counts) + sum(held.count(card) == 1 for card in set(held)) == len(held)
