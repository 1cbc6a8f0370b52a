"""Practice: one person against automatic players, without a lobby."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core import finding
from bot.discord.screens.reader import table_link
from bot.store import bots
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from bot.topics.practice import operations as practice
from bot.topics.turn import operations as turn
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, any_answer, dm_of, done, info_of, kinds, why
from tests.bot.table_of_bots import all_play, bot_seats, posted, think_here, until_a_bot_is_asked
from tests.bot.test_store_crash import break_everywhere
from tests.bot.test_votes import voted

if TYPE_CHECKING:
    import pytest

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from tests.bot.harness import Harness


async def practised(harness: Harness, game: str = "osaka", user: int = BLUE) -> str:
    loaded = done(
        await harness.acting.act(harness.caller(user), practice.practise, game, level="trader", lang="en")
    ).loaded
    assert (loaded.question is not None, len(loaded.owned)) == (True, 1)
    return loaded.info.id


async def test_practice_is_dealt_at_once_and_stands_in_no_list(harness: Harness) -> None:
    match = await practised(harness)
    think_here(harness)
    assert [row.kind for row in await posted(harness)] == ["dealt"]
    loaded = await harness.load(match, BLUE)
    assert len(await bot_seats(harness, match)) == 2
    assert loaded.info.practice
    assert (
        why(await harness.acting.act(harness.caller(PINK), practice.practise, "osaka", level="trader", lang="en"))
        == "occupied"
    )
    await until_a_bot_is_asked(harness, match)
    await all_play(harness, match)
    assert kinds(await posted(harness))[-1] == "table"


async def test_who_practises_anew_closes_the_practice_before(harness: Harness) -> None:
    first = await practised(harness)
    second = await practised(harness)
    assert (await harness.load(first, BLUE)).info.phase == "closed"
    assert (await harness.load(second, BLUE)).info.phase == "running"
    acting, caller = harness.acting, harness.caller
    assert (
        why(await acting.act(caller(PINK, channel=9), practice.practise, "toy", level="trader", lang="en"))
        == "unknown-game"
    )
    assert (
        why(await acting.act(caller(PINK, channel=9), practice.practise, "osaka", level="x", lang="en")) == "bad-option"
    )


async def test_a_practice_game_that_was_left_is_no_first_match(harness: Harness) -> None:
    tried = await practised(harness)
    await harness.play_on(tried, Rng(b"a taste"), 1)
    real = await harness.deal("osaka", BLUE, PINK, channel=5)
    assert (await harness.load(real, BLUE)).first
    await practised(harness)
    assert (await harness.load(tried, BLUE)).info.phase == "closed"
    assert (await harness.load(real, BLUE)).first


async def test_practice_in_direct_messages_needs_no_server_and_no_letters(harness: Harness) -> None:
    acting = harness.acting
    there = harness.caller(BLUE, dm=True, channel=dm_of(BLUE))
    match = done(await acting.act(there, practice.practise, "osaka", level="trader", lang="en")).loaded.info.id
    think_here(harness)
    sent = await harness.post()
    assert [(row.kind, row.user, row.channel) for row in sent] == [("dealt", None, dm_of(BLUE))]
    assert table_link((await harness.load(match, BLUE)).info).startswith(
        f"https://discord.com/channels/@me/{dm_of(BLUE)}/"
    )
    # No server can be lost with it, and no one finds it from anywhere else.
    assert await acting.read(finding.tables) == []
    assert await acting.read(finding.find, harness.caller(BLUE), match) is None
    assert await acting.read(finding.find, harness.caller(PINK, dm=True), match) is None
    rng = Rng(b"direct")
    while (loaded := await harness.load(match, BLUE)).question is not None:
        typed = (any_answer(loaded.question, rng),)
        done(await acting.play(harness.caller(BLUE, dm=True), turn.type_moves(None, typed)))
    await all_play(harness, match)
    assert {row.channel for row in await harness.post()} == {dm_of(BLUE)}
    # As many as there are people: what goes on a server is not counted together.
    assert (
        why(await acting.act(harness.caller(BLUE, dm=True, channel=dm_of(BLUE)), practice.rematch, match)) == "occupied"
    )
    assert voted(await acting.play(harness.caller(BLUE, dm=True), votes.propose_end(match))).result == "agreed"
    once_more = done(
        await acting.act(harness.caller(BLUE, dm=True, channel=dm_of(BLUE)), practice.rematch, match)
    ).loaded
    assert (once_more.info.practice, once_more.info.guild, len(once_more.owned)) == (True, 0, 1)
    found = await harness.database.read(lambda connection: bots.seated(connection, once_more.info.id))
    assert {bot.level for bot in found.values()} == {"trader"}


async def test_a_practice_left_alone_gives_its_channel_to_a_table(harness: Harness) -> None:
    match = await practised(harness)
    opened = await harness.acting.act(harness.caller(PINK), lobby.open_table, "osaka", Terms(None, None, "en", {}))
    assert why(opened) == "occupied"
    await harness.pass_time(3600)
    info_of(await harness.acting.act(harness.caller(PINK), lobby.open_table, "osaka", Terms(None, None, "en", {})))
    assert (await harness.load(match, BLUE)).info.phase == "closed"
    assert "bots-practice-closed" in [json.loads(row.text)["key"] for row in await harness.post() if row.kind == "told"]


async def test_practice_breaks_off_nowhere(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(caller: Caller) -> Outcome:
        return await harness.acting.act(caller, practice.practise, "osaka", level="trader", lang="en")

    assert await break_everywhere(harness, monkeypatch, harness.caller(BLUE), act) > 20
