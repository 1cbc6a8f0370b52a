"""Where a number is read, whatever was typed or sent gets a sentence and never a stack trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discord.ids import BEYOND, number_in
from bot.local.autoplay import by_verb
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.seen import Reply

NO_NUMBERS = ("\N{SUPERSCRIPT TWO}", "\N{CIRCLED DIGIT TWO}", "\N{ARABIC-INDIC DIGIT TWO}", "-1", "1.0", "", " ")
NONSENSE = (NO_NUMBERS[0], str(BEYOND))


@pytest.mark.parametrize("text", [*NO_NUMBERS, str(BEYOND), "9" * 5000])
def test_what_is_no_number_is_none(text: str) -> None:
    assert number_in(text) is None


@pytest.mark.parametrize("number", [0, 7, BEYOND - 1])
def test_a_number_is_read(number: int) -> None:
    assert number_in(str(number)) == number


def said(reply: Reply) -> bool:
    """Whether a sentence was said, and not that something went wrong."""
    return bool(reply.text) and not says(reply.text, "bot-trouble")


async def test_no_command_stumbles_over_a_number(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka", channel="harbour-talk")
        post = await here.dealt("osaka", "Mika", "Tom")
        for typed in NONSENSE:
            replies = [
                await mika.command("/log", seat=typed),
                await mika.command("/game kick", player=typed, channel="harbour-talk"),
                await mika.command("/game replace", seat=typed),
                await mika.command("/game undo", to=typed),
            ]
            assert all(map(said, replies)), typed
        log = await mika.press(post, by_verb(post, "log") or "")
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        for typed in NONSENSE:
            replies = [
                await mika.choose(log, f"propose:{match}:0::", [typed], forged=True),
                await mika.choose(log, f"who:{match}:0::", [typed], forged=True),
                await mika.choose(log, f"place:{match}:0::", [typed], forged=True),
                await mika.choose(log, f"option:{match}:0:-seats:", [typed], forged=True),
            ]
            assert all(map(said, replies)), typed


async def test_a_form_that_would_open_a_form_gets_a_sentence(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        panel = await mika.press(await mika.press(lobby, "Options"), "Colour and seat")
        asked = by_verb(panel, "word") or ""
        modal = (await mika.press(panel, asked)).modal
        assert modal is not None
        sent = await mika.send(
            "submit", interaction=modal.interaction, values={"word": "x"}, forged=True, custom_id=asked
        )
        assert says((await mika.reply(sent)).text, "bot-unknown-press")
        assert await here.world.control.violations() == []
