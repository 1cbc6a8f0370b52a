"""The picture of the panel in which a factory is chosen: all that can be built, nothing cut, legible on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.nippon.closeups import buildable
from render.nippon.closeups.ids import BUILDABLE
from rules.core.seats import Seat
from rules.nippon.model.state import FIRST
from tests.render import samples_nippon as samples
from tests.render.looks import astray, cut, illegible
from tests.render.nippon_panels import panel
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from render.core.languages import Lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, *(pytest.param(seats, marks=pytest.mark.long) for seats in (2, 3)), 4])
def test_everything_that_can_be_built_is_shown_whole(seats: int, lang: Lang) -> None:
    for kind, made in {**samples.KINDS, "crowded": samples.crowded}.items():
        view = made(seats)
        for what, levels in BUILDABLE.items():
            canvas = buildable.draw(view, what, view.zaibatsu[Seat(seats - 1)], Words.of(lang))
            assert (kind, what, astray(canvas), cut(canvas)) == (kind, what, [], [])
            assert canvas.size[1] - buildable.TOP <= buildable.TALLEST * canvas.size[0]
            assert illegible(canvas) == []
            figures = [word for word in canvas.written if word.decides]
            goods = {good.key for good in view.kinds if good.level in levels}
            names = [row.tile for row in view.supply if row.good in goods]
            assert sorted(names) == sorted(word.text for word in figures if word.text in names)


def test_tiles_say_what_they_do_where_there_is_room() -> None:
    def sentences(*factories: str) -> int:
        view = RULES.view(Play(bare()).offer(*factories).state, FIRST)
        canvas = buildable.draw(view, "build123", view.zaibatsu[0], Words.of("en"))
        return sum(" " in word.text for word in canvas.written)

    assert sentences("cotton2a", "lenses1a", "bulbs2b")
    assert not sentences(
        *[f"{good}{number}" for good in ("bento", "lenses") for number in ("1b", "2b", "3a", "4b", "5b")]
    )


def test_the_panel_pictures_every_level_on_offer() -> None:
    play = Play(bare()).have(money=20, silk=4).offer("cotton2a", "paper1a", "lenses1a", "bulbs2b", "clocks4b")
    play.me.rnd = 6
    picture = panel(play.type("factory white")).picture
    assert picture is not None
    alt = picture().alt
    assert [level for level in (1, 2, 3) if f"level {level}" in alt] == [1, 2, 3]
    play.me.rnd = 0
    low = panel(play).picture
    assert low is not None
    assert "level 3" not in low().alt
