"""After the start the first picture of a match opens hardly a font."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from bot.cli import run, warming
from bot.cli.warming import warm, warm_up
from bot.core.tables import load_tables
from bot.local.page.site import open_page
from bot.local.playing import Pace, Table
from render.core import lettering
from render.core.context import RenderContext
from render.core.kept import SHELF
from render.core.people import Person, at_table
from render.core.words import Words
from render.faces import FACES
from rules.core.setup import Setup
from rules.games import GAMES
from tests.bot.running_bot import running_bot
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

    from bot.cli.hatoba import Hatoba
    from bot.discord.renderer import Renderer

pytestmark = pytest.mark.drawn

OTHERS = 6
"""Sizes of letters that only other people's names and other cards bring, of some forty."""


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin as a new process does, and do not dawdle."""
    monkeypatch.setattr(warming, "PAUSE", 0.0)
    warm.cache_clear()
    lettering._font.cache_clear()
    SHELF.clear()


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [(key, seats) for key, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]


def largest_tables() -> list[tuple[str, int]]:
    """Every game with as many seats as it has."""
    return [(key, game.seats[1]) for key, game in GAMES.items()]


@pytest.mark.long
async def test_the_first_table_opens_hardly_a_font(renderer: Renderer, *, heavy: bool) -> None:
    tables = every_table() if heavy else largest_tables()
    if heavy:
        await warm_up(renderer)
    else:
        for key, seats in tables:
            for answers in warming.STAGES:
                warm(key, seats, answers)
    fonts = lettering._font.cache_info().misses
    for key, seats in tables:
        game = GAMES[key]
        book = game.with_tables(load_tables(key, game.data, game.tables))
        options = tuple(sorted((option.key, option.default) for option in game.options))
        match = book.deal(Setup(key, seats, options, b"another deal"))
        owners = tuple(Person(name, colour) for name, colour in zip("ABCD"[:seats], game.colours, strict=False))
        context = RenderContext("7K2", at_table(owners, game, dict(options)), Words.of("en"))
        assert FACES[key].table(match.view(None), None, context).png
    assert lettering._font.cache_info().misses <= fonts + OTHERS


async def test_a_table_that_cannot_be_drawn_leaves_the_bot_as_it_is(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(FACES, next(iter(GAMES)))
    await warm_up(renderer)
    assert await renderer.draw(lambda: "still drawing") == "still drawing"


async def test_the_bot_warms_up_once_it_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[tuple[str, int, int]] = []
    monkeypatch.setattr(warming, "warm", lambda *which: warmed.append(which))
    async with running_bot(tmp_path, warm_up=True) as here:
        await asyncio.wait_for(here.client.warm.wait(), GENEROUS)
    assert warmed == [
        (key, seats, answers)
        for key, game in GAMES.items()
        for seats in range(game.seats[1], game.seats[0] - 1, -1)
        for answers in warming.STAGES
    ]


async def test_what_is_being_played_is_drawn_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        await Table(here.world.control, None, ["Mika", "Jonas"], Random(3), Pace(spell=0.0)).deal("nippon")
        await here.quiet()
    monkeypatch.setattr(warming, "warm", lambda key, *_: warmed.append(key))
    async with running_bot(tmp_path, warm_up=True) as here:
        await asyncio.wait_for(here.client.warm.wait(), GENEROUS)
    assert list(dict.fromkeys(warmed)) == ["nippon", *(key for key in GAMES if key != "nippon")]


async def test_a_bot_that_is_not_to_warm_up_draws_nothing_by_itself(tmp_path: Path) -> None:
    async with running_bot(tmp_path, warm_up=False) as here:
        await asyncio.wait_for(here.client.warm.wait(), GENEROUS)
        assert warm.cache_info().currsize == 0


@pytest.mark.long
async def test_what_is_there_once_all_is_warm_is_left_out_of_collections() -> None:
    client, usual = SimpleNamespace(warm=asyncio.Event()), gc.get_threshold()
    settling = asyncio.create_task(run._settle(cast("Hatoba", client)))
    await asyncio.sleep(0)
    gc.unfreeze()
    gc.set_threshold(700)
    client.warm.set()
    try:
        await settling
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == run.SELDOM
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


async def test_memory_is_given_back_at_times_once_all_is_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    given, often = [0], asyncio.Event()

    def give_back() -> None:
        given[0] += 1
        if given[0] == 3:
            often.set()

    monkeypatch.setattr(run, "AT_TIMES", 0.0)
    monkeypatch.setattr(run, "give_back", give_back)
    client = SimpleNamespace(warm=asyncio.Event())
    giving = asyncio.create_task(run._give_back_at_times(cast("Hatoba", client)))
    await asyncio.sleep(0.01)
    assert given == [0]
    client.warm.set()
    await asyncio.wait_for(often.wait(), GENEROUS)
    giving.cancel()


def test_threads_take_turns_as_often_as_the_bot_wants() -> None:
    before = sys.getswitchinterval()
    try:
        run.take_turns()
        assert sys.getswitchinterval() == pytest.approx(run.TURNS)
    finally:
        sys.setswitchinterval(before)


def test_threads_share_their_memory_where_the_system_can(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[tuple[int, int]] = []
    library = SimpleNamespace(mallopt=lambda *what: chosen.append(what))
    for here in (library, SimpleNamespace()):
        monkeypatch.setattr(ctypes, "CDLL", lambda _, here=here: here)
        run.share_memory()
    assert chosen == [(run.MOST_STORES, run.STORES)]
