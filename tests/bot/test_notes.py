"""A private note: on top of one's own panel, harmless, to no one else, gone with the seat, the person or the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.height import SURELY_FITS, height_of
from bot.discord.screens.answers import nothing_asked
from bot.discord.screens.panels import question_message
from bot.store.notes import LONGEST
from bot.topics.notes import operations
from bot.topics.privacy.operations import erase_person, export
from bot.topics.seats import operations as seat_operations
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, done, open_harness, why
from tests.bot.reading import text_of
from tests.bot.record_files import exported
from tests.bot.running_bot import running_bot
from tests.bot.test_prepared_on_discord import press

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from tests.bot.harness import Harness


def count(unit: UnitOfWork) -> int:
    return int(unit.connection.execute("SELECT count(*) FROM notes").fetchone()[0])


async def test_only_its_writer_reads_it_and_nothing_in_it_works(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    files = [await exported(harness, match, user) for user in (None, BLUE, PINK)]
    done(await harness.act(BLUE, operations.write, match, "# take @everyone <@5>\n**rice** https://example.org"))
    loaded, other = await harness.load(match, BLUE), await harness.load(match, PINK)
    assert (loaded.note, other.note) == ("# take @everyone <@5> **rice** https://example.org", "")
    assert (await harness.load(match, None)).note == ""
    text = text_of(nothing_asked(loaded, Words.of("en")))
    assert text.startswith("-# Your note: \\# take")
    assert not any(works in text for works in ("@everyone", "<@5", " **rice", "https:"))
    assert [await exported(harness, match, user) for user in (None, BLUE, PINK)] == files, "a note is in none of them"
    assert why(await harness.act(GREY, operations.write, match, "mine")) == "stranger"
    assert await harness.post() == []
    done(await harness.act(BLUE, operations.write, match, " \n "))
    assert (await harness.load(match, BLUE)).note == ""


async def test_a_panel_with_the_longest_note_fits_a_phone(harness: Harness) -> None:
    for game in ("yokohama", "nippon"):
        match, rng = await harness.deal(game, BLUE, PINK, channel=len(game)), Rng(b"note")
        for user in (BLUE, PINK):
            caller = harness.caller(user, channel=len(game))
            done(await harness.acting.act(caller, operations.write, match, "W_" * LONGEST))
        for _ in range(5):
            for user in (BLUE, PINK):
                loaded = await harness.load(match, user)
                if loaded.question is not None:
                    for lang in LANGUAGES:
                        shown = question_message(loaded, loaded.question, Words.of(lang))
                        assert height_of(shown) <= SURELY_FITS
            await harness.play_on(match, rng, 3, channel=len(game))


async def test_it_goes_with_seat_person_and_match(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("pond", BLUE, PINK, GREY)
        for user in (BLUE, PINK, GREY):
            done(await here.act(user, operations.write, match, f"note {user}"))
    async with open_harness(tmp_path) as here:
        assert f"note {PINK}" in str((await here.acting.read(export, PINK))["notes"])
        await erase_person(here.acting, here.caller(PINK))
        assert await here.acting.read(count) == 2
        done(await here.play(GREY, seat_operations.resign(match)))
        assert await here.acting.read(count) == 1
    async with open_harness(tmp_path) as here:
        match = await here.deal("pond", BLUE, PINK, GREY, channel=77)
        for user in (BLUE, PINK, GREY):
            caller = here.caller(user, channel=77)
            done(await here.acting.act(caller, operations.write, match, "note"))
        await here.play_on(match, Rng(b"end"), 60, channel=77)
        assert (await here.info(match)).phase == "over"
        assert await here.acting.read(count) == 1


async def test_it_is_written_in_a_form_and_stands_above_the_panel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("toy", "Mika", "Jonas")
        mika, jonas = here.person("Mika"), here.person("Jonas")
        panel = await mika.command("/play")
        more = await press(mika, panel, "more")
        form = await press(mika, more, "note")
        assert form.modal is not None
        shown = await mika.submit(form.modal, {"note": "take *rice*"})
        assert "take \\*rice\\*" in shown.text
        assert "rice" in (await mika.command("/play")).text
        assert "rice" not in (await jonas.command("/play")).text
        assert not any("rice" in seen.text for seen in await jonas.channel())
        assert not await here.world.control.violations()
