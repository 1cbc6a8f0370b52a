"""Film and page of a match: every turn is in them, within their bounds, and making them can be stopped."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.cli.film import make_film, make_page
from bot.discord.screens import moments
from bot.players.thinker import Thinkable, come_to
from bot.topics.record import filming
from bot.topics.record.document import hash_of
from bot.topics.record.opening import opened_here
from bot.topics.record.page import album, writing
from bot.topics.record.reading import read_file
from render import film
from render.core.languages import LANGUAGES
from render.core.picture import Picture
from render.core.words import Words
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.films import Film
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.screens.log import LogEntry

EXAMPLE = Path(__file__).parents[2] / "data" / "schema" / "example.json"

FEW: Final = 3
"""Turns of the example that are drawn."""

pytestmark = pytest.mark.drawn


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first turns of a match can be seen."""
    every: Callable[[LoadedMatch, Words], list[LogEntry]] = moments.turns_to_see
    for module in (filming, writing):
        monkeypatch.setattr(module, "turns_to_see", lambda loaded, words: every(loaded, words)[:FEW])
    # What is asked of this process here would last for all tests after it.
    monkeypatch.setattr(os, "nice", lambda _: 0)


@pytest.mark.usefixtures("few")
def test_a_film_has_a_frame_for_each_turn_and_keeps_its_bounds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "film.webp"
    assert make_film(EXAMPLE, target, "de") == 0
    with Image.open(target) as shown:
        assert (shown.format, shown.size[0], getattr(shown, "n_frames", 1)) == ("WEBP", film.WIDE, FEW)
        lasts = 0
        for number in range(FEW):
            shown.seek(number)
            shown.load()
            lasts += shown.info["duration"]
    assert lasts <= film.LONGEST
    assert capsys.readouterr().err == f"Turn {FEW} of {FEW} (de)\n"
    assert make_film(EXAMPLE, target, None) == 1
    assert "is there already" in capsys.readouterr().err
    frames = [film.frame_of(board, 0.5) for board in filming.boards(opened_example(), Words.of("en"))]
    assert film.LAST + film.EACH * 200 > film.LONGEST
    monkeypatch.setattr(film, "MOST_BYTES", 1)
    with Image.open(io.BytesIO(film.film_of(frames))) as least:
        assert getattr(least, "n_frames", 1) < FEW


@pytest.mark.usefixtures("few")
def test_a_page_holds_all_of_it_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    document = json.loads(EXAMPLE.read_text())
    document["seats"][0]["name"] = "</script><img src=x onerror=alert(1)>"
    named = tmp_path / "named.json"
    document["hash"] = hash_of(document)
    named.write_text(json.dumps(document))
    assert make_page(named, None, "en") == 0
    page = named.with_suffix(".html").read_text()
    assert len(page) < album.MOST_BYTES
    assert "<img src=x" not in page
    assert re.findall(r"""(?:src|href)\s*=\s*["']?(?!\$|data:)[^\s>]+""", page.partition("<script")[0]) == []
    assert "default-src 'none'" in page
    data = json.loads(page.partition('id="data">')[2].partition("</script>")[0])
    assert len(data["moments"]) == FEW
    assert set(data["words"]) == set(LANGUAGES)
    tiles: list[int] = []
    for each in data["words"].values():
        assert len(each["moments"]) == len(each["boards"]) == FEW
        assert all(board["alt"] and board["size"][0] == album.WIDE for board in each["boards"])
        assert each["lines"]
        assert (len(each["plots"]), len(each["sheet"])) == (2, 1)
        tiles += [tile for board in each["boards"] for tile in board["tiles"][1::2]]
    assert {*tiles} == {*range(max(tiles) + 1)}, "no tile is kept that no board shows"
    assert len(data["sheets"]) == max(tiles) // album.ACROSS**2 + 1
    assert len({each["boards"][-1]["alt"] for each in data["words"].values()}) == len(LANGUAGES)


def test_boards_are_put_together_from_tiles_as_they_were() -> None:
    first = Image.linear_gradient("L").resize((2 * album.WIDE, 200)).convert("RGB")
    second = first.copy()
    second.paste("red", (0, 0, 20, 20))
    held, row = album.Album(), album.WIDE // album.TILE
    boards = [held.add(Picture(png_of(board), "", board.size, "board.png")) for board in (first, second, first)]
    assert [len(board["tiles"]) for board in boards] == [2 * row * 3, 2, 2]
    (sheet,) = held.sheets()
    shown = Image.new("RGB", boards[0]["size"])
    with Image.open(io.BytesIO(sheet)) as opened:
        for place, tile in zip(boards[0]["tiles"][::2], boards[0]["tiles"][1::2], strict=True):
            x, y = (each * album.CELL + album.MARGIN for each in (tile % album.ACROSS, tile // album.ACROSS))
            cut = opened.crop((x, y, x + album.TILE, y + album.TILE))
            shown.paste(cut, (place % row * album.TILE, place // row * album.TILE))
    apart = ImageChops.difference(shown, first.resize(shown.size, Image.Resampling.LANCZOS, reducing_gap=2.0))
    assert max(ImageStat.Stat(apart).mean) < 3


def png_of(picture: Image.Image) -> bytes:
    target = io.BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def test_what_has_not_ended_has_no_film(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)
    document = json.loads(EXAMPLE.read_text())
    document["phase"], document["whole"] = "running", False
    document["hash"] = hash_of(document)
    file = tmp_path / "running.json"
    file.write_text(json.dumps(document))
    assert make_film(file, None, None) == 1
    assert "only what one reader could see" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.usefixtures("few")
async def test_a_film_is_made_step_by_step_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts, closed, told = count(), list[bool](), list[tuple[int, int]]()
    first, go_on = asyncio.Event(), asyncio.Event()

    class Here:
        """Thinks in this process, and waits before its second thought."""

        async def think(self, thought: Thinkable[object]) -> object:
            if next(thoughts):
                first.set()
                await go_on.wait()
            return come_to(thought)

        async def close(self) -> None:
            closed.append(True)

    def making() -> asyncio.Task[Film]:
        return asyncio.create_task(filming.made("osaka", EXAMPLE.read_bytes(), "en", lambda *done: told.append(done)))

    monkeypatch.setattr(filming, "Process", Here)
    monkeypatch.setattr(filming, "AT_ONCE", 2)
    monkeypatch.setattr(filming, "_drawn", [])
    task = making()
    await asyncio.wait_for(first.wait(), GENEROUS)
    assert told == [(2, FEW)]
    task.cancel()
    await asyncio.wait([task])
    assert closed == [True], "its process is ended"
    go_on.set()
    made = await making()
    assert (made.turns, told[-1]) == (FEW, (FEW, FEW))
    with Image.open(io.BytesIO(made.content)) as shown:
        assert getattr(shown, "n_frames", 1) == FEW


def opened_example() -> LoadedMatch:
    return opened_here(read_file(EXAMPLE))
