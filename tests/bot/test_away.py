"""Being away: said by a day, shown where the match waits, ended by a button or by itself."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest

from bot.core import clock, people
from bot.discord.screens.demands import status_lines
from bot.store import pending_turns
from bot.store.persons import ZONE, Preferences
from bot.store.spans import DAY
from bot.topics.absence import operations as absence
from bot.topics.absence.operations import ends
from bot.topics.absence.screens import day_of, offers
from render.core.languages import LANGUAGES
from render.core.words import Words
from tests.bot.harness import BLUE, PINK, STRANGER, Harness, done, past_the_orders
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.pending_turns import PendingTurn

NOW = int(datetime(2026, 11, 23, 20, 14, tzinfo=UTC).timestamp())
EN = Words.of("en")
NO_ONE = Preferences()


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("tomorrow", date(2026, 11, 24)),
        ("Morgen ", date(2026, 11, 24)),
        ("fra 2 settimane", date(2026, 12, 7)),
        ("2026-11-29", date(2026, 11, 29)),
        ("29.11.", date(2026, 11, 29)),
        ("1/12", date(2026, 12, 1)),
        ("Sunday 29 November", date(2026, 11, 29)),
        ("29. november", date(2026, 11, 29)),
        ("domenica 29 novembre", date(2026, 11, 29)),
        ("in 30 days", date(2026, 12, 23)),
        ("2026-12-24", None),
        ("2026-11-23", None),
        ("yesterday", None),
        ("", None),
    ],
)
def test_a_day_is_read_in_every_language_if_it_is_within_a_month(text: str, day: date | None) -> None:
    assert day_of(text, NO_ONE, NOW) == day


def test_the_day_is_that_where_the_person_lives() -> None:
    tokyo = Preferences({ZONE: "Asia/Tokyo"})
    assert day_of("tomorrow", tokyo, NOW) == date(2026, 11, 25)
    assert ends(date(2026, 11, 25), tokyo) == int(datetime(2026, 11, 24, 23, tzinfo=UTC).timestamp())
    assert ends(date(2026, 11, 25), NO_ONE) == int(datetime(2026, 11, 25, 8, tzinfo=UTC).timestamp())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_offered_is_understood(lang: str) -> None:
    offered = offers(NO_ONE, Words.of(lang), NOW)
    assert len(offered) == 35
    for name, value in offered:
        assert day_of(name, NO_ONE, NOW) == day_of(value, NO_ONE, NOW) == date.fromisoformat(value)


async def wait_of(harness: Harness, match: str, user: int) -> PendingTurn:
    seat = (await harness.load(match, user)).own
    found = await harness.database.read(lambda connection: pending_turns.load(connection, match))
    return found[seat]


async def test_an_absence_is_shown_holds_the_clock_and_ends_by_itself(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (asked,) = await harness.asked(match)
    other = BLUE if asked == PINK else PINK
    await harness.post()
    lobby = await harness.open("toy", asked, channel=5)
    await harness.post()
    until = int(clock.now()) + 2 * DAY
    assert (await harness.acting.write(absence.leave, other, until)).tables == 1
    assert await harness.post() == []
    assert (await harness.acting.write(absence.leave, STRANGER, until)).tables == 0
    assert (await harness.acting.write(absence.leave, asked, until)).tables == 2
    assert {(row.match, row.kind, row.ping, row.silent) for row in await harness.post()} == {
        (match, "retable", (), True),
        (lobby, "lobby", (), True),
    }
    assert (await wait_of(harness, match, asked)).running is None
    assert f" · away until <t:{until}:D>" in status_lines(await harness.load(match, None), EN)[0]
    # Playing does not end it.
    done(await harness.press(match, asked, "place tea"))
    assert (await harness.acting.read(people.absence, asked)) is not None

    await harness.pass_time(2 * DAY + 60)
    assert (await harness.acting.read(people.absence, asked)) is None
    wait = await wait_of(harness, match, asked)
    assert wait.running is not None
    assert wait.counted(int(clock.now())) < DAY
    assert "away" not in status_lines(await harness.load(match, None), EN)[0]
    assert {row.kind for row in await harness.post()} >= {"retable", "lobby"}
    assert [await harness.acting.write(absence.come_back, user) for user in (asked, other)] == [False, False]


async def test_away_is_said_and_taken_back(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        assert "tomorrow" in await mika.complete("/away", "until", "tom")
        said = await mika.command("/away", until="in 2 weeks")
        assert "1 table shows it" in said.text
        covered = await mika.command("/away", until="in 2 weeks", cover="bot")
        assert "You have no table where a bot" in covered.text
        await here.quiet()
        assert "away until <t:" in (await mika.look(lobby)).text
        assert "Away until <t:" in (await mika.command("/settings")).text
        assert "Welcome back" in (await mika.press(said, "I'm back")).text
        await here.quiet()
        assert "away" not in (await mika.look(lobby)).text
        assert "next 30 days" in (await mika.command("/away", until="some day")).text

        panel = await mika.command("/settings")
        for chosen, says in (("3", "Away until <t:"), ("0", "Away: no")):
            form = (await mika.press(panel, "away::0::")).modal
            assert form is not None
            panel = await mika.submit(form, {"until": [chosen], "cover": "bot"})
            assert says in panel.text
        assert await here.world.control.violations() == []
