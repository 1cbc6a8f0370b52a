"""The position of the day: once a day, of a finished match, as its seat saw it; what people choose is told next day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.background.housekeeping import tidy
from bot.core import days, people
from bot.core.loaded_match import LoadedMatch
from bot.discord.call import Backend, Call
from bot.discord.ids import Press
from bot.discord.message import Message
from bot.discord.routes import route_of
from bot.discord.screens.day import day_message
from bot.discord.screens.reader import match_name, names_of, render_context
from bot.store import days as kept
from bot.store import personal_data, server_settings
from bot.store.days import Choice
from bot.store.spans import DAY
from bot.topics.day import operations
from bot.topics.index import PRESSES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, PINK
from tests.bot.reading import text_of
from tests.bot.running_bot import running_bot
from tests.bot.test_lessons import offered

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.renderer import Renderer
    from render.core.languages import Lang
    from tests.bot.harness import Harness

MORNING = 20_000 * DAY + 8 * 3600


async def laid_out(harness: Harness) -> str:
    """A server that has finished a game and wants positions, on the morning of the first."""
    match = await harness.deal("osaka", BLUE, PINK)
    await ended_soon(harness, match, CHANNEL)
    wanted = {server_settings.ANNOUNCEMENTS: str(CHANNEL), server_settings.DAYS: "yes"}
    await harness.acting.write(lambda unit: server_settings.note(unit.connection, GUILD, BLUE, wanted))
    await harness.at(MORNING, tidy)
    return days.name_of(MORNING // DAY)


async def ended_soon(harness: Harness, match: str, channel: int) -> None:
    """A match that ends after a few turns: what is shown of it is a turn in its middle anyway."""
    await harness.play_on(match, Rng(b"days"), 40, channel=channel)
    await harness.acting.write(
        lambda unit: unit.connection.execute("UPDATE matches SET phase = 'over', ended = 1 WHERE id = ?", (match,))
    )


def announced(unit: UnitOfWork) -> list[str]:
    return [row["text"] for row in unit.connection.execute("SELECT text FROM outbox WHERE kind = 'day' ORDER BY id")]


async def pressed(harness: Harness, renderer: Renderer, press: Press, *values: str, user: int = GREY) -> Message:
    route = route_of(press, PRESSES)
    assert route is not None
    preferences = await harness.acting.read(people.preferences, user)
    backend = Backend(harness.acting, harness.driver, renderer)
    reply = await route.act(Call(backend, harness.caller(user), press, Words.of("en"), preferences, values))
    assert isinstance(reply, Message)
    return reply


async def chosen(harness: Harness, renderer: Renderer, name: str) -> Message:
    """What is said to someone who has chosen a whole turn, the first of all that is offered each time."""
    shown = await pressed(harness, renderer, Press("today", name))
    for _ in range(20):
        answers = [each for each in offered(shown) if each[0].verb in ("answer", "menu")]
        if not answers:
            return shown
        press, values = answers[0]
        shown = await pressed(harness, renderer, press, *values)
    raise AssertionError(text_of(shown))


@pytest.mark.parametrize(("lang", "date"), [("en", "4 October"), ("de", "4. Oktober"), ("it", "4 ottobre")])
async def test_a_position_is_called_by_its_date(harness: Harness, lang: Lang, date: str) -> None:
    name = await laid_out(harness)
    found = await harness.acting.read(days.find, harness.caller(GREY), name)
    assert found is not None
    words = Words.of(lang)
    assert names_of(found.loaded, words)["match"] == render_context(found.loaded, words).match == date
    assert match_name(words, found.loaded.info).endswith(f" {date}")


async def test_a_position_comes_once_a_day_and_is_no_running_game(harness: Harness) -> None:
    await harness.deal("osaka", GREY, PINK, channel=CHANNEL + 5)
    name = await laid_out(harness)
    await harness.at(MORNING + 3600, tidy)
    assert await harness.acting.read(announced) == [f"{GUILD} {MORNING // DAY}"]
    found = await harness.acting.read(days.find, harness.caller(GREY), name)
    assert found is not None
    assert found.loaded.question is not None
    assert not found.loaded.match.standing_moves
    # No game is left for the next day; what came of this one is still told, and then nothing more.
    for later in (1, 2, 3):
        await harness.at(MORNING + later * DAY, tidy)
    assert len(await harness.acting.read(announced)) == 2


async def test_the_seat_sees_what_it_saw_and_no_one_sees_the_others(harness: Harness) -> None:
    name = await laid_out(harness)
    found = await harness.acting.read(days.find, harness.caller(GREY), name)
    assert found is not None
    stored = await harness.acting.read(lambda unit: unit.stored(found.day.match))
    ended = await harness.acting.read(lambda unit: unit.load(stored, None))
    seat, moves = found.turn.seat, ended.match.standing_moves
    begun = [number for number, move in enumerate(moves) if (move.seat, move.notation) == (seat, found.turn.played[0])]
    seen = [ended.match.view_after(seat, number) for number in begun]
    assert found.turn.match.view(seat) in seen
    # Nothing that came before or after is in it, and what was hidden then was dealt anew.
    assert not found.turn.match.standing_moves
    assert found.turn.match.setup.seed != ended.match.setup.seed
    assert all(person.mention is None for person in found.loaded.people)
    assert not isinstance(await harness.acting.read(days.find, harness.caller(GREY, guild=5), name), LoadedMatch)


async def test_what_was_chosen_is_told_the_next_day(harness: Harness, renderer: Renderer) -> None:
    name = await laid_out(harness)
    told = text_of(await chosen(harness, renderer, name))
    assert "You would play" in told
    weighing = await harness.acting.read(lambda unit: operations._weighing(unit, kept.unjudged(unit.connection, 0)[0]))
    assert weighing is not None
    answers, ahead = weighing.thought_out()
    judged = kept.Judged(answers, max(0.0, round(ahead, 1)))
    await harness.acting.write(lambda unit: kept.judge(unit.connection, GUILD, MORNING // DAY, judged))
    await harness.at(MORNING + DAY, tidy)
    text = (await harness.acting.read(announced))[-1]
    message = day_message(await harness.acting.read(days.announced, text), Words.of("en"))
    assert message is not None
    assert message.silent
    assert not message.pings
    said = text_of(message)
    assert "1 player would play" in said
    assert "Master" in said
    taken = await harness.acting.read(lambda unit: kept.chosen(unit.connection, GUILD, MORNING // DAY))
    assert [(user, choice.streak) for user, choice in taken] == [(GREY, 1)]


async def test_a_series_grows_by_positions_in_a_row(harness: Harness) -> None:
    def take_part(unit: UnitOfWork, day: int) -> int | None:
        kept.add(unit.connection, GUILD, day, match)
        found = kept.find(unit.connection, GUILD, day)
        assert found is not None
        return days.keep(unit, GREY, found, (("take r5",),), over=True).streak

    match = await harness.deal("osaka", BLUE, PINK)
    assert [await harness.acting.write(take_part, day) for day in (1, 2, 4)] == [1, 2, 3]
    await harness.acting.write(lambda unit: kept.add(unit.connection, GUILD, 5, match))
    assert await harness.acting.write(take_part, 6) == 1
    exported = await harness.acting.read(lambda unit: personal_data.done(unit.connection, GREY)["choices"])
    assert [one["day"] for one in exported] == [1, 2, 4, 6]
    await harness.acting.write(lambda unit: kept.forget(unit.connection, 7))
    assert await harness.acting.read(lambda unit: kept.choice(unit.connection, GUILD, 6, GREY)) == Choice()


async def test_a_position_is_shown_in_the_channel_that_was_chosen_and_played_in_private(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        harness, played = here.inside, next(iter(here.world.fake.world.channels))
        place = await here.world.control.ask("add_channel", name="news")
        wanted = {server_settings.ANNOUNCEMENTS: str(place["id"]), server_settings.DAYS: "yes"}
        await harness.acting.write(lambda unit: server_settings.note(unit.connection, harness.guild, BLUE, wanted))
        await ended_soon(harness, await here.laid("osaka", "Mika", "Jonas", channel=played), played)
        await here.quiet()
        await here.pass_time(DAY)
        await harness.acting.write(tidy)
        here.app.outbox.news.set()
        await here.quiet()
        tom = here.person("Tom")
        post = await here.seen(tom, lambda message: "what would you play" in message.text, "news")
        assert post.pictures
        panel = await tom.press(post, "I would play")
        assert panel.ephemeral
        assert panel.buttons or panel.menus
        more = await tom.press(panel, "More")
        assert "finished game" in more.text
