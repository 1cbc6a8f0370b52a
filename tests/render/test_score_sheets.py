"""Score sheets: who wins stands first and largest, ties and hostile names included, and all of it can be read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.colours import GOLD, WIN
from render.core.icons import vp_rosette
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.score_head import SUN
from render.core.score_sheet import HEAD, Column, Row, draw_score
from render.core.words import Words
from render.osaka.cards import score as osaka
from render.yokohama.cards import score as yokohama
from rules.core.results import EARLY
from tests.render import samples, samples_yokohama, samples_yokohama_near
from tests.render.looks import overlaps

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.people import People

NAMES = ("W" * 32, "Maria-Magdalena Oberhuber", "i", "Łukasz Ożóg von und zu Oberammergau")
LONG: People = tuple(Person(name, one.colour) for name, one in zip(NAMES, samples_yokohama.PEOPLE, strict=True))
TRADERS: People = tuple(Person(name, one.colour) for name, one in zip(NAMES, samples.PEOPLE, strict=True))


def drawn(lang: Lang) -> dict[str, Canvas]:
    """Sheets of both games that ended in every way, with the longest names."""
    match = samples.over()
    crowd = tuple(replace(line, vp=31, tokens=8, place=1) for line in match.results or ())
    return {
        "lead": yokohama.draw(samples_yokohama.over(), LONG, lang, "7K2"),
        "tie": yokohama.draw(samples_yokohama.over(3, tie=True), LONG[:3], lang, "7K2"),
        "ties": yokohama.draw(samples_yokohama_near.broken_ties(), LONG[:2], lang, "7K2"),
        "osaka lead": osaka.draw(samples.over(), TRADERS, lang, "4QF"),
        "osaka shared": osaka.draw(samples.over(shared=True), TRADERS, lang, "4QF"),
        "early": yokohama.draw(replace(samples_yokohama.over(), ended_by=EARLY), LONG, lang, "7K2"),
        "osaka early": osaka.draw(replace(match, results=crowd, ended_by=EARLY), TRADERS, lang, "4QF"),
        "osaka all": osaka.draw(replace(match, results=crowd), TRADERS, lang, "4QF"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_overlaps_leaves_the_sheet_or_covers_the_winner(lang: Lang) -> None:
    for name, canvas in drawn(lang).items():
        for word in canvas.written:
            left, top, right, bottom = word.box
            assert 0 <= left < right <= canvas.size[0], (name, word)
            assert 0 <= top < bottom <= canvas.size[1], (name, word)
            in_head = bottom < HEAD - 14
            assert not in_head or right <= SUN[0] - SUN[2] or left > SUN[0] - SUN[2], (name, word)
        assert list(overlaps(canvas)) == [], name


def test_who_lost_to_the_rulebooks_opponent_is_not_drawn_as_a_winner() -> None:
    rows = (Row(vp_rosette, GOLD, "Points", (31,)),)
    won = Column("Hana", "blue", "H", total=31, place=1, shared=False)
    beside_the_piece, gilded, wreathed, placed = (680, HEAD + 50), {}, {}, {}
    x, y, radius = SUN
    for column in (won, replace(won, unplaced=True)):
        sheet = draw_score("", ("Solo", "7K2", "Hana"), rows, (column,), (), Words.of("en"))
        gilded[column.unplaced] = sheet.image.getpixel(beside_the_piece) == WIN
        placed[column.unplaced] = any(
            word.text == Words.of("en").text("pic-ordinal", place=1) for word in sheet.written
        )
        sun = sheet.image.convert("RGB").crop((x - radius, y - radius, x + radius, y + radius))
        wreathed[column.unplaced] = GOLD in {colour for _, colour in sun.getcolors(sun.width * sun.height) or ()}
    assert gilded == wreathed == placed == {False: True, True: False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_can_be_read_on_a_phone(lang: Lang) -> None:
    for canvas in drawn(lang).values():
        figures = [word.figure for word in canvas.written if word.decides]
        assert min(figures) * 400 / canvas.size[0] >= 11


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_any_length_leave_the_headline_whole(lang: Lang) -> None:
    for name, canvas in drawn(lang).items():
        head = [word for word in canvas.written if word.box[3] < HEAD - 14 and word.box[2] < SUN[0] - SUN[2]]
        assert [word for word in head if word.text != word.wanted] == [], name
        assert head[-1].text.endswith("."), name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_piece_of_each_winner_stands_in_the_wreath(seats: int) -> None:
    view = samples.over(seats)
    for winners in range(1, seats + 1):
        results = tuple(replace(line, place=1 if i < winners else 2) for i, line in enumerate(view.results or ()))
        canvas = osaka.draw(replace(view, results=results), samples.PEOPLE[:seats], "en", "4QF")
        in_wreath = [word for word in canvas.written if abs(word.box[0] - SUN[0]) < SUN[2] and word.box[3] < HEAD - 60]
        assert len(in_wreath) == winners


def test_the_winner_is_named_first() -> None:
    canvas = yokohama.draw(samples_yokohama.over(), samples_yokohama.PEOPLE, "en", "7K2")
    head = [word.text for word in canvas.written if word.box[3] < HEAD]
    assert head[2] == "Mika wins, 4 ahead."
    places = [word.text for word in canvas.written if word.text in {"first", "second", "third", "fourth"}]
    assert sorted(places) == ["first", "fourth", "second", "third"]


def test_halves_are_written_as_the_language_does() -> None:
    written = {lang: Words.of(lang).number(7.5) for lang in LANGUAGES}
    assert written == {"en": "7.5", "de": "7,5", "it": "7,5"}
    assert Words.of("de").number(8.0) == "8"
