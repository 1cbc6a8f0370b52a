"""Practice: one person against automatic players, without a lobby."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.bot.harness import BLUE, PINK, done, info_of, kinds, why
from tests.bot.table_of_bots import all_play, bot_seats, posted, think_here, until_a_bot_is_asked
from tests.bot.test_store_crash import break_everywhere

if TYPE_CHECKING:
    import pytest

    from bot.play.outcomes import Caller, Outcome
    from tests.bot.harness import Harness


async def practised(harness: Harness, game: str = "osaka", user: int = BLUE) -> str:
    loaded = done(await harness.service.practise(harness.caller(user), game, level="trader", lang="en")).loaded
    assert (loaded.question is not None, len(loaded.owned)) == (True, 1)
    return loaded.info.id


async def test_practice_is_dealt_at_once_and_stands_in_no_list(harness: Harness) -> None:
    match = await practised(harness)
    think_here(harness)
    assert [row.kind for row in await posted(harness)] == ["dealt"]
    loaded = await harness.load(match, BLUE)
    assert len(await bot_seats(harness, match)) == 2
    assert loaded.info.practice
    assert why(await harness.service.practise(harness.caller(PINK), "osaka", level="trader", lang="en")) == "occupied"
    await until_a_bot_is_asked(harness, match)
    await all_play(harness, match)
    assert kinds(await posted(harness))[-1] == "table"


async def test_who_practises_anew_closes_the_practice_before(harness: Harness) -> None:
    first = await practised(harness)
    second = await practised(harness)
    assert (await harness.load(first, BLUE)).info.phase == "closed"
    assert (await harness.load(second, BLUE)).info.phase == "running"
    service, caller = harness.service, harness.caller
    assert why(await service.practise(caller(PINK, channel=9), "toy", level="trader", lang="en")) == "unknown-game"
    assert why(await service.practise(caller(PINK, channel=9), "osaka", level="x", lang="en")) == "bad-option"
    assert why(await service.practise(caller(PINK, dm=True), "osaka", level="trader", lang="en")) == "dm-only-mine"


async def test_a_practice_left_alone_gives_its_channel_to_a_table(harness: Harness) -> None:
    match = await practised(harness)
    opened = await harness.service.open(harness.caller(PINK), "osaka", seats=None, options={}, lang="en")
    assert why(opened) == "occupied"
    await harness.pass_time(3600)
    info_of(await harness.service.open(harness.caller(PINK), "osaka", seats=None, options={}, lang="en"))
    assert (await harness.load(match, BLUE)).info.phase == "closed"
    assert "bots-practice-closed" in [json.loads(row.text)["key"] for row in await harness.post() if row.kind == "told"]


async def test_practice_breaks_off_nowhere(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(caller: Caller) -> Outcome:
        return await harness.service.practise(caller, "osaka", level="trader", lang="en")

    assert await break_everywhere(harness, monkeypatch, harness.caller(BLUE), act) > 20
