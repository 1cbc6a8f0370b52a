"""The plaque of the ends: bars that fill, who stands in the church and at customs, and what was reached."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.colours import HOUSE_PLAYERS, SEAL_RED
from render.yokohama.table import table
from render.yokohama.table.plan import PLANS
from render.yokohama.words.figures import gauges
from tests.render import samples_yokohama as samples
from tests.render.looks import pixels

if TYPE_CHECKING:
    from PIL import Image

    from rules.yokohama.view import YokohamaView


def plaque(view: YokohamaView) -> tuple[Image.Image, str]:
    """The picture of the plaque alone, and the words at its head."""
    seats = len(view.merchants)
    canvas = table.draw(view, None, samples.PEOPLE[:seats], "en", "7K2")
    left, top, wide, high = PLANS[seats].plaque
    words = " ".join(
        word.text for word in canvas.written if left < word.box[0] < left + wide and word.box[1] < top + 80
    )
    return canvas.image.crop((left, top, left + wide, top + high)), words


def test_ends_that_were_reached_are_red_and_tell_how_long_it_goes_on() -> None:
    calm, told = plaque(samples.middle())
    near, warned = plaque(replace(samples.middle(), ending=("church",), rounds_left=2))
    last, ended = plaque(samples.fullest())
    assert pixels(calm, SEAL_RED) < pixels(near, SEAL_RED) - 500 < pixels(last, SEAL_RED) - 2000
    assert "GAME END TRIGGERS" in told
    assert "2 ROUNDS LEFT" in warned
    assert "THE LAST ROUND" in ended


@pytest.mark.parametrize("view", [samples.opening(), samples.middle(2), samples.middle(), samples.fullest(3)])
def test_bars_fill_from_nothing_to_the_end(view: YokohamaView) -> None:
    for gauge in gauges(view):
        assert 0 <= gauge.share <= 1
        if gauge.end:
            assert gauge.share == min(1, gauge.count / gauge.end)
    orders = gauges(view)[-1]
    assert (orders.share == 0) == (view.turn == 0)
    assert (orders.share == 1) == (view.order_deck == 0)


def test_church_and_customs_show_who_stands_there_the_neutral_assistant_too() -> None:
    church, customs, *others = gauges(samples.middle(2))
    assert church.people == (None, 1, 0)
    assert customs.people == (None, 1)
    assert {gauge.people for gauge in others} == {()}


def test_everyone_who_stands_in_the_church_is_seen_by_colour() -> None:
    bare, _ = plaque(replace(samples.middle(), church=samples.opening().church, customs=samples.opening().customs))
    shown, _ = plaque(samples.middle())
    for colour in ("blue", "ochre", "mint", "violet"):
        assert pixels(bare, HOUSE_PLAYERS[colour]) == 0
        assert pixels(shown, HOUSE_PLAYERS[colour]) > 40
