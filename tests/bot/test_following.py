"""Following matches of others: once a day, nothing twice, nothing left out, and nothing behind a locked door."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from bot.core import people
from bot.core.match.answering import take_back
from bot.local.waiting import wait_for
from bot.store import follows
from bot.store.persons import ZONE, Preferences
from bot.store.server_settings import ONLOOKERS
from bot.store.spans import DAY, HOUR
from bot.topics.follow import operations
from bot.topics.follow.operations import next_evening
from bot.topics.privacy import operations as privacy
from bot.topics.rooms import operations as rooms
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, GUILD, PINK
from tests.bot.running_bot import running_bot
from tests.bot.test_vacancies import hide
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.follows import How
    from tests.bot.harness import Harness

READER = 77


async def follow(harness: Harness, match: str, how: How = "turns", reader: int = READER) -> bool:
    return await harness.acting.write(operations.begin, reader, match, how)


async def told(harness: Harness, days: float = 1) -> list[list[dict[str, Any]]]:
    """Let days pass: what the reader is told then."""
    await harness.post()
    before = len(harness.sent)
    await harness.pass_time(days * DAY)
    await harness.post()
    return [json.loads(row.text) for row in harness.sent[before:] if row.kind == "digest"]


def test_the_message_of_a_day_comes_in_the_evening_where_the_reader_lives() -> None:
    noon = int(datetime(2026, 6, 10, 12, tzinfo=UTC).timestamp())
    assert next_evening(Preferences(), noon) == noon + 6 * HOUR
    assert next_evening(Preferences(), noon + 6 * HOUR) == noon + 30 * HOUR
    assert next_evening(Preferences({ZONE: "Europe/Berlin"}), noon) == noon + 4 * HOUR
    assert next_evening(Preferences({ZONE: "Asia/Tokyo"}), noon) == noon + 21 * HOUR


async def test_each_entry_is_told_once_also_over_undo_and_a_change_of_zone(harness: Harness, match: str) -> None:
    assert await follow(harness, match)
    start = (await harness.load(match, None)).told[1]
    assert await told(harness) == [], "nothing is new"
    spans = []
    for number in range(4):
        await harness.play_on(match, Rng(bytes([number])), 3)
        if number == 1:
            await harness.acting.write(people.note, READER, {ZONE: "Asia/Tokyo"})
        if number == 2:
            for user in (BLUE, PINK, GREY):
                await harness.play(user, take_back(match))
        spans += [(each["first"], each["last"]) for letter in await told(harness, 1.5) for each in letter]
    assert spans[0][0] == start
    assert all(last == first for (_, last), (first, _) in itertools.pairwise(spans)), spans
    assert spans[-1][1] == (await harness.load(match, None)).told[1]


async def test_what_ended_is_told_and_followed_no_more(harness: Harness, match: str) -> None:
    await follow(harness, match, "end")
    await harness.play_on(match, Rng(b"on"), 3)
    assert await told(harness) == []
    while await harness.play_on(match, Rng(b"end"), 50):
        pass
    ((only,),) = await told(harness)
    assert (only["match"], only["over"]) == (match, True)
    assert await told(harness, 3) == []
    assert (await harness.acting.read(operations.following, READER, GUILD)).follows == []


async def test_whoever_follows_a_player_is_told_of_the_next_match(harness: Harness) -> None:
    await harness.acting.write(operations.follow_people, READER, GUILD, [BLUE], [BLUE, PINK], "turns")
    await harness.acting.write(operations.follow_people, GREY, GUILD, [BLUE], [BLUE], "turns")
    match = await harness.deal("toy", BLUE, PINK, GREY)
    found = await harness.database.read(lambda c: [row[0] for row in c.execute("SELECT person FROM follows")])
    assert found == [READER], "who plays there needs no news"
    await privacy.erase_person(harness.acting, harness.caller(BLUE))
    assert (await harness.acting.read(operations.following, READER, GUILD)).people == []
    await harness.acting.write(operations.end, READER, [match])
    assert await told(harness, 2) == []
    left = await harness.database.read(lambda c: [row[0] for row in c.execute("SELECT person FROM digests")])
    assert left == [], "who follows nothing is looked at no more"


async def test_a_server_with_a_channel_for_onlookers_is_told_of_all_its_tables_there(harness: Harness) -> None:
    first = await harness.deal("toy", BLUE, PINK, channel=1)
    chooses = replace(harness.caller(BLUE), manager=True)
    await harness.acting.write(rooms.choose, chooses, {ONLOOKERS: "77"})
    assert await told(harness) == [], "nothing is new"
    tables = [first, *[await harness.deal("pond", BLUE, PINK, channel=number) for number in range(2, 13)]]
    for number, match in enumerate(tables, start=1):
        await harness.play_on(match, Rng(b"on"), 4, channel=number)
    letters = await told(harness)
    assert sorted(each["match"] for letter in letters for each in letter) == sorted(tables)
    assert [len(letter) for letter in letters] == [10, 2], "in as many posts as it takes"
    assert {(row.channel, row.user) for row in harness.sent if row.kind == "digest"} == {(77, None)}
    assert await told(harness) == []
    await harness.acting.write(rooms.choose, chooses, {ONLOOKERS: ""})
    await harness.play_on(first, Rng(b"more"), 4, channel=1)
    assert await told(harness, 2) == []


async def test_ten_can_be_followed(harness: Harness) -> None:
    matches = [await harness.deal("toy", BLUE, PINK, channel=number) for number in range(1, 12)]
    assert [await follow(harness, match) for match in matches] == [True] * 10 + [False]
    assert await follow(harness, matches[0], "end"), "one of them may be followed otherwise"
    await privacy.erase_person(harness.acting, harness.caller(READER))
    assert await harness.database.read(lambda c: follows.of_person(c, READER)) == []


async def test_a_stranger_follows_from_play_and_hears_nothing_of_a_locked_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        tom, channel = here.person("Tom"), next(iter(here.world.fake.world.channels))
        place = await here.world.control.ask("add_channel", name="look")
        chooses = replace(here.inside.caller(BLUE), guild=here.inside.guild, manager=True)
        await here.app.acting.write(rooms.choose, chooses, {ONLOOKERS: str(place["id"])})
        match = await here.laid("toy", "Mika", "Jonas", channel=channel)
        dealt = await here.seen(tom, lambda message: "Play" in message.buttons or "Answer" in message.buttons)
        stranger = await tom.command("/play")
        assert says(stranger.text, "house-wrong-stranger")
        panel = await tom.press(stranger, "Follow")
        assert says(panel.text, "follow-panel")
        begun = await tom.choose(panel, f"followhow:{match}:0::", ["turns"], forged=True)
        assert says(begun.text, "follow-begun")
        own = await here.person("Mika").press(dealt, f"follow:{match}:0::", forged=True)
        assert says(own.text, "follow-own")
        await here.inside.play_on(match, Rng(b"on"), 6, channel=channel)
        await here.quiet()
        await here.pass_time(DAY)
        here.app.outbox.news.set()
        await here.quiet()
        (letter,) = [each for each in await tom.inbox() if says(each.text, "follow-digest")]
        assert match in letter.text
        assert "lit post" in letter.text
        listed = await tom.press(letter, "Stop following")
        assert says(listed.text, "follow-list")
        (post,) = [each for each in await tom.channel("look") if says(each.text, "follow-onlookers")]
        assert match in post.text
        assert "lit post" in post.text
        assert says((await tom.press(post, "What I follow")).text, "follow-list")
        hide(here, channel)
        await here.inside.play_on(match, Rng(b"more"), 4, channel=channel)
        await here.quiet()
        await here.pass_time(DAY)
        here.app.outbox.news.set()

        async def forgotten() -> bool:
            return not await here.app.database.read(lambda c: follows.of_person(c, here.user("Tom")))

        await wait_for(forgotten)
        assert len([each for each in await tom.inbox() if says(each.text, "follow-digest")]) == 1
        assert len([each for each in await tom.channel("look") if says(each.text, "follow-onlookers")]) == 1
        # On the post: a private reply of the day before may be gone by now.
        assert says((await tom.press(post, "unfollow::0::", forged=True)).text, "follow-none")
