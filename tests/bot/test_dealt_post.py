"""The post of the deal stays what it is while all answer at once; what they did is told when the last has answered."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.local.autoplay import answer, by_verb
from bot.outbox import posts as messages
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, open_harness
from tests.bot.running_bot import running_bot
from tests.bot.test_worker import posts

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Mika", "Jonas", "Giulia")


@pytest.mark.parametrize("game", ["toy", "yokohama"])
async def test_the_deal_is_told_until_everyone_has_answered(tmp_path: Path, game: str) -> None:
    async with running_bot(tmp_path) as here:
        dealt = await here.dealt(game, *NAMES)
        people = [here.person(name) for name in NAMES]
        for number, person in enumerate(people[:-1], start=1):
            await answer(person, await person.press(dealt, by_verb(dealt, "play") or ""), Random(number))
            newest = (await posts(here, person))[-1]
            assert newest.id == dealt.id
            assert "has been dealt" in newest.text
            assert f"Answered: {number} of 3" in newest.text
        last = people[-1]
        await answer(last, await last.press(dealt, by_verb(dealt, "play") or ""), Random(3))
        newest = (await posts(here, last))[-1]
        assert newest.id != dealt.id
        told = [line for line in newest.text.splitlines() if line.startswith("•")]
        assert all(any(name in line for line in told) for name in NAMES)
        assert "has been dealt" in (await people[0].look(dealt)).text


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
async def test_the_order_of_play_begins_with_the_start_player(tmp_path: Path, game: str) -> None:
    async with open_harness(tmp_path) as here:
        for channel in range(501, 507):
            match = await here.deal(game, *PEOPLE[:3], channel=channel)
            message = messages.dealt_message(await here.load(match, None), 7, (), Words.of("en"))
            told = next(part.text for part in message.parts if part.kind == "text").splitlines()[0]
            while (await here.load(match, None)).match.questions()[0].together:
                await here.play_on(match, Rng(b"orders to keep"), 1, channel=channel)
            order = [int(user) for user in re.findall(r"<@(\d+)>", told)]
            assert [order[0]] == await here.asked(match)
            assert sorted(order) == sorted(PEOPLE[:3])
