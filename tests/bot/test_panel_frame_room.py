"""What a panel leaves out where a phone has no room for all of it: what was told elsewhere first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.discord.height import BUTTON, FRAME, MENU, TALLEST, TEXT, WIDE, fits_a_row, height_of
from bot.discord.ids import Press
from bot.discord.message import Button, Buttons, Image, Message, Select, Text
from bot.discord.screens import panels
from bot.discord.screens.said import ROOMS, Said
from render.core.picture import Picture
from render.core.words import Words
from tests.bot.harness import BLUE, PINK, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

PRESS = Press("more", "7K2")


def high(*parts: Text | Image | Select | Buttons) -> int:
    return height_of(Message(parts))


def test_the_own_news_stay_whatever_goes() -> None:
    what = Button("Word?", PRESS)
    said = Said(("own", "Jonas", "Giulia"), (), ("sent a ship",), ("Why: so",), what)
    shown = [(one.news, one.hint, one.what is not None, one.so_far) for one in said.shorter()]
    assert shown == [
        (("own", "Jonas", "Giulia"), ("Why: so",), True, "sent a ship"),
        (("own",), ("Why: so",), True, "sent a ship"),
        (("own", "Jonas", "Giulia"), ("Why: so",), False, "sent a ship"),
        (("own",), ("Why: so",), False, "sent a ship"),
        (("own",), ("Why: so",), False, "sent a ship"),
        (("own",), (), False, "sent a ship"),
        (("own",), (), False, None),
    ]
    assert [one.room for one in said.shorter()][-3:] == [ROOMS[1], ROOMS[1], ROOMS[2]]


def test_of_what_came_of_an_answer_fewer_lines_are_told() -> None:
    said = Said(came=("one", "two", "three", "four"))
    assert [one.lines for one in said.shorter()] == [3, 2, 1]
    assert [one.lines for one in Said(came=("one",)).shorter()] == [3]
    assert [*Said().shorter()] == [Said()]


def test_rows_of_text_are_counted_as_a_phone_breaks_them() -> None:
    line = round(TEXT)
    assert high(Text("short")) == line + FRAME
    assert high(Text("one\ntwo")) == round(2 * TEXT) + FRAME
    assert high(Text(" ".join(["word"] * 12))) == round(2 * TEXT) + FRAME
    icon = f"<:tea:{10**18}>"
    assert high(Text(f"1{icon} " * 8)) == line + FRAME, "an icon is as wide as two letters, whatever it is written as"
    assert high(Text("-# " + "word " * 12)) < high(Text("word " * 12))


def test_pictures_menus_and_buttons_are_as_high_as_on_a_phone() -> None:
    assert high(Image(Picture(b"", "", (1000, 500), "table.png"))) == WIDE // 2 + FRAME
    assert high(Image(Picture(b"", "", (100, 1000), "table.png"))) == TALLEST + FRAME
    assert high(Select("Where?", PRESS, ())) == MENU + FRAME
    two, long = [Button("Rules", PRESS)] * 2, Button("word " * 15, PRESS)
    assert high(Buttons(tuple(two))) == BUTTON + FRAME
    assert high(Buttons((*two, long))) > 2 * BUTTON + FRAME
    assert fits_a_row(two)
    assert not fits_a_row([*two, long])
    assert not fits_a_row([Button("a", PRESS)] * 6)


async def test_a_panel_whose_answers_fill_the_screen_does_without_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harness(tmp_path) as here:
        loaded = await here.load(await here.deal("yokohama", BLUE, PINK), BLUE)
    assert loaded.question is not None
    whole = panels.question_message(loaded, loaded.question, Words.of("en"))
    monkeypatch.setattr(panels, "SURELY_FITS", 0)
    monkeypatch.setattr(panels, "SCREEN", 0)
    bare = panels.question_message(loaded, loaded.question, Words.of("en"))
    assert any(isinstance(part, Image) for part in whole.parts)
    assert [type(part) for part in bare.parts] == [type(part) for part in whole.parts if not isinstance(part, Image)]


async def test_less_is_said_before_the_picture_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_harness(tmp_path) as here:
        loaded = await here.load(await here.deal("yokohama", BLUE, PINK), BLUE)
    assert loaded.question is not None
    lay = partial(panels.question_message, loaded, loaded.question, Words.of("en"))
    brief = lay(head="in brief")
    monkeypatch.setattr(panels, "SURELY_FITS", height_of(brief))
    monkeypatch.setattr(panels, "SCREEN", height_of(brief))
    assert lay(head="all of it\n" * 30, brief="in brief") == brief
    assert not any(isinstance(part, Image) for part in lay(head="all of it\n" * 30).parts)
