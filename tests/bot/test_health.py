"""How the tables of a server are, as whoever manages it is told, and what can be done about each."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.core.match import lost_channels as match_lost_channels
from bot.core.match import resending
from bot.core.match import standstill as match_standstill
from bot.discord.ids import Press
from bot.discord.message import fitting
from bot.local.seen import NotPossible
from bot.store import meta, standstill
from bot.store.refusals import Refusals
from bot.store.spans import DAY
from bot.store.standstill import Standstill
from bot.topics.lobby import operations as lobby_operations
from bot.topics.tables import operations as tables
from bot.topics.tables.information import state_of
from render.core.words import Words
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, MANAGER, PINK, Harness, info_of, kinds
from tests.bot.running_bot import running_bot
from tests.bot.test_lost_channels import match_of, stands
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen
    from bot.store.connection import Connection
    from tests.bot.running_bot import RunningBot

NOW = int(time.time())


def refuse(connection: Connection, values: tuple[str | int | None, ...]) -> None:
    """Note something that Discord refused: match, kind, channel, person, when and why."""
    connection.execute(
        "INSERT INTO outbox (match, kind, channel, person, closed, code, how, revision, ping, text, silent, made) "
        "VALUES (?, ?, ?, ?, ?, ?, 'failed', 0, '[]', '', 0, 0)",
        values,
    )


async def health_of(here: RunningBot, person: Person, channel: str = "harbour-talk") -> Seen:
    """How the tables are, as someone is told in a channel."""
    await here.quiet()
    return await person.command("/table health", channel=channel)


async def tended(person: Person, listed: Seen, match: str) -> Seen:
    """What can be done about one of the tables."""
    (menu,) = listed.menus
    return await person.choose(listed, menu["custom_id"], [match])


def verbs(message: Seen) -> dict[str, str]:
    """The buttons of a message that lead to a press, by their verbs."""
    ids = [str(each["custom_id"]) for each in message.buttons.values() if "custom_id" in each]
    return {each.partition(":")[0]: each for each in ids}


async def test_tables_that_wait_rest_and_have_lost_their_channel(harness: Harness, match: str) -> None:
    (table,) = (await harness.acting.read(tables.health, GUILD)).tables
    assert sorted(table.people[seat].mention or 0 for seat in table.pending_turns) == sorted(await harness.asked(match))
    assert table.standstill is None
    assert table.closes is None
    await harness.at(NOW, lambda unit: match_lost_channels.found_in(unit, {CHANNEL: "gone"}))
    (table,) = (await harness.acting.read(tables.health, GUILD)).tables
    assert table.standstill is not None
    assert table.standstill.reason == "gone"
    assert table.closes == NOW + match_standstill.KEPT
    assert (await harness.acting.read(tables.health, GUILD + 1)).tables == []


async def test_a_list_says_of_each_table_whom_it_waits_for_and_why_it_stands_still(
    harness: Harness, match: str
) -> None:
    words = Words.of("en")
    lobby = await harness.open("toy", BLUE, channel=CHANNEL + 1)
    first, second = (await harness.acting.read(tables.health, GUILD)).tables
    assert [first.info.id, second.info.id] == [match, lobby]
    (waits,) = state_of(first, words)
    people = (await harness.load(match, None)).people
    names = [person.name for person in people if person.mention in await harness.asked(match)]
    assert all(name in waits for name in names)
    assert says(waits, "tables-waits")
    (opened,) = state_of(second, words)
    assert says(opened, "tables-lobby")
    await harness.database.transact(lambda c: standstill.note(c, match, Standstill("asleep", NOW, None)))
    (asleep,) = state_of((await harness.acting.read(tables.health, GUILD)).tables[0], words)
    assert says(asleep, "tables-asleep")


async def test_what_discord_refused_is_told_for_a_week(harness: Harness, match: str) -> None:
    for channel, user, kind, closed in ((CHANNEL, None, "table", 1), (None, BLUE, "hand", 1), (None, PINK, "hand", 8)):
        values = (match, kind, channel, user, NOW - closed * DAY + 60, 50013 if channel else 50007)
        await harness.database.transact(partial(refuse, values=values))
    found = await harness.acting.read(tables.health, GUILD)
    assert list(found.refused) == [Refusals(50007, 0, 1), Refusals(50013, 1, 0)]
    assert (await harness.acting.read(tables.health, GUILD + 1)).refused == []


def test_a_message_holds_as_many_lines_as_it_has_room_for() -> None:
    assert fitting(["four", "five5", "x"], 11) == ["four", "five5"]
    assert fitting(["four", "five5", "x"], 13) == ["four", "five5", "x"]
    assert fitting([], 5) == []


async def test_only_who_manages_the_server_posts_a_table_again(harness: Harness, match: str) -> None:
    lobby = await harness.open("toy", BLUE, PINK, channel=CHANNEL + 1)
    await harness.post()
    for caller in (harness.caller(GREY), harness.caller(MANAGER, guild=GUILD + 1, channel=5)):
        refused = await harness.acting.write(resending.post_again, caller, match)
        assert getattr(refused, "why", None) in ("not-manager", "no-table")
    assert await harness.post() == []
    for name, kind in ((match, "table"), (lobby, "lobby")):
        found = await harness.acting.write(resending.post_again, harness.caller(MANAGER, channel=5), name)
        assert getattr(found, "id", None) == name
        rows = [row for row in await harness.post() if row.kind != "strip"]
        assert kinds(rows) == [kind]
        assert rows[0].silent
        assert rows[0].ping == ()
    info_of(await harness.acting.act(harness.caller(PINK, channel=CHANNEL + 1), lobby_operations.leave, lobby))


async def test_a_manager_sees_and_mends_from_another_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        post = await here.dealt("osaka", "Mika", "Jonas")
        match = match_of(post)
        with pytest.raises(NotPossible):
            await health_of(here, tom)
        listed = await health_of(here, mika)
        assert listed.ephemeral
        assert says(listed.text, "tables-health-title")
        assert says(listed.text, "tables-waits")
        assert not says(listed.text, "tables-lacking")
        # Who gets hold of the panel all the same is told no more.
        forged = await tom.choose(post, str(Press("tend")), [match], forged=True)
        assert says(forged.text, "house-manage-needs")
        one = await tended(mika, listed, match)
        assert set(verbs(one)) == {"repost", "fetch", "close"}
        assert says((await mika.press(one, verbs(one)["repost"])).text, "tables-reposted")
        await here.quiet()
        assert len([each for each in await mika.channel() if "Log" in each.buttons]) == 1
        one = await tended(mika, listed, match)
        asked = await mika.press(one, verbs(one)["fetch"])
        assert says(asked.text, "dead-bring-ask")
        await mika.press(asked, verbs(asked)["bring"])
        listed = await health_of(here, mika)
        one = await tended(mika, listed, match)
        assert set(verbs(one)) == {"repost", "close"}
        asked = await mika.press(one, verbs(one)["close"])
        await mika.press(asked, verbs(asked)["shut"])
        assert says((await health_of(here, mika)).text, "tables-none")
        assert await here.world.control.violations() == []


async def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        post = await here.dealt("osaka", "Mika", "Jonas")
        match, noted = match_of(post), f'{{"from": {NOW - DAY}, "to": {NOW}}}'
        await here.app.database.transact(lambda connection: meta.note(connection, "missed", noted))
        await here.world.control.ask("set_permissions", channel=post.channel_id, deny=["ATTACH_FILES"])
        told = (await health_of(here, mika)).text
        assert says(told, "tables-lacking")
        assert says(told, "house-permission-files")
        assert says(told, "pulse-missed")
        await here.world.control.ask("set_permissions", channel=post.channel_id, allow=["ATTACH_FILES"])
        await here.app.database.transact(
            lambda connection: standstill.note(connection, match, Standstill("asleep", NOW, None))
        )
        told = (await health_of(here, mika)).text
        assert says(told, "tables-asleep")
        assert says(told, "tables-closes")
        assert not says(told, "tables-lacking")
        await here.app.database.transact(lambda connection: standstill.note(connection, match, None))
        await here.world.control.ask("delete_channel", channel=post.channel_id)
        await stands(here, match, "gone")
        listed = await health_of(here, mika)
        assert says(listed.text, "tables-gone")
        assert says(listed.text, "tables-closes")
        one = await tended(mika, listed, match)
        assert set(verbs(one)) == {"fetch", "close"}
        await mika.press(one, verbs(one)["fetch"])
        await stands(here, match, None)
        assert says((await health_of(here, mika)).text, "tables-waits")
