"""What the pictures of every game owe their readers: words in their places, legible, small files, and no secret."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import CLOTH, NOW
from render.core.corner import covered
from render.core.languages import LANGUAGES
from render.core.palette import developed
from render.core.people import People
from render.core.pictures import Pictures
from render.nippon.pictures import PICTURES as NIPPON
from render.nippon.words import looks as nippon_names
from render.osaka.pictures import PICTURES as OSAKA
from render.osaka.words import looks as osaka_names
from render.yokohama.pictures import PICTURES as YOKOHAMA
from render.yokohama.words import looks as yokohama_names
from tests.every_day import daily
from tests.render import (
    contact_sheet,
    contact_sheet_yokohama,
    samples,
    samples_nippon,
    samples_yokohama,
)
from tests.render.looks import LONGEST, astray, illegible, pixels

if TYPE_CHECKING:
    from render.core.picture import Picture

OWN = ("southwest", "kansai", "kanto", "north", "hiring", "supply", "missions", "goals", "takatoshi", "pairs")
"""Close-ups of Nippon's table; those of boards have tests of their own."""

PNG_CHUNKS = {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@dataclass(frozen=True)
class Gallery:
    """The pictures of a game, and what is asked of them beyond what is asked of all.

    Attributes:
        pictures: The game's pictures.
        sheets: All kinds of them from positions laid by hand, by names that begin with the kind; in a heavy run more.
        kinds: The kinds.
        people: Whose table it is.
        now: A position in mid-play, the one before it, and the end.
        near: Kinds that are looked at from near, in which figures decide.
        least: Least size of words from near and from afar.
        cut: Whether a word may be cut, such as a name that no one has.
        hands: The same position twice, with other hidden cards, seen by the one who holds them.
        looks: What can be looked at from near in a position.
        look: One of these, and something that cannot.
        files: Pictures whose files are measured.
    """

    pictures: Pictures[Any]
    sheets: Callable[[bool], Iterator[tuple[str, Canvas]]]
    kinds: frozenset[str]
    people: People
    now: tuple[Any, Any, Any]
    near: tuple[str, ...]
    least: tuple[int, int]
    cut: Callable[[str], bool]
    hands: tuple[Any, Any] | None
    looks: Callable[[Any], tuple[str, ...]]
    look: tuple[str, str]
    files: tuple[str, ...]

    def faults(self, name: str, canvas: Canvas) -> list[object]:
        """Words that are astray, cut, too small or covered, and figures that no one can read who decides by them."""
        near = name.startswith(self.near)
        least = self.least[0 if near else 1]
        found: list[object] = illegible(canvas) if near else []
        if not near and not name.startswith("score"):
            # Discord's badge covers nothing of a table, not even where a phone shows it 310 pixels wide.
            found += covered(canvas, canvas.whole)
        return [
            *astray(canvas),
            *found,
            *(
                word
                for word in canvas.written
                if word.size < least or (word.text != word.wanted and not self.cut(word.wanted))
            ),
        ]


def nippon_sheets(heavy: bool) -> Iterator[tuple[str, Canvas]]:  # noqa: FBT001 - as a gallery asks for them
    """Nippon's table and its close-ups in all positions: of four in the longest words, of fewer in another language.

    In a heavy run those of four are drawn in every language.
    """
    languages = tuple(LANGUAGES)
    for number, (kind, made) in enumerate(samples_nippon.KINDS.items()):
        for seats in (1, 2, 3, 4):
            view, people = made(seats), samples_nippon.people(seats)
            before = samples_nippon.earlier(seats) if kind == "middle" else None
            of_fewer = languages[(number + seats) % len(languages)]
            for lang in (of_fewer,) if seats < 4 else languages if heavy else (LONGEST,):
                yield f"{kind}-{lang}-{seats}", NIPPON.draw_table(view, before, people, lang, "7K2")
                near = seats == 1 + number % 3 or seats == 4
                for what in nippon_names.closer_looks(view) if near else ():
                    if what.startswith(OWN):
                        drawn = NIPPON.draw_close_up(view, what, people, lang, "7K2", before)
                        yield f"near-{kind}-{what}-{lang}-{seats}", drawn


GALLERIES = {
    "osaka": Gallery(
        OSAKA,
        lambda heavy: contact_sheet.sheets(LANGUAGES if heavy else (LONGEST,)),
        frozenset({"table", "full", "score", "opening", "over", "hand", "closer"}),
        samples.PEOPLE,
        (samples.middle(), samples.earlier(), samples.over()),
        ("hand", "closer"),
        (22, 18),
        lambda wanted: "W" * 5 in wanted,
        (samples.seen_by(samples.middle(), 1, "r5 b3"), samples.seen_by(samples.middle(), 1, "g2 y2")),
        osaka_names.closer_looks,
        ("sea", "trader4"),
        ("table-de-4", "full-it-4", "hand-many-de", "closer-sea-full-en", "score-de-3"),
    ),
    "yokohama": Gallery(
        YOKOHAMA,
        lambda heavy: contact_sheet_yokohama.sheets(LANGUAGES if heavy else (LONGEST,)),
        frozenset({"table", "full", "score", "opening", "over", "hand", "closer"}),
        samples_yokohama.PEOPLE,
        (samples_yokohama.middle(), samples_yokohama.earlier(), samples_yokohama.over()),
        ("hand", "closer"),
        (22, 20),
        lambda wanted: "W" * 5 in wanted,
        (
            samples_yokohama.seen_by(samples_yokohama.middle(), 1, "gb3 us1"),
            samples_yokohama.seen_by(samples_yokohama.middle(), 1, "fr4 nl2", "de1 de2"),
        ),
        yokohama_names.closer_looks,
        ("lab", "merchant4"),
        ("table-de-4", "full-it-4", "hand-four-de", "closer-merchant2-full-en", "score-de-3"),
    ),
    "nippon": Gallery(
        NIPPON,
        nippon_sheets,
        frozenset({*samples_nippon.KINDS, "near"}),
        samples_nippon.people(4),
        (samples_nippon.middle(4), samples_nippon.earlier(4), samples_nippon.over(4)),
        ("near",),
        (0, 22),
        lambda _: False,
        None,
        nippon_names.closer_looks,
        ("hiring", "zaibatsu:4"),
        ("full-de-4", "middle-de-4", "middle-it-1", "near-full-hiring-de-4"),
    ),
}

every_game = pytest.mark.parametrize("game", GALLERIES)


@pytest.mark.parametrize("game", daily("osaka", of=GALLERIES))
def test_pictures_of_all_kinds_are_legible_whole_and_small_in_every_language(
    game: str,
    heavy: bool,  # noqa: FBT001 - a fixture
) -> None:
    gallery, drawn, wrong = GALLERIES[game], set[str](), dict[str, list[object]]()
    # One after the other: hundreds of canvases at once would take gigabytes.
    for name, canvas in gallery.sheets(heavy):
        drawn.add(name)
        if faults := gallery.faults(name, canvas):
            wrong[name] = faults
        if name in gallery.files:
            check_file(developed(canvas.image, game, "words", "x.png"))
    assert wrong == {}
    assert drawn >= set(gallery.files)
    for lang in LANGUAGES:
        assert {name.partition("-")[0] for name in drawn if lang in name.split("-")} == gallery.kinds


def check_file(picture: Picture) -> None:
    """A file is small and says nothing beside the picture."""
    assert len(picture.png) <= 400 * 1024
    assert chunks(picture.png) <= PNG_CHUNKS
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == picture.size
        assert image.mode == "P"
        assert image.info == {}


def chunks(png: bytes) -> set[bytes]:
    """The kinds of chunks in a file."""
    place, found = 8, set()
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        found.add(kind)
        place += 12 + length
    return found


@every_game
def test_equal_views_give_equal_files(game: str) -> None:
    gallery = GALLERIES[game]
    now, before, _ = gallery.now
    first = gallery.pictures.table(now, before, gallery.people, "en", "7K2", "alt")
    assert gallery.pictures.table(now, before, gallery.people, "en", "7K2", "alt") == first
    assert gallery.pictures.table(now, None, gallery.people, "en", "7K2", "alt").png != first.png


@every_game
def test_finished_pictures_carry_their_words_and_telltale_free_names(game: str) -> None:
    gallery = GALLERIES[game]
    pictures, people, (now, before, over) = gallery.pictures, gallery.people, gallery.now
    made = [
        pictures.table(now, before, people, "it", "7K2", "a"),
        pictures.close_up(now, gallery.look[0], people, "it", "7K2", "b"),
        pictures.score_sheet(over, people, "it", "7K2", "c"),
    ]
    if gallery.hands is not None:
        made.append(pictures.hand(gallery.hands[0], people, "it", "7K2", "d"))
    assert [one.alt for one in made] == list("abcd")[: len(made)]
    assert [one.name for one in made] == ["table.png", "closer.png", "score.png", "hand.png"][: len(made)]
    assert [one.size[0] for one in made] == [1600, 1200, 1200, 1200][: len(made)]


HIDING = [game for game, gallery in GALLERIES.items() if gallery.hands]


@pytest.mark.parametrize("game", daily("osaka", of=HIDING))
def test_a_hand_never_colours_a_public_picture(game: str) -> None:
    gallery = GALLERIES[game]
    assert gallery.hands is not None
    pictures, people = gallery.pictures, gallery.people
    one, other = gallery.hands
    looks = dict.fromkeys((*gallery.looks(one), *gallery.looks(other)))

    def public(view: object) -> list[bytes]:
        seen = [pictures.draw_table(view, None, people, "en", "7K2")]
        seen += [pictures.draw_close_up(view, what, people, "en", "7K2", None) for what in looks]
        return [canvas.image.tobytes() for canvas in seen]

    assert public(one) == public(other)


@pytest.mark.parametrize("game", HIDING)
def test_private_ground_differs_from_public(game: str) -> None:
    gallery = GALLERIES[game]
    assert gallery.hands is not None
    assert gallery.pictures.draw_hand is not None
    private = gallery.pictures.draw_hand(gallery.hands[0], gallery.people, "en", "7K2", None).image
    shown = gallery.pictures.draw_close_up(gallery.now[0], gallery.look[0], gallery.people, "en", "7K2", None).image
    assert most_common(private) == CLOTH
    assert most_common(shown) != CLOTH


def most_common(image: Image.Image) -> object:
    """The colour of the left edge beneath the heading."""
    strip = image.crop((0, 220, 24, image.height))
    return max(strip.getcolors(strip.width * strip.height) or [])[1]


@every_game
def test_what_cannot_be_drawn_is_refused(game: str) -> None:
    gallery = GALLERIES[game]
    pictures, people, (now, *_) = gallery.pictures, gallery.people, gallery.now
    with pytest.raises(ValueError, match="not over"):
        pictures.draw_score(now, people, "en", "7K2", ())
    with pytest.raises(ValueError, match="no close-up"):
        pictures.draw_close_up(now, gallery.look[1], people, "en", "7K2", None)


@pytest.mark.parametrize("game", HIDING)
def test_a_hand_needs_someone_who_holds_it(game: str) -> None:
    gallery = GALLERIES[game]
    with pytest.raises(ValueError, match="only for the seat"):
        gallery.pictures.hand(gallery.now[0], gallery.people, "en", "7K2", "alt")


@every_game
def test_vermilion_marks_what_is_new(game: str) -> None:
    gallery = GALLERIES[game]
    now, before, _ = gallery.now
    quiet = gallery.pictures.draw_table(now, now, gallery.people, "en", "7K2").image
    loud = gallery.pictures.draw_table(now, before, gallery.people, "en", "7K2").image
    assert pixels(loud, NOW) > pixels(quiet, NOW) + 500
