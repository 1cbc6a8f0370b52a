"""A turn's post is drawn while its row is on its way: what is seen ahead is just what the post shows."""

from __future__ import annotations

import threading
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.local.page.site import open_page
from bot.local.playing import Pace, Table
from render.core.game_face import GameFace
from tests.bot.running_bot import running_bot
from tests.every_day import daily
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

    from bot.discord.renderer import Renderer

pytestmark = pytest.mark.drawn

TURNS = 3


@pytest.mark.parametrize("game", daily("osaka", of=("osaka", "nippon")))
async def test_a_turn_is_drawn_before_its_post_is_written_and_just_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    asked: list[tuple[Any, ...]] = []
    table = GameFace.table

    def drawn(self: GameFace[Any], *seen: Any) -> Any:
        asked.append(seen)
        return table(self, *seen)

    monkeypatch.setattr(GameFace, "table", drawn)
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        played = Table(here.world.control, None, ["Mika", "Jonas"], Random(3), Pace(spell=0.0))
        await played.deal(game)
        for _ in range(TURNS):
            await here.quiet()
            asked.clear()
            await played.turn()
        await here.quiet()
    ahead, posted = asked
    assert ahead == posted


async def test_nothing_is_drawn_ahead_while_someone_waits(renderer: Renderer) -> None:
    go, did = threading.Event(), []
    first = renderer.draw(lambda: go.wait(GENEROUS))
    waiting = first.__await__()
    next(waiting)
    renderer.ahead(lambda: did.append("ahead"))
    go.set()
    await renderer.draw(lambda: did.append("wanted"))
    assert did == ["wanted"]


async def test_what_goes_wrong_ahead_is_no_ones_trouble(renderer: Renderer) -> None:
    renderer.ahead(lambda: 1 // 0)
    assert await renderer.draw(lambda: "drawn") == "drawn"
