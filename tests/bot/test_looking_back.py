"""Looking closer marks what is new to the reader since he last played, and nothing for one who only watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front import looking
from bot.front.reader import desk
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.at_the_house import PEOPLE, STRANGER, evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_close_ups_reckon_from_the_readers_last_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        match = await here.deal("yokohama", *PEOPLE[:2])
        reader = await here.sitting(match, PEOPLE[0])
        assert looking.last_seen(reader) is None
        await here.play_on(match, Rng(b"looking"), 60)
        reader, watcher = await here.sitting(match, PEOPLE[0]), await here.sitting(match, STRANGER)
        seen = looking.last_seen(reader)
        assert seen is not None
        assert looking.last_seen(watcher) is None
        at = desk(reader, Words.of("en"))
        view = reader.match.view(reader.seat)
        assert looking.shown(reader, "boards", at) == reader.face.close_up(view, "boards", at, seen)
        assert looking.shown(reader, None, at) == reader.face.table(view, seen, at)
