"""People who look for players, and the rounds in which tables are found for them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core import people
from bot.store.persons import QUIET, ZONE
from bot.store.searches import Wanted
from bot.topics.find import found_tables, operations
from bot.topics.find.found_tables import Filling, Found
from bot.topics.lobby import operations as lobby
from tests.bot.harness import info_of

if TYPE_CHECKING:
    from typing import Any

    from bot.store.records import MatchInfo
    from bot.topics.find.operations import Standing
    from tests.bot.harness import Harness

ANYTHING = Wanted(("toy",), (2, 3, 4), ("day",), ("en",))


async def look(harness: Harness, user: int, *, channel: int = 0, **chosen: Any) -> Standing:
    """Someone looks for players, in a channel of the person's own."""
    caller = harness.caller(user, channel=channel or 10_000 + user)
    await harness.acting.write(operations.choose, caller, replace(ANYTHING, **chosen))
    return await harness.acting.write(operations.begin, caller)


async def sleep(harness: Harness, user: int, zone: str, quiet: str) -> None:
    """Someone sets quiet hours."""
    await harness.acting.write(people.note, user, {ZONE: zone, QUIET: quiet})


async def stands(harness: Harness, user: int) -> Standing:
    """What someone looks for, and what has come of it."""
    return await harness.acting.read(operations.standing, harness.caller(user, channel=10_000 + user))


async def one_round(harness: Harness) -> list[MatchInfo]:
    """One round, on a server that makes no rooms: the lobbies that were opened or filled."""
    made = found_tables.fit(await harness.acting.read(found_tables.read))
    found = []
    for each in made:
        match each:
            case Found():
                channels = [search.channel for search in each.people]
                assert await harness.acting.write(found_tables.open_here, each, channels)
                found.append(await _table_of(harness, each.guild, each.people[0].user))
            case Filling():
                await harness.acting.write(found_tables.fill, each)
                found.append(await harness.info(each.match))
    return found


async def _table_of(harness: Harness, guild: int, user: int) -> MatchInfo:
    caller = replace(harness.caller(user), guild=guild)
    found = (await harness.acting.read(operations.standing, caller)).found
    assert found is not None
    return found


async def here(harness: Harness, info: MatchInfo, *users: int) -> None:
    """People say that they are there."""
    for user in users:
        info_of(await harness.acting.act(harness.caller(user, channel=info.channel), lobby.confirm, info.id))
