"""Looking closer marks what is new to the reader since he last played, and nothing for one who only watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.screens import story
from bot.discord.screens.reader import render_context
from bot.topics.looking import screens as looking
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, STRANGER, open_harness

if TYPE_CHECKING:
    from pathlib import Path


async def test_close_ups_reckon_from_the_readers_last_turn(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", *PEOPLE[:2])
        reader = await here.load(match, PEOPLE[0])
        assert story.last_seen(reader) is None
        await here.play_on(match, Rng(b"looking"), 60)
        reader, watcher = await here.load(match, PEOPLE[0]), await here.load(match, STRANGER)
        seen = story.last_seen(reader)
        assert seen is not None
        assert story.last_seen(watcher) is None
        at = render_context(reader, Words.of("en"))
        view = reader.match.view(reader.seat)
        assert looking.shown(reader, "boards", at) == reader.face.close_up(view, "boards", at, seen)
        assert looking.shown(reader, None, at) == reader.face.table(view, seen, at)


async def test_a_hand_reckons_from_before_the_readers_latest_turn(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", *PEOPLE[:2])
        first = await here.load(match, PEOPLE[0])
        assert story.before_last_turn(first) is None
        await here.play_on(match, Rng(b"looking"), 60)
        for person in PEOPLE[:2]:
            reader = await here.load(match, person)
            seats = [move.seat for move in reader.match.standing_moves]
            assert reader.seat is not None
            last = len(seats) - seats[::-1].index(reader.seat)
            begun = max(number for number in range(last) if seats[number] != reader.seat) + 1
            assert story.before_last_turn(reader) == reader.match.view_after(reader.seat, begun)
        assert story.before_last_turn(await here.load(match, STRANGER)) is None
