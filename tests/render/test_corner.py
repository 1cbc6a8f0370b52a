"""Discord's badge in the lower left corner covers nothing that is written, neither on tables nor in close-ups."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.corner import HIGH, covered, uncovered
from render.nippon.table import table as nippon_table
from render.osaka.table import table as osaka_table
from render.yokohama.closeups import closeups
from render.yokohama.pictures import PICTURES
from render.yokohama.table import table as yokohama_table
from tests.render import samples as osaka
from tests.render import samples_nippon as nippon
from tests.render import samples_yokohama as yokohama
from tests.render import samples_yokohama_turns as turns
from tests.render.samples_yokohama_near import middle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.canvas import Canvas


def tables() -> Iterator[tuple[str, Canvas]]:
    """Tables at their fullest."""
    for seats in (2, 3, 4):
        yield f"yokohama {seats}", yokohama_table.draw(turns.widest(seats), None, yokohama.PEOPLE[:seats], "de", "7K2")
    yield "osaka", osaka_table.draw(osaka.fullest(), None, osaka.PEOPLE, "de", "4QF")
    for seats in (2, 3, 4):
        yield f"nippon {seats}", nippon_table.draw(nippon.fullest(seats), None, nippon.people(seats), "de", "9AB")


def test_no_table_letters_the_corner_of_the_badge() -> None:
    assert {name: words for name, canvas in tables() if (words := covered(canvas))} == {}


@pytest.mark.parametrize("what", ["area:port", "achievements", "merchant0"])
def test_a_close_up_that_letters_it_gets_a_foot(what: str) -> None:
    canvas = closeups.draw(middle(), what, yokohama.PEOPLE, "en", "7K2")
    freed = uncovered(canvas)
    assert covered(freed) == ()
    assert freed.size[1] == canvas.size[1] + (round(canvas.size[0] * HIGH) if covered(canvas) else 0)
    sent = PICTURES.close_up(middle(), what, yokohama.PEOPLE, "en", "7K2", "")
    assert Image.open(io.BytesIO(sent.png)).size == freed.size


def test_a_picture_with_a_free_corner_stays_as_it_is() -> None:
    canvas = closeups.draw(middle(), "offer", yokohama.PEOPLE, "en", "7K2")
    assert covered(canvas) == ()
    assert uncovered(canvas) is canvas
