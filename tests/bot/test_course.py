"""The course of a match: its curves are the points that everyone saw, and say no more while it runs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.discord import ids
from bot.discord.message import Button, Buttons, Image, Text
from bot.discord.screens.course import ORIGINS, course_of, origins_of
from bot.topics.looking.course import course_message
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, Harness

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch

WORDS = Words.of("en")


async def played(here: Harness, game: str) -> LoadedMatch:
    match = await here.deal(game, BLUE, PINK)
    await here.play_on(match, Rng(b"course"), 90)
    return await here.load(match, BLUE)


@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_curves_are_the_points_that_everyone_saw(harness: Harness, game: str) -> None:
    loaded = await played(harness, game)
    course = course_of(loaded, WORDS)
    assert course is not None
    assert origins_of(loaded, WORDS) is None, "what the final score brings is not known yet"
    rounds = loaded.face.rounds(loaded.match.standing_moves[: loaded.match.published], 2)
    ends = [max(n for n, of in enumerate(rounds, start=1) if of == one) for one in dict.fromkeys(rounds)]
    seen = [loaded.face.standings(loaded.match.view_after(None, number)) for number in (0, *ends)]
    assert [curve.points for curve in course.curves] == [tuple(each[seat] for each in seen) for seat in range(2)]
    assert len(course.rounds) == len(seen)


async def test_at_the_end_the_final_score_and_its_sources_are_added(harness: Harness) -> None:
    loaded = await played(harness, "osaka")
    over = replace(loaded, info=replace(loaded.info, phase="closed"))
    during, course, origins = course_of(loaded, WORDS), course_of(over, WORDS), origins_of(over, WORDS)
    assert during is not None
    assert course is not None
    assert len(course.rounds) == len(during.rounds) + 1
    results = over.match.ended_early().results() or ()
    assert {each.seat: each.points for each in results} == dict(enumerate(curve.points[-1] for curve in course.curves))
    if origins is not None:
        assert [sum(int(line.cells[seat]) for line in origins.lines) for seat in range(2)] == [
            curve.points[-1] for curve in course.curves
        ]


@pytest.mark.drawn
async def test_the_plot_is_a_picture_with_all_of_it_in_words(harness: Harness) -> None:
    loaded = await played(harness, "osaka")
    over = replace(loaded, info=replace(loaded.info, phase="closed"))
    for lang in LANGUAGES:
        message = course_message(over, "", Words.of(lang))
        (shown,) = [part.picture for part in message.parts if isinstance(part, Image)]
        course = course_of(over, Words.of(lang))
        assert course is not None
        assert all(curve.name in shown.alt for curve in course.curves)
        (buttons,) = [part for part in message.parts if isinstance(part, Buttons)]
        (switch,) = [one for one in buttons.buttons if isinstance(one, Button)]
        assert ids.read(str(switch.press)) == switch.press
        assert course_message(over, switch.press.slot, Words.of(lang)) != message
    assert switch.press.slot == ORIGINS


async def test_where_no_one_counts_points_there_is_no_plot(harness: Harness) -> None:
    loaded = await harness.load(await harness.deal("toy", BLUE, PINK), BLUE)
    (part,) = course_message(loaded, "", WORDS).parts
    assert isinstance(part, Text)
