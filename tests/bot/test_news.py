"""News: a server hears in its channel for announcements what opens and how it ends, and nothing of what is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import results, server_settings
from bot.store.outbox_rows import OPENED, OVER, RECORD
from bot.store.server_settings import ANNOUNCEMENTS
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GUILD, MANAGER, PINK
from tests.bot.in_rooms import choose
from tests.bot.running_bot import running_bot
from tests.bot.test_results_read import finished
from tests.bot.test_vacancies import hide
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.harness import Harness

ANNOUNCED = 777


async def test_what_opens_and_ends_is_told_once_where_there_is_a_place(harness: Harness) -> None:
    await finished(harness, "toy", BLUE, PINK)
    assert [row for row in harness.sent if row.kind == "news"] == [], "no place was chosen"
    await harness.database.transact(lambda c: server_settings.note(c, GUILD, MANAGER, {ANNOUNCEMENTS: str(ANNOUNCED)}))
    await harness.database.transact(lambda c: c.execute("UPDATE results SET points = 1000"))
    await finished(harness, "toy", BLUE, PINK)
    await harness.post()
    told = [(row.text, row.channel, row.silent) for row in harness.sent if row.kind == "news"]
    assert told == [(OPENED, ANNOUNCED, True), (OVER, ANNOUNCED, True)]
    await harness.database.transact(lambda c: c.execute("UPDATE results SET points = -1"))
    await finished(harness, "toy", BLUE, PINK)
    await harness.post()
    assert [row.text for row in harness.sent if row.kind == "news"][2:] == [OPENED, RECORD]


async def test_the_first_match_of_a_game_is_no_record(harness: Harness) -> None:
    match = await finished(harness, "toy", BLUE, PINK)
    assert not await harness.database.read(lambda c: results.is_record(c, match))
    plan = await harness.database.read(
        lambda c: [
            row[3]
            for row in c.execute(
                "EXPLAIN QUERY PLAN SELECT points FROM results WHERE guild = 1 "
                "AND game = 'toy' AND box = '' AND match <> 'A' ORDER BY points DESC LIMIT 1"
            )
        ]
    )
    assert len(plan) == 1
    assert "results_by_points" in plan[0]


async def test_who_reads_the_news_joins_from_there(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        board = (await here.world.control.ask("add_channel", name="news"))["id"]
        await choose(here, {ANNOUNCEMENTS: board})
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/game open", game="toy", seats=2)
        news = await here.seen(jonas, lambda message: says(message.text, "find-news-opened"), "news")
        assert news.mentions == []
        assert says((await jonas.press(news, "Join")).text, "bot-lobby-joined", "house-lobby-joined-open")
        await here.quiet()
        match = await here.app.database.read(lambda c: str(c.execute("SELECT id FROM matches").fetchone()[0]))
        lobby = await here.seen(mika, lambda message: "Start" in message.buttons or "Options" in message.buttons)
        await mika.press(await mika.press(lobby, "Start"), "Deal")
        channel = next(iter(here.world.fake.world.channels))
        while await here.inside.play_on(match, Rng(b"news"), 50, channel=channel):
            continue
        await here.quiet()
        over = await here.seen(jonas, lambda message: says(message.text, "find-news-over"), "news")
        assert "Mika" in over.text
        assert "Jonas" in over.text
        hide(here, channel)
        await here.inside.open("toy", here.user("Mika"), channel=channel)
        here.app.outbox.news.set()
        await here.quiet()
        told = [message for message in await jonas.channel("news") if not message.ephemeral]
        assert len(told) == 2, "what is locked is not told of"
