"""Presses of every kind: late, doubled, forged, foreign, too fast, in the wrong place. Each gets one private answer."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from discord import ShardInfo

from bot.discord import press_pace, router
from bot.discord.press_pace import WITHIN, Pace
from bot.discord.reply import answer_now
from bot.store.errors import DiskFull
from tests.bot.houses import EITHER
from tests.bot.running_bot import running_bot
from tests.bot.test_prepared_on_discord import press as part_pressed
from tests.bot.test_worker import take
from tests.end_to_end.sentences import says
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from types import FrameType

    from bot.local.people import Person
    from bot.local.seen import Reply, Seen
    from tests.bot.running_bot import RunningBot

ROOT = Path(__file__).parents[2]


async def at_turn(here: RunningBot, post: Seen) -> tuple[Person, Person, Reply]:
    """Who is asked, who is not, and the panel."""
    mika, tom = here.person("Mika"), here.person("Tom")
    reply = await mika.press(post, "Play")
    return (mika, tom, reply) if "Tom's turn" not in reply.text else (tom, mika, await tom.press(post, "Play"))


async def revisions(here: RunningBot) -> int:
    """Entries of all logs."""
    return await here.app.database.read(
        lambda connection: int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    )


async def test_a_press_goes_through_the_files_of_the_newcomers_walk(tmp_path: Path) -> None:
    """As `ARCHITECTURE.md` lists them; the routes are a table, which is read and not run."""
    walk = re.findall(r"^\d\. `(bot/.*?)`:", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE)
    went: set[str] = set()

    def note(frame: FrameType, _: str, __: object) -> None:
        went.add(frame.f_code.co_filename)

    async with running_bot(tmp_path) as here:
        asked, _, panel = await at_turn(here, await here.dealt("osaka", "Mika", "Tom"))
        custom_id = next(part["custom_id"] for part in panel.buttons.values() if "answer:" in part["custom_id"])
        sys.setprofile(note)
        try:
            await asked.press(panel, custom_id)
        finally:
            sys.setprofile(None)
    assert {path for path in walk if not path.endswith("/routes.py")} <= {
        str(Path(file).relative_to(ROOT)) for file in went if Path(file).is_relative_to(ROOT)
    }


async def test_wrong_presses_change_nothing_and_are_answered_privately(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, other, panel = await at_turn(here, post)
        stranger = here.person("Anna")
        custom_id = next(part["custom_id"] for part in panel.buttons.values() if "answer:" in part["custom_id"])
        match = custom_id.split(":")[1]
        wrong = [
            await other.press(post, "Play"),
            await stranger.press(post, "Play"),
            await stranger.press(post, "My hand"),
            await stranger.press(post, f"undo:{match}:0::", forged=True),
            await stranger.press(post, custom_id, forged=True),
            await other.press(post, custom_id, forged=True),
            await asked.press(post, "answer:ZZZ:0:00000000:", forged=True),
            await asked.press(post, f"answer:{match}:0:00000000:", forged=True),
            await asked.press(post, f"answer:{match}:zz:{'0' * 8}:", forged=True),
            await asked.press(post, f"menu:{match}:0:none:", forged=True),
            await asked.press(post, "rubbish", forged=True),
            await stranger.press(post, f"sure:{match}:0::token red", forged=True),
            await stranger.press(post, f"agree:{match}:0:1:", forged=True),
            await stranger.press(post, f"back:{match}:0::", forged=True),
        ]
        assert await revisions(here) == 0
        for reply in wrong:
            assert reply.ephemeral
            assert reply.text
        assert "turn since <t:" in wrong[0].text
        assert "An diesem Tisch: " in wrong[1].text
        assert wrong[6].text == "I can't find that table here."
        assert wrong[1].pictures == wrong[2].pictures == []
        assert await here.world.control.violations() == []


async def test_who_has_ended_his_turn_may_still_type_back(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, _, panel = await at_turn(here, post)
        await person.press(panel, "Red")
        reply = await person.command("/move", moves="back")
        assert "first achievement token" in reply.text


async def test_a_second_press_on_the_last_answer_of_a_turn_says_that_the_turn_has_ended(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        asked, _, panel = await at_turn(here, await here.dealt("osaka", "Mika", "Tom"))
        custom_id = next(
            each["custom_id"] for each in panel.buttons.values() if each["custom_id"].startswith("answer:")
        )
        first, second = [await asked.press(panel, custom_id, forged=True) for _ in range(2)]
        assert "Your turn has already ended" not in first.text
        assert second.text.startswith("Your turn has already ended. Waiting for ")
        assert await revisions(here) == 1


async def test_a_press_in_another_channel_finds_no_table(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        mika = here.person("Mika")
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        there = await mika.command("/play", channel="harbour-talk", table=match)
        nowhere = await mika.command("/play", channel="harbour-talk", table="ZZZ")
        assert there.text == nowhere.text == "I can't find that table here."


async def test_a_doubled_press_and_a_late_one_are_done_once(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, _, panel = await at_turn(here, post)
        label = next(label for label, part in panel.buttons.items() if part["custom_id"].startswith("answer:"))
        custom_id = panel.buttons[label]["custom_id"]
        await asked.press(panel, label, times=3)
        assert await revisions(here) == 1
        late = await asked.press(post, custom_id, forged=True)
        assert late.ephemeral
        assert await revisions(here) == 1


async def test_two_presses_at_once_play_one_answer(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, _, panel = await at_turn(here, post)
        ids = [button["custom_id"] for button in panel.buttons.values() if button["custom_id"].startswith("answer")]
        await asyncio.gather(*(asked.press(post, custom_id, forged=True) for custom_id in ids[:2]))
        assert await revisions(here) == 1


def test_five_presses_in_five_seconds_are_enough() -> None:
    pace = Pace()
    assert not any(pace.too_fast(1, number, 0.5 * number) for number in range(5))
    assert pace.too_fast(1, 5, WITHIN)
    assert not pace.too_fast(1, 4, WITHIN)
    assert not pace.too_fast(2, 6, WITHIN)
    assert not pace.too_fast(1, 7, WITHIN + 0.1)
    assert pace.too_fast(1, 8, WITHIN + 0.2)


async def test_six_presses_in_a_moment_are_one_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine may need its time for five presses.
    monkeypatch.setattr(press_pace, "WITHIN", GENEROUS)
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        here.client.router.pace = Pace()
        mika = here.person("Mika")
        replies = [await mika.press(post, "View board") for _ in range(6)]
        assert replies[-1].text == "That was too fast. Please press again in a moment."
        assert all(reply.pictures for reply in replies[:5])


async def test_trouble_is_one_sentence_with_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        mika = here.person("Mika")

        async def broken(*_: object) -> NoReturn:
            raise RuntimeError("a secret of the machine room")

        async def full(*_: object) -> NoReturn:
            raise DiskFull("no room")

        monkeypatch.setattr(here.app.acting, "read", broken)
        reply = await mika.press(post, "Play")
        assert "number" in reply.text
        assert "machine room" not in reply.text
        monkeypatch.setattr(here.app.acting, "read", full)
        assert "disk is full" in (await mika.press(post, "Play")).text
        monkeypatch.undo()
        assert (await mika.press(post, "View board")).pictures


async def test_who_stops_says_so(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        await here.client.router.drain(1.0)
        reply = await here.person("Mika").press(post, "Play")
        assert reply.text == "I'm restarting. Please press again in a moment."


async def test_who_leaves_has_answered_all_that_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        came, left = asyncio.Event(), asyncio.Event()
        close = ShardInfo.disconnect

        async def slowly(*answer: Any) -> None:
            came.set()
            await left.wait()
            await answer_now(*answer)

        async def told(shard: ShardInfo) -> None:
            await close(shard)
            left.set()

        monkeypatch.setattr(router, "answer_now", slowly)
        monkeypatch.setattr(ShardInfo, "disconnect", told)
        here.client.router.stopping = True
        mika = here.person("Mika")
        sent = await mika.send("press", message=post.id, custom_id=post.buttons["Play"]["custom_id"])
        await came.wait()
        await here.client.drain()
        assert (await mika.reply(sent)).text == "I'm restarting. Please press again in a moment."


async def test_an_old_post_brings_the_present_panel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        mika, tom = here.person("Mika"), here.person("Tom")
        custom_id = post.buttons["Play"]["custom_id"]
        await take(here, mika, tom)
        await here.quiet()
        replies = [await person.press(post, custom_id, forged=True) for person in (mika, tom)]
        assert any(reply.menus or reply.buttons for reply in replies)
        assert any("older message" in reply.text for reply in replies)


async def test_a_question_can_be_answered_in_a_dm_and_no_one_else_sees_it(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("toy", "Mika", "Tom")
        mika = here.person("Mika")
        question = await here.seen(mika, lambda message: "Keep" in str(list(message.buttons)), "dm")
        reply = await mika.press(question, "Keep")
        assert "Your answer so far" in reply.text
        assert reply.text.count("change") == 1
        await here.quiet()
        public = [message for message in await here.person("Tom").channel() if not message.ephemeral]
        assert all("Your answer" not in message.text for message in public)
        assert "Answered: 1 of 2" in (await mika.look(post)).text


@pytest.mark.parametrize("engine", EITHER, indirect=True)
@pytest.mark.usefixtures("engine")
async def test_a_text_that_cannot_be_kept_is_refused_in_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("toy", "Mika", "Jonas")
        mika = here.person("Mika")
        panel = await mika.command("/play")
        form = await part_pressed(mika, await part_pressed(mika, panel, "more"), "note")
        assert form.modal is not None
        before = await revisions(here)
        for reply in (
            await mika.submit(form.modal, {"note": "rice\0"}, forged=True),
            await mika.command("/move", moves="rice\0"),
            await mika.command("/play", table="7\0"),
        ):
            assert reply.ephemeral
            assert says(reply.text, "house-wrong-text")
        assert await revisions(here) == before
        panel = await mika.command("/play")
        assert "rice" not in panel.text
        # The form of a panel of its own: the former one is just being taken away.
        form = await part_pressed(mika, await part_pressed(mika, panel, "more"), "note")
        assert form.modal is not None
        shown = await mika.submit(form.modal, {"note": "take rice"})
        assert "take rice" in shown.text
