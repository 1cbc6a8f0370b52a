"""Taking back an ended turn: under what it brought, by a command, by a button in a post of old; never in a new post."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.local.seen import pick_menu
from tests.bot.running_bot import running_bot
from tests.bot.test_router import at_turn, revisions

if TYPE_CHECKING:
    from pathlib import Path

ASKED_AGAIN, TAKE = "first achievement token", "Take 1 card as coins"


async def test_the_end_of_a_turn_is_taken_back_where_it_was_told(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, panel = await at_turn(here, post)
        assert "Undo my turn" not in post.buttons
        told = await person.press(panel, "Red")
        assert [label for label in told.buttons if label in {"Undo my turn", "What's new"}] == [
            "Undo my turn",
            "What's new",
        ]
        assert ASKED_AGAIN in (await person.press(told, "Undo my turn")).text
        assert await revisions(here) == 2
        # The turn may have been posted before it was taken back; then its post is the newest one.
        await here.quiet()
        newest = await here.seen(other, lambda message: "What's new" in message.buttons)
        since = await other.press(newest, "What's new")
        assert since.ephemeral
        assert await here.world.control.violations() == []


async def test_a_command_takes_back_without_asking_the_table(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, panel = await at_turn(here, post)
        assert "nothing to undo" in (await other.command("/game undo")).text
        await person.press(panel, "Red")
        assert ASKED_AGAIN in (await person.command("/game undo")).text
        assert await revisions(here) == 2


async def test_a_panel_open_while_another_takes_back_does_not_tell_its_owner_that_he_ended_a_turn(
    tmp_path: Path,
) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, panel = await at_turn(here, post)
        await person.press(panel, "Red")
        await other.press(await other.command("/play"), "Blue")
        panel = await person.command("/play")
        told = await person.choose(panel, TAKE, [pick_menu(panel, TAKE)["options"][0]["value"]])
        panel = await other.command("/play")
        await person.press(told, "Undo my turn")
        late = await other.choose(panel, TAKE, [pick_menu(panel, TAKE)["options"][0]["value"]])
        assert "turn since" in late.text
        assert "Nothing has changed." in late.text


async def test_the_button_of_an_old_post_is_still_answered(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, _ = await at_turn(here, post)
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        old = str(Press("undo", match, 1))
        assert "nothing to undo" in (await person.press(post, old, forged=True)).text
        await person.press(await person.command("/play"), "Red")
        assert ASKED_AGAIN in (await person.press(post, old, forged=True)).text
        assert await revisions(here) == 2
        nothing = await other.press(post, old, forged=True)
        assert nothing.ephemeral
        assert "nothing to undo" in nothing.text
