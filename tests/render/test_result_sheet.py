"""A sheet of results reads on a phone, in words too, and not by colour alone."""

from __future__ import annotations

from dataclasses import replace

from render.core.canvas import LEGIBLE
from render.core.result_sheet import Line, draw_results, result_picture, told
from render.core.words import Words
from tests.render.samples_results import SHEET

PHONE, WIDTH = 400, 1200


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


def test_the_alternative_text_says_all_that_is_shown() -> None:
    words = Words.of("en")
    picture = result_picture(SHEET, words)
    assert all(line in picture.alt for line in told(SHEET, words))
    assert "Yokohama: games 12, 1st 5, 2nd 4, 3rd 2, 4th 1, average 88.4, best 131." in picture.alt


def test_a_sheet_without_lists_or_lines_is_drawn_too() -> None:
    alone = type(SHEET)(SHEET.title, SHEET.subtitle, SHEET.headings, SHEET.lines[:1])
    assert draw_results(alone).size[1] < draw_results(SHEET).size[1]
    draw_results(type(SHEET)(SHEET.title, SHEET.subtitle, (), ()))


def test_a_long_label_takes_two_lines_before_it_is_cut() -> None:
    long = Line('Yokohama "the-club-s-second"')
    shown = [each.text for each in draw_results(replace(SHEET, lines=(long,), lists=())).written]
    assert [line for line in shown if line in long.label] == ["Yokohama", '"the-club-s-second"']
