"""What a server allows, and whom a lobby may call there: as the operations answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import PACK
from bot.store import server_settings
from bot.store.server_settings import REFUSED, ROLE
from bot.topics.lobby import inviting
from bot.topics.lobby import operations as lobby
from rules.core.player import LEVELS
from tests.bot.harness import BLUE, GUILD, PINK, info_of, why

if TYPE_CHECKING:
    from tests.bot.harness import Harness


async def choose(harness: Harness, **chosen: str) -> None:
    await harness.database.transact(lambda c: server_settings.note(c, GUILD, BLUE, chosen))


async def test_bots_and_boxes_where_they_are_not_allowed(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE)
    await choose(harness, **{REFUSED: "bots boxes"})
    added = await harness.acting.act(harness.caller(BLUE), lobby.add_bot, match, LEVELS[0])
    assert why(added) == "not-allowed"
    changed = await harness.acting.act(
        harness.caller(BLUE), lobby.change, match, options={PACK: "mine"}, seats=None, lang=None, pace=None
    )
    assert why(changed) == "not-allowed"


async def test_the_role_is_called_once(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    assert why(await harness.acting.act(harness.caller(BLUE), inviting.call_role, match)) == "no-role"
    assert why(await harness.acting.act(harness.caller(PINK), inviting.call_role, match)) == "not-opener"
    await choose(harness, **{ROLE: "77"})
    called = info_of(await harness.acting.act(harness.caller(BLUE), inviting.call_role, match))
    assert called.called
    assert why(await harness.acting.act(harness.caller(BLUE), inviting.call_role, match)) == "called"
    calls = [row for row in await harness.post() if row.kind == "call"]
    assert [(row.text, row.ping) for row in calls] == [("77", ())]
