"""Seasons: a quarter's table of a server, closed by one announcement where there is a place for it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bot.background.housekeeping import tidy
from bot.core import clock, seasons
from bot.core import people as core_people
from bot.core.seasons import Season
from bot.discord.screens.season import season_message, season_sheet
from bot.store import meta, server_settings
from bot.store.persons import RESULTS
from bot.store.server_settings import ANNOUNCEMENTS, LANG
from bot.store.spans import DAY
from bot.topics.privacy import operations as privacy
from render.core.languages import LANGUAGES
from render.core.result_sheet import draw_results
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, GUILD, MANAGER, PINK
from tests.bot.reading import text_of
from tests.bot.running_bot import running_bot
from tests.bot.test_posts_fit import payload
from tests.bot.test_results_read import finished

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.outbox_rows import Row
    from tests.bot.harness import Harness

EN = Words.of("en")
QUARTER = 93 * DAY
ANNOUNCED = 777


def moment(*day: int) -> int:
    return int(datetime(*day, tzinfo=UTC).timestamp())  # type: ignore[arg-type, misc]


def test_a_season_is_a_quarter_by_utc() -> None:
    season = Season.at(moment(2026, 11, 24))
    assert (season.year, season.quarter) == (2026, 4)
    assert season.span == (moment(2026, 10, 1), moment(2027, 1, 1))
    assert Season.at(season.span[0]) == Season.at(season.span[1] - 1) == season
    assert Season.at(season.span[1]).number == season.number + 1


async def chosen(harness: Harness, **values: str) -> None:
    """What whoever manages the server has chosen."""
    await harness.database.transact(lambda c: server_settings.note(c, harness.guild, MANAGER, values))


async def tidied(harness: Harness, seconds: float = 0) -> list[Row]:
    """Let time pass and housekeeping be done: what is announced by that."""
    await harness.pass_time(seconds)
    await harness.acting.write(tidy)
    waiting = [row for target in await harness.outbox.targets() for row in await harness.outbox.pending(target)]
    found = [row for row in waiting if row.kind == "season"]
    for row in found:
        await harness.outbox.forgotten(row)
    await harness.post()
    return found


async def test_each_season_is_announced_once_where_there_is_a_place(harness: Harness) -> None:
    await chosen(harness, **{ANNOUNCEMENTS: str(ANNOUNCED)})
    assert await tidied(harness) == [], "the first look begins with the season that runs"
    await finished(harness, "toy", BLUE, PINK, GREY)
    season = Season.at(int(clock.now()))
    assert await tidied(harness, DAY) == []
    (row,) = await tidied(harness, QUARTER)
    assert (row.channel, row.match, row.text, row.silent) == (ANNOUNCED, "", f"{GUILD} {season.number}", True)
    assert await tidied(harness) == []
    assert await tidied(harness, QUARTER) == [], "nothing was played"


async def test_a_season_missed_while_the_bot_was_down_is_announced_afterwards(harness: Harness) -> None:
    await chosen(harness, **{ANNOUNCEMENTS: str(ANNOUNCED)})
    await tidied(harness)
    await finished(harness, "toy", BLUE, PINK)
    season = Season.at(int(clock.now()))
    assert [row.text for row in await tidied(harness, 3 * QUARTER)] == [f"{GUILD} {season.number}"]


async def test_without_a_place_nothing_is_announced(harness: Harness) -> None:
    await tidied(harness)
    await finished(harness, "toy", BLUE, PINK)
    assert await tidied(harness, QUARTER) == []
    await chosen(harness, **{ANNOUNCEMENTS: str(ANNOUNCED)})
    assert await tidied(harness, DAY) == []


async def test_a_clock_that_goes_back_announces_nothing_twice(harness: Harness) -> None:
    await chosen(harness, **{ANNOUNCEMENTS: str(ANNOUNCED)})
    await tidied(harness)
    await finished(harness, "toy", BLUE, PINK)
    assert len(await tidied(harness, QUARTER)) == 1
    await harness.at(int(clock.now()) - QUARTER, seasons.close_due)
    await harness.at(int(clock.now()), seasons.close_due)
    assert await tidied(harness) == []
    assert await harness.database.read(lambda c: meta.find(c, "season")) == str(Season.at(int(clock.now())).number - 1)


async def test_the_table_counts_those_left_behind(harness: Harness) -> None:
    for _ in range(2):
        await finished(harness, "toy", BLUE, PINK, GREY)
    table = await harness.acting.read(seasons.table, GUILD, Season.at(int(clock.now())))
    assert table.games == 2
    assert sum(one.beaten for one in table.records) == 2 * 2 * 3, "two points for each pair of players"
    assert [one.beaten for one in table.records] == sorted((one.beaten for one in table.records), reverse=True)
    await harness.acting.write(core_people.note, BLUE, {RESULTS: "no"})
    await privacy.erase_person(harness.acting, harness.caller(PINK))
    table = await harness.acting.read(seasons.table, GUILD, Season.at(int(clock.now())))
    assert BLUE not in [one.user for one in table.records]
    labels = sorted(line.label.partition(" ")[2] for line in season_sheet(table, EN).lines)
    assert labels == ["name13", "someone"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_announcement_fits_and_can_be_read(harness: Harness, lang: str) -> None:
    await chosen(harness, **{LANG: lang})
    await finished(harness, "toy", BLUE, PINK, GREY)
    words = Words.of(lang)
    table = await harness.acting.read(seasons.announced, f"{GUILD} {Season.at(int(clock.now())).number}")
    assert table.lang == lang
    content = season_message(table, 7, words)
    payload(content)
    assert words.text("results-season-rule") in text_of(content)
    written = draw_results(season_sheet(table, words)).written
    assert [one.wanted for one in written if one.text != one.wanted] == []


async def test_a_season_is_closed_in_the_channel_that_was_chosen(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        harness, played = here.inside, next(iter(here.world.fake.world.channels))
        place = await here.world.control.ask("add_channel", name="news")
        await chosen(harness, **{ANNOUNCEMENTS: str(place["id"])})
        await harness.acting.write(tidy)
        match, rng = await here.laid("toy", "Mika", "Jonas", channel=played), Rng(b"season")
        while await harness.play_on(match, rng, 50, channel=played):
            continue
        await here.quiet()
        await here.pass_time(QUARTER)
        await harness.acting.write(tidy)
        here.app.outbox.news.set()
        await here.quiet()
        mika = here.person("Mika")
        post = await here.seen(mika, lambda message: "is over" in message.text, "news")
        assert post.pictures
        server = await mika.press(post, "This server")
        assert "Results of this server" in server.text
        season = await mika.press(server, "This season")
        assert "Season " in season.text
