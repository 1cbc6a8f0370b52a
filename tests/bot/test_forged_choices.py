"""Choices that no menu offers: only a changed client can send them, and they are never taken for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local.autoplay import by_verb
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path


async def test_what_no_menu_lets_one_choose_is_no_answer(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("toy", "Mika", "Jonas")
        people = [here.person(name) for name in ("Mika", "Jonas")]
        for person in people:
            panel = await person.press(post, next(iter(post.buttons)))
            await person.press(panel, next(iter(panel.buttons)))
        await here.quiet()
        post = await here.seen(people[0], lambda message: "What's new" in message.buttons)
        panels = [(person, await person.press(post, next(iter(post.buttons)))) for person in people]
        asked, panel, menu = next(
            (person, panel, part) for person, panel in panels for part in panel.menus if part["max_values"] == 1
        )
        values = [option["value"] for option in menu["options"]]
        for wrong in (values[:2], [], ["no such thing"]):
            reply = await asked.choose(panel, menu["custom_id"], wrong, forged=True)
            assert says(reply.text, "house-wrong-old-panel")
        count = await here.app.database.read(lambda c: c.execute("SELECT count(*) FROM entries").fetchone()[0])
        assert count == 2


async def test_the_log_of_a_seat_that_no_table_has_is_the_log_of_all(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        post = await here.dealt("osaka", "Mika", "Jonas")
        log = await mika.press(post, by_verb(post, "log") or "")
        who = by_verb(log, "who") or ""
        for nonsense in ("9" * 100, "\N{SUPERSCRIPT TWO}", "-1", ""):
            reply = await mika.choose(log, who, [nonsense], forged=True)
            assert reply.text == log.text
        assert await here.world.control.violations() == []
