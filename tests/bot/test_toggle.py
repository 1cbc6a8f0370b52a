"""A toggle of a panel, pressed by people: it turns and turns back, and answers nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from render.core.panel import Toggle
from render.faces import FACES
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import press
from tests.bot.test_router import at_turn

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from render.core.panel import Panel

ON, OFF = "Light: on", "Light: off"


async def test_a_toggle_turns_and_turns_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    face = type(FACES["osaka"])
    usual: Any = face.panel

    def panel(*asked: Any) -> Panel:
        made: Panel = usual(*asked)
        carry = asked[3]
        light = Toggle("light", OFF if carry == "off" else ON, "" if carry == "off" else "off")
        return replace(made, controls=(*made.controls, light))

    monkeypatch.setattr(face, "panel", panel)
    async with running_bot(tmp_path) as here:
        asked, _, shown = await at_turn(here, await here.dealt("osaka", "Mika", "Tom"))
        assert ON in shown.buttons
        turned = await press(asked, shown, "toggle")
        assert OFF in turned.buttons
        back = await press(asked, turned, "toggle")
        assert ON in back.buttons
        assert back.menus == shown.menus
        assert await here.world.control.violations() == []
