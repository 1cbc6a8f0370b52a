"""Times that are shown: until when someone has time, since when the match waits, and what was missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.background import sweep
from bot.core import finding
from bot.discord.screens.demands import demand_lines
from bot.discord.screens.reader import missed_lines, since_lines
from bot.store.spans import HOUR
from render.core.languages import LANGUAGES
from render.core.words import Words
from tests.bot.harness import BLUE, PINK, Harness, kinds
from tests.bot.passing import advance
from tests.bot.running_bot import running_bot
from tests.bot.test_pending_turns import by_the_clock, lasting

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang

ENGLISH = Words.of("en")


async def test_a_table_by_the_clock_shows_until_when_there_is_time(harness: Harness) -> None:
    match = await by_the_clock(harness, BLUE, PINK, game="osaka")
    (wait,) = (await lasting(harness, match)).values()
    (line,) = demand_lines(await harness.load(match, None), ENGLISH)
    assert line.endswith(f" · until <t:{wait.since + 72 * HOUR}:f>")


async def test_a_table_without_a_clock_shows_none(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    (line,) = demand_lines(await harness.load(match, None), ENGLISH)
    assert "until" not in line


async def test_after_a_long_downtime_the_post_of_a_clocked_table_is_written_anew_once(harness: Harness) -> None:
    match = await by_the_clock(harness, BLUE, PINK, game="osaka")
    other = await harness.deal("osaka", BLUE, PINK, channel=5)
    await harness.pass_time(HOUR)
    (before,) = demand_lines(await harness.load(match, None), ENGLISH)
    advance(9 * HOUR)
    await harness.acting.write(sweep.sweep)
    rows = await harness.post()
    assert kinds(rows) == ["retable"]
    assert (rows[0].match, rows[0].silent) == (match, True)
    loaded = await harness.load(match, None)
    assert demand_lines(loaded, ENGLISH) != [before]
    await harness.pass_time(60)
    assert await harness.post() == []
    (told,) = missed_lines(await harness.load(other, None), await harness.acting.read(finding.missed), ENGLISH)
    assert told.startswith("The bot was offline from <t:")
    (since,) = since_lines(loaded, ENGLISH)
    assert since.startswith("The game has been waiting since <t:")


async def test_others_and_the_status_tell_since_when_the_match_waits(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        people = [here.person("Mika"), here.person("Tom")]
        said = [(await person.press(post, "Play")).text for person in people]
        assert sum("'s turn since <t:" in text for text in said) == 1
        (waited_for,) = [person for person, text in zip(people, said, strict=True) if "'s turn since <t:" not in text]
        status = (await people[0].command("/game status")).text
        assert "since <t:" in status
        told = [
            line for line in status.split("\n") if f"<@{here.user(waited_for.name)}>" in line or waited_for.name in line
        ]
        assert len(told) == 2, "in the line of the score, and in that of who is asked what"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_moment_that_discord_shows_as_so_long_ago_follows_no_since(lang: Lang) -> None:
    """It reads "2 hours ago" or "vor 2 Stunden" there: "since 2 hours ago" is no one's language."""
    ago = "<t:1:R>"
    for key in ("vote-search", "tables-gone", "tables-late"):
        said = Words.of(lang).text(key, since=ago)
        assert ago in said
        assert said.split(ago)[0].split()[-1] not in {"since", "seit", "da"}, key


SINCE, ON, UNTIL = ("since", "seit dem", "dal"), ("on", "am", "il"), ("until", "bis zum", "fino al")
"""What stands before a day in English, German and Italian: Discord shows the day alone."""

DAYS = {
    "pulse-since": SINCE,
    "pulse-nudge-channel": SINCE,
    "pulse-waiting": SINCE,
    "house-wrong-since": SINCE,
    "tables-waits": SINCE,
    "tables-asleep": SINCE,
    "tables-out": SINCE,
    "late-post": SINCE,
    "sleep-begun": SINCE,
    "late-free": SINCE,
    "tables-closes": ON,
    "sleep-closes": ON,
    "dead-closes": ON,
    "pulse-nudge-last": ON,
    "pulse-muted-until": ON,
    "pulse-until": UNTIL,
    "tables-agreed": UNTIL,
    "vote-rests": UNTIL,
    "vote-rests-now": UNTIL,
    "vote-deadline": UNTIL,
    "late-granted": UNTIL,
    "house-lobby-reserved": UNTIL,
    "bots-cover-away": UNTIL,
    "quiet-away-until": UNTIL,
    "quiet-away-yes": UNTIL,
}
"""Sentences with a day, and what must stand before it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", DAYS)
def test_a_day_in_a_sentence_has_its_preposition(key: str, lang: Lang) -> None:
    day = "<t:1:D>"
    names = dict.fromkeys(("who", "of", "mention", "game", "match", "others", "link", "in"), "name1")
    moments = dict.fromkeys(("until", "since", "at", "when"), day) | ({"until": "then"} if key == "sleep-begun" else {})
    before, *_ = Words.of(lang).text(key, counts="yes", **names, **moments).split(day)
    wanted = DAYS[key][("en", "de", "it").index(lang)]
    assert before.casefold().split()[-len(wanted.split()) :] == wanted.split()
