"""Looking closer: everything there is to see can be chosen, however much it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discord import ids
from bot.discord.message import Button, Buttons, Image, Select
from bot.discord.screens.reader import render_context
from bot.topics.looking import screens as looking
from render.core.languages import LANGUAGES
from render.core.words import Words
from tests.bot.harness import PEOPLE, open_harness
from tests.bot.running_bot import running_bot
from tests.bot.test_posts_fit import payload, pressed

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_a_kind_stand_in_a_menu_of_their_own(lang: Lang) -> None:
    things = [("board", "Whole board"), ("port", "Port"), ("area:bank", "Bank"), ("area:port", "Port")]
    what, areas = looking.closer_menus(things, "area:port", ids.Press("look", "7K2"), "yokohama", Words.of(lang))
    assert [pick.value for pick in what.picks] == ["board", "port"]
    assert [pick.value for pick in areas.picks] == ["area:bank", "area:port"]
    assert [pick.chosen for pick in (*what.picks, *areas.picks)] == [False, False, False, True]
    assert areas.hint == Words.of(lang).text("yokohama-closer-area")
    assert str(what.press) != str(areas.press)
    assert all(ids.read(str(menu.press)) == menu.press for menu in (what, areas))


@pytest.mark.parametrize("game", ["toy", "osaka", "yokohama", "nippon"])
async def test_every_close_up_can_be_chosen_and_made_bigger(tmp_path: Path, game: str) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[: 4 if game == "yokohama" else 2])
        loaded, words = await here.load(match, PEOPLE[0]), Words.of("en")
        assert loaded.seat is not None
        offered = dict(loaded.face.close_ups(loaded.match.view(loaded.seat), render_context(loaded, words)))
        for what in [looking.BOARD, *list(offered)[-1:]]:
            message = looking.closer_message(loaded, what, words)
            assert all(ids.read(text) for text in pressed(payload(message)))
            menus = [part for part in message.parts if isinstance(part, Select)]
            # However high the pictures are, a phone shows the menus at once, and at the same place for each of them.
            kinds = [type(part) for part in message.parts]
            assert kinds[1 : 1 + len(menus)] == [Select] * len(menus)
            assert kinds[1 + len(menus)] is Image
            chosen = {pick.value: pick.chosen for menu in menus for pick in menu.picks}
            assert set(chosen) == {looking.BOARD, *offered}
            assert [value for value, marked in chosen.items() if marked] == [what]
            buttons = [one for row in message.parts if isinstance(row, Buttons) for one in row.buttons]
            assert ids.short(what) in {one.press.state for one in buttons if isinstance(one, Button)}


async def test_what_is_higher_than_a_phone_is_leafed_through(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        loaded = await here.load(await here.deal("yokohama", *PEOPLE[:4]), PEOPLE[0])
        words, page, shown = Words.of("en"), 0, []
        while True:
            message = looking.closer_message(loaded, "offer", words, page)
            shown += [part.picture.name for part in message.parts if isinstance(part, Image)]
            assert len(shown) == page + 1, "a picture a page"
            rows = [part.buttons for part in message.parts if isinstance(part, Buttons)]
            back, on = (one for one in rows[0] if isinstance(one, Button))
            assert (back.off, on.press.at) == (page == 0, page + 1)
            if on.off:
                break
            page += 1
        assert len(set(shown)) == page + 1 > 1


async def test_what_stands_behind_a_table_leaves_to_a_press_what_a_phone_has_no_room_for(tmp_path: Path) -> None:
    """In German the components of which values are reconstructed would take it beyond a screen."""
    async with running_bot(tmp_path) as here:
        await here.dealt("yokohama", "Mika", "Jonas")
        jonas = here.person("Jonas")
        info = await jonas.command("/game info")
        assert "35 von 36" not in info.text
        assert "124 von 131 Werten" in info.text
        assert "35 von 36 Aufträgen" in (await jonas.press(info, "Welche Werte")).text
