"""A sheet of results reads on a phone, in words too, and not by colour alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.store.results import Kind
from bot.topics.results.sheets import kind_name
from render.core.canvas import LEGIBLE
from render.core.header import HEIGHT
from render.core.languages import LANGUAGES
from render.core.result_sheet import HEADINGS, LABELS, Line, draw_results, result_picture, told
from render.core.words import Words
from rules.games import GAMES
from tests.render.samples_results import SHEET

PHONE, WIDTH = 400, 1200
LONGEST_NAME = 24


def test_every_figure_is_eleven_pixels_high_on_a_phone() -> None:
    canvas = draw_results(SHEET)
    figures = [each for each in canvas.written if each.decides]
    assert len(figures) == sum(len(line.cells) for line in SHEET.lines) + sum(len(each.entries) for each in SHEET.lists)
    assert all(each.figure * PHONE / WIDTH >= 11 for each in figures)
    assert all(each.size >= LEGIBLE for each in canvas.written if each.text != SHEET.subtitle)


def test_nothing_lies_on_anything_else() -> None:
    written = [each.box for each in draw_results(SHEET).written]
    for i, (left, top, right, bottom) in enumerate(written):
        for other in written[i + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def test_what_has_no_bar_stands_in_one_row() -> None:
    line = Line("Mika", ("0", "0", "7"), (None, 0.0, 1.0))
    canvas = draw_results(type(SHEET)(SHEET.title, SHEET.subtitle, ("tables", "won", "points"), (line,)))
    without, empty, barred = [each.box[1] for each in canvas.written if each.decides]
    assert barred < without == empty


def test_the_alternative_text_says_all_that_is_shown() -> None:
    words = Words.of("en")
    picture = result_picture(SHEET, words)
    assert all(line in picture.alt for line in told(SHEET, words))
    assert "Yokohama: games 12, 1st 5, 2nd 4, 3rd 2, 4th 1, average 88.4, best 131." in picture.alt


def test_a_sheet_without_lists_or_lines_is_drawn_too() -> None:
    alone = type(SHEET)(SHEET.title, SHEET.subtitle, SHEET.headings, SHEET.lines[:1])
    assert draw_results(alone).size[1] < draw_results(SHEET).size[1]
    draw_results(type(SHEET)(SHEET.title, SHEET.subtitle, (), ()))


def lines_of(label: str) -> list[str]:
    """The lines in which a label is written, with a line of the table above it and one below."""
    sheet = replace(SHEET, lines=(SHEET.lines[0], Line(label, SHEET.lines[1].cells), SHEET.lines[2]), lists=())
    canvas = draw_results(sheet)
    written = [each for each in canvas.written if each.box[0] < LABELS and each.box[1] > HEIGHT + HEADINGS]
    boxes = [each.box for each in written]
    assert all(upper[3] <= lower[1] for upper, lower in pairwise(boxes))
    assert boxes[-1][3] <= canvas.size[1]
    return [each.text for each in written[1:-1]]


def test_a_long_label_takes_two_lines() -> None:
    assert lines_of('Yokohama "the-club-s-second"') == ["Yokohama", '"the-club-s-second"']


@pytest.mark.parametrize(
    "name", ["the-second-club-printing", "annasboxfromkickstarter1", "m" * LONGEST_NAME, "-" * LONGEST_NAME]
)
def test_the_name_of_a_box_is_never_cut(name: str) -> None:
    for label in {kind_name(Kind(game, name), Words.of(lang)) for game in GAMES for lang in LANGUAGES}:
        assert "".join(lines_of(label)).replace(" ", "") == label.replace(" ", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_neither_a_heading_nor_what_stands_beneath_the_title_cuts_it(lang: str) -> None:
    words = Words.of(lang)
    for game in GAMES:
        kind = Kind(game, "the-second-club-printing")
        under = words.text("results-subtitle", game=kind_name(kind, words), n=127, won=40)
        heading = words.text("results-sources", game=kind_name(kind, words))
        listing = replace(SHEET.lists[0], heading=heading)
        shown = [each.text for each in draw_results(replace(SHEET, subtitle=under, lists=(listing, listing))).written]
        assert under in shown
        assert [text for text in shown if "…" in text] == []


def test_the_name_of_a_box_is_parted_after_a_hyphen() -> None:
    assert lines_of('Yokohama "the-second-club-printing"') == ["Yokohama", '"the-second-club-', 'printing"']
