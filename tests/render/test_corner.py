"""Discord's badge in the lower left corner covers nothing, neither on tables nor in close-ups and parts of them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.corner import HIGH, covered, foot
from render.core.palette import flattened
from render.osaka.closeups import closeups as osaka_closeups
from render.osaka.closeups import market as osaka_market
from render.yokohama.closeups import closeups, mat
from render.yokohama.pictures import PICTURES
from render.yokohama.table import table as yokohama_table
from tests.render import samples as osaka
from tests.render import samples_yokohama as yokohama
from tests.render import samples_yokohama_turns as turns
from tests.render.samples_yokohama_near import middle

if TYPE_CHECKING:
    from rules.osaka.view import OsakaView


@pytest.mark.parametrize("seats", [2, 4])
def test_the_widest_table_of_yokohama_has_nothing_in_the_corner_of_the_badge(seats: int) -> None:
    """Other tables: tests/render/test_pictures.py."""
    canvas = yokohama_table.draw(turns.widest(seats), None, yokohama.PEOPLE[:seats], "de", "7K2")
    assert covered(canvas, canvas.whole) == ()


@pytest.mark.parametrize(
    "view", [osaka.opening(), osaka.middle(), osaka.fullest()], ids=["opening", "middle", "fullest"]
)
def test_no_card_of_osaka_lies_in_the_corner_of_a_panel(view: OsakaView) -> None:
    top, bottom = osaka_market.offer_band(view)
    assert covered(osaka_closeups.draw(view, "market", osaka.PEOPLE, "de", "4QF"), (0, top, 1200, bottom)) == ()


@pytest.mark.parametrize("what", ["area:port", "achievements", "merchant0"])
def test_a_close_up_that_has_something_there_gets_a_foot(what: str) -> None:
    canvas = closeups.draw(middle(), what, yokohama.PEOPLE, "en", "7K2")
    wide, high = canvas.size
    assert foot(canvas, canvas.whole) == (round(wide * HIGH) if covered(canvas, canvas.whole) else 0)
    sent = PICTURES.close_up(middle(), what, yokohama.PEOPLE, "en", "7K2", "")
    assert Image.open(io.BytesIO(sent.png)).size == (wide, high + foot(canvas, canvas.whole))


def test_a_part_gets_a_foot_even_if_only_icons_stand_there() -> None:
    """The last pieces of one's warehouse are told by their icons alone."""
    canvas = closeups.draw(middle(), "merchant0", yokohama.PEOPLE, "en", "7K2")
    band = (0, mat.GOODS_TOP, 1200, mat.PIECES_TOP + mat.PIECES_TALL)
    there = covered(canvas, band)
    assert there
    assert not [one for one in there if isinstance(one, str)]
    part, free = flattened(canvas.part(band), "yokohama"), round(1200 * HIGH)
    sent = Image.open(io.BytesIO(PICTURES.crop(middle(), "merchant0", band, yokohama.PEOPLE, "en", "7K2", "").png))
    colours = sent.convert("RGB").crop((0, part.height, *sent.size)).getcolors()
    assert sent.size == (1200, part.height + free)
    assert sent.crop((0, 0, *part.size)).tobytes() == part.tobytes()
    assert colours == [(1200 * free, part.convert("RGB").getpixel((0, part.height - 1)))]


def test_a_picture_with_a_free_corner_stays_as_it_is() -> None:
    top, bottom = osaka_market.offer_band(osaka.middle())
    box = (0, top, 1200, bottom)
    canvas = osaka_closeups.draw(osaka.middle(), "market", osaka.PEOPLE, "en", "7K2")
    assert covered(canvas, box) == ()
    assert foot(canvas, box) == 0
